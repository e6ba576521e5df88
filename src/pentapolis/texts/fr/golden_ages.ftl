# The Golden Ages : noms, consignes, choix, lignes du journal et refus.

golden_ages-name = The Golden Ages
golden_ages-tagline = Menez un peuple à travers quatre ères sur une carte qui grandit.
golden_ages-credits = Un jeu de Luigi Ferrini, édité par Quined Games en 2014. Ceci est une édition non officielle : elle a ses propres textes et dessins, et n’est ni réalisée ni approuvée par l’éditeur. Si le jeu vous plaît, achetez la boîte.
golden_ages-about = Chaque ère apporte une nouvelle civilisation, de nouvelles merveilles et de nouveaux bâtiments. Vous agrandissez les continents d’une tuile, puis faites une action par tour : explorer avec vos trois colons, fonder des villes, bâtir, développer des technologies, attaquer ou envoyer des artistes à l’Agora. Qui n’a plus de colon debout peut entrer dans un âge d’or et prendre 2 or par tour ; le premier choisit sur quoi l’Histoire jugera tout le monde. Après quatre ères, qui a le plus de points l’emporte.
golden_ages-provenance = Les règles et les chiffres suivent le livret de règles français. Ce qu’il n’imprime pas (les îles, les tuiles, la plupart des cartes) vient de sources publiques ; le coût de trois cases d’invasion, les marques 3+ et 4+ des bâtiments, le moment d’effet de Versailles et de la Tour Eiffel, et la technologie du futur Arcologies sont reconstitués. Chaque carte le dit.
golden_ages-fact-agora = Agora
golden_ages-fact-agora-text = Les colons s’y couchent après avoir travaillé comme bâtisseurs ou artistes. À la fin de l’ère, ils se redressent sur leur capitale.
golden_ages-fact-purse = { $count } or
golden_ages-fact-purse-text = L’or paie les merveilles, les technologies et les attaques. À la fin de la partie, 3 or valent 1 point.
golden_ages-fact-reserve = Réserve : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
golden_ages-fact-reserve-text = Une ville prend d’abord ses cubes ici ; ceux qui manquent peuvent venir de vos autres villes. Les cubes des villes conquises y reviennent.
golden_ages-fact-glory = Invasions : { $count ->
    [one] { $count } tuile Gloire
   *[other] { $count } tuiles Gloire
}
golden_ages-fact-glory-text = Chaque attaque coûte ce que dit la première case libre et rapporte une tuile Gloire. Il y a quatre cases pour toute la partie.
golden_ages-prospect-gold = { $count } or de plus
golden_ages-fact-points = Points acquis
golden_ages-fact-points-text = Ce qui a été marqué jusqu’ici, et pour quoi. La fin ajoute les autres lignes du score.
golden_ages-fact-cell = Case { $row },{ $col }
golden_ages-fact-cell-text = { $ground ->
    [continent] Continent
    [island] Île
   *[other] Pleine mer
}{ $count ->
    [0] {""}.
   *[other] {""} : { $symbols }{ $hidden ->
        [0] {""}
       *[other] {" "}(caché par une capitale)
    }.
}

golden_ages-symbol-game = Gibier
golden_ages-symbol-gem = Gemme
golden_ages-symbol-stone = Pierre
golden_ages-symbol-wheat = Blé
golden_ages-row-movement = Déplacement
golden_ages-row-life = Vie
golden_ages-row-industry = Industrie
golden_ages-row-trade = Échanges
golden_ages-source-rulebook = imprimé dans le livret de règles
golden_ages-source-public = de sources publiques
golden_ages-source-reconstructed = reconstitué
golden_ages-tile-continent_square = la tuile carrée
golden_ages-tile-continent_l1 = la tuile 1 de trois cases
golden_ages-tile-continent_l2 = la tuile 2 de trois cases
golden_ages-tile-continent_l3 = la tuile 3 de trois cases
golden_ages-tile-continent_l4 = la tuile 4 de trois cases
golden_ages-tile-continent_d01 = la tuile 1 de deux cases
golden_ages-tile-continent_d02 = la tuile 2 de deux cases
golden_ages-tile-continent_d03 = la tuile 3 de deux cases
golden_ages-tile-continent_d04 = la tuile 4 de deux cases
golden_ages-tile-continent_d05 = la tuile 5 de deux cases
golden_ages-tile-continent_d06 = la tuile 6 de deux cases
golden_ages-tile-continent_d07 = la tuile 7 de deux cases
golden_ages-tile-continent_d08 = la tuile 8 de deux cases
golden_ages-tile-continent_d09 = la tuile 9 de deux cases
golden_ages-tile-continent_d10 = la tuile 10 de deux cases
golden_ages-tile-continent_d11 = la tuile 11 de deux cases
golden_ages-tile-continent_d12 = la tuile 12 de deux cases

golden_ages-term-artist = Artistes
golden_ages-term-science = Informatique
golden_ages-term-technologies = Technologies, au développement
golden_ages-term-wonders = Merveilles
golden_ages-term-buildings = Bâtiments
golden_ages-term-judgements = Jugements de l’Histoire
golden_ages-term-gold = Or
golden_ages-term-backs = Dos des technologies
golden_ages-term-glory = Tuiles gloire
golden_ages-term-future = Technologie du futur
golden_ages-feature-gold = Or en main
golden_ages-feature-cities = Villes
golden_ages-feature-cubes = Cubes sur la carte
golden_ages-feature-techs = Technologies
golden_ages-feature-symbols = Symboles contrôlés
golden_ages-feature-standing = Colons debout
golden_ages-feature-glory = Tuiles gloire
golden_ages-option-sea = Mer
golden_ages-option-sea-help = Les colons peuvent-ils aller en pleine mer ? Le livret se lit des deux façons ; le choix par défaut est notre lecture.
golden_ages-option-sea-open = Mer ouverte : les colons la traversent et s’y arrêtent
golden_ages-option-sea-closed = Mer fermée : seulement les continents et les îles

golden_ages-prompt-civ = { $name }, garder { $civ } ({ $value }) ou prendre { $new } ({ $new_value }) à la place ?
golden_ages-choice-civ-keep = Garder { $civ } ({ $value })
golden_ages-choice-civ-replace = Jouer { $civ } ({ $value })
golden_ages-prompt-india_tech = { $name }, l’Inde : développez une technologie de niveau 5, sans ses points.
golden_ages-choice-india_tech-tech = { $tech }
golden_ages-prompt-place_tile = { $name }, posez votre terre sur la carte ({ $tile }).
golden_ages-choice-place_tile-place = La poser en { $row },{ $col }, tournée de { $rotation }°
golden_ages-prompt-capital = { $name }, votre capitale reste-t-elle ou se déplace-t-elle ?
golden_ages-choice-capital-capital = Capitale en { $row },{ $col }
golden_ages-choice-capital-stay = La capitale reste où elle est
golden_ages-prompt-action = { $name }, choisissez une action.
golden_ages-choice-action-explorer = Explorateur
golden_ages-choice-action-builder = Bâtisseur
golden_ages-choice-action-artist = Artiste : 3 points
golden_ages-choice-action-soldier = Soldat
golden_ages-choice-action-build_wonder = Construire une merveille
golden_ages-choice-action-activate = Activer une carte
golden_ages-choice-action-develop = Développer une technologie
golden_ages-choice-action-golden_age = Entrer dans un âge d’or
golden_ages-prompt-colonist = { $name }, { $action } : quel colon ?
golden_ages-choice-colonist-colonist = Le colon en { $row },{ $col }
golden_ages-choice-colonist-nobody = Sans colon
golden_ages-prompt-move = { $name }, Explorateur : choisissez où aller.
golden_ages-choice-move-move = { $steps ->
    [0] Rester en { $row },{ $col }
   *[other] Aller en { $row },{ $col }
}{ $gold ->
    [0] {""}
   *[other] {" "}(+{ $gold } or)
}
golden_ages-prompt-found_city = { $name }, fonder une ville ici ?{ $lacking ->
    [0] {""}
   *[other] {" "}({ $lacking } des { $cubes } cubes viendront de vos villes.)
}
golden_ages-choice-found_city-found = Fonder une ville de { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} (+{ $gold } or)
golden_ages-choice-found_city-decline = Ne pas fonder de ville
golden_ages-prompt-cubes_from = { $name }, prenez un cube dans une de vos villes (il en manque { $lacking }).
golden_ages-choice-cubes_from-fetch = De la ville en { $row },{ $col }
golden_ages-prompt-building = { $name }, Bâtisseur : prenez un bâtiment.
golden_ages-choice-building-take = { $building }
golden_ages-prompt-discard = { $name }, aucun emplacement libre pour { $building } : défaussez un de vos bâtiments.
golden_ages-choice-discard-discard = Défausser { $building }
golden_ages-prompt-attack = { $name }, Soldat : quelle case attaquer ?
golden_ages-choice-attack-attack = Attaquer { $row },{ $col } pour { $cost } or{ $gold ->
    [0] {""}
   *[other] {" "}(le déplacement en rapporte { $gold })
}
golden_ages-prompt-glory_keep = { $name }, la Chine : gardez une des deux tuiles gloire.
golden_ages-choice-glory_keep-glory = Garder la tuile de { $value }
golden_ages-prompt-build_wonder = { $name }, quelle merveille construire ?
golden_ages-choice-build_wonder-wonder = { $wonder } { $free ->
    [0] pour { $cost } or
   *[other] gratuitement (Grèce)
}
golden_ages-prompt-free_tech = { $name }, { $wonder } : développez une technologie gratuitement (encore { $left }).
golden_ages-prompt-activate = { $name }, quelle carte activer ?
golden_ages-choice-activate-use = { $card }
golden_ages-prompt-card_tech = { $name }, { $card } : quelle technologie ?
golden_ages-prompt-stand_up = { $name }, l’Usine : quel colon se relève ?
golden_ages-choice-stand_up-stand_up = Le colon en { $row },{ $col }
golden_ages-prompt-shift = { $started ->
    [0] { $name }, Notre-Dame : déplacez un colon couché.
   *[other] { $name }, Notre-Dame : déplacez-en un autre, ou arrêtez.
}
golden_ages-choice-shift-stop = Arrêter
golden_ages-choice-shift-recall = De l’Agora à la capitale
golden_ages-choice-shift-send = De { $row },{ $col } à l’Agora
golden_ages-prompt-develop = { $name }, quelle technologie développer ?
golden_ages-prompt-more = { $name }, le Japon : développez une autre technologie, ou arrêtez.
golden_ages-choice-more-stop = Arrêter
golden_ages-choice-free_tech-tech = { $tech } pour { $cost } or
golden_ages-choice-card_tech-tech = { $tech } pour { $cost } or
golden_ages-choice-develop-tech = { $tech } pour { $cost } or
golden_ages-choice-more-tech = { $tech } pour { $cost } or
golden_ages-prompt-judgement = { $name }, premier âge d’or de l’ère : choisissez le jugement de l’Histoire.
golden_ages-choice-judgement-judgement = { $judgement } ({ $points } pour vous à présent)

golden_ages-event-activate = { $you ->
    [yes] Vous activez
   *[no] { $name } active
} { $card }.
golden_ages-event-agora = { $you ->
    [yes] Vous envoyez
   *[no] { $name } envoie
} un colon de { $row },{ $col } à l’Agora.
golden_ages-event-attack = { $you ->
    [yes] Vous attaquez
   *[no] { $name } attaque
} { $row },{ $col } pour { $cost } or (attaque { $number }).
golden_ages-event-building = { $you ->
    [yes] Vous bâtissez
   *[no] { $name } bâtit
} : { $building }.
golden_ages-event-capital = { $you ->
    [yes] Vous placez
   *[no] { $name } place
} la capitale en { $row },{ $col }.
golden_ages-event-control = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} le contrôle en { $row },{ $col } : { $count } × { $symbol }, { $gold } or.
golden_ages-event-develop = { $you ->
    [yes] Vous développez
   *[no] { $name } développe
} { $tech } pour { $cost } or{ $cubes ->
    [0] {""}
    [one] {" "}(1 cube de plus)
   *[other] {" "}({ $cubes } cubes de plus)
}.
golden_ages-event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} { $building }.
golden_ages-event-draw_tile = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { $tile }.
golden_ages-event-end = La partie est terminée.
golden_ages-event-end_era = L’ère { $era } est finie. { $judgement } quitte la partie ; les colons se relèvent, les cartes sont de nouveau prêtes.
golden_ages-event-era = L’ère { $era } commence. Merveilles : { $wonders }. Bâtiments : { $buildings }.
golden_ages-event-fetch = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} un cube à la ville en { $row },{ $col }{ $left ->
    [0] {""}, qui disparaît
   *[other] {""}
}.
golden_ages-event-first_player = { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} premier joueur de l’ère (valeur { $value }).
golden_ages-event-found = { $you ->
    [yes] Vous fondez
   *[no] { $name } fonde
} une ville en { $row },{ $col } avec { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} : { $gold } or.
golden_ages-event-glory = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} une tuile gloire de { $value }.
golden_ages-event-gold = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $amount } or ({ $by }).
golden_ages-event-golden_age = { $you ->
    [yes] Vous entrez
   *[no] { $name } entre
} dans un âge d’or.
golden_ages-event-judged = { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $by }, { $civ }).
golden_ages-event-judgement = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} le jugement de l’Histoire : { $judgement }.
golden_ages-event-keep_civ = { $you ->
    [yes] Vous gardez
   *[no] { $name } garde
} { $civ } ; { $new } est défaussée.
golden_ages-event-lie_down = { $you ->
    [yes] Vous couchez
   *[no] { $name } couche
} le colon en { $row },{ $col }.
golden_ages-event-look_glory = { $you ->
    [yes] Vous regardez
   *[no] { $name } regarde
} { $count } tuiles gloire{ $known ->
    [0] {""}
   *[other] {""} : { $values }
}.
golden_ages-event-move = { $you ->
    [yes] Vous { $steps ->
        [0] laissez un colon en { $row },{ $col }
       *[other] déplacez un colon de { $from_row },{ $from_col } en { $row },{ $col }
    }
   *[no] { $name } { $steps ->
        [0] laisse un colon en { $row },{ $col }
       *[other] déplace un colon de { $from_row },{ $from_col } en { $row },{ $col }
    }
}.
golden_ages-event-no_tile = { $you ->
    [yes] Vous n’avez
   *[no] { $name } n’a
} aucune tuile qui trouve sa place.
golden_ages-event-place_tile = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} { $tile } en { $row },{ $col }, tournée de { $rotation }°.
golden_ages-event-play_civ = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} { $civ }.
golden_ages-event-points = { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} ({ $by }).
golden_ages-event-raze = { $you ->
    [yes] Vous perdez
   *[no] { $name } perd
} la ville en { $row },{ $col } ({ $cubes ->
    [one] { $cubes } cube revient
   *[other] { $cubes } cubes reviennent
} à la réserve).
golden_ages-event-recall = { $you ->
    [yes] Vous ramenez
   *[no] { $name } ramène
} un colon de l’Agora à la capitale en { $row },{ $col }.
golden_ages-event-reveal_civ = { $you ->
    [yes] Vous révélez
   *[no] { $name } révèle
} { $new }.
golden_ages-event-reveal_future = { $you ->
    [yes] Vous révélez
   *[no] { $name } révèle
} la technologie du futur { $future }.
golden_ages-event-sent_home = { $you ->
    [yes] Vous voyez
   *[no] { $name } voit
} { $count ->
    [one] { $count } colon
   *[other] { $count } colons
} de { $row },{ $col } rentrer à la capitale.
golden_ages-event-stand_up = { $you ->
    [yes] Vous relevez
   *[no] { $name } relève
} le colon en { $row },{ $col }.
golden_ages-event-stay = { $you ->
    [yes] Vous laissez
   *[no] { $name } laisse
} la capitale en { $row },{ $col }.
golden_ages-event-unfit_tile = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { $tile }, qui ne trouve sa place nulle part.
golden_ages-event-wonder = { $you ->
    [yes] Vous construisez
   *[no] { $name } construit
} { $wonder } pour { $cost } or.

golden_ages-refuse-apart = La tuile doit toucher un continent : en { $row },{ $col } elle serait seule.
golden_ages-refuse-attack-cost = L’attaque coûte { $cost } or, et vous en auriez { $gold }.
golden_ages-refuse-building-alike = Il y a deux cartes { $building } identiques : choisissez la première.
golden_ages-refuse-building-gone = { $building } n’est pas parmi les bâtiments visibles.
golden_ages-refuse-card-alike = Vous avez deux cartes { $card } identiques : utilisez la première.
golden_ages-refuse-card-used = { $card } a déjà servi pendant cette ère.
golden_ages-refuse-covered = Il y a déjà un continent en { $row },{ $col }.
golden_ages-refuse-developed = Vous avez déjà développé { $tech }.
golden_ages-refuse-judgement-gone = { $judgement } n’est pas visible.
golden_ages-refuse-land-meets-sea = La terre toucherait la mer { $side ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[other] à l’ouest
} de { $row },{ $col }.
golden_ages-refuse-level-5 = { $tech } n’est pas une technologie de niveau 5.
golden_ages-refuse-must-place = À la première ère, la capitale se place sur la tuile qui vient d’être posée.
golden_ages-refuse-needs-colonist = Cette action demande un colon debout.
golden_ages-refuse-no-attack = Avec { $gold } or, vous ne pouvez rien attaquer à portée de vos colons.
golden_ages-refuse-no-attack-from = Depuis { $row },{ $col }, rien à portée que vous puissiez attaquer et payer.
golden_ages-refuse-no-building = Il ne reste aucun bâtiment à prendre pendant cette ère.
golden_ages-refuse-no-card = Vous n’avez aucune carte inutilisée à activer maintenant.
golden_ages-refuse-no-colonist = Aucun de vos colons n’est debout.
golden_ages-refuse-no-object = { $card } n’a rien sur quoi agir maintenant.
golden_ages-refuse-no-own-city = Vous n’avez pas de ville en { $row },{ $col }.
golden_ages-refuse-no-space = Votre piste d’invasion est pleine : { $count } attaques au plus par partie.
golden_ages-refuse-no-target = Aucun adversaire n’a de ville, ni de colon hors de sa capitale, à attaquer.
golden_ages-refuse-no-target-there = Il n’y a rien à attaquer en { $row },{ $col }.
golden_ages-refuse-no-tech = Avec { $gold } or, vous ne pouvez payer aucune technologie.
golden_ages-refuse-no-wonder = Avec { $gold } or, vous ne pouvez payer aucune des merveilles visibles.
golden_ages-refuse-nobody-in-agora = Aucun de vos colons n’est à l’Agora.
golden_ages-refuse-not-drawn = Vous n’avez pas pioché de tuile gloire de { $value }.
golden_ages-refuse-not-free = Vous ne pouvez pas avoir { $wonder } gratuitement : seule la Grèce le peut, une fois par partie.
golden_ages-refuse-not-lying = Aucun de vos colons n’est couché en { $row },{ $col }.
golden_ages-refuse-not-on-tile = { $row },{ $col } n’est pas une case de la tuile qui vient d’être posée.
golden_ages-refuse-not-own = Vous n’avez pas de carte { $card }.
golden_ages-refuse-not-standing = Aucun de vos colons n’est debout en { $row },{ $col }.
golden_ages-refuse-notation = « { $text } » n’est pas une action de The Golden Ages.
golden_ages-refuse-one-direction = Notre-Dame ne déplace les colons que dans un sens.
golden_ages-refuse-open-sea = { $row },{ $col } est en pleine mer, fermée dans cette partie.
golden_ages-refuse-other-decision = « { $verb } » ne répond pas à la décision en cours.
golden_ages-refuse-outside = En { $row },{ $col } la tuile sortirait du plateau.
golden_ages-refuse-passive = { $card } n’a rien à activer.
golden_ages-refuse-predecessor = { $tech } demande d’abord { $needed }.
golden_ages-refuse-same-rotation = En { $row },{ $col } la tuile serait la même un demi-tour plus tôt : utilisez cette rotation.
golden_ages-refuse-sea-meets-land = La mer toucherait la terre { $side ->
    [n] au nord
    [e] à l’est
    [s] au sud
   *[other] à l’ouest
} de { $row },{ $col }.
golden_ages-refuse-shift-one = Notre-Dame doit déplacer au moins un colon.
golden_ages-refuse-standing = { $count ->
    [one] { $count } de vos colons est encore debout.
   *[other] { $count } de vos colons sont encore debout.
}
golden_ages-refuse-tech-cost = { $tech } coûte { $cost } or, et vous en avez { $gold }.
golden_ages-refuse-too-far = { $row },{ $col } est trop loin : vos colons avancent de { $range } au plus.
golden_ages-refuse-wonder-cost = { $wonder } coûte { $cost } or, et vous en avez { $gold }.
golden_ages-refuse-wonder-gone = { $wonder } n’est pas parmi les merveilles visibles.
golden_ages-refuse-word = « { $word } » ne convient pas après « { $verb } ».

## Ce que sont les niveaux

golden_ages-level-1 = Envoie ses colons et achète ce qui semble utile, sans trop compter. Idéal pour une première partie.
golden_ages-level-2 = Tire le meilleur de chaque tour en points, en or et en perspectives, sans plan pour l’ère.
golden_ages-level-3 = Sait, après bien des parties, ce que valent or, colons et technologies à chaque ère, et joue parfois un tour presque aussi prometteur que le meilleur.
golden_ages-level-4 = Essaie une centaine de suites possibles de la partie avant chaque décision, les vôtres comprises.
golden_ages-level-5 = Essaie plus de mille suites possibles de la partie avant chaque décision, les vôtres comprises. Difficile à battre.
golden_ages-round-name = ère
