"""Everything that one server process needs to keep tables going, put together."""

from __future__ import annotations

import asyncio
import contextlib

from ..metrics import Metrics
from ..settings import Settings
from ..steady_clock import SteadyClock
from ..storage.database import Database, StorageError
from ..workers.pool import WorkerPool
from .alarms import ClockAlarms
from .analyses import Analyses
from .archive_queue import ArchiveQueue
from .bots import BotDriver
from .club.club import Club
from .heartbeat import Heartbeat
from .hints import Hints
from .peers import Peers
from .people_first import PeopleFirst
from .registry import LiveTables
from .request_limits import RequestLimits
from .tasks import BackgroundTasks


class Services:
    """What requests are answered with. Bots and alarms are woken with every table that was read or has changed."""

    def __init__(self, settings: Settings, database: Database, metrics: Metrics) -> None:
        self.settings = settings
        self.database = database
        self.metrics = metrics
        self.clock = SteadyClock(shared=not database.sqlite)
        self.tasks = BackgroundTasks()
        self.workers = WorkerPool(settings.workers)
        self.limits = RequestLimits(settings.limits)
        self.people_first = PeopleFirst()
        self.archive_queue = ArchiveQueue()
        self.heartbeat = Heartbeat(database, self.clock)
        self.tables = LiveTables(
            database, self.clock, self.heartbeat, self.archive_queue, metrics, settings.limits.live_tables
        )
        self.peers = Peers(settings.database, database, self.tables, self.clock, self.tasks)
        self.alarms = ClockAlarms(self.tables, self.clock, self.tasks)
        self.bots = BotDriver(
            self.tables, self.workers, self.peers, self.people_first, self.tasks, metrics, settings.pace
        )
        self.analyses = Analyses(settings, database, self.workers, self.tasks, self.peers.me)
        self.hints = Hints(self.tables, self.workers)
        self.tables.wakers += [self.bots.wake, self.alarms.wake]
        self.club = Club(settings, database, self.tables, self.peers, self.tasks)
        self.heartbeat.on_resume = self._reload_all
        self._watch()

    def _watch(self) -> None:
        """Figures that are read off when somebody asks."""
        metrics, tables = self.metrics, self.tables
        metrics.watch("tables", "Tables in memory", lambda: len(tables.all()))
        metrics.watch("watched_tables", "Tables that somebody looks at", lambda: _watched(tables))
        metrics.watch("workers", "Processes in which bots think", lambda: self.settings.workers)
        metrics.watch_queue(self.workers.waiting)

    def _reload_all(self) -> None:
        self.tasks.spawn(self.tables.reload_all())

    async def open(self) -> None:
        """Starts the workers, listens to other processes and notes that this one is there."""
        self.workers.start()
        self.analyses.start_workers()
        await self.peers.start()
        await self.heartbeat.start()
        self.tasks.spawn(self.heartbeat.run())
        await self.club.start()

    async def close(self) -> None:
        """Stops everything; what was acknowledged is on disk."""
        await self.tasks.close()
        self.tables.cancel_alarms()
        await self.analyses.release()
        await self.peers.close()
        await asyncio.to_thread(self.analyses.close)
        await asyncio.to_thread(self.workers.close)
        with contextlib.suppress(StorageError):
            await self.heartbeat.beat()


def _watched(tables: LiveTables) -> int:
    return sum(1 for live in tables.all() if live.watchers)
