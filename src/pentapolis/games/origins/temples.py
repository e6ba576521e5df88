"""Temples and their Zodiac cards (R73 to R78, R167, R168)."""

from __future__ import annotations

from typing import Final

from ...core.events import Event
from .catalogue import ALL_TOPPED, SIGNS, TEMPLE_TOP, TEMPLES
from .state import OriginsState

CLIMBS: Final = ("climb", "condition")  # what a step on a temple can tell


def climb(state: OriginsState, seat: int, temple: int, steps: int, rule: str) -> None:
    """R73, R74: up to the top, on top of the stack."""
    before = state.tracks[temple].at[seat]
    to = min(before + steps, TEMPLE_TOP)
    if to == before:
        return
    state.move(temple, seat, to)
    if state.events is not None:
        state.emit(Event("climb", seat, rule, {"temple": TEMPLES[temple], "from": before, "to": to}))
    if to == TEMPLE_TOP:
        state.watch(ALL_TOPPED, seat)


def give_card(state: OriginsState, seat: int, temple: int, rule: str) -> None:
    """R75: the card comes from the board or from whoever has it."""
    before = state.holders[temple]
    if before == seat:
        return
    bit = 1 << state.signs[temple]
    if before >= 0:
        state.boards[before].signs &= ~bit
    state.holders[temple] = seat
    state.boards[seat].signs |= bit
    if state.events is not None:
        data: dict[str, int | str] = {
            "sign": SIGNS[state.signs[temple]],
            "temple": TEMPLES[temple],
            "taken": int(before >= 0),
        }
        if before >= 0:
            data["holder"] = before
        state.emit(Event("sign", seat, rule, data))


def award_cards(state: OriginsState) -> None:
    """R167, R168: in order, to the highest marker, of several the lowest in the stack; to nobody on the first step."""
    for temple in range(3):
        track = state.tracks[temple]
        first = track.furthest()
        if track.at[first] > 0:
            give_card(state, first, temple, "R167")


def can_climb(state: OriginsState, seat: int) -> bool:
    """Whether some marker is not on top."""
    for temple in range(3):
        if state.tracks[temple].at[seat] < TEMPLE_TOP:
            return True
    return False
