# The Golden Ages : les règles, un message par numéro de règle.

golden_ages-rules-setup = Matériel et préparation
golden_ages-r1 = The Golden Ages se joue de 2 à 4. Il est impossible de commencer une partie seul ou à cinq.
golden_ages-r2 = Il y a 17 tuiles continent : 1 carrée de quatre cases, 4 de trois cases et 12 de deux cases.
golden_ages-r3 = Il y a 16 merveilles, 4 pour chacune des quatre ères.
golden_ages-r4 = Il y a 24 bâtiments, 6 par ère : trois sortes, chacune en deux exemplaires.
golden_ages-r5 = Il y a 25 civilisations : 7 pour l’ère I et 6 pour chacune des suivantes. Toutes portent une valeur.
golden_ages-r6 = Il y a aussi 10 technologies du futur, 9 jugements et 16 tuiles gloire. Ces dernières valent 2 points (deux tuiles), 3, 4 et 5 points (quatre tuiles de chaque) et 6 points (deux tuiles).
golden_ages-r7 = Vous avez 3 colons, 1 capitale, 12 cubes et 16 tuiles technologie, et vous commencez à 0 point.
golden_ages-r8 = Sept de vos cubes attendent sur des tuiles technologie : 2 sur l’Architecture, et 1 sur le Chariot, l’Agriculture, la Métallurgie, l’Écriture et le Chemin de fer. Les 5 autres forment votre réserve.
golden_ages-r9 = Chacun commence avec 3 or. L’or de chaque joueur est toujours visible de tous.
golden_ages-r10 = Vous recevez une civilisation par ère et une technologie du futur, que les autres joueurs ne voient pas.
golden_ages-r11 = Les civilisations et les technologies du futur non distribuées quittent la partie sans que personne les regarde.
golden_ages-r12 = Cinq des neuf jugements, tirés au hasard, sont visibles. Les quatre autres ne servent pas.
golden_ages-r13 = La tuile carrée occupe au départ les quatre cases du milieu du plateau, tournée au hasard.
golden_ages-r14 = À 3 joueurs, les bâtiments marqués 4+ sont retirés ; à 2 joueurs, ceux marqués 3+ le sont aussi.
golden_ages-r15 = Vous disposez dès le départ de la Roue, de la Chasse, du Feu et du Troc. De vos trois emplacements de bâtiment, seul le premier est utilisable.

golden_ages-rules-update = Début d’une ère
golden_ages-r16 = Les 4 merveilles de l’ère sont révélées.
golden_ages-r17 = On révèle autant de bâtiments de l’ère qu’il y a de joueurs.
golden_ages-r18 = À l’ère I, vous jouez votre civilisation de cette ère : il n’y a rien à choisir.
golden_ages-r19 = Aux ères II à IV, chacun révèle d’abord sa civilisation de l’ère. Puis, dans le sens horaire à partir du premier joueur de l’ère précédente, chacun garde l’ancienne ou la remplace par la nouvelle.
golden_ages-r20 = Vous ne conservez jamais qu’une des deux civilisations ; l’autre est défaussée.
golden_ages-r21 = Une civilisation ne donne son bonus unique qu’au moment où vous la jouez. La garder une ère de plus ne le redonne pas.
golden_ages-r22 = Son effet permanent dure tant que vous la gardez et cesse dès que vous la remplacez.
golden_ages-r23 = Le joueur dont la civilisation a la plus petite valeur est premier joueur de l’ère.
golden_ages-r24 = Si des valeurs sont à égalité, on part du précédent premier joueur, lui compris, dans le sens horaire : le premier des joueurs à égalité que l’on rencontre commence.

golden_ages-rules-tiles = Agrandir les continents
golden_ages-r25 = Avant les actions de l’ère, chacun pose exactement une tuile continent, le premier joueur d’abord, puis dans le sens horaire.
golden_ages-r26 = Vous piochez votre tuile au hasard : une tuile de trois cases à l’ère I, de deux cases aux ères suivantes.
golden_ages-r27 = La tuile doit tenir tout entière sur le plateau. Elle ne peut pas dépasser d’un bord pour continuer au bord opposé.
golden_ages-r28 = Une tuile ne recouvre jamais une autre tuile continent, même en partie.
golden_ages-r29 = Une tuile doit toucher par un côté au moins une tuile continent déjà posée. Un coin ne suffit pas.
golden_ages-r30 = Partout où votre tuile en touche une autre, la terre doit rencontrer la terre et la mer la mer, sur chaque côté commun.
golden_ages-r31 = Les côtés qui longent le bord du plateau acceptent tout. On ne les compare pas non plus au bord opposé.
golden_ages-r32 = Vous pouvez tourner la tuile dans n’importe lequel des quatre sens.
golden_ages-r33 = Une tuile peut recouvrir des îles. Les symboles d’une île recouverte sont perdus pour le reste de la partie.
golden_ages-r34 = Les colons d’une case recouverte rentrent à leur propre capitale, debout ou couchés comme ils l’étaient.
golden_ages-r35 = Si votre tuile ne trouve sa place nulle part, vous en piochez une autre de la même taille. Si aucune ne convient, vous n’en posez pas.

golden_ages-rules-capital = La capitale
golden_ages-r36 = À l’ère I, vous placez votre capitale sur une case de la tuile que vous venez de poser. Vos trois colons y commencent, debout.
golden_ages-r37 = Aux ères II à IV, votre capitale peut rester sur place ou aller sur une case de la tuile que vous venez de poser, et nulle part ailleurs.
golden_ages-r38 = Quand votre capitale se déplace, vos colons qui sont sur son ancienne case la suivent. Ceux des autres joueurs y restent.
golden_ages-r39 = Une capitale cache à tous les joueurs les symboles de sa case.
golden_ages-r40 = Quand une capitale s’en va, les symboles de la case réapparaissent. Personne ne reçoit d’or pour cela, même avec un colon sur place.
golden_ages-r41 = Les colons qui suivent la capitale ne rapportent pas d’or.

golden_ages-rules-turns = Les tours
golden_ages-r42 = Le premier joueur commence, puis on joue dans le sens horaire. Vous faites une action par tour.
golden_ages-r43 = Si vous êtes dans un âge d’or, vous prenez 2 or à votre tour et n’avez rien à décider.
golden_ages-r44 = Vous ne pouvez pas passer. Hors d’un âge d’or, il vous reste toujours au moins une action : l’Artiste si un de vos colons est debout, l’âge d’or si aucun ne l’est.
golden_ages-r45 = Vous pouvez refaire la même action autant de fois que vous voulez pendant une ère. Seul l’âge d’or ne vient qu’une fois.

golden_ages-rules-movement = Explorateur : se déplacer
golden_ages-r46 = Pour explorer, il vous faut un colon debout sur le plateau.
golden_ages-r47 = Un colon passe d’une case à l’autre par les côtés, jamais en diagonale.
golden_ages-r48 = Vos colons avancent de 1 case au plus avec la Roue, 2 avec le Chariot et 3 avec le Chemin de fer. Avec l’Aviation, il n’y a plus de limite.
golden_ages-r49 = Les bords gauche et droit du plateau se rejoignent : un colon qui sort d’un côté revient de l’autre, sur la même rangée.
golden_ages-r50 = Les bords du haut et du bas ne se rejoignent pas.
golden_ages-r51 = Les colons peuvent traverser les cases occupées et s’y arrêter, à qui que soient les pièces qui s’y trouvent.
golden_ages-r52 = Les colons peuvent entrer sur les continents, sur les îles et en pleine mer. C’est le réglage habituel ; l’option « Mer fermée » le change.
golden_ages-r53 = Vous pouvez laisser le colon sur place. Vous pouvez même ne pas le déplacer, ne pas fonder de ville et simplement le coucher.
golden_ages-r54 = À la fin de l’action, le colon est couché.
golden_ages-r55 = Une fois la ville fondée, le colon ne peut plus se déplacer.

golden_ages-rules-control = Explorateur : contrôle et or
golden_ages-r56 = Vous prenez le contrôle des symboles d’une case quand vous y arrivez sans y avoir eu, juste avant, ni colon ni ville. C’est alors seulement qu’ils rapportent de l’or.
golden_ages-r57 = La Chasse rapporte 1 or par symbole gibier dont vous prenez le contrôle.
golden_ages-r58 = Par symbole blé, l’Agriculture rapporte 1 or et la Médecine 3. La Médecine remplace l’Agriculture ; les deux ne s’ajoutent pas.
golden_ages-r59 = Par symbole pierre, la Métallurgie rapporte 1 or et l’Ingénierie 3. L’Ingénierie remplace la Métallurgie ; les deux ne s’ajoutent pas.
golden_ages-r60 = Par symbole gemme, la Monnaie rapporte 2 or et l’Économie 4. L’Économie remplace la Monnaie ; les deux ne s’ajoutent pas.
golden_ages-r61 = Si une case porte deux symboles, chacun rapporte séparément.
golden_ages-r62 = Plusieurs joueurs peuvent contrôler le même symbole en même temps.
golden_ages-r63 = Les symboles cachés par une capitale ne rapportent pas d’or, et personne ne les contrôle.
golden_ages-r64 = Un colon couché contrôle les symboles aussi bien qu’un colon debout.
golden_ages-r65 = Chaque symbole ne compte qu’une fois pour vous, même si vous avez à la fois une ville et des colons sur sa case.

golden_ages-rules-cities = Fonder une ville
golden_ages-r66 = On ne fonde de ville que sur un continent, jamais sur une île ni en mer.
golden_ages-r67 = Vous ne pouvez pas fonder de ville là où il y en a déjà une, à vous ou à un autre.
golden_ages-r68 = Vous ne pouvez pas fonder de ville sur la case d’une capitale, pas même la vôtre.
golden_ages-r69 = Une ville est faite d’un cube. Avec la Construction, elle en a toujours deux, ni plus ni moins.
golden_ages-r70 = Si votre réserve manque de cubes, vous pouvez prendre ceux qui manquent dans vos propres villes sur le plateau. Vous choisissez lesquels.
golden_ages-r71 = Les cubes de votre réserve servent en premier. Ceux qui sont encore sur des tuiles technologie ne peuvent jamais servir.
golden_ages-r72 = Une ville qui cède son dernier cube disparaît.
golden_ages-r73 = Chaque cube que vous posez rapporte 1 or avec le Troc, ou 2 avec le Commerce. Le Commerce remplace le Troc.
golden_ages-r74 = Sainte Sophie ajoute 2 or par cube que vous posez.
golden_ages-r75 = Fonder une ville là où vous avez déjà un colon ne fait pas payer les symboles une seconde fois.
golden_ages-r76 = Vous n’êtes jamais obligé de fonder une ville.

golden_ages-rules-builder = Bâtisseur
golden_ages-r77 = Un de vos colons debout va à l’Agora, où il est couché.
golden_ages-r78 = Vous prenez un des bâtiments visibles. Quand il n’en reste plus, cette action est fermée jusqu’à l’ère suivante.
golden_ages-r79 = Le bâtiment va sur un emplacement libre et utilisable. L’Écriture ouvre le deuxième emplacement et l’Architecture le troisième ; aucune n’a besoin de l’autre.
golden_ages-r80 = Si tous vos emplacements utilisables sont pris, vous devez défausser un de vos bâtiments. Il quitte la partie.
golden_ages-r81 = Tant qu’un emplacement utilisable est libre, vous ne pouvez pas défausser de bâtiment.
golden_ages-r82 = Vous pouvez avoir deux fois le même bâtiment.
golden_ages-r83 = Les bâtiments ne coûtent pas d’or.
golden_ages-r84 = Avec la Génétique, l’Empire romain ou l’Arabie, vous pouvez bâtir sans colon. Vous pouvez quand même en utiliser un si vous le souhaitez.
