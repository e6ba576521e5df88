"""Worlds that agree with what a seat knows: hidden cards dealt anew, piles shuffled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.rng import Rng
from ...core.steps import AT_CHOICES, Frame
from .board import NONE
from .cards import CIV_ERA, CIVS, ERAS, FUTURES
from .frames import GLORY_KEEP

if TYPE_CHECKING:
    from .state import GoldenState


def resampled(state: GoldenState, seat: int, rng: Rng) -> GoldenState:
    """A world that the seat (-1: a spectator) cannot tell from the true one."""
    other = state.copy()
    other.reseed(rng)
    other.threes = _shuffled(state.threes, rng)
    other.twos = _shuffled(state.twos, rng)
    other.decks = [_shuffled(deck, rng) for deck in state.decks]
    _deal_glory(other, seat, rng)
    for era in range(state.era, ERAS):
        _deal_civs(other, seat, era, rng)
    if not state.over:
        _deal_futures(other, seat, rng)
    return other


def _shuffled(items: list[int], rng: Rng) -> list[int]:
    """The same things in another order, which owes nothing to the true one."""
    found = sorted(items)
    rng.shuffle(found)
    return found


def _deal_glory(other: GoldenState, seat: int, rng: Rng) -> None:
    """R178: the two tiles that somebody else looks at may be any; where equal ones are no choice they differ."""
    frame = other.stack[-1] if other.stack else None
    if frame is None or frame.step != GLORY_KEEP or frame.seat == seat:
        other.supply = _shuffled(other.supply, rng)
        return
    supply = [*other.supply, frame.a, frame.b]
    while True:
        supply = _shuffled(supply, rng)
        if supply[-1] != supply[-2] or other.stops != AT_CHOICES:
            break
    pair = sorted(supply[-2:])
    other.supply = supply[:-2]
    other.stack[-1] = Frame(GLORY_KEEP, frame.seat, pair[0], pair[1])


def _deal_civs(other: GoldenState, seat: int, era: int, rng: Rng) -> None:
    """R10, R11: everybody else has any card of the era that the seat does not hold itself."""
    own = other.boards[seat].hand[era] if seat != NONE else NONE
    pool = [civ for civ in range(len(CIVS)) if CIV_ERA[civ] == era + 1 and civ != own]
    rng.shuffle(pool)
    for number, board in enumerate(other.boards):
        if number != seat:
            board.hand = [pool.pop() if at == era else civ for at, civ in enumerate(board.hand)]


def _deal_futures(other: GoldenState, seat: int, rng: Rng) -> None:
    """Likewise with the future technologies."""
    own = other.boards[seat].future if seat != NONE else NONE
    pool = [future for future in range(len(FUTURES)) if future != own]
    rng.shuffle(pool)
    for number, board in enumerate(other.boards):
        if number != seat:
            board.future = pool.pop()
