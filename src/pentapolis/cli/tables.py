"""`pentapolis tables`: the tables that a server keeps, listed and deleted by their host."""

from __future__ import annotations

import time
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated

import typer
from rich import box
from rich.table import Table as Grid

from .arguments import AsJson, Lang
from .as_json import print_json
from .problems import FAILURE, Problem, wrong_usage
from .safe_text import folded
from .settings import chosen_game
from .storage import Data, DatabaseUrl, check_storage, opened_database
from .terminal import Terminal

if TYPE_CHECKING:
    from ..server.storage.admin import ListedSeat, ListedTable

MOST_SHOWN = 100
DAY = 86_400_000  # milliseconds
YES = ("y", "yes", "o", "oui")


class Status(StrEnum):
    """How far a table is."""

    WAITING = "waiting"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


STATUS_KEYS = {
    "waiting": "cli-tables-waiting",
    "playing": "cli-tables-playing",
    "over": "cli-tables-over",
    "abandoned": "cli-tables-abandoned",
}


def tables(
    context: typer.Context,
    id: Annotated[
        list[str] | None, typer.Option("--id", metavar="ID", help="cli-help-tables-id", show_default=False)
    ] = None,
    game: Annotated[
        str | None, typer.Option("--game", metavar="GAME", help="cli-help-tables-game", show_default=False)
    ] = None,
    status: Annotated[
        Status | None, typer.Option("--status", metavar="STATUS", help="cli-help-tables-status", show_default=False)
    ] = None,
    older_than: Annotated[
        int | None,
        typer.Option(
            "--older-than", metavar="DAYS", min=0, max=36500, help="cli-help-tables-older-than", show_default=False
        ),
    ] = None,
    json: AsJson = False,
    delete: Annotated[bool, typer.Option("--delete", help="cli-help-tables-delete")] = False,
    yes: Annotated[bool, typer.Option("--yes", help="cli-help-tables-yes")] = False,
    data: Data = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> int:
    """Lists the tables that fit, and deletes them if asked to; returns the exit code."""
    terminal: Terminal = context.obj
    check_storage(data, database)
    if game is not None:
        chosen_game(game)
    if delete and not id and game is None and status is None and older_than is None:
        raise wrong_usage("cli-tables-delete-which")
    from ..server.storage import admin

    before = None if older_than is None else time.time_ns() // 1_000_000 - older_than * DAY
    which = admin.TableFilter(tuple(id or ()), game, status, before)
    with opened_database(terminal, data, database) as place:
        found = admin.list_tables(place, which, terminal.language)
        missing = sorted(set(which.ids) - {table.id for table in found})
        if missing:
            raise Problem("cli-tables-no-such", ids=", ".join(missing)[:200])
        if json:
            print_json(found)
        else:
            _show(terminal, found)
        if not delete or not found:
            return 0
        if not yes and not _agreed(terminal, len(found)):
            terminal.err.print(terminal.say("cli-tables-kept"), soft_wrap=True)
            return FAILURE
        gone = admin.delete_tables(place, [table.id for table in found], which)
    terminal.err.print(terminal.say("cli-tables-deleted", count=gone), soft_wrap=True)
    return 0


def _show(terminal: Terminal, found: list[ListedTable]) -> None:
    if found:
        grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
        grid.add_column("ID", style="bold", no_wrap=True)
        grid.add_column(terminal.say("cli-tables-game"), no_wrap=True)
        grid.add_column(terminal.say("cli-tables-status"))
        grid.add_column(terminal.say("cli-tables-moves"), justify="right", no_wrap=True)
        grid.add_column(terminal.say("cli-tables-changed"), no_wrap=True)
        grid.add_column(terminal.say("cli-tables-seats"))
        for table in found[:MOST_SHOWN]:
            changed = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.changed))
            status = terminal.say(STATUS_KEYS[table.status])
            grid.add_row(table.id, table.game, status, str(table.moves), changed, _seats(terminal, table))
        terminal.out.print(grid)
    terminal.out.print(terminal.say("cli-tables-count", count=len(found)), soft_wrap=True)
    if len(found) > MOST_SHOWN:
        terminal.out.print(terminal.say("cli-tables-more", shown=MOST_SHOWN), soft_wrap=True)


def _seats(terminal: Terminal, table: ListedTable) -> str:
    """The name of the table, if it has one, and who sits at it."""
    seats = ", ".join(_seat(terminal, seat) for seat in table.seats)
    return terminal.say("cli-tables-named", name=table.name, seats=seats) if table.name else seats


def _seat(terminal: Terminal, seat: ListedSeat) -> str:
    if seat.level is not None:
        return f"{seat.name} ({seat.level})"
    return seat.name if seat.taken else terminal.say("cli-tables-free", name=seat.name)


def _agreed(terminal: Terminal, count: int) -> bool:
    """Whether whoever sits at the terminal says yes; nobody there is no."""
    terminal.err.print(terminal.say("cli-tables-sure", count=count), soft_wrap=True)
    try:
        return folded(input().strip()) in YES
    except EOFError:
        return False
