"""`pentapolis games`: which games there are, for how many, and what can be chosen."""

from __future__ import annotations

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..bots import LEVELS
from ..core.game import Game, game
from ..core.game import game_ids as names
from ..core.options import Option
from .arguments import Lang
from .desk import Desk


def games(context: typer.Context, lang: Lang = None) -> None:
    """Prints a table of games with their players, and one of options for each."""
    desk: Desk = context.obj
    grid = Grid(box=box.ROUNDED)
    grid.add_column(desk.say("cli-games-game"), style="bold", no_wrap=True)
    grid.add_column(desk.say("cli-games-players"), no_wrap=True)
    grid.add_column(desk.say("cli-games-about"))
    for name in names():
        of = game(name)
        about = Text.assemble(desk.say(f"{name}-tagline"), (f"\n{desk.say(f'{name}-credits')}", "dim"))
        grid.add_row(name, f"{of.players[0]}–{of.players[-1]}", about)
    desk.out.print(grid)
    for name in names():
        desk.out.print(_options(desk, game(name)))
        desk.out.print(desk.say("cli-games-next", game=name))
    desk.out.print(_levels(desk))


def _levels(desk: Desk) -> Grid:
    """The bots that people choose from; they play every game."""
    title = desk.say("cli-games-levels")
    grid = Grid(box=box.SIMPLE_HEAD, title=title, title_style="bold", title_justify="left", pad_edge=False)
    grid.add_column("NAME", style="bold", no_wrap=True)
    grid.add_column("")
    grid.add_column("")
    for level in LEVELS:
        grid.add_row(level.name, desk.say(level.title), Text(desk.say(level.about), style="dim"))
    return grid


def _options(desk: Desk, of: Game) -> Grid:
    title = desk.say("cli-games-options", game=of.id)
    grid = Grid(box=box.SIMPLE_HEAD, title=title, title_style="bold", title_justify="left", pad_edge=False)
    grid.add_column("NAME", style="bold", no_wrap=True)
    grid.add_column("VALUE")
    grid.add_column("")
    for option in of.options.values():
        choices = ", ".join(str(choice) for choice in option.choices) or "true, false"
        default = desk.say("cli-games-default", value=_default(desk, option))
        about = desk.say(f"{of.id}-option-{option.name}-help")
        grid.add_row(option.name, Text.assemble(choices, (f" ({default})", "dim")), Text(about, style="dim"))
    return grid


def _default(desk: Desk, option: Option) -> str:
    if option.kind == "flag":
        return "true" if option.default else "false"
    if option.kind == "subset":
        return ",".join(option.default) or desk.say("cli-games-nothing")
    return str(option.default)
