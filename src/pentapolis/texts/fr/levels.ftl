## Comment jouent les niveaux de chaque jeu

akropolis-level-1 = Pose ses tuiles là où cela semble aller, souvent pas là où elles marquent. Idéal pour une première partie.
akropolis-level-2 = Prend la tuile qui rapporte le plus tout de suite, sans penser à la suivante.
akropolis-level-3 = Sait, après bien des parties, ce qu’une cité peut devenir, et manque parfois la meilleure place.
akropolis-level-4 = Sait ce qu’une cité peut devenir et manque rarement la meilleure place, mais ne regarde pas ce qu’il vous faut.
akropolis-level-5 = Prévoit la suite pour tout le monde : prend ce qu’il faut à sa cité, et ce que les autres ne doivent pas avoir. Difficile à battre.

uchronia-level-1 = Joue ce qui lui semble prometteur, tantôt ceci, tantôt cela. Idéal pour une première partie.
uchronia-level-2 = Tire le meilleur de chaque tour en points, en cartes et en chantiers, sans plan pour le suivant.
uchronia-level-3 = Sait, après bien des parties, ce qui mène à la victoire, et juge une décision à la fois.
uchronia-level-4 = Essaie quelques dizaines de suites possibles avant chaque décision.
uchronia-level-5 = Essaie des milliers de suites possibles, avec toutes les cartes que vous pourriez tenir. Difficile à battre.

horizon-level-1 = Joue ce qui semble aller, sans trop compter. Idéal pour une première partie.
horizon-level-2 = Tire le meilleur de chaque action en points, en cubes et en unités, sans plan pour la suivante.
horizon-level-3 = Examine chaque tour jusqu’à sa fin et joue ce qui promet le plus, mais se trompe de temps en temps.
horizon-level-4 = Examine chaque tour jusqu’à sa fin et ne manque presque jamais ce qui promet le plus.
horizon-level-5 = Examine chaque tour jusqu’à sa fin et joue toujours ce qui promet le plus ; il ne devine pas vos réponses.
