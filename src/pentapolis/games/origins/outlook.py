"""How much of a game is left, for programs that judge positions."""

from __future__ import annotations

from typing import Final

from .board import UNUSED
from .catalogue import ROUNDS_ALONE
from .state import OriginsState
from .worths import BUSY, ROUNDS, SOON, Worths

LEAST_ROUNDS: Final = 0.5  # nobody knows whether another one comes


class Outlook:
    """How much time a seat has left to make something of what it has."""

    __slots__ = ("later", "ready", "rounds", "use")

    def __init__(self, state: OriginsState, seat: int, worths: Worths) -> None:
        board = state.boards[seat]
        self.rounds = rounds_left(state, worths)
        self.later = min(1.0, self.rounds / worths[SOON])  # the share that counts of what pays in later rounds
        self.ready = 0  # workers for this round
        if not board.passed:
            self.ready = len(board.unused) + len(board.speakers) + (1 if board.archon == UNUSED else 0)
        # The share that counts of what the next visits can use.
        self.use = min(1.0, (self.ready + self.rounds * (board.freemen + 1)) / worths[BUSY])


def rounds_left(state: OriginsState, worths: Worths) -> float:
    """About how many rounds come after this one; alone it is known (R187).

    With others it goes by the round alone: who measured how near the end is would shrink from bringing it about.
    """
    if state.alone:
        return float(ROUNDS_ALONE - max(1, state.round))
    return max(LEAST_ROUNDS, worths[ROUNDS] - max(1, state.round))
