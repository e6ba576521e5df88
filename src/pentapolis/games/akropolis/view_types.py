"""What a view of Akropolis holds, as types: `make types` writes them for the page, and a test holds views to them."""

from __future__ import annotations

from typing import Literal, TypedDict

District = Literal["house", "market", "barracks", "temple", "garden"]
Kind = Literal[
    "quarry",
    "house",
    "market",
    "barracks",
    "temple",
    "garden",
    "house_plaza",
    "market_plaza",
    "barracks_plaza",
    "temple_plaza",
    "garden_plaza",
]


class SiteTile(TypedDict):
    """A tile of the Site and its price in Stones."""

    tile: str
    price: int


class HandTile(TypedDict):
    """The tile that somebody has taken and not yet placed."""

    seat: int
    tile: str
    price: int


class Cell(TypedDict):
    """A hex as it is seen from above. `placement` is the tile it belongs to (0: the starting tile).

    `worth` is what a district adds to the value of its kind now, null for other hexes.
    """

    q: int
    r: int
    kind: Kind
    level: int
    placement: int
    worth: int | None


class Placement(TypedDict):
    """A tile that was laid: its first hex and its rotation."""

    tile: str
    q: int
    r: int
    rotation: int


class CityView(TypedDict):
    """A city: its tiles in the order in which they were laid, what is seen from above, and its lakes."""

    placements: list[Placement]
    cells: list[Cell]
    lakes: list[tuple[int, int]]


class PositionView(TypedDict):
    """What the game adds to a view; everything is open to all."""

    site: list[SiteTile]
    hand: HandTile | None
    piles: int
    pile_size: int
    unseen: list[str]
    first: int
    chief: int
    round: int
    stones: list[int]
    cities: list[CityView]
    architect: list[str]


class StartHex(TypedDict):
    """A hex of the starting tile, with which every city begins."""

    q: int
    r: int
    kind: Kind


class Components(TypedDict):
    """What never changes: the three hexes of every tile, clockwise, the starting tile, and the stars on plazas."""

    tiles: dict[str, list[Kind]]
    start: list[StartHex]
    stars: dict[District, int]
