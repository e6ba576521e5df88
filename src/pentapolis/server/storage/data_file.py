"""The SQLite file of a server: one lock whatever it is called, for its owner's eyes only, looked through for damage."""

from __future__ import annotations

import contextlib
import logging
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import IO
from urllib.parse import quote

from .database import DAMAGED, StorageError, storage_error

log = logging.getLogger("pentapolis.server")
OWNER_ONLY = 0o600
MAGIC = b"SQLite format 3\0"
# A log of another file that was copied over can leave every page sound and yet put rows of two times side by side.
TORN = "SELECT 1 FROM tables WHERE committed > (SELECT count(*) FROM moves WHERE table_id = tables.id) LIMIT 1"


class InUse(Exception):
    """A server works with the same file."""


class DataFile:
    """A SQLite file and what lies beside it, found through whatever links lead there."""

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path).resolve()
        self.log = self._beside("-wal")
        self.index = self._beside("-shm")
        self._lock: IO[str] | None = None
        self._made = False  # the file of the lock is ours

    def _beside(self, end: str) -> Path:
        return self.path.with_name(self.path.name + end)

    def take(self) -> None:
        """Keeps other servers away from the file, which is made if there is none.

        Raises InUse, and StorageError if it is damaged or cannot be used; it is as it was then.
        """
        self.lock()
        try:
            self.check()
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
            self.tighten()
        except OSError:
            self.leave()
            raise StorageError("server-storage-unwritable") from None
        except BaseException:
            self.leave()
            raise

    def lock(self) -> None:
        """Keeps servers away from the file; raises InUse, StorageError."""
        self._made = not self._beside(".lock").exists()
        try:
            self._lock = os.fdopen(os.open(self._beside(".lock"), os.O_CREAT | os.O_RDWR, OWNER_ONLY), "w")
        except OSError:
            raise StorageError("server-storage-unwritable") from None
        with contextlib.suppress(ImportError):  # where there is no fcntl two servers are the host's business
            import fcntl

            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                self.release()
                raise InUse from None

    def release(self) -> None:
        """Lets others have the file."""
        if self._lock is not None:
            self._lock.close()
            self._lock = None

    def leave(self) -> None:
        """Lets go of a file that cannot be used, and leaves nothing new beside it."""
        if self._made:
            self._beside(".lock").unlink(missing_ok=True)
        self.release()

    def tighten(self) -> None:
        """Lets nobody but their owner read the files: they hold Hands, seeds and what people say."""
        for file in (self.path, self.log, self.index, self._beside("-journal"), self._beside(".lock")):
            try:
                if file.stat().st_mode & 0o077:
                    file.chmod(OWNER_ONLY)
            except FileNotFoundError:
                continue
            except OSError as error:
                log.warning("%s can be read by others than its owner: %s", file, error.strerror)

    def check(self) -> None:
        """Raises StorageError if the file is damaged, or no database; changes nothing."""
        if not self.path.exists() or not self.path.stat().st_size:
            if self.log.exists() and self.log.stat().st_size:  # SQLite would throw the log away and begin anew
                raise StorageError(DAMAGED)
            return
        if self.path.stat().st_nlink > 1:  # SQLite keeps a log for each name: two that differ destroy the file
            raise StorageError("server-storage-two-names")
        logged = self.log.exists() and self.log.stat().st_size > 0
        with self.reading() as connection:
            check(connection, torn=logged)

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """A connection that changes nothing; raises StorageError for what SQLite says meanwhile."""
        try:
            with contextlib.closing(sqlite3.connect(f"file:{quote(str(self.path))}?mode=ro", uri=True)) as connection:
                yield connection
        except sqlite3.Error as error:
            said = storage_error(error)
            if said.key == "server-storage-foreign" and self._begins_well():
                said = StorageError(DAMAGED)
            raise said from error

    def _begins_well(self) -> bool:
        with self.path.open("rb") as file:
            return file.read(len(MAGIC)) == MAGIC


def check(connection: sqlite3.Connection, torn: bool = True) -> None:
    """Raises StorageError if the database is damaged; `torn`: or if it may be put together from two."""
    (said,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if said != "ok":
        log.error("the database is damaged: %s", said)
        raise StorageError(DAMAGED)
    if not torn:
        return
    orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if orphan is not None or ({"tables", "moves"} <= names and connection.execute(TORN).fetchone() is not None):
        log.error("the database is damaged: rows do not fit together")
        raise StorageError(DAMAGED)
