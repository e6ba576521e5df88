"""The map as far as it lies: tiles, symbols, coasts. Never changed once made, so copies of a position share it."""

from __future__ import annotations

from typing import Final

from .cards import DATA, SYMBOLS
from .grid import ALL_CELLS, NOT_LEFT, NOT_RIGHT, WIDTH, number
from .tiles import OPPOSITE, PLACEMENTS, Placement

_ISLAND_CELLS: Final = [(1 << number(item["row"], item["col"]), item["resources"]) for item in DATA["board"]["islands"]]
ISLANDS: Final[int] = sum([bit for bit, _ in _ISLAND_CELLS])
ISLAND_ONES: Final[list[int]] = [sum([b for b, found in _ISLAND_CELLS if found.count(s) >= 1]) for s in SYMBOLS]
ISLAND_TWOS: Final[list[int]] = [sum([b for b, found in _ISLAND_CELLS if found.count(s) >= 2]) for s in SYMBOLS]


def next_to(cells: int, side: int) -> int:
    """The cells that have one of these at that side (n, e, s, w); over the edge there is nothing (R31)."""
    if side == 0:
        return (cells << WIDTH) & ALL_CELLS
    if side == 1:
        return (cells & NOT_LEFT) >> 1
    if side == 2:
        return cells >> WIDTH
    return (cells & NOT_RIGHT) << 1


class WorldMap:
    """Placed tiles in the order of their placing, and what follows from them as sets of cells."""

    __slots__ = ("covered", "islands", "land", "near", "needs_land", "needs_sea", "ones", "placed", "twos")

    def __init__(self, placed: list[Placement]) -> None:
        self.placed = placed
        self.covered = 0  # continent
        land = [0, 0, 0, 0]
        ones, twos = ISLAND_ONES[:], ISLAND_TWOS[:]
        for placement in placed:
            self.covered |= placement.cells
            for side in range(4):
                land[side] |= placement.land[side]
            for symbol in range(4):  # R33: what a tile covers is gone
                ones[symbol] = ones[symbol] & ~placement.cells | placement.ones[symbol]
                twos[symbol] = twos[symbol] & ~placement.cells | placement.twos[symbol]
        self.islands = ISLANDS & ~self.covered
        self.land = self.covered | self.islands
        self.ones = ones  # by symbol: cells with at least one
        self.twos = twos  # and with two
        # By side: cells whose neighbour there shows them land, or sea (R30).
        self.needs_land = [next_to(land[OPPOSITE[side]], side) for side in range(4)]
        self.needs_sea = [next_to(self.covered & ~land[OPPOSITE[side]], side) for side in range(4)]
        self.near = 0
        for side in range(4):
            self.near |= next_to(self.covered, side)

    def takes(self, placement: Placement) -> bool:
        """Whether the tile may be laid there (R28, R29, R30)."""
        cells = placement.cells
        if cells & self.covered or not cells & self.near:
            return False
        land, sea = placement.land, placement.sea
        needs_land, needs_sea = self.needs_land, self.needs_sea
        return not (
            land[0] & needs_sea[0]
            or sea[0] & needs_land[0]
            or land[1] & needs_sea[1]
            or sea[1] & needs_land[1]
            or land[2] & needs_sea[2]
            or sea[2] & needs_land[2]
            or land[3] & needs_sea[3]
            or sea[3] & needs_land[3]
        )

    def fits(self, tile: int) -> list[Placement]:
        """Everywhere the tile may be laid, in the order of the actions."""
        return [placement for placement in PLACEMENTS[tile] if self.takes(placement)]

    def room_for(self, tile: int) -> bool:
        """Whether the tile may be laid anywhere."""
        for placement in PLACEMENTS[tile]:
            if self.takes(placement):
                return True
        return False

    def plus(self, placement: Placement) -> WorldMap:
        """The map with one more tile."""
        return WorldMap([*self.placed, placement])
