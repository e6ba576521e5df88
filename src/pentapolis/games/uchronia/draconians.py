"""The Draconians Order from step to step. The executor is always the player whose turn it is.

The cards revealed are packed into one int, the colours shown to each player into another (five bits a seat); both
travel in the frames, so that the Order can be saved at any of its decisions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.events import Event
from ...core.steps import Frame
from .board import Board
from .buildings import BARRACKS, BRIDGE, COLOSSEUM, GARRISON, OUTPOST
from .buildings import VIADUCT as VIADUCTS
from .cards import BITS, CLAY, COLOURS, DRACONIANS, colours_in, count_in, named_bits
from .frames import CHOOSE_BONUS, GIVE, REVEAL, VIADUCT, WITHHOLD

if TYPE_CHECKING:
    from .state import UchroniaState

# Five bits for each seat, at these places.
PLACES: Final = [0, 5, 10, 15, 20]
SEAT_BITS: Final = [1, 2, 4, 8, 16]


def reveal_next(state: UchroniaState, revealed: int, count: int, most: int) -> None:
    """Asks for the next card to reveal, or goes on when there is none left to reveal (R47)."""
    if count < most and state.boards[state.current].held > count:
        state.push(Frame(REVEAL, state.current, revealed, count, most))
        return
    shown = 0
    colours = colours_in(revealed)
    for seat in range(state.seats):
        if affected(state, seat):
            shown |= colours << PLACES[seat]
    withhold_next(state, revealed, shown, 1)


def affected(state: UchroniaState, seat: int) -> bool:
    """Whether the Order concerns the seat: a card on its Domain, or the executor's Barracks (R48, R135)."""
    if seat == state.current:
        return False
    return state.boards[seat].played > 0 or state.boards[state.current].active & BARRACKS != 0


def withhold_next(state: UchroniaState, revealed: int, shown: int, distance: int) -> None:
    """Clockwise, what is not shown to the owners of an Outpost; all of it before the first card is given (R154)."""
    if revealed:
        while distance < state.seats:
            seat = (state.current + distance) % state.seats
            if state.boards[seat].active & OUTPOST and affected(state, seat):
                state.push(Frame(WITHHOLD, state.current, revealed, shown, distance))
                return
            distance += 1
    ask_next(state, revealed, shown, 0, 1)


def shown_without(revealed: int, shown: int, seat: int, colour: int) -> int:
    """The shown colours after one card of the colour is withheld from the seat (R108)."""
    if count_in(revealed, colour) > 1:
        return shown
    return shown & ~(BITS[colour] << PLACES[seat])


def counting(state: UchroniaState, shown: int, seat: int) -> int:
    """The colours that count for the seat, as bits (R110, R155)."""
    colours = shown >> PLACES[seat] & 31
    if colours and state.boards[seat].active & GARRISON:
        for colour in range(5):
            if state.forum[colour] == 0:
                colours &= ~BITS[colour]
    return colours


def ask_next(state: UchroniaState, revealed: int, shown: int, paid: int, distance: int) -> None:
    """Asks the other players clockwise, each completely before the next one, then finishes (R56)."""
    while distance < state.seats:
        seat = (state.current + distance) % state.seats
        board = state.boards[seat]
        if board.active & VIADUCTS and board.stock[CLAY] > 0 and touchable(state, shown, seat):
            state.push(Frame(VIADUCT, seat, revealed, shown, paid))
            return
        if demand(state, revealed, shown, paid, seat):
            return
        distance += 1
    _finish(state, revealed, paid)


def touchable(state: UchroniaState, shown: int, seat: int) -> bool:
    """Whether the Order can touch the seat, judged by what everybody sees (R152, R153)."""
    board = state.boards[seat]
    if board.held > 0 and counting(state, shown, seat):
        return True
    executor = state.boards[state.current].active
    if executor & BRIDGE:
        for site in board.sites:
            if site.filled > 0:
                return True
    return executor & COLOSSEUM != 0 and affected(state, seat)


def demand(state: UchroniaState, revealed: int, shown: int, paid: int, seat: int) -> bool:
    """Asks the seat for a card of a counting colour; False if it has none, which everybody then knows (R49, R50)."""
    colours = counting(state, shown, seat)
    board = state.boards[seat]
    if colours == 0 or board.held == 0:
        return False
    state.reveal(known_to=seat)
    if holds_any(board, colours):
        state.push(Frame(GIVE, seat, revealed, shown, paid))
        return True
    board.lacks |= colours
    if state.events is not None:
        state.emit(Event("nothing_to_give", seat, "R49", {"colours": named_bits(colours)}, reveals=True))
    return False


def holds_any(board: Board, colours: int) -> bool:
    """Whether the Hand holds a card of one of the colours."""
    return any(colours & BITS[colour] and board.hand[colour] > 0 for colour in range(5))


def distance_to(state: UchroniaState, seat: int) -> int:
    """How far clockwise the seat is from the executor."""
    return (seat - state.current) % state.seats


def _finish(state: UchroniaState, revealed: int, paid: int) -> None:
    """The executor takes their cards from the Forum, then come the Bonuses (R52, R53, R156)."""
    seat = state.current
    if revealed:
        stock = state.boards[seat].stock
        for colour in range(5):
            taken = min(count_in(revealed, colour), state.forum[colour])
            if taken > 0:
                state.forum[colour] -= taken
                stock[colour] += taken
                if state.events is not None:
                    data = {"colour": COLOURS[colour], "count": taken}
                    state.emit(Event("collect", seat, "R52", data))
    concerned = 0
    for other in range(state.seats):
        if affected(state, other):
            concerned |= SEAT_BITS[other]
    state.push(Frame(CHOOSE_BONUS, seat, DRACONIANS, 0, paid | concerned << 5))
