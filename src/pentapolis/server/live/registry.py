"""The tables that are live in this process: read when somebody needs them, written before anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator, Callable

from sqlalchemy import Connection

from ...table.refused import TableRefused
from ...table.seats import naming
from ...table.table import Table
from ..metrics import Metrics
from ..steady_clock import SteadyClock, now_ms
from ..storage import store
from ..storage.archives import ENDED
from ..storage.database import LOCKED, Conflict, Database, StorageError
from ..storage.store import Stored
from .archive_queue import ArchiveQueue
from .heartbeat import Heartbeat
from .live_table import LiveTable

TRIES = 10  # of a change, where other processes are quicker
Change = Callable[[Table, int], None]  # what is done to a table, with the time
Writing = Callable[[Connection, int], None]  # what is written with it, with the time of the machine


class NoTable(Exception):
    """There is no table of that id, or no longer."""


class LiveTables:
    """All tables in memory, each under a lock of its own. `wakers` are called with every one that may go on."""

    def __init__(
        self,
        database: Database,
        clock: SteadyClock,
        heartbeat: Heartbeat,
        archive_queue: ArchiveQueue,
        metrics: Metrics,
        idle: int,
    ) -> None:
        self.wakers: list[Callable[[LiveTable], None]] = []
        self._database = database
        self._clock = clock
        self._heartbeat = heartbeat
        self._archive_queue = archive_queue
        self._metrics = metrics
        self._idle = idle  # tables that are kept though nobody looks at them
        self._tables: dict[str, LiveTable] = {}
        self._crowded = 0  # with more tables than that it is time to look which can be forgotten

    def get(self, id: str) -> LiveTable | None:
        """The table of that id, if it is in memory."""
        return self._tables.get(id)

    def all(self) -> list[LiveTable]:
        """Every table in memory."""
        return list(self._tables.values())

    @contextlib.asynccontextmanager
    async def locked(self, id: str) -> AsyncIterator[LiveTable]:
        """The table of that id, for as long as nobody else may touch it; raises NoTable, StorageError."""
        while True:
            live = self._tables.get(id)
            if live is None:
                live = self._tables[id] = LiveTable(id)
            live.used = time.monotonic()
            async with live.lock:
                if self._tables.get(id) is not live:
                    continue  # it was forgotten while we waited for it, and others may have it anew
                if live.stored is None:
                    stored = await self._read(live)
                    if stored is None:
                        self._forget_unwatched(live)
                        raise NoTable(id)
                    live.load(stored)
                    self.wake(live)
                yield live
                break
        self.forget_idle()

    def wake(self, live: LiveTable) -> None:
        """Lets a bot think or a clock run, if the table waits for one; under its lock."""
        if live.stored is not None:
            for waker in self.wakers:
                waker(live)

    async def change(self, live: LiveTable, change: Change, patience: float = 0.0, also: Writing | None = None) -> None:
        """Changes the table, under its lock, and writes it down.

        What is `also` to be written goes into the same commit: either all of it is there afterwards or nothing.
        Raises TableRefused if the table refuses, and StorageError if it cannot be written: nothing has changed then.
        """
        await self._heartbeat.catch_up()
        for attempt in range(TRIES):
            try:
                await self._try_change(live, change, patience, also)
                return
            except Conflict:
                # Another process was quicker: its change counts, and ours is tried on what it left.
                await asyncio.sleep(secrets.randbelow(20) * attempt / 1000)
                await self._reload(live)
        raise StorageError(LOCKED)

    async def _try_change(self, live: LiveTable, change: Change, patience: float, also: Writing | None) -> None:
        stored, now = live.stored, self._clock.now()
        assert stored is not None
        names, changed = naming(stored.table.seats), stored.table.changed
        kept = None if stored.table.status in ENDED else len(stored.table.line.played)

        def write(connection: Connection) -> None:
            store.save(connection, stored, stored.table.changed)
            if also is not None:
                also(connection, stored.table.changed)

        try:
            change(stored.table, now)
            if stored.table.changed != changed:  # nobody may read from a time that somebody drafts a turn
                stored.table.stamp(now_ms(), stored.notes)
            await self._database.write(write, live.id, patience)
        except TableRefused:
            raise  # the table has checked before it changed anything
        except BaseException:
            live.unload()
            raise
        live.mark_saved(renamed=names != naming(stored.table.seats))
        if kept is not None:
            self._metrics.moves.labels(stored.table.setup.game).inc(max(0, len(stored.table.line.played) - kept))
        self.wake(live)
        if stored.table.status in ENDED:
            self._archive_queue.add(live.id)

    async def refresh(self, live: LiveTable, revision: int) -> None:
        """Reads the table again if it is older than that; another process has changed it."""
        async with live.lock:  # it may be being read just now, and from before that change
            if live.stored is None:
                live.notify()
            elif live.stored.revision < revision:
                with contextlib.suppress(StorageError, NoTable, TableRefused):
                    await self._reload(live)

    async def reload_all(self) -> None:
        """Something may have been missed: everything is read again when it is needed."""
        for live in self.all():
            async with live.lock:
                live.unload()
            live.notify()

    async def _reload(self, live: LiveTable) -> None:
        """Reads the table again, because what is in memory is not what is in the database."""
        live.unload()
        stored = await self._read(live)
        if stored is None:
            raise NoTable(live.id)
        live.load(stored)
        live.notify()
        self.wake(live)

    async def _read(self, live: LiveTable) -> Stored | None:
        try:
            return await self._database.read(lambda connection: store.load(connection, live.id))
        except BaseException:
            self._forget_unwatched(live)
            raise

    def retry_unread(self) -> None:
        """Whoever looks at a table that could not be read is sent it as soon as it can."""
        for live in self.all():
            if live.stored is None:
                live.notify()

    def forget(self, live: LiveTable) -> None:
        """Forgets a table that is no more; under its lock."""
        live.unload()
        live.cancel_alarm()
        self._tables.pop(live.id, None)
        live.notify()  # who looks is told that there is no such table

    def _forget_unwatched(self, live: LiveTable) -> None:
        if not live.watchers:
            self._tables.pop(live.id, None)

    async def follow_host(self) -> None:
        """Reads again what the host has changed by a command, and forgets what they deleted; who looks is told."""
        known = list(self._tables)
        there = await self._database.read(lambda connection: store.revisions(connection, known))
        for id, revision in there.items():
            live = self._tables.get(id)
            if live is not None and live.stored is not None and live.stored.revision < revision:
                await self.refresh(live, revision)
        gone = set(known) - set(there)
        for live in [self._tables[id] for id in gone if id in self._tables]:
            async with live.lock:
                live.unload()
            live.notify()
            self._forget_unwatched(live)

    def forget_idle(self, at_once: bool = False) -> None:
        """Forgets the tables that were not used for longest, once there are enough more of them or at once."""
        if len(self._tables) <= self._crowded and not at_once:
            return
        idle = sorted([live for live in self.all() if live.idle], key=lambda live: live.used)
        for live in idle[: max(0, len(idle) - self._idle)]:
            del self._tables[live.id]
        self._crowded = len(self._tables) + self._idle // 10

    def cancel_alarms(self) -> None:
        """No clock rings any more."""
        for live in self.all():
            live.cancel_alarm()
