# Uchronia : ce que lisent d’abord les nouveaux venus.

uchronia-first-read-idea = L’idée
uchronia-first-read-idea-text = Une carte a trois vies : jouée, c’est un Ordre ; dans votre Stock, une Ressource ; devant vous, une Activité qui renforce un Ordre. Vous en faites des Bâtiments et des Monopoles, et des deux, des points.
uchronia-first-read-turn = Votre tour
uchronia-first-read-turn-text = Les cartes jouées au tour précédent quittent votre Domaine pour le Forum. Puis, au choix : Commander ou Comploter. On ne passe pas.
uchronia-first-read-command = Commander
uchronia-first-read-command-text = Jouez une carte et exécutez l’Ordre qu’elle porte, ou deux cartes d’une même couleur pour n’importe quel Ordre. Chaque Activité de la couleur de l’Ordre permet de l’accomplir une fois de plus.
uchronia-first-read-plot = Comploter
uchronia-first-read-plot-text = Complétez votre Main à cinq cartes. Avant cela, vous pouvez copier un Ordre posé sur un autre Domaine si vous avez une Activité de sa couleur. C’est ainsi que la Main revient.
uchronia-first-read-orders = Cinq Ordres
uchronia-first-read-orders-text = Production : une carte du Forum dans votre Stock. Exploration : une de votre Main. Draconniens : dévoilez, et les autres et le Forum vous donnent les leurs. Commerce : lancez une Activité. Construction : commencez ou nourrissez un Bâtiment.
uchronia-first-read-build = Les Bâtiments
uchronia-first-read-build-text = Pour en commencer un, défaussez du Forum une carte de sa couleur. Dès le tour suivant, ajoutez-y des Ressources de sa couleur, tirées du Stock. Achevé, il donne 1 à 3 points, un effet et la place d’une Activité de plus.
uchronia-first-read-monopolies = Les Monopoles
uchronia-first-read-monopolies-text = Qui a le plus d’Activités d’une couleur en détient le Monopole : chacune vaut alors un point. À égalité, il ne bouge pas. Vous avez droit à deux Activités, plus une par Bâtiment achevé.
uchronia-first-read-end = La fin
uchronia-first-read-end-text = À deux, qui atteint 20 points déclenche la fin (18, 16 et 14 à trois, quatre et cinq). On termine le tour de table ; le plus de points gagne.
