"""What steps look at around their own frames when a stack is loaded: what lies below and above, and what it allows."""

from __future__ import annotations

from typing import Final

from ....core.steps import Frame
from ..buildings import (
    BONUS_STEP,
    BUILDINGS,
    COLOUR_OF,
    COMPLETION_STEP,
    COUNT,
    MASK_OF,
    MENAGERIE,
    MENAGERIE_CARDS,
    OUTPOST,
    VIADUCT,
)
from ..cards import BITS, CONSTRUCTION, DRACONIANS, PRODUCTION, colours_in, count_in, unpacked
from ..draconians import PLACES, SEAT_BITS, affected, distance_to
from ..frames import CHOOSE_BONUS, COPY, CRANE, PLAZA, RELAY, TURN_END, WORKSHOP
from ..orders import STEP_OF
from ..state import UchroniaState

# The steps on whose frames an Order can lie, a completion, and what follows the effect of a Building.
UNDER_ORDERS: Final = ("turn_end", "relay", "copy", "plaza")
UNDER_BONUSES: Final = ("choose_bonus",)
UNDER_COMPLETIONS: Final = ("production", "construction", "choose_bonus")
EFFECTS: Final = ("plaza", "school", "arch", "foundry")
ANY_ORDER: Final = 31
ALL_CARDS: Final = 1 << 40  # beyond every packed multiset of cards


def below(state: UchroniaState, frame: Frame) -> Frame:
    """The frame right below; `Step.on` has been checked, so there is one and its step is known."""
    return state.stack[state.stack.index(frame) - 1]


def on_top(state: UchroniaState, frame: Frame) -> bool:
    """Whether nothing lies above."""
    return state.stack[-1] is frame


def says_more(frame: Frame, ints: int) -> bool:
    """Whether ints are used beyond the first ones."""
    return any([frame.a, frame.b, frame.c, frame.d][ints:])


def orders_allowed(state: UchroniaState, frame: Frame) -> int:
    """The Orders that can be under way right above what lies below the frame, as bits."""
    under = below(state, frame)
    return under.a if under.step == COPY else ANY_ORDER


def repeats(state: UchroniaState, frame: Frame) -> bool:
    """Whether an Order right above what lies below the frame has repetitions: those of a Command do (R28, R32)."""
    return below(state, frame).step in (TURN_END, RELAY)


def order_error(state: UchroniaState, frame: Frame, order: int) -> str | None:
    """What stands against that Order being under way there."""
    if not 0 <= order < 5 or not orders_allowed(state, frame) & BITS[order]:
        return "another Order was copied"
    under = below(state, frame)
    if under.step == PLAZA and under.b >= BUILDINGS[under.a].amount:
        return "no Order was chosen [R118]"
    return None


def applied(order: Frame) -> list[int]:
    """The Bonuses that have been applied to the Order of a frame."""
    return [number for number in range(COUNT) if order.b & MASK_OF[number]]


def completion_error(state: UchroniaState, frame: Frame) -> str | None:
    """What stands against a Building being completed right above what lies below the frame."""
    under = below(state, frame)
    if under.step != CHOOSE_BONUS:
        return None
    if under.b == 0:
        return None if under.a in (CONSTRUCTION, PRODUCTION) else "nothing can be completed here"
    if any(BONUS_STEP[number] in (CRANE, WORKSHOP) for number in applied(under)):
        return None
    return "no Bonus has completed anything"


def completed_error(state: UchroniaState, frame: Frame) -> str | None:
    """What is wrong with a frame about the completed Building `b` of the colour `a`, as what lies below is."""
    board = state.boards[state.current]
    if not 0 <= frame.b < COUNT or COLOUR_OF[frame.b] != frame.a or not board.done & MASK_OF[frame.b]:
        return "another Building was completed"
    under = below(state, frame)
    name = state.game.steps[under.step].name
    if name in EFFECTS:
        if under.a != frame.b:
            return "another Building was completed"
        return None if under.b == BUILDINGS[under.a].amount else "the effect comes after this [R81]"
    if name == "basilica":
        return None if under.b == frame.b else "another Building was completed"
    return completion_error(state, frame)


def effect_error(state: UchroniaState, frame: Frame) -> str | None:
    """What is wrong with the frame of an effect on completion: Building, what is left of it."""
    if not 0 <= frame.a < COUNT or COMPLETION_STEP[frame.a] != frame.step:
        return "no such effect"
    amount = BUILDINGS[frame.a].amount
    if not 0 <= frame.b <= amount:
        return "so much is not left of the effect"
    if not state.boards[state.current].done & MASK_OF[frame.a]:
        return "that Building is not completed"
    if frame.b < amount and frame.step != PLAZA and not on_top(state, frame):
        return "nothing can follow from it"
    return completion_error(state, frame)


def bonus_error(state: UchroniaState, frame: Frame) -> str | None:
    """What is wrong with the frame of an Order Bonus: Building, amount, what the Order left behind."""
    under = below(state, frame)
    fits = frame.a in applied(under) and BONUS_STEP[frame.a] == frame.step and frame.b == BUILDINGS[frame.a].amount
    return None if fits and frame.c == under.c else "not a Bonus that has been chosen [R86]"


def repetition_error(state: UchroniaState, frame: Frame) -> str | None:
    """What is wrong with the frame of an Order that is repeated: the times left, whether one may stop (R28, R31)."""
    order = below(state, frame)
    if STEP_OF[order.a] != frame.step or order.b:
        return "another Order is under way"
    again = repeats(state, order)
    most = 1 + state.boards[state.current].limit if again else 1
    if not 1 <= frame.a <= most or frame.b not in (0, 1):
        return "no Order has so many repetitions [R28]"
    if frame.b == 1 and not again:
        return "this Order has no repetitions [R32]"
    if frame.b == 0 and not on_top(state, frame):
        return "the first time comes before what it sets off"
    return None


# --- Draconians ---


def most_revealed(state: UchroniaState, frame: Frame) -> int:
    """How many cards may be revealed (R47, R134)."""
    board = state.boards[state.current]
    most = 1 + board.activities[DRACONIANS] if repeats(state, frame) else 1
    return most + MENAGERIE_CARDS if board.active & MENAGERIE else most


def revealed_error(state: UchroniaState, frame: Frame) -> str | None:
    """What is wrong with the cards revealed in a frame of the Order."""
    if not 0 <= frame.a < ALL_CARDS:
        return "these are not revealed cards"
    board = state.boards[state.current]
    for colour in range(5):
        shown = count_in(frame.a, colour)
        if shown > board.hand[colour] or shown > board.known[colour]:
            return "cards are revealed that are not in the Hand [R47]"
    if sum(unpacked(frame.a)) > most_revealed(state, frame):
        return "so many cards cannot be revealed [R47]"
    return order_error(state, frame, DRACONIANS)


def answer_error(state: UchroniaState, frame: Frame) -> str | None:
    """What is wrong with a frame that asks a victim: revealed, shown, who paid."""
    if frame.seat == state.current:
        return "nobody answers themselves"
    return (
        revealed_error(state, frame)
        or shown_error(state, frame, state.seats)
        or paid_error(state, frame.c, distance_to(state, frame.seat))
    )


def shown_error(state: UchroniaState, frame: Frame, asked: int) -> str | None:
    """What is wrong with the colours shown to each seat; Outposts nearer than `asked` have been dealt with."""
    if not 0 <= frame.b < 1 << 25:
        return "no such colours"
    colours = colours_in(frame.a)
    singles = [bit for colour, bit in enumerate(BITS) if count_in(frame.a, colour) == 1]
    repeated = any(count_in(frame.a, colour) > 1 for colour in range(5))
    for seat in range(5):
        shown = frame.b >> PLACES[seat] & 31
        if seat >= state.seats or not affected(state, seat):
            if shown:
                return "cards are shown to a seat that is not affected [R48]"
            continue
        if shown & ~colours:
            return "colours are shown that were not revealed"
        withheld = colours & ~shown
        spared = state.boards[seat].active & OUTPOST != 0 and distance_to(state, seat) < asked
        if not spared or colours == 0:
            if withheld:
                return "cards are withheld without an Outpost [R108]"
        elif withheld not in singles and (withheld or not repeated):
            return "one card is withheld [R108]"
    return None


def paid_error(state: UchroniaState, paid: int, asked: int) -> str | None:
    """Only owners of a Viaduct who have been asked can have paid."""
    if not 0 <= paid < 32:
        return "no such seats"
    for seat in range(5):
        if paid & SEAT_BITS[seat]:
            asked_before = seat < state.seats and 0 < distance_to(state, seat) < asked
            if not asked_before or not state.boards[seat].active & VIADUCT:
                return "nobody there has paid [R104]"
    return None


def after_draconians_error(state: UchroniaState, left: int) -> str | None:
    """What is wrong with what the Order left behind: who paid, who is affected (R48, R104)."""
    concerned = sum([SEAT_BITS[seat] for seat in range(state.seats) if affected(state, seat)])
    return paid_error(state, left & 31, state.seats) or (
        None if left >> 5 == concerned else "others are affected [R48]"
    )
