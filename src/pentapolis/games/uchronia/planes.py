"""Uchronia as arrays, for programs that learn: the own Hand, what everybody knows of the others', and all that is open.

Seats are counted from the observer: 0 is the observer, 1 the next in turn order. Colours and Buildings are in the order
of the data. Pending work is shown frame by frame, the open decision first, its ints as bits (docs/uchronia.md#frames).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from ...core.planes import Encoder, Plane
from ...core.state import State
from ...core.steps import Frame, numbered
from . import frames
from .actions import SPACE
from .board import Board
from .buildings import BUILDINGS, COUNT
from .cards import BITS, CARDS, COLOURS, LAST_ROUND
from .frames import LIGHTHOUSE
from .game import all_steps
from .observer import DEPTH, INT_BITS, UchroniaObserver
from .scoring import points
from .state import UchroniaState

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8

VERSION: Final = 1
MOST_POINTS: Final = 300
MOST_DECISIONS: Final = 100  # in one turn, far above what games reach
ORDERED: Final = numbered(all_steps(), vars(frames))
STEPS: Final = tuple(step.name for step in ORDERED)
NAMES: Final = tuple(building.id for building in BUILDINGS)


def encoder(players: int, options: Mapping[str, Any]) -> UchroniaEncoder:
    """The arrays of a game with that many players."""
    return UchroniaEncoder(players)


class UchroniaEncoder(Encoder):
    """Cards as counts by colour, Buildings as flags."""

    def __init__(self, players: int) -> None:
        longest = LAST_ROUND * players * MOST_DECISIONS
        super().__init__(VERSION, _planes(players), SPACE.ranges(ORDERED), longest)

    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        """The table and the boards, seen from the seat."""
        assert isinstance(state, UchroniaState)
        seats = [(seat + step) % state.seats for step in range(state.seats)]
        into["hand"][:] = state.boards[seat].hand
        for number, other in enumerate(seats):
            _fill_board(state.boards[other], number, into)
            into["scores"][number] = points(state, other)
            into["monopolies"][number] = [holder == other for holder in state.monopolies]
            for site in state.boards[other].sites:
                into["sites"][number, site.building] = 1
                into["under"][number, site.building] = site.under
                into["new_sites"][number, site.building] = site.turn == state.turn
        _fill_table(state, into)
        into["first"][seats.index(state.first)] = 1
        into["turn_of"][seats.index(state.current)] = 1
        if not state.over:
            into["to_move"][seats.index(state.player)] = 1
        for depth, frame in enumerate(reversed(state.stack[-DEPTH:])):
            hidden = frame.step == LIGHTHOUSE and frame.seat != seat
            _fill_frame(frame, seats.index(frame.seat), hidden, into["pending"][depth])

    def observer(self, cells: vec[u8], places: dict[str, int]) -> UchroniaObserver:
        """The same planes, kept up to date by compiled code."""
        return UchroniaObserver(cells, places, len(STEPS))


def _fill_board(board: Board, number: int, into: Mapping[str, Any]) -> None:
    """What everybody sees of one player."""
    into["held"][number] = board.held
    into["known"][number] = board.known
    into["lacks"][number] = [bool(board.lacks & bit) for bit in BITS]
    into["stock"][number] = board.stock
    into["activities"][number] = board.activities
    into["limit"][number] = board.limit
    if board.played:
        into["domain"][number, board.domain] = board.played
    for building in board.completed:
        into["completed"][number, building] = 1


def _fill_table(state: UchroniaState, into: Mapping[str, Any]) -> None:
    """Forum, piles and row."""
    into["forum"][:] = state.forum
    into["discard"][:] = state.discard
    into["pile"][0] = state.left
    into["building_pile"][0] = state.buildings_left
    for building in state.great_works:
        into["great_works"][building] += 1
    for building in state.building_discard:
        into["building_discard"][building] += 1
    into["end"][:] = [state.end_triggered, state.over]
    into["turn"][0] = state.turn


def _fill_frame(frame: Frame, seat: int, hidden: bool, into: Any) -> None:
    """One frame; of the cards under somebody else's Lighthouse not even the bits."""
    into[frame.step] = 1
    into[len(STEPS) + seat] = 1
    at = into.shape[0] - 3 * INT_BITS
    ints = [frame.a, 0, 0] if hidden else [frame.a, frame.b, frame.c]
    for number, value in enumerate(ints):
        for bit in range(INT_BITS):
            into[at + number * INT_BITS + bit] = value >> bit & 1


def _planes(players: int) -> list[Plane]:
    seats = players
    frame = (*STEPS, *(f"seat_{seat}" for seat in range(seats)))
    frame += tuple(f"{name}_{bit}" for name in "abc" for bit in range(INT_BITS))
    last = LAST_ROUND * seats
    return [
        Plane("hand", (5,), CARDS, "the observer's Hand, by colour", COLOURS),
        Plane("held", (seats,), CARDS, "cards in each Hand"),
        Plane("known", (seats, 5), CARDS, "cards that everybody knows to be in each Hand, by colour"),
        Plane("lacks", (seats, 5), 1, "colours of which a Hand has none beside the known ones"),
        Plane("stock", (seats, 5), CARDS, "each Stock, by colour"),
        Plane("activities", (seats, 5), CARDS, "each player's Activities, by colour"),
        Plane("limit", (seats,), 2 + COUNT + 2, "how many Activities each player may have"),
        Plane("domain", (seats, 5), 2, "cards played on each Domain, by colour"),
        Plane("sites", (seats, COUNT), 1, "Buildings under construction"),
        Plane("under", (seats, COUNT, 5), 3, "cards under each site, by colour"),
        Plane("new_sites", (seats, COUNT), 1, "sites started in this turn"),
        Plane("completed", (seats, COUNT), 1, "completed Buildings"),
        Plane("monopolies", (seats, 5), 1, "Monopolies held, by colour"),
        Plane("scores", (seats,), MOST_POINTS, "points of each seat if the game ended now"),
        Plane("forum", (5,), CARDS, "the Forum, by colour", COLOURS),
        Plane("discard", (5,), CARDS, "the discard pile, by colour", COLOURS),
        Plane("pile", (1,), CARDS, "cards in the draw pile"),
        Plane("great_works", (COUNT,), 2, "Buildings in the row", NAMES),
        Plane("building_pile", (1,), 2 * COUNT, "Buildings in the pile"),
        Plane("building_discard", (COUNT,), 2, "discarded Buildings", NAMES),
        Plane("pending", (DEPTH, len(frame)), 1, "pending work, the open decision first: step, seat, bits of its ints"),
        Plane("to_move", (seats,), 1, "who decides; zeros when the game is over"),
        Plane("turn_of", (seats,), 1, "whose turn it is"),
        Plane("first", (seats,), 1, "who plays first in a round"),
        Plane("end", (2,), 1, "the end has been triggered; the game is over", ("triggered", "over")),
        Plane("turn", (1,), last, "turns begun so far"),
    ]
