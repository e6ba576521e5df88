"""Set-up, the choice of the action, and everything that belongs to a Command or a Plot as such."""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import NOTHING, OPEN, Frame
from .. import actions
from ..actions import COMMAND, COMMAND_TWO, DECLINE, PLOT, PUT, STOP, TAKE, TAKE_BACK
from ..buildings import (
    GRANARY,
    GRANARY_CARDS,
    LATRINES,
    LATRINES_CARDS,
    RAMPARTS,
    RELAY,
    SENATE,
    SENATE_COPIES,
    TAVERN,
    TENEMENT,
)
from ..cards import BITS, COLOURS, ORDERS, PLOT_HAND, ROW, named_bits
from ..frames import COPY, PLOT_DRAW, TURN_END
from ..frames import LATRINES as LATRINES_STEP
from ..frames import RELAY as RELAY_STEP
from ..frames import TENEMENT as TENEMENT_STEP
from ..orders import execute
from ..piles import draw, refill
from ..state import UchroniaState
from .base import Automatic, ColourChoice, Decision, missing


class SetupDiscard(ColourChoice):
    """R14: everybody puts one of his six cards into the Forum, one after the other."""

    def __init__(self) -> None:
        super().__init__("setup_discard", "R14", "put", PUT, "hand")

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Hand."""
        return state.boards[frame.seat].hand

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """The card lies open in the Forum for those who come after."""
        colour = action - PUT
        state.boards[frame.seat].lose_card(colour)
        state.forum[colour] += 1
        state.reveals += 1
        if state.events is not None:
            state.emit(Event("discard", frame.seat, "R14", {"colour": COLOURS[colour]}, reveals=True))


class Turn(Automatic):
    """The first turn, once the set-up is over."""

    def __init__(self) -> None:
        super().__init__("turn")

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Begins it."""
        state.begin_turn(frame.seat)


class Action(Decision):
    """R19: Command with one card or with two alike, or Plot."""

    def __init__(self) -> None:
        super().__init__("action", "R19", ("plot", "command"), "hand")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Plot, then for each colour the Commands with one card and with two (R20, R21, R24, R25)."""
        hand = state.boards[frame.seat].hand
        found = [PLOT]
        for colour in range(5):
            if hand[colour] > 0:
                found.append(COMMAND + colour)
        for colour in range(5):
            if hand[colour] > 1:
                first = COMMAND_TWO + 5 * colour
                found.append(first)
                found.append(first + 1)
                found.append(first + 2)
                found.append(first + 3)
                found.append(first + 4)
        return found

    def allows(self, state: UchroniaState, frame: Frame, action: int) -> bool:
        """Whether the cards are in the Hand."""
        hand = state.boards[frame.seat].hand
        if COMMAND <= action < COMMAND_TWO:
            return hand[action - COMMAND] > 0
        if COMMAND_TWO <= action < actions.COPY:
            return hand[(action - COMMAND_TWO) // 5] > 1
        return action == PLOT

    def sample(self, state: UchroniaState, frame: Frame, rng: Rng) -> int:
        """One of them."""
        hand = state.boards[frame.seat].hand
        number = 1
        for colour in range(5):
            if hand[colour] > 1:
                number += 6
            elif hand[colour] > 0:
                number += 1
        pick = int(rng.below(number))
        for colour in range(5):
            if hand[colour] > 0:
                if pick == 0:
                    return COMMAND + colour
                pick -= 1
                if hand[colour] > 1:
                    if pick < 5:
                        return COMMAND_TWO + 5 * colour + pick
                    pick -= 5
        return PLOT

    def forced(self, state: UchroniaState, frame: Frame) -> int:
        """R24: with an empty Hand only Plot."""
        return OPEN if state.boards[frame.seat].held > 0 else PLOT

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Plays the cards and executes the Order, or opens the steps of a Plot."""
        seat = frame.seat
        state.push(Frame(TURN_END, seat))
        if action == PLOT:
            state.push(Frame(TENEMENT_STEP, seat))
            state.push(Frame(PLOT_DRAW, seat))
            state.push(Frame(LATRINES_STEP, seat))
            state.push(Frame(COPY, seat))
            if state.events is not None:
                state.emit(Event("plot", seat, "R19", {}))
            return
        if action < COMMAND_TWO:
            colour, order = action - COMMAND, action - COMMAND
            _play_cards(state, seat, colour, 1, order)
        else:
            colour, order = divmod(action - COMMAND_TWO, 5)
            _play_cards(state, seat, colour, 2, order)
            state.push(Frame(RELAY_STEP, seat))
        # R28 to R30: the Activities of the Order's colour as they are now.
        execute(state, seat, order, 1 + state.boards[seat].activities[order])

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """The cards are not there."""
        if action < COMMAND_TWO:
            return missing("R20", "hand", action - COMMAND)
        colour = (action - COMMAND_TWO) // 5
        held = state.boards[frame.seat].hand[colour]
        return Refusal("R21", "uchronia-refuse-two-needed", {"colour": COLOURS[colour], "held": held})


def _play_cards(state: UchroniaState, seat: int, colour: int, count: int, order: int) -> None:
    """Moves cards from the Hand to the Domain (R20, R21, R23)."""
    board = state.boards[seat]
    for _ in range(count):
        board.lose_card(colour)
    board.domain = colour
    board.played = count
    if state.events is not None:
        data = {"colour": COLOURS[colour], "count": count, "order": ORDERS[order]}
        state.emit(Event("command", seat, "R20" if count == 1 else "R21", data))


class Copy(ColourChoice):
    """R33 to R37: an Order shown on another Domain, for which there is an Activity or, with a Tavern, a Hand card."""

    def __init__(self) -> None:
        super().__init__("copy", "R34", "copy", actions.COPY, "", "decline")

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


NOTHING_THERE: Final = [0, 0, 0, 0, 0]


class Latrines(ColourChoice):
    """R121: just before the draw of a Plot, Hand cards may go to the Forum."""

    def __init__(self) -> None:
        super().__init__("latrines", "R121", "put", PUT, "hand", "stop")

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

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Forum."""
        return state.forum if state.boards[frame.seat].active & TENEMENT else NOTHING_THERE

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Everybody sees the card."""
        take_to_hand(state, frame.seat, action - TAKE, "immeuble", "R106")


def take_to_hand(state: UchroniaState, seat: int, colour: int, by: str, rule: str, reveals: bool = False) -> None:
    """Moves a card from the Forum to the Hand, openly."""
    state.forum[colour] -= 1
    state.boards[seat].gain_card(colour)
    if state.events is not None:
        data = {"colour": COLOURS[colour], "to": "hand", "by": by}
        state.emit(Event("take", seat, rule, data, reveals=reveals))


class Relay(Decision):
    """R131: when a Command with two cards is over, one of them may come back to the Hand."""

    def __init__(self) -> None:
        super().__init__("relay", "R131", ("take_back", "decline"))

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Yes or no, for the owner of a Relay Station."""
        return [TAKE_BACK, DECLINE] if state.boards[frame.seat].active & RELAY else []

    def forced(self, state: UchroniaState, frame: Frame) -> int:
        """Nothing to decide without a Relay Station."""
        return OPEN if state.boards[frame.seat].active & RELAY else NOTHING

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """The other card stays on the Domain."""
        if action == DECLINE:
            return
        board = state.boards[frame.seat]
        board.played -= 1
        board.gain_card(board.domain)
        if state.events is not None:
            state.emit(Event("take_back", frame.seat, "R131", {"colour": COLOURS[board.domain]}))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The colour of the two cards."""
        return {"colour": COLOURS[state.boards[frame.seat].domain]}


class TurnEnd(Automatic):
    """R88, R97: the row is filled up; the game ends, or the next player's turn begins."""

    def __init__(self) -> None:
        super().__init__("turn_end")

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Goes on clockwise (R27)."""
        if len(state.great_works) < ROW:
            refill(state)
        if state.end_triggered and frame.seat == state.last:
            if state.events is not None:
                state.emit(Event("end", frame.seat, "R97", {}))
            return
        state.begin_turn((frame.seat + 1) % state.seats)
