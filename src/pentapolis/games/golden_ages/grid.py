"""The board of 6 x 10 cells: a cell is a number, a set of cells an int of 60 bits.

The left and right edges are joined for whoever moves (R49), never for tiles (R27).
"""

from __future__ import annotations

from typing import Final

from .cards import DATA

HEIGHT: Final[int] = DATA["board"]["rows"]
WIDTH: Final[int] = DATA["board"]["cols"]
CELLS: Final[int] = HEIGHT * WIDTH
ALL_CELLS: Final[int] = (1 << CELLS) - 1
AGORA: Final[int] = CELLS  # a place of colonists besides the cells
NOWHERE: Final[int] = CELLS + 1  # before the first capital is placed

LEFT: Final[int] = sum([1 << (row * WIDTH) for row in range(HEIGHT)])
RIGHT: Final[int] = LEFT << (WIDTH - 1)
NOT_LEFT: Final[int] = ALL_CELLS & ~LEFT
NOT_RIGHT: Final[int] = ALL_CELLS & ~RIGHT
ACROSS: Final[int] = WIDTH - 1

BIT: Final[list[int]] = [1 << cell for cell in range(CELLS)] + [0, 0]  # the Agora is no cell
# The cell of a single bit: 2 is a primitive root of the prime 61, so no two bits leave the same remainder.
CELL_BY_REMAINDER: Final[list[int]] = [0] * 61
for _cell in range(CELLS):
    CELL_BY_REMAINDER[(1 << _cell) % 61] = _cell


def number(row: int, col: int) -> int:
    """The number of the cell."""
    return row * WIDTH + col


def spread(cells: int) -> int:
    """The cells one step away from some of these; some of these among them."""
    return (
        cells >> WIDTH
        | (cells << WIDTH) & ALL_CELLS
        | (cells & NOT_RIGHT) << 1
        | (cells & NOT_LEFT) >> 1
        | (cells & RIGHT) >> ACROSS
        | (cells & LEFT) << ACROSS
    )


def over_the_edge(cells: int) -> int:
    """The cells reached from these by a step over the left or right edge."""
    return (cells & RIGHT) >> ACROSS | (cells & LEFT) << ACROSS


def reach(cell: int, steps: int, open_to: int) -> int:
    """The cells that a colonist can get to in that many steps through cells open to them; its own is one (R47, R53)."""
    found = BIT[cell]
    for _ in range(steps):
        found |= spread(found) & open_to
    return found


def reach_over_edge(cell: int, steps: int, open_to: int) -> int:
    """The cells to which a path of that many steps leads that crosses the left or right edge (R146, G36)."""
    found = BIT[cell]
    crossed = 0
    for _ in range(steps):
        crossed = (crossed | spread(crossed) | over_the_edge(found)) & open_to
        found |= spread(found) & open_to
    return crossed


def cells_of(cells: int) -> list[int]:
    """The numbers of the cells, ascending."""
    found: list[int] = []
    while cells:
        low = cells & -cells
        found.append(CELL_BY_REMAINDER[low % 61])
        cells ^= low
    return found


def count(bits: int) -> int:
    """How many there are in the set."""
    return bits.bit_count()


# With open sea by range and cell: where one can go, as a set and as a list (R48, R52).
OPEN_REACH: Final[list[list[int]]] = [[reach(cell, steps, ALL_CELLS) for cell in range(CELLS)] for steps in range(4)]
