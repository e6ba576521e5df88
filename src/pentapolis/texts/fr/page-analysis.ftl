# L’analyse d’une partie sur la page, et ce qui a décidé du résultat.

page-analysis-title = Ce qui a décidé
page-analysis-best = Meilleur coup
page-analysis-fine = Bon coup
page-analysis-slip = Imprécision
page-analysis-mistake = Erreur
page-analysis-blunder = Gaffe
page-analysis-quick = rapide
page-analysis-deep = Approfondie
page-analysis-deeper = Approfondir, { $time }

page-analysis-balance = Points donnés et trouvés
page-analysis-adds-up = leur somme fait le résultat
page-analysis-balance-how = Ses décisions, la chance et les décisions des autres font ensemble l’avance à la fin. Une décision se mesure au jeu ordinaire : une bonne est au-dessus de zéro, et ce que l’un donne, un autre le trouve. La chance est ce qui reste : la donne et tout ce qui s’est révélé.
page-analysis-balance-later = Viendra quand tous les coups auront été examinés.
page-analysis-balance-of = { $name } : décisions { $own }, chance { $luck }, les autres { $others }, résultat { $result }
page-analysis-own = décisions
page-analysis-luck = chance
page-analysis-other = l’autre
page-analysis-others = les autres
page-analysis-result = résultat

page-analysis-costliest = Décisions les plus coûteuses
page-analysis-costliest-what = chances, points
page-analysis-next-time = Mieux la prochaine fois
page-analysis-no-mistakes = Rien qui ait sûrement coûté une chance.

page-analysis-decision = La décision
page-analysis-turn = tour { $turn }
page-analysis-before = avant le tour { $turn }
page-analysis-step = meilleure suite, étape { $step } sur { $steps }
page-analysis-played = Joué
page-analysis-better = Mieux
page-analysis-as-good = Aussi bon
page-analysis-key-played = joué
page-analysis-key-better = mieux
page-analysis-at-once = aussitôt
page-analysis-points-word = points
page-analysis-why = Pourquoi
page-analysis-why-what = points d’avance, en moyenne
page-analysis-in-all = En tout
page-analysis-outlook = À venir
page-analysis-rival = Le meilleur des autres
page-analysis-reason-rival = Surtout, il en reste moins pour { $name }.
page-analysis-reason-sooner = Il rapporte { $better } tout de suite au lieu de { $played }.
page-analysis-reason-more = Il rapporte { $better } tout de suite au lieu de { $played }, et davantage ensuite.
page-analysis-reason-later = Il rapporte moins tout de suite, { $better } au lieu de { $played }, et davantage ensuite.
page-analysis-reason-position = Il ne rapporte pas plus tout de suite : c’est la position qui est meilleure.
page-analysis-reason-chance = Il ne rapporte pas plus de points en moyenne, mais il gagne plus souvent.
page-analysis-reason-both = Il ne rapporte pas plus tout de suite : la position est meilleure, et il reste moins à { $name }.
page-analysis-tag-played = joué { $chance }
page-analysis-tag-better = mieux { $chance }
page-analysis-tag-as-good = aussi bon { $chance }
page-analysis-rival-less = { $name }, en moins
page-analysis-rival-more = { $name }, en plus
page-analysis-sure-by = { $worlds } parties de chaque côté : l’écart en points est sûr à { $gap } près.
page-analysis-nothing-better = Rien de mieux n’a été trouvé.
page-analysis-no-choice = Aucun choix ici
page-analysis-no-choice-text = Il n’y avait rien à décider à ce coup, ou il n’a pas encore été examiné. Choisissez un signe sur la piste ou une ligne de la liste.
page-analysis-try = Essayer d’ici
page-analysis-next = Erreur suivante
page-analysis-previous = Erreur précédente
page-analysis-then = Ensuite
page-analysis-step-on = Une étape en avant
page-analysis-step-back = Une étape en arrière
page-analysis-step-of = Étape { $step }, { $name } :
page-analysis-more = Raisons et meilleure suite

page-analysis-chance = Chances
page-analysis-points = Points
page-analysis-sure = Fiabilité
page-analysis-shown = Montré sur la piste
page-analysis-lane = Décisions de { $name }
page-analysis-shape = Tour { $turn }, { $name }, { $quality }
page-analysis-shape-cost = Tour { $turn }, { $name }, { $quality }, { $cost }

page-analysis-looking = Coup { $n } sur { $total } à l’étude
page-analysis-waiting = En attente de son tour
page-analysis-left = { $setting }, encore { $time } environ.
page-analysis-deep-takes = L’approfondie prend { $time } environ.
page-analysis-stop = Arrêter
page-analysis-stopped = Arrêtée après { $n } coups sur { $total }
page-analysis-go-on = { $setting ->
    [deep] Poursuivre l’approfondie
   *[other] Poursuivre
}
page-analysis-none = Cette partie n’a pas encore été examinée.
page-analysis-off = Ce serveur n’analyse pas les parties.
page-analysis-start = Analyser cette partie
page-analysis-budget = { $setting ->
    [deep] Approfondie :
   *[other] Rapide :
} jusqu’à { $worlds } parties pour chacun des { $candidates } coups au plus, { $turns ->
    [0] jouées jusqu’à leur fin
   *[other] continuées pendant { $turns } tours puis jugées
} ; les coups viennent d’une recherche de { $simulations } simulations ; intervalles à { $confidence }. Chaque décision est jugée d’après ce que son joueur pouvait savoir alors.
