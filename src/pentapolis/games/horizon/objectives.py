"""How far a player is with an objective that is not yet fulfilled."""

from __future__ import annotations

from .board import Board
from .cards import ANY_OF, Condition
from .scoring import amount


def progress(board: Board, condition: Condition) -> float:
    """How much of the condition is fulfilled, 0 to 1."""
    if condition.kind == ANY_OF:
        best = 0.0
        for one in condition.of:
            best = max(best, progress(board, one))
        return best
    return min(1.0, amount(board, condition) / condition.least)
