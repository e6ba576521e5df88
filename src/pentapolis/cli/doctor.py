"""`pentapolis doctor`: what this installation is made of, and whether it can do its work."""

from __future__ import annotations

import os
import platform
import re
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
from ..server.offline_replay import page_is_built
from ..texts import LANGUAGES, texts
from .arguments import AsJson, Lang
from .as_json import print_json
from .problems import FAILURE
from .record_files import data_folder
from .terminal import Terminal

DEPENDENCIES = ("fluent.runtime", "librt", "msgspec", "mypy-extensions", "rich", "typer")


def doctor(context: typer.Context, json: AsJson = False, lang: Lang = None) -> int:
    """Prints the state of the installation; 1 if something does not work."""
    terminal: Terminal = context.obj
    findings = _findings(terminal)
    healthy = all(good for _, _, good in findings)
    if json:
        told = [{"name": name, "found": text, "good": good} for name, text, good in findings]
        print_json({"healthy": healthy, "findings": told})
        return 0 if healthy else FAILURE
    grid = Grid(box=box.SIMPLE, show_header=False, pad_edge=False)
    grid.add_column(style="bold", no_wrap=True)
    grid.add_column()
    for name, text, good in findings:
        grid.add_row(name, Text(text, style="" if good else "bold red"))
    terminal.out.print(grid)
    terminal.out.print(terminal.say("cli-doctor-healthy" if healthy else "cli-doctor-ill"))
    return 0 if healthy else FAILURE


def _findings(terminal: Terminal) -> list[tuple[str, str, bool]]:
    """Every finding: what was looked at, what was found, and whether it is well."""
    console = terminal.out
    compiled = not str(state.__file__).endswith(".py")
    counts = {language: len(texts(language).keys()) for language in LANGUAGES}
    console_found = terminal.say(
        "cli-doctor-terminal-found",
        width=console.width,
        height=console.height,
        colours=console.color_system or terminal.say("cli-doctor-no-colours"),
        encoding=console.encoding,
    )
    folder = data_folder()
    writable = _writable(folder)
    found = terminal.say("cli-doctor-writable" if writable else "cli-doctor-not-writable", folder=str(folder))
    return [
        ("pentapolis", __version__, True),
        (
            "Python",
            f"{platform.python_version()} ({platform.system()} {platform.machine()})",
            sys.version_info >= (3, 11),
        ),
        (
            terminal.say("cli-doctor-rules"),
            terminal.say("cli-doctor-compiled" if compiled else "cli-doctor-plain"),
            True,
        ),
        (terminal.say("cli-doctor-games"), ", ".join(game_ids()), True),
        *[_dependency(terminal, name) for name in DEPENDENCIES],
        (
            terminal.say("cli-doctor-page"),
            terminal.say("cli-doctor-page-there" if page_is_built() else "cli-no-page"),
            True,
        ),
        *[_extra(terminal, name, needs) for name, needs in extras().items()],
        (terminal.say("cli-doctor-terminal"), console_found, True),
        (
            terminal.say("cli-doctor-languages"),
            ", ".join(f"{language} ({count})" for language, count in counts.items()),
            len(set(counts.values())) == 1,
        ),
        (terminal.say("cli-doctor-folder"), found, writable),
        _handles(terminal),
    ]


def _handles(terminal: Terminal) -> tuple[str, str, bool]:
    """How many connections a server here could take; few are no fault of the installation."""
    from ..server.file_handles import handles, room

    known = handles()
    if known is None:
        return terminal.say("cli-doctor-handles"), terminal.say("cli-doctor-handles-unknown"), True
    now, most = known
    return (
        terminal.say("cli-doctor-handles"),
        terminal.say("cli-doctor-handles-found", now=now, most=most, room=room(most)),
        True,
    )


def _dependency(terminal: Terminal, name: str) -> tuple[str, str, bool]:
    try:
        return name, metadata.version(name), True
    except metadata.PackageNotFoundError:
        return name, terminal.say("cli-doctor-missing"), False


def extras() -> dict[str, list[str]]:
    """The distributions that each extra of this package needs here; none where the package is not installed."""
    try:
        requirements = metadata.requires("pentapolis") or []
    except metadata.PackageNotFoundError:
        return {}
    found: dict[str, list[str]] = {}
    for text in requirements:
        name, _, marker = text.partition(";")
        extra = re.search(r"""extra == ['"]([^'"]+)""", marker)
        elsewhere = "sys_platform" in marker and sys.platform == "win32"
        if extra and not elsewhere and not name.startswith("pentapolis["):
            found.setdefault(extra[1], []).append(re.split(r"[^A-Za-z0-9._-]", name)[0])
    return dict(sorted(found.items()))


def _extra(terminal: Terminal, extra: str, needs: list[str]) -> tuple[str, str, bool]:
    """An extra that is missing is no illness: most people need none."""
    missing = [name for name in needs if not _dependency(terminal, name)[2]]
    if missing:
        found = terminal.say("cli-doctor-extra-missing", missing=", ".join(missing), extra=extra)
    else:
        found = terminal.say("cli-doctor-extra-there")
    return terminal.say("cli-doctor-extra", extra=extra), found, True


def _writable(folder: Path) -> bool:
    """Whether records can be written there, now or once it is made."""
    nearest = folder
    while not nearest.exists():
        nearest = nearest.parent
    return nearest.is_dir() and os.access(nearest, os.W_OK | os.X_OK)
