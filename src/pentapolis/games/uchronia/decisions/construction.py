"""Construction: a Building is started or a card is added, one decision for each repetition."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import OPEN, Frame
from ..actions import ADD, DECLINE, START, START_HAND, STOP, TAKE_BACK
from ..board import Board
from ..buildings import (
    ARCADES,
    BRICKWORKS,
    BUILDINGS,
    CATALOGUE,
    COLOUR_OF,
    COUNT,
    MASK_OF,
    PAVED_ROAD,
    STAND_IN,
    STAND_IN_FOR,
)
from ..cards import BITS, COLOURS
from ..cards import CONSTRUCTION as CONSTRUCTION_ORDER
from ..frames import CHOOSE_BONUS, PAVED
from ..sites import add, open_site, start
from ..state import UchroniaState
from .base import ADDING, UchroniaStep, missing, target, why_not_add
from .orders import repeat
from .stack import UNDER_BONUSES, below, repetition_error


class Construction(UchroniaStep):
    """R68 to R76: start a Building of the row, or add a card of the Stock to a site, freely each time."""

    def __init__(self) -> None:
        super().__init__("construction", "R74", ("start", "add", "stop"), "stock")
        self.on = UNDER_BONUSES
        self.ints = 2
        self.events = ("start", "add", "monopoly", "last_turn")
        self.refusals += ("not-in-row", "same-name", "no-foundation", "no-arcades", *ADDING)
        self.must = "R31"

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """Its place among the repetitions of the Order."""
        return super().frame_error(state, frame) or repetition_error(state, frame)

    def is_private(self, state: UchroniaState, frame: Frame) -> bool:
        """R116, R177: with Arcades it depends on the Hand what can be started."""
        return state.boards[frame.seat].active & ARCADES != 0

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

    def targets(self, state: UchroniaState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """A start also points at its Foundation."""
        found = super().targets(state, frame, verb, args)
        if verb == "start":
            colour = CATALOGUE[args["building"]]["colour"]
            found.append(target(args["foundation"], frame.seat, "colour", colour))
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


class Paved(UchroniaStep):
    """R126, R170: with a Paved Road the Foundation may go to the Hand."""

    def __init__(self) -> None:
        super().__init__("paved", "R126", ("take_back", "decline"))
        self.on = ("construction", "choose_bonus")
        self.ints = 2
        self.events = ("keep_foundation",)

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R126: the Foundation of a site that has just been started."""
        under = below(state, frame)
        board = state.boards[state.current]
        if under.step == CHOOSE_BONUS and (under.a != CONSTRUCTION_ORDER or under.b):
            return "nothing has been started"
        site = board.site(frame.b)
        if site is None or site.turn != state.turn or COLOUR_OF[frame.b] != frame.a or state.discard[frame.a] == 0:
            return "no such Foundation [R126]"
        if not board.active & PAVED_ROAD:
            return "there is no Paved Road"
        return super().frame_error(state, frame)

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

    def targets(self, state: UchroniaState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The Foundation on the discard pile."""
        return [target("discard", frame.seat, "colour", COLOURS[frame.a])] if verb == "take_back" else []

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Foundation and the Building that was started."""
        return {"colour": COLOURS[frame.a], "building": BUILDINGS[frame.b].id}
