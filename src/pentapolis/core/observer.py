"""What one seat sees, kept as the bytes of its planes by compiled code, which writes only what is not zero."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from .state import State
from .steps import Frame


class Ink:
    """Writes numbers where there are zeros, and wipes away what it wrote: that costs as much as was written."""

    __slots__ = ("_cells", "_count", "_written")

    def __init__(self, cells: vec[u8]) -> None:
        self._cells = cells
        self._written: vec[i64] = vec[i64]([0] * 64)
        self._count: i64 = 0

    def wipe(self) -> None:
        """Makes everything zero again."""
        cells, written, number = self._cells, self._written, self._count
        while number > 0:
            number -= 1
            cells[written[number]] = 0
        self._count = 0

    def mark(self, at: i64) -> None:
        """Writes a 1."""
        if self._cells[at] == 0:
            self._note(at)
        self._cells[at] = 1

    def add(self, at: i64) -> None:
        """Adds 1."""
        if self._cells[at] == 0:
            self._note(at)
        self._cells[at] += 1

    def write(self, at: i64, value: i64) -> None:
        """Writes a number of one byte."""
        if value != 0 and self._cells[at] == 0:
            self._note(at)
        self._cells[at] = u8(value & 255)

    def wide(self, at: i64, value: i64) -> None:
        """Writes a number of two bytes, the lower one first."""
        self.write(at, value & 255)
        self.write(at + 1, value >> 8 & 255)

    def row(self, at: i64, values: list[int]) -> None:
        """Writes numbers of one byte side by side."""
        for value in values:
            self.write(at, value)
            at += 1

    def wide_row(self, at: i64, values: list[int]) -> None:
        """Writes numbers of two bytes side by side."""
        for value in values:
            self.wide(at, value)
            at += 2

    def bits(self, at: i64, value: i64, count: i64) -> None:
        """Writes the lowest bits of a number, one in each cell."""
        while value != 0 and count > 0:
            if value & 1:
                self.mark(at)
            value >>= 1
            at += 1
            count -= 1

    def _note(self, at: i64) -> None:
        if self._count == len(self._written):
            grown = vec[i64]([0] * int(2 * self._count))
            for number in range(self._count):
                grown[number] = self._written[number]
            self._written = grown
        self._written[self._count] = at
        self._count += 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """The planes of one seat in `cells`, each from `places[name]` on. A game's own writes into them what it shows.

    It shows exactly what the game's `Encoder.fill` does: numbers of one byte, or of two with the lower one first.
    """

    def __init__(self, cells: vec[u8], places: dict[str, int]) -> None:
        self.cells = cells
        self.places = places
        self.ink = Ink(cells)

    def update(self, state: State, seat: int) -> None:
        """Brings the planes up to date with what the seat may see of any state of the game."""
        raise NotImplementedError

    def pending(
        self, frame: Frame, at: i64, steps: i64, seats: i64, seat: i64, ints: i64, bits: i64, hidden: bool
    ) -> None:
        """One frame of pending work: its step, whose it is as seen by the seat, the bits of its first ints.

        Where it is hidden only the first of them is shown.
        """
        ink = self.ink
        ink.mark(at + frame.step)
        ink.mark(at + steps + (frame.seat - seat + seats) % seats)
        at += steps + seats
        ink.bits(at, frame.a, bits)
        if hidden:
            return
        if ints > 1:
            ink.bits(at + bits, frame.b, bits)
        if ints > 2:
            ink.bits(at + 2 * bits, frame.c, bits)
        if ints > 3:
            ink.bits(at + 3 * bits, frame.d, bits)
