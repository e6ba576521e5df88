"""`pentapolis games`: which games there are, for how many, and what can be chosen."""

from __future__ import annotations

from typing import Any

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ..bots import LEVELS
from ..core.game import Game, game
from ..core.game import game_ids as names
from ..core.options import Option
from .arguments import AsJson, Lang
from .as_json import print_json
from .terminal import Terminal


def games(context: typer.Context, json: AsJson = False, lang: Lang = None) -> None:
    """Prints a table of games with their players, and one of options for each."""
    terminal: Terminal = context.obj
    if json:
        levels = [
            {"name": level.name, "title": terminal.say(level.title), "about": terminal.say(level.about)}
            for level in LEVELS
        ]
        print_json({"games": [_told(terminal, game(name)) for name in names()], "levels": levels})
        return
    grid = Grid(box=box.ROUNDED)
    grid.add_column(terminal.say("cli-games-game"), style="bold", no_wrap=True)
    grid.add_column(terminal.say("cli-games-players"), no_wrap=True)
    grid.add_column(terminal.say("cli-games-about"))
    for name in names():
        of = game(name)
        about = Text.assemble(terminal.say(f"{name}-tagline"), (f"\n{terminal.say(f'{name}-credits')}", "dim"))
        grid.add_row(name, f"{of.players[0]}–{of.players[-1]}", about)
    terminal.out.print(grid)
    for name in names():
        terminal.out.print(_options(terminal, game(name)))
        terminal.out.print(terminal.say("cli-games-next", game=name))
    terminal.out.print(_levels(terminal))


def _told(terminal: Terminal, of: Game) -> dict[str, Any]:
    """All that the tables say of a game."""
    options = [
        {
            "name": option.name,
            "kind": option.kind,
            "choices": [True, False] if option.kind == "flag" else list(option.choices),
            "default": option.default,
            "source": option.source,
            "about": terminal.say(f"{of.id}-option-{option.name}-help"),
        }
        for option in of.options.values()
    ]
    return {
        "id": of.id,
        "name": terminal.say(f"{of.id}-name"),
        "rules_version": of.rules_version,
        "players": list(of.players),
        "about": terminal.say(f"{of.id}-tagline"),
        "credits": terminal.say(f"{of.id}-credits"),
        "options": options,
    }


def _levels(terminal: Terminal) -> Grid:
    """The bots that people choose from; they play every game."""
    title = terminal.say("cli-games-levels")
    grid = Grid(box=box.SIMPLE_HEAD, title=title, title_style="bold", title_justify="left", pad_edge=False)
    grid.add_column("NAME", style="bold", no_wrap=True)
    grid.add_column("")
    grid.add_column("")
    for level in LEVELS:
        grid.add_row(level.name, terminal.say(level.title), Text(terminal.say(level.about), style="dim"))
    return grid


def _options(terminal: Terminal, of: Game) -> Grid:
    title = terminal.say("cli-games-options", game=of.id)
    grid = Grid(box=box.SIMPLE_HEAD, title=title, title_style="bold", title_justify="left", pad_edge=False)
    grid.add_column("NAME", style="bold", no_wrap=True)
    grid.add_column("VALUE")
    grid.add_column("")
    for option in of.options.values():
        choices = ", ".join(str(choice) for choice in option.choices) or "true, false"
        default = terminal.say("cli-games-default", value=_default(terminal, option))
        about = terminal.say(f"{of.id}-option-{option.name}-help")
        grid.add_row(option.name, Text.assemble(choices, (f" ({default})", "dim")), Text(about, style="dim"))
    return grid


def _default(terminal: Terminal, option: Option) -> str:
    if option.kind == "flag":
        return "true" if option.default else "false"
    if option.kind == "subset":
        return ",".join(option.default) or terminal.say("cli-games-nothing")
    return str(option.default)
