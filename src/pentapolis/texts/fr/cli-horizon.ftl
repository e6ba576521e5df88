cli-horizon-status = Manche { $round } · territoires { $stack } · jetons Coloniser { $settle } · jetons Fortifier { $fortify }
cli-horizon-last-round = la dernière manche est la { $round }
cli-horizon-figures = { $score } PV · pièces { $coins } · actifs { $active } · Coloniser { $settle } · Fortifier { $fortify }
cli-horizon-which-card = Quelle carte est « { $text } » ? Tapez son nom, par exemple : carte Écriture
cli-horizon-help-card = L’effet d’une carte ou d’une tuile : carte Écriture
cli-horizon-help-preview = Ce qu’un choix changerait, ligne par ligne : aperçu 3
cli-horizon-intro-table = En haut se trouve l’arbre : chaque emplacement avec ses liens, sa carte ou un point d’interrogation, une couronne là où attend un leader, et les savants par numéro de joueur. Puis vient la carte : les tuiles avec leur force, village ⌂ et ville ▲ ou le bâtiment, et les unités (c2 est un colon de force 2, S3 un soldat de force 3). En dessous, les objectifs, les rivières de bâtiments, les autres et votre plateau. « carte » et un nom vous en disent plus.
