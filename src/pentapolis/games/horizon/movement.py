"""Where units may step, and where settlers may explore (R103 to R116)."""

from __future__ import annotations

from typing import Final

from .board import Board
from .cards import SETTLER
from .places import CRADLE, FIRST_TERRITORY, NEIGHBOURS, ON_THE_WAY, STARTS
from .state import HorizonState

# How a step goes.
NO_STEP: Final = 0
MOVES: Final = 1
CROSSES: Final = 2  # R107: onto a foreign starting tile, which it leaves with its next step
EXPLORES: Final = 3


def is_foreign_start(state: HorizonState, seat: int, place: int) -> bool:
    """R107, R108: another player's starting tile that no building covers."""
    return CRADLE < place < FIRST_TERRITORY and place != STARTS + seat and state.building_on[place] < 0


def may_reveal(state: HorizonState, extra: int) -> bool:
    """R112, R113, R116: whether another tile can be revealed this turn."""
    return state.tiles_revealed < state.reveal_limit + extra and state.explored < len(state.territories)


def touching(state: HorizonState, cell: int) -> int:
    """How many laid tiles touch the cell."""
    found = 0
    for other in NEIGHBOURS[cell]:
        if other >= 0 and state.at[other] >= 0:
            found += 1
    return found


def step_kind(state: HorizonState, board: Board, unit: int, direction: int, points: int, extra: int) -> int:
    """How the unit would step in the direction with so many points left, or NO_STEP."""
    place = unit >> 4
    if place == ON_THE_WAY:
        return NO_STEP
    cell = NEIGHBOURS[state.cell_of[place]][direction]
    if cell < 0:
        return NO_STEP
    to = state.at[cell]
    if to >= 0:
        if not is_foreign_start(state, board.seat, to):
            return MOVES
        return CROSSES if points > 1 else NO_STEP
    if unit >> 3 & 1 != SETTLER or not may_reveal(state, extra):  # R109
        return NO_STEP
    return EXPLORES if touching(state, cell) >= 2 else NO_STEP  # R110


def can_step(state: HorizonState, board: Board, points: int, extra: int) -> bool:
    """Whether any unit of the player has a legal step."""
    last = -1
    for unit in board.units:
        if unit == last:
            continue
        last = unit
        for direction in range(6):
            if step_kind(state, board, unit, direction, points, extra) != NO_STEP:
                return True
    return False
