"""The three turns of the tile in hand on a chosen place, each with what it would change."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...games.akropolis.actions import notation, placed
from ...games.akropolis.decisions import footprint_cells
from ..scores import ordered, term_name
from .faces import WIDE
from .places import TURNS, Place, outcomes
from .tile import tile_drawing

if TYPE_CHECKING:
    from .screen import AkropolisScreen


def turns_drawing(screen: AkropolisScreen, place: Place) -> RenderableType:
    """The turns a, b and c side by side."""
    state = screen.city_state
    held = state.view(state.player)["hand"]
    if held is None:
        return Grid.grid()
    kinds = state.game.components()["tiles"][held["tile"]]
    grid = Grid.grid(padding=(0, 4, 0, 0))
    cells: list[RenderableType] = []
    for letter, outcome in zip(TURNS, outcomes(state, None, list(place.actions)), strict=True):
        grid.add_column()
        drawn = tile_drawing(kinds, screen.faces, WIDE, tuple(footprint_cells(*placed(outcome.action))))
        heading = Text.assemble((letter, "bold #e08a5c"), (f"  {outcome.total:+d}", "bold"))
        changes = [
            f"{term_name(screen.terminal, state, term)} {change:+d}" for term, change in ordered(state, outcome.terms)
        ]
        cells.append(Group(heading, drawn, Text("\n".join([notation(outcome.action), *changes]), style="dim")))
    grid.add_row(*cells)
    title = screen.terminal.say("cli-akropolis-turns", number=place.number, level=place.level)
    return Group(Text(title, style="bold"), grid)
