"""The heartbeat of a server: while none is noted in the database, the clocks of all tables stand still."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from ..steady_clock import SteadyClock
from ..storage import store
from ..storage.database import Database, StorageError

log = logging.getLogger("pentapolis.server")
BEAT = 10.0  # seconds between two heartbeats
QUIET = 30_000  # milliseconds without one after which no server was there
FRESH = 1.0  # seconds for which it is believed that the database can be written, or cannot


class Heartbeat:
    """Notes the time again and again. `on_resume` is called where what is in memory may no longer be true.

    That is so when this process did not run for a while, and when a backup was put back while it ran.
    """

    def __init__(self, database: Database, clock: SteadyClock) -> None:
        self._database = database
        self._clock = clock
        self._last = clock.now()  # when this process last noted the time
        self._noted: int | None = None  # and what it wrote there, where that is sure
        self._noting = asyncio.Lock()
        self._resuming = asyncio.Lock()
        self._checked = -FRESH  # when it was last tried whether the database can be written, and what came of it
        self._check: asyncio.Future[None] | None = None
        self.on_resume: Callable[[], None] = lambda: None

    async def start(self) -> None:
        """The first heartbeat: if no server was there, clocks stood still meanwhile."""
        if not self._database.sqlite:
            with contextlib.suppress(StorageError):
                self._clock.set(await self._database.read(store.clock))
        quiet = 0 if self._database.sqlite else QUIET  # another process may be there
        try:
            await self._restart_clocks(quiet)
        except StorageError as error:
            _warn(error)

    async def run(self) -> None:
        """Beats until it is cancelled, however long a look at all tables takes."""
        while True:
            try:
                await self.catch_up()
                await self.beat()
            except StorageError as error:
                _warn(error)
            await asyncio.sleep(BEAT)

    async def beat(self) -> None:
        """One heartbeat; where another time is noted than the one noted before, a backup was put back."""
        async with self._noting:
            now = self._clock.now()
            found = await self._database.write(lambda connection: store.heartbeat(connection, now))
            before, self._last = self._noted, self._clock.now()
            if self._database.sqlite:  # nobody else notes the time there
                self._noted = max(found, now)
                if before is not None and before != found:
                    log.warning("a backup was put back: everything is read again")
                    self.on_resume()

    async def check_writable(self) -> None:
        """Raises StorageError if nothing can be saved; tries once in a while, however often it is asked."""
        if time.monotonic() - self._checked > FRESH:
            self._checked = time.monotonic()
            self._check = asyncio.ensure_future(self._try_to_write())
        if self._check is not None:
            await asyncio.shield(self._check)

    async def catch_up(self) -> None:
        """If this process did not run for a while, and no other one did, clocks stood still meanwhile."""
        if self._clock.now() - self._last <= QUIET:
            return
        async with self._resuming:
            if self._clock.now() - self._last > QUIET:
                log.warning("nothing was done here for a while: clocks stand still for it unless another server ran")
                await self._restart_clocks(QUIET)
                self.on_resume()

    async def _try_to_write(self) -> None:
        await self.catch_up()
        await self.beat()

    async def _restart_clocks(self, quiet: int) -> None:
        async with self._noting:
            await self._database.write(lambda c: store.restart_clocks(c, quiet, self._clock.now()))
            self._last, self._noted = self._clock.now(), None


def _warn(error: StorageError) -> None:
    log.warning("the time cannot be noted in the database: %s", error.key)
