horizon-prospect-later = Une fois revendiqué par quelqu’un
horizon-prospect-researched = Si vous l’aviez maintenant
horizon-prospect-invested = { $count ->
    [one] Un cube investi de plus
   *[other] { $count } cubes investis de plus
}
