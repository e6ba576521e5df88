"""The four conditions that end the game, looked at when a round ends (R169 to R174)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .catalogue import ALL_TOPPED, FEW_LEVELS, NO_CITIZEN, NO_GOLD, TEMPLE_TOP

if TYPE_CHECKING:
    from .state import OriginsState


def holding(state: OriginsState, condition: int) -> bool:
    """Whether the condition, given by its bit, is true now."""
    if condition == ALL_TOPPED:  # R170
        for seat in range(state.players):
            if _topped(state, seat):
                return True
        return False
    if condition == NO_GOLD:  # R171
        for gold in state.district_gold:
            if gold > 0:
                return False
        return True
    if condition == FEW_LEVELS:  # R172
        colours = 0
        for left in state.levels:
            if left > 0:
                colours += 1
        return colours <= 3
    for dice in state.reserve:  # R173
        if dice == 0:
            return True
    return False


def _topped(state: OriginsState, seat: int) -> bool:
    for temple in range(3):
        if state.tracks[temple].at[seat] < TEMPLE_TOP:
            return False
    return True


def all_holding(state: OriginsState) -> int:
    """Every condition that is true now, as bits; none alone (R187)."""
    if state.alone:
        return 0
    found = 0
    for condition in (ALL_TOPPED, NO_GOLD, FEW_LEVELS, NO_CITIZEN):
        if holding(state, condition):
            found |= condition
    return found
