"""Copies of a SQLite database, made and put back as a whole while a server works with it, or while none does."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, insert, select, update

from ...table.chat import Note
from ...table.seats import Seat
from ..steady_clock import now_ms
from . import schema, store
from .archives import ENDED
from .data_file import DataFile, InUse, check
from .database import BUSY_MS, Database, StorageError, known_layouts, storage_error

UNREADABLE = 1_000_000  # what revisions and versions are raised by where nobody can tell how far they had come


class NotABackup(Exception):
    """What lies where the backup should go is something else, and is left as it is."""


class Restored(NamedTuple):
    """How many tables there are now, where what was there before has gone, and whether a server works with them."""

    tables: int
    kept: Path | None
    served: bool = False


def back_up(source: DataFile, target: Path) -> int:
    """Writes a copy of the database, all of one moment, as a whole or not at all; returns how many tables it has.

    Raises StorageError, NotABackup or OSError.
    """
    if target.exists():
        _check_replaceable(target, source)
    with _copied(source, target) as (copy, tables):
        os.replace(copy, target)
        _sync(target.parent)
    return tables


def restore(source: DataFile, file: DataFile) -> Restored:
    """Puts a copy of the backup in the place of the database, and what was there beside it.

    Where a server works with the file the copy is written into it in one transaction; the server notices, and shows
    everybody what is there now. Raises StorageError or OSError; nothing has changed then.
    """
    with source.reading():  # it is there, and can be opened, before anything is made
        pass
    try:
        file.lock()
    except InUse:
        return _restore_under_server(source, file)
    try:
        with _copied(source, file.path, lambda copy: _bring_forward(copy, file)) as (copy, tables):
            kept = _put_aside(file)
            os.replace(copy, file.path)
            _sync(file.path.parent)
            file.tighten()
        return Restored(tables, kept)
    finally:
        file.release()


def _restore_under_server(source: DataFile, file: DataFile) -> Restored:
    _check_served(file)
    kept = _free_name(file).path
    with _copied(source, file.path, lambda copy: _bring_forward(copy, file, served=True)) as (copy, tables):
        with _copied(file, kept) as (old, _):
            os.replace(old, kept)
            _sync(kept.parent)
        try:
            with closing(sqlite3.connect(file.path, timeout=BUSY_MS / 1000)) as into, DataFile(copy).reading() as new:
                new.backup(into)
        except sqlite3.Error as error:
            kept.unlink()
            raise storage_error(error) from error
    return Restored(tables, kept, served=True)


def _check_served(file: DataFile) -> None:
    """Raises StorageError unless the server that works with the file has the layout of this version."""
    database = Database(file.path)
    try:
        database.check_layout()
    finally:
        database.close()


def _bring_forward(copy: Path, file: DataFile, served: bool = False) -> None:
    """Makes the copy newer than anything that somebody has in front of them, and tells the tables about it.

    Whoever holds a table as it was before the restore, a page or a server, could take it for the later one.
    """
    revision, version, pulse = _come_so_far(file)
    database = Database(copy)
    try:
        database.upgrade()
        with database.engine.begin() as connection:
            if served:  # at its start a server does this by itself
                store.restart_clocks(connection, 0, max(now_ms(), pulse + 1))
            tables = schema.tables
            newer = {"revision": tables.c.revision + revision, "version": tables.c.version + version, "lowest_cut": 0}
            connection.execute(update(tables).values(newer))
            for (id,) in connection.execute(select(tables.c.id).where(tables.c.status.not_in(ENDED))).all():
                _add_note(connection, id)
    finally:
        database.close()


def _come_so_far(file: DataFile) -> tuple[int, int, int]:
    """The highest revision and version in the file, and when a server was last there; guessed if it is damaged."""
    if not file.path.exists():
        return 0, 0, 0
    try:
        with file.reading() as connection:
            (pulse,) = connection.execute("SELECT at FROM pulse").fetchone()
            rows = connection.execute("SELECT revision, version, seats FROM tables").fetchall()
    except StorageError:
        return UNREADABLE, UNREADABLE, 0
    revision = max([revision for revision, _, _ in rows], default=0)
    drafts = [seat.drafts for _, _, seats in rows for seat in msgspec.json.decode(seats, type=list[Seat])]
    version = max([version for _, version, _ in rows], default=0) + max(drafts, default=0)
    return revision, version, int(pulse)


def _add_note(connection: Connection, table: str) -> None:
    """Says in the chat of a table that a backup was put back."""
    chat = schema.chat
    number = len(connection.execute(select(chat.c.id).where(chat.c.table_id == table)).all()) + 1
    note = Note(number, None, "", now_ms() // 1000, "table-note-restored")
    connection.execute(insert(chat).values(table_id=table, id=number, note=msgspec.json.encode(note).decode()))


@contextmanager
def _copied(
    source: DataFile, target: Path, prepare: Callable[[Path], None] | None = None
) -> Iterator[tuple[Path, int]]:
    """A sound copy beside the target, for its owner only, on the disk; it is gone afterwards unless it was moved."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    copy = Path(name)
    try:
        with source.reading() as reading, closing(sqlite3.connect(copy)) as writing:
            reading.backup(writing)
            tables = _checked(writing)
        if prepare is not None:
            prepare(copy)
        with closing(sqlite3.connect(copy)) as writing:
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, complete by itself
        with copy.open("rb") as file:
            os.fsync(file.fileno())
        yield copy, tables
    finally:
        for left in (copy, *(copy.with_name(copy.name + end) for end in ("-journal", "-wal", "-shm"))):
            with suppress(FileNotFoundError):
                left.unlink()


def _checked(connection: sqlite3.Connection) -> int:
    """How many tables the copy has; raises StorageError if it is damaged or nothing that this version can serve."""
    check(connection)
    try:
        layouts = {layout for (layout,) in connection.execute("SELECT version_num FROM alembic_version")}
    except sqlite3.OperationalError:
        layouts = set()
    if not layouts or not layouts <= known_layouts():
        raise StorageError("server-storage-newer")
    (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
    return int(tables)


def _check_replaceable(target: Path, source: DataFile) -> None:
    """Raises NotABackup unless a backup lies there, which the newer one may replace."""
    beside = (source.path, source.log, source.index)
    if any(file.exists() and target.samefile(file) for file in beside) or not target.is_file():
        raise NotABackup
    try:
        with closing(sqlite3.connect(f"{target.resolve().as_uri()}?mode=ro", uri=True)) as connection:
            connection.execute("SELECT 1 FROM alembic_version")
    except sqlite3.Error as error:
        if storage_error(error).key != "server-storage-damaged":
            raise NotABackup from None


def _put_aside(file: DataFile) -> Path | None:
    """Gives what is there another name, with its log, so that no log of another database lies beside the new one."""
    if not file.path.exists() and not file.log.exists():
        return None
    kept = _free_name(file)
    if file.path.exists():
        try:
            os.link(file.path, kept.path)
        except OSError:  # not every disk has links
            shutil.copy2(file.path, kept.path)
    if file.log.exists() and file.log.stat().st_size:
        os.replace(file.log, kept.log)
    file.log.unlink(missing_ok=True)
    with suppress(FileNotFoundError):
        file.index.unlink()
    kept.tighten()
    return kept.path


def _free_name(file: DataFile) -> DataFile:
    """Where to keep what is there before a restore: nothing of that name is there yet."""
    first = f"{file.path}.before-{time.strftime('%Y%m%d-%H%M%S')}"
    kept, number = DataFile(first), 2
    while kept.path.exists() or kept.log.exists():
        kept = DataFile(f"{first}-{number}")
        number += 1
    return kept


def _sync(folder: Path) -> None:
    """Lets a new name in the folder reach the disk, where folders can be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
