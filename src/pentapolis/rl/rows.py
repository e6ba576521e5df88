"""Rows of bytes with the planes in them as arrays, and rows that are used again when nobody holds them any more."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.planes import Plane

Bytes = NDArray[np.uint8]
Arrays = dict[str, NDArray[Any]]
Part = tuple[str, tuple[int, ...], np.dtype[Any], int, tuple[int, ...]]  # name, shape, type, first byte, strides

MASK = "action_mask"
WORD = 8  # rows begin at multiples of this
SMALL = 16_384  # actions of a mask that is copied as a whole
KEPT = 4  # rows that are held ready: loops hold the last observation and one or two before


class Layout:
    """Where the planes of an observation lie in a row, and the mask after them."""

    def __init__(self, planes: tuple[Plane, ...], num_actions: int) -> None:
        self.places: dict[str, int] = {}
        self._parts: list[Part] = []
        at = 0
        for plane in planes:
            at = self._add(plane.name, plane.shape, np.dtype(plane.dtype), at)
        self.mask_at = at
        self.large = num_actions > SMALL  # whether only parts of a mask are worth copying
        self._mask: Part = (MASK, (num_actions,), np.dtype(np.int8), at, (1,))
        self.bare = -(-at // WORD) * WORD  # bytes of a row without the mask
        self.size = -(-(at + num_actions) // WORD) * WORD

    def _add(self, name: str, shape: tuple[int, ...], dtype: np.dtype[Any], at: int) -> int:
        """Puts an array at the next place where its numbers may lie; where it ends."""
        at = -(-at // dtype.itemsize) * dtype.itemsize
        self.places[name] = at
        self._parts.append((name, shape, dtype, at, np.empty(shape, dtype).strides))
        return at + int(np.prod(shape)) * dtype.itemsize

    def masks(self, rows: Bytes) -> NDArray[np.int8]:
        """The masks of many rows: a view, no copy."""
        found: NDArray[np.int8] = rows[:, self.mask_at : self.mask_at + self._mask[1][0]].view(np.int8)
        return found

    def arrays(self, rows: Bytes, masked: bool) -> Arrays:
        """All planes, and the mask if it is wanted, of one row or of many: views, no copies."""
        ahead, strides = rows.shape[:-1], rows.strides[:-1]
        found: Arrays = {}
        for name, shape, dtype, at, inner in [*self._parts, self._mask] if masked else self._parts:
            found[name] = np.ndarray((*ahead, *shape), dtype, rows, at, (*strides, *inner))
        return found


class Row:
    """A block of memory, its arrays, and how often they are referred to while nobody else does."""

    __slots__ = ("_free", "_held", "arrays", "cells", "mask")

    def __init__(self, cells: Bytes, arrays: Arrays) -> None:
        self.cells = cells
        owner = cells  # of the memory: what is cut out of an array refers to it
        while isinstance(owner.base, np.ndarray):
            owner = owner.base
        self._held = [*arrays.values(), owner]
        self.mask = arrays.pop(MASK, None)
        self.arrays = arrays
        self._free: int | None = None

    @property
    def free(self) -> bool:
        """Whether nobody holds any of the arrays, or a part of one. First asked before the row is handed out."""
        references = sum(map(getrefcount, self._held))  # none of them is ever lower than while nobody holds it
        if self._free is None:
            self._free = references
        return references == self._free


class Rows:
    """Hands out rows. One that somebody still holds is left to them, so that what was handed out never changes."""

    def __init__(
        self, layout: Layout, count: int | None, masked: bool, make: Callable[[Any], Bytes] | None = None
    ) -> None:
        self.layout = layout
        self.masked = masked
        size = layout.size if masked else layout.bare
        self._shape = size if count is None else (count, size)
        self._make = make or _empty
        self._rows = [self._new() for _ in range(KEPT)]
        self._next = 0

    def take(self) -> Row:
        """A row that nobody holds, to be written as a whole."""
        self._next = at = (self._next + 1) % KEPT
        row = self._rows[at]
        while not row.free:
            row = self._rows[at] = self._new()
        return row

    def _new(self) -> Row:
        cells = self._make(self._shape)
        return Row(cells, self.layout.arrays(cells, self.masked))


def _empty(shape: Any) -> Bytes:
    return np.empty(shape, np.uint8)
