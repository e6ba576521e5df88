"""What makes a position good besides its points: gold, cubes, technologies and who can still act."""

from __future__ import annotations

from typing import Final

from .grid import count
from .measures import CITIES, CUBES, GLORY, GOLD, TECHS, controlled, measure
from .state import GoldenState

HOLDINGS: Final[tuple[str, ...]] = ("gold", "cities", "cubes", "techs", "symbols", "standing", "glory")


def holdings(state: GoldenState, seat: int) -> dict[str, float]:
    """How many of each the seat has."""
    board = state.boards[seat]
    symbols = 0
    for symbol in range(4):
        symbols += controlled(state, board, symbol)
    return {
        "gold": float(measure(state, seat, GOLD)),
        "cities": float(measure(state, seat, CITIES)),
        "cubes": float(measure(state, seat, CUBES)),
        "techs": float(measure(state, seat, TECHS)),
        "symbols": float(symbols),
        "standing": float(count(board.standing)),
        "glory": float(measure(state, seat, GLORY)),
    }
