horizon-prospect-later = Once somebody has claimed it
horizon-prospect-researched = If you had it now
horizon-prospect-invested = { $count ->
    [one] One more invested cube
   *[other] { $count } more invested cubes
}
