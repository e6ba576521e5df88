"""What one seat sees of Uchronia as bytes: the planes of planes.py, written by compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.observer import Observer
from ...core.state import State
from .board import Board
from .buildings import COUNT
from .cards import BITS
from .frames import LIGHTHOUSE
from .scoring import points
from .state import UchroniaState

DEPTH: Final = 8  # frames shown; deeper ones are seldom
INT_BITS: Final = 40  # of each of a frame's first three ints; the fourth is never used
INTS: Final = 3


class UchroniaObserver(Observer):
    """The own Hand, what everybody knows of the others', and all that is open."""

    def __init__(self, cells: vec[u8], places: dict[str, int], steps: int) -> None:
        super().__init__(cells, places)
        self._steps: i64 = steps
        self._hand: i64 = places["hand"]
        self._held: i64 = places["held"]
        self._known: i64 = places["known"]
        self._lacks: i64 = places["lacks"]
        self._stock: i64 = places["stock"]
        self._activities: i64 = places["activities"]
        self._limit: i64 = places["limit"]
        self._domain: i64 = places["domain"]
        self._sites: i64 = places["sites"]
        self._under: i64 = places["under"]
        self._new_sites: i64 = places["new_sites"]
        self._completed: i64 = places["completed"]
        self._monopolies: i64 = places["monopolies"]
        self._scores: i64 = places["scores"]
        self._forum: i64 = places["forum"]
        self._discard: i64 = places["discard"]
        self._pile: i64 = places["pile"]
        self._great_works: i64 = places["great_works"]
        self._building_pile: i64 = places["building_pile"]
        self._building_discard: i64 = places["building_discard"]
        self._pending: i64 = places["pending"]
        self._to_move: i64 = places["to_move"]
        self._turn_of: i64 = places["turn_of"]
        self._first: i64 = places["first"]
        self._end: i64 = places["end"]
        self._turn: i64 = places["turn"]

    def update(self, state: State, seat: int) -> None:
        """The table and the boards, seen from the seat."""
        assert isinstance(state, UchroniaState)
        ink = self.ink
        ink.wipe()
        seats: i64 = state.seats
        ink.wide_row(self._hand, state.boards[seat].hand)
        for number in range(seats):
            other = (seat + number) % seats
            self._board(state, state.boards[other], other, number)
        self._table(state)
        ink.mark(self._first + (state.first - seat + seats) % seats)
        ink.mark(self._turn_of + (state.current - seat + seats) % seats)
        if not state.over:
            ink.mark(self._to_move + (state.player - seat + seats) % seats)
        at = self._pending
        for depth in range(min(DEPTH, len(state.stack))):
            frame = state.stack[len(state.stack) - 1 - depth]
            hidden = frame.step == LIGHTHOUSE and frame.seat != seat
            self.pending(frame, at, self._steps, seats, seat, INTS, INT_BITS, hidden)
            at += self._steps + seats + INTS * INT_BITS

    def _board(self, state: UchroniaState, board: Board, seat: i64, number: i64) -> None:
        """What everybody sees of one player."""
        ink = self.ink
        ink.wide(self._held + 2 * number, board.held)
        ink.wide_row(self._known + 10 * number, board.known)
        ink.wide_row(self._stock + 10 * number, board.stock)
        ink.wide_row(self._activities + 10 * number, board.activities)
        ink.write(self._limit + number, board.limit)
        ink.wide(self._scores + 2 * number, points(state, int(seat)))
        if board.played:
            ink.write(self._domain + 5 * number + board.domain, board.played)
        for colour in range(5):
            if board.lacks & BITS[colour]:
                ink.mark(self._lacks + 5 * number + colour)
            if state.monopolies[colour] == seat:
                ink.mark(self._monopolies + 5 * number + colour)
        for building in board.completed:
            ink.mark(self._completed + COUNT * number + building)
        for site in board.sites:
            at = COUNT * number + site.building
            ink.mark(self._sites + at)
            ink.row(self._under + 5 * at, site.under)
            if site.turn == state.turn:
                ink.mark(self._new_sites + at)

    def _table(self, state: UchroniaState) -> None:
        """Forum, piles and row."""
        ink = self.ink
        ink.wide_row(self._forum, state.forum)
        ink.wide_row(self._discard, state.discard)
        ink.wide(self._pile, state.left)
        ink.write(self._building_pile, state.buildings_left)
        for building in state.great_works:
            ink.add(self._great_works + building)
        for building in state.building_discard:
            ink.add(self._building_discard + building)
        if state.end_triggered:
            ink.mark(self._end)
        if state.over:
            ink.mark(self._end + 1)
        ink.wide(self._turn, state.turn)
