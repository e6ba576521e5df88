# Ce que lisent d’abord les nouveaux venus d’Origins.

origins-first-read-idea = L’idée
origins-first-read-idea-text = Vos dés sont des gens. Ils travaillent sur les Lieux, gagnent un point par manche et finissent Conseillers, ou sur un Siège de Pouvoir de votre Cité, où ils rapportent leur valeur × la Tour de leur couleur.
origins-first-read-turn = Votre tour
origins-first-read-turn-text = Une action : visiter un Lieu, compléter un District, élever une Tour, augmenter votre Population ou passer. Un jeton Supériorité en achète une deuxième. Quand tous ont passé, la manche est finie.
origins-first-read-visit = Visiter un Lieu
origins-first-read-visit-text = Envoyez un dé. S’il vaut moins que le Vaisseau du Lieu, payez la différence en Sagesse. Le Vaisseau monte ensuite d’un : les suivants paient plus. Faites l’une des deux actions principales.
origins-first-read-more = Tirer plus d’une visite
origins-first-read-more-text = Un Stratège à 6 peut faire les deux actions. S’il est de la couleur de la tuile bonus, il fait aussi le bonus. L’Or remplace toute autre ressource.
origins-first-read-build = Construire
origins-first-read-build-text = Prenez une tuile du marché : Sagesse pour sa place, Pierre pour la tuile. Elle doit partager un bord avec votre Cité. Sa capacité agit aussitôt. Toute tuile peut aussi être posée en Ferme, gratuitement.
origins-first-read-districts = Compléter un District
origins-first-read-districts-text = Quatre tuiles en carré font un District. Un Stratège sur le Siège du milieu marque une carte qui correspond, active les tuiles de sa couleur et y reste jusqu’au décompte final.
origins-first-read-tracks = Temples et guerre
origins-first-read-tracks-text = Gravissez trois temples ; à la fin, le plus haut des vôtres ne compte pas : montez de front. L’action principale donne la carte Zodiaque. Sur la piste Militaire, avancez et attaquez ceux qui sont derrière.
origins-first-read-grow = Gens et Tours
origins-first-read-grow-text = Recrutez un Citoyen si un socle est libre ; achetez socles avec la Nourriture, Étages avec l’Or. Quand vous passez, vos Stratèges rentrent et gagnent un point. Un 6 qui grandirait devient Conseiller.
origins-first-read-end = La fin
origins-first-read-end-text = Elle vient en fin de manche : trois temples au sommet, plus d’Or sur les cartes District, trois couleurs d’Étages ou moins en réserve, ou plus de Citoyens d’une couleur. On compte alors Sièges, temples, Conseillers et Or.
