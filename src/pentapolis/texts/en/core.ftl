refuse-game-over = The game is over: nothing can be played any more.
refuse-no-such-action = There is no action { $action }: actions are numbers from 0 to { $count } (excluded).
refuse-not-an-action = An action is a number or its notation, not a value of type { $given }.
refuse-not-an-option = This is not one of the choices of the present decision ({ $decision }).
refuse-players = { $game } is for { $first } to { $last } players, not { $given }
refuse-options-form = options are a mapping from name to value, not { $given }
refuse-option-unknown = unknown option { $name }; { $options ->
    [none] there are none
   *[other] there are { $options }
}{ $nearest ->
    [none] { "" }
   *[other] ; did you mean { $nearest }?
}
refuse-option-flag = option { $name } is true or false, not { $given }
refuse-option-choice = option { $name } is one of { $choices }, not { $given }
refuse-option-subset = option { $name } is a list of { $choices }, not { $given }
refuse-option-item = option { $name } knows { $choices }, not { $given }
refuse-option-twice = option { $name } names something twice: { $given }
