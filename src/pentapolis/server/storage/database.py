"""A connection to SQLite or PostgreSQL, brought to the newest layout; one thread writes, several read."""

from __future__ import annotations

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, OperationalError, SQLAlchemyError

from ..metrics import Metrics
from . import commit_status
from .watchdog import Watchdog

T = TypeVar("T")
Work = Callable[[Connection], T]
MOST_AT_ONCE = 64  # changes that share one commit, and so one wait for the disk
READERS = 4
LOCKED = "server-storage-locked"
DAMAGED = "server-storage-damaged"
DAMAGE = (  # words of SQLite and PostgreSQL for it
    "disk image is malformed",
    "malformed database schema",
    "invalid page in block",
    "could not read block",
    "page verification failed",
)
UNKNOWN = "server-storage-unknown"
BUSY_MS = 4000  # how long SQLite waits for a lock
# How long PostgreSQL may take: to connect (seconds), and for a statement, a lock, an idle transaction (milliseconds).
CONNECT = 10
STATEMENT_MS = 30_000
LOCK_MS = 10_000
IDLE_MS = 60_000
KEEPALIVE = {"keepalives_idle": "10", "keepalives_interval": "5", "keepalives_count": "3", "tcp_user_timeout": "20000"}


class StorageError(Exception):
    """The database could not do it, and nothing has changed, unless `key`, the sentence that says why, is UNKNOWN."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Conflict(Exception):
    """Somebody else has changed the same thing first; nothing was changed by us."""


def database_url(where: str | Path) -> URL:
    """The address for SQLAlchemy: of a SQLite file, whatever its name, or of PostgreSQL with the driver that we use."""
    text = str(where)
    if text.startswith(("postgresql://", "postgres://")):
        return _with_limits(make_url(text).set(drivername="postgresql+psycopg"))
    return make_url(text) if text.startswith("sqlite://") else URL.create("sqlite", database=text)


def _with_limits(url: URL) -> URL:
    """The address with bounds on how long anything may take; what the host has set there counts."""
    options = f"-c statement_timeout={STATEMENT_MS} -c lock_timeout={LOCK_MS}"
    options += f" -c idle_in_transaction_session_timeout={IDLE_MS}"
    own = url.query.get("options", "")
    limits = {"connect_timeout": str(CONNECT), **KEEPALIVE, **url.query}
    return url.set(query={**limits, "options": f"{options} {own if isinstance(own, str) else ' '.join(own)}".strip()})


def storage_error(error: Exception) -> StorageError:
    """The sentence for what the database said."""
    said = _all_said(error)
    if any(words in said for words in DAMAGE):
        return StorageError(DAMAGED)
    if "full" in said or "no space" in said or "disk quota" in said:
        return StorageError("server-storage-full")
    if "locked" in said or "busy" in said:
        return StorageError(LOCKED)
    if "readonly" in said or "read-only" in said or "unable to open" in said:
        return StorageError("server-storage-unwritable")
    if "not a database" in said:
        return StorageError("server-storage-foreign")
    return StorageError("server-storage-failed")


@contextmanager
def storage_error_of() -> Iterator[None]:
    """Raises StorageError for what the database says meanwhile."""
    try:
        yield
    except SQLAlchemyError as error:
        raise storage_error(error) from error


def _all_said(error: BaseException) -> str:
    """What the database said, also where giving up a savepoint failed because of it."""
    said: list[str] = []
    cause: BaseException | None = error
    while cause is not None:
        said.append(str(cause.orig if isinstance(cause, DBAPIError) else cause).lower())
        cause = cause.__context__
    return " ".join(said)


class Job(NamedTuple):
    """Something to be written, and who is told of it when."""

    work: Work[Any]
    order: str
    future: Future[Any]
    until: float  # when it is to be committed even if nobody else writes


class Database:
    """Writes are acknowledged when they are on disk. Those that come while the disk works share the next commit."""

    def __init__(self, where: str | Path, metrics: Metrics | None = None) -> None:
        url = database_url(where)
        self._metrics = metrics or Metrics()
        self.sqlite = url.get_backend_name() == "sqlite"
        self.engine: Engine = create_engine(url, pool_size=READERS + 1, max_overflow=2)
        # All that one work reads is of one moment; SQLite does that by itself.
        self._reading = self.engine if self.sqlite else self.engine.execution_options(isolation_level="REPEATABLE READ")
        if self.sqlite:
            event.listen(self.engine, "connect", _careful_sqlite)
            event.listen(self.engine, "begin", _begin_sqlite)
        self._watchdog = None if self.sqlite else Watchdog(self.engine)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, "pentapolis-read")
        self._writer = threading.Thread(target=self._write_all, name="pentapolis-write", daemon=True)

    def upgrade(self) -> None:
        """Brings the database to the newest layout; raises StorageError."""
        try:
            with storage_error_of():
                self._upgrade()
        except CommandError as error:  # its layout is one that this version does not know
            raise StorageError("server-storage-newer") from error

    def check_layout(self) -> None:
        """Raises StorageError unless the database has the newest layout; changes nothing."""
        with storage_error_of(), self.engine.connect() as connection:
            found = set(MigrationContext.configure(connection).get_current_heads())
        if found != set(ScriptDirectory.from_config(_migrations()).get_heads()):
            raise StorageError("server-storage-older" if found <= known_layouts() else "server-storage-newer")

    def open(self) -> None:
        """Starts to work."""
        if self._watchdog is not None:
            self._watchdog.start()
        self._writer.start()

    def _upgrade(self) -> None:
        config = _migrations()
        with self.engine.connect() as connection:
            if not self.sqlite:  # two processes that start together must not both take the steps
                connection.detach()
                connection.exec_driver_sql("SET statement_timeout = 0")  # a large database may need its time
                connection.exec_driver_sql("SET lock_timeout = 0")
                connection.exec_driver_sql("SELECT pg_advisory_lock(7245)")
                connection.commit()
            config.attributes["connection"] = connection
            command.upgrade(config, "head")
            connection.commit()
            if not self.sqlite:
                connection.exec_driver_sql("SELECT pg_advisory_unlock(7245)")
                connection.commit()

    def close(self) -> None:
        """Finishes what was asked for and lets go of the database."""
        if self._writer.is_alive():
            self._jobs.put(None)
            self._writer.join()
        self._readers.shutdown()
        if self._watchdog is not None:
            self._watchdog.close()
        self.engine.dispose()

    async def read(self, work: Work[T]) -> T:
        """What the work finds; raises StorageError."""
        with self._metrics.storing("read", StorageError):
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    def _read(self, work: Work[T]) -> T:
        with storage_error_of():
            try:
                return self._read_once(work)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return self._read_once(work)  # the line was lost while nobody used it; there is a new one now

    def _read_once(self, work: Work[T]) -> T:
        with self._reading.connect() as connection:
            return work(connection)

    async def write(self, work: Work[T], order: str = "", patience: float = 0.0) -> T:
        """Does the work and returns when it is on disk; raises StorageError, or what the work raises.

        Work on the same thing has the same `order`; work of different order may change places within one commit,
        always in the same way, so that two processes never wait for each other. Work with patience waits that many
        seconds for other work to share its commit.
        """
        future: Future[T] = Future()
        with self._metrics.storing("write", StorageError):
            self._jobs.put(Job(work, order, future, time.monotonic() + patience))
            return await asyncio.wrap_future(future)

    def _write_all(self) -> None:
        ended = False
        while not ended:
            batch, ended = self._next_batch()
            batch.sort(key=lambda job: job.order)
            if batch and not self._write_together(batch):
                for job in batch:
                    self._write_together([job], last=True)

    def _next_batch(self) -> tuple[list[Job], bool]:
        """What shares the next commit, and whether that is the last one: all that is there when one must not wait."""
        job = self._jobs.get()
        batch: list[Job] = []
        while job is not None:
            batch.append(job)
            if len(batch) >= MOST_AT_ONCE:
                return batch, False
            try:
                job = self._jobs.get(timeout=max(0.0, min(job.until for job in batch) - time.monotonic()))
            except queue.Empty:
                return batch, False
        return batch, True

    def _write_together(self, batch: list[Job], last: bool = False) -> bool:
        """One commit for all. Where it fails, each work gets a commit of its own (`last`) and its own answer.

        Not where the database is locked: each would wait as long as the first, and those behind it for all of them.
        """
        batch = [job for job in batch if job.future.running() or job.future.set_running_or_notify_cancel()]
        if not batch:
            return True
        number: int | None = None  # of the transaction, once nothing is left to do but to commit it
        try:
            with self.engine.begin() as connection:
                results = [job.work(connection) for job in batch]
                number = commit_status.transaction_id(connection)
        except Exception as error:
            failure = storage_error(error) if isinstance(error, SQLAlchemyError) else error
            happened: bool | None = False
            if number is not None and commit_status.in_doubt(error):
                happened = commit_status.was_committed(self.engine, number)
            if happened is None:
                failure = StorageError(UNKNOWN)
            elif not happened and not last and str(failure) != LOCKED:
                return False
            if not happened:
                for job in batch:
                    job.future.set_exception(failure)
                return True
        for job, result in zip(batch, results, strict=True):
            job.future.set_result(result)
        return True


def known_layouts() -> set[str]:
    """Every layout that this version can bring to the newest one."""
    return {step.revision for step in ScriptDirectory.from_config(_migrations()).walk_revisions()}


def _migrations() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def _careful_sqlite(connection: Any, _: object) -> None:
    """Every commit reaches the disk, readers do not wait for the writer, and transactions begin when we say so."""
    connection.isolation_level = None
    for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={BUSY_MS}", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    kind = "BEGIN IMMEDIATE" if threading.current_thread().name == "pentapolis-write" else "BEGIN"
    try:
        connection.connection.cursor().execute(kind)  # by itself: going through SQLAlchemy takes ten times as long
    except sqlite3.Error as error:
        raise OperationalError(kind, None, error) from error
