# The Golden Ages : ce que lisent d’abord les nouveaux venus.

golden_ages-first-read-idea = L’idée
golden_ages-first-read-idea-text = Vous menez un peuple à travers quatre ères, sur une carte que tous construisent. Trois colons font tout le travail ; quand ils sont couchés, votre âge d’or commence et vous attendez les autres.
golden_ages-first-read-era = Une nouvelle ère
golden_ages-first-read-era-text = Merveilles et bâtiments sont révélés. Dès la deuxième ère, gardez votre civilisation ou prenez la nouvelle. La plus petite valeur commence.
golden_ages-first-read-map = La carte grandit
golden_ages-first-read-map-text = Chacun pose une tuile : terre contre terre, mer contre mer. À la première ère, votre capitale s’y place ; ensuite, elle peut y aller. Une capitale cache les symboles de sa case.
golden_ages-first-read-explorer = Explorateur
golden_ages-first-read-explorer-text = Déplacez un colon debout, puis couchez-le. Les symboles dont vous prenez le contrôle rapportent de l’or si vous avez la technologie. Vous pouvez y fonder une ville : chaque cube paie aussi.
golden_ages-first-read-agora = Bâtisseur, Artiste, Soldat
golden_ages-first-read-agora-text = Un colon envoyé à l’Agora prend un bâtiment ou marque 3 points. Un Soldat attaque une ville ou des colons pour un peu d’or et gagne une tuile gloire : quatre fois par partie au plus.
golden_ages-first-read-gold = Ce que l’or achète
golden_ages-first-read-gold-text = Des merveilles, et des technologies ligne par ligne : 3, 5, 8 et 12 or. Il n’y faut aucun colon, pas plus que pour activer un bâtiment ou une merveille, une fois par ère.
golden_ages-first-read-golden = L’âge d’or
golden_ages-first-read-golden-text = Quand aucun de vos colons n’est debout, entrez-y. Le premier choisit le jugement que tous marquent à la fin de l’ère ; ensuite, chacun de vos tours rapporte 2 or.
golden_ages-first-read-end = La fin
golden_ages-first-read-end-text = Après la quatrième ère : 1 point par 3 or, les technologies selon leur niveau, les tuiles gloire, et 8 points pour la technologie du futur où vous dépassez tous les autres.
