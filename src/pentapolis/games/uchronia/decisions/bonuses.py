"""Order Bonuses (R83 to R87).

Frames hold the Building, its amount and, after Draconians, who paid and who is affected.
"""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import NOTHING, OPEN, Choice, Frame
from ..actions import BONUS, DECLINE, LAUNCH, RECALL, SWAP, TAKE
from ..buildings import BONUS_OF, BONUS_STEP, BONUSES_OF, BUILDINGS, COUNT, MASK_OF, optional
from ..cards import BITS, COLOURS, DRACONIANS, ORDERS, PRODUCTION
from ..effects import BONUSES, start
from ..frames import BATHS_IN, BATHS_OUT, CHOOSE_BONUS
from ..monopolies import check, move_to_activities
from ..piles import draw, take_to_hand
from ..state import UchroniaState
from .base import NO_ACTION, Automatic, ColourChoice, UchroniaStep, missing
from .stack import UNDER_BONUSES, UNDER_ORDERS, after_draconians_error, applied, below, bonus_error, on_top, order_error


class ChooseBonus(UchroniaStep):
    """R86: which of the remaining Order Bonuses comes next. The frame holds the Order and those already applied."""

    def __init__(self) -> None:
        super().__init__("choose_bonus", "R86", ("bonus",))
        self.on = UNDER_ORDERS
        self.ints = 3
        self.events = ("bonus",)
        self.refusals += ("bonus-used", "no-bonus")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """The Order, the Bonuses applied to it and, after Draconians, who paid and who is affected."""
        wrong = super().frame_error(state, frame) or order_error(state, frame, frame.a)
        if wrong is not None:
            return wrong
        if frame.b < 0 or frame.b & ~(state.boards[state.current].active & BONUSES_OF[frame.a]):
            return "no such Bonus [R83]"
        if frame.a != DRACONIANS:
            return "only Draconians have victims" if frame.c else None
        if frame.b == 0 and not on_top(state, frame):
            return "Draconians are not repeated"
        return after_draconians_error(state, frame.c)

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Active Buildings with a Bonus for the Order that has not been applied to it yet (R85, R160)."""
        rest = state.boards[frame.seat].active & BONUSES_OF[frame.a] & ~frame.b
        if rest == 0:
            return []
        return [BONUS + building for building in range(COUNT) if rest & MASK_OF[building]]

    def forced(self, state: UchroniaState, frame: Frame) -> int:
        """The only one left."""
        rest = state.boards[frame.seat].active & BONUSES_OF[frame.a] & ~frame.b
        if rest == 0:
            return NOTHING
        if rest & (rest - 1):
            return OPEN
        return BONUS + MASK_OF.index(rest)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Applies it once (R83); one that can do nothing is spent."""
        building = action - BONUS
        if state.events is not None:
            data = {"building": BUILDINGS[building].id, "order": ORDERS[frame.a]}
            state.emit(Event("bonus", frame.seat, "R83", data))
        state.push(Frame(CHOOSE_BONUS, frame.seat, frame.a, frame.b | MASK_OF[building], frame.c))
        start(BONUSES, state, frame.seat, BONUS_OF[building], building, frame.c)

    def choice(self, state: UchroniaState, frame: Frame, action: int) -> Choice:
        """With what the Building does."""
        found = super().choice(state, frame, action)
        found.effect = f"uchronia-building-{found.args['building']}-text"
        return found

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Order that has been executed."""
        return {"order": ORDERS[frame.a]}

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """Not a Bonus for this Order, not active, or applied already."""
        building = action - BONUS
        args = {"building": BUILDINGS[building].id, "order": ORDERS[frame.a]}
        if frame.b & MASK_OF[building]:
            return Refusal("R83", "uchronia-refuse-bonus-used", args)
        return Refusal("R86", "uchronia-refuse-no-bonus", args)


class Draw(Automatic):
    """R123, R127: draw a card."""

    def __init__(self) -> None:
        super().__init__("draw")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("draw", "shuffle", "last_turn")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """A Bonus that has been chosen."""
        return super().frame_error(state, frame) or bonus_error(state, frame)

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Draws as many as the Building says."""
        draw(state, frame.seat, frame.b, "R123" if BUILDINGS[frame.a].order == PRODUCTION else "R127")


class BonusColour(ColourChoice):
    """A Bonus about one card of a chosen colour; whether it is a must is in the data (R87)."""

    def __init__(self, name: str, rule: str, verb: str, base: int, zone: str) -> None:
        super().__init__(name, rule, verb, base, zone, "decline" if optional(name) else "")
        self.must = "R87"

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """Only a Bonus that says "may" can be declined."""
        return DECLINE if BUILDINGS[frame.a].optional else NO_ACTION

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """A Bonus that has been chosen."""
        return super().frame_error(state, frame) or bonus_error(state, frame)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Building."""
        return {"building": BUILDINGS[frame.a].id}


class BonusUse(UchroniaStep):
    """A Bonus with another kind of use."""

    def __init__(self, name: str, rule: str, verb: str, zone: str) -> None:
        super().__init__(name, rule, (verb, "decline") if optional(name) else (verb,), zone)
        self.must = "R87"

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """A Bonus that has been chosen."""
        return super().frame_error(state, frame) or bonus_error(state, frame)

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Building."""
        return {"building": BUILDINGS[frame.a].id}


class Paddock(BonusColour):
    """R130: a card of the Forum to the Hand."""

    def __init__(self) -> None:
        super().__init__("paddock", "R130", "take", TAKE, "forum")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("take",)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Forum."""
        return state.forum

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Everybody sees the card."""
        if action != DECLINE:
            take_to_hand(state, frame.seat, action - TAKE, BUILDINGS[frame.a].id, "R130")


class Quarry(BonusColour):
    """R140: a card of its colours from the Forum to the Stock."""

    def __init__(self) -> None:
        super().__init__("quarry", "R140", "take", TAKE, "forum")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("take",)
        self.refusals += ("not-for-quarry",)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Stone and Marble of the Forum."""
        colours = BUILDINGS[frame.a].colours
        return [state.forum[colour] if colours & BITS[colour] else 0 for colour in range(5)]

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Moves the card."""
        if action == DECLINE:
            return
        colour = action - TAKE
        state.forum[colour] -= 1
        state.boards[frame.seat].stock[colour] += 1
        if state.events is not None:
            data = {"colour": COLOURS[colour], "to": "stock", "by": BUILDINGS[frame.a].id}
            state.emit(Event("take", frame.seat, "R140", data))

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """Not a colour of the Quarry, or none there."""
        colour = action - TAKE
        if BUILDINGS[frame.a].colours & BITS[colour]:
            return missing("R140", "forum", colour)
        return Refusal("R140", "uchronia-refuse-not-for-quarry", {"colour": COLOURS[colour]})


class BathsOut(BonusColour):
    """R111, R112: an Activity goes to the Stock, then another is launched."""

    def __init__(self) -> None:
        super().__init__("baths_out", "R111", "recall", RECALL, "activities")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("recall",)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The own Activities."""
        return state.boards[frame.seat].activities

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """The Monopolies are looked at only after the launch."""
        if action == DECLINE:
            return
        colour = action - RECALL
        board = state.boards[frame.seat]
        board.activities[colour] -= 1
        board.launched -= 1
        board.stock[colour] += 1
        if state.events is not None:
            state.emit(Event("recall", frame.seat, "R111", {"colour": COLOURS[colour]}))
        state.push(Frame(BATHS_IN, frame.seat, colour))


class BathsIn(ColourChoice):
    """The second half of the Baths; the frame holds the colour that was taken out."""

    def __init__(self) -> None:
        super().__init__("baths_in", "R111", "launch", LAUNCH, "stock")
        self.on = UNDER_BONUSES
        self.ints = 1
        self.events = ("launch", "monopoly", "last_turn")

    def frame_error(self, state: UchroniaState, frame: Frame) -> str | None:
        """R111: the Activity that was taken out."""
        board = state.boards[state.current]
        if not any(BONUS_STEP[number] == BATHS_OUT for number in applied(below(state, frame))):
            return "there are no Baths"
        if not 0 <= frame.a < 5 or board.stock[frame.a] == 0 or board.launched >= board.limit:
            return "no such Activity was taken out [R111]"
        return super().frame_error(state, frame)

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The Stock, which now holds the Activity too."""
        return state.boards[frame.seat].stock

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """One check at the end of the exchange."""
        colour = action - LAUNCH
        move_to_activities(state, frame.seat, colour, "R111")
        check(state, colour)
        if colour != frame.a:
            check(state, frame.a)
        state.check_threshold()

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """What was taken out."""
        return {"recalled": COLOURS[frame.a]}


class Market(BonusUse):
    """R128: a card of the Stock for a card of another colour of the Forum."""

    def __init__(self) -> None:
        super().__init__("market", "R128", "swap", "stock")
        self.on = UNDER_BONUSES
        self.ints = 3
        self.events = ("swap",)
        self.refusals += ("same-colour", "no-card")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Every exchange, then no."""
        stock = state.boards[frame.seat].stock
        found: list[int] = []
        for given in range(5):
            if stock[given] > 0:
                for taken in range(5):
                    if taken != given and state.forum[taken] > 0:
                        found.append(SWAP + 5 * given + taken)
        return with_no(found, frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Exchanges them."""
        if action == DECLINE:
            return
        given, taken = divmod(action - SWAP, 5)
        stock = state.boards[frame.seat].stock
        stock[given] -= 1
        state.forum[given] += 1
        state.forum[taken] -= 1
        stock[taken] += 1
        if state.events is not None:
            data = {"colour": COLOURS[given], "other": COLOURS[taken]}
            state.emit(Event("swap", frame.seat, "R128", data))

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """The same colour, or a card that is not there."""
        given, taken = divmod(action - SWAP, 5)
        if given == taken:
            return Refusal("R128", "uchronia-refuse-same-colour", {"colour": COLOURS[given]})
        if state.boards[frame.seat].stock[given] == 0:
            return missing("R128", "stock", given)
        return missing("R128", "forum", taken)


def with_no(found: list[int], frame: Frame) -> list[int]:
    """The uses of a Bonus, and the no if there is any use and it says "may"."""
    if found and BUILDINGS[frame.a].optional:
        found.append(DECLINE)
    return found
