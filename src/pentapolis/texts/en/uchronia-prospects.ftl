uchronia-prospect-completed = Completed by you now
uchronia-prospect-activity = One more Activity
uchronia-prospect-monopoly = { $count ->
    [one] One more Activity makes it yours
   *[other] { $count } more Activities make it yours
}
