"""Where a server keeps its tables: a SQLite file, or PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .problems import Problem, file_problem, wrong_usage
from .record_files import data_folder
from .terminal import Terminal

if TYPE_CHECKING:
    from ..server.storage.database import Database

EXTRA = ("alembic", "confusable_homoglyphs", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "websockets")
Data = Annotated[
    Path | None,
    typer.Option(
        "--data", metavar="FILE", help="cli-help-data", show_default=False, envvar="PENTAPOLIS_DATA", show_envvar=False
    ),
]
DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        help="cli-help-database",
        show_default=False,
        envvar="PENTAPOLIS_DATABASE",
        show_envvar=False,
    ),
]


def check_storage(data: Path | None, database: str | None) -> None:
    """Raises Problem if the server is not installed, or if this cannot be where it keeps its tables."""
    for name in EXTRA:
        if find_spec(name) is None:
            raise Problem("cli-serve-no-extra", missing=name)
    if data is not None and database is not None:
        raise wrong_usage("cli-serve-data-or-database")
    if database is not None and not _is_postgres(database):
        raise wrong_usage("cli-serve-bad-database", url=without_password(database)[:60])
    if database is not None and find_spec("psycopg") is None:
        raise Problem("cli-serve-no-postgres")


def _is_postgres(url: str) -> bool:
    """Whether this is an address of a PostgreSQL database."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    try:
        return make_url(url).drivername in ("postgresql", "postgres")
    except (ArgumentError, ValueError):  # no address at all, or a port that is no number
        return False


def sqlite_file(data: Path | None) -> Path:
    """The SQLite file."""
    path = data if data is not None else data_folder() / "server.sqlite"
    return path / "server.sqlite" if path.is_dir() else path


def place_for(data: Path | None) -> Path:
    """The SQLite file, in a folder that exists; raises Problem if that cannot be made."""
    path = sqlite_file(data)
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        if data is None:
            path.parent.chmod(0o700)  # what lies in our own folder is nobody else's business
    except OSError as error:
        raise file_problem(error, path) from None
    return path


def existing_file(data: Path | None) -> Path:
    """The SQLite file, which is there; raises Problem if it is not."""
    path = sqlite_file(data)
    if not path.exists():
        raise Problem("cli-file-missing", file=str(path))
    return path


def without_password(where: str) -> str:
    """An address that may be shown."""
    if "://" not in where:
        return where
    scheme, _, rest = where.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2].partition('?')[0]}"


@contextmanager
def opened_database(terminal: Terminal, data: Path | None, database: str | None) -> Iterator[Database]:
    """The database of a server, which may run meanwhile; nothing is made anew."""
    from ..server.storage.database import Database, StorageError

    where = database or str(existing_file(data))
    place = Database(where)
    try:
        place.check_layout()
        yield place
    except StorageError as error:
        raise Problem("cli-serve-no-database", where=without_password(where), reason=terminal.say(error.key)) from None
    finally:
        place.close()
