"""What programs that search are told about positions of Origins: points, what a board promises, what is under way."""

from __future__ import annotations

import math
from typing import Final

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from .catalogue import FARM, ROUNDS_ALONE, WISDOM
from .city import CORNERS
from .effects import MAIN_CLIMB, PROGRAM_OF, PROGRAMS, TABLES, counted
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
from .promise import RESOURCE, SPACE, promise
from .scoring import points
from .state import OriginsState

SPREAD: Final = 15.0
SHARPNESS: Final = 0.6

# What is under way.
UNDER_WAY_MILITARY: Final = 2.0
UNDER_WAY_TEMPLE: Final = 5.1
UNDER_WAY_STEP: Final = 2.0
UNDER_WAY_BUILDING: Final = 2.1
UNDER_WAY_SEAT: Final = 4.3
UNDER_WAY_CARD: Final = 10.6
UNDER_WAY_RECRUIT: Final = 3.1
UNDER_WAY_OTHER: Final = 0.93


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


def pending(state: OriginsState, seat: int) -> float:
    """What the seat is about to get by what is under way."""
    total = 0.0
    for frame in state.stack:
        step = frame.step
        if frame.seat != seat:
            continue
        if step in (CHOOSE_BASIC, STONE_OR_FOOD):
            total += RESOURCE[WISDOM] * frame.a
        elif step == MILITARY_MODE:
            total += UNDER_WAY_MILITARY + SPACE * frame.a
        elif step == TEMPLE:
            total += UNDER_WAY_TEMPLE if frame.a == MAIN_CLIMB else UNDER_WAY_STEP
        elif step in (BUILD_TILE, BUILD_SIDE, BUILD_PLACE):
            total += UNDER_WAY_BUILDING
        elif step in (ACTIVATE, ABILITY, COPY):
            cell = frame.d if step == ABILITY else frame.a
            total += ability_worth(state, seat, cell)
        elif step == ACTIVATION_ORDER:
            for corner in range(4):
                if frame.b >> corner & 1:
                    total += ability_worth(state, seat, frame.a + CORNERS[corner])
        elif step == SEAT:
            total += UNDER_WAY_SEAT
        elif step == DISTRICT_CARD:
            total += UNDER_WAY_CARD
        elif step == RECRUIT:
            total += UNDER_WAY_RECRUIT
        elif step in (SPEAKER, FOOD_STEP, CHOOSE_FREEMAN):
            total += UNDER_WAY_OTHER
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
            total += RESOURCE[args[0]] * (args[1] + counted(state, seat, args[2], cell))
        elif name == "military":
            total += UNDER_WAY_MILITARY + SPACE * args[0]
        elif name == "advance":
            total += SPACE * (args[0] + counted(state, seat, args[1], cell))
        elif name == "climb":
            total += UNDER_WAY_TEMPLE
        else:
            total += UNDER_WAY_OTHER
    return total


EVALUATION: Final = OriginsEvaluation()
