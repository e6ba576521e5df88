refuse-game-over = The game is over: nothing can be played any more.
refuse-no-such-action = There is no action { $action }: actions are numbers from 0 to { $count } (excluded).
refuse-not-an-action = An action is a number or its notation, not a value of type { $given }.
refuse-not-an-option = This is not one of the choices of the present decision ({ $decision }).
