"""`pentapolis serve`: tables on the network, for this machine or for friends."""

from __future__ import annotations

import os
import threading
import webbrowser
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .arguments import Lang
from .desk import Desk
from .files import data_folder
from .problems import Problem, file_problem, wrong_usage

if TYPE_CHECKING:
    from ..server.run import Run
    from ..server.settings import Limits

EXTRA = ("alembic", "sqlalchemy", "starlette", "uvicorn", "websockets")
EVERYWHERE = ("0.0.0.0", "::")


def serve(
    context: typer.Context,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="cli-help-port")] = 8470,
    host: Annotated[str, typer.Option("--host", help="cli-help-host")] = "127.0.0.1",
    open_: Annotated[bool, typer.Option("--open", help="cli-help-open")] = False,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FILE", help="cli-help-data", show_default=False)
    ] = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="cli-help-database", show_default=False)
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help="cli-help-workers", show_default=False)
    ] = None,
    pace: Annotated[float, typer.Option("--pace", metavar="SECONDS", min=0.0, max=60.0, help="cli-help-pace")] = 0.6,
    limit: Annotated[
        list[str] | None, typer.Option("--limit", metavar="NAME=N", help="cli-help-limit", show_default=False)
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option("--origin", metavar="URL", help="cli-help-origin", show_default=False)
    ] = None,
    proxy: Annotated[
        str | None, typer.Option("--proxy", metavar="ADDRESS", help="cli-help-proxy", show_default=False)
    ] = None,
    lang: Lang = None,
) -> int:
    """Serves tables until it is stopped; returns the exit code."""
    desk: Desk = context.obj
    for name in EXTRA:
        if find_spec(name) is None:
            raise Problem("cli-serve-no-extra", missing=name)
    if data is not None and database is not None:
        raise wrong_usage("cli-serve-data-or-database")
    if database is not None and not _is_postgres(database):
        raise wrong_usage("cli-serve-bad-database", url=_without_password(database)[:60])
    from ..server.run import Run
    from ..server.settings import Settings

    where = database or str(_file(data))
    settings = Settings(
        where,
        pace,
        workers or max(2, (os.cpu_count() or 2) - 1),
        tuple(origin or ()),
        _limits(limit or []),
        alone=True,
    )
    run = Run(settings, host, port, proxy)
    _start(desk, run, where)
    shown = "localhost" if host in (*EVERYWHERE, "127.0.0.1", "::1") else host
    address = f"http://{shown}:{run.port}/"
    desk.out.print(desk.say("cli-serve-address", address=address), soft_wrap=True)
    desk.out.print(desk.say("cli-serve-kept", where=_without_password(where)), soft_wrap=True)
    desk.out.print(desk.say("cli-serve-stop"), soft_wrap=True)
    if host in EVERYWHERE:
        desk.out.print(desk.say("cli-serve-everywhere"), soft_wrap=True)
    if open_:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    with suppress(KeyboardInterrupt):
        run.serve()
    desk.out.print(desk.say("cli-serve-stopped"))
    return 0


def _file(data: Path | None) -> Path:
    """The SQLite file, in a folder that exists."""
    path = data if data is not None else data_folder() / "server.sqlite"
    if path.is_dir():
        path = path / "server.sqlite"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_problem(error, path) from None
    return path


def _is_postgres(url: str) -> bool:
    """Whether this is an address of a PostgreSQL database."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(url).drivername in ("postgresql", "postgres")
    except (ArgumentError, ValueError):  # no address at all, or a port that is no number
        return False


def _limits(given: list[str]) -> Limits:
    from ..server.settings import Limits, limit_names

    values: dict[str, int] = {}
    for setting in given:
        name, _, value = setting.partition("=")
        if name not in limit_names() or not value.isascii() or not value.isdigit() or int(value) < 1:
            raise wrong_usage("cli-serve-bad-limit", setting=setting[:60], names=", ".join(limit_names()))
        values[name] = int(value)
    return Limits(**values)


def _start(desk: Desk, run: Run, where: str) -> None:
    from ..server.database import StorageError
    from ..server.run import InUse

    try:
        run.prepare()
    except InUse:
        raise Problem("cli-serve-in-use", file=where) from None
    except StorageError as error:
        raise Problem("cli-serve-no-database", where=_without_password(where), reason=desk.say(error.key)) from None
    except OSError as error:
        raise Problem("cli-serve-no-port", port=str(run.port), detail=error.strerror or str(error)) from None


def _without_password(where: str) -> str:
    """An address that may be shown."""
    if "://" not in where:
        return where
    scheme, _, rest = where.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
