"""The seventeen continent tiles, turned and put everywhere they could lie."""

from __future__ import annotations

from typing import Any, Final

from .cards import DATA, SYMBOLS
from .grid import ALL_CELLS, CELLS, HEIGHT, NOT_LEFT, NOT_RIGHT, WIDTH, number

SIDES: Final = ("n", "e", "s", "w")
OPPOSITE: Final[list[int]] = [2, 3, 0, 1]
ROTATIONS: Final[tuple[str, ...]] = ("0", "90", "180", "270")
TILES: Final[tuple[str, ...]] = tuple(tile["id"] for tile in DATA["continent_tiles"])
TILE_DATA: Final[list[dict[str, Any]]] = DATA["continent_tiles"]
SIZES: Final[list[int]] = [tile["size"] for tile in TILE_DATA]
SQUARE: Final[int] = SIZES.index(4)
THREES: Final[list[int]] = [at for at, size in enumerate(SIZES) if size == 3]
TWOS: Final[list[int]] = [at for at, size in enumerate(SIZES) if size == 2]
SQUARE_AT: Final[int] = number(*DATA["board"]["square_tile_cells"][0])


class Part:
    """One cell of a tile: where it lies in the tile, the land among its sides (n, e, s, w), its symbols."""

    __slots__ = ("col", "land", "row", "symbols")

    def __init__(self, row: int, col: int, land: list[bool], symbols: list[int]) -> None:
        self.row = row
        self.col = col
        self.land = land
        self.symbols = symbols  # how many of each


def read_parts(tile: dict[str, Any]) -> list[Part]:
    """The cells of a tile as printed."""
    return [
        Part(
            cell["row"],
            cell["col"],
            [cell["edges"][side] == "land" for side in SIDES],
            [cell["resources"].count(symbol) for symbol in SYMBOLS],
        )
        for cell in tile["cells"]
    ]


def turned(parts: list[Part]) -> list[Part]:
    """The tile a quarter clockwise: what was north is east (R172); its corner is at (0, 0) again."""
    height = 1 + max(part.row for part in parts)
    return [
        Part(part.col, height - 1 - part.row, [part.land[side - 1] for side in range(4)], part.symbols)
        for part in parts
    ]


def next_to(cells: int, side: int) -> int:
    """The cells that have one of these at that side (n, e, s, w); over the edge there is nothing (R31)."""
    if side == 0:
        return (cells << WIDTH) & ALL_CELLS
    if side == 1:
        return (cells & NOT_LEFT) >> 1
    if side == 2:
        return cells >> WIDTH
    return (cells & NOT_RIGHT) << 1


class Placement:
    """A tile at a place: its cells, and by side those of them that show land or sea there."""

    __slots__ = (
        "action",
        "cells",
        "corner",
        "land",
        "ones",
        "parts",
        "rotation",
        "sea",
        "shows_land",
        "shows_sea",
        "tile",
        "twos",
    )

    def __init__(self, tile: int, corner: int, rotation: int, parts: list[Part]) -> None:
        self.tile = tile
        self.corner = corner  # of the bounding box, upper left (R172)
        self.rotation = rotation
        self.action = 4 * corner + rotation  # among the actions that place
        row, col = divmod(corner, WIDTH)
        self.parts = [number(row + part.row, col + part.col) for part in parts]
        bits = [1 << cell for cell in self.parts]
        self.cells = sum(bits)
        self.land = [sum([bit for bit, part in zip(bits, parts, strict=True) if part.land[side]]) for side in range(4)]
        self.sea = [self.cells & ~land for land in self.land]
        # By side: the cells around that have land, or sea, of the tile there.
        self.shows_land = [next_to(self.land[OPPOSITE[side]], side) for side in range(4)]
        self.shows_sea = [next_to(self.sea[OPPOSITE[side]], side) for side in range(4)]
        # By symbol: the cells that show it at least once, and those that show it twice.
        self.ones = [sum([b for b, part in zip(bits, parts, strict=True) if part.symbols[s] >= 1]) for s in range(4)]
        self.twos = [sum([b for b, part in zip(bits, parts, strict=True) if part.symbols[s] >= 2]) for s in range(4)]


def everywhere(tile: int) -> list[Placement]:
    """Every place inside the board in every rotation (R27, R32), in the order of the actions.

    A tile that looks the same after half a turn is there in the smaller rotation only.
    """
    found: list[Placement] = []
    looks: set[str] = set()
    parts = read_parts(TILE_DATA[tile])
    for rotation in range(4):
        look = repr(sorted([(part.row, part.col, part.land, part.symbols) for part in parts]))
        if look not in looks:
            looks.add(look)
            height = 1 + max(part.row for part in parts)
            width = 1 + max(part.col for part in parts)
            for row in range(HEIGHT - height + 1):
                for col in range(WIDTH - width + 1):
                    found.append(Placement(tile, number(row, col), rotation, parts))
        parts = turned(parts)
    return sorted(found, key=lambda placement: placement.action)


PLACEMENTS: Final[list[list[Placement]]] = [everywhere(tile) for tile in range(len(TILES))]
# By tile and action among those that place; None where the tile cannot lie at all.
BY_ACTION: Final[list[list[Placement | None]]] = []
for _placements in PLACEMENTS:
    _row: list[Placement | None] = [None] * (4 * CELLS)
    for _placement in _placements:
        _row[_placement.action] = _placement
    BY_ACTION.append(_row)
# By tile and cell: the places where the tile covers the cell.
PLACEMENTS_OVER: Final[list[list[list[Placement]]]] = [
    [[placement for placement in placements if placement.cells >> cell & 1] for cell in range(CELLS)]
    for placements in PLACEMENTS
]
