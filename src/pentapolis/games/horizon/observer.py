"""What one seat sees of Beyond the Horizon as bytes: the planes of planes.py, written by compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.observer import Observer
from ...core.state import State
from .board import Board
from .cards import (
    BUILDINGS,
    COLUMNS,
    FORCE,
    GOVERNMENT_IDS,
    LEADERS,
    OBJECTIVE_IDS,
    PAIRS,
    SLOTS,
    SPOTS,
    TECHS,
)
from .places import FIELD, FIRST_TERRITORY, ON_THE_WAY, PLACES
from .scoring import points
from .state import HorizonState
from .view import PILES, revealed

DEPTH: Final = 10  # frames shown; deeper ones are seldom
INT_BITS: Final = 40  # of each of a frame's four ints
INTS: Final = 4
MOST_COINS: Final = 10_000
MOST_POINTS: Final = 10_000
MOST_REVEALED: Final = 99
REACH: Final[int] = FIELD.radius
WIDTH: Final[int] = 2 * REACH + 1
AREA: Final[int] = WIDTH * WIDTH
# By cell: its place in a plane of rows (r) and columns (q).
SPOT: Final[list[int]] = [(r + REACH) * WIDTH + q + REACH for q, r in FIELD.cells]
STRENGTHS: Final = 6


class HorizonObserver(Observer):
    """The map, the tree and all boards."""

    def __init__(self, cells: vec[u8], places: dict[str, int], steps: int) -> None:
        super().__init__(cells, places)
        self._steps: i64 = steps
        self._scores: i64 = places["scores"]
        self._leader_points: i64 = places["leader_points"]
        self._coins: i64 = places["coins"]
        self._active: i64 = places["active"]
        self._columns: i64 = places["columns"]
        self._cubes: i64 = places["cubes"]
        self._invested: i64 = places["invested"]
        self._tokens: i64 = places["tokens"]
        self._unit_tokens: i64 = places["unit_tokens"]
        self._scholars: i64 = places["scholars"]
        self._in_force: i64 = places["in_force"]
        self._private: i64 = places["private"]
        self._leaders: i64 = places["leaders"]
        self._reserve: i64 = places["reserve"]
        self._government: i64 = places["government"]
        self._pawn: i64 = places["pawn"]
        self._tiles: i64 = places["tiles"]
        self._force: i64 = places["force"]
        self._buildings: i64 = places["buildings"]
        self._village: i64 = places["village"]
        self._city: i64 = places["city"]
        self._left: i64 = places["left"]
        self._right: i64 = places["right"]
        self._settlers: i64 = places["settlers"]
        self._soldiers: i64 = places["soldiers"]
        self._exploring: i64 = places["exploring"]
        self._tree: i64 = places["tree"]
        self._waiting: i64 = places["waiting"]
        self._unseen: i64 = places["unseen"]
        self._known: i64 = places["known"]
        self._rivers: i64 = places["rivers"]
        self._building_piles: i64 = places["building_piles"]
        self._objectives: i64 = places["objectives"]
        self._claims: i64 = places["claims"]
        self._offered: i64 = places["offered"]
        self._explored: i64 = places["explored"]
        self._supply: i64 = places["supply"]
        self._round: i64 = places["round"]
        self._reveals: i64 = places["reveals"]
        self._has_invested: i64 = places["has_invested"]
        self._pending: i64 = places["pending"]
        self._to_move: i64 = places["to_move"]
        self._first: i64 = places["first"]
        self._current: i64 = places["current"]
        self._over: i64 = places["over"]

    def update(self, state: State, seat: int) -> None:
        """The table and the boards, seen from the seat."""
        assert isinstance(state, HorizonState)
        ink = self.ink
        ink.wipe()
        seats: i64 = state.seats
        for number in range(seats):
            board = state.boards[int((seat + number) % seats)]
            self._board(state, board, number)
            self._cards(board, number)
            self._units(state, board, number)
        self._map(state, seat)
        self._cards_of_table(state)
        self._table(state, seat)
        if not state.over:
            ink.mark(self._to_move + (state.player - seat + seats) % seats)
        at = self._pending
        for depth in range(min(DEPTH, len(state.stack))):
            frame = state.stack[len(state.stack) - 1 - depth]
            self.pending(frame, at, self._steps, seats, seat, INTS, INT_BITS, False)
            at += self._steps + seats + INTS * INT_BITS

    def _board(self, state: HorizonState, board: Board, number: i64) -> None:
        """What one player has, in numbers."""
        ink = self.ink
        ink.wide(self._scores + 2 * number, min(points(state, board.seat), MOST_POINTS))
        ink.wide(self._leader_points + 2 * number, min(board.leader_vp, MOST_POINTS))
        ink.wide(self._coins + 2 * number, min(board.coins, MOST_COINS))
        ink.write(self._active + number, board.active)
        ink.row(self._columns + len(COLUMNS) * number, board.columns)
        ink.row(self._cubes + 3 * number, board.cubes)
        ink.write(self._invested + number, board.invested)
        ink.row(self._tokens + 2 * number, board.held)
        ink.row(self._unit_tokens + 2 * PAIRS * number, board.tokens)

    def _cards(self, board: Board, number: i64) -> None:
        """Cards, tiles and spaces of one player."""
        ink = self.ink
        ink.bits(self._scholars + SLOTS * number, board.scholars, SLOTS)
        for tech in board.techs:
            ink.mark(self._in_force + TECHS * number + tech)
        for tech in board.private:
            ink.mark(self._private + TECHS * number + tech)
        for leader in board.leaders:
            ink.mark(self._leaders + LEADERS * number + leader)
        for tile in board.reserve:
            ink.mark(self._reserve + BUILDINGS * number + tile)
        if board.government >= 0:
            ink.mark(self._government + len(GOVERNMENT_IDS) * number + board.government)
        if board.pawn >= 0:
            ink.mark(self._pawn + len(SPOTS) * number + board.pawn)

    def _units(self, state: HorizonState, board: Board, number: i64) -> None:
        """Units on the map and on their way."""
        for unit in board.units:
            place, kind, strength = unit >> 4, unit >> 3 & 1, unit & 7
            if place == ON_THE_WAY:
                self.ink.add(self._exploring + (2 * number + kind) * STRENGTHS + strength - 1)
            else:
                planes = self._soldiers if kind else self._settlers
                at = (STRENGTHS * number + strength - 1) * AREA + SPOT[state.cell_of[place]]
                self.ink.add(planes + at)

    def _map(self, state: HorizonState, seat: i64) -> None:
        """Every laid tile in its row and column."""
        ink = self.ink
        for place in range(PLACES):
            cell = state.cell_of[place]
            if cell < 0:
                continue
            spot: i64 = SPOT[cell]
            ink.mark(self._tiles + place * AREA + spot)
            if place >= FIRST_TERRITORY:
                ink.write(self._force + spot, FORCE[place - FIRST_TERRITORY])
            if state.building_on[place] >= 0:
                ink.mark(self._buildings + place * BUILDINGS + state.building_on[place])
            self._owner(self._village + spot, state.village[place], seat, state.seats)
            self._owner(self._city + spot, state.city[place], seat, state.seats)
            self._owner(self._left + spot, state.left[place], seat, state.seats)
            self._owner(self._right + spot, state.right[place], seat, state.seats)

    def _owner(self, at: i64, owner: i64, seat: i64, seats: i64) -> None:
        """Whose cube is there, if any is."""
        if owner >= 0:
            self.ink.mark(at + (owner - seat + seats) % seats * AREA)

    def _cards_of_table(self, state: HorizonState) -> None:
        """Slots, and what is known of the piles: nobody knows which leader waits, or the order of cards never seen."""
        ink = self.ink
        for slot in range(SLOTS):
            if state.tech_at[slot] >= 0:
                ink.mark(self._tree + slot * TECHS + state.tech_at[slot])
            if state.leader_at[slot] >= 0:
                ink.mark(self._waiting + slot)
        for level in PILES:
            first = revealed(state, level)
            last = first + state.unseen[level]
            for at, tech in enumerate(state.piles[level]):
                if first <= at < last:
                    ink.mark(self._unseen + tech)
                else:
                    ink.write(self._known + tech, at + 1)

    def _table(self, state: HorizonState, seat: i64) -> None:
        """Rivers, objectives, supplies and the turn."""
        ink = self.ink
        seats: i64 = state.seats
        for level in range(3):
            for tile in state.rivers[level + 1]:
                ink.mark(self._rivers + level * BUILDINGS + tile)
            ink.write(self._building_piles + level, len(state.building_piles[level + 1]))
        for group, objective in enumerate(state.objectives):
            ink.mark(self._objectives + group * len(OBJECTIVE_IDS) + objective)
            for at, claimer in enumerate(state.claims[group]):
                ink.write(self._claims + group * seats + (claimer - seat + seats) % seats, at + 1)
        for government in state.offered:
            ink.mark(self._offered + government)
        for number in range(state.explored):
            ink.mark(self._explored + state.territories[number])
        ink.row(self._supply, state.supply)
        ink.wide(self._round, state.round)
        ink.wide(self._round + 2, state.end_round)
        ink.write(self._reveals, state.tiles_revealed)
        ink.write(self._reveals + 1, min(state.reveal_limit, MOST_REVEALED))
        if state.has_invested:
            ink.mark(self._has_invested)
        ink.mark(self._first + (state.first - seat + seats) % seats)
        ink.mark(self._current + (state.current - seat + seats) % seats)
        if state.over:
            ink.mark(self._over)
