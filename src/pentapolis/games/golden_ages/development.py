"""What technologies cost, and which of them can be paid."""

from __future__ import annotations

from .board import NONE, Board
from .cards import CIV_TECH_DISCOUNT, TECH_COST


def price(board: Board, tech: int, discount: int) -> int:
    """The cost of the technology less all discounts (R129, R148, G29)."""
    cost = TECH_COST[tech] - discount - CIV_TECH_DISCOUNT[board.civ]
    return cost if cost > 0 else 0


def can_develop(board: Board, discount: int) -> bool:
    """Whether the next technology of some row can be paid."""
    for row in range(4):
        tech = board.next_in(row)
        if tech != NONE and price(board, tech, discount) <= board.gold:
            return True
    return False


def affordable(board: Board, discount: int) -> list[int]:
    """The technologies that can be developed and paid now (R128, R174)."""
    found: list[int] = []
    for row in range(4):
        tech = board.next_in(row)
        if tech != NONE and price(board, tech, discount) <= board.gold:
            found.append(tech)
    return found
