"""What a player's position is worth, in points: those it has, and what it promises by figures found by playing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .board import Board
from .cards import END_CUBES, OBJECTIVE_CONDITIONS
from .features import to_come
from .frames import EXPANSION
from .objectives import progress
from .promise import ends_soon, is_done, settled
from .scoring import points
from .sight import COUNT, Sight, look
from .state import HorizonState
from .worths import CLAIM_LEFT, CLAIM_NEAR, ROUND_GONE, ROUNDS, SHORTEST, TURN, WEIGHTS, Worths

BUSY: Final = 3.0  # turns before the end from which on what is held loses its worth
LASTS: Final = 10.0  # turns that what works again and again is counted for


def estimate(state: HorizonState, seat: int, worths: Worths, seen: Sight) -> float:
    """Points and promise of the seat; once it can gain no more, points and what breaks ties.

    What there is to see of it is put into `seen`.
    """
    if is_done(state, seat):
        return settled(state, seat)
    turns = turns_left(state, seat, worths)
    look(state, seat, seen)
    now = min(1.0, turns / BUSY)
    lasting = turns / LASTS
    total = float(points(state, seat))
    count: i64 = COUNT
    at: i64 = 0
    while at < count:
        number = seen[at]
        if number != 0.0:
            total += number * (worths[WEIGHTS + at] * now + worths[WEIGHTS + count + at] * lasting)
        at += 1
    return total + turns * worths[TURN]


def turns_left(state: HorizonState, seat: int, worths: Worths) -> float:
    """How many turns the seat will still have, about."""
    coming = 1.0 if to_come(state, seat) else 0.0
    if coming == 0.0 and seat == state.current:
        for frame in state.stack:
            if frame.step == EXPANSION:
                coming = 0.5
                break
    return rounds_left(state, worths) + coming


def rounds_left(state: HorizonState, worths: Worths) -> float:
    """How many whole rounds there will be after this one, about."""
    if state.end_round:
        return float(state.end_round - state.round)
    if ends_soon(state):
        return 1.0
    cubes = 0
    for claims in state.claims:
        cubes += len(claims)
    found = worths[ROUNDS] - worths[ROUND_GONE] * state.round - worths[CLAIM_NEAR] * nearness(state)
    return max(worths[SHORTEST], found + worths[CLAIM_LEFT] * (END_CUBES[state.seats] - cubes))


def nearness(state: HorizonState) -> float:
    """How near all are to their next claims, on the mean."""
    total = 0.0
    for board in state.boards:
        total += nearest(state, board)
    return total / state.seats


def nearest(state: HorizonState, board: Board) -> float:
    """How near the board is to its next claim."""
    best = 0.0
    for group in range(len(state.objectives)):
        if board.seat not in state.claims[group]:
            done = progress(board, OBJECTIVE_CONDITIONS[state.objectives[group]])
            best = max(best, done * done)
    return best
