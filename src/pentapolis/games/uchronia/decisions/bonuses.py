"""Order Bonuses (R83 to R87).

Frames hold the Building, its amount and, after Draconians, who paid and who is affected.
"""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import NOTHING, OPEN, Frame
from ..actions import ADD, BONUS, DECLINE, KEEP, LAUNCH, RECALL, SEIZE, SEIZE_STOCK, SWAP, TAKE
from ..board import Board
from ..buildings import BONUS_STEP, BONUSES_OF, BUILDINGS, COLOUR_OF, COUNT, MASK_OF
from ..cards import BITS, COLOURS, ORDERS, PRODUCTION, packed, unpacked
from ..draconians import SEAT_BITS
from ..frames import BATHS_IN, CHOOSE_BONUS, LIGHTHOUSE
from ..monopolies import check, move_to_activities
from ..piles import NO_CARD, draw, next_card
from ..sites import add, open_site
from ..state import UchroniaState
from .base import NO_ACTION, Automatic, ColourChoice, Decision, missing
from .orders import why_not_add
from .turn import take_to_hand


class ChooseBonus(Decision):
    """R86: which of the remaining Order Bonuses comes next. The frame holds the Order and those already applied."""

    def __init__(self) -> None:
        super().__init__("choose_bonus", "R86", ("bonus",))

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
        state.push(Frame(BONUS_STEP[building], frame.seat, building, BUILDINGS[building].amount, frame.c))

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

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Draws as many as the Building says."""
        draw(state, frame.seat, frame.b, "R123" if BUILDINGS[frame.a].order == PRODUCTION else "R127")


class BonusColour(ColourChoice):
    """A Bonus about one card of a chosen colour; whether it is a must is in the data (R87)."""

    def no(self, state: UchroniaState, frame: Frame) -> int:
        """Only a Bonus that says "may" can be declined."""
        return DECLINE if BUILDINGS[frame.a].optional else NO_ACTION

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """The Building."""
        return {"building": BUILDINGS[frame.a].id}


class Paddock(BonusColour):
    """R130: a card of the Forum to the Hand."""

    def __init__(self) -> None:
        super().__init__("paddock", "R130", "take", TAKE, "forum", "decline")

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
        super().__init__("quarry", "R140", "take", TAKE, "forum", "decline")

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
        super().__init__("baths_out", "R111", "recall", RECALL, "activities", "decline")

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


class Look(Automatic):
    """R141: the owner of the Lighthouse looks at the next cards of the draw pile."""

    def __init__(self) -> None:
        super().__init__("look")

    def run(self, state: UchroniaState, frame: Frame) -> None:
        """Takes the cards up; those from before a reshuffle are kept apart from those after it."""
        before = [0, 0, 0, 0, 0]
        looked = [0, 0, 0, 0, 0]
        pile = state.pile
        count = 0
        for _ in range(frame.b):
            colour = next_card(state, frame.seat)
            if colour == NO_CARD:
                break
            if state.pile is not pile:
                pile = state.pile
                before = looked
                looked = [0, 0, 0, 0, 0]
            looked[colour] += 1
            count += 1
        if count == 0:
            return
        state.reveals += 1
        if state.events is not None:
            seen = [COLOURS[colour] for colour in range(5) for _ in range(before[colour] + looked[colour])]
            state.emit(
                Event("look", frame.seat, "R141", {"count": count}, {"colours": seen}, (frame.seat,), reveals=True)
            )
        state.push(Frame(LIGHTHOUSE, frame.seat, frame.a, packed(looked), packed(before)))


class Lighthouse(ColourChoice):
    """R141: one of the cards goes to the Hand unseen by the others, the rest to the Forum."""

    def __init__(self) -> None:
        super().__init__("lighthouse", "R141", "keep", KEEP, "looked")
        self.secret = True

    def available(self, state: UchroniaState, frame: Frame) -> list[int]:
        """The cards looked at."""
        return unpacked(frame.b + frame.c)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Keeps one."""
        kept = action - KEEP
        board = state.boards[frame.seat]
        cards = unpacked(frame.b + frame.c)
        cards[kept] -= 1
        if frame.c == 0:
            board.draw_card(kept)
        else:
            # The others cannot tell which shuffle the cards in the Forum come from: all of them count as drawn.
            board.take_up(unpacked(frame.c), unpacked(frame.b), kept)
        for colour in range(5):
            state.forum[colour] += cards[colour]
        state.reveals += 1
        if state.events is not None:
            put = [COLOURS[colour] for colour in range(5) for _ in range(cards[colour])]
            secret = {"colour": COLOURS[kept]}
            state.emit(Event("keep", frame.seat, "R141", {"put": put}, secret, (frame.seat,), reveals=True))

    def about(self, state: UchroniaState, frame: Frame) -> dict[str, Any]:
        """How many cards are looked at; which ones is for the decider alone."""
        return {"building": BUILDINGS[frame.a].id, "count": sum(unpacked(frame.b + frame.c))}


class Market(Decision):
    """R128: a card of the Stock for a card of another colour of the Forum."""

    def __init__(self) -> None:
        super().__init__("market", "R128", ("swap", "decline"), "stock")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Every exchange, then no."""
        stock = state.boards[frame.seat].stock
        found: list[int] = []
        for given in range(5):
            if stock[given] > 0:
                for taken in range(5):
                    if taken != given and state.forum[taken] > 0:
                        found.append(SWAP + 5 * given + taken)
        return _with_no(found, frame)

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


class Crane(Decision):
    """R129: one more card of the Stock to a Wood or Clay site."""

    def __init__(self) -> None:
        super().__init__("crane", "R129", ("add", "decline"), "stock")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Sites of its colours for which there is a card."""
        board = state.boards[frame.seat]
        return _with_no(_addable(state, board, board.stock, BUILDINGS[frame.a].colours), frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Adds it."""
        if action == DECLINE:
            return
        building, colour = divmod(action - ADD, 5)
        state.boards[frame.seat].stock[colour] -= 1
        add(state, frame.seat, building, colour, "stock", "R129")

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """Another colour than the Crane's, or what stands against any card."""
        building, colour = divmod(action - ADD, 5)
        if not BUILDINGS[frame.a].colours & BITS[COLOUR_OF[building]]:
            return Refusal("R129", "uchronia-refuse-not-for-crane", {"building": BUILDINGS[building].id})
        board = state.boards[frame.seat]
        return why_not_add(state, board, building, colour, "stock", False)


class Workshop(Decision):
    """R136: a card of the Hand to a site of its colour."""

    def __init__(self) -> None:
        super().__init__("workshop", "R136", ("add", "decline"), "hand")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Sites for which there is a card in the Hand."""
        board = state.boards[frame.seat]
        return _with_no(_addable(state, board, board.hand, ANY_COLOUR), frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Adds it."""
        if action == DECLINE:
            return
        building, colour = divmod(action - ADD, 5)
        state.boards[frame.seat].lose_card(colour)
        add(state, frame.seat, building, colour, "hand", "R136")

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """What stands against any card."""
        building, colour = divmod(action - ADD, 5)
        return why_not_add(state, state.boards[frame.seat], building, colour, "hand", False)


ANY_COLOUR: Final = 31


def _addable(state: UchroniaState, board: Board, cards: list[int], colours: int) -> list[int]:
    """The ways to add one of these cards to an own site of these colours."""
    found: list[int] = []
    for site in board.sites:
        colour = COLOUR_OF[site.building]
        if colours & BITS[colour] and cards[colour] > 0 and open_site(state, board, site):
            found.append(ADD + 5 * site.building + colour)
    return found


def _with_no(found: list[int], frame: Frame) -> list[int]:
    """The uses of a Bonus, and the no if there is any use and it says "may"."""
    if found and BUILDINGS[frame.a].optional:
        found.append(DECLINE)
    return found


class Bridge(Decision):
    """R113, R114: a card from under a site of an opponent who did not pay for a Viaduct."""

    def __init__(self) -> None:
        super().__init__("bridge", "R113", ("seize", "decline"))

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Every opponent, site and colour."""
        found: list[int] = []
        for seat in range(state.seats):
            if seat == frame.seat or frame.c & SEAT_BITS[seat]:
                continue
            for site in state.boards[seat].sites:
                if site.filled > 0:
                    for colour in range(5):
                        if site.under[colour] > 0:
                            found.append(SEIZE + 5 * (COUNT * seat + site.building) + colour)
        return _with_no(found, frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Takes it into the Stock."""
        if action == DECLINE:
            return
        seat, building, colour = _seized(action)
        other = state.boards[seat]
        site = other.site(building)
        if site is not None:
            other.replace_site(site.minus(colour))
        state.boards[frame.seat].stock[colour] += 1
        if state.events is not None:
            data = {"colour": COLOURS[colour], "from": seat, "building": BUILDINGS[building].id}
            state.emit(Event("undermine", frame.seat, "R113", data))

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """From the Stock, from an own site, from one who paid, or from where there is nothing."""
        if action < SEIZE:
            return Refusal("R113", "uchronia-refuse-only-sites", {})
        seat, building, colour = _seized(action)
        if seat == frame.seat:
            return Refusal("R114", "uchronia-refuse-own-site", {})
        if frame.c & SEAT_BITS[seat]:
            return Refusal("R104", "uchronia-refuse-paid", {"seat": seat})
        args: dict[str, int | str] = {"building": BUILDINGS[building].id, "colour": COLOURS[colour], "seat": seat}
        return Refusal("R113", "uchronia-refuse-not-under", args)


def _seized(action: int) -> tuple[int, int, int]:
    """Seat, Building and colour of a card seized from under a site."""
    place, colour = divmod(action - SEIZE, 5)
    seat, building = divmod(place, COUNT)
    return seat, building, colour


class Colosseum(Decision):
    """R149: a card from the Stock of an affected opponent who did not pay for a Viaduct."""

    def __init__(self) -> None:
        super().__init__("colosseum", "R149", ("seize", "decline"), "stock")

    def legal(self, state: UchroniaState, frame: Frame) -> list[int]:
        """Every opponent and colour."""
        found: list[int] = []
        for seat in range(state.seats):
            if not _open_to_colosseum(frame, seat):
                continue
            stock = state.boards[seat].stock
            for colour in range(5):
                if stock[colour] > 0:
                    found.append(SEIZE_STOCK + 5 * seat + colour)
        return _with_no(found, frame)

    def apply(self, state: UchroniaState, frame: Frame, action: int) -> None:
        """Takes it into the own Stock."""
        if action == DECLINE:
            return
        seat, colour = divmod(action - SEIZE_STOCK, 5)
        state.boards[seat].stock[colour] -= 1
        state.boards[frame.seat].stock[colour] += 1
        if state.events is not None:
            state.emit(Event("seize", frame.seat, "R149", {"colour": COLOURS[colour], "from": seat}))

    def why_not(self, state: UchroniaState, frame: Frame, action: int) -> Refusal:
        """From under a site, from one who paid or is not affected, or from where there is nothing."""
        if action >= SEIZE:
            return Refusal("R149", "uchronia-refuse-only-stock", {})
        seat, colour = divmod(action - SEIZE_STOCK, 5)
        if seat < state.seats and frame.c & SEAT_BITS[seat]:
            return Refusal("R104", "uchronia-refuse-paid", {"seat": seat})
        if not _open_to_colosseum(frame, seat):
            return Refusal("R149", "uchronia-refuse-not-affected", {"seat": seat})
        return missing("R149", "stock", colour)


def _open_to_colosseum(frame: Frame, seat: int) -> bool:
    """Whether the seat is affected and has not paid; the frame holds both as bits."""
    return frame.c >> 5 & SEAT_BITS[seat] != 0 and frame.c & SEAT_BITS[seat] == 0
