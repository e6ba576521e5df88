"""Production, Exploration, Trade and Construction: one decision for each repetition.

Frames hold the times that are left, and whether one may stop: the first time is a must if it is possible (R31).
"""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import OPEN, Frame
from ..actions import ADD, DECLINE, LAUNCH, PUT, SEIZE, START, START_HAND, STOP, TAKE, TAKE_BACK
from ..board import Board
from ..buildings import (
    ARCADES,
    BRICKWORKS,
    BUILDINGS,
    CATALOGUE,
    COLOUR_OF,
    COUNT,
    FOUNTAIN,
    MASK_OF,
    PAVED_ROAD,
    STAND_IN,
    STAND_IN_FOR,
)
from ..cards import BITS, COLOURS
from ..frames import PAVED
from ..monopolies import launch
from ..sites import add, open_site, start
from ..state import UchroniaState
from .base import NO_ACTION, ColourChoice, Decision, missing
from .turn import NOTHING_THERE


def repeat(state: UchroniaState, frame: Frame) -> None:
    """Opens the next repetition, which is optional, if there is one left."""
    if frame.a > 1:
        state.push(Frame(frame.step, frame.seat, frame.a - 1, 1))


class Repeated(ColourChoice):
    """An Order that moves one card of a chosen colour each time."""

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """R31: from the second time on one may stop."""
        return STOP if frame.b else NO_ACTION

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """How often it may still be done, and whether one may stop."""
        return {"left": frame.a, "optional": frame.b == 1}


class Exploration(Repeated):
    """R45: a card from the Hand to the Stock."""

    def __init__(self) -> None:
        super().__init__("exploration", "R45", "put", PUT, "hand", "stop")

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
        super().__init__("trade", "R57", "launch", LAUNCH, "stock", "stop")

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
        super().__init__("production", "R43", "take", TAKE, "forum", "stop")
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


class Construction(Decision):
    """R68 to R76: start a Building of the row, or add a card of the Stock to a site, freely each time."""

    def __init__(self) -> None:
        super().__init__("construction", "R74", ("start", "add", "stop"), "stock")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Starts along the row, then cards for the sites, then stop."""
        found: list[int] = []
        board = state.boards[frame.seat]
        mine = board.started | board.done
        arcades = board.active & ARCADES != 0
        for building in state.great_works:
            mask = MASK_OF[building]
            if mine & mask:
                continue  # R70; R166: the second copy in the row is the same choice
            colour = COLOUR_OF[building]
            if state.forum[colour] > 0:
                found.append(START + building)
                mine |= mask
            if arcades and board.hand[colour] > 0:  # R116
                found.append(START_HAND + building)
                mine |= mask
        if board.sites:
            self._add_cards(state, board, found)
        if found and frame.b:
            found.append(STOP)
        return found

    def _add_cards(self, state: UchroniaState, board: Board, found: list[int]) -> None:
        """R71, R125: own colour, or with Brickworks the card that stands in for it."""
        works = board.active & BRICKWORKS != 0 and board.stock[STAND_IN] > 0
        for site in board.sites:
            if not open_site(state, board, site):
                continue
            colour = COLOUR_OF[site.building]
            if board.stock[colour] > 0:
                found.append(ADD + 5 * site.building + colour)
            if works and STAND_IN_FOR & BITS[colour]:
                found.append(ADD + 5 * site.building + STAND_IN)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Starts or adds; what a completion brings comes before the next repetition."""
        if action == STOP:
            return
        repeat(state, frame)
        seat = frame.seat
        if action >= ADD:
            building, colour = divmod(action - ADD, 5)
            state.boards[seat].stock[colour] -= 1
            add(state, seat, building, colour, "stock", "R71" if colour == COLOUR_OF[building] else "R125")
        elif action < START_HAND:
            self._start(state, seat, action - START, "forum")
        else:
            self._start(state, seat, action - START_HAND, "hand")

    def _start(self, state: UchroniaState, seat: int, building: int, zone: str) -> None:
        """The Foundation is discarded at once; a Paved Road may bring it to the Hand (R68, R76, R116, R126)."""
        colour = COLOUR_OF[building]
        board = state.boards[seat]
        if zone == "forum":
            state.forum[colour] -= 1
        else:
            board.lose_card(colour)
        state.discard[colour] += 1
        if state.events is not None:
            data = {"building": BUILDINGS[building].id, "foundation": zone}
            state.emit(Event("start", seat, "R68" if zone == "forum" else "R116", data))
        start(state, seat, building)
        if board.active & PAVED_ROAD:
            state.push(Frame(PAVED, seat, colour, building))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """How often it may still be done, and whether one may stop."""
        return {"left": frame.a, "optional": frame.b == 1}

    def targets(self, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """A start also points at its Foundation."""
        found = super().targets(frame, verb, args)
        if verb == "start":
            colour = CATALOGUE[args["building"]]["colour"]
            found.append({"zone": args["foundation"], "seat": frame.seat, "colour": colour})
        return found

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """What stands against the start or the card."""
        board = state.boards[frame.seat]
        if action >= ADD:
            building, colour = divmod(action - ADD, 5)
            return why_not_add(state, board, building, colour, "stock", True)
        building = (action - START) % COUNT
        colour = COLOUR_OF[building]
        args = {"building": BUILDINGS[building].id, "colour": COLOURS[colour]}
        if building not in state.great_works:
            return Refusal("R68", "uchronia-refuse-not-in-row", args)
        if (board.started | board.done) & MASK_OF[building]:
            return Refusal("R70", "uchronia-refuse-same-name", args)
        if action < START_HAND:
            return Refusal("R69", "uchronia-refuse-no-foundation", args)
        if not board.active & ARCADES:
            return Refusal("R116", "uchronia-refuse-no-arcades", args)
        return missing("R116", "hand", colour)


def why_not_add(state: UchroniaState, board: Board, building: int, colour: int, zone: str, stand_in: bool) -> Refusal:
    """Why a card of that colour cannot be added to that Building; `stand_in` tells whether Brickworks can help here."""
    args = {"building": BUILDINGS[building].id, "colour": COLOURS[colour]}
    site = board.site(building)
    if site is None:
        return Refusal("R71", "uchronia-refuse-no-site", args)
    own = COLOUR_OF[building]
    if colour != own:
        fits = stand_in and board.active & BRICKWORKS and colour == STAND_IN and STAND_IN_FOR & BITS[own]
        if not fits:
            return Refusal("R72", "uchronia-refuse-wrong-colour", args)
    if not open_site(state, board, site):
        return Refusal("R73", "uchronia-refuse-same-turn", args)
    return missing("R71", zone, colour)


class Paved(Decision):
    """R126, R170: with a Paved Road the Foundation may go to the Hand."""

    def __init__(self) -> None:
        super().__init__("paved", "R126", ("take_back", "decline"))

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Take it, or leave it on the discard pile."""
        return [TAKE_BACK, DECLINE]

    def forced(self, state: UchroniaState, frame: Frame) -> int:
        """There are always both."""
        return OPEN

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """The card has just been put on the discard pile, where everybody saw it."""
        if action == DECLINE:
            return
        state.discard[frame.a] -= 1
        state.boards[frame.seat].gain_card(frame.a)
        if state.events is not None:
            state.emit(Event("keep_foundation", frame.seat, "R126", {"colour": COLOURS[frame.a]}))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Foundation and the Building that was started."""
        return {"colour": COLOURS[frame.a], "building": BUILDINGS[frame.b].id}
