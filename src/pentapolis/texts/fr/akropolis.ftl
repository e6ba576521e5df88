# Akropolis : noms, options, consignes, lignes du journal et refus.

akropolis-name = Akropolis
akropolis-tagline = Bâtissez une Cité de tuiles, côte à côte et les unes sur les autres.
akropolis-about = À chaque tour, vous prenez une tuile du Chantier et l’ajoutez à votre Cité, au sol ou par-dessus d’autres tuiles. Recouvrir des Carrières rapporte des Pierres, et les Pierres donnent un meilleur choix de tuiles. À la fin, chacun des cinq types de Quartiers rapporte sa valeur × les étoiles de ses Places : plus un Quartier est haut, plus il vaut, s’il est bien placé. Qui a le plus de points l’emporte.
akropolis-credits = Un jeu de Jules Messaud, illustré par Pauline Détraz, édité par Gigamic en 2022. Ceci est une édition non officielle : elle a ses propres textes et dessins, et n’est ni réalisée ni approuvée par l’éditeur. Si le jeu vous plaît, achetez la boîte.
akropolis-provenance = Les règles, la mise en place et les variantes suivent le livret de règles français. Le livret ne donne ni la liste des 61 tuiles, ni la tuile de départ, ni les étoiles des Places : elles viennent de sources publiques qui concordent entre elles. Rien n’est reconstitué. Le mode solo est un ajout ultérieur de l’éditeur, absent de ce livret ; il suit des descriptions publiques.

akropolis-kind-empty = Vide
akropolis-kind-quarry = Carrière
akropolis-kind-house = Habitations
akropolis-kind-market = Marché
akropolis-kind-barracks = Caserne
akropolis-kind-temple = Temple
akropolis-kind-garden = Jardin
akropolis-kind-house_plaza = Place Habitations
akropolis-kind-market_plaza = Place Marché
akropolis-kind-barracks_plaza = Place Caserne
akropolis-kind-temple_plaza = Place Temple
akropolis-kind-garden_plaza = Place Jardin

akropolis-term-house = Habitations
akropolis-term-market = Marchés
akropolis-term-barracks = Casernes
akropolis-term-temple = Temples
akropolis-term-garden = Jardins
akropolis-term-stones = Pierres
akropolis-term-quarry = Carrières
akropolis-feature-house-value = Valeur des habitations
akropolis-feature-market-value = Valeur des marchés
akropolis-feature-barracks-value = Valeur des casernes
akropolis-feature-temple-value = Valeur des temples
akropolis-feature-garden-value = Valeur des jardins
akropolis-feature-house-stars = Étoiles d’habitations
akropolis-feature-market-stars = Étoiles de marchés
akropolis-feature-barracks-stars = Étoiles de casernes
akropolis-feature-temple-stars = Étoiles de temples
akropolis-feature-garden-stars = Étoiles de jardins

akropolis-prompt-take = { $name }, prenez une tuile du Chantier.
akropolis-prompt-place = { $name }, ajoutez votre tuile à votre Cité : { $tile }.
akropolis-choice-take = Prendre { $tile } { $price ->
    [0] gratuitement
    [one] pour { $price } Pierre
   *[other] pour { $price } Pierres
}
akropolis-choice-place = Bâtir { $level ->
    [1] au sol
   *[other] au niveau { $level }
} en { $q },{ $r }{ $rotation ->
    [0] {""}
    [1] , tuile tournée de 60°
    [2] , tuile tournée de 120°
    [3] , tuile tournée de 180°
    [4] , tuile tournée de 240°
   *[5] , tuile tournée de 300°
}

akropolis-effect-take = { $tile }, { $price ->
    [0] gratuite.
    [one] pour { $price } Pierre.
   *[other] pour { $price } Pierres.
}
akropolis-only-take = Sans Pierre, pas d’autre choix.
akropolis-effect-place = { $level ->
    [1] Au sol.
   *[other] { $quarries ->
        [0] Niveau { $level }, sur { $covered } tuiles.
        [one] Niveau { $level }, sur { $covered } tuiles, recouvre { $quarries } Carrière.
       *[other] Niveau { $level }, sur { $covered } tuiles, recouvre { $quarries } Carrières.
    }
}

akropolis-fact-tile = { $tile }
akropolis-fact-price = { $price ->
    [0] Gratuite : aucune tuile n’est placée devant elle.
    [one] Coûte { $price } Pierre, pour la tuile placée devant elle.
   *[other] Coûte { $price } Pierres, une pour chaque tuile placée devant elle.
}
akropolis-fact-hex = { $kind }, niveau { $level }
akropolis-fact-plaza = { $stars ->
    [one] Son étoile multiplie
   *[other] Ses { $stars } étoiles multiplient
} tous les Quartiers de sa couleur, proches ou lointains. Sa hauteur ne change rien.
akropolis-fact-house = Seul le plus grand groupe d’Habitations compte. { $worth ->
    [0] Celles-ci sont à l’écart et ne comptent pas pour l’instant.
   *[other] Celles-ci en font partie et comptent pour { $worth }.
}
akropolis-fact-market = Un Marché compte s’il ne touche aucun autre Marché. { $worth ->
    [0] Celui-ci en touche un autre et ne compte pas pour l’instant.
   *[other] Celui-ci compte pour { $worth }.
}
akropolis-fact-barracks = Une Caserne compte au bord de la Cité, à côté d’une case extérieure. { $worth ->
    [0] Celle-ci est enfermée et ne compte pas pour l’instant.
   *[other] Celle-ci compte pour { $worth }.
}
akropolis-fact-temple = Un Temple compte dès que les six cases qui l’entourent sont bâties. { $worth ->
    [0] À côté de celui-ci, une case est encore libre : il ne compte pas pour l’instant.
   *[other] Celui-ci compte pour { $worth }.
}
akropolis-fact-garden = Les Jardins comptent toujours. Celui-ci compte pour { $worth }.
akropolis-fact-stones = { $count ->
    [one] { $count } Pierre
   *[other] { $count } Pierres
}
akropolis-fact-piles = { $count ->
    [0] Plus aucune pile
    [one] { $count } pile face cachée
   *[other] { $count } piles face cachée
}

akropolis-event-take = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $tile } { $price ->
    [0] gratuitement
    [one] pour { $price } Pierre
   *[other] pour { $price } Pierres
}.
akropolis-event-place = { $you ->
    [yes] Vous bâtissez
   *[no] { $name } bâtit
} { $tile } { $level ->
    [1] au sol
   *[other] au niveau { $level }
}.
akropolis-event-gain = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $stones ->
    [one] { $stones } Pierre pour une Carrière recouverte
   *[other] { $stones } Pierres pour { $stones } Carrières recouvertes
}.
akropolis-event-refill = Manche { $round } : le Chantier est réapprovisionné avec { $tiles }. Architecte en Chef : { $who }.
akropolis-event-architect = { $name } prend { $tile } { $price ->
    [0] gratuitement
    [one] pour { $price } Pierre
   *[other] pour { $price } Pierres
}.
akropolis-event-end = La dernière tuile reste dans le Chantier : { $tile }. La partie est finie.

akropolis-refuse-take-first = Vous n’avez pas encore de tuile en main : prenez-en d’abord une dans le Chantier, par exemple « take 0 ».
akropolis-refuse-place-first = Vous avez déjà une tuile en main : ajoutez-la à votre Cité, ou annulez pour la remettre.
akropolis-refuse-no-such-tile = Il n’y a pas de tuile au prix { $price } : le Chantier s’arrête au prix { $most }. Choisissez un prix de 0 à { $most }.
akropolis-refuse-too-dear = Cette tuile coûte { $price ->
    [one] { $price } Pierre
   *[other] { $price } Pierres
}, et vous en avez { $stones }. Prenez-en une qui coûte { $stones } ou moins.
akropolis-refuse-not-adjacent = La tuile serait à l’écart de votre Cité : au sol, au moins un de ses hexagones doit partager un bord avec ce qui est bâti.
akropolis-refuse-overhang = La tuile surplomberait { $empty ->
    [one] une case vide
   *[other] { $empty } cases vides
} : déplacez-la pour que ses trois hexagones reposent tous sur le sol, ou tous sur d’autres tuiles.
akropolis-refuse-uneven = Les cases du dessous ont des hauteurs de { $low } à { $high } : choisissez-en trois de même hauteur.
akropolis-refuse-one-tile = Les trois hexagones reposeraient sur une seule et même tuile : déplacez-la pour qu’elle soit à cheval sur au moins deux.
akropolis-refuse-notation = « { $text } » n’est pas un coup : écrivez « take 2 » pour la tuile qui coûte 2, ou « place 1,-2 r3 » pour une case et une orientation.
akropolis-refuse-no-such-price = Le prix { $price } n’existe pas : choisissez-en un de 0 à { $most }.
akropolis-refuse-rotation = L’orientation { $rotation } n’existe pas : choisissez-en une de r0 à r5.
akropolis-refuse-too-far = La case { $q },{ $r } est plus loin que ne peut s’étendre une Cité : choisissez-en une près de la vôtre.
akropolis-refuse-alone = Pour jouer seul, il faut un adversaire : donnez à l’option « architect » l’une des valeurs { $architects }, ou jouez à 2, 3 ou 4.
akropolis-refuse-solo-begins = En solo, vous commencez toujours : laissez l’option « first_player » à 0.
akropolis-refuse-architect = L’option « architect » est réservée aux parties en solo : laissez-la à « none », ou jouez seul.
akropolis-refuse-first-player = L’option « first_player » est une place à table, de 0 à { $last }, ou « random ».

akropolis-option-variants = Variantes
akropolis-option-variants-help = Chaque variante double les Quartiers bien choisis d’un type. Découvrez-les d’abord une par une.
akropolis-option-variants-houses = Habitations : un groupe de valeur 10 ou plus compte double
akropolis-option-variants-markets = Marchés : à côté d’une Place Marché, ils comptent double
akropolis-option-variants-barracks = Casernes : avec 3 ou 4 cases extérieures voisines, elles comptent double
akropolis-option-variants-temples = Temples : à partir du niveau 2, ils comptent double
akropolis-option-variants-gardens = Jardins : au bord d’un lac, ils comptent double
akropolis-option-long = Partie longue
akropolis-option-long-help = À 2 ou 3 joueurs, jouer avec les 61 tuiles.
akropolis-option-first_player = Premier joueur
akropolis-option-first_player-help = La place qui commence, ou au hasard. Le livret dit : le dernier à avoir gravi une colline.
akropolis-option-first_player-random = Au hasard
akropolis-option-architect = Adversaire en solo
akropolis-option-architect-help = Pour un seul joueur : l’Illustre Architecte que vous affrontez. Un ajout absent de ce livret.
akropolis-option-architect-none = Aucun
akropolis-option-architect-hippodamos = Hippodamos
akropolis-option-architect-metagenes = Métagénès
akropolis-option-architect-callicrates = Callicratès
akropolis-option-largest_group = Plus grand groupe d’Habitations
akropolis-option-largest_group-help = À quoi se mesure le plus grand groupe. Les éditions diffèrent ; la valeur par défaut suit notre lecture.
akropolis-option-largest_group-hexes = Le plus d’hexagones
akropolis-option-largest_group-value = La plus forte valeur
akropolis-option-periphery = Périphérie
akropolis-option-periphery-help = Une Caserne au bord d’un lac est-elle en périphérie ? Les éditions diffèrent ; la valeur par défaut suit notre lecture.
akropolis-option-periphery-outside = Seulement les cases extérieures
akropolis-option-periphery-any_empty = Toute case vide
akropolis-option-lake = Lacs
akropolis-option-lake-help = Quels lacs comptent dans la variante Jardins. Les éditions diffèrent ; la valeur par défaut suit notre lecture.
akropolis-option-lake-any_size = De toute taille
akropolis-option-lake-single = D’une seule case

## Comment jouent les niveaux

akropolis-level-1 = Pose ses tuiles là où cela semble aller, souvent pas là où elles marquent. Idéal pour une première partie.
akropolis-level-2 = Prend la tuile qui rapporte le plus tout de suite, sans penser à la suivante.
akropolis-level-3 = Sait, après bien des parties, ce qu’une cité peut devenir, et manque parfois la meilleure place.
akropolis-level-4 = Sait ce qu’une cité peut devenir et manque rarement la meilleure place, mais ne regarde pas ce qu’il vous faut.
akropolis-level-5 = Prévoit la suite pour tout le monde : prend ce qu’il faut à sa cité, et ce que les autres ne doivent pas avoir. Difficile à battre.
