# La page : le plateau d’Akropolis et ses panneaux.

page-akropolis-city = Cité
page-akropolis-city-of = Cité : { $name }
page-akropolis-look = Montrer au centre la Cité bâtie par { $name }
page-akropolis-round = Manche { $round } sur { $rounds }
page-akropolis-round-short = Manche { $round }/{ $rounds }
page-akropolis-chief = Architecte en Chef
page-akropolis-chief-is = Chef : { $name }
page-akropolis-site = Chantier
page-akropolis-free = gratuite
page-akropolis-stones = { $count ->
    [one] { $count } Pierre
   *[other] { $count } Pierres
}
page-akropolis-dear = { $count ->
    [one] il vous manque { $count } Pierre
   *[other] il vous manque { $count } Pierres
}
page-akropolis-piles = { $count ->
    [0] plus de pile
    [one] { $count } pile de { $size }
   *[other] { $count } piles de { $size }
}
page-akropolis-architect-tiles = { $count ->
    [0] La tuile de départ de l’Architecte
    [one] La tuile de départ et { $count } tuile de l’Architecte
   *[other] La tuile de départ et { $count } tuiles de l’Architecte
}
page-akropolis-flat = Vue à plat
page-akropolis-tiles = Tuiles
page-akropolis-places = Emplacements
page-akropolis-arrow-keys = flèches
page-akropolis-all = Tous
page-akropolis-level = { $level ->
    [1] Au sol
   *[other] Niveau { $level }
}
page-akropolis-chip = { $level ->
    [1] Sol
   *[other] Niveau { $level }
}
page-akropolis-places-at = { $level ->
    [1] { $count ->
        [one] { $count } emplacement au sol
       *[other] { $count } emplacements au sol : le suivant
    }
   *[other] { $count ->
        [one] { $count } emplacement au niveau { $level }
       *[other] { $count } emplacements au niveau { $level } : le suivant
    }
}
page-akropolis-only = { $level ->
    [1] Ne montrer que les emplacements au sol
   *[other] Ne montrer que les emplacements au niveau { $level }
}
page-akropolis-turn = Tourner la tuile
page-akropolis-value-stars = valeur × étoiles
page-akropolis-hidden = Encore cachées
page-akropolis-tile-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
page-akropolis-plate-counts = compte
page-akropolis-plate-not = ne compte pas
page-akropolis-plate-changes = changerait
page-akropolis-plate-double = compte double
page-akropolis-last-move = dernier coup
page-akropolis-options = { $count ->
    [one] { $count } option activée
   *[other] { $count } options activées
}
page-akropolis-effect-turn = { $pointer ->
    [touch] Touchez
   *[mouse] Cliquez
} de nouveau pour tourner.
page-akropolis-key-turn = tourner la tuile
page-akropolis-key-walk = tuile voisine du Chantier ; avec une tuile en main, les quatre flèches mènent d’un emplacement à l’autre
page-akropolis-key-look = d’un hexagone de la cité à l’autre par les flèches ; « ? » dit ce qu’il est
