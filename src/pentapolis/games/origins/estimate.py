"""An estimate by hand of what a position is worth: points, what the board promises, what is under way."""

from __future__ import annotations

from typing import Final

from .catalogue import WISDOM
from .city import CORNERS
from .effects import MAIN_CLIMB
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
from .promise import promise
from .prospects import CLIMB, FIGHT, OTHER, RESOURCE, SPACE, ability_worth
from .scoring import points
from .state import OriginsState

# What is under way.
STEP_UNDER_WAY: Final = 2.0
BUILD_UNDER_WAY: Final = 2.1
SEAT_UNDER_WAY: Final = 4.3
CARD_UNDER_WAY: Final = 10.6
RECRUIT_UNDER_WAY: Final = 3.1


def estimate(state: OriginsState, seat: int) -> float:
    """All of it, in points."""
    if state.over:
        return float(points(state, seat))
    return points(state, seat) + promise(state, seat) + pending(state, seat)


def estimated_lead(state: OriginsState, seat: int) -> float:
    """How far it is above that of the best of the others; alone, the estimate."""
    own = estimate(state, seat)
    if state.alone:
        return own
    best = -1e9
    for other in range(state.players):
        if other != seat:
            best = max(best, estimate(state, other))
    return own - best


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
            total += FIGHT + SPACE * frame.a
        elif step == TEMPLE:
            total += CLIMB if frame.a == MAIN_CLIMB else STEP_UNDER_WAY
        elif step in (BUILD_TILE, BUILD_SIDE, BUILD_PLACE):
            total += BUILD_UNDER_WAY
        elif step in (ACTIVATE, ABILITY, COPY):
            cell = frame.d if step == ABILITY else frame.a
            total += ability_worth(state, seat, cell)
        elif step == ACTIVATION_ORDER:
            for corner in range(4):
                if frame.b >> corner & 1:
                    total += ability_worth(state, seat, frame.a + CORNERS[corner])
        elif step == SEAT:
            total += SEAT_UNDER_WAY
        elif step == DISTRICT_CARD:
            total += CARD_UNDER_WAY
        elif step == RECRUIT:
            total += RECRUIT_UNDER_WAY
        elif step in (SPEAKER, FOOD_STEP, CHOOSE_FREEMAN):
            total += OTHER
    return total
