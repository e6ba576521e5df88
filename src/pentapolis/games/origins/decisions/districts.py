"""Completing a District: the Seat, the card, the activations (R86, R88, R145 to R155)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import CARD, SEAT, STOP, USE
from ..board import DISTRICT_POINTS, Board, without_item
from ..catalogue import (
    AGORA,
    COLOUR_OF_DIE,
    COLOURS,
    DICE,
    DIE_NAMES,
    DISTRICTS,
    FACES,
    GOLD,
    KIND_IDS,
    LEO,
    LIBRA,
    MATCHES,
    SHOWN_COLOUR,
    VALUE_OF_DIE,
)
from ..city import CELLS, CORNER_NAMES, CORNERS, block_code, x_of, y_of
from ..effects import WITH_LIBRA, use_ability
from ..frames import ACTIVATION_ORDER, DISTRICT_CARD, RECRUIT
from ..state import OriginsState
from ..workers import scorpio
from .base import OriginsStep, cell_target


def seat_target(seat: int, place: int) -> dict[str, Any]:
    """A Seat of Power of a city."""
    return {"zone": "seats", "seat": seat, "x": x_of(place), "y": y_of(place)}


class Seat(OriginsStep):
    """R145, R146: a free Seat for the die; a is the die."""

    def __init__(self) -> None:
        super().__init__(
            "seat",
            "R146",
            ("seat",),
            ("seat-taken", "no-block"),
            ("seat",),
            ((0, DICE - 1),),
            ("next_turn", "superiority"),
            events=("district", "gain"),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """From south-west to north-east."""
        return [SEAT + place for place in state.boards[frame.seat].seats]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """R155: placing, card, activations, Libra."""
        seat = frame.seat
        place = action - SEAT
        die = frame.a
        board = state.boards[seat]
        board.unused = without_item(board.unused, die)
        board.seats = without_item(board.seats, place)
        put = die + min(2, FACES - VALUE_OF_DIE[die]) if board.signs & LEO else die  # R88
        dice = board.dice.copy()
        dice[place] = put
        board.dice = dice
        if state.events is not None:
            colour = COLOURS[COLOUR_OF_DIE[die]]
            data = {"colour": colour, "value": VALUE_OF_DIE[put], "x": x_of(place), "y": y_of(place)}
            state.emit(Event("district", seat, "R147", data))
        scorpio(state, seat)
        if board.signs & LIBRA:
            state.push(Frame(RECRUIT, seat, WITH_LIBRA))
        mask = activated(board, place)
        if mask:
            state.push(Frame(ACTIVATION_ORDER, seat, place, mask))
        state.push(Frame(DISTRICT_CARD, seat, place))

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """The die is there."""
        return None if frame.a in state.boards[frame.seat].unused else "there is no such Freeman"

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which die."""
        return {"die": DIE_NAMES[frame.a]}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """How many cards the block fits."""
        return {"cards": len(matching(state, frame.seat, action - SEAT)), "die": DIE_NAMES[frame.a]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The Seat."""
        return [seat_target(frame.seat, action - SEAT)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is taken, or the block is not complete."""
        place = action - SEAT
        args = {"x": x_of(place), "y": y_of(place)}
        if place in state.boards[frame.seat].dice:
            return Refusal("R146", "origins-refuse-seat-taken", args)
        return Refusal("R145", "origins-refuse-no-block", args)


def activated(board: Board, place: int) -> int:
    """R154: the tiles of the block that have the colour of its die, and the Agora, as bits by corner."""
    colour = COLOUR_OF_DIE[board.dice[place]]
    mask = 0
    for number, corner in enumerate(CORNERS):
        tile = board.tiles[place + corner]
        if tile == AGORA or SHOWN_COLOUR[tile] == colour:
            mask |= 1 << number
    return mask


def matching(state: OriginsState, seat: int, place: int) -> list[int]:
    """R149, R150: the cards in play, by their places, that the block fits."""
    fits = MATCHES[block_code(state.boards[seat].tiles, place)]
    return [at for at, card in enumerate(state.districts) if fits >> card & 1]


class DistrictCard(OriginsStep):
    """R151 to R153: one of the matching cards; a is the Seat."""

    def __init__(self) -> None:
        super().__init__(
            "district_card",
            "R151",
            ("card",),
            ("no-match", "no-card"),
            (),
            ((0, CELLS - 1),),
            events=("card", "condition"),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """In their order."""
        return [CARD + at for at in matching(state, frame.seat, frame.a)]

    def points(self, state: OriginsState, seat: int, at: int) -> int:
        """R152: more the first time."""
        card = DISTRICTS[state.districts[at]]
        return card.later if state.boards[seat].scored >> at & 1 else card.first

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Points, and the Gold that lies on the card."""
        seat = frame.seat
        at = action - CARD
        board = state.boards[seat]
        points = self.points(state, seat, at)
        board.points[DISTRICT_POINTS] += points
        board.scored |= 1 << at
        gold = state.district_gold[at]
        if state.events is not None:
            data = {"card": at + 1, "district": DISTRICTS[state.districts[at]].id, "points": points, "gold": gold}
            state.emit(Event("card", seat, "R151", data))
        if gold > 0:
            board.resources[GOLD] += gold
            left = state.district_gold[:]
            left[at] = 0
            state.district_gold = left
            state.watch_gold(seat)

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """There is a die on the Seat."""
        return None if frame.a in state.boards[frame.seat].dice else "there is no die on that Seat"

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which Seat."""
        return {"x": x_of(frame.a), "y": y_of(frame.a)}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What it gives."""
        at = action - CARD
        points = self.points(state, frame.seat, at)
        return {"district": DISTRICTS[state.districts[at]].id, "points": points, "gold": state.district_gold[at]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The card."""
        return [{"zone": "districts", "card": action - CARD + 1}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It does not fit, or there is none."""
        if action - CARD >= len(state.districts):
            return Refusal("R9", "origins-refuse-no-card", {"count": len(state.districts)})
        return Refusal("R149", "origins-refuse-no-match", {"card": action - CARD + 1})


class ActivationOrder(OriginsStep):
    """R154: the tiles of the die's colour and the Agora, in any order, each or none; a is the Seat, b who is left."""

    def __init__(self) -> None:
        super().__init__(
            "activation_order",
            "R154",
            ("use", "stop"),
            ("not-activated",),
            ("use",),
            ((0, CELLS - 1), (1, 15)),
            events=("activate",),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Corner by corner, then stop."""
        found = [USE + corner for corner in range(4) if frame.b >> corner & 1]
        found.append(STOP)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Its ability, then the others."""
        if action == STOP:
            return
        corner = action - USE
        left = frame.b & ~(1 << corner)
        if left:
            state.push(Frame(ACTIVATION_ORDER, frame.seat, frame.a, left))
        cell = frame.a + CORNERS[corner]
        if state.events is not None:
            building = KIND_IDS[state.boards[frame.seat].tiles[cell]]
            state.emit(Event("activate", frame.seat, "R154", {"tile": building}))
        use_ability(state, frame.seat, cell, 0)

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """There is a die on the Seat, and the tiles are among those that it activates."""
        board = state.boards[frame.seat]
        if frame.a not in board.dice or frame.b & ~activated(board, frame.a):
            return "the die on that Seat does not activate those tiles"
        return None

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which Seat."""
        return {"x": x_of(frame.a), "y": y_of(frame.a)}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Which building."""
        if action == STOP:
            return {}
        return {"building": KIND_IDS[state.boards[frame.seat].tiles[frame.a + CORNERS[action - USE]]]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its cell."""
        return [] if action == STOP else [cell_target(frame.seat, frame.a + CORNERS[action - USE])]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It has another colour, or has been activated."""
        return Refusal("R154", "origins-refuse-not-activated", {"corner": CORNER_NAMES[action - USE]})
