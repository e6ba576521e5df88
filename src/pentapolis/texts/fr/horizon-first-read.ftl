# Beyond the Horizon : ce que lisent d’abord les nouveaux venus.

horizon-first-read-idea = L’idée
horizon-first-read-idea-text = Vous menez un peuple depuis son berceau : des savants gravissent un arbre commun, des colons sortent de la carte connue, et chaque cube qui quitte vos pistes vous renforce.
horizon-first-read-turn = Votre tour
horizon-first-read-turn-text = Quatre phases : action, expansion, production, objectif. Pour l’action, déplacez votre pion Action ; un espace occupé est fermé jusqu’à ce qu’on le quitte.
horizon-first-read-pawns = Les pions
horizon-first-read-pawns-text = Seuls les pions actifs agissent. Ils attendent dans vos colonnes, s’éveillent par la gauche et s’épuisent vers la droite. Plus de colonnes activées, plus il s’en éveille à chaque production.
horizon-first-read-research = La recherche
horizon-first-read-research-text = Un pion actif devient savant sur une technologie, pour toujours. Il faut celles qui lui sont liées au niveau précédent. Qui découvre l’emplacement prend le leader et choisit la carte ; tous ceux qui viennent ont le bonus.
horizon-first-read-map = La carte
horizon-first-read-map-text = Recrutez un colon ou un soldat et déplacez-vous. Un colon qui sort de la carte explore : la nouvelle tuile doit en toucher deux autres, et son bonus est à vous. Une nouvelle tuile par tour.
horizon-first-read-expand = L’expansion
horizon-first-read-expand-text = Une fois par tour : posez un bâtiment avec un colon, rejoignez celui d’un autre, colonisez un village avec un jeton, ou fortifiez sa ville avec des soldats. La force du territoire dit combien il en faut.
horizon-first-read-cubes = Les cubes
horizon-first-read-cubes-text = Bâtiments, villages, villes, objectifs et investissements prennent un cube d’une de vos trois pistes. Ce qu’il découvre agit aussitôt : une colonne, une pièce de plus, un degré de votre gouvernement.
horizon-first-read-production = La production
horizon-first-read-production-text = Au choix : éveillez un pion de chaque colonne activée, prenez des pièces, ou échangez pions et pièces à votre gré.
horizon-first-read-end = Objectifs et fin
horizon-first-read-end-text = Trois objectifs sont ouverts. Qui en remplit un le revendique : 5 points au premier, 3 aux autres. Le quatrième cube (le troisième à deux) annonce une dernière manche.
