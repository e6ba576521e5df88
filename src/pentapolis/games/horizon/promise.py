"""What a player holds beyond points, in points: what `greedy` counts, by hand."""

from __future__ import annotations

from typing import Final

from .board import Board
from .cards import CITY_VP, END_CUBES, OBJECTIVE_CONDITIONS, SETTLER, SOLDIER, VILLAGE_VP
from .expanding import is_free, needed_force, strength_on
from .frames import EXPANSION, SPACE
from .objectives import progress
from .places import FIRST_TERRITORY, PLACES
from .scoring import holds, points
from .state import HorizonState

COIN: Final = 0.35
SPARE_COIN: Final = 0.08
USEFUL_COINS: Final = 8
PAWN: Final = 0.5
SPARE_PAWN: Final = 0.15
USEFUL_PAWNS: Final = 4
STRENGTH: Final = 0.3
TOKEN: Final = (1.6, 2.2)
SPARE_TOKEN: Final = 0.3
HAND: Final = 0.5
COLUMN: Final = 0.4
TECHNOLOGY: Final = 0.7
TILE: Final = 0.7
SPARE_TILE: Final = 0.2
CUBE: Final = 0.25
OBJECTIVE: Final = 4.0
LONG: Final = 24  # rounds after which what somebody holds is worth less: nobody puts off the end for ever
IMPATIENCE: Final = 0.04
REACH: Final = 0.45  # of the points of a village or city that units are about to take


def promise(state: HorizonState, seat: int) -> float:
    """What the seat holds beyond its points, in points; less of it as the end comes near, or has long been due."""
    board = state.boards[seat]
    left = 1.0 if not ends_soon(state) else 0.6 if state.round < state.end_round or not state.end_round else 0.25
    left = min(left, max(0.25, 1.0 - IMPATIENCE * (state.round - LONG)))
    useful = min(board.coins, USEFUL_COINS)
    pawns = min(board.active, USEFUL_PAWNS)
    total = COIN * useful + SPARE_COIN * min(board.coins - useful, 12)
    total += PAWN * pawns + SPARE_PAWN * (board.active - pawns)
    total += HAND * board.hands() + COLUMN * open_columns(board)
    total += TECHNOLOGY * board.technologies() + CUBE * (board.invested + len(board.homes))
    total += min(len(board.reserve), 2) * TILE + max(0, len(board.reserve) - 2) * SPARE_TILE
    strength = 0
    for unit in board.units:
        strength += unit & 7
    total += STRENGTH * min(strength, 14)
    for kind in (SETTLER, SOLDIER):
        held = board.held[kind]
        total += TOKEN[kind] * min(held, 1) + SPARE_TOKEN * max(0, held - 1)
        total += within_reach(state, board, kind)
    return left * total + objectives_near(state, board)


def ends_soon(state: HorizonState) -> bool:
    """Whether the last round is known, or will be after this turn: who fulfils an objective must claim it (R157)."""
    if state.end_round:
        return True
    board = state.boards[state.current]
    cubes = 0
    claims_now = 0
    for group in range(len(state.objectives)):
        claims = state.claims[group]
        cubes += len(claims)
        if state.current not in claims and holds(board, OBJECTIVE_CONDITIONS[state.objectives[group]]):
            claims_now = 1
    return cubes + claims_now >= END_CUBES[state.seats]


def is_done(state: HorizonState, seat: int) -> bool:
    """Whether the seat can gain nothing more from what it holds: it has expanded for the last time."""
    if state.over:
        return True
    if not state.end_round or state.round < state.end_round:
        return False
    if state.current != seat:
        return (seat - state.first) % state.seats < (state.current - state.first) % state.seats
    for frame in state.stack:
        if frame.step in (SPACE, EXPANSION):
            return False
    return True


def settled(state: HorizonState, seat: int) -> float:
    """The points of a seat that can gain no more, with what breaks ties (R178 to R180)."""
    board = state.boards[seat]
    return points(state, seat) - 1e-2 * board.cubes_left() + 1e-4 * board.active + 1e-7 * board.coins


def open_columns(board: Board) -> int:
    """How many columns are activated."""
    columns = board.open_columns()
    found = 0
    while columns:
        columns &= columns - 1
        found += 1
    return found


def within_reach(state: HorizonState, board: Board, kind: int) -> float:
    """The best village or city that units stand on, by how much of its force they have."""
    best = 0.0
    last = -1
    for unit in board.units:
        place = unit >> 4
        if unit >> 3 & 1 != kind or place == last or not FIRST_TERRITORY <= place < PLACES:
            continue
        last = place
        if is_free(state, kind, place):
            needed = needed_force(board, kind, place)
            have = min(strength_on(board, kind, place), needed)
            worth = VILLAGE_VP[place - FIRST_TERRITORY] if kind == SETTLER else CITY_VP[place - FIRST_TERRITORY]
            share = REACH if board.held[kind] > 0 else REACH / 2
            best = max(best, share * worth * have / needed)
    return best


def objectives_near(state: HorizonState, board: Board) -> float:
    """What objectives not yet claimed promise: much when they are nearly fulfilled."""
    total = 0.0
    for group in range(len(state.objectives)):
        if board.seat not in state.claims[group]:
            done = progress(board, OBJECTIVE_CONDITIONS[state.objectives[group]])
            total += OBJECTIVE * done * done
    return total
