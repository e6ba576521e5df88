"""Building wonders."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import MEANINGS, WONDER, WONDER_FREE
from ..board import Board
from ..cards import CARD_BIT, CIV_FREE_WONDER, FIRST_WONDER, WONDER_PRICE, WONDERS
from ..effects import ON_BUILDING, start
from ..grid import CELL_BY_REMAINDER
from ..state import GoldenState
from .base import GoldenStep


def free_wonder(board: Board) -> bool:
    """Whether Greece still has its wonder for nothing (R138)."""
    return CIV_FREE_WONDER[board.civ] != 0 and not board.greece_used


def can_build_wonder(state: GoldenState, seat: int) -> bool:
    """Whether there is a wonder that the seat can pay (R99)."""
    board = state.boards[seat]
    if not state.wonders:
        return False
    if free_wonder(board):
        return True
    cards = state.wonders
    while cards:
        low = cards & -cards
        if WONDER_PRICE[CELL_BY_REMAINDER[low % 61] - FIRST_WONDER][board.civ] <= board.gold:
            return True
        cards ^= low
    return False


class BuildWonder(GoldenStep):
    """R99 to R101, R138: which wonder, paid or for nothing."""

    def __init__(self) -> None:
        super().__init__(
            "build_wonder",
            "R99",
            ("wonder",),
            events=("wonder", "points"),
            refusals=("wonder-gone", "wonder-cost", "not-free"),
        )

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Those that can be paid, then those that Greece may take for nothing."""
        board = state.boards[frame.seat]
        found: list[int] = []
        for wonder in range(len(WONDERS)):
            if state.wonders & CARD_BIT[FIRST_WONDER + wonder] and WONDER_PRICE[wonder][board.civ] <= board.gold:
                found.append(WONDER + wonder)
        if free_wonder(board):
            for wonder in range(len(WONDERS)):
                if state.wonders & CARD_BIT[FIRST_WONDER + wonder]:
                    found.append(WONDER_FREE + wonder)
        return found

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Pays, takes the card, and does at once what it says."""
        seat = frame.seat
        board = state.boards[seat]
        if action >= WONDER_FREE:
            wonder, cost = action - WONDER_FREE, 0
            board.greece_used = True
        else:
            wonder = action - WONDER
            cost = WONDER_PRICE[wonder][board.civ]
        card = FIRST_WONDER + wonder
        board.gold -= cost
        board.cards |= CARD_BIT[card]
        state.wonders &= ~CARD_BIT[card]
        if state.events is not None:
            rule = "R138" if action >= WONDER_FREE else "R99"
            state.emit(Event("wonder", seat, rule, {"wonder": WONDERS[wonder], "cost": cost}))
        start(state, seat, ON_BUILDING[card], WONDERS[wonder])

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """What it costs."""
        if action >= WONDER_FREE:
            return {"cost": 0}
        return {"cost": WONDER_PRICE[action - WONDER][state.boards[frame.seat].civ]}

    def rule_of(self, state: GoldenState, frame: Frame, action: int) -> str:
        """R138 for Greece."""
        return "R138" if action >= WONDER_FREE else "R99"

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What the wonder says."""
        return f"wonder-{MEANINGS[action].args['wonder']}-text"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its card."""
        return [{"zone": "wonders", "wonder": MEANINGS[action].args["wonder"]}]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Not there, not payable, or not for nothing."""
        board = state.boards[frame.seat]
        wonder = action - WONDER_FREE if action >= WONDER_FREE else action - WONDER
        name = WONDERS[wonder]
        if not state.wonders & CARD_BIT[FIRST_WONDER + wonder]:
            return Refusal("R100", "golden_ages-refuse-wonder-gone", {"wonder": name})
        if action >= WONDER_FREE:
            return Refusal("R138", "golden_ages-refuse-not-free", {"wonder": name})
        args: dict[str, int | str] = {
            "wonder": name,
            "cost": WONDER_PRICE[wonder][board.civ],
            "gold": board.gold,
        }
        return Refusal("R99", "golden_ages-refuse-wonder-cost", args)
