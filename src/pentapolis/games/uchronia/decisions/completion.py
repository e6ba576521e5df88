"""The sequence of a completion (R81): Sawmill, the Building itself, Monopoly card, Basilica, own effect."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Choice, Frame
from .. import actions
from ..actions import DECLINE, KEEP, LAUNCH, ORDER, STOP, TAKE
from ..board import Board
from ..buildings import BASILICA, BUILDINGS, COLOUR_OF, COMPLETION_OF, COUNT, MASK_OF, SAWMILL
from ..cards import BITS, COLOURS, ORDERS
from ..effects import COMPLETIONS, NO_PROGRAM, start
from ..frames import BASILICA as BASILICA_STEP
from ..frames import MONOPOLY_TAKE, PLAZA, SCHOOL
from ..monopolies import NOBODY, launch
from ..orders import execute
from ..piles import take_to_hand
from ..sites import check_embassy, complete
from ..state import UchroniaState
from .base import NOTHING_THERE, REFUSED, Automatic, ColourChoice, UchroniaStep
from .orders import stock_below_limit
from .stack import EFFECTS, UNDER_COMPLETIONS, below, completed_error, completion_error, effect_error


class Sawmill(ColourChoice):
    """R132, R167: one of the cards under the Building may go to the Stock instead of the discard pile."""

    def __init__(self) -> None:
        super().__init__("sawmill", "R132", "keep", KEEP, "sites", "decline")
        self.on = ("finish",)
        self.ints = 1
        self.events = ("salvage",)

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R132: the Building that is being completed, for who has another one with a Sawmill."""
        if frame.a != below(state, frame).a:
            return "another Building is completed"
        board = state.boards[state.current]
        if not board.active & SAWMILL & ~MASK_OF[frame.a]:
            return "there is no Sawmill"
        return super().frame_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """What lies under it."""
        site = state.boards[frame.seat].site(frame.a)
        return NOTHING_THERE if site is None else site.under

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """It may."""
        return DECLINE

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Saves the card."""
        if action == DECLINE:
            return
        colour = action - KEEP
        board = state.boards[frame.seat]
        site = board.site(frame.a)
        if site is not None:
            board.replace_site(site.minus(colour))
        board.stock[colour] += 1
        if state.events is not None:
            data = {"colour": COLOURS[colour], "building": BUILDINGS[frame.a].id}
            state.emit(Event("salvage", frame.seat, "R132", data))

    def targets(self, state: UchroniaState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The card under the Building that is being completed."""
        found = super().targets(state, frame, verb, args)
        return [{**one, "building": BUILDINGS[frame.a].id} for one in found]

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Building that is being completed."""
        return {"building": BUILDINGS[frame.a].id}


class Finish(Automatic):
    """R78 to R80: the cards are discarded, the Building counts and works; then the rest of the sequence."""

    def __init__(self) -> None:
        super().__init__("finish")
        self.on = UNDER_COMPLETIONS
        self.ints = 1
        self.events = ("complete", "monopoly", "last_turn")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """A site that is about to be completed."""
        if not 0 <= frame.a < COUNT or state.boards[state.current].site(frame.a) is None:
            return "that Building is not under construction"
        return super().frame_error(state, frame) or completion_error(state, frame)

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Completes the Building of the frame."""
        seat, number = frame.seat, frame.a
        board = state.boards[seat]
        site = board.site(number)
        if site is None:
            raise ValueError(f"seat {seat} does not build {BUILDINGS[number].id}")
        for colour in range(5):
            state.discard[colour] += site.under[colour]
        before = board.active
        board.finish_site(site)
        if state.events is not None:
            state.emit(Event("complete", seat, "R77", {"building": BUILDINGS[number].id}))
        check_embassy(state, board, before)
        state.check_threshold()
        self._what_follows(state, seat, number, board)

    def _what_follows(self, state: UchroniaState, seat: int, number: int, board: Board) -> None:
        """R81: last things first on the stack."""
        colour = COLOUR_OF[number]
        if COMPLETION_OF[number] != NO_PROGRAM:
            start(COMPLETIONS, state, seat, COMPLETION_OF[number], number)
        if board.active & BASILICA:
            state.push(Frame(BASILICA_STEP, seat, colour, number))
        holder = state.monopolies[colour]
        if holder != NOBODY and state.forum[colour] > 0:
            state.push(Frame(MONOPOLY_TAKE, holder, colour, number))


class OneColour(ColourChoice):
    """A yes or no about one card, whose colour is in the frame, with the Building it is about."""

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """It may."""
        return DECLINE

    def only(self, frame: Frame, counts: list[int]) -> list[int]:
        """The counts without all colours but the one."""
        return [counts[colour] if colour == frame.a else 0 for colour in range(5)]

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The colour, and the Building that was completed."""
        return {"colour": COLOURS[frame.a], "building": BUILDINGS[frame.b].id}

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """It is about another colour."""
        return Refusal(self.rule, "uchronia-refuse-only-colour", {"colour": COLOURS[frame.a]})


class MonopolyTake(OneColour):
    """R65, R66: whoever holds the Monopoly of the Building's colour may take such a card of the Forum."""

    def __init__(self) -> None:
        super().__init__("monopoly_take", "R65", "take", TAKE, "forum", "decline")
        self.of_others = True
        self.on = (*UNDER_COMPLETIONS, *EFFECTS, "basilica")
        self.ints = 2
        self.events = ("take", "no_card")
        self.refusals = (*REFUSED, "only-colour")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R65: who holds the Monopoly of the colour of the completed Building."""
        wrong = super().frame_error(state, frame) or completed_error(state, frame)
        if wrong is not None:
            return wrong
        return None if state.monopolies[frame.a] == frame.seat else "not the holder of the Monopoly [R65]"

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The one colour of the Forum."""
        return self.only(frame, state.forum)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Takes it into the Hand, openly. In another's turn that one goes on with what they alone know: no way back."""
        interrupts = frame.seat != state.current
        if interrupts:
            state.reveal(known_to=frame.seat)
        if action != DECLINE:
            take_to_hand(state, frame.seat, frame.a, "monopoly", "R65", interrupts)
        elif state.events is not None:
            state.emit(Event("no_card", frame.seat, "R65", {"colour": COLOURS[frame.a]}, reveals=interrupts))


class Basilica(OneColour):
    """R117: the builder may launch an Activity of the Building's colour."""

    def __init__(self) -> None:
        super().__init__("basilica", "R117", "launch", LAUNCH, "stock", "decline")
        self.on = (*UNDER_COMPLETIONS, *EFFECTS)
        self.ints = 2
        self.events = ("launch", "monopoly", "last_turn")
        self.refusals = (*REFUSED, "only-colour")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """The completed Building, for who has a Basilica."""
        if not state.boards[state.current].active & BASILICA:
            return "there is no Basilica"
        return super().frame_error(state, frame) or completed_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The one colour of the Stock, while there is room."""
        return self.only(frame, stock_below_limit(state.boards[frame.seat]))

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Launches it."""
        if action != DECLINE:
            launch(state, frame.seat, frame.a, "R117")


class Plaza(ColourChoice):
    """R118: up to three Orders, without Activity Bonuses."""

    def __init__(self) -> None:
        super().__init__("plaza", "R118", "order", ORDER, "", "stop")
        self.on = UNDER_COMPLETIONS
        self.ints = 2
        self.events = ("order",)
        self.any_order = [1, 1, 1, 1, 1]

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """The Building, and what is left of its effect."""
        return super().frame_error(state, frame) or effect_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Any Order, as long as some are left."""
        return self.any_order if frame.b > 0 else NOTHING_THERE

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """Fewer will do."""
        return STOP

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Executes the Order, then asks again."""
        if action == STOP:
            return
        order = action - ORDER
        if state.events is not None:
            state.emit(Event("order", frame.seat, "R118", {"order": ORDERS[order]}))
        state.push(Frame(PLAZA, frame.seat, frame.a, frame.b - 1))
        execute(state, frame.seat, order, 1)

    def choice(self, state: UchroniaState, frame: Frame, action: int) -> Choice:
        """With what the Order is for."""
        found = super().choice(state, frame, action)
        return found if action == STOP else self.begins(found, action - ORDER, 1)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Building, and how many Orders are left."""
        return {"building": BUILDINGS[frame.a].id, "left": frame.b}


class School(ColourChoice):
    """R138: up to two launches of any colour, within the limit."""

    def __init__(self) -> None:
        super().__init__("school", "R138", "launch", LAUNCH, "stock", "stop")
        self.on = UNDER_COMPLETIONS
        self.ints = 2
        self.events = ("launch", "monopoly", "last_turn")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """The Building, and what is left of its effect."""
        return super().frame_error(state, frame) or effect_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Stock, while there is room."""
        return stock_below_limit(state.boards[frame.seat]) if frame.b > 0 else NOTHING_THERE

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """Fewer will do."""
        return STOP

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Launches it, then asks again."""
        if action == STOP:
            return
        launch(state, frame.seat, action - LAUNCH, "R138")
        state.push(Frame(SCHOOL, frame.seat, frame.a, frame.b - 1))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Building, and how many launches are left."""
        return {"building": BUILDINGS[frame.a].id, "left": frame.b}


class Arch(UchroniaStep):
    """R148: one own site that is not of Marble may be completed as it is."""

    def __init__(self) -> None:
        super().__init__("arch", "R148", ("complete", "decline"))
        self.on = UNDER_COMPLETIONS
        self.ints = 2
        self.refusals += ("no-site", "not-for-arch")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """The Building, and what is left of its effect."""
        return super().frame_error(state, frame) or effect_error(state, frame)

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The sites of its colours, even those started in this turn (R174)."""
        colours = BUILDINGS[frame.a].colours
        found: list[int] = []
        for site in state.boards[frame.seat].sites:
            if colours & BITS[COLOUR_OF[site.building]]:
                found.append(actions.COMPLETE + site.building)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """All steps of a completion follow (R171)."""
        if action != DECLINE:
            complete(state, frame.seat, action - actions.COMPLETE)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Building that was completed."""
        return {"building": BUILDINGS[frame.a].id}

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """It is not under construction, or of a colour the Arch does not help."""
        building = action - actions.COMPLETE
        args = {"building": BUILDINGS[building].id, "colour": COLOURS[COLOUR_OF[building]]}
        if state.boards[frame.seat].site(building) is None:
            return Refusal("R148", "uchronia-refuse-no-site", args)
        return Refusal("R148", "uchronia-refuse-not-for-arch", args)


class Foundry(Automatic):
    """R137: one card of each colour of the Forum goes to the Stock."""

    def __init__(self) -> None:
        super().__init__("foundry")
        self.on = UNDER_COMPLETIONS
        self.ints = 2
        self.events = ("take",)

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """The Building, and what is left of its effect."""
        return super().frame_error(state, frame) or effect_error(state, frame)

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Takes them."""
        board = state.boards[frame.seat]
        for colour in range(5):
            if state.forum[colour] > 0:
                state.forum[colour] -= 1
                board.stock[colour] += 1
                if state.events is not None:
                    data = {"colour": COLOURS[colour], "to": "stock", "by": BUILDINGS[frame.a].id}
                    state.emit(Event("take", frame.seat, "R137", data))
