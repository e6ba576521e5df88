refuse-game-over = La partie est finie : plus rien ne peut être joué.
refuse-no-such-action = L’action { $action } n’existe pas : les actions sont des nombres de 0 à { $count } (exclu).
refuse-not-an-action = Une action est un nombre ou sa notation, pas une valeur de type { $given }.
refuse-not-an-option = Ce n’est pas l’un des choix de la décision en cours ({ $decision }).
