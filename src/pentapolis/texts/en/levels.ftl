## What the levels of each game are like

akropolis-level-1 = Lays tiles where they look about right, often not where they score. Good company for a first game.
akropolis-level-2 = Takes the tile that scores most at once, and does not think of the next one.
akropolis-level-3 = Knows from many games what a city can become, and misses the best place now and then.
akropolis-level-4 = Knows what a city can become and hardly ever misses the best place, but does not look at what you need.
akropolis-level-5 = Thinks ahead for every seat: takes what a city needs, and what the others must not get. Hard to beat.

uchronia-level-1 = Plays what looks promising, now this, now that. Good company for a first game.
uchronia-level-2 = Makes the most of every turn in points, cards and sites, without a plan for the next one.
uchronia-level-3 = Knows from many games what leads to victory, and judges one decision at a time.
uchronia-level-4 = Tries out a few dozen ways the game may go on before every decision.
uchronia-level-5 = Tries out thousands of ways the game may go on, with any cards you may hold. Hard to beat.

horizon-level-1 = Plays what looks about right, without counting much. Good company for a first game.
horizon-level-2 = Makes the most of every action in points, cubes and units, without a plan for the next one.
horizon-level-3 = Looks through every turn to its end and plays what promises most, but errs now and then.
horizon-level-4 = Looks through every turn to its end and hardly ever misses what promises most.
horizon-level-5 = Looks through every turn to its end and always plays what promises most; it does not guess at your answers.
