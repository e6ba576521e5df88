"""Recruiting and upgrading (R94 to R102)."""

from __future__ import annotations

from typing import Final

from .board import Board
from .cards import MAX_STRENGTH, SETTLER, SOLDIER
from .places import STARTS

EITHER: Final = 2  # in place of a kind of unit


def recruited_strength(board: Board, kind: int, strength: int) -> int:
    """R96, R97: the strength that a unit of that kind would be recruited with; 0 if no token is left for it."""
    return board.best_token(kind, min(MAX_STRENGTH, strength + board.hooks.recruit[kind]))


def can_recruit(board: Board, kind: int, strength: int, from_columns: int) -> bool:
    """R95: whether there is a pawn in the stated zone, and a token."""
    if (board.leftmost() < 0) if from_columns else (board.active == 0):
        return False
    for one in (SETTLER, SOLDIER):
        if kind in (one, EITHER) and recruited_strength(board, one, strength) > 0:
            return True
    return False


def recruiting_places(board: Board) -> list[int]:
    """R94, R134: the own starting tile and every tile with an own cube, in the order of their numbers."""
    start = STARTS + board.seat
    if start in board.homes:
        return board.homes
    return sorted([start, *board.homes])


def upgraded_strength(board: Board, unit: int, by: int) -> int:
    """R98 to R100: the strength that the unit would have; its present one if it cannot rise."""
    strength = unit & 7
    return max(strength, board.best_token(unit >> 3 & 1, min(MAX_STRENGTH, strength + by), strength))


def may_upgrade(board: Board, unit: int, kind: int, by: int) -> bool:
    """R100, R101: whether the effect can raise the unit."""
    return kind in (EITHER, unit >> 3 & 1) and upgraded_strength(board, unit, by) > unit & 7


def can_upgrade(board: Board, kind: int, by: int) -> bool:
    """Whether any unit can be raised."""
    for unit in board.units:
        if may_upgrade(board, unit, kind, by):
            return True
    return False
