"""The Site: every tile as a triangle under its price."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ..terminal import Terminal
from .faces import SMALL, WIDE, Faces
from .tile import tile_drawing

GAP = 2


def site_drawing(terminal: Terminal, view: dict[str, Any], faces: Faces, stones: int, width: int) -> RenderableType:
    """The tiles of the Site side by side; prices the player cannot pay are dim."""
    tiles = view["site"]
    wide = len(tiles) * (2 * (WIDE.width + 1) + 1 + GAP) <= width
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in tiles:
        grid.add_column(no_wrap=True)
    cells = []
    for tile in tiles:
        affordable = tile["price"] <= stones
        drawn = tile_drawing(view["tiles"][tile["tile"]], faces, WIDE if wide else SMALL)
        cells.append(Group(_price(terminal, tile["price"], affordable), drawn))
    grid.add_row(*cells)
    heading = Text(terminal.say("cli-akropolis-site", stones=stones), style="bold")
    return Group(heading, grid)


def _price(terminal: Terminal, price: int, affordable: bool) -> Text:
    if affordable:
        return Text.assemble((f"{price}", "bold #e08a5c"), f"  {terminal.say('cli-akropolis-price', price=price)}")
    return Text(f"{price}  {terminal.say('cli-akropolis-too-dear')}", style="dim")
