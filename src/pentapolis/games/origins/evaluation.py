"""What programs that search are told about positions of Origins: points, and what a board promises beyond them."""

from __future__ import annotations

import math
from typing import Final

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from .board import UNUSED, Board
from .catalogue import (
    BASES,
    COLOUR_OF_DIE,
    FACES,
    FARM,
    FOOD,
    GOLD,
    ROUNDS_ALONE,
    SITES,
    STONE,
    TEMPLE_POINTS,
    VALUE_OF_DIE,
    WISDOM,
)
from .city import CORNERS
from .effects import PROGRAM_OF, PROGRAMS, TABLES, counted
from .frames import (
    ABILITY,
    ACTIVATE,
    ACTIVATION_ORDER,
    BUILD_PLACE,
    BUILD_SIDE,
    BUILD_TILE,
    CHOOSE_BASIC,
    CHOOSE_FREEMAN,
    COPY,
    DISTRICT_CARD,
    FOOD_STEP,
    MILITARY_MODE,
    RECRUIT,
    SEAT,
    SPEAKER,
    STONE_OR_FOOD,
    TEMPLE,
)
from .scoring import points
from .state import MILITARY_TRACK, OriginsState

SPREAD: Final = 15.0
SHARPNESS: Final = 0.6

# What things are worth, in points.
RESOURCE: Final = 0.35
PLENTY: Final = 0.2  # of a resource beyond some
ENOUGH: Final = 4
JOKER: Final = 0.7  # of Gold, besides its point
FREEMAN: Final = 5.0
SIX: Final = 5.0
PIP: Final = 0.35
FREE_BASE: Final = 0.8
BASE: Final = 1.7
ADVISOR: Final = 0.5
SIGN: Final = 2.0
SPACE: Final = 0.4
TOKEN: Final = 0.75
BUILDING: Final = 0.8
FARM_WORTH: Final = 0.3
SEAT_WORTH: Final = 4.0
NEARLY: Final = 0.7  # three tiles of a block
KEPT: Final = 0.8
SPEAKER_WORTH: Final = 0.35
HIGHEST_TEMPLE: Final = 0.25  # of the track that does not score yet
STEP: Final = 0.5
TOWER: Final = 0.8
RESTED: Final = 0.3  # what is lost by passing


class OriginsEvaluation(Evaluation):
    """An estimate by hand."""

    def greedy_score(self, state: State, seat: int) -> float:
        """Points, and what lies on the board and is about to happen."""
        assert isinstance(state, OriginsState)
        if seat >= state.players:
            return float(points(state, seat))
        return points(state, seat) + promise(state, seat) + pending(state, seat)

    def expected_score(self, state: State, seat: int) -> float:
        """The same; alone, the part of the target that should have been reached by now."""
        assert isinstance(state, OriginsState)
        if seat >= state.players:
            return points(state, seat) * state.round / ROUNDS_ALONE
        return self.greedy_score(state, seat)

    def win_chances(self, state: State) -> list[float]:
        """Chances by what every seat may expect."""
        return chances([self.expected_score(state, seat) for seat in range(state.seats)], SPREAD)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """By what the decider may expect after the action."""
        seat = state.player
        judged: list[float] = []
        for action in legal:
            after = state.copy()
            after.play(action)
            judged.append(self.greedy_score(after, seat))
        best = max(judged)
        odds = [math.exp((value - best) * SHARPNESS) for value in judged]
        total = sum(odds)
        return [odd / total for odd in odds]


def promise(state: OriginsState, seat: int) -> float:
    """What the board is worth beyond its points."""
    board = state.boards[seat]
    total = JOKER * min(board.resources[GOLD], 6)
    for resource in (STONE, FOOD, WISDOM):
        have = board.resources[resource]
        enough = min(have, ENOUGH)
        total += RESOURCE * enough + PLENTY * (have - enough)
    for die in board.unused:
        total += freeman_worth(board, die)
    for code in board.used:
        total += freeman_worth(board, code // SITES)
    total += FREE_BASE * min(board.free_bases, 2) + BASE * board.bases
    if board.bases == BASES:
        total += BASE
    total += ADVISOR * len(board.advisors) + SIGN * board.signs.bit_count() + TOKEN * board.tokens
    total += SPACE * state.tracks[MILITARY_TRACK].at[seat] + SPEAKER_WORTH * len(board.speakers)
    best = 0
    for temple in range(3):
        step = state.tracks[temple].at[seat]
        best = max(best, TEMPLE_POINTS[step])
        total += STEP * step
    total += HIGHEST_TEMPLE * best + KEPT * len(board.kept)
    if board.passed or (board.archon == UNUSED and not board.used):
        total -= RESTED
    return total + city_worth(board)


def freeman_worth(board: Board, die: int) -> float:
    """A Freeman works every round; a 6 is an Advisor soon."""
    value = VALUE_OF_DIE[die]
    if value == FACES:
        return SIX
    return FREEMAN + PIP * value + TOWER * board.heights[COLOUR_OF_DIE[die]]


def city_worth(board: Board) -> float:
    """Tiles, free Seats and blocks of three."""
    total = SEAT_WORTH * min(len(board.seats), 3)
    tiles = board.tiles
    for cell, tile in tiles.items():
        total += FARM_WORTH if tile >= FARM else BUILDING
        for corner in CORNERS:  # blocks in which this tile is the first one
            place = cell - corner
            there = 0
            first = True
            for other in CORNERS:
                if place + other in tiles:
                    there += 1
                    if place + other < cell:
                        first = False
            if first and there == 3:
                total += NEARLY
    return total


def pending(state: OriginsState, seat: int) -> float:
    """What the seat is about to get by what is under way."""
    total = 0.0
    for frame in state.stack:
        step = frame.step
        if frame.seat != seat:
            continue
        if step in (CHOOSE_BASIC, STONE_OR_FOOD):
            total += RESOURCE * frame.a
        elif step == MILITARY_MODE:
            total += 1.5 + SPACE * frame.a
        elif step == TEMPLE:
            total += 3.5 if frame.a == 0 else 1.2
        elif step in (BUILD_TILE, BUILD_SIDE, BUILD_PLACE):
            total += 2.5
        elif step in (ACTIVATE, ABILITY, COPY):
            cell = frame.d if step == ABILITY else frame.a
            total += ability_worth(state, seat, cell)
        elif step == ACTIVATION_ORDER:
            for corner in range(4):
                if frame.b >> corner & 1:
                    total += ability_worth(state, seat, frame.a + CORNERS[corner])
        elif step == SEAT:
            total += 6.0
        elif step == DISTRICT_CARD:
            total += 8.0
        elif step == RECRUIT:
            total += 1.5
        elif step in (SPEAKER, FOOD_STEP, CHOOSE_FREEMAN):
            total += 1.0
    return total


def ability_worth(state: OriginsState, seat: int, cell: int) -> float:
    """About what the ability of the tile would give now."""
    tile = state.boards[seat].tiles[cell]
    if tile >= FARM:
        return 0.0
    total = 0.0
    for instruction in PROGRAMS.listed[PROGRAM_OF[tile]]:
        name, args = instruction.op.name, instruction.args
        if name == "points":
            total += args[0] + args[1] * counted(state, seat, args[2], cell)
            total += args[3] * counted(state, seat, args[4], cell)
        elif name == "table":
            listed = TABLES[args[1]]
            total += listed[min(counted(state, seat, args[0], cell), len(listed) - 1)]
        elif name == "gain":
            total += RESOURCE * (args[1] + counted(state, seat, args[2], cell))
        elif name == "military":
            total += 1.5 + SPACE * args[0]
        elif name == "advance":
            total += SPACE * (args[0] + counted(state, seat, args[1], cell))
        elif name == "climb":
            total += 2.5
        else:
            total += 1.0
    return total


EVALUATION: Final = OriginsEvaluation()
