"""The fields of a position; the map comes back tile by tile, so that only possible maps do."""

from __future__ import annotations

from typing import Any, Final

from ...core.errors import InvalidDump, short_repr
from ...core.fields import (
    ALL,
    NOBODY,
    OWNER,
    Bits,
    Cells,
    Count,
    Counts,
    Custom,
    Field,
    Fields,
    Flag,
    Id,
    Ids,
    List,
    Names,
    Numbers,
    PerSeat,
    Pile,
    Record,
    Row,
    SeatNo,
)
from ...core.kinds import Sizes, checked_list
from .actions import PLACE, SPACE
from .board import TERMS, Board
from .cards import BUILDINGS, CARDS, CIVS, COLONISTS, ERAS, FUTURES, GLORY_TILES, GLORY_VALUES, JUDGEMENTS, TECHS
from .grid import BIT, CELLS, NOWHERE, WIDTH, cells_of
from .tiles import BY_ACTION, SQUARE, SQUARE_AT, TILES
from .worldmap import OPEN_SEA, WorldMap

TILE: Final = Names("tile", TILES)
BUILDING: Final = Names("building", BUILDINGS)
CARD: Final = Names("card", CARDS)
CIV: Final = Names("civilization", CIVS)
FUTURE: Final = Names("future technology", FUTURES)
JUDGEMENT: Final = Names("judgement", JUDGEMENTS)
TECH: Final = Names("technology", TECHS)
GLORY: Final = Numbers("glory tile", GLORY_VALUES[0], GLORY_VALUES[-1])
TERM: Final = Names("score term", TERMS)
CELL: Final = Names("cell", [f"{cell // WIDTH},{cell % WIDTH}" for cell in range(CELLS)])
PLACES: Final = Names("place", [*CELL.names, "agora", "nowhere"])
MOST_GOLD: Final = 10**6
MOST_POINTS: Final = 10**5


# --- the map ---


def map_json(world: WorldMap) -> list[list[str]]:
    """The tiles in the order of their placing: tile and notation."""
    return [[TILES[placement.tile], SPACE.notation(PLACE + placement.action)] for placement in world.placed]


def rebuilt_map(data: Any, where: str, sizes: Sizes) -> WorldMap:
    """The map that these placings make (R13, R27 to R30)."""
    world: WorldMap | None = None
    used: set[int] = set()
    for at, item in enumerate(checked_list(data, where)):
        here = f"{where}[{at}]"
        if not isinstance(item, list) or len(item) != 2 or not all(isinstance(word, str) for word in item):
            raise InvalidDump(f"{here}: a tile and where it lies expected, not {short_repr(item)}")
        tile = TILE.read(item[0], here)
        actions = [PLACE + at for at, placement in enumerate(BY_ACTION[tile]) if placement is not None]
        action = next((action for action in actions if SPACE.notation(action) == item[1]), None)
        placement = BY_ACTION[tile][action - PLACE] if action is not None else None
        if placement is None or tile in used:
            raise InvalidDump(f"{here}: {short_repr(item[1])} is not a place for {short_repr(item[0])}")
        used.add(tile)
        if world is None:
            if tile != SQUARE or placement.corner != SQUARE_AT:
                raise InvalidDump(f"{here}: the square tile lies first, in the middle [R13]")
            world = OPEN_SEA.plus(placement)
        elif world.takes(placement):
            world = world.plus(placement)
        else:
            raise InvalidDump(f"{here}: the tile does not fit there [R30]")
    if world is None:
        raise InvalidDump(f"{where}: the square tile lies there from the beginning [R13]")
    return world


def placed_tiles(world: WorldMap, things: Names) -> list[int]:
    """The tiles of the map."""
    return [placement.tile for placement in world.placed] if things is TILE else []


# --- a player ---


def colonists(board: Board) -> list[tuple[int, bool]]:
    """The place and posture of each colonist."""
    return [(place, bool(board.standing >> at & 1)) for at, place in enumerate(board.places)]


def cities(board: Board) -> dict[int, int]:
    """The cubes of each city by its cell."""
    return {cell: 2 if board.doubles & BIT[cell] else 1 for cell in cells_of(board.cities)}


def made_board(**values: Any) -> Board:
    """The board with these fields."""
    pieces: list[tuple[int, bool]] = values["colonists"]
    if len(pieces) != COLONISTS:
        raise ValueError(f".colonists: {COLONISTS} expected, not {len(pieces)}")
    board = Board(values["hand"], values["future"], [place for place, _ in pieces], values["points"], values["glory"])
    board.vp = sum(board.points)
    board.standing = sum([1 << at for at, (_, standing) in enumerate(pieces) if standing])
    for cell, cubes in values["cities"].items():
        board.cities |= BIT[cell]
        board.doubles |= BIT[cell] if cubes == 2 else 0
    for name in ("gold", "techs", "reserve", "capital", "civ", "cards", "used", "golden", "greece_used"):
        setattr(board, name, values[name])
    return board


BOARD: Final = Record(
    made_board,
    Field("gold", Count(MOST_GOLD)),
    Field("points", Counts(TERM, of=Count(MOST_POINTS))),
    Field("civ", Id(CIV)),
    Field("hand", Row(CIV, ERAS), OWNER),
    Field("future", Id(FUTURE), OWNER, opened=lambda state: state.over),
    Field("techs", Bits(TECH)),
    Field("reserve", Count(12)),
    Field("capital", Id(PLACES)),
    Field("golden", Flag()),
    Field(
        "colonists",
        List(
            Record(
                lambda place, standing: (place, standing),
                Field("place", Id(PLACES), get=lambda colonist: colonist[0]),
                Field("standing", Flag(), get=lambda colonist: colonist[1]),
            ),
            COLONISTS,
        ),
        get=colonists,
    ),
    Field("cities", Cells(CELL, Count(2, low=1)), get=cities),
    Field("cards", Bits(CARD), holds=True),
    Field("used", Bits(CARD)),
    Field("glory", Ids(GLORY, 4), holds=True),
    Field("greece_used", Flag()),
)


def put_boards(state: Any, boards: list[Board]) -> None:
    """Puts the boards back, with the cells of all capitals."""
    state.boards = boards
    state.capitals = 0
    for board in boards:
        if board.capital != NOWHERE:
            state.capitals |= BIT[board.capital]


FIELDS: Final = Fields(
    Field("era", Count(ERAS, low=1)),
    Field("first", SeatNo()),
    Field("last_turns", Count(3, low=-1)),
    Field(
        "tiles",
        Custom(map_json, rebuilt_map, pieces=placed_tiles),
        ALL,
        holds=True,
        attribute="world",
    ),
    Field("threes", Pile(TILE, 4), NOBODY, holds=True),
    Field("twos", Pile(TILE, 12), NOBODY, holds=True),
    Field("decks", List(Ids(BUILDING, 6), ERAS), NOBODY),
    Field("supply", Pile(GLORY, len(GLORY_TILES)), NOBODY, holds=True),
    Field("judgements", Bits(JUDGEMENT)),
    Field("chosen", Id(JUDGEMENT, or_nothing=True)),
    Field("wonders", Bits(CARD), holds=True),
    Field("buildings", Bits(CARD), holds=True),
    Field("boards", PerSeat(BOARD), holds=True, put=put_boards),
)
