# What this device has played, on the start page.

page-your-games = Your games
page-your-games-of = Game
page-your-games-count = { $count ->
    [one] game
   *[other] games
}
page-your-games-won = won
page-your-games-best = best
page-your-games-met = { $level }: { $won } of { $games } won
page-your-games-never = { $level }: never met
