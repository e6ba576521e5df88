"""Founding cities."""

from __future__ import annotations

from ...core.events import Event
from .board import Board
from .cards import CUBE_GOLD, HAGIA_SOPHIA, HAGIA_SOPHIA_GOLD
from .gains import at, take_control
from .grid import BIT
from .state import GoldenState


def can_found(state: GoldenState, cell: int) -> bool:
    """Whether a city may stand there: on a continent, without any city or capital (R66, R67, R68)."""
    bit = BIT[cell]
    if not state.world.covered & bit or state.capitals & bit:
        return False
    for board in state.boards:
        if board.cities & bit:
            return False
    return True


def cube_gold(board: Board) -> int:
    """What a cube pays that is placed on the board (R73, R74)."""
    gold = CUBE_GOLD[board.techs >> 15 & 31]
    return gold + HAGIA_SOPHIA_GOLD if board.cards & HAGIA_SOPHIA else gold


def found(state: GoldenState, seat: int, cell: int) -> None:
    """Puts the cubes of a new city on the cell; whoever had no piece there takes control (R69, R73, R98)."""
    board = state.boards[seat]
    cubes = board.city_cubes
    gold = cubes * cube_gold(board)
    if state.events is not None:
        state.emit(Event("found", seat, "R69", {**at(cell), "cubes": cubes, "gold": gold}))
    take_control(state, seat, cell)
    board.reserve -= cubes
    board.cities |= BIT[cell]
    if cubes > 1:
        board.doubles |= BIT[cell]
    board.gold += gold


def fetch_cube(state: GoldenState, seat: int, cell: int) -> None:
    """A cube of an own city comes back to the reserve; without its last cube the city is gone (R70, R72)."""
    board = state.boards[seat]
    bit = BIT[cell]
    if board.doubles & bit:
        board.doubles &= ~bit
    else:
        board.cities &= ~bit
    board.reserve += 1
    if state.events is not None:
        left = 1 if board.cities & bit else 0
        state.emit(Event("fetch", seat, "R70", {**at(cell), "left": left}))
