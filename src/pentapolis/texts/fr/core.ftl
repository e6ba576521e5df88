refuse-game-over = La partie est finie : plus rien ne peut être joué.
refuse-no-such-action = L’action { $action } n’existe pas : les actions sont des nombres de 0 à { $count } (exclu).
refuse-not-an-action = Une action est un nombre ou sa notation, pas une valeur de type { $given }.
refuse-not-an-option = Ce n’est pas l’un des choix de la décision en cours ({ $decision }).
refuse-players = { $game } se joue de { $first } à { $last } joueurs, pas { $given }
refuse-options-form = les options vont d’un nom à une valeur, ce que { $given } n’est pas
refuse-option-unknown = il n’y a pas d’option { $name } ; { $options ->
    [none] il n’y en a aucune
   *[other] il y a { $options }
}{ $nearest ->
    [none] { "" }
   *[other]  ; vouliez-vous dire { $nearest } ?
}
refuse-option-flag = l’option { $name } vaut true ou false, pas { $given }
refuse-option-choice = l’option { $name } est l’un de { $choices }, pas { $given }
refuse-option-subset = l’option { $name } est une liste de { $choices }, pas { $given }
refuse-option-item = l’option { $name } connaît { $choices }, pas { $given }
refuse-option-twice = l’option { $name } nomme deux fois la même chose : { $given }
