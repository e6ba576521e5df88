# Akropolis : les mots du guide, dans les leçons et la première partie accompagnée.

akropolis-lesson-turn = Un tour : prendre, puis poser
akropolis-lesson-turn-about = Une tuile du Chantier, une place dans votre Cité. C’est tout le tour.
akropolis-lesson-turn-take = Prendre une tuile
akropolis-lesson-turn-take-task = La première tuile du Chantier est gratuite. Chaque tuile plus à droite coûte une Pierre de plus. Prenez la gratuite.
akropolis-lesson-turn-take-right = Prise. Elle n’a rien coûté et votre Pierre vous reste.
akropolis-lesson-turn-take-no = Prenez la première tuile du Chantier.
akropolis-lesson-turn-take-no-pays = Celle-là coûterait votre unique Pierre. Il y aura mieux à acheter : prenez la tuile gratuite.
akropolis-lesson-turn-place = La poser
akropolis-lesson-turn-place-task = Votre place d’Habitations attend une Habitation. Posez la tuile au sol, n’importe où contre votre Cité, dans n’importe quel sens.
akropolis-lesson-turn-place-right = Bâti : une Habitation × une étoile = 1 point. Votre tour est fini.
akropolis-lesson-turn-place-no = Posez la tuile au sol, contre votre Cité.

akropolis-card-take = Prenez une tuile
akropolis-card-take-text = La première est gratuite. Chaque tuile plus à droite coûte une Pierre de plus.
akropolis-card-place = Posez-la
akropolis-card-place-text = Au sol, contre votre Cité, dans n’importe quel sens.
akropolis-card-level = Bâtissez au niveau 2
akropolis-card-level-text = Une tuile peut en recouvrir d’autres : les trois espaces sont bâtis, à la même hauteur, et pas tous de la même tuile.
