"""What a view of The Golden Ages holds, as types: `make types` writes them for the page, a test holds views to them."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Symbol = Literal["game", "gem", "stone", "wheat"]
Ground = Literal["continent", "island", "sea"]


class Place(TypedDict):
    """A cell of the map."""

    row: int
    col: int


class PlacedTile(TypedDict):
    """A tile on the map: the upper left corner of the turned tile, and its degrees clockwise."""

    tile: str
    row: int
    col: int
    rotation: int


class City(TypedDict):
    """Whose city stands on a cell, and of how many cubes."""

    seat: int
    cubes: int


class People(TypedDict):
    """A seat's colonists on a cell."""

    seat: int
    standing: int
    lying: int


class Cell(TypedDict):
    """A cell that is more than empty open sea; `land` has the letters of the sides that are land."""

    row: int
    col: int
    ground: Ground
    land: str
    symbols: list[Symbol]
    hidden: bool
    capital: int | None
    city: City | None
    colonists: list[People]


class Piles(TypedDict):
    """How many are left, face down."""

    threes: int
    twos: int
    buildings: list[int]
    glory: int


class Looked(TypedDict):
    """China's two glory tiles while one is chosen; which ones for the attacker alone."""

    seat: int
    count: int
    values: list[int] | None


class Colonist(TypedDict):
    """A colonist: on a cell of the `map`, in the `agora`, or not yet anywhere."""

    place: str
    row: NotRequired[int]
    col: NotRequired[int]
    standing: bool


class OwnCity(TypedDict):
    """A city of the seat."""

    row: int
    col: int
    cubes: int


class OwnCard(TypedDict):
    """A card before a seat, and whether it was used in this era."""

    card: str
    used: bool


class Board(TypedDict):
    """What lies before a seat. `hand` and `future` are for its owner; `ending` is what the end would add now."""

    gold: int
    score: int
    civ: str | None
    revealed: str | None
    hidden_civs: list[int]
    hand: dict[str, str] | None
    future: str | None
    techs: list[str]
    range: int
    slots: int
    reserve: int
    cubes_on_tiles: int
    controls: dict[Symbol, int]
    capital: Place | None
    golden_age: bool
    colonists: list[Colonist]
    cities: list[OwnCity]
    buildings: list[OwnCard]
    wonders: list[OwnCard]
    glory: list[int]
    ending: dict[str, int | None]
    attack_cost: int | None
    greece_used: bool


class PositionView(TypedDict):
    """What the game adds to a view. `judged` has for every judgement its points by seat, were it to be judged now."""

    era: int
    first: int
    last_turns: int | None
    tiles: list[PlacedTile]
    cells: list[Cell]
    agora: list[int]
    wonders: list[str]
    buildings: list[str]
    judgements: list[str]
    judgement: str | None
    judged: dict[str, list[int]]
    piles: Piles
    looked: Looked | None
    boards: list[Board]


class Op(TypedDict):
    """One effect of a component, as the rules read it."""

    timing: str
    op: str
    amount: NotRequired[int | Literal["full_cost"]]
    per: NotRequired[str]
    resource: NotRequired[str]
    tech: NotRequired[str]
    count: NotRequired[int]
    slot: NotRequired[int]
    range: NotRequired[int | str]


class Tech(TypedDict):
    """A technology as it is printed."""

    id: str
    row: str
    level: int
    cost: int
    end_game_vp: int
    cubes_on_tile: int
    makes_obsolete: str | None
    ops: list[Op]


class Building(TypedDict):
    """A building as it is printed; those of one `type` are alike."""

    id: str
    type: str
    era: int
    ops: list[Op]


class Wonder(TypedDict):
    """A wonder as it is printed, with the civilization that pays less."""

    id: str
    era: int
    cost: int
    discount_civilization: str | None
    discounted_cost: int | None
    ops: list[Op]


class Civilization(TypedDict):
    """A civilization as it is printed."""

    id: str
    era: int
    value: int
    ops: list[Op]


class Judgement(TypedDict):
    """What history judges by: points for so many of something."""

    id: str
    vp: int
    per: str
    per_count: int


class Future(TypedDict):
    """A future technology: what one must have the most of."""

    id: str
    vp: int
    compare: str


class Edges(TypedDict):
    """What the sides of a cell are: land or sea."""

    n: str
    e: str
    s: str
    w: str


class TileCell(TypedDict):
    """A cell of a tile that is not turned."""

    row: int
    col: int
    resources: list[Symbol]
    edges: Edges


class Tile(TypedDict):
    """A tile of land."""

    id: str
    cells: list[TileCell]


class InvasionSpace(TypedDict):
    """A space of the invasion track."""

    position: int
    gold_cost: int


class Components(TypedDict):
    """What never changes."""

    continent_tiles: list[Tile]
    technologies: list[Tech]
    buildings: list[Building]
    wonders: list[Wonder]
    civilizations: list[Civilization]
    judgements: list[Judgement]
    future_technologies: list[Future]
    invasion_track: list[InvasionSpace]
