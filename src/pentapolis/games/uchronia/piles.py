"""The draw pile, the discard pile, the Great Works and their pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.events import Event
from .buildings import BUILDINGS, COLOUR_OF
from .cards import COLOURS, ROW

if TYPE_CHECKING:
    from .state import UchroniaState

NO_CARD: Final = -1


def next_card(state: UchroniaState, seat: int) -> int:
    """Takes the next card of the draw pile; NO_CARD if there is none anywhere (R90, R91)."""
    if state.left == 0 and not _reshuffle(state):
        state.trigger_end(seat, "piles", "R91")
        return NO_CARD
    state.left -= 1
    return state.pile[state.left]


def _reshuffle(state: UchroniaState) -> bool:
    """Makes the discard pile the new draw pile; False if it is empty (R90, R92)."""
    pile = [colour for colour in range(5) for _ in range(state.discard[colour])]
    if not pile:
        return False
    state.draws().shuffle(pile)
    state.pile = pile
    state.left = len(pile)
    state.discard = [0] * 5
    for board in state.boards:
        board.old = board.hand[:]
        board.fresh = [0] * 5
    if state.events is not None:
        state.emit(Event("shuffle", state.current, "R90", {"count": len(pile)}, reveals=True))
    return True


def draw(state: UchroniaState, seat: int, count: int, rule: str) -> None:
    """Draws that many cards into the Hand, as far as there are any; only the owner sees them."""
    board = state.boards[seat]
    drawn: list[int] = []
    for _ in range(count):
        colour = next_card(state, seat)
        if colour == NO_CARD:
            break
        board.draw_card(colour)
        drawn.append(colour)
    if not drawn:
        return
    state.reveal()
    if state.events is not None:
        secret = {"colours": [COLOURS[colour] for colour in sorted(drawn)]}
        state.emit(Event("draw", seat, rule, {"count": len(drawn)}, secret, (seat,), reveals=True))


def take_to_hand(state: UchroniaState, seat: int, colour: int, by: str, rule: str, reveals: bool = False) -> None:
    """Moves a card from the Forum to the Hand, openly."""
    state.forum[colour] -= 1
    state.boards[seat].gain_card(colour)
    if state.events is not None:
        data = {"colour": COLOURS[colour], "to": "hand", "by": by}
        state.emit(Event("take", seat, rule, data, reveals=reveals))


# --- Great Works ---


def refill(state: UchroniaState) -> None:
    """Fills the row up to five; a row of one colour is replaced (R88, R89, R93, R164)."""
    _fill_row(state)
    while _of_one_colour(state):
        swept = state.great_works
        state.building_discard = state.building_discard + swept
        state.great_works = []
        if state.events is not None:
            state.emit(Event("sweep", state.current, "R89", {"buildings": [BUILDINGS[b].id for b in swept]}))
        _fill_row(state)


def _fill_row(state: UchroniaState) -> None:
    """Draws Buildings until there are five, or no more."""
    drawn: list[int] = []
    while len(state.great_works) + len(drawn) < ROW:
        building = next_building(state)
        if building == NO_CARD:
            break
        drawn.append(building)
    if not drawn:
        return
    state.great_works = state.great_works + drawn
    state.reveal()
    if state.events is not None:
        data = {"buildings": [BUILDINGS[building].id for building in drawn]}
        state.emit(Event("refill", state.current, "R88", data, reveals=True))


def next_building(state: UchroniaState) -> int:
    """Takes the next Building of the pile, made anew from the discarded ones if need be (R93)."""
    if state.buildings_left == 0:
        if not state.building_discard:
            return NO_CARD
        pile = sorted(state.building_discard)
        state.draws().shuffle(pile)
        state.building_pile = pile
        state.buildings_left = len(pile)
        state.building_discard = []
        if state.events is not None:
            state.emit(Event("shuffle_buildings", state.current, "R93", {"count": len(pile)}, reveals=True))
    state.buildings_left -= 1
    if state.bottom > state.buildings_left:
        state.bottom = state.buildings_left
    return state.building_pile[state.buildings_left]


def _of_one_colour(state: UchroniaState) -> bool:
    """Whether the row has to be replaced: five of one colour while there are Buildings of another to come."""
    row = state.great_works
    if len(row) < ROW:
        return False
    colour = COLOUR_OF[row[0]]
    for building in row:
        if COLOUR_OF[building] != colour:
            return False
    for at in range(state.buildings_left):
        if COLOUR_OF[state.building_pile[at]] != colour:
            return True
    return any(COLOUR_OF[building] != colour for building in state.building_discard)
