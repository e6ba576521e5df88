horizon-prospect-later = Once somebody has claimed it
horizon-prospect-invested = { $count ->
    [one] One more invested cube
   *[other] { $count } more invested cubes
}
