# The Golden Ages sur la page : ce que dit la table.

page-golden_ages-map = Carte
page-golden_ages-mine = Plateau
page-golden_ages-cards = Cartes
page-golden_ages-market = Cartes de l’ère
page-golden_ages-wonders = Merveilles
page-golden_ages-pay-gold = payer de l’or
page-golden_ages-buildings = Bâtiments
page-golden_ages-send-colonist = envoyer un colon
page-golden_ages-agora = Agora
page-golden_ages-agora-of = { $name } { $count }
page-golden_ages-nobody = personne
page-golden_ages-judgement = Jugement
page-golden_ages-judgement-open = Choisi au premier âge d’or.
page-golden_ages-judgement-choose = Jugements au choix, points actuels
page-golden_ages-judgement-later = Jugements de l’Histoire, points actuels
page-golden_ages-costs = { $gold } or
page-golden_ages-you-have = Vous avez { $gold }
page-golden_ages-not-now = Pas ici
page-golden_ages-continent = continent
page-golden_ages-island = île
page-golden_ages-open-sea = pleine mer
page-golden_ages-cell = Case { $row },{ $col } : { $there }
page-golden_ages-capital-of = capitale : { $name }
page-golden_ages-city-of = ville : { $name } ({ $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
})
page-golden_ages-people-of = colons de { $name } : { $standing } debout, { $lying } couchés
page-golden_ages-civilization-of = Civilisation : { $name }
page-golden_ages-standing = { $count ->
    [0] Aucun colon debout
    [one] { $count } colon debout
   *[other] { $count } colons debout
}
page-golden_ages-reserve = { $count ->
    [one] { $count } cube en réserve
   *[other] { $count } cubes en réserve
}
page-golden_ages-gold = or
page-golden_ages-controls = { $symbol } : { $count } sous contrôle
page-golden_ages-cities = { $count ->
    [one] { $count } ville
   *[other] { $count } villes
}, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}
page-golden_ages-cubes = { $count ->
    [one] { $count } cube
   *[other] { $count } cubes
}
page-golden_ages-levels = Prix de chaque niveau et points à la fin
page-golden_ages-tech-known = connue
page-golden_ages-tech-replaced = remplacée par une suivante
page-golden_ages-tech-next = prochaine
page-golden_ages-tech-later = plus tard
page-golden_ages-used = utilisée dans cette ère
page-golden_ages-slot-free = libre
page-golden_ages-slot-locked = emplacement pas encore utilisable
page-golden_ages-no-wonder = pas encore de merveille
page-golden_ages-secret-civ = Civilisation secrète
page-golden_ages-secret-future = Technologie du futur secrète
page-golden_ages-most = le plus
page-golden_ages-invasions = Invasions
page-golden_ages-glory = Tuile Gloire de { $points }
page-golden_ages-attack-costs = Une attaque ici coûte { $gold } or
page-golden_ages-first = Premier joueur de l’ère
page-golden_ages-in-golden-age = Dans un âge d’or
page-golden_ages-back = Retour
page-golden_ages-look = Regarder { $name }
page-golden_ages-actions = Les huit actions
page-golden_ages-key-wonder = Merveille
page-golden_ages-key-activate = Activer
page-golden_ages-key-develop = Développer
page-golden_ages-key-golden-age = Âge d’or
page-golden_ages-phases = Phases de l’ère
page-golden_ages-phase-civ = Civilisations
page-golden_ages-phase-land = Terres et capitale
page-golden_ages-phase-actions = Actions
page-golden_ages-era = Ère { $era } sur { $eras }
page-golden_ages-era-short = Ère { $era }
page-golden_ages-order = Ordre du tour
page-golden_ages-tiles-left = { $count ->
    [one] { $count } tuile restante
   *[other] { $count } tuiles restantes
}
page-golden_ages-turn = Tourner la tuile
page-golden_ages-found = La fonder
page-golden_ages-no-city = Pas de ville
page-golden_ages-stay = Rester
page-golden_ages-stop = Arrêter
page-golden_ages-nobody-goes = Personne
page-golden_ages-recall = De l’Agora
page-golden_ages-points = Points
page-golden_ages-gold-thirds = Or ÷ 3
page-golden_ages-techs = Techs
page-golden_ages-glory-short = Gloire
page-golden_ages-future-short = Futur
page-golden_ages-total = Total actuel
page-golden_ages-judged-gold = Or
page-golden_ages-judged-cubes = Cubes
page-golden_ages-effect-place = La terre touche la terre, la mer touche la mer.{ $turns ->
    [one] {""}
   *[other] {" "}Orientation { $turn } sur { $turns } ici.
}
page-golden_ages-effect-steps = { $steps ->
    [0] Il reste ici.
    [one] À { $steps } pas.
   *[other] À { $steps } pas.
}
page-golden_ages-effect-colonist = Le colon de cette case : { $there }.
page-golden_ages-go-place = Poser ici
page-golden_ages-go-move = Aller ici
page-golden_ages-go-build = Construire
page-golden_ages-go-discard = Défausser
page-golden_ages-go-attack = Attaquer pour { $gold }
page-golden_ages-go-develop = Développer
page-golden_ages-go-activate = Activer
page-golden_ages-go-fetch = Prendre
page-golden_ages-go-keep = Garder
page-golden_ages-go-replace = Remplacer
page-golden_ages-go-glory = Garder { $value }
page-golden_ages-guide-place = Choisissez une place éclairée ; une fois posée, la tuile peut être tournée.
page-golden_ages-guide-capital = Choisissez la case éclairée de votre capitale ; le symbole de cette case est couvert.
page-golden_ages-guide-action = Choisissez une pièce, une carte ou une technologie éclairée, ou l’une des huit actions.
page-golden_ages-guide-colonist = Choisissez un de vos colons éclairés.
page-golden_ages-guide-move = Choisissez une case éclairée : la pièce est l’or gagné maintenant, le cube en pointillés une ville possible.
page-golden_ages-guide-cubes = Choisissez une de vos villes éclairées.
page-golden_ages-guide-card = Choisissez une des cartes éclairées.
page-golden_ages-guide-attack = Choisissez une case éclairée : la pièce est le prix de l’attaque.
page-golden_ages-guide-wonder = Choisissez une merveille éclairée : la pièce est ce que vous payez.
page-golden_ages-guide-develop = Choisissez une technologie éclairée : la pièce au-dessus de sa colonne est son prix.
page-golden_ages-guide-technology = Choisissez une des technologies éclairées.
page-golden_ages-guide-lying = Choisissez un de vos colons couchés.
page-golden_ages-guide-judgement = Choisissez un jugement : ses chiffres sont les points que chacun marquerait maintenant.
