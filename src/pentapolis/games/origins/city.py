"""Cities on the open grid: where tiles can be put, and which blocks of four have a free Seat of Power.

A cell is a number of the field; a Seat has the number of the south-western cell of its block. Maps and lists are
replaced, never changed in place, so that copies of a board share them.
"""

from __future__ import annotations

from typing import Final

from ..common.squares import Field
from .catalogue import FARM, SHOWN_COLOUR

# 75 tiles in a row would still lie in it: no city can be cut off.
HALF: Final = 80
SIZE: Final = 2 * HALF
FIELD: Final = Field(HALF)
CELLS: Final = SIZE * SIZE
NORTH: Final = SIZE
EAST: Final = 1
SOUTH: Final = -SIZE
WEST: Final = -1
SIDES: Final[list[int]] = [NORTH, EAST, SOUTH, WEST]
SIDE_NAMES: Final = ("north", "east", "south", "west")
# The cells of a block from its Seat: south-west, south-east, north-west, north-east.
CORNERS: Final[list[int]] = [0, EAST, NORTH, NORTH + EAST]
CORNER_NAMES: Final = ("sw", "se", "nw", "ne")
PALACE_CELL: Final[int] = FIELD.number(0, 0)
AGORA_CELL: Final[int] = FIELD.number(0, 1)


def x_of(cell: int) -> int:
    """How far to the right of the Palace."""
    return cell % SIZE - HALF


def y_of(cell: int) -> int:
    """How far above the Palace."""
    return cell // SIZE - HALF


def spots_after(tiles: dict[int, int], spots: list[int], cell: int) -> list[int]:
    """R106: the free cells that share an edge with the city, in order, once the tile on the cell is there."""
    found: list[int] = []
    for spot in spots:
        if spot != cell:
            found.append(spot)
    grown = False
    for side in SIDES:
        near = cell + side
        if near not in tiles and near not in found:
            found.append(near)
            grown = True
    if grown:
        found.sort()
    return found


def seats_after(tiles: dict[int, int], seats: list[int], cell: int) -> list[int]:
    """R145: the free Seats in order, once the tile on the cell is there."""
    found = seats
    for corner in CORNERS:
        seat = cell - corner
        if seat in tiles and seat + 1 in tiles and seat + NORTH in tiles and seat + NORTH + 1 in tiles:
            found = [*found, seat]
    if found is not seats:
        found.sort()
    return found


def block_code(tiles: dict[int, int], seat: int) -> int:
    """The colours of the block around the Seat, as a number in base 6."""
    code = 0
    for corner in CORNERS:
        code = code * 6 + SHOWN_COLOUR[tiles[seat + corner]]
    return code


def count_colour(tiles: dict[int, int], colour: int) -> int:
    """The buildings of that colour."""
    found = 0
    for tile in tiles.values():
        if SHOWN_COLOUR[tile] == colour:
            found += 1
    return found


def count_tile(tiles: dict[int, int], kind: int) -> int:
    """The tiles of that kind that show their building side."""
    found = 0
    for tile in tiles.values():
        if tile == kind:
            found += 1
    return found


def count_colours(tiles: dict[int, int]) -> int:
    """How many different colours the buildings have."""
    seen = 0
    for tile in tiles.values():
        seen |= 1 << SHOWN_COLOUR[tile]
    return (seen & 31).bit_count()


def farms(tiles: dict[int, int]) -> list[int]:
    """The cells with Farms, in order."""
    found: list[int] = []
    for cell, tile in tiles.items():
        if tile >= FARM:
            found.append(cell)
    found.sort()
    return found


def empty_around(tiles: dict[int, int], cell: int) -> int:
    """The empty cells that share an edge with it."""
    found = 0
    for side in SIDES:
        if cell + side not in tiles:
            found += 1
    return found
