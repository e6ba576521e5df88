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
uchronia-level-5 = Essaie des centaines de suites possibles, avec toutes les cartes que vous pourriez tenir. Difficile à battre.

horizon-level-1 = Joue ce qui semble aller, sans trop compter. Idéal pour une première partie.
horizon-level-2 = Tire le meilleur de chaque action en points, en cubes et en unités, sans plan pour la suivante.
horizon-level-3 = Essaie quelques suites possibles avant chaque décision, et juge chacune à la fin d’un tour.
horizon-level-4 = Essaie des centaines de suites possibles avant chaque décision.
horizon-level-5 = Essaie autant de suites possibles qu’une seconde le permet, des milliers au mieux.
