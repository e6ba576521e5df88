"""Other server processes on the same PostgreSQL: what has changed there, who is connected where."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time

from ..steady_clock import SteadyClock
from ..storage import store
from ..storage.database import Database, StorageError
from ..storage.pg_notify import Listener
from .live_table import LiveTable
from .registry import LiveTables
from .tasks import BackgroundTasks

CLAIM = 60_000  # milliseconds for which a process lets the bots of a table think before it asks again
ONLINE = 30.0  # seconds for which another process is believed that somebody is connected to it


class Peers:
    """Tells the others and hears them; with SQLite there are none."""

    def __init__(
        self, where: str, database: Database, tables: LiveTables, clock: SteadyClock, tasks: BackgroundTasks
    ) -> None:
        self.me = secrets.token_hex(8)
        self._where = where
        self._database = database
        self._tables = tables
        self._clock = clock
        self._tasks = tasks
        self._listener: Listener | None = None

    async def start(self) -> None:
        """Begins to listen; what is told after this returns is heard."""
        if self._database.sqlite:
            return
        loop = asyncio.get_running_loop()

        def on_message(message: str) -> None:
            loop.call_soon_threadsafe(lambda: self._tasks.spawn(self.hear(message)))

        def on_gap() -> None:
            loop.call_soon_threadsafe(lambda: self._tasks.spawn(self._tables.reload_all()))

        self._listener = Listener(self._where, on_message, on_gap)
        await asyncio.to_thread(self._listener.start)

    async def close(self) -> None:
        """Leaves the bots of all tables to the others, and stops listening."""
        if self._listener is not None:
            with contextlib.suppress(StorageError):
                await self._database.write(lambda connection: store.release_bots(connection, self.me))
            await asyncio.to_thread(self._listener.close)

    async def hear(self, message: str) -> None:
        """Another process tells that a table has changed, or who is connected to it."""
        kind, id, rest = message.split(" ", 2)
        if kind == "names":
            for each in self._tables.all():
                await each.check_rights()
            return
        live = self._tables.get(id)
        if live is None:
            return
        if kind == "online":
            process, _, seats = rest.partition(" ")
            if process != self.me:
                live.note_elsewhere(process, _seats(seats), time.monotonic() + ONLINE)
        elif kind == "rights":
            await live.check_rights()
        elif kind == "asked":
            live.mark_seen(_seats(rest))
        else:
            await self._tables.refresh(live, int(rest))

    def announce(self, live: LiveTable) -> None:
        """Somebody has connected or left: everybody at the table sees it, at other processes too."""
        live.notify()
        live.forget_unread()
        if not self._database.sqlite:
            self._tasks.spawn(self._tell_online(live))

    async def announce_all(self) -> None:
        """Tells the others who is connected here and who has asked by HTTP."""
        if self._database.sqlite:
            return
        for live in self._tables.all():
            if live.watchers:
                await self._tell_online(live)
            if live.asked:
                seats, live.asked = live.asked, set()
                await self._tell(f"asked {live.id} {_listed(seats)}")

    async def recheck_rights(self, id: str) -> None:
        """Rights at the table have been taken: who looks at it without any is shown out, at other processes too."""
        live = self._tables.get(id)
        if live is not None:
            await live.check_rights()
            self.announce(live)
        if not self._database.sqlite:
            await self._tell(f"rights {id} -")

    async def recheck_names(self) -> None:
        """Somebody was signed out, banned or deleted: other processes show out whom they must."""
        if not self._database.sqlite:
            await self._tell("names - -")

    async def claim_bots(self, live: LiveTable) -> bool:
        """Whether this process is the one that lets the bots of the table think; asks for it if need be."""
        now = self._clock.now()
        if self._database.sqlite or live.claimed_until > now + CLAIM // 2:
            return True
        until = now + CLAIM
        try:
            mine = await self._database.write(lambda c: store.claim_bots(c, live.id, self.me, now, until), live.id)
        except StorageError:
            return False
        if mine:
            live.claimed_until = until
        return mine

    async def _tell_online(self, live: LiveTable) -> None:
        await self._tell(f"online {live.id} {self.me} {_listed(live.connected())}")

    async def _tell(self, message: str) -> None:
        with contextlib.suppress(StorageError):
            await self._database.write(lambda connection: store.broadcast(connection, message))


def _listed(seats: set[int]) -> str:
    return ",".join(str(seat) for seat in sorted(seats))


def _seats(listed: str) -> frozenset[int]:
    return frozenset(int(seat) for seat in listed.split(",") if seat)
