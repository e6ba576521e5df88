"""An estimate by hand of what a position is worth: points, what the board promises, what is under way."""

from __future__ import annotations

from . import worths as w
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
from .prospects import ability_worth
from .scoring import points
from .state import OriginsState
from .worths import Worths


def estimate(state: OriginsState, seat: int, worths: Worths) -> float:
    """All of it, in points."""
    if state.over:
        return float(points(state, seat))
    return points(state, seat) + promise(state, seat, worths) + pending(state, seat, worths)


def estimated_lead(state: OriginsState, seat: int, worths: Worths) -> float:
    """How far it is above that of the best of the others; alone, the estimate."""
    own = estimate(state, seat, worths)
    if state.alone:
        return own
    best = -1e9
    for other in range(state.players):
        if other != seat:
            best = max(best, estimate(state, other, worths))
    return own - best


def pending(state: OriginsState, seat: int, worths: Worths) -> float:
    """What the seat is about to get by what is under way."""
    total = 0.0
    for frame in state.stack:
        step = frame.step
        if frame.seat != seat:
            continue
        if step in (CHOOSE_BASIC, STONE_OR_FOOD):
            total += worths[w.WISDOM_WORTH] * frame.a
        elif step == MILITARY_MODE:
            total += worths[w.FIGHT] + worths[w.ABILITY_SPACE] * frame.a
        elif step == TEMPLE:
            total += worths[w.CLIMB] if frame.a == MAIN_CLIMB else worths[w.STEP_UNDER_WAY]
        elif step in (BUILD_TILE, BUILD_SIDE, BUILD_PLACE):
            total += worths[w.BUILD_UNDER_WAY]
        elif step in (ACTIVATE, ABILITY, COPY):
            cell = frame.d if step == ABILITY else frame.a
            total += ability_worth(state, seat, cell, worths)
        elif step == ACTIVATION_ORDER:
            for corner in range(4):
                if frame.b >> corner & 1:
                    total += ability_worth(state, seat, frame.a + CORNERS[corner], worths)
        elif step == SEAT:
            total += worths[w.SEAT_UNDER_WAY]
        elif step == DISTRICT_CARD:
            total += worths[w.CARD_UNDER_WAY]
        elif step == RECRUIT:
            total += worths[w.RECRUIT_UNDER_WAY]
        elif step in (SPEAKER, FOOD_STEP, CHOOSE_FREEMAN):
            total += worths[w.OTHER]
    return total
