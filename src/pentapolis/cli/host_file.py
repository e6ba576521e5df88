"""The settings of a server in a file (TOML), so that passwords and long lists need not stand on a command line."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from ..core.nearest import nearest
from .problems import file_problem, wrong_usage

LONGEST: Final = 100_000  # bytes
WORDS: Final = str
NUMBERS: Final = (int, float)
# Every setting by its name, and what it may be. Those that are lists may be given more than once on the command line.
SETTINGS: Final[dict[str, Any]] = {
    "port": int,
    "host": WORDS,
    "open": bool,
    "data": WORDS,
    "database": WORDS,
    "workers": int,
    "analysts": int,
    "pace": NUMBERS,
    "origin": list,
    "name": list,
    "proxy": WORDS,
    "log_level": WORDS,
    "log_format": WORDS,
    "access_log": bool,
    "metrics_token": WORDS,
    "metrics_port": int,
    "limits": dict,
    "bot": list,
    "club": list,
    "address": WORDS,
    "mail": WORDS,
    "mail_from": WORDS,
    "notice_host": list,
}


def _read(context: typer.Context, path: Path | None) -> Path | None:
    """Lets the file say what neither the command line nor the environment does."""
    if path is not None:
        context.default_map = {**(context.default_map or {}), **defaults(path)}
    return path


ConfigFile = Annotated[
    Path | None,
    typer.Option(
        "--config",
        metavar="FILE",
        help="cli-help-config",
        show_default=False,
        is_eager=True,
        envvar="PENTAPOLIS_CONFIG",
        show_envvar=False,
        callback=_read,
    ),
]


def defaults(path: Path) -> dict[str, Any]:
    """What the file sets, by the names of the options; raises Problem if it is not what it should be."""
    try:
        with path.open("rb") as file:
            text = file.read(LONGEST + 1)
    except OSError as error:
        raise file_problem(error, path) from None
    try:
        found = tomllib.loads(text[:LONGEST].decode())
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise wrong_usage("cli-config-unreadable", file=str(path), detail=str(error)[:200]) from None
    for name, value in found.items():
        if name not in SETTINGS:
            known, meant = ", ".join(SETTINGS), nearest(name, SETTINGS)
            raise wrong_usage("cli-config-unknown", file=str(path), name=name[:40], names=known, nearest=meant)
        kind = SETTINGS[name]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise wrong_usage("cli-config-value", file=str(path), name=name)
    limits = found.pop("limits", {})
    given = {"open_" if name == "open" else name: value for name, value in found.items()}
    if limits:
        given["limit"] = [f"{name}={value}" for name, value in limits.items()]
    return given
