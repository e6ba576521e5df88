# Leçons : ce que l'on dit quand quelque chose n'est pas possible.

lesson-refuse-none = Il n’y a pas encore de leçons pour { $game }.
lesson-refuse-no-such-lesson = Il n’y a pas de leçon « { $lesson } » de { $game }. Il y a : { $lessons }.
lesson-refuse-not-this-far = Le coup { $number } (« { $move } ») n’est pas juste dans cette leçon. Recommencez-la.
lesson-refuse-done = La leçon est finie : il n’y a plus rien à jouer.
