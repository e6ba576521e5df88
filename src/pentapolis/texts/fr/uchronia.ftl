# Uchronia : noms, consignes, choix, lignes du journal et refus.

uchronia-name = Uchronia
uchronia-tagline = Chaque carte est à la fois Ordre, Ressource et Activité.
uchronia-credits = Un jeu de Carl Chudyk, édité par Iello en 2012. Ceci est une édition non officielle : elle a ses propres textes et dessins, et n’est ni réalisée ni approuvée par l’éditeur. Si le jeu vous plaît, achetez la boîte.
uchronia-about = À votre tour, vous Commandez ou vous Complotez. Pour Commander, jouez une carte et exécutez son Ordre, ou deux cartes d’une même couleur et exécutez n’importe quel Ordre ; vos Activités de cette couleur permettent de le répéter. Pour Comploter, copiez l’Ordre d’un autre Domaine si vous avez une Activité de sa couleur, puis complétez votre Main. Les Bâtiments achevés et les Activités de vos Monopoles rapportent des Points de Victoire. Dès qu’un joueur en a assez, on finit le tour de table, et qui a le plus de points l’emporte.
uchronia-provenance = Les règles, la mise en place et les chiffres suivent le livret de règles français. Sur les quarante Bâtiments, il donne les effets de onze d’entre eux : Avant-poste, Immeuble, Viaduc, Garnison, Thermes, Arcades, Pont, Porte (son nom est de nous), Basilique, Fontaine (en construction seulement) et Place ; la plupart de leurs couleurs sont reconstituées. Les vingt-neuf autres Bâtiments sont reconstitués, les Latrines à leur nom près : ils sont de nous. Il en va de même de la répartition des 174 cartes Ressource, 35 par couleur mais 34 de Marbre.

uchronia-colour-wood = Bois
uchronia-colour-clay = Argile
uchronia-colour-brick = Brique
uchronia-colour-stone = Pierre
uchronia-colour-marble = Marbre
uchronia-order-exploration = Exploration
uchronia-order-production = Production
uchronia-order-draconians = Draconniens
uchronia-order-construction = Construction
uchronia-order-trade = Commerce
uchronia-zone-hand = Main
uchronia-zone-stock = Stock
uchronia-zone-activities = Activités
uchronia-zone-forum = Forum
uchronia-zone-domain = Domaine
uchronia-zone-sites = En construction
uchronia-zone-great_works = Grands Travaux
uchronia-zone-revealed = Cartes dévoilées
uchronia-zone-looked = Cartes regardées
uchronia-source-rulebook = imprimé dans le livret
uchronia-source-public = de sources publiques
uchronia-source-reconstructed = reconstitué
uchronia-kind-permanent = Effet permanent
uchronia-kind-order_bonus = Bonus d’Ordre
uchronia-kind-on_complete = À l’achèvement
uchronia-kind-scoring = Points de Victoire
uchronia-term-buildings = Bâtiments
uchronia-term-monopolies = Monopoles
uchronia-term-effects = Effets
uchronia-feature-hand = Cartes en Main
uchronia-feature-stock = Cartes du Stock
uchronia-feature-filled = Cases remplies
uchronia-feature-activities = Activités

uchronia-prompt-setup_discard = { $name }, défaussez l’une de vos six cartes dans le Forum.
uchronia-choice-setup_discard-put = { $colour } : dans le Forum
uchronia-prompt-action = { $name }, Commandez ou Complotez.
uchronia-choice-action-plot = Comploter
uchronia-choice-action-command = Commander { $count ->
    [1] { $colour } : { $order }
   *[other] { $count } × { $colour } : { $order }
}
uchronia-prompt-copy = { $name }, copiez l’Ordre d’un autre Domaine, ou aucun.
uchronia-choice-copy-copy = Copier l’Ordre { $order } ({ $colour })
uchronia-choice-copy-decline = Ne rien copier
uchronia-choice-copy-enough = Ne plus rien copier
uchronia-prompt-latrines = { $name }, Latrines : mettez jusqu’à deux cartes de votre Main dans le Forum avant de piocher ({ $put } pour l’instant).
uchronia-choice-latrines-put = { $colour } : dans le Forum
uchronia-choice-latrines-stop = Garder le reste
uchronia-prompt-tenement = { $name }, Immeuble : prenez en Main une carte du Forum.
uchronia-choice-tenement-take = Prendre en Main : { $colour }
uchronia-prompt-relay = { $name }, Relais : reprendre en Main l’une de vos deux cartes { $colour } ?
uchronia-choice-relay-take_back = La reprendre
uchronia-choice-relay-decline = Laisser les deux sur le Domaine
uchronia-prompt-production = { $optional ->
    [0] { $name }, Production : prenez une carte du Forum pour votre Stock.
   *[other] { $name }, Production : prenez encore une carte du Forum pour votre Stock, ou arrêtez.
}{ $left ->
    [one] {""}
   *[other] {" "}(Jusqu’à { $left } fois.)
}
uchronia-choice-production-take = Prendre pour le Stock : { $colour }
uchronia-choice-production-add = { $colour } : sous { $building } (Fontaine)
uchronia-choice-production-stop = Arrêter
uchronia-prompt-exploration = { $optional ->
    [0] { $name }, Exploration : mettez une carte de votre Main dans votre Stock.
   *[other] { $name }, Exploration : mettez encore une carte de votre Main dans votre Stock, ou arrêtez.
}{ $left ->
    [one] {""}
   *[other] {" "}(Jusqu’à { $left } fois.)
}
uchronia-choice-exploration-put = { $colour } : dans le Stock
uchronia-choice-exploration-stop = Arrêter
uchronia-prompt-reveal = { $optional ->
    [0] { $name }, Draconniens : dévoilez une carte de votre Main.
   *[other] { $name }, Draconniens : dévoilez une autre carte, ou arrêtez. Cartes dévoilées : { $revealed }.
}{ $left ->
    [one] {""}
   *[other] {" "}(Jusqu’à { $left } cartes.)
}
uchronia-choice-reveal-reveal = Dévoiler : { $colour }
uchronia-choice-reveal-stop = Arrêter
uchronia-prompt-withhold = { $name }, { $victim } a un Avant-poste : quelle carte dévoilée ne compte pas pour ce joueur ? Cartes dévoilées : { $revealed }.
uchronia-choice-withhold-withhold = { $colour } ne compte pas
uchronia-prompt-viaduct = { $name }, Draconniens par { $executor } (cartes dévoilées : { $revealed }) : payer 1 Argile grâce à votre Viaduc ?
uchronia-choice-viaduct-pay = Payer 1 Argile : rien ne vous touche
uchronia-choice-viaduct-decline = Ne pas payer
uchronia-prompt-give = { $name }, Draconniens : donnez à { $executor } une carte d’une couleur exigée ({ $colours } ; cartes dévoilées : { $revealed }).
uchronia-choice-give-give = Donner : { $colour }
uchronia-prompt-trade = { $optional ->
    [0] { $name }, Commerce : lancez une Activité depuis votre Stock.
   *[other] { $name }, Commerce : lancez encore une Activité depuis votre Stock, ou arrêtez.
}{ $left ->
    [one] {""}
   *[other] {" "}(Jusqu’à { $left } fois.)
}
uchronia-choice-trade-launch = Lancer : { $colour }
uchronia-choice-trade-stop = Arrêter
uchronia-prompt-construction = { $optional ->
    [0] { $name }, Construction : lancez une construction ou ajoutez une Ressource.
   *[other] { $name }, Construction : lancez encore une construction ou ajoutez une Ressource, ou arrêtez.
}{ $left ->
    [one] {""}
   *[other] {" "}(Jusqu’à { $left } fois.)
}
uchronia-choice-construction-start = { $foundation ->
    [hand] Lancer : { $building }, Fondation de votre Main
   *[other] Lancer : { $building }
}
uchronia-choice-construction-add = Ajouter 1 { $colour } à ce Bâtiment : { $building }
uchronia-choice-construction-stop = Arrêter
uchronia-prompt-paved = { $name }, Voie pavée : prendre en Main la Fondation ({ $colour }) de ce Bâtiment : { $building } ?
uchronia-choice-paved-take_back = La prendre
uchronia-choice-paved-decline = La laisser dans la défausse
uchronia-prompt-sawmill = { $name }, Scierie : garder pour votre Stock l’une des Ressources sous { $building } ?
uchronia-choice-sawmill-keep = Garder : { $colour }
uchronia-choice-sawmill-decline = Ne rien garder
uchronia-prompt-monopoly_take = { $name }, un Bâtiment est achevé ({ $building }) et vous détenez le Monopole { $colour } : prendre en Main une carte de cette couleur du Forum ?
uchronia-choice-monopoly_take-take = Prendre en Main : { $colour }
uchronia-choice-monopoly_take-decline = La laisser
uchronia-prompt-basilica = { $name }, Basilique : lancer une Activité { $colour } pour ce Bâtiment achevé : { $building } ?
uchronia-choice-basilica-launch = Lancer : { $colour }
uchronia-choice-basilica-decline = Ne rien lancer
uchronia-prompt-plaza = { $name }, Place : choisissez un Ordre à exécuter, ou arrêtez (encore { $left }).
uchronia-choice-plaza-order = Exécuter : { $order }
uchronia-choice-plaza-stop = Arrêter
uchronia-prompt-school = { $name }, École : lancez une Activité depuis votre Stock, ou arrêtez (encore { $left }).
uchronia-choice-school-launch = Lancer : { $colour }
uchronia-choice-school-stop = Arrêter
uchronia-prompt-arch = { $name }, Arc de triomphe : achever aussitôt un autre de vos Bâtiments ?
uchronia-choice-arch-complete = Achever : { $building }
uchronia-choice-arch-decline = Ne rien achever
uchronia-prompt-choose_bonus = { $name }, choisissez le prochain Bonus { $order }.
uchronia-choice-choose_bonus-bonus = { $building }
uchronia-prompt-market = { $name }, { $building } : échanger une carte de votre Stock contre une carte d’une autre couleur du Forum ?
uchronia-choice-market-swap = Échanger 1 { $colour } contre 1 { $other }
uchronia-choice-market-decline = Ne rien échanger
uchronia-prompt-crane = { $name }, { $building } : ajouter une Ressource de votre Stock à un Bâtiment en Bois ou en Argile ?
uchronia-choice-crane-add = Ajouter 1 { $colour } à ce Bâtiment : { $building }
uchronia-choice-crane-decline = Ne rien ajouter
uchronia-prompt-workshop = { $name }, { $building } : ajouter une carte de votre Main à l’un de vos Bâtiments ?
uchronia-choice-workshop-add = Ajouter 1 { $colour } à ce Bâtiment : { $building }
uchronia-choice-workshop-decline = Ne rien ajouter
uchronia-prompt-quarry = { $name }, { $building } : prendre dans le Forum une Pierre ou un Marbre pour votre Stock ?
uchronia-choice-quarry-take = Prendre : { $colour }
uchronia-choice-quarry-decline = Ne rien prendre
uchronia-prompt-colosseum = { $name }, { $building } : prendre une Ressource dans le Stock d’un adversaire touché ?
uchronia-choice-colosseum-seize = Prendre 1 { $colour } chez { $seat }
uchronia-choice-colosseum-decline = Ne rien prendre
uchronia-prompt-baths_out = { $name }, { $building } : remettez l’une de vos Activités dans votre Stock.
uchronia-choice-baths_out-recall = Retirer : { $colour }
uchronia-prompt-baths_in = { $name }, Thermes : lancez à présent une Activité depuis votre Stock (Activité retirée : { $recalled }).
uchronia-choice-baths_in-launch = Lancer : { $colour }
uchronia-prompt-paddock = { $name }, { $building } : prenez en Main une carte du Forum.
uchronia-choice-paddock-take = Prendre en Main : { $colour }
uchronia-prompt-bridge = { $name }, { $building } : prenez pour votre Stock une Ressource sous un Bâtiment d’un adversaire.
uchronia-choice-bridge-seize = Prendre 1 { $colour } sous { $building } chez { $seat }
uchronia-prompt-lighthouse = { $name }, { $building } : prenez en Main l’une des { $count } cartes ; les autres vont dans le Forum.
uchronia-choice-lighthouse-keep = Prendre en Main : { $colour }

uchronia-effect-plot = Copiez l’Ordre d’un autre Domaine si vous avez une Activité de sa couleur. Puis piochez jusqu’à 5 cartes en Main, au moins une.
uchronia-effect-exploration = { $times ->
    [one] Mettez une carte de votre Main dans votre Stock.
   *[other] Mettez jusqu’à { $times } cartes de votre Main dans votre Stock.
}
uchronia-effect-production = { $times ->
    [one] Prenez une carte du Forum dans votre Stock.
   *[other] Prenez jusqu’à { $times } cartes du Forum dans votre Stock.
}
uchronia-effect-draconians = { $times ->
    [one] Dévoilez une carte de votre Main.
   *[other] Dévoilez jusqu’à { $times } cartes de votre Main.
} Chaque adversaire qui a une carte sur son Domaine vous en donne une de sa Main, d’une couleur dévoilée ; pour chaque carte dévoilée, vous en prenez une pareille au Forum.
uchronia-effect-construction = Lancez un Bâtiment avec une carte du Forum de sa couleur, ou ajoutez une carte du Stock à un chantier de sa couleur{ $times ->
    [one] .
   *[other] , jusqu’à { $times } fois.
}
uchronia-effect-trade = { $times ->
    [one] Lancez une Activité de votre Stock sur un emplacement libre.
   *[other] Lancez jusqu’à { $times } Activités de votre Stock sur des emplacements libres.
}

uchronia-fact-cards = { $colour } ({ $count })
uchronia-fact-monopoly = Monopole : { $colour }
uchronia-fact-monopoly-text = Il revient à qui a le plus d’Activités de cette couleur ({ $colour }), et chacune rapporte 1 point. En cas d’égalité, il reste où il est. { $count ->
    [0] Personne ne le détient pour l’instant.
   *[other] { $seat } le détient avec { $count }.
}
uchronia-fact-pile = { $count ->
    [0] Pioche vide
    [one] Pioche : { $count } carte
   *[other] Pioche : { $count } cartes
}
uchronia-fact-building_pile = { $count ->
    [0] Plus de Bâtiments dans la pile
    [one] Pile de Bâtiments : { $count } carte
   *[other] Pile de Bâtiments : { $count } cartes
}

uchronia-event-discard = { $you ->
    [yes] Vous défaussez
   *[no] { $name } défausse
} 1 { $colour } dans le Forum.
uchronia-event-clear = { $you ->
    [yes] Vous transférez
   *[no] { $name } transfère
} { $count } × { $colour } du Domaine au Forum.
uchronia-event-command = { $you ->
    [yes] Vous Commandez
   *[no] { $name } Commande
} avec { $count } × { $colour } : { $order }.
uchronia-event-plot = { $you ->
    [yes] Vous Complotez
   *[no] { $name } Complote
}.
uchronia-event-copy = { $paid ->
    [0] { $you ->
        [yes] Vous copiez
       *[no] { $name } copie
    } l’Ordre { $order }.
   *[other] { $you ->
        [yes] Vous mettez
       *[no] { $name } met
    } 1 { $colour } dans le Forum (Taverne) pour copier l’Ordre { $order }.
}
uchronia-event-order = { $you ->
    [yes] Vous exécutez
   *[no] { $name } exécute
} l’Ordre { $order } (Place).
uchronia-event-bonus = { $you ->
    [yes] Vous utilisez
   *[no] { $name } utilise
} le Bonus { $order } de ce Bâtiment : { $building }.
uchronia-event-take = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} 1 { $colour } du Forum { $to ->
    [hand] en Main
   *[other] pour le Stock
}{ $by ->
    [production] {""}
    [monopoly] {" "}(Monopole)
   *[other] {" "}({ $building })
}.
uchronia-event-explore = { $you ->
    [yes] Vous mettez
   *[no] { $name } met
} 1 { $colour } de la Main dans le Stock.
uchronia-event-reveal = { $you ->
    [yes] Vous dévoilez
   *[no] { $name } dévoile
} 1 { $colour }.
uchronia-event-withhold = { $you ->
    [yes] Vous choisissez
   *[no] { $name } choisit
} ce qui ne compte pas pour { $victim } (Avant-poste) : { $colour }.
uchronia-event-viaduct = { $you ->
    [yes] Vous payez
   *[no] { $name } paie
} 1 { $colour } à { $executor } (Viaduc).
uchronia-event-no_viaduct = { $you ->
    [yes] Vous ne payez
   *[no] { $name } ne paie
} pas 1 { $colour } à { $executor } pour le Viaduc.
uchronia-event-give = { $you ->
    [yes] Vous donnez
   *[no] { $name } donne
} 1 { $colour } à { $executor }.
uchronia-event-nothing_to_give = { $you ->
    [yes] Vous n’avez
   *[no] { $name } n’a
} rien à donner, aucune de ces couleurs : { $colours }.
uchronia-event-collect = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} { $count } × { $colour } du Forum pour le Stock.
uchronia-event-launch = { $you ->
    [yes] Vous lancez
   *[no] { $name } lance
} une Activité : { $colour }.
uchronia-event-recall = { $you ->
    [yes] Vous remettez
   *[no] { $name } remet
} une Activité dans le Stock : { $colour }.
uchronia-event-monopoly = { $held ->
    [0] { $you ->
        [yes] Vous perdez
       *[no] { $name } perd
    } le Monopole { $colour } ; il n’est plus à personne.
   *[other] { $you ->
        [yes] Vous prenez
       *[no] { $name } prend
    } le Monopole { $colour }.
}
uchronia-event-start = { $you ->
    [yes] Vous lancez
   *[no] { $name } lance
} une construction : { $building }{ $foundation ->
    [hand] , Fondation de la Main
   *[other] {""}
}.
uchronia-event-keep_foundation = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} la Fondation en Main : { $colour }.
uchronia-event-add = { $you ->
    [yes] Vous ajoutez
   *[no] { $name } ajoute
} 1 { $colour } { $from ->
    [forum] du Forum sous
    [hand] de la Main sous
   *[other] sous
} { $building }.
uchronia-event-salvage = { $you ->
    [yes] Vous récupérez
   *[no] { $name } récupère
} pour le Stock 1 { $colour } sous { $building }.
uchronia-event-complete = { $you ->
    [yes] Vous achevez
   *[no] { $name } achève
} un Bâtiment : { $building } !
uchronia-event-no_card = { $you ->
    [yes] Vous laissez
   *[no] { $name } laisse
} 1 { $colour } dans le Forum.
uchronia-event-draw = { $you ->
    [yes] Vous piochez
   *[no] { $name } pioche
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $known ->
    [yes] {" : "}{ $colours }
   *[no] {""}
}.
uchronia-event-look = { $you ->
    [yes] Vous regardez
   *[no] { $name } regarde
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $known ->
    [yes] {" : "}{ $colours }
   *[no] {""}
}.
uchronia-event-keep = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} en Main { $known ->
    [yes] 1 { $colour }
   *[no] l’une d’elles
}{ $putting ->
    [0] {""}
   *[other] {""} ; dans le Forum : { $put }
}.
uchronia-event-drop = { $you ->
    [yes] Vous mettez
   *[no] { $name } met
} 1 { $colour } dans le Forum (Latrines).
uchronia-event-take_back = { $you ->
    [yes] Vous reprenez
   *[no] { $name } reprend
} 1 { $colour } en Main (Relais).
uchronia-event-swap = { $you ->
    [yes] Vous échangez
   *[no] { $name } échange
} 1 { $colour } contre 1 { $other } du Forum.
uchronia-event-undermine = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} 1 { $colour } sous { $building } chez { $victim }.
uchronia-event-seize = { $you ->
    [yes] Vous prenez
   *[no] { $name } prend
} 1 { $colour } dans le Stock, chez { $victim }.
uchronia-event-shuffle = La défausse est mélangée : { $count } cartes dans la pioche.
uchronia-event-shuffle_buildings = Les Bâtiments défaussés sont mélangés : { $count } dans la pioche.
uchronia-event-refill = Nouveau dans les Grands Travaux : { $buildings }.
uchronia-event-sweep = Les Grands Travaux étaient tous de la même couleur et sont défaussés : { $buildings }.
uchronia-event-last_turn = { $reason ->
    [round] Le dernier tour de table commence.
   *[threshold] { $you ->
        [yes] Vous avez
       *[no] { $name } a
    } assez de points : ce tour de table est le dernier.
}
uchronia-event-end = La partie est finie.

uchronia-refuse-notation = « { $text } » n’est pas un coup. Choisissez un numéro, ou écrivez par exemple « command stone », « plot » ou « take clay ».
uchronia-refuse-word = « { $word } » ne va pas après « { $verb } ». Nommez une couleur (wood, clay, brick, stone, marble), un Ordre ou un Bâtiment comme dans les choix.
uchronia-refuse-two-alike = « { $text } » ne va pas : Commandez avec une carte, ou avec exactement deux de la même couleur, par exemple « command stone x2 trade ».
uchronia-refuse-must = Ce choix est obligatoire : désignez l’une des cartes ou l’un des Bâtiments proposés.
uchronia-refuse-other-decision = { $verb ->
    [start] On lance un Bâtiment par Construction, l’Ordre de la Pierre.
    [add] On ajoute une Ressource par Construction, l’Ordre de la Pierre.
    [launch] On lance une Activité par Commerce, l’Ordre du Marbre.
    [take] On prend une carte du Forum par Production, l’Ordre de l’Argile.
    [copy] On copie l’Ordre d’un autre Domaine en Complotant.
   *[other] Ce n’est pas ce qui est demandé maintenant.
} Choisissez l’une des réponses proposées.
uchronia-refuse-no-card = Il n’y a pas cette couleur ici ({ $colour }, { $zone }). Choisissez-en une qui s’y trouve.
uchronia-refuse-two-needed = Il vous faut deux cartes { $colour }, et vous en avez { $held }. Commandez avec une seule carte, ou avec une autre couleur.
uchronia-refuse-copied = Vous avez déjà copié l’Ordre { $order } ({ $colour }) : copiez une autre couleur, ou plus rien.
uchronia-refuse-not-shown = Aucun autre Domaine ne montre { $colour } : l’Ordre { $order } ne peut être copié. Copiez un Ordre posé sur un Domaine.
uchronia-refuse-ramparts = L’Ordre { $order } ({ $colour }) n’est que sur des Domaines protégés par des Remparts. Copiez-en un autre.
uchronia-refuse-no-activity = Pour copier l’Ordre { $order }, il faut une Activité { $colour }. Copiez-en un autre, ou aucun.
uchronia-refuse-no-fountain = Seule la Fontaine permet à la Production de mettre des cartes sous un Bâtiment ({ $building }). Prenez la carte dans votre Stock.
uchronia-refuse-fountain-only = Tant que la Fontaine est en construction, la Production ne peut alimenter qu’elle, et non ce Bâtiment : { $building }.
uchronia-refuse-not-in-row = Ce Bâtiment n’est pas dans les Grands Travaux : { $building }. Choisissez l’un de ceux qui y sont.
uchronia-refuse-same-name = Vous avez déjà ce Bâtiment, achevé ou en construction : { $building }. Choisissez-en un autre.
uchronia-refuse-no-foundation = { $building } demande une Fondation de sa couleur, et il n’y en a pas à cet endroit. Choisissez un Bâtiment dont la couleur est dans le Forum.
uchronia-refuse-no-arcades = Une Fondation de la Main demande les Arcades. Prenez une carte du Forum pour ce Bâtiment : { $building }.
uchronia-refuse-no-site = Ce Bâtiment n’est pas en construction chez vous : { $building }. Lancez d’abord sa construction, ou choisissez l’un de vos chantiers.
uchronia-refuse-wrong-colour = La couleur { $colour } ne convient pas : { $building } demande des Ressources de sa couleur.
uchronia-refuse-same-turn = Vous avez lancé cette construction pendant ce tour : { $building }. Attendez votre prochain tour pour ajouter { $colour }.
uchronia-refuse-not-counting = La couleur { $colour } n’est pas exigée. Donnez une carte d’une couleur exigée.
uchronia-refuse-only-colour = Il ne s’agit que de la couleur { $colour } : choisissez-la, ou renoncez.
uchronia-refuse-not-for-arch = L’Arc de triomphe ne peut pas achever un Bâtiment en Marbre : { $building }. Choisissez-en un d’une autre couleur.
uchronia-refuse-bonus-used = Le Bonus { $order } a déjà servi pour cet Ordre : { $building }. Choisissez-en un autre.
uchronia-refuse-no-bonus = Ce Bâtiment ne vous donne pas de Bonus { $order } : { $building }. Choisissez l’un de vos Bâtiments actifs qui en donne un.
uchronia-refuse-not-for-quarry = La Carrière ne prend que Pierre ou Marbre, et non { $colour }.
uchronia-refuse-same-colour = Échanger { $colour } contre { $colour } ne change rien. Choisissez une autre couleur du Forum.
uchronia-refuse-not-for-crane = La Grue n’ajoute qu’aux Bâtiments en Bois ou en Argile, et non à celui-ci : { $building }.
uchronia-refuse-only-sites = Le Pont prend sous les Bâtiments en construction. Nommez aussi le Bâtiment, comme dans les choix.
uchronia-refuse-own-site = Le Pont prend chez les adversaires : choisissez un Bâtiment qui n’est pas à vous.
uchronia-refuse-paid = Le Viaduc a été payé : rien ne touche { $seat }. Choisissez un autre adversaire.
uchronia-refuse-not-under = Il n’y a pas de carte { $colour } sous { $building } chez { $seat }. Choisissez une carte qui s’y trouve.
uchronia-refuse-only-stock = Le Colisée prend dans un Stock. Ne nommez que la couleur et l’adversaire, comme dans les choix.
uchronia-refuse-not-affected = L’Ordre ne touche pas { $seat }. Choisissez un adversaire qui a une carte sur son Domaine.

## Comment jouent les niveaux

uchronia-level-1 = Joue ce qui lui semble prometteur, tantôt ceci, tantôt cela. Idéal pour une première partie.
uchronia-level-2 = Tire le meilleur de chaque tour en points, en cartes et en chantiers, sans plan pour le suivant.
uchronia-level-3 = Sait, après bien des parties, ce qui mène à la victoire, et juge une décision à la fois.
uchronia-level-4 = Essaie quelques dizaines de suites possibles avant chaque décision.
uchronia-level-5 = Essaie des milliers de suites possibles, avec toutes les cartes que vous pourriez tenir. Difficile à battre.
