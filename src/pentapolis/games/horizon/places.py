"""The map: hexagons, and the tiles that can lie on them, each a place with a number of its own."""

from __future__ import annotations

from typing import Final

from ..common.hexes import Cell, Field
from .cards import DATA, TERRITORIES, TERRITORY_IDS

# By direction of the data: east first, then anticlockwise; consecutive directions are neighbours.
STEPS: Final[tuple[Cell, ...]] = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
DIRECTIONS: Final[tuple[str, ...]] = ("e", "ne", "nw", "w", "sw", "se")
FIELD: Final = Field(DATA["map"]["max_distance"])
CELLS: Final[int] = FIELD.count


def _neighbours() -> list[list[int]]:
    """By cell: the cell in each direction, -1 beyond the field."""
    return [[FIELD.numbers.get((q + dq, r + dr), -1) for dq, dr in STEPS] for q, r in FIELD.cells]


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
START_SIDES: Final[list[list[int]]] = [[], [], *[DATA["map"]["start_directions"][str(n)] for n in (2, 3, 4)]]

# Places: the Cradle, a starting tile for every seat, the territories; and a settler who is exploring.
CRADLE: Final = 0
STARTS: Final = 1  # + seat
MOST_SEATS: Final = 4
FIRST_TERRITORY: Final = 5  # + territory
PLACES: Final[int] = FIRST_TERRITORY + TERRITORIES
ON_THE_WAY: Final[int] = PLACES  # between two tiles: R197, the reveal bonus comes before the settler moves in
PLACE_IDS: Final[list[str]] = [
    "cradle",
    *[f"start_{seat}" for seat in range(MOST_SEATS)],
    *TERRITORY_IDS,
]
UNIT_PLACE_IDS: Final[list[str]] = [*PLACE_IDS, "exploring"]

NO_PLACE: Final = -1
