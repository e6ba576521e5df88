"""Points: Buildings, Activities of held Monopolies, and the Buildings that are worth more (R99)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ...core.score import ScoreLine
from .buildings import BUILDINGS, COLOUR_OF, OF_COLOUR, SCORERS, SCORING, Building
from .cards import BITS, COLOURS

if TYPE_CHECKING:
    from .state import UchroniaState

TERMS: Final = ("buildings", "monopolies", "effects")
SCORING_BUILDINGS: Final[list[Building]] = [building for building in BUILDINGS if building.kind == SCORING]


def points(state: UchroniaState, seat: int) -> int:
    """The present total of the seat."""
    board = state.boards[seat]
    total = board.vp
    for colour in range(5):
        if state.monopolies[colour] == seat:
            total += board.activities[colour]  # R64
    if board.done & SCORERS:
        for building in SCORING_BUILDINGS:
            if board.done & building.mask:
                total += effect_points(state, seat, building)
    return total


def effect_points(state: UchroniaState, seat: int, building: Building) -> int:
    """What a completed Building is worth beyond its printed value."""
    return EFFECTS[building.hook](state, seat, building)


def all_colours(state: UchroniaState, seat: int, building: Building) -> int:
    """R133: with a completed Building of every colour."""
    done = state.boards[seat].done
    for mask in OF_COLOUR:
        if not done & mask:
            return 0
    return building.amount


def per_building(state: UchroniaState, seat: int, building: Building) -> int:
    """R145: for each completed Building of its colours, itself included."""
    completed = state.boards[seat].completed
    return building.amount * sum([1 for other in completed if building.colours & BITS[COLOUR_OF[other]]])


def per_monopoly(state: UchroniaState, seat: int, building: Building) -> int:
    """R146: for each Monopoly held."""
    return building.amount * state.monopolies.count(seat)


EFFECTS: Final[dict[str, Callable[[UchroniaState, int, Building], int]]] = {
    "all_colours": all_colours,
    "per_building": per_building,
    "per_monopoly": per_monopoly,
}


def score_sheet(state: UchroniaState, seat: int) -> list[ScoreLine]:
    """The three terms with what they are made of."""
    board = state.boards[seat]
    built = dict.fromkeys(COLOURS, 0)
    for number in board.completed:
        built[COLOURS[COLOUR_OF[number]]] += BUILDINGS[number].vp
    held = {COLOURS[colour]: board.activities[colour] for colour in range(5) if state.monopolies[colour] == seat}
    effects = {
        building.id: effect_points(state, seat, building)
        for building in SCORING_BUILDINGS
        if board.done & building.mask
    }
    built = {colour: value for colour, value in built.items() if value}
    return [
        ScoreLine("buildings", board.vp, built, "+"),
        ScoreLine("monopolies", sum(held.values()), held, "+"),
        ScoreLine("effects", sum(effects.values()), effects, "+"),
    ]
