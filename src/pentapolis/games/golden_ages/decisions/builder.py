"""Builder: taking a building, and discarding one for it."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from .. import frames
from ..actions import DISCARD, TAKE
from ..board import Board
from ..cards import ALL_BUILDINGS, BUILDINGS, CARD_BIT, FIRST_WONDER, TWIN
from ..state import GoldenState
from .base import GoldenStep


def unlike(cards: int, marks: int) -> list[int]:
    """The buildings of the set, of two that are alike the first; `marks` are those that differ from their twin."""
    found: list[int] = []
    for number in range(FIRST_WONDER):
        if cards & CARD_BIT[number]:
            twin = TWIN[number]
            alike = (marks >> number & 1) == (marks >> twin & 1)
            if not (twin < number and cards & CARD_BIT[twin] and alike):
                found.append(number)
    return found


class Building(GoldenStep):
    """R78 to R83: one of the buildings that are face up."""

    def __init__(self) -> None:
        super().__init__(
            "building", "R78", ("take",), events=("building",), refusals=("building-gone", "building-alike")
        )

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Each, of two that are alike the first."""
        return [TAKE + number for number in unlike(state.buildings, 0)]

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Takes it, or first asks which own one goes (R80, R81)."""
        board = state.boards[frame.seat]
        if board.buildings < board.slots:
            take_building(state, frame.seat, action - TAKE)
        else:
            state.push(Frame(frames.DISCARD, frame.seat, action - TAKE))

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What the building says."""
        return f"building-{BUILDINGS[action - TAKE][:-2]}-text"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its card."""
        return [{"zone": "buildings", "building": BUILDINGS[action - TAKE]}]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """It is not there, or its twin stands for it."""
        number = action - TAKE
        reason = "building-alike" if state.buildings & CARD_BIT[number] else "building-gone"
        return Refusal("R78", f"golden_ages-refuse-{reason}", {"building": BUILDINGS[number]})


class Discard(GoldenStep):
    """R80: an own building makes room. The frame's a is the new one."""

    def __init__(self) -> None:
        super().__init__(
            "discard",
            "R80",
            ("discard",),
            events=("discard", "building"),
            refusals=("not-own", "building-alike"),
            ints=1,
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """A building that is face up, and no room for it."""
        board = state.boards[frame.seat]
        if not (0 <= frame.a < FIRST_WONDER and state.buildings & CARD_BIT[frame.a]):
            return "no such building is face up"
        return "" if board.buildings >= board.slots else "there is a free slot"

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Any, of two that are alike the first."""
        board = state.boards[frame.seat]
        return [DISCARD + number for number in unlike(board.cards & ALL_BUILDINGS, board.used)]

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """It leaves the game."""
        board = state.boards[frame.seat]
        number = action - DISCARD
        remove_building(board, number)
        if state.events is not None:
            state.emit(Event("discard", frame.seat, "R80", {"building": BUILDINGS[number]}))
        take_building(state, frame.seat, frame.a)

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The new building."""
        return {"building": BUILDINGS[frame.a]}

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The card that goes."""
        return [{"zone": "cards", "seat": frame.seat, "card": BUILDINGS[action - DISCARD]}]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """It is not there, or its twin stands for it."""
        number = action - DISCARD
        if state.boards[frame.seat].cards & CARD_BIT[number]:
            return Refusal("R80", "golden_ages-refuse-building-alike", {"building": BUILDINGS[number]})
        return Refusal("R80", "golden_ages-refuse-not-own", {"card": BUILDINGS[number]})


def take_building(state: GoldenState, seat: int, number: int) -> None:
    """The building comes to the player board, not used yet."""
    board = state.boards[seat]
    state.buildings &= ~CARD_BIT[number]
    board.cards |= CARD_BIT[number]
    if state.events is not None:
        state.emit(Event("building", seat, "R78", {"building": BUILDINGS[number]}))


def remove_building(board: Board, number: int) -> None:
    """The building leaves the player board for good."""
    board.cards &= ~CARD_BIT[number]
    board.used &= ~CARD_BIT[number]
