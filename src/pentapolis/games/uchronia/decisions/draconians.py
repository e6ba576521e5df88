"""Draconians: reveal, withhold from Outposts, pay for a Viaduct, give.

Frames hold the revealed cards, then what is needed to go on: how many there are and may be (reveal), the shown
colours and how far the Outposts have been asked (withhold), the shown colours and who has paid (viaduct, give).
"""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import OPEN, Frame
from .. import actions
from ..actions import DECLINE, PAY, STOP
from ..buildings import OUTPOST, VIADUCT
from ..cards import BITS, CLAY, COLOURS, UNITS, count_in, named, named_bits, unpacked
from ..draconians import (
    SEAT_BITS,
    affected,
    ask_next,
    counting,
    demand,
    distance_to,
    reveal_next,
    shown_without,
    touchable,
    withhold_next,
)
from ..state import UchroniaState
from .base import NO_ACTION, ColourChoice, UchroniaStep, missing, target
from .stack import UNDER_ORDERS, answer_error, most_revealed, revealed_error, shown_error


class Reveal(ColourChoice):
    """R47: show a card of the Hand, and more of them if Activities or a Menagerie allow it."""

    def __init__(self) -> None:
        super().__init__("reveal", "R47", "reveal", actions.REVEAL, "hand", "stop")
        self.on = UNDER_ORDERS
        self.ints = 3
        self.events = ("reveal", "nothing_to_give", "collect")
        self.must = "R31"

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R47: what has been revealed, how many that are, how many may be."""
        wrong = super().frame_error(state, frame) or revealed_error(state, frame)
        if wrong is not None:
            return wrong
        count = sum(unpacked(frame.a))
        fits = frame.b == count < frame.c == most_revealed(state, frame) and state.boards[frame.seat].held > count
        return None if fits else "no card can be revealed"

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The cards of the Hand that are not revealed yet."""
        hand = state.boards[frame.seat].hand
        if frame.b == 0:
            return hand
        return [hand[colour] - count_in(frame.a, colour) for colour in range(5)]

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """R31: the first card is a must."""
        return STOP if frame.b else NO_ACTION

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Everybody sees the card, which stays in the Hand (R17, R54)."""
        if action == STOP:
            reveal_next(state, frame.a, frame.b, frame.b)
            return
        colour = action - actions.REVEAL
        revealed = frame.a + UNITS[colour]
        state.reveal(known_to=frame.seat)
        state.boards[frame.seat].show_cards(colour, count_in(revealed, colour))
        if state.events is not None:
            state.emit(Event("reveal", frame.seat, "R47", {"colour": COLOURS[colour]}, reveals=True))
        reveal_next(state, revealed, frame.b + 1, frame.c)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """What has been revealed, how many more may be, and whether one may stop."""
        return {"revealed": named(unpacked(frame.a)), "left": frame.c - frame.b, "optional": frame.b > 0}


class Withhold(ColourChoice):
    """R108, R154: which card is not shown to the owner of an Outpost."""

    def __init__(self) -> None:
        super().__init__("withhold", "R108", "withhold", actions.WITHHOLD, "revealed")
        self.on = UNDER_ORDERS
        self.ints = 3
        self.events = ("withhold", "nothing_to_give", "collect")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R108: what each seat is shown, and whose Outpost is asked about."""
        wrong = super().frame_error(state, frame) or revealed_error(state, frame)
        if wrong is not None:
            return wrong
        if frame.a == 0:
            return "nothing has been revealed"
        if not 1 <= frame.c < state.seats:
            return "no such seat"
        seat = (state.current + frame.c) % state.seats
        if not affected(state, seat) or not state.boards[seat].active & OUTPOST:
            return "that seat has no Outpost against this Order [R108]"
        return shown_error(state, frame, frame.c)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The revealed cards."""
        return unpacked(frame.a)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Goes on to the next Outpost, then to the answers."""
        colour = action - actions.WITHHOLD
        seat = (state.current + frame.c) % state.seats
        if state.events is not None:
            state.emit(Event("withhold", frame.seat, "R108", {"colour": COLOURS[colour], "victim": seat}))
        withhold_next(state, frame.a, shown_without(frame.a, frame.b, seat, colour), frame.c + 1)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """Whose Outpost it is, and what has been revealed."""
        return {"victim": (state.current + frame.c) % state.seats, "revealed": named(unpacked(frame.a))}


class Viaduct(UchroniaStep):
    """R104, R105: pay a Clay to the executor and nothing of the Order touches you."""

    def __init__(self) -> None:
        super().__init__("viaduct", "R104", ("pay", "decline"))
        self.of_others = True
        self.on = UNDER_ORDERS
        self.ints = 3
        self.events = ("viaduct", "no_viaduct", "nothing_to_give", "collect")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R104, R152: somebody who can pay, and whom the Order would touch."""
        wrong = super().frame_error(state, frame) or answer_error(state, frame)
        if wrong is not None:
            return wrong
        board = state.boards[frame.seat]
        fits = board.active & VIADUCT and board.stock[CLAY] > 0 and touchable(state, frame.b, frame.seat)
        return None if fits else "no Viaduct can be paid for [R152]"

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Pay or not; it is asked only of those who can."""
        return [PAY, DECLINE]

    def forced(self, state: UchroniaState, frame: Frame) -> int:
        """There are always both."""
        return OPEN

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Pays, or has to answer to the demand. The executor goes on with what they alone know: no way back."""
        paid = frame.c
        state.reveal(known_to=frame.seat)
        if state.events is not None:
            data = {"colour": COLOURS[CLAY], "executor": state.current}
            state.emit(Event("viaduct" if action == PAY else "no_viaduct", frame.seat, "R104", data, reveals=True))
        if action == PAY:
            state.boards[frame.seat].stock[CLAY] -= 1
            state.boards[state.current].stock[CLAY] += 1
            paid |= SEAT_BITS[frame.seat]
        elif demand(state, frame.a, frame.b, paid, frame.seat):
            return
        ask_next(state, frame.a, frame.b, paid, distance_to(state, frame.seat) + 1)

    def targets(self, state: UchroniaState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The Clay that is paid."""
        return [target("stock", frame.seat, "colour", COLOURS[CLAY])] if verb == "pay" else []

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """Who executes the Order, and which colours count."""
        colours = named_bits(counting(state, frame.b, frame.seat))
        return {"executor": state.current, "colours": colours, "revealed": named(unpacked(frame.a))}


class Give(ColourChoice):
    """R49 to R51: one Hand card of a counting colour to the executor's Stock."""

    def __init__(self) -> None:
        super().__init__("give", "R49", "give", actions.GIVE, "hand")
        self.of_others = True
        self.on = UNDER_ORDERS
        self.ints = 3
        self.events = ("give", "nothing_to_give", "collect")
        self.refusals += ("not-counting",)
        self.must = "R50"

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R49: somebody of whom a card is demanded."""
        wrong = super().frame_error(state, frame) or answer_error(state, frame)
        if wrong is not None:
            return wrong
        return None if counting(state, frame.b, frame.seat) else "nothing is demanded [R49]"

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The cards of the counting colours."""
        hand = state.boards[frame.seat].hand
        colours = counting(state, frame.b, frame.seat)
        return [hand[colour] if colours & BITS[colour] else 0 for colour in range(5)]

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Gives it; then the next player is asked."""
        colour = action - actions.GIVE
        state.reveal(known_to=frame.seat)
        state.boards[frame.seat].lose_card(colour)
        state.boards[state.current].stock[colour] += 1
        if state.events is not None:
            data = {"colour": COLOURS[colour], "executor": state.current}
            state.emit(Event("give", frame.seat, "R49", data, reveals=True))
        ask_next(state, frame.a, frame.b, frame.c, distance_to(state, frame.seat) + 1)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """Who executes the Order, and which colours count."""
        colours = named_bits(counting(state, frame.b, frame.seat))
        return {"executor": state.current, "colours": colours, "revealed": named(unpacked(frame.a))}

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """The colour does not count, or there is no such card."""
        colour = action - actions.GIVE
        if counting(state, frame.b, frame.seat) & BITS[colour]:
            return missing("R49", "hand", colour)
        return Refusal("R49", "uchronia-refuse-not-counting", {"colour": COLOURS[colour]})
