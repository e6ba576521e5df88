golden_ages-prospect-judged = { $count ->
    [one] One more of what is counted
   *[other] { $count } more of what is counted
}
golden_ages-prospect-lead = Once you alone have the most
