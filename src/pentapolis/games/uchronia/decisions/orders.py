"""Production, Exploration and Trade: one decision for each repetition.

Frames hold the times that are left, and whether one may stop: the first time is a must if it is possible (R31).
"""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import OPEN, Frame
from ..actions import ADD, LAUNCH, PUT, SEIZE, STOP, TAKE
from ..board import Board
from ..buildings import (
    BUILDINGS,
    COLOUR_OF,
    FOUNTAIN,
    MASK_OF,
)
from ..cards import COLOURS
from ..monopolies import launch
from ..sites import add, open_site
from ..state import UchroniaState
from .base import ADDING, NO_ACTION, NOTHING_THERE, ColourChoice, missing, why_not_add
from .stack import UNDER_BONUSES, repetition_error


def repeat(state: UchroniaState, frame: Frame) -> None:
    """Opens the next repetition, which is optional, if there is one left."""
    if frame.a > 1:
        state.push(Frame(frame.step, frame.seat, frame.a - 1, 1))


class Repeated(ColourChoice):
    """An Order that moves one card of a chosen colour each time."""

    def __init__(self, name: str, rule: str, verb: str, base: int, zone: str) -> None:
        super().__init__(name, rule, verb, base, zone, "stop")
        self.must = "R31"

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """R31: from the second time on one may stop."""
        return STOP if frame.b else NO_ACTION

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """Its place among the repetitions of the Order."""
        return super().frame_error(state, frame) or repetition_error(state, frame)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """How often it may still be done, and whether one may stop."""
        return {"left": frame.a, "optional": frame.b == 1}


class Exploration(Repeated):
    """R45: a card from the Hand to the Stock."""

    def __init__(self) -> None:
        super().__init__("exploration", "R45", "put", PUT, "hand")
        self.on = UNDER_BONUSES
        self.ints = 2
        self.events = ("explore",)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Hand."""
        return state.boards[frame.seat].hand

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Moves the card."""
        if action == STOP:
            return
        colour = action - PUT
        board = state.boards[frame.seat]
        board.lose_card(colour)
        board.stock[colour] += 1
        if state.events is not None:
            state.emit(Event("explore", frame.seat, "R45", {"colour": COLOURS[colour]}))
        repeat(state, frame)


class Trade(Repeated):
    """R57: launch an Activity from the Stock, up to the limit."""

    def __init__(self) -> None:
        super().__init__("trade", "R57", "launch", LAUNCH, "stock")
        self.on = UNDER_BONUSES
        self.ints = 2
        self.events = ("launch", "monopoly", "last_turn")

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Stock, while there is room (R58, R59)."""
        return stock_below_limit(state.boards[frame.seat])

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Launches it."""
        if action == STOP:
            return
        launch(state, frame.seat, action - LAUNCH, "R57")
        repeat(state, frame)


def stock_below_limit(board: Board) -> list[int]:
    """The cards that can be launched: the Stock, or nothing at the limit (R58)."""
    return board.stock if board.launched < board.limit else NOTHING_THERE


class Production(Repeated):
    """R43: a card from the Forum to the Stock or, with the Fountain, under a site (R119, R120)."""

    def __init__(self) -> None:
        super().__init__("production", "R43", "take", TAKE, "forum")
        self.on = UNDER_BONUSES
        self.ints = 2
        self.events = ("take", "add")
        self.refusals += ("no-fountain", "fountain-only", *ADDING)
        self.verbs = ("take", "add", "stop")

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Forum."""
        return state.forum

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Colours for the Stock, then sites that may be fed, then stop."""
        found = [TAKE + colour for colour in range(5) if state.forum[colour] > 0]
        if found:
            board = state.boards[frame.seat]
            if (board.active | board.started) & FOUNTAIN:
                found += self._feeding(state, board)
            if frame.b:
                found.append(STOP)
        return found

    def allows(self, state: UchroniaState, frame: Frame, action: int) -> bool:
        """Whether it is one of these."""
        if ADD <= action < SEIZE:
            board = state.boards[frame.seat]
            return (board.active | board.started) & FOUNTAIN != 0 and action in self._feeding(state, board)
        return super().allows(state, frame, action)

    def sample(self, state: UchroniaState, frame: Frame, rng: Rng) -> int:
        """One of these."""
        board = state.boards[frame.seat]
        if (board.active | board.started) & FOUNTAIN:
            return rng.choice(self.legal(state, frame))
        return super().sample(state, frame, rng)

    def forced(self, state: UchroniaState, frame: Frame) -> int:
        """The only colour of the Forum, if it cannot be fed to a site."""
        forced = super().forced(state, frame)
        board = state.boards[frame.seat]
        if forced >= 0 and (board.active | board.started) & FOUNTAIN and self._feeding(state, board):
            return OPEN
        return forced

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Moves the card; what a completion brings comes before the next repetition."""
        if action == STOP:
            return
        repeat(state, frame)
        if action < ADD:
            colour = action - TAKE
            state.forum[colour] -= 1
            state.boards[frame.seat].stock[colour] += 1
            if state.events is not None:
                data = {"colour": COLOURS[colour], "to": "stock", "by": "production"}
                state.emit(Event("take", frame.seat, "R43", data))
            return
        building, colour = divmod(action - ADD, 5)
        state.forum[colour] -= 1
        finished = state.boards[frame.seat].active & FOUNTAIN != 0
        add(state, frame.seat, building, colour, "forum", "R120" if finished else "R119")

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """No such card, or the site cannot be fed."""
        if action < ADD:
            return missing("R43", "forum", action - TAKE)
        building, colour = divmod(action - ADD, 5)
        board = state.boards[frame.seat]
        args = {"building": BUILDINGS[building].id}
        if not (board.active | board.started) & FOUNTAIN:
            return Refusal("R119", "uchronia-refuse-no-fountain", args)
        if not board.active & FOUNTAIN and not MASK_OF[building] & FOUNTAIN:
            return Refusal("R119", "uchronia-refuse-fountain-only", args)
        return why_not_add(state, board, building, colour, "forum", False)

    def _feeding(self, state: UchroniaState, board: Board) -> list[int]:
        """R119, R120, R168: under the Fountain itself while it is unfinished, under any own site afterwards."""
        found: list[int] = []
        for site in board.sites:
            colour = COLOUR_OF[site.building]
            if state.forum[colour] == 0 or not open_site(state, board, site):
                continue
            if board.active & FOUNTAIN or MASK_OF[site.building] & FOUNTAIN:
                found.append(ADD + 5 * site.building + colour)
        return found
