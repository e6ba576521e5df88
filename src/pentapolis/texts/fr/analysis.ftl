## Options of the command

analysis-help-command = Montrer où une partie terminée s’est gagnée et perdue.
analysis-help-file = L’enregistrement d’une partie terminée.
analysis-help-deep = Réfléchir plus longtemps : plus de parties, plus de candidats, une recherche plus large.
analysis-help-worlds = Nombre maximal de parties continuées pour chaque candidat.
analysis-help-turns = Nombre de tours joués avant de juger une partie ; 0 va jusqu’à la fin.
analysis-help-simulations = Nombre de simulations de la recherche qui propose les candidats.
analysis-help-candidates = Nombre maximal de candidats en plus du coup joué.
analysis-help-seed = Graine de l’analyse : la même graine donne le même résultat.
analysis-help-all = Lister aussi chaque décision avec les chances de gagner.
analysis-help-json = Écrire l’analyse en JSON, dans ce fichier ou, sans fichier, sur la sortie standard.
analysis-help-html = Écrire l’analyse dans ce fichier en une seule page qui s’ouvre sans réseau ; - désigne la sortie standard.
analysis-help-log = Garder chaque décision dans ce fichier dès qu’elle est jugée. Par défaut : à côté de l’enregistrement.
analysis-help-fresh = Jeter ce que contient ce fichier et tout recommencer.

## While it runs

analysis-looking = Examen des décisions
analysis-stopped = Arrêté. Ce qui est jugé se trouve dans { $file } : la même commande repart de là.

## What it says

analysis-title = { $game } : { $names }
analysis-setting-quick = Rapide
analysis-setting-deep = Approfondie
analysis-setting-own = Réglages personnels
analysis-budget = { $setting } : jusqu’à { $worlds } parties par candidat, { $turns ->
    [0] jouées jusqu’à leur fin
   *[other] continuées pendant { $turns } tours puis jugées
}, jusqu’à { $candidates } candidats issus d’une recherche de { $simulations } simulations ; graine { $seed }, intervalles à { $confidence } %. Chaque décision est jugée d’après ce que son joueur pouvait savoir à ce moment-là.
analysis-quality-best = Meilleur coup
analysis-quality-fine = Bon coup
analysis-quality-slip = Imprécision
analysis-quality-mistake = Erreur
analysis-quality-blunder = Gaffe
analysis-in-points = Ce qui a fait le résultat, en points d’avance
analysis-in-chances = Ce qui a fait le résultat, en chances de gagner
analysis-column-fair = Au départ
analysis-column-luck = Chance
analysis-column-own = Ses décisions
analysis-column-others = Celles des autres
analysis-column-rest = Reste
analysis-column-result = Résultat
analysis-column-chance = Chances
analysis-column-interval = Fiabilité
analysis-column-cost = Coût
analysis-column-points = Points
analysis-column-played = Joué
analysis-column-better = Mieux
analysis-decisions = Décisions
analysis-costliest = Les décisions les plus coûteuses de { $name }
analysis-every = Toutes les décisions
analysis-head = Coup { $n } (tour { $turn }) : { $quality }
analysis-costs = Coûte { $cost } (de { $low } à { $high }) et { $points } points d’avance.
analysis-played = Joué : { $action }
analysis-better = Mieux : { $action }
analysis-then = Ensuite, par exemple : { $line }
analysis-step = { $name } : { $action }
analysis-at = { $action } ({ $place })
analysis-why-terms = Sur la feuille de score, en moyenne : { $terms }.
analysis-why-outlook = Encore à venir : { $points } points.
analysis-why-others = { $more ->
        [yes] Le meilleur des autres a alors { $points } points de plus.
       *[other] Le meilleur des autres a alors { $points } points de moins.
    }
analysis-why-features = Un peu plus tard, en moyenne : { $features }.
analysis-why-alike = Les points reviennent à peu près au même ; on gagne plus souvent.
analysis-why-item = { $name } { $value }
analysis-advice-more = Cherchez plutôt ceci : { $things }.
analysis-advice-less = Payez-le avec ceci : { $things }.
analysis-advice-less-alone = Tenez moins à ceci : { $things }.
analysis-advice-thing = { $name } ({ $mean }{ $kind ->
    [term] {" "}points
   *[other] {""}
} après { $times } meilleurs choix sur { $n })
analysis-advice-thing-more = { $name } ({ $mean }{ $kind ->
    [term] {" "}points
   *[other] {""}
} après { $times })
analysis-advice-others = Regardez aussi ce que veulent les autres : { $times } meilleurs choix sur { $n } laissaient surtout moins au meilleur d’entre eux.
analysis-advice-early = Presque tout s’est perdu tôt : { $share } des chances dans le premier tiers de la partie.
analysis-advice-late = Presque tout s’est perdu tard : seulement { $share } des chances dans le premier tiers de la partie.
analysis-advice-kind = { $times } décisions coûteuses sur { $n } étaient de la même sorte que celle du tour { $turn } : « { $better } » valait mieux que « { $played } ».
analysis-advice-dearest = La plus coûteuse, au tour { $turn } : « { $better } » valait mieux que « { $played } ».
analysis-luck-events = Chance
analysis-deal = La donne
analysis-unseen = Quelque chose qu’un seul joueur a vu
analysis-after = Après le coup { $n } : { $what }
analysis-moved = { $what } → { $name } { $moved }

## What cannot be analysed

analysis-unfinished = Cette partie n’est pas terminée après { $moves } coups. Seules les parties terminées sont analysées : une analyse pourrait apprendre à qui joue ce que personne ne doit encore savoir.
analysis-bad-setting = La valeur de { $name } va de { $least } à { $most }.
analysis-log-busy = Une autre analyse écrit dans { $file }.
analysis-no-log = { $file } n’est pas le journal d’une analyse et reste tel quel. Choisissez un autre fichier avec --log.
analysis-other-log = { $file } appartient à une autre analyse ; ceci diffère : { $different }. Choisissez un autre fichier avec --log, ou recommencez avec --fresh.
analysis-bad-log = { $file }, ligne { $line }, est illisible : { $detail }. Recommencez avec --fresh.
analysis-other-format = Ce n’est pas une analyse dans une forme que cette version sait lire (version { $known }). Analysez de nouveau l’enregistrement.
analysis-unreadable = Ce n’est pas une analyse : { $detail }

## In a replay

cli-help-analysis = Avec --html : l’analyse à mettre dans la page, en JSON ou comme journal. Par défaut : celle qui est à côté de l’enregistrement, si elle est finie.
cli-analysis-without-html = --analysis va avec --html : une analyse seule se montre par `pentapolis analyse`.
cli-help-analysts = Processus qui analysent les parties terminées quand personne d’autre n’a besoin des cœurs ; 0 désactive les analyses.
analysis-other-record = Cette analyse est celle d’une autre partie.
analysis-not-done = Seules { $judged } décisions sur { $decisions } ont été jugées : laissez d’abord finir `pentapolis analyse`.
analysis-waits = Ctrl-C : les décisions en cours de jugement se terminent. Encore Ctrl-C arrête tout de suite.
