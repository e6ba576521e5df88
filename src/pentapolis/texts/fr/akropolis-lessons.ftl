# Akropolis : les mots du guide, dans les leçons et dans la première partie accompagnée.

akropolis-lesson-turn = Un tour : prendre, puis poser
akropolis-lesson-turn-about = Une tuile du Chantier, une place dans votre Cité. Voilà tout le tour.
akropolis-lesson-turn-take = Prendre une tuile
akropolis-lesson-turn-take-task = La première tuile du Chantier est gratuite. Plus à droite, chacune coûte une Pierre de plus, et vous en avez une. Prenez la tuile gratuite.
akropolis-lesson-turn-take-right = Prise. Elle n’a rien coûté et votre Pierre vous reste.
akropolis-lesson-turn-take-no = Prenez la première tuile du Chantier.
akropolis-lesson-turn-take-no-pays = Cette tuile coûterait votre unique Pierre. Gardez-la pour un meilleur jour : prenez la gratuite.
akropolis-lesson-turn-place = La poser
akropolis-lesson-turn-place-task = Votre Cité commence avec une Place Habitations et son étoile. Posez la tuile au sol, contre la Cité, tournée comme il vous plaît.
akropolis-lesson-turn-place-right = Bâti. Une Habitation × une étoile = 1 point, et votre tour est fini.
akropolis-lesson-turn-place-no = Posez la tuile au sol, contre votre Cité.

akropolis-lesson-top = Bâtir par-dessus
akropolis-lesson-top-about = Trois hexagones de même hauteur dessous, et jamais tous de la même tuile.
akropolis-lesson-top-two-tiles = Deux tuiles dessous
akropolis-lesson-top-two-tiles-task = Une tuile au niveau 2 repose sur trois cases bâties, qui appartiennent à deux tuiles au moins. Bâtissez au niveau 2.
akropolis-lesson-top-two-tiles-right = Cela tient : la tuile en lie deux autres.
akropolis-lesson-top-two-tiles-no = Bâtissez sur ce qui est là : trois cases, deux tuiles.
akropolis-lesson-top-two-tiles-no-ground = C’est encore le sol. Montez : les hexagones cerclés appartiennent à deux tuiles.
akropolis-lesson-top-same-height = La même hauteur
akropolis-lesson-top-same-height-task = Aucune tuile ne penche : les trois cases du dessous ont la même hauteur. Bâtissez encore au niveau 2, et laissez votre Place Habitations à l’air libre.
akropolis-lesson-top-same-height-right = D’aplomb. On peut tout recouvrir ; ici, c’étaient trois Carrières.
akropolis-lesson-top-same-height-no = Trouvez trois cases voisines du niveau 1.
akropolis-lesson-top-same-height-no-plaza = Elle tiendrait bien, mais sur votre seule Place Habitations. Une étoile recouverte ne compte plus, et vos Habitations ne vaudraient plus rien.
akropolis-lesson-top-same-height-no-ground = C’est le sol. Les hexagones cerclés sont tous au niveau 1 : bâtissez là.

akropolis-lesson-stones = Des Pierres par les Carrières
akropolis-lesson-stones-about = Une Carrière recouverte paie aussitôt ; les Pierres achètent la tuile que l’on veut.
akropolis-lesson-stones-cover = Recouvrir des Carrières
akropolis-lesson-stones-cover-task = Chaque Carrière que recouvre votre tuile rapporte une Pierre. Recouvrez-en trois d’un coup.
akropolis-lesson-stones-cover-right = Trois Carrières, trois Pierres. Une Carrière jamais recouverte ne vaut rien à la fin.
akropolis-lesson-stones-cover-no = Posez la tuile sur trois Carrières.
akropolis-lesson-stones-cover-no-fewer = Cela en recouvre moins. Les trois Carrières cerclées sont côte à côte.
akropolis-lesson-stones-cover-no-ground = Au sol on ne recouvre rien, donc rien n’est payé. Bâtissez par-dessus.
akropolis-lesson-stones-buy = Payer la meilleure tuile
akropolis-lesson-stones-buy-task = La quatrième tuile en a trois devant elle : elle coûte trois Pierres. C’est la Place Jardins, et vous avez deux Jardins sans étoile. Achetez-la.
akropolis-lesson-stones-buy-right = Achetée. Trois Pierres sont trois points ; deux Jardins sous trois étoiles en feront six.
akropolis-lesson-stones-buy-no = Cherchez la Place Jardins : c’est la dernière des quatre.
akropolis-lesson-stones-buy-no-cheap = Elle est gratuite, mais vos Jardins restent sans étoile et ne comptent pas. La Place est trois rangs plus loin.

akropolis-lesson-height = La hauteur compte
akropolis-lesson-height-about = Un Quartier vaut le niveau où il se trouve.
akropolis-lesson-height-level-2 = Des Habitations au niveau 2
akropolis-lesson-height-level-2-task = Au niveau 1 un Quartier compte 1, au niveau 2 il compte 2. Mettez les deux Habitations de la tuile au niveau 2, reliées à celle que vous avez.
akropolis-lesson-height-level-2-right = 1 + 2 + 2 : vos Habitations passent de 1 à 5 en une tuile.
akropolis-lesson-height-level-2-no = Deux Habitations au niveau 2, dont une contre votre première.
akropolis-lesson-height-level-2-no-ground = En bas, chaque Habitation compte 1. Un niveau plus haut, les mêmes comptent 2.
akropolis-lesson-height-level-2-no-one = Plus haut, mais les trois ne comptent pas ensemble : l’une doit toucher votre première, sur la case cerclée.

akropolis-lesson-stars = Les étoiles multiplient
akropolis-lesson-stars-about = Valeur × étoiles : sans Place, le plus beau Quartier ne rapporte rien.
akropolis-lesson-stars-take = La Place qui manque
akropolis-lesson-stars-take-task = Vos Jardins valent 1 + 2 = 3, fois aucune étoile : rien. Prenez la tuile qui y change quelque chose.
akropolis-lesson-stars-take-right = Une Place Jardins : trois étoiles.
akropolis-lesson-stars-take-no = Il manque une Place Jardins à vos Jardins.
akropolis-lesson-stars-take-no-garden = Un Jardin de plus fait 4 × 0 étoile : toujours rien. D’abord les étoiles.
akropolis-lesson-stars-take-no-market = Une Place ne multiplie que sa propre couleur. Aux Jardins, il faut des étoiles vertes.
akropolis-lesson-stars-place = N’importe où
akropolis-lesson-stars-place-task = Une Place n’a pas besoin de toucher ses Jardins, et sa hauteur est indifférente. Posez-la de sorte que les deux Jardins restent visibles.
akropolis-lesson-stars-place-right = 3 × 3 étoiles = 9 points, où que soit la Place.
akropolis-lesson-stars-place-no = Posez la Place là où elle ne recouvre aucun Jardin.
akropolis-lesson-stars-place-no-buries = Cela enterre un Jardin, et ce qui est recouvert ne compte plus. Il y a de la place contre la Cité.

akropolis-lesson-houses = Habitations : un grand groupe
akropolis-lesson-houses-about = Seul le plus grand groupe compte. Reliez les petits.
akropolis-lesson-houses-join = Jeter un pont
akropolis-lesson-houses-join-task = Deux groupes de deux Habitations : un seul compte. Une Habitation sur la bonne case les relie.
akropolis-lesson-houses-join-right = Cinq Habitations, un groupe : de 2 à 5 avec une seule Habitation.
akropolis-lesson-houses-join-no = L’Habitation de votre tuile va sur la case en pointillés, où elle touche les deux groupes.
akropolis-lesson-houses-join-no-grows = Un groupe grandit, l’autre ne compte toujours pas. La case en pointillés touche les deux.
akropolis-lesson-houses-join-no-loses = Cela recouvre ce qui faisait compter vos Habitations. Laissez-les visibles, avec leur Place.

akropolis-lesson-markets = Marchés : à distance
akropolis-lesson-markets-about = Deux Marchés côte à côte ne comptent plus, ni l’un ni l’autre.
akropolis-lesson-markets-apart = De l’air entre les étals
akropolis-lesson-markets-apart-task = Vous avez un Marché sous deux étoiles. Mettez le second au niveau 2, et pas à côté du premier.
akropolis-lesson-markets-apart-right = À distance, et en hauteur : 2 × 2 étoiles = 4 points de plus. La Place Marché voisine ne gêne pas.
akropolis-lesson-markets-apart-no = Le Marché de votre tuile va au niveau 2, loin de l’autre, et la Place Habitations reste visible.
akropolis-lesson-markets-apart-no-beside = Votre premier Marché ne compte plus. Les voisins se gâtent l’un l’autre, même à des niveaux différents.
akropolis-lesson-markets-apart-no-low = Il est à distance et il compte, mais 1 seulement. Les hexagones cerclés le porteraient au niveau 2.

akropolis-lesson-barracks = Casernes : au bord
akropolis-lesson-barracks-about = Une Caserne compte tant qu’elle regarde hors de la Cité.
akropolis-lesson-barracks-edge = Vue sur le dehors
akropolis-lesson-barracks-edge-task = Une Caserne compte si une case voisine est hors de la Cité. Mettez la vôtre au niveau 2, au bord.
akropolis-lesson-barracks-edge-right = En faction : niveau 2 × 2 étoiles = 4.
akropolis-lesson-barracks-edge-no = Tournez la tuile jusqu’à ce que la Caserne regarde dehors.
akropolis-lesson-barracks-edge-no-inside = Enfermée des six côtés, elle ne compte pas. Tournez la tuile pour l’amener au bord.
akropolis-lesson-barracks-edge-no-low = Le bord est bon, mais en bas elle compte 1. Le niveau 2 est ouvert aussi.
akropolis-lesson-barracks-lake = Un lac n’est pas un bord
akropolis-lesson-barracks-lake-task = Le trou au milieu est un lac : personne ne sort de la Cité par là. Bâtissez au niveau 2, la Caserne du côté ouvert.
akropolis-lesson-barracks-lake-right = Juste. De là, on peut sortir de la Cité.
akropolis-lesson-barracks-lake-no = Au niveau 2, et la Caserne loin du lac.
akropolis-lesson-barracks-lake-no-shore = Elle regarde le lac, et un lac est à l’intérieur. Aucun point.
akropolis-lesson-barracks-lake-no-low = Elle y compte, mais 1 seulement. Bâtissez au niveau 2.

akropolis-lesson-temples = Temples : six côtés
akropolis-lesson-temples-about = Un Temple compte dès que plus rien n’est vide autour de lui.
akropolis-lesson-temples-ring = Fermer l’anneau
akropolis-lesson-temples-ring-task = Un Temple compte quand les six cases autour de lui sont bâties. Deux sont ouvertes : fermez-les avec votre tuile.
akropolis-lesson-temples-ring-right = Fermé. 1 × 2 étoiles = 2 points.
akropolis-lesson-temples-ring-no = Les deux cases en pointillés, à côté du Temple, sont encore ouvertes.
akropolis-lesson-temples-ring-no-one-side = Un côté reste ouvert, le Temple rapporte encore 0. Peu importe ce qui s’y trouve, mais il en faut six.
akropolis-lesson-temples-height = Un Temple sur la colline
akropolis-lesson-temples-height-task = La hauteur des voisins ne compte pas, celle du Temple si. Bâtissez le vôtre au niveau 2, sur une case aux six voisines bâties.
akropolis-lesson-temples-height-right = Niveau 2 × 2 étoiles = 4, et trois Pierres en plus.
akropolis-lesson-temples-height-no = La case cerclée a six voisines bâties. Le Temple va là.
akropolis-lesson-temples-height-no-open = Au niveau 2, mais un côté du Temple est vide. La case cerclée est fermée des six côtés.
akropolis-lesson-temples-height-no-ground = Au sol, il faudrait encore bâtir autour. La case cerclée est prête.

akropolis-lesson-last = La dernière tuile
akropolis-lesson-last-about = 122 à 130, et un tour à jouer. Comptez tout, les Pierres aussi.
akropolis-lesson-last-take = Vaut-elle une Pierre ?
akropolis-lesson-last-take-task = Une Pierre est un point. La tuile gratuite rapporte 6 au mieux : 128 à 130. Y a-t-il plus dans l’autre ?
akropolis-lesson-last-take-right = Oui : elle coûte 1 et peut rapporter 10.
akropolis-lesson-last-take-no = Il reste deux tuiles. La gratuite ne suffit pas.
akropolis-lesson-last-take-no-free = À sa meilleure place elle rapporte 6 points. Il en faut 9 pour gagner.
akropolis-lesson-last-place = Dix points en un endroit
akropolis-lesson-last-place-task = Deux Carrières et un Marché bas se touchent au nord. Posez la tuile là, son Habitation contre les vôtres.
akropolis-lesson-last-place-right = Marchés +4, Habitations +4, deux Pierres pour les Carrières : 131 à 130.
akropolis-lesson-last-place-no = Bien, mais pas assez : il faut dix points avec cette tuile.
akropolis-lesson-last-place-no-market = Le Marché gagne 8, mais il prend la place de votre Caserne. Vous finissez derrière.
akropolis-lesson-last-place-no-turned = Le bon endroit. Tournez la tuile : son Habitation doit toucher votre plus grand groupe.

akropolis-lesson-deny = Ce que l’on laisse
akropolis-lesson-deny-about = Toute tuile que l’on ne prend pas est une offre. Regardez d’abord l’autre Cité.
akropolis-lesson-deny-take = Deux Pierres contre 26 points
akropolis-lesson-deny-take-task = Vous menez 117 à 107. C’est votre dernier tour, le suivant est le dernier de l’adversaire, qui a six étoiles pour ses Jardins. Quelle tuile ne doit-il pas avoir ?
akropolis-lesson-deny-take-right = Juste. Pour vous elle vaut moins, pour l’adversaire elle valait 26.
akropolis-lesson-deny-take-no = Regardez les Jardins de l’adversaire, puis le Chantier.
akropolis-lesson-deny-take-no-own = 12 points pour vous, le mieux pour votre Cité. Puis l’adversaire prend le Jardin : 26 points, et gagne 133 à 129.
akropolis-lesson-deny-take-no-plaza = 11 points pour vous. Le Jardin va à l’adversaire pour une Pierre : 26 points, et la partie.
akropolis-lesson-deny-place = Conclure
akropolis-lesson-deny-place-task = Posez-la maintenant sans dommage : près de vos Habitations, elle rapporte même quelque chose.
akropolis-lesson-deny-place-right = De ce qui restait, l’adversaire n’a pu tirer que 4 points. Vous gagnez.
akropolis-lesson-deny-place-no = Posez la tuile là où elle ne recouvre rien qui rapporte.
akropolis-lesson-deny-place-no-less = Cela recouvre des Quartiers qui rapportent. Au sol, contre la Cité, rien n’est perdu.

akropolis-card-take = Prenez une tuile
akropolis-card-take-text = La première est gratuite. Plus à droite, chacune coûte une Pierre de plus. Il n’y a pas encore de mauvais choix.
akropolis-card-place = Posez-la
akropolis-card-place-text = Au sol, elle doit toucher votre Cité. Tournez-la comme il vous plaît ; ce qui est voisin de quoi comptera plus tard.
akropolis-card-score = Lire le score
akropolis-card-score-text = Chaque couleur rapporte valeur × étoiles. Votre Cité est née avec une Place Habitations : elles comptent dès la première.
akropolis-card-quarries = Les Carrières paient
akropolis-card-quarries-text = Ici, votre tuile recouvrirait deux Carrières ou plus : une Pierre pour chacune, aussitôt.
akropolis-card-top = Bâtir par-dessus
akropolis-card-top-text = Trois cases de même hauteur, deux tuiles au moins dessous. Là-haut les Quartiers comptent 2, puis 3.
akropolis-card-refill = Une nouvelle manche
akropolis-card-refill-text = Une tuile restait : c’est maintenant la gratuite, et une pile a complété le Chantier. Quand il n’y a plus de pile, on joue la dernière manche.
akropolis-card-plaza = Les étoiles d’abord
akropolis-card-plaza-text = Une couleur sans Place ne rapporte rien, si grande soit-elle. Une ou deux couleurs riches en étoiles valent mieux que cinq pauvres.
akropolis-card-rival = Regardez en face
akropolis-card-rival-text = Ce que vous laissez au Chantier devient moins cher pour l’autre. Avant de prendre, voyez ce qu’attend l’autre Cité.
akropolis-card-end = La dernière manche
akropolis-card-end-text = Chaque Pierre gardée est un point. Ne payez que pour ce qui rapporte plus qu’il ne coûte.
akropolis-card-over = La fin
akropolis-card-over-text = Valeur × étoiles pour chaque couleur, un point par Pierre. À égalité, le plus de Pierres l’emporte.
