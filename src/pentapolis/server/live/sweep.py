"""A look at all tables now and then: which should go on, which can be forgotten, which are no more."""

from __future__ import annotations

import asyncio
import logging

from ...table.refused import TableRefused
from ..storage import store
from ..storage.database import StorageError
from .registry import NoTable
from .services import Services

log = logging.getLogger("pentapolis.server")
SWEEP = 10.0  # seconds between two looks


async def run(services: Services) -> None:
    """Sweeps until it is cancelled."""
    sweep = Sweep(services)
    while True:
        try:
            await sweep.once()
        except StorageError as error:
            log.warning("the database cannot be read: %s", error.key)
        await asyncio.sleep(SWEEP)


class Sweep:
    """Finds what nobody tells: tables to go on after a start, and where another process has ended."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._broken: set[str] = set()  # tables that cannot be read: they are not tried again and again

    async def once(self) -> None:
        """One look; raises StorageError if the database cannot be read."""
        services, tables = self._services, self._services.tables
        now, me = services.clock.now(), services.peers.me
        soon = now + int(2000 * SWEEP)
        for id in await services.database.read(lambda connection: store.due_tables(connection, soon, me, now)):
            await self._wake(id)
        tables.forget_idle(at_once=True)
        await tables.follow_host()
        tables.retry_unread()
        await services.peers.announce_all()

    async def _wake(self, id: str) -> None:
        """Lets one table go on; one that cannot be read keeps no other from it."""
        if id in self._broken:
            return
        try:
            async with self._services.tables.locked(id) as live:
                self._services.tables.wake(live)
        except TableRefused:
            self._broken.add(id)
        except NoTable:
            return
