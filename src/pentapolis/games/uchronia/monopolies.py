"""Who holds the Monopolies: a check of the state, made after every launch and whenever an Embassy becomes active."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.events import Event
from .buildings import EMBASSY
from .cards import COLOURS

if TYPE_CHECKING:
    from .state import UchroniaState

NOBODY: Final = -1


def owner(state: UchroniaState, colour: int) -> int:
    """Who should hold the Monopoly of the colour now; NOBODY if it is free (R61 to R63, R67, R139)."""
    holder = state.monopolies[colour]
    most = 0
    leaders = 0
    leader = NOBODY
    embassies = 0
    envoy = NOBODY
    for seat in range(state.seats):
        board = state.boards[seat]
        number = board.activities[colour]
        if number == 0 or number < most:
            continue
        if number > most:
            most = number
            leaders = 0
            embassies = 0
        leaders += 1
        leader = seat
        if board.active & EMBASSY:
            embassies += 1
            envoy = seat
    if leaders == 0:
        return NOBODY
    if leaders == 1:
        return leader
    if holder != NOBODY and state.boards[holder].activities[colour] == most:
        if embassies == 1:
            return envoy  # the holder, if the one Embassy is theirs
        return holder
    if embassies == 1:
        return envoy
    if holder != NOBODY and state.boards[holder].activities[colour] > 0:
        return holder
    return NOBODY


def check(state: UchroniaState, colour: int) -> None:
    """Moves the Monopoly of the colour to whom it belongs now."""
    before = state.monopolies[colour]
    now = owner(state, colour)
    if now == before:
        return
    state.monopolies[colour] = now
    if state.events is not None:
        data = {
            "colour": COLOURS[colour],
            "holder": None if now == NOBODY else now,
            "before": None if before == NOBODY else before,
        }
        state.emit(Event("monopoly", now if now != NOBODY else before, "R61" if now != NOBODY else "R67", data))


def check_all(state: UchroniaState) -> None:
    """Checks all five, then whether somebody has reached the threshold."""
    for colour in range(5):
        check(state, colour)
    state.check_threshold()


def launch(state: UchroniaState, seat: int, colour: int, rule: str) -> None:
    """Moves a card from the Stock to the Activities, and looks at the Monopoly at once (R57, R61)."""
    move_to_activities(state, seat, colour, rule)
    check(state, colour)
    state.check_threshold()


def move_to_activities(state: UchroniaState, seat: int, colour: int, rule: str) -> None:
    """Moves a card from the Stock to the Activities."""
    board = state.boards[seat]
    board.stock[colour] -= 1
    board.activities[colour] += 1
    board.launched += 1
    if state.events is not None:
        state.emit(Event("launch", seat, rule, {"colour": COLOURS[colour]}))
