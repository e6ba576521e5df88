uchronia-building-avant_poste = Avant-poste
uchronia-building-avant_poste-text = Quand un autre joueur exécute un Ordre de Draconniens, 1 carte dévoilée, choisie par lui, ne compte pas pour vous.

uchronia-building-enclos = Enclos
uchronia-building-enclos-text = Bonus Draconniens : prenez en Main 1 carte de votre choix du Forum.

uchronia-building-grue = Grue
uchronia-building-grue-text = Bonus Construction : vous pouvez ajouter à l’un de vos Bâtiments en Bois ou en Argile encore en construction 1 Ressource de sa couleur, prise dans votre Stock.

uchronia-building-marche = Marché
uchronia-building-marche-text = Bonus Commerce : vous pouvez échanger 1 carte de votre Stock contre 1 carte d’une autre couleur du Forum.

uchronia-building-port = Port
uchronia-building-port-text = Bonus Exploration : piochez 1 carte.

uchronia-building-relais = Relais
uchronia-building-relais-text = Après avoir Commandé avec deux cartes, une fois l’Ordre et ses Bonus terminés, vous pouvez reprendre l’une des deux en Main.

uchronia-building-sanctuaire = Sanctuaire
uchronia-building-sanctuaire-text = Vaut 2 Points de Victoire de plus tant que vous avez achevé des Bâtiments des cinq couleurs.

uchronia-building-scierie = Scierie
uchronia-building-scierie-text = Quand vous achevez un autre Bâtiment, vous pouvez mettre dans votre Stock l’une des Ressources placées sous lui au lieu de la défausser.

uchronia-building-briqueterie = Briqueterie
uchronia-building-briqueterie-text = Avec un Ordre de Construction, vous pouvez ajouter 1 Argile de votre Stock à un Bâtiment en Brique comme s’il s’agissait d’une Brique.

uchronia-building-grenier = Grenier
uchronia-building-grenier-text = Quand vous Complotez, complétez votre Main à 6 cartes au lieu de 5, ou piochez-en 1 si vous en avez déjà 6 ou plus.

uchronia-building-immeuble = Immeuble
uchronia-building-immeuble-text = Quand vous Complotez, prenez en Main, après avoir pioché, 1 carte de votre choix du Forum.

uchronia-building-latrines = Latrines
uchronia-building-latrines-text = Quand vous Complotez, juste avant de piocher, vous pouvez mettre dans le Forum jusqu’à 2 cartes de votre Main.

uchronia-building-puits = Puits
uchronia-building-puits-text = Bonus Production : piochez 1 carte.

uchronia-building-taverne = Taverne
uchronia-building-taverne-text = Quand vous Complotez, vous pouvez copier un Ordre sans Activité de sa couleur en mettant d’abord dans le Forum 1 carte de cette couleur de votre Main.

uchronia-building-viaduc = Viaduc
uchronia-building-viaduc-text = Quand les Draconniens d’un autre joueur peuvent vous toucher, vous pouvez lui payer 1 Argile, de votre Stock au sien : ni l’Ordre ni ses Bonus ne vous touchent alors.

uchronia-building-voie_pavee = Voie pavée
uchronia-building-voie_pavee-text = Quand vous lancez une construction, vous pouvez prendre la Fondation en Main au lieu de la défausser.

uchronia-building-ambassade = Ambassade
uchronia-building-ambassade-text = À égalité pour la majorité des Activités d’une couleur, vous prenez ou gardez son Monopole, sauf si un autre joueur à égalité a aussi une Ambassade active.

uchronia-building-atelier = Atelier
uchronia-building-atelier-text = Bonus Construction : vous pouvez ajouter 1 carte de votre Main à l’un de vos Bâtiments en construction de la même couleur.

uchronia-building-caserne = Caserne
uchronia-building-caserne-text = Vos Draconniens touchent aussi les joueurs dont le Domaine est vide.

uchronia-building-ecole = École
uchronia-building-ecole-text = En achevant l’École, vous pouvez lancer depuis votre Stock jusqu’à 2 Activités, sans dépasser votre limite.

uchronia-building-fonderie = Fonderie
uchronia-building-fonderie-text = En achevant la Fonderie, mettez dans votre Stock 1 carte de chaque couleur présente dans le Forum.

uchronia-building-garnison = Garnison
uchronia-building-garnison-text = Quand un autre joueur exécute un Ordre de Draconniens, seules comptent pour vous les couleurs dévoilées qui se trouvent alors dans le Forum.

uchronia-building-menagerie = Ménagerie
uchronia-building-menagerie-text = Vous pouvez dévoiler 1 carte de plus à chacun de vos Ordres de Draconniens.

uchronia-building-thermes = Thermes
uchronia-building-thermes-text = Bonus Commerce : remettez l’une de vos Activités dans votre Stock, puis lancez-en 1 depuis votre Stock.

uchronia-building-aqueduc = Aqueduc
uchronia-building-aqueduc-text = Votre limite d’Activités augmente de 2, en plus de l’augmentation de 1 par Bâtiment achevé.

uchronia-building-arcades = Arcades
uchronia-building-arcades-text = Quand vous lancez une construction, la Fondation peut venir de votre Main plutôt que du Forum.

uchronia-building-carriere = Carrière
uchronia-building-carriere-text = Bonus Production : vous pouvez prendre dans le Forum 1 Pierre ou 1 Marbre pour votre Stock.

uchronia-building-phare = Phare
uchronia-building-phare-text = Bonus Exploration : regardez les 3 premières cartes de la pioche, prenez-en 1 en Main et mettez les autres dans le Forum.

uchronia-building-pont = Pont
uchronia-building-pont-text = Bonus Draconniens : prenez pour votre Stock 1 Ressource placée sous un Bâtiment en construction d’un adversaire, même si son Domaine est vide.

uchronia-building-porte = Porte
uchronia-building-porte-text = Vos Bâtiments en Brique encore en construction ont déjà leurs effets, sauf ceux qui exigent leur achèvement.

uchronia-building-remparts = Remparts
uchronia-building-remparts-text = Quand les autres joueurs Complotent, ils ne peuvent pas copier les cartes de votre Domaine.

uchronia-building-tour = Tour
uchronia-building-tour-text = Vous pouvez ajouter des Ressources à vos Bâtiments même pendant le tour où vous les avez commencés.

uchronia-building-arc_de_triomphe = Arc de triomphe
uchronia-building-arc_de_triomphe-text = En achevant l’Arc de triomphe, vous pouvez achever aussitôt, sans les Ressources manquantes, l’un de vos Bâtiments en Bois, en Argile, en Brique ou en Pierre encore en construction.

uchronia-building-basilique = Basilique
uchronia-building-basilique-text = À chaque Bâtiment que vous achevez, Basilique comprise, vous pouvez lancer depuis votre Stock 1 Activité de la même couleur, sans dépasser votre limite.

uchronia-building-colisee = Colisée
uchronia-building-colisee-text = Bonus Draconniens : vous pouvez prendre pour votre Stock 1 Ressource de votre choix dans celui d’un adversaire touché.

uchronia-building-fontaine = Fontaine
uchronia-building-fontaine-text = Les cartes que vous prenez avec la Production peuvent aller sous vos Bâtiments en construction de leur couleur plutôt que dans votre Stock. Tant que la Fontaine est inachevée, cela ne vaut que pour elle.

uchronia-building-place = Place
uchronia-building-place-text = En achevant la Place, vous pouvez exécuter aussitôt jusqu’à 3 Ordres de votre choix, sans Bonus d’Activité.

uchronia-building-senat = Sénat
uchronia-building-senat-text = Quand vous Complotez, vous pouvez copier jusqu’à 2 Ordres de couleurs différentes, l’un après l’autre.

uchronia-building-statue = Statue
uchronia-building-statue-text = Vaut 1 Point de Victoire de plus par Bâtiment en Marbre que vous avez achevé, Statue comprise.

uchronia-building-temple = Temple
uchronia-building-temple-text = Vaut 1 Point de Victoire de plus par Monopole que vous détenez.
