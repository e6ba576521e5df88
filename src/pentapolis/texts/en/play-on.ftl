# Why no table can begin at a position.

table-nothing-to-play-on = The game is over at this position: there is nothing left to play. Choose an earlier one.
table-other-players = This position has { $players ->
    [one] one seat: say who sits there.
   *[other] { $players } seats: say who sits at each of them.
}
table-no-such-step = The game has { $last } moves: choose a position from 0 to { $last }.
