"""Executing an Order: its effect as often as it may be done, then the Order Bonuses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.steps import Frame
from .buildings import MENAGERIE, MENAGERIE_CARDS
from .cards import DRACONIANS
from .draconians import reveal_next
from .frames import CHOOSE_BONUS, CONSTRUCTION, EXPLORATION, PRODUCTION, TRADE

if TYPE_CHECKING:
    from .state import UchroniaState

# The step that carries out an Order, by the Order.
STEP_OF: Final = [EXPLORATION, PRODUCTION, -1, CONSTRUCTION, TRADE]

# The rule that begins to tell of an Order, by the Order.
RULE_OF: Final = ["R45", "R43", "R47", "R68", "R57"]
PLOT_RULE: Final = "R33"


def execute(state: UchroniaState, seat: int, order: int, times: int) -> None:
    """Opens an Order that may be done that many times: the first one is a must, the others are not (R28, R31)."""
    if order == DRACONIANS:
        # R134: the Menagerie's card is no Activity Bonus.
        most = times + MENAGERIE_CARDS if state.boards[seat].active & MENAGERIE else times
        reveal_next(state, 0, 0, most)
        return
    state.push(Frame(CHOOSE_BONUS, seat, order))
    state.push(Frame(STEP_OF[order], seat, times))
