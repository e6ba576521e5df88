"""A second, slow and obvious telling of the rules, to compare the fast one with.

Written from the rules alone, with dictionaries and sets: a city is a map from a cell to its stack of hexes, lowest
first. Nothing here is shared with the rules it checks, not even the directions.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

Cell = tuple[int, int]
Placement = tuple[int, int, int]

CLOCKWISE: list[Cell] = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]  # N, NE, SE, S, SW, NW
TYPES = ("house", "market", "barracks", "temple", "garden")
VARIANT_OF = dict(zip(TYPES, ("houses", "markets", "barracks", "temples", "gardens"), strict=True))
STARS = {"house_plaza": 1, "market_plaza": 2, "barracks_plaza": 2, "temple_plaza": 2, "garden_plaza": 3}


@dataclass(frozen=True)
class Hex:
    """One hex: what is printed on it and which tile it is printed on (the starting tile is 'start')."""

    kind: str
    tile: str


@dataclass(frozen=True)
class Readings:
    """The variants in force and the readings of the three debated rules."""

    variants: frozenset[str] = frozenset()
    largest_group: str = "hexes"
    periphery: str = "outside"
    lake: str = "any_size"


@dataclass
class ReferenceCity:
    """A city as a map from cells to stacks."""

    stacks: dict[Cell, list[Hex]] = field(default_factory=dict)

    @staticmethod
    def start() -> ReferenceCity:
        """A house plaza in the middle and quarries to the north, the south-east and the south-west."""
        quarry = Hex("quarry", "start")
        cells = {(0, 0): Hex("house_plaza", "start"), (0, -1): quarry, (1, 0): quarry, (-1, 1): quarry}
        return ReferenceCity({cell: [hex] for cell, hex in cells.items()})

    def height(self, cell: Cell) -> int:
        """How many hexes lie on the cell."""
        return len(self.stacks.get(cell, []))

    def top(self, cell: Cell) -> Hex:
        """The visible hex of a built cell."""
        return self.stacks[cell][-1]

    def tops(self) -> dict[Cell, str]:
        """The kind that is visible on each built cell."""
        return {cell: stack[-1].kind for cell, stack in self.stacks.items()}

    def allows(self, placement: Placement) -> bool:
        """Section 7: equal heights, touching on the ground, two tiles below when higher."""
        cells = footprint(placement)
        heights = {self.height(cell) for cell in cells}
        if len(heights) != 1:
            return False
        if heights == {0}:
            return any(near in self.stacks for cell in cells for near in around(cell))
        return len({self.top(cell).tile for cell in cells}) >= 2

    def placements(self) -> set[Placement]:
        """Every legal placement, found by trying all anchors within three cells of what is built."""
        anchors = set(self.stacks)
        for _ in range(3):
            anchors |= {near for cell in anchors for near in around(cell)}
        return {(q, r, turn) for q, r in anchors for turn in range(6) if self.allows((q, r, turn))}

    def place(self, tile: str, kinds: Iterable[str], placement: Placement) -> int:
        """Lays the tile; returns the Stones for the quarries it covers."""
        gain = 0
        for cell, kind in zip(footprint(placement), kinds, strict=True):
            stack = self.stacks.setdefault(cell, [])
            if stack and stack[-1].kind == "quarry":
                gain += 1
            stack.append(Hex(kind, tile))
        return gain


def around(cell: Cell) -> list[Cell]:
    """The six neighbours."""
    return [(cell[0] + q, cell[1] + r) for q, r in CLOCKWISE]


def footprint(placement: Placement) -> list[Cell]:
    """The cells of the first, second and third hex of a tile."""
    q, r, turn = placement
    second, third = CLOCKWISE[turn], CLOCKWISE[(turn + 1) % 6]
    return [(q, r), (q + second[0], r + second[1]), (q + third[0], r + third[1])]


def outside(city: ReferenceCity) -> set[Cell]:
    """The empty cells, up to one beyond the city, from which one can walk away."""
    low_q, high_q = min(q for q, _ in city.stacks) - 1, max(q for q, _ in city.stacks) + 1
    low_r, high_r = min(r for _, r in city.stacks) - 1, max(r for _, r in city.stacks) + 1
    reached = {(low_q, low_r)}
    todo = [(low_q, low_r)]
    while todo:
        for q, r in around(todo.pop()):
            inside = low_q <= q <= high_q and low_r <= r <= high_r
            if inside and (q, r) not in city.stacks and (q, r) not in reached:
                reached.add((q, r))
                todo.append((q, r))
    return reached


def lakes(city: ReferenceCity, beyond: set[Cell], readings: Readings) -> set[Cell]:
    """The lake spaces next to the city: enclosed empty cells; with the other reading only those that stand alone."""
    empty = {near for cell in city.stacks for near in around(cell) if near not in city.stacks}
    enclosed = empty - beyond
    if readings.lake == "single":
        return {cell for cell in enclosed if all(near in city.stacks for near in around(cell))}
    return enclosed


def house_group(city: ReferenceCity, readings: Readings) -> set[Cell]:
    """The group of houses that scores."""
    left = {cell for cell, kind in city.tops().items() if kind == "house"}
    groups: list[set[Cell]] = []
    while left:
        todo = [left.pop()]
        group = set(todo)
        while todo:
            for near in around(todo.pop()):
                if near in left:
                    left.remove(near)
                    group.add(near)
                    todo.append(near)
        groups.append(group)

    def rank(group: set[Cell]) -> tuple[int, int]:
        value = sum(city.height(cell) for cell in group)
        return (len(group), value) if readings.largest_group == "hexes" else (value, len(group))

    return max(groups, key=rank, default=set())


def value_of(city: ReferenceCity, kind: str, readings: Readings, beyond: set[Cell] | None = None) -> int:
    """The value of one type of district, doubled where a variant says so; who knows the outside may tell it."""
    tops = city.tops()
    beyond = outside(city) if beyond is None else beyond
    water = lakes(city, beyond, readings)
    varied = VARIANT_OF[kind] in readings.variants
    group = house_group(city, readings)
    if kind == "house":
        value = sum(city.height(cell) for cell in group)
        return 2 * value if varied and value >= 10 else value
    total = 0
    for cell in (cell for cell, top in tops.items() if top == kind):
        beside = around(cell)
        empty = [near for near in beside if near not in tops]
        edges = empty if readings.periphery == "any_empty" else [near for near in empty if near in beyond]
        kinds = [tops[near] for near in beside if near in tops]
        if kind == "market":
            valid, twice = "market" not in kinds, "market_plaza" in kinds
        elif kind == "barracks":
            valid, twice = len(edges) >= 1, len(edges) in (3, 4)
        elif kind == "temple":
            valid, twice = not empty, city.height(cell) >= 2
        else:
            valid, twice = True, any(near in water for near in empty)
        if valid:
            total += city.height(cell) * (2 if twice and varied else 1)
    return total


def stars_of(city: ReferenceCity, kind: str) -> int:
    """The stars on the visible plazas of one type."""
    return sum(STARS[top] for top in city.tops().values() if top == f"{kind}_plaza")


def sheet(city: ReferenceCity, stones: int, readings: Readings) -> dict[str, int]:
    """The points per type and for Stones."""
    beyond = outside(city)
    points = {kind: value_of(city, kind, readings, beyond) * stars_of(city, kind) for kind in TYPES}
    return {**points, "stones": stones}


def architect_sheet(
    tiles: Iterable[Iterable[str]], stones: int, strength: str, variants: frozenset[str]
) -> dict[str, int]:
    """Section 13: the Architect's points per type, for Stones and for quarries."""
    hexes = ["house_plaza", "quarry", "quarry", "quarry"] + [kind for tile in tiles for kind in tile]
    level = 2 if strength == "callicrates" else 1
    points: dict[str, int] = {}
    for kind in TYPES:
        count = hexes.count(kind)
        value = count * level
        plazas = hexes.count(f"{kind}_plaza")
        if VARIANT_OF[kind] in variants:
            if kind == "house" and value >= 10:
                value *= 2
            elif kind == "market":
                value = level * (count + min(count, 3 * plazas))
            elif kind in ("barracks", "garden") or (kind == "temple" and strength == "callicrates"):
                value *= 2
        points[kind] = value * plazas * STARS[f"{kind}_plaza"]
    quarries = 2 * hexes.count("quarry") if strength == "metagenes" else 0
    return {**points, "stones": stones, "quarry": quarries}


class ReferenceGame:
    """A whole game, from the row of tiles on: the Site first, then the piles one after the other."""

    def __init__(
        self,
        order: list[str],
        kinds: dict[str, list[str]],
        players: int,
        first: int = 0,
        readings: Readings | None = None,
        architect: str = "none",
    ) -> None:
        self.kinds = kinds
        self.seats = max(2, players)
        self.readings = readings or Readings()
        self.strength = architect
        self.site = order[: self.seats + 2]
        rest = order[self.seats + 2 :]
        self.piles = [rest[at : at + self.seats + 1] for at in range(0, len(rest), self.seats + 1)]
        self.cities = [ReferenceCity.start() for _ in range(players)]
        self.stones = [1 + (seat - first) % self.seats for seat in range(self.seats)]
        self.owned: list[str] = []
        self.player = self.chief = first
        self.round = 1
        self.hand: str | None = None
        self.over = False

    def legal(self) -> set[str]:
        """Every legal action of the active player, in notation."""
        if self.over:
            return set()
        if self.hand is None:
            return {f"take {index}" for index in range(len(self.site)) if index <= self.stones[self.player]}
        return {f"place {q},{r} r{turn}" for q, r, turn in self.cities[self.player].placements()}

    def play(self, text: str) -> None:
        """Plays an action given in notation."""
        words = text.split()
        if words[0] == "take":
            self._take(int(words[1]))
        else:
            q, r = words[1].split(",")
            self._place((int(q), int(r), int(words[2][1:])))

    def force(self) -> None:
        """Takes the first tile for a player without Stones."""
        if not self.over and self.hand is None and self.stones[self.player] == 0:
            self._take(0)

    def _take(self, index: int) -> None:
        self.stones[self.player] -= index
        if self.strength != "none":
            self.stones[1] += index
        self.hand = self.site.pop(index)

    def _place(self, placement: Placement) -> None:
        assert self.hand is not None
        city = self.cities[self.player]
        self.stones[self.player] += city.place(self.hand, self.kinds[self.hand], placement)
        self.hand = None
        self._check_site()

    def _check_site(self) -> None:
        self.player = (self.player + 1) % self.seats
        if len(self.site) == 1:
            if not self.piles:
                self.over = True
                return
            self.site += self.piles.pop(0)
            self.chief = (self.chief + 1) % self.seats
            self.round += 1
        if self.player >= len(self.cities):
            self._architect_turn()
            self._check_site()

    def _architect_turn(self) -> None:
        plazas = [i for i, tile in enumerate(self.site) if any("plaza" in kind for kind in self.kinds[tile])]
        index = plazas[0] if plazas and plazas[0] <= self.stones[1] else 0
        self.stones[1] -= index
        self.owned.append(self.site.pop(index))

    def sheet(self, seat: int) -> dict[str, int]:
        """The points of a seat, term by term."""
        if seat < len(self.cities):
            return sheet(self.cities[seat], self.stones[seat], self.readings)
        tiles = [self.kinds[tile] for tile in self.owned]
        return architect_sheet(tiles, self.stones[1], self.strength, self.readings.variants)
