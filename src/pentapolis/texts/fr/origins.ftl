# Origins : First Builders : noms, questions, choix, journal et refus.

origins-name = Origins : First Builders
origins-tagline = Élevez une Cité avec des dés qui travaillent et gouvernent.
origins-credits = Un jeu d’Adam Kwapiński, édité par Board&Dice et, en français, par Pixie Games. Ceci est une édition non officielle : elle a ses propres textes et dessins, et n’est ni faite ni approuvée par les éditeurs. Si le jeu vous plaît, achetez la boîte.
origins-about = À votre tour, vous faites une action : envoyer un Travailleur sur un Lieu de Rencontre, compléter un District, élever une tour, faire croître votre population, ou passer. Il faut au Travailleur la valeur affichée par le Vaisseau Mère, ou de la Sagesse pour la différence ; après chaque visite le Vaisseau monte. Sur un Lieu, vous gagnez des ressources, construisez, gravissez les temples, recrutez, combattez ou formez vos Stratèges. Un dé qui dépasse 6 devient Conseiller ; les dés sur les Sièges de Pouvoir marquent avec leurs tours en fin de partie. Le plus de points l’emporte.
origins-provenance = Les règles, la mise en place et les effets suivent la règle française. Elle n’imprime pas la répartition des actions des Lieux, les couleurs des tuiles bonus, les coûts et exemplaires de la plupart des Bâtiments, les cartes District ni la plupart des valeurs des pistes : ils sont reconstitués de façon à s’accorder avec tous les décomptes et exemples de la règle, et chacun le dit.

origins-colour-red = rouge
origins-colour-orange = orange
origins-colour-yellow = jaune
origins-colour-blue = bleu
origins-colour-purple = mauve
origins-colour-any = toute tuile
origins-resource-stone = Pierre
origins-resource-food = Nourriture
origins-resource-wisdom = Sagesse
origins-resource-gold = Or
origins-worker-red1 = 1 rouge
origins-worker-red2 = 2 rouge
origins-worker-red3 = 3 rouge
origins-worker-red4 = 4 rouge
origins-worker-red5 = 5 rouge
origins-worker-red6 = 6 rouge
origins-worker-orange1 = 1 orange
origins-worker-orange2 = 2 orange
origins-worker-orange3 = 3 orange
origins-worker-orange4 = 4 orange
origins-worker-orange5 = 5 orange
origins-worker-orange6 = 6 orange
origins-worker-yellow1 = 1 jaune
origins-worker-yellow2 = 2 jaune
origins-worker-yellow3 = 3 jaune
origins-worker-yellow4 = 4 jaune
origins-worker-yellow5 = 5 jaune
origins-worker-yellow6 = 6 jaune
origins-worker-blue1 = 1 bleu
origins-worker-blue2 = 2 bleu
origins-worker-blue3 = 3 bleu
origins-worker-blue4 = 4 bleu
origins-worker-blue5 = 5 bleu
origins-worker-blue6 = 6 bleu
origins-worker-purple1 = 1 mauve
origins-worker-purple2 = 2 mauve
origins-worker-purple3 = 3 mauve
origins-worker-purple4 = 4 mauve
origins-worker-purple5 = 5 mauve
origins-worker-purple6 = 6 mauve
origins-worker-archon = Archonte
origins-worker-speaker2 = Orateur 2
origins-worker-speaker3 = Orateur 3
origins-worker-speaker4 = Orateur 4
origins-worker-speaker5 = Orateur 5
origins-temple-forest = Temple de la Forêt
origins-temple-mountain = Temple de la Montagne
origins-temple-sea = Temple de la Mer
origins-action-gain_3_stone = Recevoir 3 Pierre
origins-action-military = Progresser et/ou attaquer
origins-action-gain_3_food = Recevoir 3 Nourriture
origins-action-build = Construire un Bâtiment
origins-action-gain_3_wisdom = Recevoir 3 Sagesse
origins-action-temple = Monter les marches d’un Temple
origins-action-gain_basic_and_gold = Recevoir 1 ressource de base + 1 Or
origins-action-recruit = Recruter un Citoyen
origins-action-gain_one_of_each = Recevoir 1 Pierre + 1 Sagesse + 1 Nourriture
origins-action-food_power = Dépenser 1 à 3 Nourriture
origins-bonus-blue = Monter 1 marche
origins-bonus-purple = Construire
origins-bonus-red = Progresser ou attaquer
origins-bonus-orange = Recevoir 1 Orateur
origins-bonus-yellow = Recevoir 1 ressource de base
origins-side-north = nord
origins-side-east = est
origins-side-south = sud
origins-side-west = ouest
origins-corner-sw = sud-ouest
origins-corner-se = sud-est
origins-corner-nw = nord-ouest
origins-corner-ne = nord-est
origins-condition-temples = 3 marqueurs Zodiaque aux sommets
origins-condition-district_gold = Plus d’Or sur les cartes District
origins-condition-tower_colours = 3 couleurs d’Étages ou moins
origins-condition-citizen_colour = Une couleur de Citoyen épuisée
origins-condition-rounds = La cinquième manche est terminée
origins-source-rulebook = imprimé dans la règle
origins-source-public = de sources publiques
origins-source-reconstructed = reconstitué
origins-term-military = Piste militaire
origins-term-military-text = Chaque attaque rapporte 1 point par marqueur derrière celui de l’attaquant et 1 par seuil franchi ; la case finale en rapporte 9.
origins-term-buildings = Bâtiments
origins-term-buildings-text = Ce que les capacités des Bâtiments ont rapporté jusqu’ici.
origins-term-districts = Cartes District
origins-term-population = Population
origins-term-promotions = Promotions
origins-term-gold = Or
origins-term-advisors = Conseillers
origins-term-temples = Temples
origins-term-seats = Sièges de Pouvoir
origins-term-target = Objectif
origins-feature-stone = Pierre
origins-feature-food = Nourriture
origins-feature-wisdom = Sagesse
origins-feature-towers = Étages de tours
origins-feature-freemen = Stratèges
origins-feature-speakers = Orateurs
origins-feature-tiles = Tuiles de la cité
origins-feature-dice = Dés sur des Sièges de Pouvoir
origins-opponent = L’objectif

origins-building-armory = Armurerie
origins-building-armory-text = Progressez de 2 cases sur la piste militaire et/ou attaquez une fois, dans l’ordre de votre choix.
origins-building-arena = Arène
origins-building-arena-text = 2 points par Bâtiment rouge de votre Cité (celui-ci compris) et 2 points par Stratège rouge.
origins-building-outpost = Avant-Poste
origins-building-outpost-text = Progressez d’1 case sur la piste militaire ou attaquez une fois.
origins-building-equestrian_grounds = Terrains équestres
origins-building-equestrian_grounds-text = Progressez de 2 cases sur la piste militaire, puis gagnez 1 Pierre ou 1 Nourriture (au choix pour chacune) par adversaire derrière vous.
origins-building-fortress = Forteresse
origins-building-fortress-text = Progressez d’1 case sur la piste militaire par Bâtiment rouge de votre Cité (celui-ci compris).
origins-building-veterans_quarter = Quartier des Vétérans
origins-building-veterans_quarter-text = Choisissez un de vos Stratèges inutilisés : gagnez sa valeur en points, puis baissez-le de 1 (un 1 reste 1).
origins-building-castle = Château
origins-building-castle-text = 1 point, plus 3 points par District complété de votre Cité (celui en cours compris).
origins-building-construction_yard = Chantier de Construction
origins-building-construction_yard-text = Prenez gratuitement une tuile du marché et gardez-la à côté de votre plateau ; vous pourrez la construire plus tard pour sa Pierre seulement.
origins-building-court_of_justice = Cour de Justice
origins-building-court_of_justice-text = Échangez le dé d’un de vos Stratèges inutilisés contre un dé d’une autre couleur de la réserve, de même valeur.
origins-building-estate = Domaine
origins-building-estate-text = Prenez un Citoyen de la rangée sans payer de Sagesse (il faut un socle libre).
origins-building-forum = Forum
origins-building-forum-text = Prenez un Orateur de votre choix dans la zone des Orateurs, s’il y en a.
origins-building-stone_circle = Cercle de Pierres
origins-building-stone_circle-text = 0/1/3/6/10 points si votre Cité a des Bâtiments de 1/2/3/4/5 couleurs (Fermes, Agora et Palais n’en ont pas).
origins-building-granary = Grenier
origins-building-granary-text = 1 Nourriture, plus 1 par Ferme de votre Cité.
origins-building-harbour = Port
origins-building-harbour-text = 2 points par Bâtiment jaune de votre Cité (celui-ci compris).
origins-building-market_hall = Marché
origins-building-market_hall-text = 4 points par Stratège jaune.
origins-building-mint = Fabrique de Monnaie
origins-building-mint-text = 1 Or.
origins-building-quarry = Carrière
origins-building-quarry-text = 1 Pierre, plus 1 par emplacement vide adjacent à cette tuile par un côté.
origins-building-workshop = Atelier
origins-building-workshop-text = 1 ressource de base de votre choix.
origins-building-temple_of_forest = Temple de la Forêt
origins-building-temple_of_forest-text = Montez de 2 marches au Temple de la Forêt ; vous pouvez dépenser 1 Or pour 1 marche dans un autre temple. Pas de carte Zodiaque.
origins-building-temple_of_mountain = Temple de la Montagne
origins-building-temple_of_mountain-text = Montez de 2 marches au Temple de la Montagne ; vous pouvez dépenser 1 Or pour 1 marche dans un autre temple. Pas de carte Zodiaque.
origins-building-temple_of_sea = Temple de la Mer
origins-building-temple_of_sea-text = Montez de 2 marches au Temple de la Mer ; vous pouvez dépenser 1 Or pour 1 marche dans un autre temple. Pas de carte Zodiaque.
origins-building-obelisk = Obélisque
origins-building-obelisk-text = 1/2/4/7 points si votre Cité a 1/2/3/4 Obélisques ou plus (celui-ci compris).
origins-building-sanctuary = Sanctuaire
origins-building-sanctuary-text = 3/6/10 points si vous détenez 1/2/3 cartes Zodiaque (rien sans carte).
origins-building-statue = Statue
origins-building-statue-text = Montez d’1 marche dans le temple de votre choix.
origins-building-artists_salon = Salon des Artistes
origins-building-artists_salon-text = 3 points par couleur différente parmi vos Stratèges.
origins-building-astronomy_tower = Tour d’Astronomie
origins-building-astronomy_tower-text = 1 Sagesse, plus 1 par Conseiller de votre rangée.
origins-building-fountain_of_wisdom = Fontaine de Sagesse
origins-building-fountain_of_wisdom-text = 1 Sagesse, et remettez un Vaisseau Mère de votre choix sur 1.
origins-building-gateway = Portail
origins-building-gateway-text = Ajoutez jusqu’à 2 à la valeur d’un de vos Stratèges inutilisés, point par point (un 6 augmenté devient Conseiller).
origins-building-healers_house = Maison du Guérisseur
origins-building-healers_house-text = 1 point, plus 1 point par Stratège.
origins-building-mages_tower = Tour des Mages
origins-building-mages_tower-text = Utilisez la capacité d’un Bâtiment adjacent à cette tuile par un côté.
origins-building-agora = Agora
origins-building-agora-text = Quand vous complétez un District qui contient l’Agora, avec un dé de n’importe quelle couleur, gagnez 1 ressource de base de votre choix.
origins-building-palace = Palais
origins-building-palace-text = Sans capacité ; il porte les cinq tours, chacune de hauteur 1 au début.
origins-building-farm = Ferme
origins-building-farm-text = Dos de chaque tuile Bâtiment : sans couleur, sans capacité, sans coût.
origins-sign-sagittarius = Sagittaire
origins-sign-sagittarius-text = Quand vous prenez un Citoyen ou un Orateur, vous pouvez ajouter 1 à sa valeur, jusqu’à 6 (Citoyen) ou 5 (Orateur).
origins-sign-pisces = Poisson
origins-sign-pisces-text = Vous pouvez remplacer toute action bonus à laquelle vous avez droit par « gagner 1 Or », sans rien payer.
origins-sign-capricorn = Capricorne
origins-sign-capricorn-text = Quand vous élevez une tour, vous pouvez ajouter 2 à un de vos Stratèges (utilisé ou non), jusqu’à 6 ; un 6 ne peut être choisi, ni un dé d’un Siège de Pouvoir.
origins-sign-aquarius = Verseau
origins-sign-aquarius-text = Quand l’action principale ou un Temple que vous venez de construire vous fait monter de 2 marches, vous pouvez payer 1 Or pour 1 marche dans un autre temple.
origins-sign-taurus = Taureau
origins-sign-taurus-text = Les Bâtiments du marché et les Citoyens de la rangée vous coûtent 1 Sagesse de moins, jamais moins de 0.
origins-sign-cancer = Cancer
origins-sign-cancer-text = Quand vous passez avec un socle libre (avant toute promotion), prenez un Citoyen de votre choix de la rangée sans payer de Sagesse ; ce n’est pas facultatif.
origins-sign-libra = Balance
origins-sign-libra-text = Une fois un District complété, marqué et ses Bâtiments activés, vous pouvez prendre un Citoyen de la rangée en payant sa Sagesse.
origins-sign-aries = Bélier
origins-sign-aries-text = Chacune de vos Attaques donne 1 point de plus par dé rouge, Stratège (utilisé ou non) ou sur un Siège de Pouvoir.
origins-sign-leo = Lion
origins-sign-leo-text = Quand vous complétez un District, le dé posé sur le Siège de Pouvoir gagne 2, jusqu’à 6.
origins-sign-gemini = Gémeaux
origins-sign-gemini-text = Quand vous passez, gagnez 1 ressource de base par case dont votre marqueur reculera en fin de manche (0, 1 ou 2).
origins-sign-virgo = Vierge
origins-sign-virgo-text = Quand vous construisez un Bâtiment, vous pouvez le poser sur une de vos Fermes : ni Sagesse ni Pierre à payer ; la tuile de la Ferme va sous sa pile.
origins-sign-scorpio = Scorpion
origins-sign-scorpio-text = Gagnez 1 Sagesse chaque fois que vous complétez un District et chaque fois qu’un de vos 6 est augmenté.

origins-prompt-draft_die = { $name }, prenez un des dés.
origins-choice-draft_die-draft = Prendre le { $die }
origins-prompt-solo_discard = { $name }, défaussez un des dés les plus hauts.
origins-choice-solo_discard-discard = Défausser le { $die }
origins-prompt-solo_pick = { $name }, prenez un des dés restants.
origins-choice-solo_pick-draft = Prendre le { $die }
origins-prompt-choose_action = { $name }, { $extra ->
    [0] choisissez votre action.
   *[other] choisissez votre action supplémentaire.
}
origins-choice-choose_action-visit = Visiter un Lieu avec { $worker ->
    [Archonte] l’Archonte
   *[other] { $worker }
}
origins-choice-choose_action-complete = Compléter un District avec le { $die }
origins-choice-choose_action-tower = Élever la tour { $colour ->
    [bleu] bleue
   *[other] { $colour }
} à { $height } ({ $cost } Or)
origins-choice-choose_action-grow = Faire croître la population ({ $cost } Nourriture{ $last ->
    [0] )
   *[other] , 10 points)
}
origins-choice-choose_action-pass = Passer
origins-prompt-site = { $name }, quel Lieu visitez-vous avec { $worker ->
    [Archonte] l’Archonte
   *[other] { $worker }
} ?
origins-choice-site-site = Lieu { $site }, qui affiche { $ship }{ $cost ->
    [0] {""}
    [one] , pour { $cost } Sagesse
   *[other] , pour { $cost } Sagesse
}
origins-prompt-solo_token = { $name }, dépenser un jeton Supériorité pour qu’aucun Vaisseau ne monte ?
origins-choice-solo_token-spend = Dépenser un jeton : aucun Vaisseau ne monte
origins-choice-solo_token-done = Le garder : le Lieu monte
origins-prompt-solo_neighbour = { $name }, quel voisin du Lieu { $site } monte aussi ?
origins-choice-solo_neighbour-neighbour = Lieu { $site }, qui affiche { $ship }
origins-prompt-visit_menu = { $name }, Lieu { $site } avec { $worker ->
    [Archonte] l’Archonte
   *[other] { $worker }
} : choisissez une action.
origins-choice-visit_menu-top = { $top }
origins-choice-visit_menu-bottom = { $bottom }
origins-choice-visit_menu-bonus = Bonus : { $bonus }
origins-choice-visit_menu-gold = Poisson : 1 Or à la place du bonus
origins-choice-visit_menu-leave = Terminer la visite
origins-prompt-choose_basic = { $name }, choisissez une ressource de base.{ $left ->
    [one] {""}
   *[other] {" "}({ $left } en tout.)
}
origins-choice-choose_basic-gain = 1 { $resource }
origins-prompt-stone_or_food = { $name }, Terrains équestres : Pierre ou Nourriture ?{ $left ->
    [one] {""}
   *[other] {" "}({ $left } en tout.)
}
origins-choice-stone_or_food-gain = 1 { $resource }
origins-prompt-military_mode = { $name }, { $both ->
    [0] progressez ou attaquez.
   *[other] progressez et/ou attaquez.
}
origins-choice-military_mode-advance = Progresser { $spaces ->
    [one] d’1 case
   *[other] de { $spaces } cases
}
origins-choice-military_mode-attack = Attaquer
origins-choice-military_mode-advance_attack = Progresser, puis attaquer
origins-choice-military_mode-attack_advance = Attaquer, puis progresser
origins-effect-military_mode-advance = De la case { $at } à la case { $to }.
origins-effect-military_mode-attack = Le bonus de la case { $at } et { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
origins-effect-military_mode-advance_attack = De la case { $at } à la case { $to }, et l’Attaque de là.
origins-effect-military_mode-attack_advance = L’Attaque de la case { $at } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
}), puis à la case { $to }.
origins-prompt-exchange = { $name }, payer une ressource de base pour 1 Or ?
origins-choice-exchange-exchange = 1 { $resource } pour 1 Or
origins-choice-exchange-decline = Pas d’échange
origins-prompt-build_tile = { $name }, quelle tuile construisez-vous ?
origins-choice-build_tile-tile = { $building } ({ $colour }) : { $wisdom } Sagesse, { $stone } Pierre
origins-choice-build_tile-kept = { $building }, mis de côté : { $stone } Pierre
origins-prompt-build_side = { $name }, { $building } : en Bâtiment ou en Ferme ?
origins-choice-build_side-building = Bâtiment, pour { $wisdom } Sagesse et { $stone } Pierre
origins-choice-build_side-farm = Ferme, sans coût
origins-choice-build_side-over = Vierge : sur une de vos Fermes, sans coût
origins-effect-build_side-building = { $ability }
origins-prompt-build_place = { $name }, où posez-vous { $side ->
    [farm] la Ferme
   *[other] { $building }
} ?
origins-choice-build_place-place = Sur la case { $x },{ $y }
origins-prompt-activate = { $name }, utiliser la capacité : { $building } ?
origins-choice-activate-activate = Activer : { $building }
origins-choice-activate-decline = Ne pas activer
origins-effect-activate-activate = { $ability }
origins-prompt-temple = { $name }, montez { $steps ->
    [one] d’1 marche
   *[other] de { $steps } marches
} dans quel temple ?
origins-choice-temple-climb = { $temple }
origins-effect-temple-climb = Jusqu’à la marche { $to }{ $card ->
    [0] .
   *[other] , et prendre { $sign }.
}
origins-prompt-extra_step = { $name }, { $aquarius ->
    [0] payer 1 Or pour une marche dans un autre temple ?
   *[other] Verseau : payer 1 Or pour une marche dans un autre temple ?
}
origins-choice-extra_step-climb = { $temple }, jusqu’à la marche { $to }
origins-choice-extra_step-decline = Pas de marche de plus
origins-prompt-recruit = { $name }, { $by ->
    [free] prenez un Citoyen sans payer.
    [libra] Balance : recruter un Citoyen ?
    [cancer] Cancer : prenez un Citoyen sans payer.
   *[other] recrutez un Citoyen.
}
origins-choice-recruit-recruit = { $die }{ $cost ->
    [0] , gratuit
    [one] , pour { $cost } Sagesse
   *[other] , pour { $cost } Sagesse
}
origins-choice-recruit-decline = Ne recruter personne
origins-prompt-speaker = { $name }, prenez un Orateur.
origins-choice-speaker-speaker = Orateur { $value }
origins-prompt-sagittarius = { $name }, Sagittaire : ajouter 1 au dé qui affiche { $value } ?
origins-choice-sagittarius-add = Le mettre sur { $value }
origins-choice-sagittarius-decline = Le laisser sur { $value }
origins-prompt-food_step = { $name }, payez 1 Nourriture : augmenter un Stratège ou progresser ? (Jusqu’à { $left }.)
origins-choice-food_step-raise = { $to ->
    [7] Promouvoir le { $die }
   *[other] Augmenter le { $die } à { $to }
}
origins-choice-food_step-advance = Progresser d’1 case
origins-choice-food_step-stop = Ne rien dépenser de plus
origins-prompt-choose_freeman = { $name }, { $by ->
    [veterans] Quartier des Vétérans : marquer quel Stratège ?
    [gateway] Portail : augmenter quel Stratège ?
   *[other] Capricorne : augmenter quel Stratège ?
}
origins-choice-choose_freeman-honour = { $die } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
origins-choice-choose_freeman-raise = { $to ->
    [7] Promouvoir le { $die }
   *[other] Augmenter le { $die } à { $to }
}
origins-choice-choose_freeman-raise_twice = { $to ->
    [7] Augmenter le { $die } deux fois : une promotion
   *[other] Augmenter le { $die } à { $to }
}
origins-choice-choose_freeman-raise_used = Augmenter le { $die } sur son Lieu à { $to }
origins-choice-choose_freeman-decline = Aucun
origins-prompt-recolour = { $name }, Cour de Justice : échanger quel dé, contre quelle couleur ?
origins-choice-recolour-swap = Le { $die } contre { $colour }
origins-choice-recolour-decline = Ne rien échanger
origins-prompt-ship = { $name }, remettre quel Vaisseau Mère sur 1 ?
origins-choice-ship-ship = Lieu { $site }, qui affiche { $ship }
origins-prompt-keep_tile = { $name }, mettre de côté quelle tuile du marché ?
origins-choice-keep_tile-keep = { $building } ({ $colour })
origins-prompt-copy = { $name }, Tour des Mages : utiliser la capacité de quel voisin ?
origins-choice-copy-copy = { $building }, { $side }
origins-choice-copy-decline = Ne rien copier
origins-effect-copy-copy = { $ability }
origins-prompt-seat = { $name }, sur quel Siège de Pouvoir posez-vous le { $die } ?
origins-choice-seat-seat = Siège { $x },{ $y }
origins-effect-seat-seat = { $cards ->
    [0] Aucune carte District ne correspond.
    [one] { $cards } carte District correspond.
   *[other] { $cards } cartes District correspondent.
}
origins-prompt-district_card = { $name }, marquer quelle carte District ?
origins-choice-district_card-card = Carte { $card } : { $points } points{ $gold ->
    [0] {""}
    [one] , { $gold } Or
   *[other] , { $gold } Or
}
origins-prompt-activation_order = { $name }, activer quelle tuile du District ?
origins-choice-activation_order-use = { $building }, { $corner }
origins-choice-activation_order-stop = Ne rien activer de plus
origins-effect-activation_order-use = { $ability }
origins-prompt-superiority = { $name }, dépenser un jeton Supériorité pour une action de plus ? (Vous en avez { $tokens }.)
origins-choice-superiority-spend = Dépenser un jeton
origins-choice-superiority-done = Terminer le tour
origins-prompt-promotion_order = { $name }, quel 6 est promu ensuite ?
origins-choice-promotion_order-promote = Le 6 { $colour }

origins-event-draft = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} un dé : { $value } { $colour }.
origins-event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} un dé : { $value } { $colour }.
origins-event-round = La manche { $round } commence.
origins-event-visit = { $you ->
    [yes] Vous visitez
   *[no] { $name } visite
} le Lieu { $site } avec { $worker ->
    [Archonte] l’Archonte
   *[other] { $worker }
}{ $cost ->
    [0] .
    [one] {" "}pour { $cost } Sagesse.
   *[other] {" "}pour { $cost } Sagesse.
}
origins-event-rise = Le Vaisseau du Lieu { $at } affiche maintenant { $value }.
origins-event-reset = { $you ->
    [yes] Vous remettez
   *[no] { $name } remet
} le Vaisseau du Lieu { $at } sur 1.
origins-event-gain = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $count } { $resource }.
origins-event-pay = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} { $count } { $resource } (ou Or).
origins-event-exchange = { $you ->
    [yes] Vous échangez
   *[no] { $name } échange
} 1 { $resource } contre 1 Or.
origins-event-advance = { $you ->
    [yes] Vous progressez
   *[no] { $name } progresse
} sur la piste militaire de { $from } à { $to }.
origins-event-token = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $count ->
    [one] { $count } jeton Supériorité
   *[other] { $count } jetons Supériorité
}.
origins-event-final_space = { $you ->
    [yes] Vous atteignez
   *[no] { $name } atteint
} l’emplacement final : { $points } points.
origins-event-attack = { $you ->
    [yes] Vous attaquez
   *[no] { $name } attaque
} depuis la case { $space } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
origins-event-climb = { $you ->
    [yes] Vous montez
   *[no] { $name } monte
} de la marche { $from } à { $to } : { $temple }.
origins-event-sign = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} la carte Zodiaque { $sign } ({ $temple }){ $taken ->
    [0] .
   *[other] {" "}à { $holder }.
}
origins-event-lose_sign = La carte Zodiaque { $sign } retourne sur le plateau ({ $temple }).
origins-event-recruit = { $you ->
    [yes] Vous recrutez
   *[no] { $name } recrute
} un Citoyen : { $value } { $colour }{ $cost ->
    [0] .
    [one] , pour { $cost } Sagesse.
   *[other] , pour { $cost } Sagesse.
}
origins-event-roll = Un nouveau Citoyen est lancé : { $value } { $colour }.
origins-event-speaker = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} un Orateur : { $value }.
origins-event-roll_speaker = Un Orateur est relancé : { $value }.
origins-event-add = Sagittaire : le dé affiche maintenant { $value }.
origins-event-raise = { $you ->
    [yes] Vous augmentez
   *[no] { $name } augmente
} un Stratège ({ $colour }) de { $from } à { $to }.
origins-event-honour = { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour un Stratège ({ $colour }), qui affiche maintenant { $to }.
origins-event-swap = { $you ->
    [yes] Vous échangez
   *[no] { $name } échange
} un { $value } { $colour } contre { $other }.
origins-event-advisor = { $you ->
    [yes] Vous promouvez
   *[no] { $name } promeut
} un Citoyen Conseiller numéro { $space } : { $colour }.
origins-event-duplicate = { $you ->
    [yes] Vous promouvez
   *[no] { $name } promeut
} un Citoyen de couleur déjà présente ({ $colour }) : { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
origins-event-build = { $you ->
    [yes] Vous construisez
   *[no] { $name } construit
} { $building } en { $x },{ $y } pour { $wisdom } Sagesse et { $stone } Pierre.
origins-event-farm = { $you ->
    [yes] Vous posez
   *[no] { $name } pose
} une Ferme en { $x },{ $y } ({ $tile }).
origins-event-build_over = { $you ->
    [yes] Vous construisez
   *[no] { $name } construit
} { $building } sur la Ferme en { $x },{ $y }.
origins-event-refill = { $tile } entre au marché{ $left ->
    [0]  ; sa pile est vide.
    [one]  ; il reste une tuile dans sa pile.
   *[other]  ; il en reste { $left } dans sa pile.
}
origins-event-keep = { $you ->
    [yes] Vous mettez
   *[no] { $name } met
} { $building } de côté.
origins-event-activate = { $you ->
    [yes] Vous activez
   *[no] { $name } active
} : { $tile }.
origins-event-copy = La tour copie : { $tile }.
origins-event-points = { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
} { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $tile }.
origins-event-district = { $you ->
    [yes] Vous complétez
   *[no] { $name } complète
} un District : { $value } { $colour } sur le Siège { $x },{ $y }.
origins-event-card = { $you ->
    [yes] Vous marquez
   *[no] { $name } marque
} la carte District { $card } : { $points } points{ $gold ->
    [0] .
    [one] {" "}et { $gold } Or.
   *[other] {" "}et { $gold } Or.
}
origins-event-tower = { $you ->
    [yes] Vous élevez
   *[no] { $name } élève
} la tour { $colour ->
    [bleu] bleue
   *[other] { $colour }
} à { $height } pour { $cost } Or.
origins-event-grow = { $you ->
    [yes] Vous portez
   *[no] { $name } porte
} la population à { $bases } socles pour { $cost } Nourriture{ $points ->
    [0] .
   *[other]  : { $points } points.
}
origins-event-spend_token = { $you ->
    [yes] Vous dépensez
   *[no] { $name } dépense
} un jeton Supériorité (reste { $left }).
origins-event-pass = { $you ->
    [yes] Vous passez
   *[no] { $name } passe
}.
origins-event-take_back = { $you ->
    [yes] Vous reprenez
   *[no] { $name } reprend
} l’Archonte et les Stratèges ; { $count ->
    [one] { $count } dé monte ou est promu
   *[other] { $count } dés montent ou sont promus
}.
origins-event-bastion = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} le Bastion.
origins-event-push_back = { $you ->
    [yes] Vous reculez
   *[no] { $name } recule
} sur la piste militaire de { $from } à { $to }.
origins-event-condition = Une condition de fin est remplie : { $condition }.
origins-event-end = La partie est finie : { $reason }.

origins-refuse-notation = « { $text } » n’est pas un coup. Choisissez un numéro de la liste, ou écrivez par exemple « visit red3 » ou « place 1,0 ».
origins-refuse-word = « { $word } » ne convient pas après « { $verb } ». Choisissez dans la liste des coups.
origins-refuse-other-decision = « { $verb } » ne répond pas à ce qui est demandé. Choisissez dans la liste des coups.
origins-refuse-not-in-pool = Il n’y a pas de { $die } parmi les dés à prendre. Prenez-en un qui s’y trouve.
origins-refuse-not-highest = Le { $die } n’est pas un des dés les plus hauts. Défaussez-en un des plus hauts.
origins-refuse-worker = { $worker } n’est pas parmi vos Travailleurs inutilisés. Choisissez-en un qui l’est.
origins-refuse-cannot-enter = { $worker } ne peut entrer nulle part : le Lieu le plus bas affiche { $ship }, et il manque { $missing } Sagesse.
origins-refuse-site-value = Le Lieu { $site } affiche { $ship }, { $worker } seulement { $value } : il manque { $missing } Sagesse. Choisissez un autre Lieu.
origins-refuse-no-freeman = Le { $die } n’est pas parmi vos Stratèges inutilisés. Choisissez-en un qui l’est.
origins-refuse-no-used-freeman = Aucun { $die } à vous n’est sur un Lieu. Choisissez un Stratège qui y est.
origins-refuse-no-seat = Vous n’avez pas de Siège de Pouvoir libre : quatre tuiles en carré en font un.
origins-refuse-no-level = Il ne reste pas d’étage { $colour } dans la réserve. Choisissez une autre couleur.
origins-refuse-no-gold = La tour { $colour ->
    [bleu] bleue
   *[other] { $colour }
} coûte { $cost } Or, et vous en avez { $have }.
origins-refuse-no-base = Tous vos socles sont déjà libres.
origins-refuse-no-food = Le prochain socle coûte { $cost } Nourriture ; avec votre Or vous en avez { $have }.
origins-refuse-no-six = Il n’y a pas de 6 { $colour } à promouvoir. Choisissez une autre couleur.
origins-refuse-no-neighbour = Le Lieu { $site } n’est pas à côté du Lieu { $visited }. Choisissez un voisin.
origins-refuse-neighbour-six = Le Lieu { $site } affiche 6 et ne peut monter. Choisissez l’autre voisin.
origins-refuse-main-done = { $worker } a fait son action principale. Utilisez le bonus ou terminez la visite.
origins-refuse-main-first = Une visite demande une action principale : choisissez d’abord celle du haut ou celle du bas.
origins-refuse-cannot-temple = Le temple coûte 1 Pierre ou 1 Or, et vous n’avez ni l’une ni l’autre.
origins-refuse-cannot-recruit = Vous n’avez pas de socle libre pour un Citoyen.
origins-refuse-no-citizen = Il n’y a pas de Citoyen dans la rangée.
origins-refuse-cannot-food = Il vous faut 1 Nourriture ou 1 Or, et un Stratège inutilisé ou un marqueur qui peut progresser.
origins-refuse-no-tile = Il n’y a aucune tuile à construire, ni au marché ni de côté.
origins-refuse-bonus-done = L’action bonus a été utilisée pendant cette visite.
origins-refuse-bonus-speaker = Un Orateur n’a jamais droit à une action bonus.
origins-refuse-bonus-colour = La tuile bonus est { $colour }, et { $worker } est d’une autre couleur.
origins-refuse-bonus-archon = La tuile bonus est { $colour }, et aucun de vos Conseillers n’a cette couleur.
origins-refuse-bonus-cost = Le bonus coûte 1 { $resource } ou 1 Or, et vous n’avez ni l’une ni l’autre.
origins-refuse-bonus-nothing = Le bonus { $colour } ne peut être fait maintenant : il n’y a rien à gravir, à construire ou à prendre.
origins-refuse-no-pisces = Seul qui détient le Poisson prend de l’Or à la place du bonus.
origins-refuse-stone-or-food = Les Terrains équestres donnent Pierre ou Nourriture, rien d’autre.
origins-refuse-no-resource = Vous n’avez pas de { $resource } à échanger.
origins-refuse-final-space = Votre marqueur est sur l’emplacement final et ne bouge plus.
origins-refuse-not-both = Ici un seul des deux est permis : progresser ou attaquer.
origins-refuse-not-in-market = Il n’y a pas de tuile { $colour } au marché.
origins-refuse-not-kept = Vous n’avez pas mis de côté : { $building }.
origins-refuse-too-dear = { $building } coûte { $wisdom } Sagesse et { $stone } Pierre : il en manque { $missing }, même avec l’Or.
origins-refuse-no-virgo = Seul qui détient la Vierge construit sur une Ferme.
origins-refuse-no-farm = Vous n’avez pas de Ferme sur laquelle construire.
origins-refuse-taken = Il y a déjà une tuile en { $x },{ $y }. Choisissez un emplacement libre.
origins-refuse-diagonal = { $x },{ $y } ne touche votre Cité que par un coin : il faut un côté entier.
origins-refuse-not-adjacent = { $x },{ $y } ne touche pas votre Cité : choisissez un emplacement qui partage un côté avec elle.
origins-refuse-not-a-farm = Il n’y a pas de Ferme à vous en { $x },{ $y }.
origins-refuse-on-top = Votre marqueur est déjà au sommet : { $temple }. Choisissez un autre temple.
origins-refuse-same-temple = La marche contre de l’Or se monte dans un autre temple que celui-ci : { $temple }.
origins-refuse-not-in-row = Il n’y a pas de Citoyen { $colour } dans la rangée.
origins-refuse-no-wisdom = Le Citoyen { $colour } coûte { $cost } Sagesse ; avec votre Or vous en avez { $have }.
origins-refuse-no-speaker = Il n’y a pas d’Orateur { $value } dans la zone.
origins-refuse-food-first = Dépensez au moins 1 Nourriture.
origins-refuse-six-once = Le { $die } devient Conseiller dès le premier point : il n’y en a pas de second.
origins-refuse-six-capped = Le { $die } ne peut monter ici : 6 est le maximum.
origins-refuse-same-colour = Choisissez une autre couleur que { $colour } : le dé l’a déjà.
origins-refuse-no-reserve = Il n’y a pas de dé { $colour } dans la réserve.
origins-refuse-nothing-to-copy = Il n’y a pas de capacité à copier côté { $side }.
origins-refuse-no-loop = Une chaîne de copies ne revient jamais à une tour déjà utilisée.
origins-refuse-seat-taken = Il y a déjà un dé sur le Siège { $x },{ $y }.
origins-refuse-no-block = Il faut quatre tuiles autour du Siège { $x },{ $y }.
origins-refuse-no-match = La carte District { $card } ne correspond pas à ce bloc.
origins-refuse-no-card = Il y a { $count } cartes District dans cette partie.
origins-refuse-not-activated = La tuile au { $corner } n’est pas activée par ce dé, ou l’a déjà été.

origins-option-pass_increase_scope = Dés augmentés en passant
origins-option-pass_increase_scope-help = Quels Stratèges gagnent 1 quand leur propriétaire passe. Les lectures diffèrent ; par défaut, le texte de la règle.
origins-option-pass_increase_scope-all = Tous
origins-option-pass_increase_scope-returned = Seulement ceux repris des Lieux

origins-fact-site = Lieu de Rencontre { $site }
origins-fact-site-text = En haut : { $top }. En bas : { $bottom }. Bonus ({ $colour }) : { $bonus }. Le Vaisseau affiche { $ship }.
origins-fact-worker-text = { $where ->
    [used] { $worker } : utilisé jusqu’à ce que son propriétaire passe.
    [row] { $worker } : un Citoyen de la rangée, pour { $cost } Sagesse.
    [pool] { $worker } : un dé à prendre.
   *[other] { $worker } : il entre sans coût dans les Lieux jusqu’à sa valeur.
}
origins-fact-temple-text = Le marqueur est sur la marche { $step }, qui vaut { $points } points. La carte est { $sign }.
origins-fact-district = Carte District { $card }
origins-fact-district-text = En haut { $nw } et { $ne }, en bas { $sw } et { $se }, tourné ou en miroir : { $first } points la première fois, { $later } ensuite ; { $gold } Or dessus.
origins-fact-seat = Siège de Pouvoir { $x },{ $y }
origins-fact-seat-text = { $taken ->
    [0] Libre : un Stratège inutilisé complète le District.
   *[other] { $die } × tour { $height }.
}
origins-fact-tower = La tour { $colour ->
    [bleu] bleue
   *[other] { $colour }
}
origins-fact-tower-text = Hauteur { $height } ; l’étage suivant coûte { $height } Or, et il en reste { $left } en réserve.
origins-fact-levels = Étages en réserve, couleur { $colour }
origins-fact-levels-text = Il en reste { $count }. Quand trois couleurs au plus ont encore des étages, la partie se termine avec la manche.
origins-fact-advisors-text = { $next ->
    [0] La rangée est complète.
   *[other] Le prochain Conseiller porte le total à { $next } points.
} Chacun est d’une autre couleur.
origins-fact-space = Piste militaire, case { $space }
origins-fact-space-text = { $crossed } paliers franchis ; en fin de manche les marqueurs d’ici reculent en { $back }. Bonus d’Attaque :{ $nothing ->
    [0] {""}
   *[other] {" "}aucun
}{ $stone ->
    [0] {""}
   *[other] {" "}+{ $stone } Pierre
}{ $food ->
    [0] {""}
   *[other] {" "}+{ $food } Nourriture
}{ $wisdom ->
    [0] {""}
   *[other] {" "}+{ $wisdom } Sagesse
}{ $gold ->
    [0] {""}
   *[other] {" "}+{ $gold } Or
}{ $basic ->
    [0] {""}
   *[other] {" "}+{ $basic } de base
}{ $exchange ->
    [0] {""}
   *[other] {" "}+{ $exchange } de base contre Or
}.
origins-fact-reserve = Réserve de Citoyens { $colour }
origins-fact-reserve-text = { $count } dés. Sans dé d’une couleur, la partie se termine avec la manche.
origins-fact-tokens = Jetons Supériorité
origins-fact-tokens-text = { $count } : après une action, un jeton donne une action de plus dans le même tour.
origins-fact-population = Population
origins-fact-population-text = { $cost ->
    [0] Tous les socles ont quitté la piste.
   *[other] { $bases } socles ont quitté la piste ; le suivant coûte { $cost } Nourriture.
}
origins-fact-cell = Case libre { $x },{ $y }
origins-fact-cell-text = Elle partage un bord avec la Cité : une tuile peut y être construite.
origins-fact-resource-text = Le joueur en a { $count }. L’Or remplace n’importe quelle autre ressource.

origins-field-advisors = Conseillers
origins-field-archon = Archonte au Lieu
origins-field-at = Cases
origins-field-bases = Socles
origins-field-bastion = Bastion
origins-field-blue = Bleu
origins-field-bonus = Action bonus
origins-field-bonus_done = Bonus effectué
origins-field-both = Deux actions
origins-field-building = Bâtiment
origins-field-by = Par
origins-field-card = Carte
origins-field-city = Cité
origins-field-colour = Couleur
origins-field-conditions = Fins de partie atteintes
origins-field-die = Dé
origins-field-district = District
origins-field-districts = Cartes District
origins-field-extra = Supplément
origins-field-farm = Ferme
origins-field-free_bases = Socles libres
origins-field-holder = Détenu par
origins-field-kept = Tuiles gardées
origins-field-left = Restent
origins-field-levels = Étages restants
origins-field-main_done = Actions principales effectuées
origins-field-market = Marché
origins-field-military = Piste militaire
origins-field-next_base = Nourriture pour le prochain socle
origins-field-orange = Orange
origins-field-passed = A passé
origins-field-piles = Piles de tuiles
origins-field-pool = Dés à prendre
origins-field-purple = Mauve
origins-field-red = Rouge
origins-field-reserve = Citoyens de la réserve
origins-field-resources = Ressources
origins-field-round = Manche
origins-field-row = Rangée de recrutement
origins-field-score = Points
origins-field-scored = Cartes District comptées
origins-field-seats = Sièges de Pouvoir
origins-field-ship = Vaisseau Mère
origins-field-side = Face
origins-field-sign = Carte Zodiaque
origins-field-signs = Cartes Zodiaque
origins-field-site = Lieu
origins-field-sites = Lieux de Rencontre
origins-field-space = Case
origins-field-spaces = Cases
origins-field-speakers = Orateurs
origins-field-spent = Dépensé
origins-field-spoken = Orateurs utilisés
origins-field-stacks = Marqueurs
origins-field-steps = Marches
origins-field-temple = Temple
origins-field-temples = Temples
origins-field-top = Au-dessus
origins-field-towers = Tours
origins-field-under = En dessous
origins-field-unused = Dés inutilisés
origins-field-used = Dés utilisés
origins-field-value = Valeur
origins-field-worker = Travailleur
origins-field-x = Colonne
origins-field-y = Rangée
origins-field-yellow = Jaune

origins-verb-visit = Visiter un Lieu
origins-verb-tower = Élever une tour
origins-verb-complete = Compléter un District
origins-verb-grow = Faire croître
origins-verb-tile = Marché et piles
origins-verb-kept = Tuiles gardées
origins-verb-raise = Augmenter un dé

## Ce que sont les niveaux

origins-level-1 = Envoie ses ouvriers là où cela semble aller, sans trop compter. Idéal pour une première partie.
origins-level-2 = Tire le meilleur de chaque visite en points et en biens, sans plan pour la manche ; seul, sait ce que valent les choses et manque souvent le meilleur coup.
origins-level-3 = Sait, après bien des parties, ce que valent habitants, bases et temples, et joue souvent un coup presque aussi bon que le meilleur ; seul, tire le meilleur de chaque visite.
origins-level-4 = Sait, après bien des parties, ce que vaut chaque chose, examine la suite de chaque tour et manque rarement le meilleur coup, jamais s’il est seul.
origins-level-5 = Sait, après bien des parties, ce que vaut chaque chose, et joue toujours le tour le plus prometteur ; seul, il joue d’abord les cinq manches jusqu’au bout. Difficile à battre.
