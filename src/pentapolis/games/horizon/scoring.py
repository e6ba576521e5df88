"""Points (R168 to R177), what is counted for them, and whether a condition holds."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ...core.score import ScoreLine
from .board import Board
from .cards import (
    ANY_OF,
    BEYOND_VP,
    CENTRE_VP,
    CITY_COUNT,
    CITY_VP,
    CUBES,
    DEMOCRACIES,
    DEMOCRACY,
    EACH_TRACK_REMOVED,
    FIRST_CLAIM,
    INVESTED_COUNT,
    INVESTMENT_SPACES,
    INVESTMENT_VP,
    LATER_CLAIM,
    LEFT_VP,
    LEVEL_VP,
    TECH_COUNT,
    TECH_ENDGAME,
    TECH_LEVEL_COUNT,
    TILES_WITH_CUBE,
    TRACK_CUBES,
    TRACK_EMPTIED,
    VILLAGE_COUNT,
    VILLAGE_VP,
    Condition,
    Endgame,
)
from .places import FIRST_TERRITORY

if TYPE_CHECKING:
    from .state import HorizonState

TERMS: Final = (
    "objectives",
    "technologies",
    "endgame",
    "villages",
    "cities",
    "buildings",
    "investment",
    "leaders",
    "government",
)


def removed_from(board: Board, track: int) -> int:
    """Cubes that have left the track."""
    return TRACK_CUBES[track] - board.cubes[track]


def holds(board: Board, condition: Condition) -> bool:
    """Whether the player fulfils the condition now."""
    if condition.kind == ANY_OF:
        for one in condition.of:
            if holds(board, one):
                return True
        return False
    return amount(board, condition) >= condition.least


def amount(board: Board, condition: Condition) -> int:
    """What a condition other than `any_of` counts."""
    kind = condition.kind
    if kind == TECH_LEVEL_COUNT:
        return board.levels[condition.level]
    if kind == TECH_COUNT:
        return board.technologies()
    if kind == VILLAGE_COUNT:
        return board.villages
    if kind == CITY_COUNT:
        return board.cities
    if kind == TILES_WITH_CUBE:
        return len(board.homes)
    if kind == INVESTED_COUNT:
        return board.invested
    if kind == TRACK_EMPTIED:
        return (board.cubes[0] == 0) + (board.cubes[1] == 0) + (board.cubes[2] == 0)
    assert kind == EACH_TRACK_REMOVED
    return min(removed_from(board, 0), removed_from(board, 1), removed_from(board, 2))


def counted(board: Board, counter: int) -> int:
    """What an entry of end-game points counts (cards.COUNTERS)."""
    if counter == 0:
        return 1
    if counter == 1:
        return board.technologies()
    if counter == 2:
        return board.levels[3]
    if counter == 3:
        return board.villages
    if counter == 4:
        return board.cities
    if counter == 5:
        return board.buildings
    if counter == 6:
        columns = board.open_columns()
        return (columns & 1) + (columns >> 1 & 1) + (columns >> 2 & 1) + (columns >> 3 & 1) + (columns >> 4 & 1)
    if counter == 7:
        return board.invested
    if counter == 8:
        return len(board.homes)
    if counter == 9:
        return board.coins
    if counter == 10:
        return board.active + len(board.units)
    return CUBES - board.cubes_left()


def endgame_vp(board: Board, entries: list[Endgame]) -> int:
    """Points of a card's entries now."""
    total = 0
    for entry in entries:
        total += min(counted(board, entry.counter) // entry.each * entry.vp, entry.most)
    return total


def objective_vp(state: HorizonState, seat: int) -> int:
    """R162, R168."""
    total = 0
    for claims in state.claims:
        if seat in claims:
            total += FIRST_CLAIM if claims[0] == seat else LATER_CLAIM
    return total


def technology_vp(board: Board) -> int:
    """R169."""
    total = 0
    for level in range(1, 5):
        total += board.levels[level] * LEVEL_VP[level]
    return total


def level_four_vp(board: Board) -> int:
    """R170: of all technologies in force; only those of level IV have any."""
    total = 0
    for tech in board.techs:
        if TECH_ENDGAME[tech]:
            total += endgame_vp(board, TECH_ENDGAME[tech])
    return total


def village_vp(state: HorizonState, seat: int) -> int:
    """R171."""
    total = 0
    for place in state.boards[seat].homes:
        if state.village[place] == seat:
            total += VILLAGE_VP[place - FIRST_TERRITORY]
    return total


def city_vp(state: HorizonState, seat: int) -> int:
    """R172."""
    total = 0
    for place in state.boards[seat].homes:
        if state.city[place] == seat:
            total += CITY_VP[place - FIRST_TERRITORY]
    return total


def building_vp(state: HorizonState, seat: int) -> int:
    """R173, R174: the left points only where somebody is second; the centre for each builder."""
    total = 0
    for place in state.boards[seat].homes:
        building = state.building_on[place]
        if building >= 0:
            if state.left[place] == seat:
                total += CENTRE_VP[building]
                if state.right[place] >= 0:
                    total += LEFT_VP[building]
            elif state.right[place] == seat:
                total += CENTRE_VP[building]
    return total


def investment_vp(board: Board) -> int:
    """R175."""
    return vp_of_invested(board.invested)


def vp_of_invested(cubes: int) -> int:
    """The last VP space covered, and each cube beyond the track."""
    if cubes <= INVESTMENT_SPACES:
        return INVESTMENT_VP[cubes]
    return INVESTMENT_VP[INVESTMENT_SPACES] + BEYOND_VP * (cubes - INVESTMENT_SPACES)


def democracy_vp(board: Board) -> int:
    """R177."""
    if board.government < 0 or not board.stages() & 1 << DEMOCRACY:
        return 0
    return endgame_vp(board, DEMOCRACIES[board.government])


def points(state: HorizonState, seat: int) -> int:
    """The present total."""
    board = state.boards[seat]
    return (
        objective_vp(state, seat)
        + technology_vp(board)
        + level_four_vp(board)
        + village_vp(state, seat)
        + city_vp(state, seat)
        + building_vp(state, seat)
        + investment_vp(board)
        + board.leader_vp
        + democracy_vp(board)
    )


def score_sheet(state: HorizonState, seat: int) -> list[ScoreLine]:
    """Every point of the seat, in the order of the score sheet."""
    board = state.boards[seat]
    levels = {f"level_{level}": board.levels[level] * LEVEL_VP[level] for level in range(1, 5) if board.levels[level]}
    return [
        ScoreLine("objectives", objective_vp(state, seat)),
        ScoreLine("technologies", technology_vp(board), levels, "+"),
        ScoreLine("endgame", level_four_vp(board)),
        ScoreLine("villages", village_vp(state, seat)),
        ScoreLine("cities", city_vp(state, seat)),
        ScoreLine("buildings", building_vp(state, seat)),
        ScoreLine("investment", investment_vp(board)),
        ScoreLine("leaders", board.leader_vp),  # R176
        ScoreLine("government", democracy_vp(board)),
    ]
