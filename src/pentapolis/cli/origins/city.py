"""A city as a grid of names, with the Seats of Power where four tiles meet."""

from __future__ import annotations

from typing import Any

from rich.console import Group
from rich.text import Text

from ...games.origins.catalogue import VALUE_OF_DIE
from .signs import COLOUR_OF, Signs, style

Place = tuple[int, int]
WIDEST = 9
NARROWEST = 4
FREE_SEAT = "◇"
assert max(VALUE_OF_DIE) < 10


def city_grid(
    signs: Signs, board: dict[str, Any], width: int, cells: dict[Place, str], seats: dict[Place, str]
) -> Group:
    """The city with what stands on free cells and free Seats, by place; too wide ones in several parts."""
    tiles = {(tile["x"], tile["y"]): tile for tile in board["city"]}
    places = [*tiles, *cells]
    left, right = min(x for x, _ in places), max(x for x, _ in places)
    low, high = min(y for _, y in places), max(y for _, y in places)
    count = right - left + 1
    cell = max(NARROWEST, min(WIDEST, (width - 6) // count - 1))
    fitting = max(1, (width - 6) // (cell + 1))
    marks = {(seat["x"], seat["y"]): _seat(signs, seat, seats) for seat in board["seats"]}
    parts: list[Text] = []
    for first in range(left, right + 1, fitting):
        last = min(first + fitting - 1, right)
        for y in range(high, low - 1, -1):
            parts.append(_cells(signs, tiles, cells, range(first, last + 1), y, cell))
            if y > low:
                parts.append(_corners(marks, range(first, last + 1), y - 1, cell))
        parts.append(_scale(range(first, last + 1), cell))
    return Group(*parts)


def _seat(signs: Signs, seat: dict[str, Any], seats: dict[Place, str]) -> Text:
    """A die, the number of a choice, or the sign of a free Seat."""
    if seat["die"] is not None:
        return Text(seat["die"][-1], style=style(seat["die"][:-1]))
    place = (seat["x"], seat["y"])
    return Text(seats[place], style="bold #e08a5c") if place in seats else Text(FREE_SEAT, style="bold")


def _cells(
    signs: Signs, tiles: dict[Place, dict[str, Any]], cells: dict[Place, str], columns: range, y: int, width: int
) -> Text:
    line = Text(f"{y:>4} ", style="dim")
    for x in columns:
        tile = tiles.get((x, y))
        if tile is None:
            mark = cells.get((x, y), "")
            line.append(mark.center(width), "not dim bold #e08a5c" if mark else "not dim")
        else:
            id = "farm" if tile["farm"] else tile["building"]
            ground = "farm" if tile["farm"] else COLOUR_OF[id]
            mark = cells.get((x, y), "")
            name = f"{mark} {signs.say(f'origins-building-{id}')}".strip()
            line.append(_cut(name, width).center(width), f"not dim {style(ground)}")
        line.append(" ")
    return line


def _cut(name: str, width: int) -> str:
    """The name, or as much of it as fits and a sign that there is more."""
    return name if len(name) <= width else f"{name[: width - 1].rstrip()}…"


def _corners(marks: dict[Place, Text], columns: range, y: int, width: int) -> Text:
    """The Seats between two rows of cells: each stands between its column and the next."""
    line = Text(" " * 5)
    gap = 0
    for x in columns:
        line.append(" " * (width - gap))
        mark = marks.get((x, y), Text(" "))
        line.append_text(mark)
        gap = len(mark) - 1
    return line


def _scale(columns: range, width: int) -> Text:
    line = Text(" " * 5, style="dim")
    for x in columns:
        line.append(str(x).center(width) + " ")
    return line
