"""Maps of squares: cells as pairs or single numbers, neighbours, and the turns of shapes.

x grows to the right and y upwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

Cell = tuple[int, int]
SIDES: Final[tuple[Cell, ...]] = ((0, 1), (1, 0), (0, -1), (-1, 0))  # by their order: opposite sides are two apart


class Field:
    """A square field of cells around (0, 0), each with a number, so large that nothing that is built leaves it."""

    __slots__ = ("half", "size", "steps")

    def __init__(self, half: int) -> None:
        self.half = half
        self.size = 2 * half
        self.steps = [dx + dy * self.size for dx, dy in SIDES]

    @property
    def count(self) -> int:
        """How many cells there are."""
        return self.size * self.size

    def number(self, x: int, y: int) -> int:
        """The number of the cell."""
        return (y + self.half) * self.size + x + self.half

    def cell(self, number: int) -> Cell:
        """Where the cell of that number lies."""
        return number % self.size - self.half, number // self.size - self.half

    def holds(self, x: int, y: int) -> bool:
        """Whether the cell lies in the field."""
        return -self.half <= x < self.half and -self.half <= y < self.half

    def neighbours(self, number: int) -> list[int]:
        """The cells that share an edge with it, in the order of the sides; none for sides beyond the field."""
        x, y = self.cell(number)
        return [self.number(x + dx, y + dy) for dx, dy in SIDES if self.holds(x + dx, y + dy)]


def turned(cells: Sequence[Cell]) -> list[Cell]:
    """The shape turned clockwise by a quarter, moved back to where its smallest coordinates are 0."""
    return moved_home([(y, -x) for x, y in cells])


def mirrored(cells: Sequence[Cell]) -> list[Cell]:
    """The mirror image of the shape, moved back likewise."""
    return moved_home([(-x, y) for x, y in cells])


def moved_home(cells: Sequence[Cell]) -> list[Cell]:
    """The shape where its smallest coordinates are 0; the cells keep their order."""
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    return [(x - left, y - low) for x, y in cells]


def images(cells: Sequence[Cell], mirror: bool = True) -> list[list[Cell]]:
    """The shape in every rotation and, if asked for, every mirror image of one, equal ones once.

    The cells keep their order, so what lies on the first cell of the shape lies on the first of every image.
    """
    found: list[list[Cell]] = []
    for start in (moved_home(cells), mirrored(cells)) if mirror else (moved_home(cells),):
        shape = start
        for _ in range(4):
            if shape not in found:
                found.append(shape)
            shape = turned(shape)
    return found
