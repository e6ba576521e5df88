"""How much of a game is left, for programs that judge positions."""

from __future__ import annotations

from typing import Final

from .board import UNUSED
from .catalogue import ROUNDS_ALONE, TEMPLE_TOP
from .state import OriginsState

# How fast games come to their ends (R170 to R173), by round.
STEPS_A_ROUND: Final = 3.3
CARDS_A_ROUND: Final = 1.05
CITIZENS_A_ROUND: Final = 1.1
LEVELS_A_ROUND: Final = 1.2
MOST_ROUNDS: Final = 6.0
SOON: Final = 1.6  # rounds before the end from which on investments lose their worth
BUSY: Final = 4.3  # visits that can still use what there is


class Outlook:
    """How much time a seat has left to make something of what it has."""

    __slots__ = ("later", "ready", "rounds", "use")

    def __init__(self, state: OriginsState, seat: int) -> None:
        board = state.boards[seat]
        self.rounds = rounds_left(state)
        self.later = min(1.0, self.rounds / SOON)  # the share that counts of what pays in later rounds
        self.ready = 0  # workers for this round
        if not board.passed:
            self.ready = len(board.unused) + len(board.speakers) + (1 if board.archon == UNUSED else 0)
        # The share that counts of what the next visits can use.
        self.use = min(1.0, (self.ready + self.rounds * (board.freemen + 1)) / BUSY)


def rounds_left(state: OriginsState) -> float:
    """About how many rounds come after this one; alone it is known (R187)."""
    if state.alone:
        return float(ROUNDS_ALONE - max(1, state.round))
    most = 0
    for seat in range(state.players):
        most = max(most, sum([state.tracks[temple].at[seat] for temple in range(3)]))
    cards = sum([1 for gold in state.district_gold if gold])
    levels = state.levels[:]
    levels.sort()
    return min(
        MOST_ROUNDS,
        (3 * TEMPLE_TOP - most) / STEPS_A_ROUND,
        cards / CARDS_A_ROUND,
        (levels[0] + levels[1]) / LEVELS_A_ROUND,
        min(state.reserve) / CITIZENS_A_ROUND,
    )
