"""Construction Bonuses that add a card: Crane and Workshop."""

from __future__ import annotations

from typing import Final

from ....core.errors import Refusal
from ....core.steps import Frame
from ..actions import ADD, DECLINE
from ..board import Board
from ..buildings import BUILDINGS, COLOUR_OF
from ..cards import BITS
from ..sites import add, open_site
from ..state import UchroniaState
from .base import ADDING, why_not_add
from .bonuses import BonusUse, with_no
from .stack import UNDER_BONUSES


class Crane(BonusUse):
    """R129: one more card of the Stock to a Wood or Clay site."""

    def __init__(self) -> None:
        super().__init__("crane", "R129", "add", "stock")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("add",)
        self.refusals += ("not-for-crane", *ADDING)

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Sites of its colours for which there is a card."""
        board = state.boards[frame.seat]
        return with_no(_addable(state, board, board.stock, BUILDINGS[frame.a].colours), frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Adds it."""
        if action == DECLINE:
            return
        building, colour = divmod(action - ADD, 5)
        state.boards[frame.seat].stock[colour] -= 1
        add(state, frame.seat, building, colour, "stock", "R129")

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """Another colour than the Crane's, or what stands against any card."""
        building, colour = divmod(action - ADD, 5)
        if not BUILDINGS[frame.a].colours & BITS[COLOUR_OF[building]]:
            return Refusal("R129", "uchronia-refuse-not-for-crane", {"building": BUILDINGS[building].id})
        board = state.boards[frame.seat]
        return why_not_add(state, board, building, colour, "stock", False)


class Workshop(BonusUse):
    """R136: a card of the Hand to a site of its colour."""

    def __init__(self) -> None:
        super().__init__("workshop", "R136", "add", "hand")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("add",)
        self.refusals += (*ADDING,)

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Sites for which there is a card in the Hand."""
        board = state.boards[frame.seat]
        return with_no(_addable(state, board, board.hand, ANY_COLOUR), frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Adds it."""
        if action == DECLINE:
            return
        building, colour = divmod(action - ADD, 5)
        state.boards[frame.seat].lose_card(colour)
        add(state, frame.seat, building, colour, "hand", "R136")

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """What stands against any card."""
        building, colour = divmod(action - ADD, 5)
        return why_not_add(state, state.boards[frame.seat], building, colour, "hand", False)


ANY_COLOUR: Final = 31


def _addable(state: UchroniaState, board: Board, cards: list[int], colours: int) -> list[int]:
    """The ways to add one of these cards to an own site of these colours."""
    found: list[int] = []
    for site in board.sites:
        colour = COLOUR_OF[site.building]
        if colours & BITS[colour] and cards[colour] > 0 and open_site(state, board, site):
            found.append(ADD + 5 * site.building + colour)
    return found
