"""Geometry of the square windows onto the hex field in which cities are kept.

Cells are numbered row by row, so a neighbour is a fixed step away. A footprint, three mutually adjacent cells, is the
corner they share: number 2 * cell + p stands for the cells X, X + direction p and X + direction p + 1, with p 0 or 1.
Each footprint can be covered in three turns of the tile.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .actions import FIELD, place_action

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from north


class Grid:
    """A window of `size` x `size` cells around the centre, with its tables."""

    __slots__ = ("around", "centre", "half", "near_ground", "near_upper", "rings", "size", "steps", "turns")

    def __init__(self, size: int) -> None:
        self.size: i64 = size
        self.half: i64 = size // 2
        self.centre: i64 = self.half * size + self.half
        self.steps: vec[i64] = vec[i64]([dq + dr * size for dq, dr in DIRECTIONS])
        self.around: list[int] = [dq + dr * size for dq, dr in DIRECTIONS]
        # By p: the footprints around footprint (0, p) whose legality a placing there can change, ascending.
        self.near_upper = [self._near(p, False) for p in (0, 1)]
        self.near_ground = [self._near(p, True) for p in (0, 1)]
        # By p: the nine cells around footprint (0, p), each beside the next.
        self.rings: list[vec[i64]] = [vec[i64](self._ring(p)) for p in (0, 1)]
        # By footprint: the three placing actions that cover it.
        self.turns = [self._turns(footprint) for footprint in range(2 * size * size)]

    def cell(self, q: i64, r: i64) -> i64:
        """The number of a cell that lies inside the window."""
        return self.centre + r * self.size + q

    def _turns(self, footprint: int) -> list[int]:
        row, column = divmod(footprint >> 1, int(self.size))
        q, r, p = column - int(self.half), row - int(self.half), footprint & 1
        first, second = DIRECTIONS[p], DIRECTIONS[p + 1]
        return [
            place_action(q, r, p),
            place_action(q + first[0], r + first[1], p + 2),
            place_action(q + second[0], r + second[1], p + 4),
        ]

    def _ring(self, p: int) -> list[int]:
        inside = [0, self.around[p], self.around[p + 1]]
        left = {cell + step for cell in inside for step in self.around}.difference(inside)
        ring = [min(left)]
        while len(ring) < len(left):
            beside = [ring[-1] + step for step in self.around]
            ring.append(min(cell for cell in beside if cell in left and cell not in ring))
        return ring

    def _near(self, p: int, neighbours: bool) -> vec[i64]:
        """Footprints that hold a cell of footprint (0, p), or one of its neighbours."""
        cells = {0, self.around[p], self.around[p + 1]}
        if neighbours:
            cells |= {cell + step for cell in cells for step in self.around}
        offsets = {
            2 * (cell - step) + parity
            for cell in cells
            for parity in (0, 1)
            for step in (0, self.around[parity], self.around[parity + 1])
        }
        return vec[i64](sorted(offsets))


# Cities begin in the smallest window and move to a larger one before they reach its edge.
SIZES: Final = (32, 64, FIELD)
_grids: dict[int, Grid] = {}


def grid(size: int) -> Grid:
    """The window of that size, made when it is first needed."""
    if size not in _grids:
        _grids[size] = Grid(size)
    return _grids[size]
