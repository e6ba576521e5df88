"""`pentapolis doctor`: what this installation is made of, and whether it can do its work."""

from __future__ import annotations

import os
import platform
import sys
from importlib import metadata
from pathlib import Path

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from .. import __version__
from ..core import state
from ..core.game import game_ids
from ..texts import LANGUAGES, texts
from .arguments import Lang
from .desk import Desk
from .files import data_folder
from .problems import FAILURE

DEPENDENCIES = ("fluent.runtime", "librt", "msgspec", "mypy-extensions", "rich", "typer")


def doctor(context: typer.Context, lang: Lang = None) -> int:
    """Prints the state of the installation; 1 if something does not work."""
    desk: Desk = context.obj
    grid = Grid(box=box.SIMPLE, show_header=False, pad_edge=False)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    healthy = True
    for name, text, good in _findings(desk):
        grid.add_row(name, Text(text, style="" if good else "bold red"))
        healthy = healthy and good
    desk.out.print(grid)
    desk.out.print(desk.say("cli-doctor-healthy" if healthy else "cli-doctor-ill"))
    return 0 if healthy else FAILURE


def _findings(desk: Desk) -> list[tuple[str, str, bool]]:
    """Every finding: what was looked at, what was found, and whether it is well."""
    console = desk.out
    compiled = not str(state.__file__).endswith(".py")
    counts = {language: len(texts(language).keys()) for language in LANGUAGES}
    terminal = desk.say(
        "cli-doctor-terminal-found",
        width=console.width,
        height=console.height,
        colours=console.color_system or desk.say("cli-doctor-no-colours"),
        encoding=console.encoding,
    )
    folder = data_folder()
    writable = _writable(folder)
    found = desk.say("cli-doctor-writable" if writable else "cli-doctor-not-writable", folder=str(folder))
    return [
        ("pentapolis", __version__, True),
        (
            "Python",
            f"{platform.python_version()} ({platform.system()} {platform.machine()})",
            sys.version_info >= (3, 11),
        ),
        (desk.say("cli-doctor-rules"), desk.say("cli-doctor-compiled" if compiled else "cli-doctor-plain"), True),
        (desk.say("cli-doctor-games"), ", ".join(game_ids()), True),
        *[_dependency(desk, name) for name in DEPENDENCIES],
        (desk.say("cli-doctor-terminal"), terminal, True),
        (
            desk.say("cli-doctor-languages"),
            ", ".join(f"{language} ({count})" for language, count in counts.items()),
            len(set(counts.values())) == 1,
        ),
        (desk.say("cli-doctor-folder"), found, writable),
        _handles(desk),
    ]


def _handles(desk: Desk) -> tuple[str, str, bool]:
    """How many connections a server here could take; few are no fault of the installation."""
    from ..server.handles import handles, room

    known = handles()
    if known is None:
        return desk.say("cli-doctor-handles"), desk.say("cli-doctor-handles-unknown"), True
    now, most = known
    return (
        desk.say("cli-doctor-handles"),
        desk.say("cli-doctor-handles-found", now=now, most=most, room=room(most)),
        True,
    )


def _dependency(desk: Desk, name: str) -> tuple[str, str, bool]:
    try:
        return name, metadata.version(name), True
    except metadata.PackageNotFoundError:
        return name, desk.say("cli-doctor-missing"), False


def _writable(folder: Path) -> bool:
    """Whether records can be written there, now or once it is made."""
    nearest = folder
    while not nearest.exists():
        nearest = nearest.parent
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
