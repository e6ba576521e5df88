"""Cities for tests, as drawings or tile by tile.

In drawings and in tile texts a hex is a letter: q for a quarry, h m b t g for the districts, H M B T G for their
plazas. A drawing shows the city from above, one letter and one height per cell, north up:

        q1

        H1*
    q1      q1

The star marks the centre, the plaza of the starting tile. Neighbouring columns stand four characters apart and half a
cell higher or lower, so cells of one column are two lines apart. A dot, or a ~ for a lake, is an empty cell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from pentapolis.games.akropolis.actions import parse, place_action
from pentapolis.games.akropolis.city import City, first_city
from pentapolis.games.akropolis.scoring import appraisal, points, scoring_rules, tally
from pentapolis.games.akropolis.tiles import DISTRICTS, KINDS, VARIANTS

from .reference import Cell, Placement, Readings, ReferenceCity, footprint, stars_of, value_of

LETTERS = dict(
    zip("qhmbtgHMBTG", ("quarry", *DISTRICTS, *(f"{district}_plaza" for district in DISTRICTS)), strict=True)
)
LETTER_OF = {kind: letter for letter, kind in LETTERS.items()}
ALL_VARIANTS = list(VARIANTS)
START_CELLS = {(0, 0): "H", (0, -1): "q", (1, 0): "q", (-1, 1): "q"}
DEFAULT_RULINGS = {"largest_group": "hexes", "periphery": "outside", "lake": "any_size"}


class Town:
    """A city laid tile by tile, in the rules and in the reference at once."""

    def __init__(self) -> None:
        self.city: City = first_city()
        self.reference = ReferenceCity.start()

    def lay(self, kinds: str, placement: Placement) -> int:
        """Lays a tile of three letters; returns the Stones it brings."""
        action = place_action(*placement)
        assert self.city.allows(action), f"{kinds} does not fit on {placement}"
        assert self.reference.allows(placement)
        names = [LETTERS[letter] for letter in kinds]
        number = len(self.city.placements)
        a, b, c = (KINDS.index(name) for name in names)
        gain = self.city.place(number, action, a, b, c)
        assert gain == self.reference.place(str(number), names, placement)
        return gain

    def values(self, *variants: str, **rulings: str) -> dict[str, tuple[int, int]]:
        """Value and stars of every district; both tellings of the rules agree, and hexes add up to values."""
        rules = scoring_rules({**DEFAULT_RULINGS, **rulings, "variants": list(variants)})
        found = tally(self.city, rules)
        readings = Readings(frozenset(variants), **rulings)
        sheet = {district: (found[i], found[i + 5]) for i, district in enumerate(DISTRICTS)}
        assert sheet == {
            district: (value_of(self.reference, district, readings), stars_of(self.reference, district))
            for district in DISTRICTS
        }
        assert sum(appraisal(self.city, rules).values()) == sum(found[:5])
        return sheet

    def value(self, district: str, *variants: str, **rulings: str) -> int:
        """The value of one district."""
        return self.values(*variants, **rulings)[district][0]

    def points(self, *variants: str, **rulings: str) -> int:
        """The points of all districts together."""
        rules = scoring_rules({**DEFAULT_RULINGS, **rulings, "variants": list(variants)})
        return points(tally(self.city, rules))


def built(*tiles: str) -> Town:
    """A city of tiles laid one after the other: `built("hqq 0,-2 r0", ...)`."""
    town = Town()
    for text in tiles:
        kinds, place = text.split(" ", 1)
        town.lay(kinds, placement_of(f"place {place}"))
    return town


def placement_of(text: str) -> Placement:
    """Anchor and rotation of a placing in notation."""
    spot, rotation = divmod(parse(text) - place_action(-64, -64, 0), 6)
    return spot % 128 - 64, spot // 128 - 64, rotation


def town(drawing: str) -> Town:
    """The city of the drawing, laid tile by tile as the rules allow; what cannot be seen is quarries."""
    cells = read_drawing(drawing)
    for cell, letter in START_CELLS.items():
        assert cell in cells, f"the starting tile is missing on {cell}"
        assert cells[cell][1] > 1 or cells[cell][0] == letter, f"the starting tile shows {letter} on {cell}"
    ground = dict.fromkeys(START_CELLS, "start")
    for levels in _layers(cells, 1, ground):
        made = Town()
        for number, level in enumerate(levels, start=1):
            _lay_level(made, cells, number, level)
        assert drawn(made.city) == tidied(drawing)
        return made
    raise AssertionError("no tiles make up this drawing")


def read_drawing(drawing: str) -> dict[Cell, tuple[str, int]]:
    """Letter and height of every built cell of a drawing."""
    found = [
        (match.start(), row, match[1], int(match[2]), bool(match[3]))
        for row, line in enumerate(drawing.splitlines())
        for match in re.finditer(r"([A-Za-z])(\d)(\*?)", line)
    ]
    centres = [(column, row) for column, row, _, _, starred in found if starred]
    assert len(centres) == 1, "a drawing has one star, at its centre"
    cells: dict[Cell, tuple[str, int]] = {}
    for column, row, letter, height, _ in found:
        q, odd = divmod(column - centres[0][0], 4)
        r, half = divmod(row - centres[0][1] - q, 2)
        assert (odd, half) == (0, 0), f"line {row + 1}, column {column + 1}: not the place of a cell"
        cells[q, r] = (letter, height)
    return cells


def drawn(city: City) -> str:
    """The city as a drawing."""
    seen = {(q, r): f"{LETTER_OF[KINDS[kind]]}{level}" for q, r, kind, level, _ in city.visible()}
    west, north = min(q for q, _ in seen), min(2 * r + q for q, r in seen)
    rows: dict[int, str] = {}
    for (q, r), text in sorted(seen.items()):
        row = 2 * r + q - north
        rows[row] = rows.get(row, "").ljust(4 * (q - west)) + text + ("*" if (q, r) == (0, 0) else "")
    return "\n".join(rows.get(row, "") for row in range(max(rows) + 1))


def tidied(drawing: str) -> str:
    """The drawing without empty cells, indentation and blank lines around it."""
    lines = [re.sub(r"[.~]", " ", line).rstrip() for line in drawing.splitlines()]
    while not lines[0]:
        del lines[0]
    while not lines[-1]:
        del lines[-1]
    indent = min(len(line) - len(line.lstrip()) for line in lines if line)
    return "\n".join(line[indent:] for line in lines)


def _layers(cells: dict[Cell, tuple[str, int]], level: int, below: dict[Cell, str]) -> Iterator[list[list[Placement]]]:
    """Every way to make up the drawing from this level on; `below` says whose hexes it stands on."""
    wanted = {cell for cell, (_, height) in cells.items() if height >= level}
    if level == 1:
        wanted -= set(START_CELLS)
    if not wanted:
        yield [] if level > 1 else [[]]
        return
    for tiles in _covers(wanted, below if level > 1 else {}):
        owners = {cell: f"{level}.{number}" for number, tile in enumerate(tiles) for cell in footprint(tile)}
        for rest in _layers(cells, level + 1, owners if level > 1 else {**below, **owners}):
            yield [tiles, *rest]


def _covers(wanted: set[Cell], below: dict[Cell, str]) -> Iterator[list[Placement]]:
    """Every way to cover the cells with tiles, each straddling two tiles if there are any below."""
    if not wanted:
        yield []
        return
    first = min(wanted)
    for placement in _triangles(first):
        cells = footprint(placement)
        if wanted.issuperset(cells) and not (below and len({below[cell] for cell in cells}) < 2):
            for rest in _covers(wanted - set(cells), below):
                yield [placement, *rest]


def _triangles(cell: Cell) -> list[Placement]:
    """The six triangles that the cell belongs to, anchored on it."""
    return [(cell[0], cell[1], rotation) for rotation in range(6)]


def _lay_level(made: Town, cells: dict[Cell, tuple[str, int]], level: int, tiles: list[Placement]) -> None:
    """Lays the tiles of one level, each as soon as it touches the city."""
    left = list(tiles)
    while left:
        ready = next(tile for tile in left if made.reference.allows(tile))
        left.remove(ready)
        kinds = [cells[cell][0] if cells[cell][1] == level else "q" for cell in footprint(ready)]
        made.lay("".join(kinds), ready)


def distance(cell: Cell) -> int:
    """Steps from the centre."""
    q, r = cell
    return max(abs(q), abs(r), abs(q + r))


def on_wall(step: int) -> Placement:
    """A footprint on a zigzag of cells that starts beside the centre: it holds the cells number step to step + 2.

    Any three cells in a row are a footprint there, so tiles shifted by one or two cells straddle those below.
    """
    return (2 + (step + 1) // 2, -1 - step % 2, 1 + step % 2)
