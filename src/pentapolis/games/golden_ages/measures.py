"""What can be counted of a player: the yardstick of cards, judgements and future technologies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .board import Board
from .cards import (
    ALL_BUILDINGS,
    ALL_WONDERS,
    DATA,
    FUTURE_VP,
    FUTURES,
    GOLD_PER_VP,
    HIGH_TECHS,
    JUDGEMENTS,
    STARTING_TECHS,
    SYMBOLS,
    TECH_BACK,
)
from .grid import count

if TYPE_CHECKING:
    from .state import GoldenState

# The names that the data give to what is counted; the first four are the symbols in their order.
MEASURES: Final[tuple[str, ...]] = (
    *[f"{symbol}_controlled" for symbol in SYMBOLS],
    "own_cube_on_board",
    "own_city_or_capital",
    "glory_tile",
    "building_on_own_player_board",
    "wonder_built",
    "technology_tile_developed",
    "tech_level_4_or_5",
    "gold",
    "own_standing_colonist_on_board",
    "lying_colonist_on_board_all_players",
    "colonist_in_agora_all_players",
)
CUBES: Final[int] = MEASURES.index("own_cube_on_board")
CITIES: Final[int] = MEASURES.index("own_city_or_capital")
GLORY: Final[int] = MEASURES.index("glory_tile")
BUILT: Final[int] = MEASURES.index("building_on_own_player_board")
WONDERS: Final[int] = MEASURES.index("wonder_built")
TECHS: Final[int] = MEASURES.index("technology_tile_developed")
HIGH: Final[int] = MEASURES.index("tech_level_4_or_5")
GOLD: Final[int] = MEASURES.index("gold")
STANDING: Final[int] = MEASURES.index("own_standing_colonist_on_board")
LYING: Final[int] = MEASURES.index("lying_colonist_on_board_all_players")
IN_AGORA: Final[int] = MEASURES.index("colonist_in_agora_all_players")

JUDGED: Final[list[int]] = [MEASURES.index(item["per"]) for item in DATA["judgements"]]
JUDGED_VP: Final[list[int]] = [item["vp"] for item in DATA["judgements"]]
JUDGED_PER: Final[list[int]] = [item["per_count"] for item in DATA["judgements"]]
COMPARED: Final[list[int]] = [MEASURES.index(item["compare"]) for item in DATA["future_technologies"]]
assert len(JUDGED) == len(JUDGEMENTS) and len(COMPARED) == len(FUTURES)


def controlled(state: GoldenState, board: Board, symbol: int) -> int:
    """The visible symbols of that kind on cells with own pieces (R62 to R65)."""
    visible = board.presence & ~state.capitals
    world = state.world
    return count(world.ones[symbol] & visible) + count(world.twos[symbol] & visible)


def measure(state: GoldenState, seat: int, what: int) -> int:
    """How many there are."""
    board = state.boards[seat]
    if what < 4:
        return controlled(state, board, what)
    if what == CUBES:
        return board.cubes_on_board
    if what == CITIES:
        return count(board.cities) + 1  # the capital
    if what == GLORY:
        return len(board.glory)
    if what == BUILT:
        return count(board.cards & ALL_BUILDINGS)
    if what == WONDERS:
        return count(board.cards & ALL_WONDERS)
    if what == TECHS:  # G42: without the four that everybody has
        return count(board.techs & ~STARTING_TECHS)
    if what == HIGH:
        return count(board.techs & HIGH_TECHS)
    if what == GOLD:
        return board.gold
    if what == STANDING:
        return count(board.standing)
    found = 0
    for other in state.boards:  # R183: the own ones among them
        in_agora = other.in_agora
        found += in_agora if what == IN_AGORA else len(other.places) - in_agora - count(other.standing)
    return found


def judged(state: GoldenState, seat: int, judgement: int) -> int:
    """The points of the judgement for the seat (R157)."""
    return JUDGED_VP[judgement] * (measure(state, seat, JUDGED[judgement]) // JUDGED_PER[judgement])


def leads(state: GoldenState, seat: int, future: int) -> bool:
    """Whether the seat alone has the most of what the future technology compares (R166)."""
    what = COMPARED[future]
    own = measure(state, seat, what)
    for other in range(state.seats):
        if other != seat and measure(state, other, what) >= own:
            return False
    return True


def ending(state: GoldenState, seat: int) -> dict[str, int]:
    """What the end of the game would add now (R163 to R166), by the terms of the score."""
    board = state.boards[seat]
    return {
        "gold": board.gold // GOLD_PER_VP,
        "backs": sum([points for tech, points in enumerate(TECH_BACK) if board.techs >> tech & 1]),
        "glory": sum(board.glory),
        "future": FUTURE_VP if leads(state, seat, board.future) else 0,
    }
