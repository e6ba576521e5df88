# Akropolis : les règles, un message par numéro de règle.

akropolis-rules-components = Matériel
akropolis-r1 = Le jeu compte 61 tuiles Cité : 37 portent « 2+ » au verso, 12 portent « 3+ » et 12 portent « 4 ». Chacune est formée d’exactement 3 hexagones.
akropolis-r2 = Chaque tuile Cité a ses trois hexagones, disposés dans un ordre fixe (sens des aiguilles d’une montre), exactement comme sur les tuiles imprimées. Aucune tuile ne porte plus d’une Place.
akropolis-r3 = Hexagones des tuiles Cité en jeu, dans l’ordre Carrière / Habitations / Marché / Caserne / Temple / Jardin : 37/18/12/10/8/6 à 2 joueurs, 49/27/16/13/10/7 à 3, 61/36/20/16/12/8 à 4. Places, dans l’ordre Habitations / Marché / Caserne / Temple / Jardin : 5/4/4/4/3 à 2 joueurs, 6/5/5/5/4 à 3, 7/6/6/6/5 à 4. Les tuiles de départ ne sont pas comprises.
akropolis-r4 = Étoiles de chaque Place : Habitations 1, Marché 2, Caserne 2, Temple 2, Jardin 3.
akropolis-r5 = La tuile de départ a 4 hexagones : une Place Habitations au centre et trois Carrières autour d’elle, un côté sur deux. Elle compte comme une seule tuile, entièrement au niveau 1.
akropolis-r6 = Les 40 Pierres de la boîte ne sont pas une limite : la réserve ne s’épuise jamais. Le nombre de vos Pierres est toujours entier et ne descend jamais sous 0.

akropolis-rules-setup = Mise en place
akropolis-r7 = À 2 joueurs, on ne prend que les tuiles « 2+ » ; à 3 joueurs, les « 2+ » et les « 3+ » ; à 4 joueurs, toutes les tuiles.
akropolis-r8 = Les tuiles en jeu sont mélangées avant la partie. Avec les mêmes options, une même graine aléatoire redonne toujours la même partie.
akropolis-r9 = Les tuiles forment 11 piles face cachée, chacune d’une tuile de plus qu’il n’y a de joueurs : 3 tuiles par pile à 2 joueurs, 4 à 3 joueurs, 5 à 4 joueurs.
akropolis-r10 = Le Chantier est une ligne de tuiles face visible qui en contient au départ deux de plus qu’il n’y a de joueurs : 4 à 2 joueurs, 5 à 3, 6 à 4. L’ordre compte : la première tuile de la ligne est gratuite.
akropolis-r11 = Au départ, chaque Cité se compose de sa tuile de départ et de rien d’autre.
akropolis-r12 = Le premier joueur détient le pion Architecte en Chef.
akropolis-r13 = Dans l’ordre du tour, à partir de l’Architecte en Chef, le premier joueur débute avec 1 Pierre, le deuxième avec 2, le troisième avec 3 et le quatrième avec 4.
akropolis-r14 = On joue de 2 à 4 ; tout autre nombre de joueurs est refusé. Jouer seul n’est possible qu’avec le mode solo (R84).
akropolis-r15 = Partie longue à 2 joueurs : les 61 tuiles sont en jeu, 4 dans le Chantier et le reste en 19 piles de 3.
akropolis-r16 = Partie longue à 3 joueurs : les 61 tuiles sont en jeu, 5 dans le Chantier et le reste en 14 piles de 4. Le livret annonce 15 piles, mais il faudrait aussitôt en retourner une pour remplir le Chantier : c’est donc la même partie. Le pion Architecte en Chef ne bouge pas avant le premier tour.
akropolis-r17 = À 4 joueurs, toutes les tuiles sont déjà en jeu : la partie longue est identique à la partie normale.

akropolis-rules-visibility = Ce que chacun voit
akropolis-r18 = Tout le monde voit les Cités, les Pierres, le Chantier, la tuile en main, le nombre de piles restantes, l’Architecte en Chef, le joueur dont c’est le tour et les options de la partie.
akropolis-r19 = Personne ne peut voir ce que contiennent les piles face cachée, ni dans quel ordre. En revanche, chacun peut déduire l’ensemble des tuiles qui ne sont pas encore apparues.

akropolis-rules-taking = Votre tour : prendre une tuile
akropolis-r20 = On joue dans le sens des aiguilles d’une montre ; l’Architecte en Chef commence.
akropolis-r21 = À votre tour, vous prenez exactement une tuile et l’ajoutez à votre propre Cité. Impossible de passer, de défausser une tuile ou d’en prendre une deuxième.
akropolis-r22 = Une tuile coûte 1 Pierre pour chaque tuile placée devant elle dans le Chantier. La première est gratuite.
akropolis-r23 = Vous ne pouvez pas prendre une tuile qui coûte plus de Pierres que vous n’en avez. Avec 0 Pierre, seule la première tuile vous est accessible.
akropolis-r24 = Les Pierres payées rejoignent la réserve ; elles ne sont plus à vous.
akropolis-r25 = On paie avant de construire : les Pierres gagnées en posant une tuile ne peuvent jamais servir à payer cette même tuile.
akropolis-r26 = Dès qu’une tuile est prise, toutes celles qui la suivent avancent d’un rang : chacune coûte désormais 1 Pierre de moins.
akropolis-r27 = Agir hors de son tour, poser avant d’avoir pris, prendre deux fois ou désigner une tuile, une case ou une orientation qui n’existe pas : l’action est refusée et rien ne change.
akropolis-r28 = Chaque fois que vous devez décider, vous avez au moins un choix autorisé.

akropolis-rules-placing = Votre tour : poser la tuile
akropolis-r29 = Vous choisissez l’emplacement de la tuile et l’une de ses 6 orientations. Elle occupe un triangle de trois cases voisines, et ses hexagones gardent leur ordre dans le sens des aiguilles d’une montre.
akropolis-r30 = Une tuile peut être tournée, mais jamais inversée comme dans un miroir.
akropolis-r31 = Pour bâtir au niveau 1, les trois cases doivent être vides.
akropolis-r32 = Une tuile au niveau 1 doit toucher votre Cité : au moins une de ses cases partage un bord avec une case déjà bâtie. Sinon, la pose est refusée.
akropolis-r33 = Vous pouvez bâtir au niveau 1 à l’intérieur d’un lac, pourvu que la tuile y tienne.
akropolis-r34 = Pour bâtir plus haut, les trois cases doivent déjà être bâties. Une tuile ne peut ni surplomber une case vide, ni reposer à la fois sur le sol et sur d’autres tuiles.
akropolis-r35 = Pour bâtir plus haut, les trois cases du dessous doivent avoir la même hauteur.
akropolis-r36 = Pour bâtir plus haut, les trois hexagones situés juste en dessous doivent appartenir à au moins deux tuiles différentes.
akropolis-r37 = Pour R36, seules comptent les tuiles situées juste en dessous, pas celles enfouies plus bas. La tuile de départ compte pour une tuile.
akropolis-r38 = La hauteur n’est pas limitée ; à partir du niveau 3, les règles sont les mêmes qu’au niveau 2.
akropolis-r39 = Tout hexagone peut être recouvert : Quartier, Place, Carrière et même des parties de la tuile de départ.
akropolis-r40 = Chaque hexagone posé se trouve un niveau au-dessus de ce qui occupait sa case ; sur une case vide, il est au niveau 1. Ces hexagones visibles appartiennent désormais à la nouvelle tuile.
akropolis-r41 = Vous pouvez construire n’importe quel hexagone n’importe où. Un Quartier mal placé est permis ; il risque seulement de ne rien rapporter.

akropolis-rules-quarries = Carrières et hexagones recouverts
akropolis-r42 = Chaque Carrière que votre tuile recouvre vous rapporte aussitôt 1 Pierre, soit de 0 à 3 Pierres par tour.
akropolis-r43 = Une Carrière située plus haut rapporte elle aussi 1 Pierre quand elle est recouverte.
akropolis-r44 = Poser une Carrière ne rapporte rien en soi, et celles qui restent à découvert à la fin ne valent rien.
akropolis-r45 = Un hexagone recouvert ne compte plus pour rien : ni valeur, ni étoiles, ni voisinage, ni groupe.

akropolis-rules-rounds = Réapprovisionnement, manches et fin de partie
akropolis-r46 = Quand, après un tour, il reste exactement 1 tuile dans le Chantier et qu’il y a encore une pile, on réapprovisionne le Chantier avant le tour suivant.
akropolis-r47 = La tuile restante devient la première, et les tuiles d’une pile la suivent dans leur ordre. Le Chantier contient alors de nouveau deux tuiles de plus qu’il n’y a de joueurs.
akropolis-r48 = À chaque réapprovisionnement, le pion Architecte en Chef passe au joueur suivant dans le sens des aiguilles d’une montre.
akropolis-r49 = C’est au nouvel Architecte en Chef de jouer. Une manche compte un tour de plus qu’il n’y a de joueurs : l’Architecte en Chef y joue donc en premier et en dernier.
akropolis-r50 = La partie s’arrête immédiatement quand, après un tour, il reste 1 tuile dans le Chantier et plus aucune pile.
akropolis-r51 = La toute dernière tuile n’est jamais payée ni jouée. Une fois la partie finie, plus aucune action n’est possible.
akropolis-r52 = Une partie dure 12 manches : 18 tours par joueur à 2 joueurs, 16 à 3, 15 à 4. La partie longue dure 20 manches à 2 joueurs (30 tours chacun) ou 15 manches à 3 (20 tours chacun).

akropolis-rules-scoring = Décompte : principes
akropolis-r53 = Chacun des cinq types rapporte sa valeur × ses étoiles. Votre total est la somme des cinq types, plus vos Pierres.
akropolis-r54 = Un Quartier qui remplit sa condition vaut sa hauteur : 1 au niveau 1, 2 au niveau 2, et ainsi de suite. Sinon, il vaut 0.
akropolis-r55 = Pour chaque type, on additionne les étoiles de toutes vos Places visibles de ce type. Une Place n’a pas besoin de toucher ses Quartiers.
akropolis-r56 = La hauteur d’une Place ne change rien à ses étoiles.
akropolis-r57 = Un type sans Place visible rapporte 0 point.
akropolis-r58 = Chaque Pierre qui vous reste vaut 1 point.
akropolis-r59 = Le voisinage se juge vu du dessus : deux hexagones visibles qui partagent un bord sont adjacents, quelles que soient leurs hauteurs. Les hexagones recouverts sont ignorés.

akropolis-rules-conditions = Conditions des Quartiers
akropolis-r60 = Habitations : seul votre plus grand groupe d’Habitations visibles reliées bord à bord rapporte des points.
akropolis-r61 = Habitations : le plus grand groupe est celui qui compte le plus d’hexagones ; à taille égale, celui qui a la plus forte valeur.
akropolis-r62 = Habitations : une Place Habitations ne fait pas partie d’un groupe et ne relie pas non plus les Habitations ; les autres Places pas davantage.
akropolis-r63 = Habitations : des Habitations voisines à des hauteurs différentes font partie du même groupe.
akropolis-r64 = Marchés : un Marché voisin d’un autre Marché rapporte 0, et cet autre aussi.
akropolis-r65 = Marchés : une Place Marché à côté d’un Marché ne le gêne pas.
akropolis-r66 = Casernes : au moins une des cases voisines doit être extérieure, c’est-à-dire une case vide d’où l’on peut sortir de la Cité en passant de case vide en case vide.
akropolis-r67 = Casernes : border un lac, c’est-à-dire une zone vide enfermée dans la Cité, ne suffit pas pour être en périphérie.
akropolis-r68 = Temples : les six cases voisines doivent être bâties, à n’importe quelle hauteur et avec n’importe quels hexagones.
akropolis-r69 = Temples : une seule case voisine vide, lac ou extérieur, et le Temple rapporte 0.
akropolis-r70 = Jardins : ils n’ont aucune condition et comptent toujours.

akropolis-rules-winner = Victoire
akropolis-r71 = Le joueur qui a le plus de points gagne.
akropolis-r72 = En cas d’égalité de points, le joueur à égalité qui a le plus de Pierres gagne.
akropolis-r73 = Si les points et les Pierres sont à égalité, la victoire est partagée.

akropolis-rules-variants = Variantes
akropolis-r74 = Chacune des cinq variantes s’active séparément. Aucune ne modifie la mise en place ni le déroulement de la partie.
akropolis-r75 = Avec les variantes, les conditions normales restent valables, et un type a toujours besoin d’une Place pour rapporter des points.
akropolis-r76 = Variante Habitations : si le groupe retenu a une valeur de 10 ou plus, cette valeur est doublée ; 9 ne suffit pas.
akropolis-r77 = Variante Habitations : le groupe retenu reste celui que désigne R61, même si un autre vaudrait davantage une fois doublé.
akropolis-r78 = Variante Marchés : un Marché qui remplit sa condition et touche une Place Marché visible compte double, les autres comptent simple. Un Marché mal placé reste à 0.
akropolis-r79 = Variante Casernes : une Caserne qui a 3 ou 4 cases extérieures voisines compte double ; avec 1 ou 2, elle compte simple. Les cases de lac ne sont pas prises en compte.
akropolis-r80 = Variante Temples : un Temple qui remplit sa condition compte double à partir du niveau 2 et simple au niveau 1.
akropolis-r81 = Variante Jardins : un Jardin au bord d’un lac compte double. La taille du lac est sans importance ; les cases vides hors de la Cité ne comptent pas.
akropolis-r82 = Rien n’est jamais plus que doublé. Le doublement se juge Quartier par Quartier (pour les Habitations : sur le groupe retenu), et non pour toute une couleur.
akropolis-r83 = Avec plusieurs variantes dans la même partie, chacune n’agit que sur son type de Quartier.

akropolis-rules-solo = Mode solo
akropolis-r84 = Le mode solo est un ajout ultérieur de l’éditeur ; il ne figure pas dans ce livret de règles. La mise en place est celle d’une partie à 2 joueurs : vous débutez avec 1 Pierre et jouez en premier, et votre adversaire, l’Illustre Architecte, a 2 Pierres et une tuile de départ. Vous jouez strictement en alternance, 18 tours chacun.
akropolis-r85 = Solo : les Pierres que vous payez vont à l’Illustre Architecte ; celles qu’il paie vont à la réserve.
akropolis-r86 = Solo : l’Illustre Architecte prend la tuile la moins chère qui porte une Place, s’il peut la payer.
akropolis-r87 = Solo : si aucune tuile ne porte de Place, ou si la moins chère dépasse ses moyens, il prend gratuitement la première tuile.
akropolis-r88 = Solo : l’Illustre Architecte ne recouvre jamais rien et ne tire donc aucune Pierre des Carrières.
akropolis-r89 = Solo : tous les Quartiers de l’Illustre Architecte sont considérés comme bien placés, au niveau 1 (au niveau 2 pour Callicratès). Pour chaque type, cette valeur est multipliée par les étoiles de ses Places, celle de sa tuile de départ comprise ; ses Pierres s’ajoutent au total.
akropolis-r90 = Solo : Métagénès marque en plus 2 points par hexagone Carrière qu’il possède, y compris les 3 de sa tuile de départ.
akropolis-r91 = Solo avec variantes : les Habitations de l’Illustre Architecte sont doublées à partir d’une valeur de 10 ; pour chaque Place Marché qu’il possède, 3 de ses Marchés au plus sont doublés ; ses Casernes et ses Jardins le sont tous ; ses Temples, seulement s’il s’agit de Callicratès.
akropolis-r92 = Solo : vous gagnez si vous avez plus de points que l’Illustre Architecte ou, à égalité de points, strictement plus de Pierres. Sinon, c’est lui qui gagne.

akropolis-rules-invariants = Ce qui reste toujours vrai
akropolis-r93 = À tout moment, chaque tuile de la partie se trouve à un seul endroit : dans une Cité, en main, dans le Chantier ou dans une pile. Aucune ne se perd, aucune n’apparaît deux fois.
akropolis-r94 = Une Cité compte toujours 4 + 3 × (tuiles Cité posées) hexagones, y compris ceux qui sont recouverts. La somme des hauteurs de toutes ses cases donne le même nombre.
akropolis-r95 = Rejouer la liste des actions d’une partie mène exactement à la même position ; l’enregistrer puis la reprendre la conserve telle quelle.
akropolis-r96 = Une action refusée laisse la partie exactement dans l’état où elle était.

akropolis-rules-turn = Un tour, deux décisions
akropolis-r97 = Un tour se compose de deux décisions du même joueur : prendre une tuile, puis la poser. Les deux sont obligatoires, et il n’y en a pas de troisième.
akropolis-r98 = Quand vous prenez une tuile, vous payez aussitôt, vous la gardez en main à la vue de tous et le Chantier se resserre. La poser l’ajoute à votre Cité et vide votre main.
akropolis-r99 = Les emplacements possibles sont les mêmes quelle que soit la tuile en main, et il y en a toujours au moins un. Aucune tuile prise ne peut donc vous bloquer.
akropolis-r100 = Tant que vous n’avez pas posé la tuile, vous pouvez annuler la prise, aussi souvent que vous le voulez ; la partie se retrouve alors exactement comme avant. Pour les programmeurs : l’annulation ne figure pas dans la liste des actions autorisées.
akropolis-r101 = Rien ne se passe entre la prise et la pose : ni réapprovisionnement, ni déplacement du pion, ni fin de partie, ni action d’un autre joueur, même s’il ne reste qu’une tuile dans le Chantier. Tout cela attend que la tuile soit posée.
akropolis-r102 = Avec 0 Pierre, vous devez prendre la première tuile, et le programme peut le faire à votre place. Avec 1 Pierre ou plus, vous avez toujours le choix.
akropolis-r103 = Une partie peut être enregistrée et reprise même entre la prise et la pose d’une tuile.
akropolis-r104 = Aucune pose n’est refusée parce qu’elle serait trop éloignée. Avec T tuiles Cité posées, une Cité peut s’étendre jusqu’à 1 + 2 × T cases de son centre.
akropolis-r105 = Solo : si vous annulez une prise, l’Illustre Architecte vous rend vos Pierres. Son propre tour ne comporte aucune décision ; il se déroule tout seul.
