"""What the learned evaluation sees of a city: numbers about one player's city after a placing.

A survey looks at many placings in the same city. It works on marks as scoring does, copied for every placing, and
walks along the edge again only where a placing may have closed it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from .actions import TAKES
from .city import EDGE, KIND, LEVEL, OWNER, City
from .scoring import DOUBLE_HOUSES, GROUP_BY_VALUE, HOUSE_THRESHOLD, OUTSIDE, edge_marks, value_of
from .tiles import BARRACKS, DISTRICTS, HOUSE, PLAZA, QUARRY, STARS, TEMPLE, TILES

# Numbers that come for each district: what it is worth now, and what the tiles still to come may add.
BY_DISTRICT: Final = ("value", "stars", "points", "height", "rest_hexes", "rest_stars", "more_hexes", "more_stars")
VALUE: Final = 0
STAR: Final = 5
POINTS: Final = 10
HEIGHT: Final = 15
REST_HEXES: Final = 20
REST_STARS: Final = 25
MORE_HEXES: Final = 30
MORE_STARS: Final = 35
QUARRIES: Final = 40
LEVELS: Final = 43
SINGLES: Final = 47
SCORE: Final = 60
NAMES: Final[tuple[str, ...]] = (
    *[f"{name}_{district}" for name in BY_DISTRICT for district in DISTRICTS],
    *[f"quarries_{level}" for level in (1, 2, 3)],
    *[f"level_{level}" for level in (1, 2, 3, 4)],
    "second_group",  # hexes of the second largest group of houses
    "temples_nearly",  # height of temples with one or two empty neighbours
    "temples_open",  # with more
    "barracks_nearly",  # height of barracks with a single empty neighbour
    "lakes",
    "edge",
    "spots_low",  # places for a tile on level 2
    "spots_high",  # above
    "spots_rich",  # on level 2 or above, over two or three quarries
    "stones",
    "left",  # tiles that the player will still place
    "left_square",
    "begun",  # districts with stars and value
    "score",  # in tens, as everything that is a product
)
COUNT: Final = 61


class Survey:
    """Looks at placings in one city. `rest` has what the tiles to come hold for one player: hexes, then stars."""

    __slots__ = ("_built", "_found", "_lakes", "_marks", "_outside", "_todo", "city", "left", "rules")

    def __init__(self, city: City, rules: int, rest: vec[float], left: int) -> None:
        self.city = city
        self.rules = rules
        self.left = left
        self._marks: vec[i64] = edge_marks(city)
        self._built: vec[i64] = vec[i64](capacity=64)
        self._todo: vec[i64] = vec[i64](capacity=64)
        self._outside: i64 = 0
        self._lakes: i64 = 0
        self._found: vec[float] = vec[float]([0.0] * COUNT)
        for i in range(10):
            self._found[REST_HEXES + i] = rest[i]
        self._look_around()

    def _look_around(self) -> None:
        """Lists the built cells, row by row, and counts the empty ones beside them."""
        city = self.city
        row = city.grid.cell(city.west - 1, city.north - 1)
        last = city.grid.cell(city.west - 1, city.south + 1)
        width = city.east - city.west + 3
        while row <= last:
            cell = row
            while cell < row + width:
                mark = self._marks[cell]
                if mark >= LEVEL:
                    self._built = append(self._built, cell)
                elif mark == OUTSIDE:
                    self._outside += 1
                elif mark == EDGE:
                    self._lakes += 1
                cell += 1
            row += city.grid.size

    def now(self, stones: int) -> vec[float]:
        """The numbers of NAMES for the city as it is; overwritten by the next question."""
        return self._count(self._marks[:], self._built, self._outside, self._lakes, stones, self.left)

    def after(self, tile: int, action: i64, stones: int) -> vec[float]:
        """The numbers of NAMES with the tile placed; overwritten by the next question."""
        city = self.city
        kinds = TILES[tile]
        turn = (action - TAKES) % 6 // 2
        a, b, c = kinds.a, kinds.b, kinds.c
        if turn == 1:
            a, b, c = c, a, b
        elif turn == 2:
            a, b, c = b, c, a
        footprint = city.footprint(action)
        p = footprint & 1
        x = footprint >> 1
        y = x + city.grid.steps[p]
        z = x + city.grid.steps[p + 1]
        marks = self._marks[:]
        old = marks[x]
        owner = (len(city.placements) + 1) * OWNER
        if old >= LEVEL:
            quarries = _quarry(marks[x]) + _quarry(marks[y]) + _quarry(marks[z])
            base = (old // LEVEL + 1) * LEVEL + owner
            marks[x] = base + a
            marks[y] = base + b
            marks[z] = base + c
            return self._count(marks, self._built, self._outside, self._lakes, stones + int(quarries), self.left - 1)
        was_outside = _is(marks[x], OUTSIDE) + _is(marks[y], OUTSIDE) + _is(marks[z], OUTSIDE)
        outside = self._outside - was_outside
        lakes = self._lakes - _is(marks[x], EDGE) - _is(marks[y], EDGE) - _is(marks[z], EDGE)
        open_ground = was_outside > 0
        marks[x] = LEVEL + owner + a
        marks[y] = LEVEL + owner + b
        marks[z] = LEVEL + owner + c
        fresh, arcs = self._border(marks, x, p, OUTSIDE if open_ground else EDGE)
        if open_ground:
            outside += fresh
        else:
            lakes += fresh
        built = append(append(append(self._built[:], x), y), z)
        if arcs > 1:
            edge = outside + lakes
            outside = self._walk(marks, built)
            lakes = edge - outside
        return self._count(marks, built, outside, lakes, stones, self.left - 1)

    def _border(self, marks: vec[i64], x: i64, p: i64, kind: i64) -> tuple[i64, int]:
        """Marks the empty cells that are beside the city only now; how many, and into how many arcs the rest falls."""
        ring = self.city.grid.rings[p]
        fresh: i64 = 0
        arcs = 0
        before = marks[x + ring[8]] < LEVEL
        for offset in ring:
            cell = x + offset
            empty = marks[cell] < LEVEL
            if empty:
                if marks[cell] == 0:
                    marks[cell] = kind
                    fresh += 1
                if not before:
                    arcs += 1
            before = empty
        return fresh, arcs

    def _walk(self, marks: vec[i64], built: vec[i64]) -> i64:
        """Tells outside and lakes apart anew, as a placing may have closed a lake; how many cells are outside."""
        steps = self.city.grid.steps
        first = built[0]
        last = len(built)
        for i in range(last - 3, last):  # the three newest
            if built[i] < first:
                first = built[i]
        for cell in built:
            for step in steps:
                if marks[cell + step] == OUTSIDE:
                    marks[cell + step] = EDGE
        start = first + steps[0]  # above the northernmost row
        marks[start] = OUTSIDE
        count: i64 = 1
        todo = append(self._todo, start)
        while len(todo) > 0:
            todo, cell = pop(todo)
            for step in steps:
                if marks[cell + step] == EDGE:
                    marks[cell + step] = OUTSIDE
                    count += 1
                    todo = append(todo, cell + step)
        self._todo = todo
        return count

    def _count(self, marks: vec[i64], built: vec[i64], outside: i64, lakes: i64, stones: int, left: int) -> vec[float]:
        """Fills in the numbers; the marks of houses are used up."""
        found = self._found
        i: i64 = 0
        while i < REST_HEXES:
            found[i] = 0.0
            i += 1
        i = QUARRIES
        while i < COUNT:
            found[i] = 0.0
            i += 1
        self._spots(marks, built)
        self._districts(marks, built)
        score = float(stones)
        begun = 0.0
        i = 0
        while i < 5:
            value = found[VALUE + i]
            stars = found[STAR + i]
            score += value * stars
            found[POINTS + i] = value * stars / 10.0
            found[MORE_HEXES + i] = stars * found[REST_HEXES + i] / 10.0
            found[MORE_STARS + i] = value * found[REST_STARS + i] / 10.0
            if value > 0.0 and stars > 0.0:
                begun += 1.0
            i += 1
        found[SINGLES + 4] = float(lakes)
        found[SINGLES + 5] = float(outside)
        found[SINGLES + 9] = float(stones)
        found[SINGLES + 10] = float(left)
        found[SINGLES + 11] = float(left * left) / 10.0
        found[SINGLES + 12] = begun
        found[SCORE] = score / 10.0
        return found

    def _spots(self, marks: vec[i64], built: vec[i64]) -> None:
        """Counts where a tile could lie on top of others."""
        size = self.city.grid.size
        for cell in built:
            a = marks[cell]
            c = marks[cell - size + 1]
            low = a ^ c
            if low >= LEVEL:
                continue
            quarries = _quarry(a) + _quarry(c)
            self._spot(a, low, quarries, marks[cell - size])
            self._spot(a, low, quarries, marks[cell + 1])

    def _spot(self, a: i64, low: i64, quarries: i64, b: i64) -> None:
        """Counts one spot if a tile fits there (R35, R36)."""
        different = low | (a ^ b)
        if different >= LEVEL or different < OWNER:
            return
        found = self._found
        if a < 2 * LEVEL:
            found[SINGLES + 6] += 1.0
        else:
            found[SINGLES + 7] += 1.0
        if quarries + _quarry(b) >= 2:
            found[SINGLES + 8] += 1.0

    def _districts(self, marks: vec[i64], built: vec[i64]) -> None:
        """Adds up what every visible hex brings."""
        found = self._found
        city = self.city
        rules = self.rules
        largest = 0
        second = 0
        for cell in built:
            mark = marks[cell]
            level = mark // LEVEL
            kind = int(mark & KIND)
            found[LEVELS + (level if level < 4 else 4) - 1] += 1.0
            if kind == QUARRY:
                found[QUARRIES + (level if level < 3 else 3) - 1] += 1.0
            elif kind >= PLAZA:
                found[STAR + kind - PLAZA] += float(STARS[kind - PLAZA])
            elif kind == HOUSE:
                size, value = self._group(marks, cell)
                found[HEIGHT] += float(value)
                if rules & GROUP_BY_VALUE:
                    size = value
                if size > largest or (size == largest and float(value) > found[VALUE]):
                    second = largest
                    largest = size
                    found[VALUE] = float(value)
                elif size > second:
                    second = size
            elif kind > HOUSE:
                height = float(level)
                found[HEIGHT + kind - HOUSE] += height
                found[VALUE + kind - HOUSE] += float(value_of(city, marks, cell, kind, rules))
                self._surroundings(marks, cell, kind, height)
        found[SINGLES] = float(second)
        if rules & DOUBLE_HOUSES and found[VALUE] >= float(HOUSE_THRESHOLD):
            found[VALUE] *= 2.0  # R76

    def _surroundings(self, marks: vec[i64], cell: i64, kind: int, height: float) -> None:
        """How near a temple is to being enclosed, as it should be, or a barracks, as it should not."""
        if kind != TEMPLE and kind != BARRACKS:
            return
        empty = 0
        for step in self.city.grid.steps:
            if marks[cell + step] < LEVEL:
                empty += 1
        if kind == TEMPLE:
            if empty > 2:
                self._found[SINGLES + 2] += height
            elif empty > 0:
                self._found[SINGLES + 1] += height
        elif empty == 1:
            self._found[SINGLES + 3] += height

    def _group(self, marks: vec[i64], first: i64) -> tuple[int, int]:
        """Hexes and value of a group of houses (R60, R62, R63); unmarks its houses, so that each is met once."""
        size = 0
        value = 0
        steps = self.city.grid.steps
        todo = append(self._todo, first)
        marks[first] -= HOUSE
        while len(todo) > 0:
            todo, house = pop(todo)
            size += 1
            value += int(marks[house] // LEVEL)
            for step in steps:
                if marks[house + step] & KIND == HOUSE and marks[house + step] >= LEVEL:
                    marks[house + step] -= HOUSE
                    todo = append(todo, house + step)
        self._todo = todo
        return size, value


def _quarry(mark: i64) -> i64:
    """1 for a quarry, else 0."""
    return 1 if mark & KIND == QUARRY else 0


def _is(mark: i64, wanted: i64) -> i64:
    """1 for the wanted mark, else 0."""
    return 1 if mark == wanted else 0
