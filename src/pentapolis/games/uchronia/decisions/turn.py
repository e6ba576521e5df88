"""Set-up, the choice of the action, and everything that belongs to a Command or a Plot as such."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import BOTTOM, NOTHING, OPEN, Choice, Frame
from .. import actions
from ..actions import COMMAND, COMMAND_TWO, DECLINE, PLOT, PUT, TAKE_BACK
from ..buildings import (
    RELAY,
)
from ..cards import COLOURS, ORDERS, ROW, STARTING_DRAW
from ..effects import NO_STEP
from ..frames import COPY, PLOT_DRAW, TURN_END
from ..frames import LATRINES as LATRINES_STEP
from ..frames import RELAY as RELAY_STEP
from ..frames import TENEMENT as TENEMENT_STEP
from ..orders import PLOT_RULE, execute
from ..piles import refill
from ..state import UchroniaState
from .base import Automatic, ColourChoice, UchroniaStep, missing, target
from .stack import on_top


class SetupDiscard(ColourChoice):
    """R14: everybody puts one of their six cards into the Forum, one after the other."""

    def __init__(self) -> None:
        super().__init__("setup_discard", "R14", "put", PUT, "hand")
        self.of_others = True
        self.on = ("turn", "setup_discard")
        self.events = ("discard",)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Hand."""
        return state.boards[frame.seat].hand

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """The card lies open in the Forum for those who come after."""
        colour = action - PUT
        state.reveal(known_to=frame.seat)
        state.boards[frame.seat].lose_card(colour)
        state.forum[colour] += 1
        if state.events is not None:
            state.emit(Event("discard", frame.seat, "R14", {"colour": COLOURS[colour]}, reveals=True))


class Turn(Automatic):
    """The first turn, once the set-up is over."""

    def __init__(self) -> None:
        super().__init__("turn")
        self.on = (BOTTOM,)

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R14: those who have not discarded yet lie above, the next one on top."""
        if state.turn > 0 or frame.seat != state.first:
            return "the first turn comes after set-up"
        waiting = len(state.stack) - 1
        if not 1 <= waiting <= state.seats:
            return "set-up asks every seat once"
        for number in range(state.seats):
            seat = (state.first + number) % state.seats
            asked = number >= state.seats - waiting
            if asked and state.stack[state.seats - number].seat != seat:
                return "set-up goes in turn order"
            held = STARTING_DRAW if asked else STARTING_DRAW - 1
            if state.boards[seat].held != held:
                return f"seat {seat} must hold {held} cards [R14]"
        return super().frame_error(state, frame)

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Begins it."""
        state.begin_turn(frame.seat)


class Action(UchroniaStep):
    """R19: Command with one card or with two alike, or Plot."""

    def __init__(self) -> None:
        super().__init__("action", "R19", ("plot", "command"), "hand")
        self.on = (BOTTOM,)
        self.events = ("plot", "command")
        self.effects = ("plot", *ORDERS)
        self.refusals += ("no-card", "two-needed")
        self.private = False  # that a Hand is empty can be seen

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R18: the Domain is empty."""
        if state.boards[state.current].played > 0:
            return "the Domain is empty when a turn begins [R18]"
        return super().frame_error(state, frame)

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

    def choice(self, state: UchroniaState, frame: Frame, action: int) -> Choice:
        """With what a Plot or the Order is for, and how often it can be done (R28)."""
        found = super().choice(state, frame, action)
        if action == PLOT:
            found.rule, found.effect = PLOT_RULE, "uchronia-effect-plot"
            return found
        order = action - COMMAND if action < COMMAND_TWO else (action - COMMAND_TWO) % 5
        return self.begins(found, order, 1 + state.boards[frame.seat].activities[order])

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


class Relay(UchroniaStep):
    """R131: when a Command with two cards is over, one of them may come back to the Hand."""

    def __init__(self) -> None:
        super().__init__("relay", "R131", ("take_back", "decline"))
        self.on = ("turn_end",)
        self.events = ("take_back",)

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """It waits only for who has a Relay Station."""
        if on_top(state, frame) and not state.boards[state.current].active & RELAY:
            return "there is no Relay Station"
        return super().frame_error(state, frame)

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

    def targets(self, state: UchroniaState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The two cards on the Domain."""
        return (
            [target("domain", frame.seat, "colour", COLOURS[state.boards[frame.seat].domain])]
            if verb == "take_back"
            else []
        )

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The colour of the two cards."""
        return {"colour": COLOURS[state.boards[frame.seat].domain]}


class TurnEnd(Automatic):
    """R88, R97: the row is filled up; the game ends, or the next player's turn begins."""

    def __init__(self) -> None:
        super().__init__("turn_end")
        self.on = (BOTTOM,)
        self.events = ("refill", "sweep", "shuffle_buildings", "end", "clear", "last_turn")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R20, R21, R37: how many cards lie on the Domain tells what is under way."""
        above = state.stack[1].step if len(state.stack) > 1 else NO_STEP
        played = 0 if above == TENEMENT_STEP else 2 if above == RELAY_STEP else 1
        if state.turn == 0:
            return "no turn has begun"
        if state.boards[state.current].played != played:
            return f"what is under way plays {played} cards [R20]"
        return super().frame_error(state, frame)

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Goes on clockwise (R27)."""
        if len(state.great_works) < ROW:
            refill(state)
        if state.end_triggered and frame.seat == state.last:
            if state.events is not None:
                state.emit(Event("end", frame.seat, "R97", {}))
            return
        state.begin_turn((frame.seat + 1) % state.seats)
