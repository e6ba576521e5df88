# Ce que cet appareil a joué, sur la page d’accueil.

page-your-games = Vos parties
page-your-games-of = Jeu
page-your-games-count = { $count ->
    [one] partie
   *[other] parties
}
page-your-games-won = gagnées
page-your-games-best = record
page-your-games-met = { $level } : { $won } sur { $games } gagnées
page-your-games-never = { $level } : jamais rencontré
