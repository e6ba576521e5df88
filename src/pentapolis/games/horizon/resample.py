"""Worlds that agree with what everybody knows: nobody has seen more than the others (R183)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...core.hidden import Holder, Pool
from ...core.rng import Rng
from .cards import BUILDING_LEVELS, LEADERS_OF_LEVEL, SLOT_LEVEL, SLOTS
from .view import PILES, revealed

if TYPE_CHECKING:
    from .state import HorizonState


def resampled(state: HorizonState, rng: Rng) -> HorizonState:
    """Leaders, the unseen parts of piles, the territory stack and the building piles are dealt anew."""
    other = state.copy()
    _deal_leaders(other, rng)
    for level in PILES:
        pile = other.piles[level]
        first = revealed(state, level)
        last = first + other.unseen[level]
        other.piles[level] = [*pile[:first], *_shuffled(pile[first:last], rng), *pile[last:]]
    stack = other.territories
    other.territories = [*stack[: other.explored], *_shuffled(stack[other.explored :], rng)]
    for level in BUILDING_LEVELS:
        other.building_piles[level] = _shuffled(other.building_piles[level], rng)
    other.reseed(rng)
    return other


def _shuffled(cards: list[int], rng: Rng) -> list[int]:
    """The cards in a random order that owes nothing to the true one."""
    return Pool(cards).deal(rng, [])[0]


def _deal_leaders(state: HorizonState, rng: Rng) -> None:
    """R6 to R8: a leader that nobody has seen on every slot that still has one."""
    taken: list[int] = []
    for board in state.boards:
        taken += board.leaders
    leaders = state.leader_at[:]
    for level in range(2, 5):
        slots = [slot for slot in range(SLOTS) if SLOT_LEVEL[slot] == level and leaders[slot] >= 0]
        pool = Pool([leader for leader in LEADERS_OF_LEVEL[level] if leader not in taken])
        for slot, leader in zip(slots, pool.deal(rng, [Holder(len(slots))])[0], strict=True):
            leaders[slot] = leader
    state.leader_at = leaders
