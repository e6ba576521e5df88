"""Flat-topped hexes drawn with characters: a border between two groups, none inside one, numbers on the corners.

A hex of width 4 and half height 2 looks like this; its last row carries the border to the hex below.

       ____
      /    \\
     /      \\
     \\      /
      \\____/
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby

from rich.style import Style
from rich.text import Text

Cell = tuple[int, int]
Spot = tuple[int, int]  # row and column on the canvas

NORTH_WEST, SOUTH_WEST, SOUTH = (-1, 0), (-1, 1), (0, 1)


@dataclass(frozen=True)
class Size:
    """How large hexes are: characters along the flat top, rows from the top to the widest point."""

    width: int
    half: int

    def origin(self, cell: Cell) -> Spot:
        """Row and column of the box around a hex."""
        q, r = cell
        return (2 * r + q) * self.half, q * (self.width + self.half)


@dataclass(frozen=True)
class Hex:
    """What one hex shows. Hexes of one group lie on one tile; an empty space has no group."""

    lines: tuple[str, ...] = ()
    group: int | None = None
    fill: str | None = None
    ink: str | None = None


@dataclass(frozen=True)
class Corner:
    """A label on a corner: the right corner of a cell, or its left one."""

    cell: Cell
    right: bool
    text: str
    style: Style


WHITE = "#ffffff"
EDGE_ON_LIGHT = "#17130e"
EDGE_ON_DARK = "#f0dfc0"  # where the ink is white
EDGE_ON_TABLE = "#9a9284"
FAINT = Style(color="#6f695e")


PLAIN = Style()


@cache
def _over(ground: Style, style: Style) -> Style:
    """The style on that ground."""
    return ground + style


class Canvas:
    """Characters with their styles, anywhere in the plane."""

    def __init__(self) -> None:
        self._rows: dict[int, dict[int, tuple[str, Style]]] = {}

    def put(self, row: int, column: int, text: str, style: Style) -> None:
        """Writes the text from that spot to the right."""
        spots = self._rows.setdefault(row, {})
        for i, character in enumerate(text, start=column):
            spots[i] = (character, style)

    def write(self, row: int, column: int, text: str, style: Style) -> None:
        """Writes the text over what is there, keeping the ground and leaving gaps where the text has blanks."""
        spots = self._rows.setdefault(row, {})
        for i, character in enumerate(text, start=column):
            if character != " ":
                ground = spots[i][1] if i in spots else PLAIN
                spots[i] = (character, _over(ground, style))

    def text(self) -> Text:
        """The smallest box that holds everything, line by line, without blanks at the ends."""
        drawn = Text(no_wrap=True, overflow="crop")
        rows = [row for row, spots in self._rows.items() if spots]
        left = min((min(self._rows[row]) for row in rows), default=0)
        for row in range(min(rows, default=0), max(rows, default=-1) + 1):
            if drawn:
                drawn.append("\n")
            self._append(drawn, self._rows.get(row, {}), left)
        return drawn

    def _append(self, drawn: Text, spots: dict[int, tuple[str, Style]], left: int) -> None:
        """Adds one line, characters of the same style together."""
        inked = [
            column for column, (character, style) in spots.items() if character != " " or style.bgcolor is not None
        ]
        line = [spots.get(column, (" ", PLAIN)) for column in range(left, max(inked, default=left - 1) + 1)]
        for style, run in groupby(line, key=lambda spot: spot[1]):
            drawn.append("".join(character for character, _ in run), style)


def extent(cells: Iterable[Cell], size: Size) -> tuple[int, int]:
    """Columns and rows that a drawing of these cells takes."""
    origins = [size.origin(cell) for cell in cells]
    rows, columns = [row for row, _ in origins], [column for _, column in origins]
    wide = max(columns) - min(columns) + size.width + 2 * size.half
    return wide, max(rows) - min(rows) + 2 * size.half + 1


def drawing(hexes: Mapping[Cell, Hex], size: Size, corners: list[Corner] | None = None) -> Text:
    """The hexes as text, with labels on corners."""
    canvas = Canvas()
    around = {neighbour for cell in hexes for neighbour in _right_of(cell)} | set(hexes)
    for cell in sorted(around):
        _draw_fill(canvas, size, cell, hexes.get(cell))
    for cell in sorted(around):
        _draw_edges(canvas, size, cell, hexes)
    for cell, hex_ in hexes.items():
        _draw_lines(canvas, size, cell, hex_)
    for corner in corners or []:
        _draw_corner(canvas, size, corner)
    return canvas.text()


def _right_of(cell: Cell) -> list[Cell]:
    """The neighbours that draw the borders a hex does not draw itself: north, north-east, south-east."""
    q, r = cell
    return [(q, r - 1), (q + 1, r - 1), (q + 1, r)]


def _draw_fill(canvas: Canvas, size: Size, cell: Cell, hex_: Hex | None) -> None:
    """The coloured ground of a hex: everything but its right edge, so that hexes join without gaps."""
    if hex_ is None or hex_.group is None:
        return
    row, column = size.origin(cell)
    ground = Style(bgcolor=hex_.fill)
    for i in range(size.half):
        canvas.put(row + i, column + size.half - 1 - i, " " * (size.width + 2 * i + 1), ground)
        canvas.put(row + 2 * size.half - 1 - i, column + size.half - 1 - i, " " * (size.width + 2 * i + 1), ground)


def _draw_edges(canvas: Canvas, size: Size, cell: Cell, hexes: Mapping[Cell, Hex]) -> None:
    """The two left edges and the lower edge of a hex, where it meets another group."""
    row, column = size.origin(cell)
    north_west, south_west, south = (_edge(cell, step, hexes) for step in (NORTH_WEST, SOUTH_WEST, SOUTH))
    for i in range(size.half):
        if north_west is not None:
            canvas.write(row + i, column + size.half - 1 - i, "/", north_west)
        if south_west is not None:
            canvas.write(row + size.half + i, column + i, "\\", south_west)
    if south is not None:
        canvas.write(row + 2 * size.half - 1, column + size.half, "_" * size.width, south)


def _edge(cell: Cell, step: Cell, hexes: Mapping[Cell, Hex]) -> Style | None:
    """How the edge towards the neighbour is drawn; None if there is nothing to draw."""
    one, other = hexes.get(cell), hexes.get((cell[0] + step[0], cell[1] + step[1]))
    groups = [hex_.group for hex_ in (one, other) if hex_ is not None and hex_.group is not None]
    if not groups:
        return FAINT if one is not None or other is not None else None
    if len(groups) == 2 and groups[0] == groups[1]:
        return None
    if one is None or one.group is None:
        return Style(color=EDGE_ON_TABLE, bold=True)
    return Style(color=EDGE_ON_DARK if one.ink == WHITE else EDGE_ON_LIGHT, bold=True)


def _draw_lines(canvas: Canvas, size: Size, cell: Cell, hex_: Hex) -> None:
    """The words of a hex, around its middle."""
    row, column = size.origin(cell)
    wide = size.width + 2 * (size.half - 1)
    style = Style(color=hex_.ink, bold=hex_.group is not None, dim=hex_.group is None)
    first = row + size.half - 1 - (len(hex_.lines) - 1) // 2
    for i, line in enumerate(hex_.lines):
        canvas.write(first + i, column + 1, line.center(wide)[:wide], style)


def _draw_corner(canvas: Canvas, size: Size, corner: Corner) -> None:
    row, column = size.origin(corner.cell)
    if corner.right:
        column += size.width + 2 * size.half - 1
    else:
        column -= len(corner.text) - 1
    canvas.put(row + size.half - 1, column, corner.text, corner.style)
