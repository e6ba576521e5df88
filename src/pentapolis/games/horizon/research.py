"""Which slots of the tree a player may research, and at what price (R55 to R61, R74)."""

from __future__ import annotations

from typing import Final

from .board import Board
from .cards import SLOT_LEVEL, SLOT_LINK_BITS, SLOT_LINKS, SLOT_REQUIRED, SLOTS_OF_LEVEL, TECH_COLOURS, TITLE_COLOURS
from .state import HorizonState

# What a research effect allows, as one int: the levels as bits 1 to 4, and these.
FROM_COLUMNS: Final = 32
IGNORE_PREREQUISITES: Final = 64
REVEALED_ONLY: Final = 128
PRICE_BITS: Final = 8  # the prices, as another int: so many bits for each level


def price(board: Board, level: int, prices: int) -> int:
    """What the player pays for a technology of that level (R74)."""
    return max(0, (prices >> PRICE_BITS * level & 255) - board.hooks.research[level])


def is_linked(board: Board, slot: int) -> bool:
    """R56 to R58: whether the player has researched enough of the linked slots."""
    required = SLOT_REQUIRED[slot]
    if required == 0:
        return True
    links = SLOT_LINK_BITS[slot] & board.scholars
    found = 0
    while links:
        links &= links - 1
        found += 1
    return found >= required


def is_revealed(state: HorizonState, slot: int) -> bool:
    """R60: whether anybody has researched the slot."""
    for board in state.boards:
        if board.scholars & 1 << slot:
            return True
    return False


def has_scholar(board: Board, allowed: int) -> bool:
    """R61: whether there is a pawn where the effect takes the scholar from."""
    return board.leftmost() >= 0 if allowed & FROM_COLUMNS else board.active > 0


def may_research(state: HorizonState, board: Board, slot: int, allowed: int, prices: int) -> bool:
    """Whether the effect lets the player research the slot, scholar aside."""
    level = SLOT_LEVEL[slot]
    if not allowed & 1 << level or board.scholars & 1 << slot:
        return False
    if price(board, level, prices) > board.coins:
        return False
    if not allowed & IGNORE_PREREQUISITES and not is_linked(board, slot):
        return False
    return not allowed & REVEALED_ONLY or is_revealed(state, slot)


def can_research(state: HorizonState, board: Board, allowed: int, prices: int) -> bool:
    """Whether any slot can be researched by the effect."""
    if not has_scholar(board, allowed):
        return False
    for level in range(1, 5):
        if allowed & 1 << level and price(board, level, prices) <= board.coins:
            for slot in SLOTS_OF_LEVEL[level]:
                if may_research(state, board, slot, allowed, prices):
                    return True
    return False


def colours(state: HorizonState, slot: int) -> int:
    """R64, R68: the colours that the discoverer of the slot may choose, as bits."""
    there = 0
    for tech in state.piles[SLOT_LEVEL[slot]]:
        there |= TITLE_COLOURS[tech]
    linked = 0
    for other in SLOT_LINKS[slot]:
        tech = state.tech_at[other]
        if tech >= 0:
            linked |= TECH_COLOURS[tech]
    return linked & there or there


def reveal_until_two(pile: list[int], colour: int) -> int:
    """R65: how many cards are revealed until two have the colour in their title; all if there are fewer."""
    found = 0
    for at, tech in enumerate(pile):
        if TITLE_COLOURS[tech] & 1 << colour:
            found += 1
            if found == 2:
                return at + 1
    return len(pile)
