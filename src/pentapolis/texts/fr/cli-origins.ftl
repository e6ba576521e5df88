cli-origins-round = Manche { $round }
cli-origins-bastion = Bastion : { $name }
cli-origins-market = Marché
cli-origins-cost = { $wisdom } Sagesse { $stone } Pierre
cli-origins-next = Piles
cli-origins-row = Citoyens
cli-origins-speakers = Orateurs
cli-origins-reserve = Réserve
cli-origins-levels = Étages
cli-origins-pool = Dés à prendre
cli-origins-districts = Districts
cli-origins-archon-letter = Archonte
cli-origins-workers = Travailleurs
cli-origins-bases = socles libres : { $free } sur { $bases }
cli-origins-tokens = Supériorité { $count }
cli-origins-towers = Tours
cli-origins-signs = Zodiaque
cli-origins-holder = { $sign } : { $holder }
cli-origins-kept = De côté
cli-origins-city = { $tiles } tuiles, { $seats ->
    [one] { $seats } District
   *[other] { $seats } Districts
}
cli-origins-points = { $points } PV
cli-origins-passed = a passé
cli-origins-help-city = La Cité d’un joueur par numéro ou nom ; sans rien, toutes les Cités : cité 2
cli-origins-help-preview = Ce qu’un choix changerait, poste par poste : aperçu 3
cli-origins-no-such-city = La Cité de qui ? Tapez un numéro de 1 à { $last }, ou un nom.
cli-origins-intro-table = En haut, les cinq Lieux, chacun avec la valeur de son Vaisseau (▲) et la lettre de sa couleur bonus, puis le marché, les Citoyens, les cartes District et les pistes, puis les autres joueurs, et enfin votre plateau avec votre Cité. ◇ est un Siège de Pouvoir libre, un chiffre en couleur le dé posé dessus. Pendant la construction, les numéros sur le plan sont les emplacements au choix.
