"""A city: stacks of hexes, which placements are legal, and what a placement covers.

The hot kernel of the game: one typed array with one number per cell, 0 for an empty cell, EDGE for an empty cell beside
a built one, else height * LEVEL + number of the visible tile in this city * OWNER + kind of the visible hex. Two
exclusive-ors then compare three cells: heights differ from LEVEL up, tiles from OWNER up.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ...core.rng import Rng
from .actions import FIELD, HALF, NUM_ACTIONS, TAKES, placed
from .grid import SIZES, Grid, grid
from .tiles import QUARRY, START

KIND: Final = 15  # mask of the kind
OWNER: Final = 16
EDGE: Final = 512
LEVEL: Final = 1024
ROOM: Final = 64  # for footprints that become legal at once


class City:
    """The visible hexes of one player's city, and the placements that made it."""

    __slots__ = ("_legal", "_listed", "_open", "cells", "east", "grid", "north", "placements", "south", "west")

    def __init__(self, grid: Grid, cells: vec[i64], placements: list[int]) -> None:
        self.grid = grid
        self.cells = cells
        self.placements = placements  # of every tile placed: its number * NUM_ACTIONS + the action
        self.west: i64 = 0  # the box around all built cells
        self.east: i64 = 0
        self.north: i64 = 0
        self.south: i64 = 0
        # Kept up to date once somebody has asked for them:
        self._listed = False
        self._open: vec[i64] = vec[i64]()  # legal footprints, ascending
        self._legal: list[int] = []  # the actions that cover them, in the same order

    def copy(self) -> City:
        """An independent copy; it lists its legal placements when it is asked for them."""
        other = City(self.grid, self.cells[:], self.placements[:])
        other.west = self.west
        other.east = self.east
        other.north = self.north
        other.south = self.south
        return other

    def fits(self, footprint: i64) -> bool:
        """Whether a tile may lie there (R31, R32, R34 to R37); tile and turn make no difference (R99)."""
        cells = self.cells
        x = footprint >> 1
        above = x - self.grid.size
        a = cells[x]
        b = cells[x + 1] if footprint & 1 else cells[above]
        c = cells[above + 1]
        if a < LEVEL:
            return a | b | c == EDGE
        different = (a ^ b) | (a ^ c)
        return different < LEVEL and different >= OWNER

    def forget(self) -> None:
        """Stops keeping the list of legal placements up to date, until somebody asks for it again."""
        self._listed = False

    def legal(self) -> list[int]:
        """Every legal placing action, footprint by footprint."""
        if not self._listed:
            self._open = self._scan() if self.placements else _FIRST_OPEN[:]
            self._legal = self._turned(self._open, 0, len(self._open))
            self._listed = True
        return self._legal[:]

    def _scan(self) -> vec[i64]:
        """Looks at every footprint in the box around the city."""
        found = vec[i64]()
        row = self.grid.cell(self.west - 2, self.north - 1)
        last = self.grid.cell(self.west - 2, self.south + 2)
        width = self.east - self.west + 4
        while row <= last:
            footprint = 2 * row
            while footprint < 2 * (row + width):
                if self.fits(footprint):
                    found = append(found, footprint)
                footprint += 1
            row += self.grid.size
        return found

    def sample(self, rng: Rng) -> int:
        """A random legal placing action, each as likely: tries spots in the box around the city until one fits."""
        line = 2 * (self.east - self.west + 4)
        corner = 2 * self.grid.cell(self.west - 2, self.north - 1)
        spots = line * (self.south - self.north + 4)
        while True:
            spot = rng.below(spots)
            row = spot // line
            footprint = corner + row * 2 * self.grid.size + spot - row * line
            if self.fits(footprint):
                return self.grid.turns[footprint][rng.below(3)]

    def last_placement(self) -> tuple[int, int, int, int]:
        """Anchor q and r, rotation and level of the newest tile."""
        q, r, rotation = placed(self.placements[-1] % NUM_ACTIONS)
        return q, r, rotation, int(self.cells[self.grid.cell(q, r)] // LEVEL)

    def tiles(self) -> list[tuple[int, int, int, int]]:
        """Every placement in order: tile, anchor q and r, rotation."""
        return [(placement // NUM_ACTIONS, *placed(placement % NUM_ACTIONS)) for placement in self.placements]

    def visible(self) -> list[tuple[int, int, int, int, int]]:
        """Every built cell, row by row: q, r, kind, level, number of its tile in this city (0: starting tile)."""
        found: list[tuple[int, int, int, int, int]] = []
        for r in range(int(self.north), int(self.south) + 1):
            for q in range(int(self.west), int(self.east) + 1):
                value = int(self.cells[self.grid.cell(q, r)])
                if value >= LEVEL:
                    found.append((q, r, value & KIND, value // LEVEL, value % EDGE // OWNER))
        return found

    def height(self, q: int, r: int) -> int:
        """The level of the visible hex of the cell; 0 if it is empty."""
        if not (self.west <= q <= self.east and self.north <= r <= self.south):
            return 0
        return int(self.cells[self.grid.cell(q, r)] // LEVEL)

    def hex_at(self, q: int, r: int) -> tuple[int, int]:
        """Kind of the visible hex of the cell and number of its tile in this city; (0, -1) if it is empty."""
        if self.height(q, r) == 0:
            return 0, -1
        value = int(self.cells[self.grid.cell(q, r)])
        return value & KIND, value % EDGE // OWNER

    def footprint(self, action: i64) -> i64:
        """The footprint a placing action covers, or -1 if it does not lie inside the window."""
        spot = (action - TAKES) // 6
        rotation = (action - TAKES) - spot * 6
        q = (spot & (FIELD - 1)) - HALF
        r = spot // FIELD - HALF
        window = self.grid
        if q < 2 - window.half or q > window.half - 3 or r < 2 - window.half or r > window.half - 3:
            return -1
        x = window.cell(q, r)
        p = rotation & 1
        if rotation >= 4:
            x -= window.steps[p + 1]
        elif rotation >= 2:
            x -= window.steps[p]
        return 2 * x + p

    def allows(self, action: int) -> bool:
        """Whether the placing action is legal."""
        footprint = self.footprint(action)
        return footprint >= 0 and self.fits(footprint)

    def place(self, number: int, action: int, a: int, b: int, c: int) -> int:
        """Puts the kinds a, b, c of tile `number` down (R40) and returns how many quarries they cover (R42, R43)."""
        self.placements.append(number * NUM_ACTIONS + action)
        footprint = self.footprint(action)
        window = self.grid
        p = footprint & 1
        x = footprint >> 1
        y = x + window.steps[p]
        z = x + window.steps[p + 1]
        turn = (action - TAKES) % 6 // 2
        if turn == 1:
            a, b, c = c, a, b
        elif turn == 2:
            a, b, c = b, c, a
        ground = self.cells[x] < LEVEL
        quarries = self._cover(x, a) + self._cover(y, b) + self._cover(z, c)
        if ground:
            self._spread(x, y, z)
        if self._listed:
            self._reopen(2 * x, (window.near_ground if ground else window.near_upper)[p])
        if ground:
            self._make_room()
        return quarries

    def _cover(self, cell: i64, kind: i64) -> int:
        """Puts one hex of the newest tile on the cell; 1 if it covers a quarry."""
        old = self.cells[cell]
        self.cells[cell] = (old // LEVEL + 1) * LEVEL + len(self.placements) * OWNER + kind
        return 1 if old & KIND == QUARRY else 0

    def _spread(self, x: i64, y: i64, z: i64) -> None:
        """Three cells have been built on the ground: their empty neighbours are edge now, the box may grow."""
        cells = self.cells
        for step in self.grid.steps:
            if cells[x + step] == 0:
                cells[x + step] = EDGE
            if cells[y + step] == 0:
                cells[y + step] = EDGE
            if cells[z + step] == 0:
                cells[z + step] = EDGE
        self._stretch(x)
        self._stretch(y)
        self._stretch(z)

    def _stretch(self, cell: i64) -> None:
        """Makes the box hold the cell."""
        window = self.grid
        r = cell // window.size - window.half
        q = cell % window.size - window.half
        if q < self.west:
            self.west = q
        if q > self.east:
            self.east = q
        if r < self.north:
            self.north = r
        if r > self.south:
            self.south = r

    def _reopen(self, base: i64, near: vec[i64]) -> None:
        """Looks again at the footprints whose legality may have changed: those near 2 * cell `base`."""
        old = self._open
        known: i64 = len(old)
        first = base + near[0]
        low: i64 = 0
        while low < known and old[low] < first:
            low += 1
        new = vec[i64](capacity=known + ROOM)
        at: i64 = 0
        while at < low:
            new = append(new, old[at])
            at += 1
        for offset in near:
            footprint = base + offset
            while at < known and old[at] < footprint:
                new = append(new, old[at])
                at += 1
            if at < known and old[at] == footprint:
                at += 1
            if self.fits(footprint):
                new = append(new, footprint)
        high: i64 = len(new)
        self._legal[int(3 * low) : int(3 * at)] = self._turned(new, low, high)
        while at < known:
            new = append(new, old[at])
            at += 1
        self._open = new

    def _turned(self, footprints: vec[i64], at: i64, end: i64) -> list[int]:
        """The placing actions that cover these footprints, three turns each."""
        turns = self.grid.turns
        actions: list[int] = []
        while at < end:
            actions.extend(turns[footprints[at]])
            at += 1
        return actions

    def _make_room(self) -> None:
        """Moves to the next larger window before the city comes too near to the edge of this one."""
        old = self.grid
        limit = old.half - 5
        if self.west >= -limit and self.north >= -limit and self.east <= limit and self.south <= limit:
            return
        if old.size == FIELD:
            return
        new = grid(SIZES[SIZES.index(int(old.size)) + 1])
        cells = vec[i64]([0] * int(new.size * new.size))
        for r in range(int(self.north) - 1, int(self.south) + 2):
            for q in range(int(self.west) - 1, int(self.east) + 2):
                cells[new.cell(q, r)] = self.cells[old.cell(q, r)]
        self.grid, self.cells, self._listed = new, cells, False


def _first_city() -> City:
    """R11: a city that holds the starting tile and nothing else."""
    window = grid(SIZES[0])
    city = City(window, vec[i64]([0] * int(window.size * window.size)), [])
    for q, r, kind in START:
        city._cover(window.cell(q, r), kind)
        city._stretch(window.cell(q, r))
    for q, r, _ in START:
        for step in window.around:
            if city.cells[window.cell(q, r) + step] == 0:
                city.cells[window.cell(q, r) + step] = EDGE
    return city


_FIRST: Final = _first_city()
_FIRST_OPEN: Final = _FIRST._scan()


def first_city() -> City:
    """A new city with its starting tile."""
    return _FIRST.copy()
