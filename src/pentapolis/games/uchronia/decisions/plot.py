"""The Plot: what is copied, what is put away, the draw, and the card after it."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Choice, Frame
from .. import actions
from ..actions import DECLINE, PUT, STOP, TAKE
from ..buildings import (
    GRANARY,
    GRANARY_CARDS,
    LATRINES,
    LATRINES_CARDS,
    RAMPARTS,
    SENATE,
    SENATE_COPIES,
    TAVERN,
    TENEMENT,
    TENEMENT_ID,
)
from ..cards import BITS, COLOURS, ORDERS, PLOT_HAND, named_bits
from ..frames import COPY
from ..frames import LATRINES as LATRINES_STEP
from ..orders import execute
from ..piles import draw, take_to_hand
from ..state import UchroniaState
from .base import NOTHING_THERE, REFUSED, Automatic, ColourChoice, target
from .stack import on_top


class Copy(ColourChoice):
    """R33 to R37: an Order shown on another Domain, for which there is an Activity or, with a Tavern, a Hand card."""

    def __init__(self) -> None:
        super().__init__("copy", "R34", "copy", actions.COPY, "", "decline")
        self.on = ("latrines",)
        self.ints = 1
        self.events = ("copy",)
        self.refusals = (*REFUSED, "copied", "not-shown", "ramparts", "no-activity")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R147: the Orders copied so far; one of them may be under way."""
        if not 0 <= frame.a < 32 or _copies(frame.a) > 1 + SENATE_COPIES:
            return "so much cannot be copied [R147]"
        if frame.a == 0 and not on_top(state, frame):
            return "nothing has been copied"
        return super().frame_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Colours shown by others without Ramparts, not copied yet, that the player can follow (R124, R144, R162)."""
        found = [0, 0, 0, 0, 0]
        board = state.boards[frame.seat]
        if _copies(frame.a) >= (1 + SENATE_COPIES if board.active & SENATE else 1):  # R147, R161
            return found
        tavern = board.active & TAVERN != 0
        for seat in range(state.seats):
            other = state.boards[seat]
            if seat == frame.seat or other.played == 0 or other.active & RAMPARTS:
                continue
            colour = other.domain
            if frame.a & BITS[colour]:
                continue
            if board.activities[colour] > 0 or (tavern and board.hand[colour] > 0):
                found[colour] = 1
        return found

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """R33: copying is optional."""
        return DECLINE

    def choice(self, state: UchroniaState, frame: Frame, action: int) -> Choice:
        """After a first copy (R147) declining means: nothing more."""
        found = super().choice(state, frame, action)
        if action == DECLINE and frame.a:
            found.key = "uchronia-choice-copy-enough"
        return found if action == DECLINE else self.begins(found, action - actions.COPY, 1)

    def choice_keys(self) -> list[str]:
        """Two ways to say no."""
        return [*super().choice_keys(), "choice-copy-enough"]

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Executes the Order once, whatever the Activities (R32, R35, R36)."""
        if action == DECLINE:
            return
        colour = action - actions.COPY
        board = state.boards[frame.seat]
        paid = board.activities[colour] == 0
        if paid:
            board.lose_card(colour)
            state.forum[colour] += 1
        if state.events is not None:
            data = {"colour": COLOURS[colour], "order": ORDERS[colour], "paid": paid}
            state.emit(Event("copy", frame.seat, "R124" if paid else "R34", data))
        state.push(Frame(COPY, frame.seat, frame.a | BITS[colour]))
        execute(state, frame.seat, colour, 1)

    def targets(self, state: UchroniaState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The Domains that show the colour (R162), and the Hand card a Tavern asks for."""
        if verb != "copy":
            return []
        colour = COLOURS.index(args["colour"])
        found = [
            target("domain", seat, "colour", args["colour"])
            for seat, board in enumerate(state.boards)
            if seat != frame.seat and board.played > 0 and board.domain == colour and not board.active & RAMPARTS
        ]
        if state.boards[frame.seat].activities[colour] == 0:
            found.append(target("hand", frame.seat, "colour", args["colour"]))
        return found

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """What has been copied in this Plot."""
        return {"copied": named_bits(frame.a)}

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """Copied already, shown by nobody, walled in, or no Activity for it."""
        colour = action - actions.COPY
        args = {"colour": COLOURS[colour], "order": ORDERS[colour]}
        if frame.a & BITS[colour]:
            return Refusal("R147", "uchronia-refuse-copied", args)
        showing = [b for s, b in enumerate(state.boards) if s != frame.seat and b.played > 0 and b.domain == colour]
        if not showing:
            return Refusal("R34", "uchronia-refuse-not-shown", args)
        if all(board.active & RAMPARTS for board in showing):
            return Refusal("R144", "uchronia-refuse-ramparts", args)
        return Refusal("R34", "uchronia-refuse-no-activity", args)


def _copies(copied: int) -> int:
    """How many colours there are in a set of bits."""
    count = 0
    for bit in BITS:
        if copied & bit:
            count += 1
    return count


class Latrines(ColourChoice):
    """R121: just before the draw of a Plot, Hand cards may go to the Forum."""

    def __init__(self) -> None:
        super().__init__("latrines", "R121", "put", PUT, "hand", "stop")
        self.on = ("plot_draw",)
        self.ints = 1
        self.events = ("drop",)

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R121: the cards put away, after the copy."""
        most = 0
        if on_top(state, frame):
            if not state.boards[state.current].active & LATRINES:
                return "no card goes to the Latrines"
            most = LATRINES_CARDS - 1
        if not 0 <= frame.a <= most:
            return "the Latrines come after the copy [R121]"
        return super().frame_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Hand of an owner of the Latrines who has put away fewer cards than allowed."""
        board = state.boards[frame.seat]
        return board.hand if board.active & LATRINES and frame.a < LATRINES_CARDS else NOTHING_THERE

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """Up to two, none included."""
        return STOP

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """One card, then perhaps one more."""
        if action == STOP:
            return
        colour = action - PUT
        state.boards[frame.seat].lose_card(colour)
        state.forum[colour] += 1
        if state.events is not None:
            state.emit(Event("drop", frame.seat, "R121", {"colour": COLOURS[colour]}))
        state.push(Frame(LATRINES_STEP, frame.seat, frame.a + 1))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """How many have gone already."""
        return {"put": frame.a}


class PlotDraw(Automatic):
    """R38 to R41: up to five cards in Hand, or one card with five or more; a Granary makes it six."""

    def __init__(self) -> None:
        super().__init__("plot_draw")
        self.on = ("tenement",)
        self.events = ("draw", "shuffle", "last_turn")

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Draws."""
        board = state.boards[frame.seat]
        granary = board.active & GRANARY != 0
        full = PLOT_HAND + GRANARY_CARDS if granary else PLOT_HAND
        if board.held < full:
            draw(state, frame.seat, full - board.held, "R122" if granary else "R38")
        else:
            draw(state, frame.seat, 1, "R39")


class Tenement(ColourChoice):
    """R106: after the draw of a Plot a card of the Forum goes to the Hand."""

    def __init__(self) -> None:
        super().__init__("tenement", "R106", "take", TAKE, "forum")
        self.on = ("turn_end",)
        self.events = ("take",)

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """It waits only for who has a Tenement."""
        if on_top(state, frame) and not state.boards[state.current].active & TENEMENT:
            return "there is no Tenement"
        return super().frame_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Forum."""
        return state.forum if state.boards[frame.seat].active & TENEMENT else NOTHING_THERE

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Everybody sees the card."""
        take_to_hand(state, frame.seat, action - TAKE, TENEMENT_ID, "R106")
