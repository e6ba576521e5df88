"""The map as a grid of cells: ground, coasts, symbols, capitals, cities and colonists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich.text import Text

HEIGHT: Final = 6
WIDTH: Final = 10
INSIDE: Final = 6  # columns of a cell, without its right side

SIGNS: Final = {"game": "●", "gem": "◆", "stone": "▲", "wheat": "✽"}
SIGN_STYLES: Final = {"game": "#8fd18f", "gem": "#e58be5", "stone": "#c9c9c9", "wheat": "#f0d060"}
GROUNDS: Final = {"continent": "on #26402a", "island": "on #453d24", "sea": "on #12263d"}
SEATS: Final = ("A", "B", "C", "D")  # capital letters stand, small ones lie
SEAT_STYLES: Final = ("bold #ff7b72", "bold #79c0ff", "bold #7ee787", "bold #ffd866")
CAPITAL: Final = "⌂"
CITIES: Final = {1: "■", 2: "▣"}
COAST: Final = "#6fa8dc"

Cell = dict[str, Any]


def seat_mark(seat: int) -> Text:
    """The letter of the seat in its colour."""
    return Text(SEATS[seat], SEAT_STYLES[seat])


def sign(symbol: str) -> Text:
    """The sign of a symbol in its colour."""
    return Text(SIGNS[symbol], SIGN_STYLES[symbol])


def drawn_map(view: dict[str, Any], marked: Iterable[tuple[int, int]] = (), low: bool = False) -> Text:
    """The whole board. `marked` cells are those that can be chosen; `low` leaves out the lines between rows."""
    cells = {(cell["row"], cell["col"]): cell for cell in view["cells"]}
    chosen = set(marked)
    lines = [Text("   " + "".join([f"{col:^{INSIDE + 1}}" for col in range(WIDTH)]), "dim")]
    for row in range(HEIGHT):
        for part in (_upper, _lower):
            line = Text(f" {row} " if part is _upper else "   ", "dim")
            for col in range(WIDTH):
                cell = cells.get((row, col))
                ground = GROUNDS[cell["ground"] if cell else "sea"]
                inner = part(cell)
                if part is _upper and (row, col) in chosen:
                    inner = Text.assemble(inner, ("▸", "bold reverse"))
                inner.truncate(INSIDE, pad=True)
                inner.stylize_before(f"not dim {ground}")
                line.append_text(inner).append_text(_side(cell, cells.get((row, (col + 1) % WIDTH)), col, ground))
            lines.append(line)
        if not low and row < HEIGHT - 1:
            lines.append(_between(cells, row))
    return Text("\n").join(lines)


def _upper(cell: Cell | None) -> Text:
    """Symbols, capital, city."""
    if cell is None:
        return Text(" ~ ~", "#2f5f8f")
    line = Text()
    for symbol in cell["symbols"]:
        mark = sign(symbol)
        if cell["hidden"]:  # R39: under a capital
            mark.stylize("dim strike")
        line.append_text(mark)
    line.append(" " * (3 - len(line)))
    if cell["capital"] is not None:
        line.append(CAPITAL, SEAT_STYLES[cell["capital"]]).append_text(seat_mark(cell["capital"]))
    elif cell["city"] is not None:
        seat = cell["city"]["seat"]
        line.append(CITIES[cell["city"]["cubes"]], SEAT_STYLES[seat]).append_text(seat_mark(seat))
    return line


def _lower(cell: Cell | None) -> Text:
    """Colonists: capital letters stand, small ones lie."""
    line = Text()
    for group in cell["colonists"] if cell else ():
        letter, style = SEATS[group["seat"]], SEAT_STYLES[group["seat"]]
        line.append(letter * group["standing"] + letter.lower() * group["lying"], style)
    return line


def _side(cell: Cell | None, right: Cell | None, col: int, ground: str) -> Text:
    """What lies between a cell and its right neighbour: a coast, open land, or nothing."""
    covered = cell is not None and cell["ground"] == "continent"
    beyond = col + 1 < WIDTH and right is not None and right["ground"] == "continent"
    if cell is not None and covered:
        return Text("┊" if "e" in cell["land"] else "┃", f"{COAST} {ground}" if "e" not in cell["land"] else ground)
    if right is not None and beyond:
        return Text("┊" if "w" in right["land"] else "┃", f"{COAST} on #12263d")
    return Text(" ", ground)


def _between(cells: dict[tuple[int, int], Cell], row: int) -> Text:
    """The line below a row: coasts of the cells above and below it."""
    line = Text("   ")
    for col in range(WIDTH):
        above, below = cells.get((row, col)), cells.get((row + 1, col))
        if above is not None and above["ground"] == "continent":
            land = "s" in above["land"]
        elif below is not None and below["ground"] == "continent":
            land = "n" in below["land"]
        else:
            line.append(" " * (INSIDE + 1), "on #12263d")
            continue
        line.append(("┈" if land else "━") * INSIDE + " ", f"{'dim' if land else COAST} on #12263d")
    return line
