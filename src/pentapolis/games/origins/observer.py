"""What one seat sees of Origins as bytes: the planes of planes.py, written by compiled code."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from ...core.observer import Observer
from ...core.state import State
from .board import UNUSED, Board
from .catalogue import (
    BUILDINGS,
    COLOUR_OF_DIE,
    DICE,
    DISTRICTS,
    FARM,
    HIGHEST_SPEAKER,
    KIND_IDS,
    LOWEST_SPEAKER,
    SIGNS,
    SITES,
    VALUE_OF_DIE,
)
from .city import CELLS, x_of, y_of
from .scoring import points
from .state import MILITARY_TRACK, OriginsState

DEPTH: Final = 8  # frames shown; deeper ones are seldom
INT_BITS: Final = 17  # of each of a frame's four ints
INTS: Final = 4
REACH: Final = 12  # cells around the Palace that are shown
WIDTH: Final = 2 * REACH + 1
AREA: Final = WIDTH * WIDTH
MOST_POINTS: Final = 10_000
MOST_RESOURCES: Final = 1_000
MOST_ROUNDS: Final = 1_000
MOST_CARDS: Final = 6
VALUES: Final[int] = HIGHEST_SPEAKER - LOWEST_SPEAKER + 1
FREE_SEATS: Final = 5  # the plane after those of the colours
SEAT_PLANES: Final = 6


def _spot(cell: int) -> int:
    """The place of a cell in a plane of rows (y) and columns (x); -1 outside."""
    x, y = x_of(cell) + REACH, y_of(cell) + REACH
    return y * WIDTH + x if 0 <= x < WIDTH and 0 <= y < WIDTH else -1


SPOT: Final[list[int]] = [_spot(cell) for cell in range(CELLS)]


class OriginsObserver(Observer):
    """All boards and the whole table."""

    def __init__(self, cells: vec[u8], places: dict[str, int], steps: int) -> None:
        super().__init__(cells, places)
        self._steps: i64 = steps
        self._resources: i64 = places["resources"]
        self._unused: i64 = places["unused"]
        self._used: i64 = places["used"]
        self._archon: i64 = places["archon"]
        self._speakers: i64 = places["speakers"]
        self._spoken: i64 = places["spoken"]
        self._bases: i64 = places["bases"]
        self._advisors: i64 = places["advisors"]
        self._towers: i64 = places["towers"]
        self._tokens: i64 = places["tokens"]
        self._passed: i64 = places["passed"]
        self._kept: i64 = places["kept"]
        self._scored: i64 = places["scored"]
        self._city: i64 = places["city"]
        self._seats: i64 = places["seats"]
        self._temples: i64 = places["temples"]
        self._order: i64 = places["order"]
        self._scores: i64 = places["scores"]
        self._military: i64 = places["military"]
        self._military_order: i64 = places["military_order"]
        self._ships: i64 = places["ships"]
        self._bonus: i64 = places["bonus"]
        self._market: i64 = places["market"]
        self._piles: i64 = places["piles"]
        self._tops: i64 = places["tops"]
        self._buried: i64 = places["buried"]
        self._row: i64 = places["row"]
        self._pool: i64 = places["pool"]
        self._reserve: i64 = places["reserve"]
        self._area: i64 = places["area"]
        self._levels: i64 = places["levels"]
        self._signs: i64 = places["signs"]
        self._holders: i64 = places["holders"]
        self._districts: i64 = places["districts"]
        self._district_gold: i64 = places["district_gold"]
        self._pending: i64 = places["pending"]
        self._to_move: i64 = places["to_move"]
        self._bastion: i64 = places["bastion"]
        self._round: i64 = places["round"]
        self._over: i64 = places["over"]

    def update(self, state: State, seat: int) -> None:
        """The table and the boards, seen from the seat; the target of a game alone sees them like its player."""
        assert isinstance(state, OriginsState)
        ink = self.ink
        ink.wipe()
        seats: i64 = state.seats
        players: i64 = 0
        for number in range(seats):
            other = int((seat + number) % seats)
            if other < state.players:
                self._board(state.boards[other], players)
                self._cityscape(state.boards[other], players)
                self._climbed(state, other, players)
                players += 1
            track = state.tracks[MILITARY_TRACK]
            ink.wide(self._scores + 2 * number, min(points(state, other), MOST_POINTS))
            ink.write(self._military + number, track.at[other])
            ink.write(self._military_order + number, track.stack(track.at[other]).index(other))
        self._sites(state)
        self._cards(state)
        ink.mark(self._bastion + (state.bastion - seat + seats) % seats)
        if not state.over:
            ink.mark(self._to_move + (state.player - seat + seats) % seats)
        at = self._pending
        for depth in range(min(DEPTH, len(state.stack))):
            frame = state.stack[len(state.stack) - 1 - depth]
            self.pending(frame, at, self._steps, seats, seat, INTS, INT_BITS, False)
            at += self._steps + seats + INTS * INT_BITS

    def _board(self, board: Board, number: i64) -> None:
        """What one player has."""
        ink = self.ink
        at = self._resources + 8 * number
        for count in board.resources:
            ink.wide(at, min(count, MOST_RESOURCES))
            at += 2
        for die in board.unused:
            ink.add(self._unused + DICE * number + die)
        for code in board.used:
            ink.add(self._used + DICE * SITES * number + code)
        if board.archon != UNUSED:
            ink.mark(self._archon + SITES * number + board.archon)
        for value in board.speakers:
            ink.add(self._speakers + VALUES * number + value - LOWEST_SPEAKER)
        for code in board.spoken:
            ink.add(self._spoken + VALUES * SITES * number + code - LOWEST_SPEAKER * SITES)
        ink.write(self._bases + number, board.bases)
        for place, colour in enumerate(board.advisors):
            ink.mark(self._advisors + 25 * number + 5 * place + colour)
        ink.row(self._towers + 5 * number, board.heights)
        ink.write(self._tokens + number, board.tokens)
        if board.passed:
            ink.mark(self._passed + number)
        for kind in board.kept:
            ink.add(self._kept + BUILDINGS * number + kind)
        ink.bits(self._scored + MOST_CARDS * number, board.scored, MOST_CARDS)

    def _cityscape(self, board: Board, number: i64) -> None:
        """Tiles, Seats and the dice on them."""
        ink = self.ink
        city = self._city + number * (len(KIND_IDS) + 1) * AREA
        for cell, tile in board.tiles.items():
            spot = SPOT[cell]
            if spot >= 0:
                ink.mark(city + (len(KIND_IDS) if tile >= FARM else tile) * AREA + spot)
        seats = self._seats + number * SEAT_PLANES * AREA
        for cell in board.seats:
            if SPOT[cell] >= 0:
                ink.mark(seats + FREE_SEATS * AREA + SPOT[cell])
        for cell, die in board.dice.items():
            if SPOT[cell] >= 0:
                ink.write(seats + COLOUR_OF_DIE[die] * AREA + SPOT[cell], VALUE_OF_DIE[die])

    def _climbed(self, state: OriginsState, seat: int, number: i64) -> None:
        """How far a player has come in the temples, and which cards they hold for it."""
        ink = self.ink
        players: i64 = state.players
        for temple in range(3):
            track = state.tracks[temple]
            ink.write(self._temples + 3 * number + temple, track.at[seat])
            ink.write(self._order + 3 * number + temple, track.stack(track.at[seat]).index(seat))
            if state.holders[temple] == seat:
                ink.mark(self._holders + players * temple + number)

    def _sites(self, state: OriginsState) -> None:
        """Sites, market and piles."""
        ink = self.ink
        ink.row(self._ships, state.ships)
        for site, colour in enumerate(state.bonus):
            ink.mark(self._bonus + 5 * site + colour)
        for space, kind in enumerate(state.market):
            ink.mark(self._market + BUILDINGS * space + kind)
        for colour, pile in enumerate(state.piles):
            ink.write(self._piles + colour, len(pile))
            if pile:
                ink.mark(self._tops + BUILDINGS * colour + pile[-1])
            for at in range(min(state.buried[colour], len(pile))):
                ink.add(self._buried + pile[at])

    def _cards(self, state: OriginsState) -> None:
        """Dice, reserves and cards of the table."""
        ink = self.ink
        for space, die in enumerate(state.row):
            ink.mark(self._row + DICE * space + die)
        for die in state.pool:
            ink.add(self._pool + die)
        ink.row(self._reserve, state.reserve)
        for value in state.area_dice:
            ink.add(self._area + value - LOWEST_SPEAKER)
        ink.row(self._levels, state.levels)
        for temple, sign in enumerate(state.signs):
            ink.mark(self._signs + len(SIGNS) * temple + sign)
        for at, card in enumerate(state.districts):
            ink.mark(self._districts + len(DISTRICTS) * at + card)
            ink.write(self._district_gold + at, state.district_gold[at])
        ink.wide(self._round, min(state.round, MOST_ROUNDS))
        if state.over:
            ink.mark(self._over)
