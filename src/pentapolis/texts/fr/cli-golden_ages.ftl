# The Golden Ages : la table au terminal.

cli-golden-status = Ère { $era } sur 4 · { $first } a commencé · tuiles { $tiles } · gloire { $glory }
cli-golden-last-turns = DERNIERS TOURS (encore { $count } après celui-ci)
cli-golden-legend = ⌂ capitale  ■ ville  ▣ ville de deux cubes  A debout  a couché
cli-golden-wonders = Merveilles
cli-golden-buildings = Bâtiments
cli-golden-judgements = Jugements
cli-golden-agora = Agora
cli-golden-holds = { $points } PV · { $gold } or · { $cubes } cubes
cli-golden-era = Ère { $era } :
cli-golden-looked = Tuiles gloire piochées : { $values }
cli-golden-which-card = Quelle carte est « { $text } » ? Tapez son nom tel qu’il est sur la table, par exemple : carte Pyramides
cli-golden-help-card = Ce que dit une carte, et d’où viennent ses données : carte Pyramides
cli-golden-help-preview = Ce qu’un choix changerait, poste par poste : aperçu 3
cli-golden-intro = La carte a 6 lignes et 10 colonnes ; une case s’écrit ligne,colonne. ┃ et ━ sont des côtes, les pointillés de la terre. Une lettre est un joueur : majuscule debout, minuscule couché. ▸ marque une case qu’on peut choisir. En dessous, les merveilles avec leur coût pour vous, les bâtiments, les jugements et le plateau de chacun ; ce qui a servi est barré. « carte » et un nom vous en disent plus.
