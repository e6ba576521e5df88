"""The fields of a position, declared once: dumps, loading and planes come from them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ...core.errors import InvalidDump
from ...core.fields import (
    NOBODY,
    Bits,
    Cells,
    Count,
    Counts,
    Field,
    Fields,
    Flag,
    Id,
    Ids,
    List,
    Names,
    PerSeat,
    Record,
    Row,
    SeatNo,
)
from .actions import unit_number, unit_of
from .board import Board
from .cards import (
    BUILDING_IDS,
    BUILDING_LEVELS,
    BUILDINGS,
    COLUMNS,
    CUBES,
    GOVERNMENT_IDS,
    LEADER_IDS,
    LEADERS,
    MOST_ROUNDS,
    OBJECTIVE_IDS,
    PAWNS,
    RIVER,
    SLOT_IDS,
    SLOT_LEVEL,
    SLOTS,
    SPOT_IDS,
    SUPPLY,
    TECH_IDS,
    TECH_LEVEL,
    TECHS,
    TERRITORIES,
    TERRITORY_IDS,
    TOKEN_PAIRS,
    TOKENS,
    TRACK_CUBES,
    TRACKS,
    UNITS,
)
from .places import CELLS, FIELD, PLACE_IDS, PLACES, UNIT_PLACE_IDS
from .scripts import hooks_of
from .view import PILES

if TYPE_CHECKING:
    from .state import HorizonState

TECH: Final = Names("technology", TECH_IDS)
LEADER: Final = Names("leader", LEADER_IDS)
GOVERNMENT: Final = Names("government", GOVERNMENT_IDS)
OBJECTIVE: Final = Names("objective", OBJECTIVE_IDS)
TERRITORY: Final = Names("territory", TERRITORY_IDS)
BUILDING: Final = Names("building", BUILDING_IDS)
SLOT: Final = Names("slot", SLOT_IDS)
SPOT: Final = Names("space", SPOT_IDS)
PLACE: Final = Names("tile", PLACE_IDS)
COLUMN: Final = Names("column", COLUMNS)
TRACK: Final = Names("track", TRACKS)
TOKEN: Final = Names("token", TOKENS)
PILE: Final = Names("pile", [str(level) for level in PILES])
RIVERS: Final = Names("river", [str(level) for level in BUILDING_LEVELS])
# Every unit there can be, in the order of the actions.
UNIT: Final = Names(
    "unit",
    [f"{kind} {strength} {place}" for place in UNIT_PLACE_IDS for kind in UNITS for strength in range(1, 7)],
)
MOST_COINS: Final = 10_000_000
DISTANCE: Final = FIELD.radius


class Tile:
    """A laid tile as dumps write it."""

    def __init__(self, q: int, r: int, building: int, village: int, city: int, left: int, right: int) -> None:
        if (q, r) not in FIELD.numbers:
            raise ValueError(f": no tile lies as far out as {q}, {r}")
        self.q = q
        self.r = r
        self.building = building
        self.village = village
        self.city = city
        self.left = left
        self.right = right


def tiles(state: HorizonState) -> dict[int, Tile]:
    """The map by place."""
    found: dict[int, Tile] = {}
    for place in range(PLACES):
        if state.cell_of[place] >= 0:
            q, r = FIELD.cells[state.cell_of[place]]
            owners = (state.village[place], state.city[place], state.left[place], state.right[place])
            found[place] = Tile(q, r, state.building_on[place], *owners)
    return found


def put_tiles(state: HorizonState, found: dict[int, Tile]) -> None:
    """Lays the map."""
    state.at = [-1] * CELLS
    state.cell_of = [-1] * PLACES
    state.building_on = [-1] * PLACES
    state.village = [-1] * PLACES
    state.city = [-1] * PLACES
    state.left = [-1] * PLACES
    state.right = [-1] * PLACES
    for place, tile in found.items():
        cell = FIELD.numbers[tile.q, tile.r]
        if state.at[cell] >= 0:
            raise InvalidDump(f"position.map: {PLACE_IDS[place]} and {PLACE_IDS[state.at[cell]]} lie on each other")
        state.at[cell] = place
        state.cell_of[place] = cell
        state.building_on[place] = tile.building
        state.village[place] = tile.village
        state.city[place] = tile.city
        state.left[place] = tile.left
        state.right[place] = tile.right


def made_board(units: list[int], **values: Any) -> Board:
    """A board with what follows from its fields; the seat and what lies on the map come later."""
    board = Board(0, values.pop("columns"), values.pop("cubes"), [], TOKEN_PAIRS[:], values.pop("held"))
    for number in units:
        unit = unit_of(number)
        board.add_unit(unit >> 4, unit >> 3 & 1, unit & 7)
    if min(board.tokens) < 0:
        raise ValueError(".units: more units than there are tokens for")
    for name, value in values.items():
        setattr(board, name, value)
    levels = [0] * 5
    for slot in range(SLOTS):
        levels[SLOT_LEVEL[slot]] += board.scholars >> slot & 1
    for tech in board.private:
        levels[TECH_LEVEL[tech]] += 1
    board.levels = levels
    board.hooks = hooks_of(board)
    return board


def put_boards(state: HorizonState, boards: list[Board]) -> None:
    """Gives every board its seat and what it has on the map."""
    owners = (state.village, state.city, state.left, state.right)
    for seat, board in enumerate(boards):
        board.seat = seat
        board.villages = state.village.count(seat)
        board.cities = state.city.count(seat)
        board.buildings = state.left.count(seat) + state.right.count(seat)
        board.homes = [place for place in range(PLACES) if any(own[place] == seat for own in owners)]
    state.boards = boards


def put_piles(state: HorizonState, found: list[list[int]]) -> None:
    """The piles of levels II and III."""
    state.piles = [[], [], *found, []]


def put_unseen(state: HorizonState, found: list[int]) -> None:
    """How many cards of each pile nobody has seen."""
    state.unseen = [0, 0, *found, 0]


def put_rivers(state: HorizonState, found: list[list[int]]) -> None:
    """The rivers of the three levels."""
    state.rivers = [[], *found]


def put_building_piles(state: HorizonState, found: list[list[int]]) -> None:
    """The piles under them."""
    state.building_piles = [[], *found]


OWNED: Final = SeatNo(or_nobody=True)
FIELDS: Final = Fields(
    Field("first", SeatNo()),
    Field("current", SeatNo()),
    Field("round", Count(MOST_ROUNDS)),
    Field("end_round", Count(MOST_ROUNDS)),
    Field("tiles_revealed", Count(TERRITORIES)),
    Field("reveal_limit", Count(99, low=1)),
    Field("has_invested", Flag()),
    Field("offered", Ids(GOVERNMENT, 4, ascending=True)),
    Field("technologies", Row(TECH, SLOTS), holds=True, attribute="tech_at"),
    Field("leaders", Row(LEADER, SLOTS), NOBODY, holds=True, attribute="leader_at"),
    Field(
        "piles",
        Counts(PILE, of=Ids(TECH, TECHS)),
        NOBODY,
        get=lambda state: [state.piles[level] for level in PILES],
        put=put_piles,
    ),
    Field(
        "unseen",
        Counts(PILE, TECHS),
        get=lambda state: [state.unseen[level] for level in PILES],
        put=put_unseen,
    ),
    Field("objectives", Ids(OBJECTIVE, 3)),
    Field("claims", List(List(SeatNo(), 4), 3)),
    Field("territories", Ids(TERRITORY, TERRITORIES), NOBODY, holds=True),
    Field("explored", Count(TERRITORIES)),
    Field(
        "map",
        Cells(
            PLACE,
            Record(
                Tile,
                Field("q", Count(DISTANCE, low=-DISTANCE)),
                Field("r", Count(DISTANCE, low=-DISTANCE)),
                Field("building", Id(BUILDING, or_nothing=True), holds=True),
                Field("village", OWNED),
                Field("city", OWNED),
                Field("left", OWNED),
                Field("right", OWNED),
            ),
        ),
        holds=True,
        get=tiles,
        put=put_tiles,
    ),
    Field(
        "rivers",
        Counts(RIVERS, of=Ids(BUILDING, RIVER)),
        get=lambda state: state.rivers[1:],
        put=put_rivers,
    ),
    Field(
        "building_piles",
        Counts(RIVERS, of=Ids(BUILDING, BUILDINGS)),
        NOBODY,
        get=lambda state: state.building_piles[1:],
        put=put_building_piles,
    ),
    Field("supply", Counts(TOKEN, max(SUPPLY))),
    Field(
        "boards",
        PerSeat(
            Record(
                made_board,
                Field("coins", Count(MOST_COINS)),
                Field("active", Count(PAWNS)),
                Field("columns", Counts(COLUMN, PAWNS)),
                Field("cubes", Counts(TRACK, max(TRACK_CUBES))),
                Field("invested", Count(CUBES)),
                Field("units", Ids(UNIT, PAWNS, ascending=True), get=lambda board: [*map(unit_number, board.units)]),
                Field("held", Counts(TOKEN, max(SUPPLY))),
                Field("reserve", Ids(BUILDING, BUILDINGS, ascending=True), holds=True),
                Field("scholars", Bits(SLOT)),
                Field("techs", Ids(TECH, TECHS, ascending=True)),
                Field("private", Ids(TECH, TECHS), holds=True),
                Field("leaders", Ids(LEADER, LEADERS), holds=True),
                Field("leader_vp", Count(MOST_COINS)),
                Field("government", Id(GOVERNMENT, or_nothing=True)),
                Field("pawn", Id(SPOT, or_nothing=True)),
            )
        ),
        holds=True,
        put=put_boards,
    ),
)
