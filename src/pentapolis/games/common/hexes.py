"""Maps of hexagons in axial coordinates (q, r): directions, neighbours, distances, and cells as single numbers."""

from __future__ import annotations

from typing import Final

Cell = tuple[int, int]
DIRECTIONS: Final[tuple[Cell, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from north


def distance(first: Cell, second: Cell) -> int:
    """The steps from one cell to the other."""
    q, r = first[0] - second[0], first[1] - second[1]
    return max(abs(q), abs(r), abs(q + r))


def around(cell: Cell) -> list[Cell]:
    """The six neighbours, in the order of the directions."""
    return [(cell[0] + dq, cell[1] + dr) for dq, dr in DIRECTIONS]


class Field:
    """All cells up to a distance from (0, 0), numbered from the centre outwards, ring by ring."""

    __slots__ = ("cells", "neighbours", "numbers", "radius")

    def __init__(self, radius: int) -> None:
        self.radius = radius
        self.cells = [(0, 0)]
        for ring in range(1, radius + 1):
            q, r = DIRECTIONS[0][0] * ring, DIRECTIONS[0][1] * ring
            for side in range(6):
                dq, dr = DIRECTIONS[(side + 2) % 6]
                for _ in range(ring):
                    self.cells.append((q, r))
                    q, r = q + dq, r + dr
        self.numbers = {cell: number for number, cell in enumerate(self.cells)}
        # By cell: its six neighbours in the order of the directions, -1 beyond the field.
        self.neighbours = [[self.numbers.get(other, -1) for other in around(cell)] for cell in self.cells]

    @property
    def count(self) -> int:
        """How many cells there are."""
        return len(self.cells)
