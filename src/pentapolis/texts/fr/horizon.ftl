# Beyond the Horizon : noms, questions, choix, journal et refus.

horizon-name = Beyond the Horizon
horizon-tagline = Partagez un arbre de technologies, explorez une carte qui grandit.
horizon-credits = Un jeu de Dennis K. Chan, Adam Hill, Ben Pinchback et Matt Riddle. Ceci est une édition non officielle : elle a ses propres textes et dessins, et n’est ni faite ni approuvée par l’éditeur. Si le jeu vous plaît, achetez la boîte.
horizon-about = À votre tour, vous déplacez votre unique pion Action et effectuez l’action de l’espace : rechercher, recruter et se déplacer, ou réunir pions et pièces. Puis vous pouvez vous étendre une fois (bâtiment, village ou ville), vous produisez, et vous revendiquez un objectif si vous en remplissez un. Une manche après les derniers objectifs nécessaires, le plus grand nombre de points de victoire l’emporte.
horizon-provenance = Règles, coûts et mise en place suivent le livret français. Il n’imprime aucune liste de cartes ni de tuiles : presque toutes les technologies, leaders, bâtiments, territoires, objectifs et gouvernements sont reconstitués, de même que les liens de l’arbre, l’ordre des espaces des pistes et le nombre d’espaces d’action. Ils sont de nous ; chaque carte le dit.

horizon-colour-blue = bleu
horizon-colour-green = vert
horizon-colour-red = rouge
horizon-colour-yellow = jaune
horizon-track-food = nourriture
horizon-track-economy = économie
horizon-track-infrastructure = infrastructure
horizon-track-investment = investissement
horizon-token-settle = Coloniser
horizon-token-fortify = Fortifier
horizon-unit-settler = colon
horizon-unit-soldier = soldat
horizon-stage-despotism = Despotisme
horizon-stage-monarchy = Monarchie
horizon-stage-theocracy = Théocratie
horizon-stage-democracy = Démocratie
horizon-direction-e = est
horizon-direction-ne = nord-est
horizon-direction-nw = nord-ouest
horizon-direction-w = ouest
horizon-direction-sw = sud-ouest
horizon-direction-se = sud-est
horizon-place-cradle = Berceau de la civilisation
horizon-place-start_0 = tuile de départ 1
horizon-place-start_1 = tuile de départ 2
horizon-place-start_2 = tuile de départ 3
horizon-place-start_3 = tuile de départ 4
horizon-place-exploring = en chemin
horizon-goal-investment = la piste d’investissement
horizon-goal-village = un village
horizon-goal-city = une ville
horizon-goal-left = un bâtiment (gauche)
horizon-goal-right = un bâtiment (droite)
horizon-goal-objective = un objectif
horizon-source-rulebook = imprimé dans le livret
horizon-source-public = de sources publiques
horizon-source-reconstructed = reconstitué
horizon-slot = Emplacement { $slot }
horizon-fact-unit = { $unit } de force { $strength }
horizon-fact-track = piste { $track } : { $left } cubes restants
horizon-fact-unexplored = Terre inexplorée
horizon-fact-unexplored-text = Un Colon qui avance ici révèle le prochain Territoire : son bonus est résolu, la tuile est posée et le Colon s’y déplace.
horizon-fact-columns = Colonnes : { $inactive } pions inactifs
horizon-fact-columns-text = { $count ->
    [0] Produire de la population ne rapporterait rien : aucune colonne activée n’a de pion.
    [one] Produire de la population active maintenant 1 pion, de la colonne { $columns }.
   *[other] Produire de la population active maintenant { $count } pions, un de chacune des colonnes { $columns }.
}
horizon-fact-investment = Piste d’investissement : { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
horizon-fact-investment-text = Chaque cube investi résout la case où il est posé. Parmi les cases à points, la dernière couverte compte, et chaque cube au-delà du neuvième vaut 1 PV.
horizon-fact-purse-coins = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
horizon-fact-purse-coins-text = Les pièces paient des actions, les espaces à pièce, les bâtiments et, en commerçant, des pions. Produire des pièces en rapporterait { $hands } maintenant. À la fin, elles ne départagent que si les cubes et les pions actifs n’y suffisent pas.
horizon-fact-purse-active = { $count ->
    [one] { $count } pion actif
   *[other] { $count } pions actifs
}
horizon-fact-purse-active-text = Les pions actifs deviennent des Savants là où vous recherchez. Ceux qu’une action épuise retournent dans vos colonnes. À la fin, ils ne départagent que si les cubes n’y suffisent pas.
horizon-fact-purse-settle = Jetons Coloniser : { $count }
horizon-fact-purse-settle-text = Pendant la phase d’expansion, on en rend un pour chaque village colonisé.
horizon-fact-purse-fortify = Jetons Fortifier : { $count }
horizon-fact-purse-fortify-text = Pendant la phase d’expansion, on en rend un pour chaque ville fortifiée.
horizon-fact-slot-text = { $of ->
    [0] Tout le monde peut y rechercher.
   *[other] Pour y rechercher, il faut { $required } de ces emplacements : { $linked }.
} La première personne prend le Leader, choisit une couleur et l’une de deux cartes.
horizon-fact-settler-text = Explore, construit et colonise des villages : sa force y compte face à celle du Territoire.
horizon-fact-soldier-text = Fortifie des villes : sa force y compte face à celle du Territoire. Seuls les Colons explorent et construisent.
horizon-fact-start-text = Son propriétaire y recrute des unités et peut y construire. Les unités des autres ne font que la traverser, tant qu’aucun bâtiment ne la couvre.
horizon-fact-cradle-text = Tout le monde peut s’y arrêter et y construire.
horizon-fact-space = { $space } { $letter }
horizon-term-objectives = Objectifs
horizon-term-technologies = Technologies
horizon-term-endgame = Bonus niveau IV
horizon-term-villages = Villages
horizon-term-cities = Villes
horizon-term-buildings = Bâtiments
horizon-term-investment = Investissement
horizon-term-leaders = Leaders
horizon-term-government = Gouvernement
horizon-feature-coins = Pièces
horizon-feature-pawns = Pions actifs
horizon-feature-technologies = Technologies
horizon-feature-units = Unités sur la carte
horizon-feature-tiles = Tuiles bâtiment en réserve
horizon-feature-settle = Jetons Coloniser et Fortifier

horizon-prompt-government = { $name }, prenez un gouvernement.
horizon-choice-government-govern = { $government }
horizon-prompt-space = { $name }, déplacez votre pion Action.
horizon-choice-space-go = { $space } ({ $letter }){ $coins ->
    [0] {""}
    [one] {", "}{ $coins } pièce
   *[other] {", "}{ $coins } pièces
}{ $exhausted ->
    [0] {""}
   *[other] {", "}épuiser { $exhausted }
}
horizon-prompt-expansion = { $name }, étendez-vous une fois, ou non.
horizon-choice-expansion-expand = { $option ->
    [build] Un nouveau bâtiment
    [join] Rejoindre un bâtiment
    [settle] Coloniser un village avec un jeton
    [fortify] Fortifier une ville avec un jeton
   *[nothing] Pas d’expansion
}
horizon-prompt-production = { $name }, produisez de la population ou des pièces, ou commercez.
horizon-choice-production-produce = { $what ->
    [population] Population : { $count }
    [coins] Pièces : { $count }
   *[trade] Commerce
}
horizon-prompt-trade = { $name }, échangez quelque chose, ou arrêtez.
horizon-choice-trade-stop = Arrêter
horizon-choice-trade-buy = { $coins } pièces → 1 pion actif
horizon-choice-trade-sell = Épuiser 1 pion actif → 1 pièce
horizon-choice-trade-recall = Rappeler un { $unit } de force { $strength } ({ $place })
horizon-prompt-objective = { $name }, revendiquez un objectif.
horizon-choice-objective-claim = Revendiquer { $objective }
horizon-prompt-track = { $name }, de quelle piste vient le cube pour { $goal } ?
horizon-choice-track-track = La piste { $track } (espace { $space })
horizon-prompt-slot = { $name }, recherchez une technologie (niveau { $levels }).
horizon-choice-slot-research = { $slot }{ $known ->
    [1] {" : "}{ $technology }
   *[other] {""}
}{ $discovers ->
    [1] {" "}(découverte)
   *[other] {""}
}{ $coins ->
    [0] {""}
    [one] {", "}{ $coins } pièce
   *[other] {", "}{ $coins } pièces
}
horizon-choice-slot-decline = Renoncer
horizon-prompt-colour = { $name }, choisissez la couleur de la carte pour { $slot }.
horizon-choice-colour-colour = { $colour }
horizon-prompt-card = { $private ->
    [1] { $name }, gardez une des technologies révélées.
   *[other] { $name }, choisissez la technologie de { $slot }.
}
horizon-choice-card-card = { $technology }
horizon-prompt-recruit = { $name }, recrutez un pion { $columns ->
    [1] inactif
   *[other] actif
} (force { $strength }).
horizon-choice-recruit-recruit = Un { $unit } de force { $strength } : { $place }
horizon-choice-recruit-decline = Renoncer
horizon-prompt-upgrade = { $name }, augmentez de { $by } la force d’une unité.
horizon-choice-upgrade-upgrade = { $unit } { $strength } → { $to } ({ $place })
horizon-choice-upgrade-decline = Renoncer
horizon-prompt-step = { $name }, déplacez une unité. Pas restants : { $left }.
horizon-choice-step-step = { $unit } { $strength } ({ $place }), { $direction }{ $explores ->
    [1] {" : "}explorer
   *[other] {" → "}{ $to }
}
horizon-choice-step-stop = Arrêter
horizon-choice-step-decline = Ne pas se déplacer
horizon-prompt-building_tile = { $name }, prenez une tuile bâtiment de niveau { $level ->
    [1] I
    [2] II
   *[3] III
}.
horizon-choice-building_tile-pick = { $building }
horizon-prompt-option = { $name }, choisissez.
horizon-choice-option-option = { $option }
horizon-choice-option-decline = Renoncer
horizon-prompt-gain = { $name }, prendre { $count ->
    [one] { $count } pion
   *[other] { $count } pions
} de vos colonnes ? Une colonne serait vide.
horizon-choice-gain-take = Les prendre
horizon-choice-gain-decline = Les laisser
horizon-prompt-basic = { $name }, effectuez une action de base ({ $left } au plus).
horizon-choice-basic-basic = { $number ->
    [1] { horizon-action-basic_1 }
    [2] { horizon-action-basic_2 }
    [3] { horizon-action-basic_3 }
   *[4] { horizon-action-basic_4 }
}
horizon-choice-basic-decline = Renoncer
horizon-prompt-settle = { $name }, colonisez un village.
horizon-choice-settle-settle = { $place } (force { $force })
horizon-choice-settle-decline = Renoncer
horizon-prompt-fortify = { $name }, fortifiez une ville.
horizon-choice-fortify-fortify = { $place } (force { $force })
horizon-choice-fortify-decline = Renoncer
horizon-prompt-engage = { $name }, engagez une unité ({ $place }) : { $engaged } sur { $force }.
horizon-choice-engage-engage = Un { $unit } de force { $strength }
horizon-prompt-build = { $name }, construisez ou rejoignez un bâtiment.
horizon-choice-build-build = Construire { $building }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
horizon-choice-build-join = Rejoindre { $building } ({ $place }), { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
horizon-choice-build-decline = Renoncer
horizon-prompt-builder = { $name }, quel colon bâtit ({ $building }) ?
horizon-choice-builder-builder = Le colon de force { $strength } ({ $place })

horizon-event-govern = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} le gouvernement { $government }.
horizon-event-round = Manche { $round }.
horizon-event-go = { $you ->
    [yes] Vous déplacez votre
   *[no] { $name } déplace son
} pion Action : { $space } ({ $letter }){ $coins ->
    [0] {""}
    [one] {", "}pour { $coins } pièce
   *[other] {", "}pour { $coins } pièces
}.
horizon-event-pay = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}{ $exhausted ->
    [0] {""}
    [one] {" "}et { $exhausted } pion épuisé
   *[other] {" "}et { $exhausted } pions épuisés
}.
horizon-event-coins = { $you ->
    [yes] Vous gagnez
   *[no] { $name } gagne
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
horizon-event-pop = { $you ->
    [yes] Vous activez
   *[no] { $name } active
} { $count ->
    [one] { $count } pion
   *[other] { $count } pions
}.
horizon-event-produce_pop = { $you ->
    [yes] Vous produisez
   *[no] { $name } produit
} { $count ->
    [0] 0 pion
    [one] { $count } pion (colonne { $columns })
   *[other] { $count } pions (colonnes { $columns })
}.
horizon-event-produce_coins = { $you ->
    [yes] Vous produisez
   *[no] { $name } produit
} { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}.
horizon-event-token = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $count } × jeton { $token }.
horizon-event-vp = { $you ->
    [yes] Vous notez
   *[no] { $name } note
} { $points } PV.
horizon-event-option = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} : { $option }.
horizon-event-decline = { $you ->
    [yes] Vous renoncez
   *[no] { $name } renonce
} à un effet.
horizon-event-basic = { $you ->
    [yes] Vous effectuez
   *[no] { $name } effectue
} l’action de base { $number }.
horizon-event-pick = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} la tuile { $building }.
horizon-event-refill = { $building } arrive dans la rivière.
horizon-event-uncover = { $you ->
    [yes] Vous découvrez
   *[no] { $name } découvre
} l’espace { $space } de la piste { $track }.
horizon-event-stage = { $you ->
    [yes] Vous atteignez
   *[no] { $name } atteint
} le stade { $stage }.
horizon-event-invest = { $you ->
    [yes] Vous investissez
   *[no] { $name } investit
} un cube (espace { $space }).
horizon-event-village = { $you ->
    [yes] Vous colonisez
   *[no] { $name } colonise
} le village ({ $place }).
horizon-event-city = { $you ->
    [yes] Vous fortifiez
   *[no] { $name } fortifie
} la ville ({ $place }).
horizon-event-first_builder = { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} premier bâtisseur : { $place }.
horizon-event-second_builder = { $you ->
    [yes] Vous êtes
   *[no] { $name } est
} second bâtisseur : { $place }.
horizon-event-claim = { $you ->
    [yes] Vous revendiquez
   *[no] { $name } revendique
} { $objective } : { $points } PV.
horizon-event-last_round = { $cubes } cubes sont sur les objectifs : la manche { $round } sera la dernière.
horizon-event-round_limit = La manche { $round } est la dernière : la partie a duré aussi longtemps qu’elle le peut.
horizon-event-research = { $you ->
    [yes] Vous recherchez
   *[no] { $name } recherche
} { $slot }{ $discovers ->
    [1] {" "}en premier
   *[other] {""}
}{ $coins ->
    [0] {""}
    [one] {" "}pour { $coins } pièce
   *[other] {" "}pour { $coins } pièces
}.
horizon-event-leader = { $you ->
    [yes] Vous rencontrez
   *[no] { $name } rencontre
} le leader { $leader }.
horizon-event-reveal = { $you ->
    [yes] Vous cherchez
   *[no] { $name } cherche
} du { $colour } et { $you ->
    [yes] révélez
   *[no] révèle
} : { $technologies }.
horizon-event-look = { $you ->
    [yes] Vous révélez
   *[no] { $name } révèle
} : { $technologies }.
horizon-event-place_card = { $you ->
    [yes] Vous placez
   *[no] { $name } place
} { $technology } sur { $slot }.
horizon-event-private = { $you ->
    [yes] Vous gardez
   *[no] { $name } garde
} { $technology } comme technologie privée.
horizon-event-technology = { $you ->
    [yes] Vous avez
   *[no] { $name } a
} { $technology }.
horizon-event-recruit = { $you ->
    [yes] Vous recrutez
   *[no] { $name } recrute
} un { $unit } de force { $strength } : { $place }.
horizon-event-upgrade = { $you ->
    [yes] Vous renforcez
   *[no] { $name } renforce
} un { $unit } : { $strength } → { $to } ({ $place }).
horizon-event-step = { $you ->
    [yes] Vous déplacez
   *[no] { $name } déplace
} un { $unit } de force { $strength } ({ $direction }) : { $place } → { $to }.
horizon-event-explore = { $you ->
    [yes] Vous explorez
   *[no] { $name } explore
} depuis { $place } ({ $direction }) : { $territory }.
horizon-event-lay = La tuile est posée : { $place }.
horizon-event-play_token = { $you ->
    [yes] Vous jouez
   *[no] { $name } joue
} un jeton { $token }.
horizon-event-engage = { $you ->
    [yes] Vous épuisez
   *[no] { $name } épuise
} { $count } × { $unit }, force { $strength } : { $place }.
horizon-event-build = { $you ->
    [yes] Vous construisez
   *[no] { $name } construit
} { $building } pour { $coins } pièces : { $place }.
horizon-event-join = { $you ->
    [yes] Vous rejoignez
   *[no] { $name } rejoint
} { $building } pour { $coins } pièces : { $place }.
horizon-event-weaken = { $you ->
    [yes] Vous affaiblissez
   *[no] { $name } affaiblit
} le colon : { $strength } → { $to } ({ $place }).
horizon-event-exhausted = { $you ->
    [yes] Vous épuisez
   *[no] { $name } épuise
} le colon ({ $place }).
horizon-event-buy = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} { $coins } pièces pour 1 pion actif.
horizon-event-sell = { $you ->
    [yes] Vous épuisez
   *[no] { $name } épuise
} 1 pion pour 1 pièce.
horizon-event-recall = { $you ->
    [yes] Vous rappelez
   *[no] { $name } rappelle
} un { $unit } de force { $strength } ({ $place }).
horizon-event-end = La partie se termine après la manche { $round }.

horizon-refuse-notation = « { $text } » n’est pas une action de ce jeu.
horizon-refuse-word = « { $word } » ne convient pas à « { $verb } ».
horizon-refuse-must = On ne peut pas renoncer à cet effet : c’est le seul, ou rien d’autre de la liste ne peut arriver.
horizon-refuse-other-decision = « { $verb } » ne répond pas à la décision en cours.
horizon-refuse-unavailable = Ce n’est pas possible maintenant.
horizon-refuse-not-offered = { $government } n’est pas sur la table.
horizon-refuse-first-turn = À votre premier tour, seules les actions de base sont ouvertes.
horizon-refuse-not-researched = Vous n’avez pas recherché { $technology }.
horizon-refuse-requirement = Vous ne remplissez pas encore la condition. { $what }
horizon-refuse-players = Cet espace n’est ouvert qu’à partir de { $least } joueurs.
horizon-refuse-stay = Votre pion Action doit changer d’espace.
horizon-refuse-occupied = Un autre pion Action s’y trouve.
horizon-refuse-too-dear = Cela coûte { $coins } pièces et { $exhausted } pions actifs ; vous avez { $held } pièces et { $active } pions actifs.
horizon-refuse-no-effect = Une fois les coûts payés, aucun effet de cette action ne pourrait se produire.
horizon-refuse-no-site = Vous ne pouvez pas poser de nouveau bâtiment : vous avez { $tiles } tuiles ; il faut un colon sur une tuile libre et le prix.
horizon-refuse-no-join = Aucun de vos colons n’est sur un bâtiment adverse avec une place libre que vous pouvez payer.
horizon-refuse-no-settle-token = Vous n’avez pas de jeton { $token }.
horizon-refuse-no-force = Nulle part vos unités ({ $unit }) ne suffisent pour une place libre.
horizon-refuse-not-laid = { $place } n’est pas sur la carte.
horizon-refuse-covered = Un bâtiment recouvre la tuile : { $place }.
horizon-refuse-taken = C’est déjà pris : { $place }.
horizon-refuse-village-first = Le village n’est pas colonisé : { $place }.
horizon-refuse-too-weak = Il faut une force de { $force } ; vos unités ({ $unit }) y ont { $strength }.
horizon-refuse-not-engageable = Aucun { $unit } de force { $strength } ne peut être engagé ensuite sans qu’il y en ait trop ou trop peu.
horizon-refuse-not-in-reserve = { $building } n’est pas dans votre réserve.
horizon-refuse-building-price = Cela coûte { $coins } pièces ; vous en avez { $held }.
horizon-refuse-not-joinable = Aucun de vos colons ne peut y rejoindre un bâtiment.
horizon-refuse-wrong-mode = Cet effet ne permet pas ce genre de construction.
horizon-refuse-no-settler = Vous n’y avez pas de colon de force { $strength }.
horizon-refuse-foreign-site = C’est la tuile de départ d’un adversaire.
horizon-refuse-has-building = Il y a déjà un bâtiment.
horizon-refuse-has-village = Le village y est colonisé.
horizon-refuse-opposed = Une unité adverse s’y trouve.
horizon-refuse-other-place = Le bâtiment à rejoindre est ailleurs.
horizon-refuse-pawn-price = Un pion coûte { $coins } pièces ; vous en avez { $held }.
horizon-refuse-columns-empty = Vos colonnes sont vides.
horizon-refuse-no-active = Vous n’avez pas de pion actif.
horizon-refuse-no-unit = Vous n’avez pas cette unité : { $unit } { $strength }, { $place }.
horizon-refuse-not-in-game = { $objective } n’est pas dans cette partie.
horizon-refuse-claimed = Vous avez déjà revendiqué { $objective }.
horizon-refuse-unfulfilled = Vous ne remplissez pas { $objective }.
horizon-refuse-track-empty = Il ne reste aucun cube sur cette piste : { $track }.
horizon-refuse-own-slot = Vous avez déjà un savant sur { $slot }.
horizon-refuse-wrong-level = Cet effet ne permet pas de rechercher le niveau { $level }.
horizon-refuse-prerequisites = Vous n’avez pas recherché les { $required } emplacements liés que demande { $slot }.
horizon-refuse-not-revealed = Personne n’a encore recherché { $slot }.
horizon-refuse-research-price = Cela coûte { $coins } pièces ; vous en avez { $held }.
horizon-refuse-no-scholar = Vous n’avez pas de pion pour un savant.
horizon-refuse-colour = La couleur { $colour } n’est pas la couleur principale d’une carte liée à { $slot }, ou la pile n’en a pas.
horizon-refuse-not-revealed-card = { $technology } n’est pas une des cartes à choisir.
horizon-refuse-wrong-kind = Cet effet n’est pas pour ce genre d’unité : { $unit }.
horizon-refuse-no-token = Vous n’avez plus de jeton pour une telle unité : { $unit }.
horizon-refuse-not-home = { $place } : ni votre tuile de départ, ni un de vos cubes.
horizon-refuse-no-rise = Sa force n’augmenterait pas.
horizon-refuse-crossing = L’unité sur la tuile de départ adverse avance d’abord.
horizon-refuse-no-stop = Vous vous déplacez déjà : arrêtez plutôt.
horizon-refuse-not-started = Un déplacement compte au moins un pas.
horizon-refuse-foreign-start = On ne peut que traverser la tuile de départ d’un adversaire : il faut garder un pas pour la quitter.
horizon-refuse-soldier-explores = Seuls les colons explorent.
horizon-refuse-reveal-limit = Vous ne pouvez pas révéler plus de { $limit } tuile(s) ce tour.
horizon-refuse-stack-empty = La pile de territoires est vide.
horizon-refuse-two-tiles = Une nouvelle tuile doit toucher au moins deux tuiles ; ici elle en toucherait { $count }.
horizon-refuse-edge = Aucune tuile ne peut être aussi loin.
horizon-refuse-no-option = Il y a { $count } options.
horizon-refuse-option-closed = Cela coûte { $coins } pièces et { $exhausted } pions (vous avez { $held } et { $active }), et doit pouvoir produire un effet.
horizon-refuse-basic-closed = L’action de base { $number } ne pourrait rien faire maintenant.
horizon-refuse-no-basic = L’action de base { $number } n’est pas proposée ici.
horizon-refuse-not-in-river = { $building } n’est pas face visible.
horizon-refuse-wrong-river = { $building } n’est pas de niveau { $level }.

## Comment jouent les niveaux

horizon-level-1 = Joue ce qui semble aller, sans trop compter. Idéal pour une première partie.
horizon-level-2 = Regarde où mène un tour, et prend souvent ce qui n’est que presque aussi bon.
horizon-level-3 = Tire le meilleur de chaque série de décisions en points, en cubes et en unités, et amasse ce qu’il pourrait employer.
horizon-level-4 = Regarde où mène un tour, et prend de temps en temps ce qui n’est que presque aussi bon.
horizon-level-5 = Examine chaque tour jusqu’à sa fin et joue toujours ce qui promet le plus ; il ne devine pas vos réponses.
