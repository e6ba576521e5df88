"""Coins and pawns: how they come to a player."""

from __future__ import annotations

from ...core.events import Event
from .cards import COLUMNS
from .hooks import ON_PRODUCE_POP
from .state import HorizonState


def take_coins(state: HorizonState, seat: int, number: int, rule: str) -> None:
    """Coins of the unlimited supply (R2)."""
    state.boards[seat].coins += number
    if state.events is not None:
        state.emit(Event("coins", seat, rule, {"count": number}))


def take_pawns(state: HorizonState, seat: int, number: int) -> None:
    """R41: from the leftmost columns, as many as there are."""
    came = state.boards[seat].activate(number)
    if state.events is not None:
        state.emit(Event("pop", seat, "R41", {"count": came}))


def produce_pawns(state: HorizonState, seat: int) -> None:
    """R150: one from each activated column that still has one; then the hooks."""
    board = state.boards[seat]
    opened = board.open_columns()
    came: list[str] = []
    for column in range(5):
        if opened & 1 << column and board.columns[column] > 0:
            board.columns[column] -= 1
            board.active += 1
            came.append(COLUMNS[column])
    if state.events is not None:
        state.emit(Event("produce_pop", seat, "R150", {"count": len(came), "columns": came}))
    if came:
        state.push_bonuses(seat, board.hooks.programs[ON_PRODUCE_POP])


def produce_coins(state: HorizonState, seat: int) -> None:
    """R152."""
    number = state.boards[seat].hands()
    state.boards[seat].coins += number
    if state.events is not None:
        state.emit(Event("produce_coins", seat, "R152", {"count": number}))
