"""Kinds of hexes and the tiles they are printed on, from the component data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

_FOLDER: Final = resources.files("pentapolis") / "games" / "akropolis" / "data"
DATA: Final[dict[str, Any]] = json.loads((_FOLDER / "components.json").read_text("utf-8"))
RULES: Final[list[dict[str, Any]]] = json.loads((_FOLDER / "rules.json").read_text("utf-8"))

# Kinds are small ints in the order of the data; 0 is an empty cell.
EMPTY: Final = 0
QUARRY: Final = 1
HOUSE: Final = 2
MARKET: Final = 3
BARRACKS: Final = 4
TEMPLE: Final = 5
GARDEN: Final = 6
PLAZA: Final = 7  # the first plaza; plazas follow in the order of their districts
KINDS: Final[tuple[str, ...]] = ("empty", *(kind["id"] for kind in DATA["kinds"]))

DISTRICTS: Final[tuple[str, ...]] = ("house", "market", "barracks", "temple", "garden")
VARIANTS: Final[tuple[str, ...]] = tuple(variant["id"] for variant in DATA["variants"])  # in the order of the districts
STARS: Final[tuple[int, ...]] = tuple(kind["stars"] for kind in DATA["kinds"] if kind["category"] == "plaza")  # R4


class Tile:
    """A City tile: its id, the set on its back, and its three kinds clockwise."""

    __slots__ = ("a", "b", "c", "id", "plaza", "set", "source")

    def __init__(self, id: str, set: str, hexes: tuple[int, int, int], source: str) -> None:
        self.id = id
        self.set = set
        self.a, self.b, self.c = hexes
        self.plaza = max(hexes) >= PLAZA
        self.source = source

    @property
    def hexes(self) -> tuple[int, int, int]:
        """The three kinds, clockwise."""
        return (self.a, self.b, self.c)


def _tile(data: dict[str, Any]) -> Tile:
    a, b, c = (KINDS.index(kind) for kind in data["hexes"])
    return Tile(data["id"], data["set"], (a, b, c), data["source"])


TILES: Final[list[Tile]] = [_tile(data) for data in DATA["city_tiles"]]  # R1, R2
TILE_IDS: Final[dict[str, int]] = {tile.id: number for number, tile in enumerate(TILES)}

# R5: the starting tile as (q, r, kind).
START: Final[list[tuple[int, int, int]]] = [
    (hex["cell"][0], hex["cell"][1], KINDS.index(hex["kind"])) for hex in DATA["starting_tile"]["hexes"]
]
STARTING_STONES: Final[list[int]] = DATA["starting_stones"]["values"]  # R13
