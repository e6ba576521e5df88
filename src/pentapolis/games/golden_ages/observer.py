"""What one seat sees of The Golden Ages as bytes: the planes of planes.py, written by compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.observer import Observer
from ...core.state import State
from .board import NONE, Board
from .cards import BUILDINGS, CARDS, CIVS, FIRST_WONDER, JUDGEMENTS, SYMBOLS, TECHS, WONDERS
from .frames import GLORY_KEEP
from .grid import CELLS, NOWHERE
from .state import GoldenState

DEPTH: Final = 4  # frames shown: the open decision and what lies right below
INTS: Final = 2  # of a frame
MOST_GOLD: Final = 10_000
PIECES: Final = 4  # kinds of pieces
FIGURES: Final = 8  # figures of a player


class GoldenObserver(Observer):
    """The map, everybody's pieces and boards, the own hidden cards."""

    def __init__(self, cells: vec[u8], places: dict[str, int], steps: int) -> None:
        super().__init__(cells, places)
        self._steps: i64 = steps
        self._ground: i64 = places["ground"]
        self._pieces: i64 = places["pieces"]
        self._figures: i64 = places["figures"]
        self._techs: i64 = places["techs"]
        self._cards: i64 = places["cards"]
        self._used: i64 = places["used"]
        self._civs: i64 = places["civs"]
        self._revealed: i64 = places["revealed"]
        self._scores: i64 = places["scores"]
        self._hand: i64 = places["hand"]
        self._future: i64 = places["future"]
        self._wonders: i64 = places["wonders"]
        self._buildings: i64 = places["buildings"]
        self._judgements: i64 = places["judgements"]
        self._chosen: i64 = places["chosen"]
        self._placed: i64 = places["placed"]
        self._supply: i64 = places["supply"]
        self._era: i64 = places["era"]
        self._pending: i64 = places["pending"]
        self._pending_seat: i64 = places["pending_seat"]
        self._pending_ints: i64 = places["pending_ints"]
        self._to_move: i64 = places["to_move"]
        self._first: i64 = places["first"]
        self._end: i64 = places["end"]
        self._last_turns: i64 = places["last_turns"]

    def update(self, state: State, seat: int) -> None:
        """Everything that the seat may see."""
        assert isinstance(state, GoldenState)
        ink = self.ink
        ink.wipe()
        seats: i64 = state.seats
        self._map(state)
        for number in range(seats):
            board = state.boards[int((seat + number) % seats)]
            self._board(state, board, number)
            self._colonists(board, self._pieces + number * PIECES * CELLS)
        own = state.boards[seat]
        for at, civ in enumerate(own.hand):
            if civ != NONE and at >= state.era:
                ink.mark(self._hand + at * len(CIVS) + civ)
        ink.mark(self._future + own.future)
        self._table(state)
        ink.mark(self._first + (state.first - seat + seats) % seats)
        if not state.over:
            ink.mark(self._to_move + (state.player - seat + seats) % seats)
        for depth in range(min(DEPTH, len(state.stack))):
            frame = state.stack[len(state.stack) - 1 - depth]
            ink.mark(self._pending + depth * self._steps + frame.step)
            ink.mark(self._pending_seat + depth * seats + (frame.seat - seat + seats) % seats)
            if frame.step != GLORY_KEEP or frame.seat == seat:
                ink.wide(self._pending_ints + 2 * INTS * depth, frame.a)
                ink.wide(self._pending_ints + 2 * INTS * depth + 2, frame.b)

    def _map(self, state: GoldenState) -> None:
        """Continents, islands, land sides and symbols; under a capital there are none (R39)."""
        ink, world, at = self.ink, state.world, self._ground
        ink.bits(at, world.covered, CELLS)
        ink.bits(at + CELLS, world.islands, CELLS)
        for placement in world.placed:
            for side in range(4):
                ink.bits(at + (2 + side) * CELLS, placement.land[side] & placement.cells, CELLS)
            ink.mark(self._placed + placement.tile)
        seen = ~state.capitals
        for symbol in range(len(SYMBOLS)):
            plane = at + (6 + symbol) * CELLS
            self._count(plane, world.ones[symbol] & seen)
            self._count(plane, world.twos[symbol] & seen)

    def _count(self, at: i64, cells: i64) -> None:
        """Adds one in each of these cells."""
        while cells != 0:
            if cells & 1:
                self.ink.add(at)
            cells >>= 1
            at += 1

    def _colonists(self, board: Board, at: i64) -> None:
        """Colonists, cubes and capital of a player."""
        for number, place in enumerate(board.places):
            if place < CELLS:
                self.ink.add(at + place if board.standing >> number & 1 else at + CELLS + place)
        self._count(at + 2 * CELLS, board.cities)
        self._count(at + 2 * CELLS, board.doubles)
        if board.capital != NOWHERE:
            self.ink.mark(at + 3 * CELLS + board.capital)

    def _board(self, state: GoldenState, board: Board, number: i64) -> None:
        """What everybody sees of a player."""
        ink = self.ink
        at = self._figures + 2 * FIGURES * number
        ink.wide(at, min(board.gold, MOST_GOLD))
        ink.wide(at + 2, board.reserve)
        ink.wide(at + 4, board.in_agora)
        ink.wide(at + 6, board.slots)
        ink.wide(at + 8, len(board.glory))
        ink.wide(at + 10, sum(board.glory))
        ink.wide(at + 12, int(board.golden))
        ink.wide(at + 14, int(board.greece_used))
        ink.wide(self._scores + 2 * number, board.vp)
        ink.bits(self._techs + number * len(TECHS), board.techs, len(TECHS))
        ink.bits(self._cards + number * len(CARDS), board.cards, len(CARDS))
        ink.bits(self._used + number * len(CARDS), board.used, len(CARDS))
        ink.mark(self._civs + number * len(CIVS) + board.civ)
        revealed = board.hand[state.era - 1]
        if revealed != NONE:
            ink.mark(self._revealed + number * len(CIVS) + revealed)

    def _table(self, state: GoldenState) -> None:
        """Displays, judgements, piles and the era."""
        ink = self.ink
        ink.bits(self._wonders, state.wonders >> FIRST_WONDER, len(WONDERS))
        ink.bits(self._buildings, state.buildings, len(BUILDINGS))
        ink.bits(self._judgements, state.judgements, len(JUDGEMENTS))
        if state.chosen != NONE:
            ink.mark(self._chosen + state.chosen)
        keeps = bool(state.stack) and state.stack[-1].step == GLORY_KEEP
        ink.write(self._supply, len(state.supply) + (2 if keeps else 0))
        ink.mark(self._era + state.era - 1)
        if state.last_turns != NONE:
            ink.mark(self._end)
        if state.over:
            ink.mark(self._end + 1)
        ink.write(self._last_turns, max(state.last_turns, 0))
