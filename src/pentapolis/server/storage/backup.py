"""Copies of a SQLite database, made while a server writes it, and put back in its place as a whole."""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from .data_file import DataFile, check
from .database import StorageError, known_layouts, storage_error


class NotABackup(Exception):
    """What lies where the backup should go is something else, and is left as it is."""


class Restored(NamedTuple):
    """How many tables there are now, and where what was there before has gone."""

    tables: int
    kept: Path | None


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

    Raises InUse while a server works with the file, StorageError or OSError; nothing has changed then.
    """
    with source.reading():  # it is there, and can be opened, before anything is made
        pass
    file.lock()
    try:
        with _copied(source, file.path) as (copy, tables):
            kept = _put_aside(file)
            os.replace(copy, file.path)
            _sync(file.path.parent)
            file.tighten()
        return Restored(tables, kept)
    finally:
        file.release()


@contextmanager
def _copied(source: DataFile, target: Path) -> Iterator[tuple[Path, int]]:
    """A sound copy beside the target, for its owner only, on the disk; it is gone afterwards unless it was moved."""
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    copy = Path(name)
    try:
        with source.reading() as reading, closing(sqlite3.connect(copy)) as writing:
            reading.backup(writing)
            writing.execute("PRAGMA journal_mode=DELETE")  # one file, complete by itself
            tables = _checked(writing)
        with copy.open("rb") as file:
            os.fsync(file.fileno())
        yield copy, tables
    finally:
        for left in (copy, copy.with_name(f"{copy.name}-journal")):
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
    kept = DataFile(file.path.with_name(f"{file.path.name}.before-{time.strftime('%Y%m%d-%H%M%S')}"))
    number = 2
    while kept.path.exists() or kept.log.exists():
        kept = DataFile(f"{kept.path}-{number}")
        number += 1
    if file.path.exists():
        try:
            os.link(file.path, kept.path)
        except OSError:  # not every disk has links
            shutil.copy2(file.path, kept.path)
    if file.log.exists():
        os.replace(file.log, kept.log)
    with suppress(FileNotFoundError):
        file.index.unlink()
    kept.tighten()
    return kept.path


def _sync(folder: Path) -> None:
    """Lets a new name in the folder reach the disk, where folders can be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
