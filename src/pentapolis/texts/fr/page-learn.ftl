# Les pages qui enseignent : ce qu’il y a à apprendre, les leçons, le guide.

page-learn-title = Apprendre { $game }
page-learn-line = { $count ->
    [one] Une courte leçon avec les vraies pièces
   *[other] { $count } courtes leçons avec les vraies pièces
}, environ { $minutes } { $minutes ->
    [one] minute
   *[other] minutes
}. Dans l’ordre que vous voulez ; arrêtez quand vous voulez.
page-learn-none = Il n’y a pas encore de leçons pour ce jeu. Ses règles commencent par une courte lecture.
page-learn-games = Jeux
page-learn-count = { $done } sur { $count }
page-learn-done-count = { $done } sur { $count } faites
page-learn-go-on = Continuer : { $lesson }
page-learn-begin = Commencer : { $lesson }
page-learn-all-done = Toutes les leçons sont faites. À vous de jouer.
page-learn-play = Jouer à { $game }
page-learn-minutes = { $minutes } min
page-learn-done = faite
page-learn-step-of = Continuer, étape { $step } sur { $count }
page-learn-lesson-of = Leçon { $number } sur { $count }
page-learn-all = Toutes les leçons
page-learn-in-this = Dans cette leçon
page-learn-coach = Le guide
page-learn-steps-done = { $count } étapes faites sur { $of }
page-learn-try = Essayer
page-learn-try-points = Essayer { $points }
page-learn-right = C’est ça
page-learn-not = Pas celui-là
page-learn-again = Réessayer
page-learn-show = Montrez-moi
page-learn-next = Suivant
page-learn-next-lesson = Suivante : { $lesson }
page-learn-finished = Fait : { $lesson }
page-learn-restart = Encore une fois
page-learn-no-lesson = Il n’y a pas de telle leçon ici.
page-learn-rules = Règles de { $game }
page-learn-guided = Première partie avec un guide
page-learn-guided-against = contre un Novice
page-learn-guided-steps = Ce que le guide montre
page-learn-guided-note = Le guide parle quand quelque chose est nouveau, puis se tait.
page-learn-skip = Se passer du guide
page-learn-got-it = Compris
page-learn-play-on = Rejouer d’ici
page-learn-onward-won = Un bot plus fort vous attend.
page-learn-onward-lost = Une première partie sert à apprendre. L’analyse montre quels coups ont coûté le plus.
page-learn-onward-analyse = Analyser la partie
page-learn-onward-lesson = Leçon : { $lesson }
page-learn-onward-stronger = Bot plus fort : { $level }
