"""What makes a position good besides its points: resources, workers and what the city has."""

from __future__ import annotations

from typing import Final

from .catalogue import FOOD, STONE, WISDOM
from .state import OriginsState

HOLDINGS: Final[tuple[str, ...]] = (
    "stone",
    "food",
    "wisdom",
    "towers",
    "freemen",
    "speakers",
    "tiles",
    "dice",
)


def holdings(state: OriginsState, seat: int) -> dict[str, float]:
    """How many of each; the seat opposite somebody alone has none."""
    if seat >= state.players:
        return dict.fromkeys(HOLDINGS, 0.0)
    board = state.boards[seat]
    return {
        "stone": float(board.resources[STONE]),
        "food": float(board.resources[FOOD]),
        "wisdom": float(board.resources[WISDOM]),
        "towers": float(sum(board.heights)),
        "freemen": float(len(board.unused) + len(board.used)),
        "speakers": float(len(board.speakers)),
        "tiles": float(len(board.tiles)),
        "dice": float(len(board.dice)),
    }
