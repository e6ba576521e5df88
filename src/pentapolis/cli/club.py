"""`pentapolis club`: what a host does about names, chats and who may write; a server may run meanwhile."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid

from .arguments import AsJson, Lang
from .as_json import print_json
from .problems import Problem, wrong_usage
from .storage import Data, DatabaseUrl, check_storage, opened_database
from .terminal import Terminal

if TYPE_CHECKING:
    from sqlalchemy import Connection

Found = Any  # the row of a name


def club(
    context: typer.Context,
    act: Annotated[str, typer.Argument(metavar="ACT", help="cli-help-club-act")] = "names",
    what: Annotated[list[str] | None, typer.Argument(metavar="NAME", help="cli-help-club-what")] = None,
    json: AsJson = False,
    data: Data = None,
    database: DatabaseUrl = None,
    lang: Lang = None,
) -> int:
    """Lists or changes what a club keeps; returns the exit code."""
    terminal: Terminal = context.obj
    check_storage(data, database)
    given = what or []
    acts = {"names": (0, _names), "link": (1, _link), "chat": (1, _chat), "delete-line": (2, _delete_line)}
    acts |= {"delete": (1, _delete)}
    acts |= dict.fromkeys(FLAGS, (1, _flag))
    if act not in acts:
        raise wrong_usage("cli-club-no-act", act=act[:40], acts=", ".join(acts))
    count, function = acts[act]
    if len(given) != count:
        raise wrong_usage("cli-club-arguments", act=act, count=count)
    with opened_database(terminal, data, database) as place:
        function(Order(terminal, place, act, given, json))
    return 0


class Order:
    """What the host asks for, and where."""

    def __init__(self, terminal: Terminal, place: Any, act: str, what: list[str], json: bool) -> None:
        self.terminal = terminal
        self.place = place
        self.act = act
        self.what = what
        self.json = json

    def read(self, work: Callable[[Connection], Any]) -> Any:
        """What the work finds."""
        from ..server.storage.database import storage_error_of

        with storage_error_of(), self.place.engine.connect() as connection:
            return work(connection)

    def write(self, work: Callable[[Connection], Any]) -> Any:
        """Does the work in one commit."""
        from ..server.storage.database import storage_error_of

        with storage_error_of(), self.place.engine.begin() as connection:
            return work(connection)

    def say(self, key: str, **args: int | str) -> None:
        """Tells the host."""
        self.terminal.out.print(self.terminal.say(key, **args), soft_wrap=True)

    def name(self, connection: Connection) -> Found:
        """The name that is meant; raises Problem if there is none."""
        from ..server.storage.club import names

        found = names.find(connection, self.what[0])
        if found is None:
            raise Problem("cli-club-no-name", name=self.what[0][:60])
        return found


# What each act sets, and to what.
FLAGS = {
    "mute": ("muted", True, "cli-club-muted"),
    "unmute": ("muted", False, "cli-club-unmuted"),
    "ban": ("banned", True, "cli-club-banned"),
    "unban": ("banned", False, "cli-club-unbanned"),
    "moderator": ("moderator", True, "cli-club-moderator"),
    "no-moderator": ("moderator", False, "cli-club-no-moderator"),
}


def _names(order: Order) -> None:
    from ..server.storage.club import moderation

    rows = order.read(moderation.all_names)
    if order.json:
        columns = ("name", "devices", "games", "made")
        found = [{column: getattr(row, column) for column in columns} for row in rows]
        for told, row in zip(found, rows, strict=True):
            told |= {flag: bool(getattr(row, flag)) for flag in ("muted", "banned", "moderator")}
        print_json(found)
        return
    say = order.terminal.say
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for key in ("cli-club-name", "cli-club-games", "cli-club-devices", "cli-club-made", "cli-club-marks"):
        grid.add_column(say(key))
    for row in rows:
        marks = [say(key) for flag, on, key in FLAGS.values() if on and getattr(row, flag)]
        made = time.strftime("%Y-%m-%d", time.localtime(row.made / 1000))
        grid.add_row(row.name, str(row.games), str(row.devices), made, ", ".join(marks))
    if rows:
        order.terminal.out.print(grid)
    order.say("cli-club-count", count=len(rows))


def _flag(order: Order) -> None:
    from ..server.storage.club import moderation

    flag, on, key = FLAGS[order.act]

    def write(connection: Connection) -> str:
        found = order.name(connection)
        moderation.set_flag(connection, found.id, flag, on)
        return str(found.name)

    order.say("cli-club-done", name=order.write(write), what=order.terminal.say(key))


def _delete(order: Order) -> None:
    from ..server.storage.club import moderation

    def write(connection: Connection) -> str:
        found = order.name(connection)
        moderation.delete_name(connection, found.id)
        return str(found.name)

    order.say("cli-club-deleted", name=order.write(write))


def _link(order: Order) -> None:
    """A link for somebody who has lost passphrase and devices."""
    from ..server.steady_clock import now_ms
    from ..server.storage import access
    from ..server.storage.club import names

    secret = access.new_secret()

    def write(connection: Connection) -> None:
        found, until = order.name(connection), now_ms() + names.LINK_LASTS
        names.add_token(connection, secret, found.id, "sign-in", "", until)

    order.write(write)
    order.say("cli-club-link", link=f"/sign-in#{secret}", minutes=names.LINK_LASTS // 60_000)


def _chat(order: Order) -> None:
    from ..server.storage.club import moderation

    lines = order.read(lambda connection: moderation.lines(connection, order.what[0]))
    if order.json:
        print_json(lines)
        return
    for note in lines:
        who = "" if note.seat is None else str(note.seat + 1)
        order.terminal.out.print(f"{note.id:>4}  {who:>2}  {note.text}", markup=False, highlight=False)
    order.say("cli-club-lines", count=len(lines))


def _delete_line(order: Order) -> None:
    from ..server.storage.club import moderation

    table, line = order.what
    if not line.isascii() or not line.isdigit() or len(line) > 6:
        raise wrong_usage("cli-club-bad-line", line=line[:20])
    if order.write(lambda connection: moderation.remove_line(connection, table, int(line))) is None:
        raise Problem("cli-club-no-line", table=table[:40], line=line)
    order.say("cli-club-line-gone")
