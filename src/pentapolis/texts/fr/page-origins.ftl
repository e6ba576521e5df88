# Origins sur la page : ce que dit la table.

page-origins-world = Monde
page-origins-city = Cité
page-origins-draft = Choix des dés
page-origins-round = Manche { $round }
page-origins-round-of = Manche { $round } sur { $rounds }
page-origins-target = { $points } points sur { $goal }
page-origins-military = Militaire
page-origins-districts = Districts
page-origins-levels = Étages
page-origins-citizens = Citoyens
page-origins-population = Population
page-origins-board = Plateau
page-origins-next = suivante
page-origins-two-lowest = les 2 plus bas
page-origins-at-zero = à 0
page-origins-at-colours = à { $count } couleurs
page-origins-gold-left = reste { $count } Or
page-origins-times-seats = × Sièges
page-origins-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
page-origins-start = départ
page-origins-none = aucun
page-origins-nobody = personne
page-origins-build = Construire
page-origins-recruit = Recruter
page-origins-speaker = Orateur
page-origins-free = gratuit
page-origins-site = Lieu { $site }, le Vaisseau affiche { $ship }. { $top } ; { $bottom }. Bonus : { $bonus }. Sur place : { $standing }.
page-origins-offer = { $building } ({ $colour }), { $wisdom } Sagesse et { $stone } Pierre. { $text }
page-origins-then = Ensuite : { $building }. { $count ->
    [one] { $count } tuile dans la pile
   *[other] { $count } tuiles dans la pile
}
page-origins-pile-empty = La pile est vide.
page-origins-space = Case { $space } : { $who }
page-origins-on-step = { $name } sur la marche { $step } ({ $points } points)
page-origins-recruit-for = { $worker } pour { $wisdom } Sagesse, { $left } en réserve
page-origins-in-stock = { $count } en réserve : { $colour }
page-origins-levels-left = Étages de tours en réserve : { $count } { $colour }
page-origins-district = Carte District { $card } : { $pattern }. { $first } points la première fois, puis { $later }. { $gold } Or. Marquée par : { $who }.
page-origins-tile = { $building } en { $x },{ $y }. { $text }
page-origins-place = Emplacement { $x },{ $y }
page-origins-seat-of = Siège { $x },{ $y } : { $worker }
page-origins-seat-free = Siège libre { $x },{ $y }
page-origins-tokens = { $count ->
    [one] { $count } jeton Supériorité
   *[other] { $count } jetons Supériorité
}
page-origins-workers = Travailleurs
page-origins-free-base = Une base libre, prête pour un Citoyen
page-origins-passed = a passé
page-origins-bastion = détient le Bastion : commence la manche
page-origins-tower = Tour { $colour } : hauteur { $height }, dés sur les Sièges : { $sum }
page-origins-tower-of = Tour { $colour } : { $height }
page-origins-next-base = { $bases } bases{ $food ->
    [0] {""}
   *[other]  ; la suivante coûte { $food } Nourriture
}
page-origins-kept = { $building }, mise de côté
page-origins-your-city = Votre cité
page-origins-city-of = Cité : { $name }
page-origins-tiles = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
page-origins-look-at = Voir cette cité : { $name }
page-origins-back = Revenir à votre cité
page-origins-last-round = Dernière manche : { $reason }
page-origins-effect-seat = Poser { $worker } sur ce Siège de Pouvoir, pour de bon.
page-origins-effect-place = { $building } ici.{ $seats ->
    [0] {""}
    [one] {" "}Un nouveau Siège de Pouvoir apparaît.
   *[other] {" "}{ $seats } nouveaux Sièges de Pouvoir apparaissent.
}
page-origins-help-visit = Envoyez un Travailleur sur un Lieu. Il lui faut la valeur du Vaisseau, ou 1 Sagesse par point manquant ; puis le Vaisseau monte. Réalisez une des deux actions principales, et le bonus si le Travailleur est de sa couleur. Un 6 réalise les deux.
page-origins-help-district = Quatre tuiles autour d’un coin forment un District. Posez un Stratège sur son Siège de Pouvoir, pour de bon : il peut marquer une carte District, et les tuiles de sa couleur agissent à nouveau.
page-origins-help-tower = Élevez une tour pour autant d’Or que sa hauteur. À la fin, chaque dé d’un Siège est multiplié par la tour de sa couleur.
page-origins-help-grow = Augmentez la population contre de la Nourriture : une nouvelle base accueille un Citoyen de plus.
page-origins-help-pass = Quand vous passez, vos Travailleurs reviennent et vos Stratèges gagnent 1. Un 6 qui monte devient Conseiller.
page-origins-help-end = Le sablier marque ce qui termine la partie : plus d’Or sur les cartes District, une couleur de dés épuisée, trois couleurs de tours restantes, ou trois temples gravis. La manche se joue jusqu’au bout.
page-origins-go-site = Aller au Lieu { $site }
page-origins-go-climb = Monter
page-origins-go-take = Prendre
page-origins-go-keep = Réserver
page-origins-go-seat = Placer ici
page-origins-go-score = Marquer
page-origins-go-raise = Élever
page-origins-go-grow = Agrandir
page-origins-go-pass = Passer
page-origins-go-advance = Avancer
page-origins-go-attack = Attaquer
page-origins-go-use = Utiliser
page-origins-chip-district = District : { $die }
page-origins-chip-tower = tour { $colour ->
    [bleu] bleue
   *[other] { $colour }
}
page-origins-chip-base = nouvelle base
page-origins-all-sent = Tous les Travailleurs sont sur des Lieux.
page-origins-guide-action = Choisissez { $things }.
page-origins-guide-visit = un Travailleur à envoyer sur un Lieu
page-origins-guide-complete = un dé pour un Siège de Pouvoir
page-origins-guide-tower = une tour à élever
page-origins-guide-grow = une nouvelle base
page-origins-guide-site = La marque sur chaque Vaisseau dit ce que coûte la visite.
page-origins-guide-slab = Choisissez une des actions éclairées du Lieu.
page-origins-guide-resource = Choisissez une de vos ressources éclairées.
page-origins-guide-market = Choisissez une tuile éclairée du marché : sa Sagesse et sa Pierre sont à côté.
page-origins-guide-place = Choisissez une des places en pointillés autour de votre cité.
page-origins-guide-tile = Choisissez une tuile éclairée de votre cité.
page-origins-guide-keep = Choisissez une tuile éclairée du marché.
page-origins-guide-temple = Les cercles montrent où vous seriez.
page-origins-guide-recruit = Choisissez un dé de la rangée : dessous, la Sagesse qu’il coûte.
page-origins-guide-food = Choisissez un dé éclairé, ou la case éclairée de la piste militaire.
page-origins-guide-worker = Choisissez un de vos dés éclairés.
page-origins-guide-seat = Choisissez un Siège éclairé entre quatre tuiles.
page-origins-guide-ship = Choisissez un Lieu éclairé.
page-origins-guide-district = Choisissez une des cartes District éclairées.
