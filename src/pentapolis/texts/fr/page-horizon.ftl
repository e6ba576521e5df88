# Beyond the Horizon sur la page.

page-horizon-name-short = Horizon
page-horizon-progress = Manche { $round }
page-horizon-progress-last = Manche { $round } sur { $last }
page-horizon-tree = Arbre
page-horizon-map = Carte
page-horizon-mine = Plateau
page-horizon-enlarge = Agrandir
page-horizon-back = Revenir à la table
page-horizon-level = Niveau { $level }
page-horizon-key-swap = échanger l’arbre et la carte
page-horizon-look-at = Regarder ce plateau : { $name }
page-horizon-board-of = Plateau : { $name }
page-horizon-first = premier
page-horizon-per = { $each ->
    [1] par
   *[other] par { $each }
}
page-horizon-space = { $action }, case{ $coins ->
    [0] {""}
   *[other] {" "}pour { $coins } de plus
}{ $who ->
    [0] {""}
   *[other] {". "}{ $who }
}
page-horizon-card = { $technology } ({ $slot }). { $text } Savants : { $scholars }
page-horizon-ours = Ses données sont reconstituées : la règle n’imprime aucune liste de cartes.
page-horizon-ours-short = reconstituée
page-horizon-open = ouvert
page-horizon-needs = demande { $slots }
page-horizon-slot = Emplacement { $slot } : { $state }
page-horizon-price = { $coins ->
    [0] gratuit
    [one] 1 pièce
   *[other] { $coins } pièces
}
page-horizon-action-basic_1 = Recherche I
page-horizon-action-basic_2 = Recherche II
page-horizon-action-basic_3 = Recruter, aller
page-horizon-action-basic_4 = Croître
page-horizon-action-advanced_1 = Coloniser
page-horizon-action-advanced_2 = Fortifier
page-horizon-action-advanced_3 = Recherche III
page-horizon-action-advanced_4 = Recherche IV
page-horizon-unit = { $count ->
    [one] {""}
   *[other] { $count } ×{" "}
}{ $unit } de force { $strength }, { $name }
page-horizon-unexplored = Terre inexplorée
page-horizon-start = Tuile de départ : { $name }
page-horizon-tile = { $place }{ $force ->
    [0] {""}
   *[other] {", "}force { $force }
}. { $building } { $builders } { $village } { $city }
page-horizon-stack = { $count ->
    [one] 1 tuile restante
   *[other] { $count } tuiles restantes
}
page-horizon-steps = Pas
page-horizon-scholars = { $count ->
    [one] 1 savant
   *[other] { $count } savants
}
page-horizon-columns = Pions inactifs par colonne : { $columns }. Ouvertes : { $open }
page-horizon-inactive = pions inactifs
page-horizon-track = Piste { $track }, { $left } cubes restants. Suivant : { $next }
page-horizon-track-left = { $track } : { $left } cubes restants
page-horizon-invested = Investis : { $count } sur { $of }{ $more ->
    [0] {""}
   *[other] {", "}{ $more } au-delà
}
page-horizon-in-force = en vigueur
page-horizon-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
page-horizon-active = { $count ->
    [one] { $count } pion actif
   *[other] { $count } pions actifs
}
page-horizon-active-short = actifs
page-horizon-settle-tokens = Jetons Coloniser : { $count }
page-horizon-fortify-tokens = Jetons Fortifier : { $count }
page-horizon-in-reserve = Bâtiments en réserve : { $count }
page-horizon-techs = Technologies : { $count }
page-horizon-reserve = { $building }, en réserve. { $text }
page-horizon-leader = { $leader }. { $text }
page-horizon-tokens = Jetons d’unité restants
page-horizon-common = Bâtiments et objectifs
page-horizon-river = Bâtiments { $level }
page-horizon-left = reste { $count }
page-horizon-building = { $building }. { $text }
page-horizon-objectives = Objectifs
page-horizon-claimed = { $count } sur { $of } remplis
page-horizon-objective = { $objective }. { $text } Vous : { $has } sur { $needs }. Remplis par : { $claims }
page-horizon-once = À la recherche
page-horizon-action = Action
page-horizon-lasting = Durable
page-horizon-chosen = choisie
page-horizon-answers = De quoi choisir
page-horizon-lower = Voir la table
page-horizon-show = Montrer les choix
page-horizon-beneath = Sous la pile :
page-horizon-sign-coin = pièce
page-horizon-sign-pawn = pion actif, à dépenser
page-horizon-sign-pop = pion de la colonne la plus à gauche
page-horizon-sign-exh = épuiser : retour aux colonnes
page-horizon-sign-book = rechercher, niveau et prix
page-horizon-sign-settler = recruter un colon, force
page-horizon-sign-soldier = recruter un soldat, force
page-horizon-sign-either = colon ou soldat
page-horizon-sign-up = une unité gagne en force
page-horizon-sign-move = pas sur la carte
page-horizon-sign-explore = une tuile de plus ce tour
page-horizon-sign-inv = investir un cube de la piste indiquée
page-horizon-sign-food = piste nourriture
page-horizon-sign-economy = piste économie
page-horizon-sign-infrastructure = piste infrastructure
page-horizon-sign-any = piste de votre choix
page-horizon-sign-bld = prendre un bâtiment de ce niveau
page-horizon-sign-build = construire
page-horizon-sign-less = pièces de moins
page-horizon-sign-settle = jeton Coloniser
page-horizon-sign-fortify = jeton Fortifier
page-horizon-sign-village = village
page-horizon-sign-city = ville
page-horizon-sign-prod = produire de la population
page-horizon-sign-hand = produire des pièces, une par main
page-horizon-sign-basic = faire une action de base
page-horizon-sign-card = technologie
page-horizon-sign-leader = leader, découverte
page-horizon-sign-monarchy = Monarchie
page-horizon-sign-theocracy = Théocratie
page-horizon-sign-democracy = Démocratie
page-horizon-sign-lock = condition manquante
page-horizon-guide-space = Choisissez un espace éclairé : vous faites ce qui est écrit à côté.
page-horizon-guide-slot = Choisissez une carte ou un emplacement éclairé de l’arbre.
page-horizon-guide-card = Choisissez une des cartes éclairées.
page-horizon-guide-building = Choisissez un des bâtiments éclairés.
page-horizon-guide-reserve = Choisissez un des bâtiments éclairés de votre réserve.
page-horizon-guide-tile = Choisissez une tuile éclairée de la carte.
page-horizon-guide-step = Choisissez une unité éclairée et où elle va ; un plus est une terre inexplorée.
page-horizon-guide-unit = Choisissez une des unités éclairées.
page-horizon-guide-track = Choisissez une de vos pistes éclairées.
page-horizon-guide-objective = Choisissez un des objectifs éclairés.
page-horizon-guide-government = Choisissez un des gouvernements éclairés.
page-horizon-go-choose = Choisir
page-horizon-go-build = Bâtir
page-horizon-go-exchange = Échanger
page-horizon-go-keep = Garder
page-horizon-go-claim = Revendiquer
page-horizon-go-engage = Engager
page-horizon-go-fortify = Fortifier
page-horizon-go-there = Y aller
page-horizon-go-take = Prendre
page-horizon-go-join = Rejoindre
page-horizon-go-trade = Commercer
page-horizon-go-produce = Produire
page-horizon-go-recall = Rappeler
page-horizon-go-recruit = Recruter
page-horizon-go-research = Rechercher { $slot }
page-horizon-go-settle = Coloniser
page-horizon-go-explore = Explorer
page-horizon-go-move = Se déplacer
page-horizon-go-take-them = Les prendre
page-horizon-go-cube = Prendre le cube
page-horizon-go-strengthen = Renforcer
