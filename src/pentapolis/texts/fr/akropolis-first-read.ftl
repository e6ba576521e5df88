# Akropolis : ce que lisent d’abord les nouveaux venus.

akropolis-first-read-idea = L’idée
akropolis-first-read-idea-text = Vous bâtissez une Cité d’hexagones. Chacune des cinq couleurs rapporte hauteur × étoiles : les Quartiers apportent la hauteur, les Places les étoiles. Deux Quartiers qui valent 3 ensemble et une Place à 3 étoiles font 9 points.
akropolis-first-read-take = Prendre une tuile
akropolis-first-read-take-text = Votre tour a deux temps. Prenez d’abord une tuile du Chantier. La première est gratuite ; chacune des suivantes coûte une Pierre de plus, puis le reste avance.
akropolis-first-read-place = La poser
akropolis-first-read-place-text = Posez-la au sol contre votre Cité, ou par-dessus : les trois cases du dessous doivent alors être bâties, à la même hauteur, et appartenir à deux tuiles au moins.
akropolis-first-read-stones = Les Pierres
akropolis-first-read-stones-text = Chaque Carrière recouverte rapporte aussitôt une Pierre. Les Pierres achètent de meilleures tuiles, et chacune vaut un point à la fin. Ce qui est recouvert ne compte plus.
akropolis-first-read-districts = Cinq Quartiers
akropolis-first-read-districts-text = Un Quartier ne compte que bien placé. Habitations : seul le plus grand groupe. Marchés : aucun autre Marché à côté. Casernes : au bord extérieur. Temples : les six côtés bâtis. Jardins : toujours.
akropolis-first-read-stars = Places et étoiles
akropolis-first-read-stars-text = Une couleur sans Place ne rapporte rien, aussi haute soit-elle. Une Place compte de partout dans la Cité : Habitation 1 étoile, Marché, Caserne et Temple 2, Jardin 3.
akropolis-first-read-end = La fin
akropolis-first-read-end-text = Quand il reste une tuile au Chantier, une pile le remplit et l’Architecte en Chef change. Après la dernière pile, c’est fini : 12 manches. Le plus de points gagne ; les Pierres départagent.
