"""Masks of many actions: used again when nobody holds them, and written only where ones are and were."""

from __future__ import annotations

from collections.abc import Sequence
from sys import getrefcount

import numpy as np
from numpy.typing import NDArray

from .rows import KEPT

Cells = NDArray[np.int8]
Span = tuple[int, int]  # from the first one to behind the last


class MaskRows:
    """A mask for each game in cells that begin as zeros, with the spans in which ones may be."""

    def __init__(self, cells: Cells) -> None:
        self.cells = cells
        self._spans: list[Span] = [(0, 0)] * len(cells)

    def write(self, masks: Cells, spans: Sequence[Span]) -> None:
        """Takes over these masks, whose ones lie in the spans."""
        for number, (first, last) in enumerate(spans):
            row = self.cells[number]
            begin, end = self._spans[number]
            if begin < end:
                row[begin:end] = 0
            if first < last:
                row[first:last] = masks[number, first:last]
            self._spans[number] = (first, last)


class Masks:
    """Hands out masks that cannot be written to, as the next ones are written into the same memory."""

    def __init__(self, count: int, num_actions: int) -> None:
        self._shape = (count, num_actions)
        self._kept = [self._new() for _ in range(KEPT)]
        self._next = 0

    def take(self, masks: Cells, spans: Sequence[Span]) -> Cells:
        """These masks, in memory that nobody else holds."""
        self._next = at = (self._next + 1) % KEPT
        rows, shown, free = self._kept[at]
        if (getrefcount(rows.cells), getrefcount(shown)) != free:
            rows, shown, _ = self._kept[at] = self._new()
        rows.write(masks, spans)
        return shown

    def _new(self) -> tuple[MaskRows, Cells, tuple[int, int]]:
        cells = np.zeros(self._shape, np.int8)
        shown = read_only(cells)
        rows = MaskRows(cells)
        kept = (rows, shown)
        del cells
        # What they are referred to while nobody else does: counted as `take` counts.
        return *kept, (getrefcount(rows.cells), getrefcount(shown))


def read_only(cells: Cells) -> Cells:
    """The same memory for those who may not write to it."""
    shown = cells.view()
    shown.flags.writeable = False
    return shown
