"""What makes a position good besides its points: coins, pawns, technologies and what stands on the map."""

from __future__ import annotations

from typing import Final

from .state import HorizonState

HOLDINGS: Final[tuple[str, ...]] = (
    "coins",
    "pawns",
    "technologies",
    "units",
    "tiles",
    "settle",
)


def holdings(state: HorizonState, seat: int) -> dict[str, float]:
    """How many of each the seat has."""
    board = state.boards[seat]
    return {
        "coins": float(board.coins),
        "pawns": float(board.active),
        "technologies": float(sum(board.levels)),
        "units": float(len(board.units)),
        "tiles": float(len(board.reserve)),
        "settle": float(sum(board.held)),
    }
