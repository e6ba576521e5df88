# Leçons : ce que l'on dit quand quelque chose n'est pas possible.

lesson-refuse-none = Il n’y a pas encore de leçons pour { $game }.
lesson-refuse-no-such-lesson = Il n’y a pas de leçon « { $lesson } » de { $game }. Il y a : { $lessons }.
lesson-refuse-not-this-far = Le coup { $number } (« { $move } ») n’est pas juste dans cette leçon. Recommencez-la.
lesson-refuse-done = La leçon est finie : il n’y a plus rien à jouer.

lesson-help-command = Apprendre un jeu par de courtes leçons à jouer.
lesson-help-game = Le jeu à apprendre ; sinon, les jeux qui ont des leçons.
lesson-help-name = La leçon, par son nom ou son numéro ; sinon, toutes les leçons du jeu.
lesson-help-solution = Montrer comment faire, et continuer.
cli-command-solution = solution
lesson-games-line = { $count ->
    [one] { $count } leçon : pentapolis learn { $game }
   *[other] { $count } leçons : pentapolis learn { $game }
}
lesson-list-title = Apprendre { $game }
lesson-list-next = Dans l’ordre que vous voulez. Pour commencer : pentapolis learn { $game } { $lesson }
lesson-welcome = Essayez un coup ; « solution » montre comment faire, « aide » donne tous les mots, « quitter » arrête.
lesson-step = { $number }/{ $count }  { $title }
lesson-look = À regarder : { $things }
lesson-missing = Il manque : { $things }
lesson-not-that-one = Pas celui-là
lesson-shown = Comme ceci : { $moves }
lesson-left = Arrêtée. Pour continuer : pentapolis learn { $game } { $lesson }
lesson-done-next = Finie. Ensuite : pentapolis learn { $game } { $lesson }
lesson-all-done = Finie, et c’était la dernière leçon. À vous de jouer : pentapolis play { $game } --seat Vous,bot:level-1
lesson-json-plays-none = --json donne la liste des leçons ; il n’en joue aucune. Enlevez la leçon.
