"""What a city is worth: value and stars of the five districts."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from .city import EDGE, KIND, LEVEL, City
from .tiles import BARRACKS, HOUSE, MARKET, PLAZA, STARS, TEMPLE, VARIANTS

# Scoring rules of a game as bits: one per variant, one per reading that differs from the documented default.
DOUBLE_HOUSES: Final = 1
DOUBLE_MARKETS: Final = 2
DOUBLE_BARRACKS: Final = 4
DOUBLE_TEMPLES: Final = 8
DOUBLE_GARDENS: Final = 16
GROUP_BY_VALUE: Final = 32
LAKE_IS_PERIPHERY: Final = 64
SINGLE_LAKES: Final = 128

HOUSE_THRESHOLD: Final = 10  # R76
WIDE_VIEW: Final = 3  # R79

# Marks on the empty edge cells of a city while it is scored.
OUTSIDE: Final = 256
WALK: Final = 64  # cells that a walk through a city has room for before it makes more

MARKET_PLAZA: Final = PLAZA + MARKET - HOUSE


def scoring_rules(options: dict[str, Any]) -> int:
    """The options that bear on scoring, as bits."""
    rules = 0
    for bit, variant in enumerate(VARIANTS):
        if variant in options["variants"]:
            rules |= 1 << bit
    if options["largest_group"] == "value":
        rules |= GROUP_BY_VALUE
    if options["periphery"] == "any_empty":
        rules |= LAKE_IS_PERIPHERY
    if options["lake"] == "single":
        rules |= SINGLE_LAKES
    return rules


def tally(city: City, rules: int) -> list[int]:
    """The values of the five districts, then their stars."""
    marks = edge_marks(city)
    found = [0] * 10
    group_size = 0  # of the largest group of houses so far (R61)
    row = city.grid.cell(city.west, city.north)
    last = city.grid.cell(city.west, city.south)
    width = city.east - city.west + 1
    while row <= last:
        cell = row
        while cell < row + width:
            kind = int(marks[cell] & KIND)
            if kind >= PLAZA:
                found[kind - HOUSE] += STARS[kind - PLAZA]  # R55, R56
            elif kind > HOUSE:
                found[kind - HOUSE] += value_of(city, marks, cell, kind, rules)
            elif kind == HOUSE:
                size, value = group_of(city, marks, cell)
                if rules & GROUP_BY_VALUE:
                    size = value
                if size > group_size or (size == group_size and value > found[0]):
                    group_size = size
                    found[0] = value
            cell += 1
        row += city.grid.size
    if rules & DOUBLE_HOUSES and found[0] >= HOUSE_THRESHOLD:
        found[0] *= 2  # R76
    return found


def points(found: list[int]) -> int:
    """R53: values times stars, added up."""
    return sum([found[i] * found[i + 5] for i in range(5)])


def edge_marks(city: City) -> vec[i64]:
    """The cells of the city with its outside edge marked; edge cells left as they are belong to lakes.

    The outer edge of a connected city is itself connected, so it is enough to walk along edge cells, beginning with
    one above the northernmost row.
    """
    marks = city.cells[:]
    start = city.grid.cell(city.west - 1, city.north - 1)
    while marks[start] != EDGE:
        start += 1
    marks[start] = OUTSIDE
    steps = city.grid.steps
    todo = append(vec[i64](capacity=WALK), start)
    while len(todo):
        todo, cell = pop(todo)
        for step in steps:
            if marks[cell + step] == EDGE:
                marks[cell + step] = OUTSIDE
                todo = append(todo, cell + step)
    return marks


def value_of(city: City, marks: vec[i64], cell: i64, kind: int, rules: int) -> int:
    """What one market, barracks, temple or garden is worth: its height, doubled or nothing (R54)."""
    height = int(marks[cell] // LEVEL)
    steps = city.grid.steps
    if kind == MARKET:
        beside_plaza = False
        for step in steps:
            neighbour = marks[cell + step] & KIND
            if neighbour == MARKET:
                return 0  # R64
            if neighbour == MARKET_PLAZA:
                beside_plaza = True
        return 2 * height if beside_plaza and rules & DOUBLE_MARKETS else height  # R78
    outside = 0
    lakes = 0
    for step in steps:
        mark = marks[cell + step]
        if mark == OUTSIDE:
            outside += 1
        elif mark == EDGE:
            lakes += 1
    if kind == BARRACKS:
        view = outside + lakes if rules & LAKE_IS_PERIPHERY else outside
        if view == 0:
            return 0  # R66, R67
        return 2 * height if view >= WIDE_VIEW and rules & DOUBLE_BARRACKS else height  # R79
    if kind == TEMPLE:
        if outside + lakes > 0:
            return 0  # R68, R69
        return 2 * height if height >= 2 and rules & DOUBLE_TEMPLES else height  # R80
    double = lakes > 0 and rules & DOUBLE_GARDENS != 0  # R70, R81
    if double and rules & SINGLE_LAKES:
        double = _beside_single_lake(city, marks, cell)
    return 2 * height if double else height


def _beside_single_lake(city: City, marks: vec[i64], cell: i64) -> bool:
    """Whether one of the lakes beside the cell has no second space."""
    for step in city.grid.steps:
        lake = cell + step
        if marks[lake] == EDGE:
            alone = True
            for other in city.grid.steps:
                if marks[lake + other] < LEVEL:
                    alone = False
            if alone:
                return True
    return False


def group_of(city: City, marks: vec[i64], first: i64) -> tuple[int, int]:
    """Hexes and value of a group of houses (R60, R62, R63); unmarks its houses, so that each is met once."""
    size: i64 = 0
    value: i64 = 0
    steps = city.grid.steps
    todo = append(vec[i64](capacity=WALK), first)
    while len(todo):
        todo, house = pop(todo)
        height = marks[house] // LEVEL
        if marks[house] & KIND != HOUSE:
            continue
        marks[house] = height * LEVEL
        size += 1
        value += height
        for step in steps:
            if marks[house + step] & KIND == HOUSE:
                todo = append(todo, house + step)
    return int(size), int(value)


def appraisal(city: City, rules: int) -> dict[tuple[int, int], int]:
    """What every visible district adds to the value of its kind now; 0 if it does not meet its condition."""
    marks = edge_marks(city)
    worth: dict[tuple[int, int], int] = {}
    groups: list[tuple[int, int, list[tuple[int, int]]]] = []
    for q, r, kind, _, _ in city.visible():
        cell = city.grid.cell(q, r)
        if HOUSE < kind < PLAZA:
            worth[q, r] = value_of(city, marks, cell, kind, rules)
        elif kind == HOUSE:
            worth[q, r] = 0
            if marks[cell] & KIND == HOUSE:
                size, value = group_of(city, marks, cell)
                houses = [(x, y) for x, y, _, _, _ in city.visible() if _counted(city, marks, x, y)]
                groups.append((value if rules & GROUP_BY_VALUE else size, value, houses))
    counted: set[tuple[int, int]] = set()
    best: list[tuple[int, int]] = []
    best_key = (0, 0)
    factor = 1
    for size, value, houses in groups:
        if (size, value) > best_key:
            best_key = (size, value)
            best = [house for house in houses if house not in counted]
            factor = 2 if rules & DOUBLE_HOUSES and value >= HOUSE_THRESHOLD else 1
        counted.update(houses)
    for q, r in best:
        worth[q, r] = factor * int(city.cells[city.grid.cell(q, r)] // LEVEL)
    return worth


def _counted(city: City, marks: vec[i64], q: int, r: int) -> bool:
    """Whether the hex is a house that a group has already taken in."""
    cell = city.grid.cell(q, r)
    return bool(city.cells[cell] & KIND == HOUSE and marks[cell] & KIND != HOUSE)


def lakes(city: City) -> list[list[int]]:
    """Every lake space, as [q, r] row by row: all that is empty and enclosed, also where it touches nothing built."""
    marks = edge_marks(city)
    box = [
        (q, r) for r in range(int(city.north), int(city.south) + 1) for q in range(int(city.west), int(city.east) + 1)
    ]
    shore = [int(city.grid.cell(q, r)) for q, r in box if marks[city.grid.cell(q, r)] == EDGE]
    while shore:
        cell = i64(shore.pop())
        for step in city.grid.steps:
            if marks[cell + step] == 0:  # empty, and further from the shore
                marks[cell + step] = EDGE
                shore.append(int(cell + step))
    return [[q, r] for q, r in box if marks[city.grid.cell(q, r)] == EDGE]
