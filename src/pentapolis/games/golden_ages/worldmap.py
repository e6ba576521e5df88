"""The map as far as it lies: tiles, symbols, coasts. Never changed once made, so copies of a position share it."""

from __future__ import annotations

from typing import Final

from .cards import DATA, SYMBOLS
from .grid import CELL_BY_REMAINDER, number
from .tiles import PLACEMENTS, PLACEMENTS_OVER, Placement

_ISLAND_CELLS: Final = [(1 << number(item["row"], item["col"]), item["resources"]) for item in DATA["board"]["islands"]]
ISLANDS: Final[int] = sum([bit for bit, _ in _ISLAND_CELLS])
ISLAND_ONES: Final[list[int]] = [sum([b for b, found in _ISLAND_CELLS if found.count(s) >= 1]) for s in SYMBOLS]
ISLAND_TWOS: Final[list[int]] = [sum([b for b, found in _ISLAND_CELLS if found.count(s) >= 2]) for s in SYMBOLS]


class WorldMap:
    """Placed tiles in the order of their placing, and what follows from them as sets of cells."""

    __slots__ = ("covered", "free", "islands", "land", "needs_land", "needs_sea", "ones", "placed", "twos")

    def __init__(
        self,
        placed: list[Placement],
        covered: int,
        ones: list[int],
        twos: list[int],
        needs_land: list[int],
        needs_sea: list[int],
    ) -> None:
        self.placed = placed
        self.covered = covered  # continent
        self.ones = ones  # by symbol: cells with at least one
        self.twos = twos  # and with two
        # By side: cells whose neighbour there shows them land, or sea (R30).
        self.needs_land = needs_land
        self.needs_sea = needs_sea
        self.islands = ISLANDS & ~covered
        self.land = covered | self.islands
        # Cells next to a continent on which a tile could lie (R28, R29).
        near = needs_land[0] | needs_land[1] | needs_land[2] | needs_land[3]
        self.free = (near | needs_sea[0] | needs_sea[1] | needs_sea[2] | needs_sea[3]) & ~covered

    def takes(self, placement: Placement) -> bool:
        """Whether the tile may be laid there (R28, R29, R30)."""
        cells = placement.cells
        if cells & self.covered or not cells & self.free:
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

    def first_fit(self, tile: int, but: Placement | None = None) -> Placement | None:
        """Some place where the tile may be laid, another one than that; None if there is none.

        It looks along the coasts, where one is soon found, instead of all over the board.
        """
        free = self.free
        while free:
            low = free & -free
            for placement in PLACEMENTS_OVER[tile][CELL_BY_REMAINDER[low % 61]]:
                if placement is not but and self.takes(placement):
                    return placement
            free ^= low
        return None

    def room_for(self, tile: int) -> bool:
        """Whether the tile may be laid anywhere."""
        return self.first_fit(tile) is not None

    def plus(self, placement: Placement) -> WorldMap:
        """The map with one more tile."""
        rest = ~placement.cells  # R33: what a tile covers is gone
        ones, twos = placement.ones, placement.twos
        return WorldMap(
            [*self.placed, placement],
            self.covered | placement.cells,
            [self.ones[symbol] & rest | ones[symbol] for symbol in range(4)],
            [self.twos[symbol] & rest | twos[symbol] for symbol in range(4)],
            [self.needs_land[side] | placement.shows_land[side] for side in range(4)],
            [self.needs_sea[side] | placement.shows_sea[side] for side in range(4)],
        )


OPEN_SEA: Final = WorldMap([], 0, ISLAND_ONES, ISLAND_TWOS, [0] * 4, [0] * 4)  # the board without any tile
