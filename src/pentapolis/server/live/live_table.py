"""A table in memory, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable
from typing import Protocol

from ...table.seats import naming
from ...table.table import Table
from ...wire.archive import presenter_for
from ...wire.presenter import Presence, Presenter
from ..storage.store import Stored

MOMENTS = 15.0  # seconds after which who has asked nothing is not waited for
AWAY = 120.0  # seconds without a connection after which nobody need wait for somebody


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    def touch(self) -> None:
        """The table has changed."""

    async def check_rights(self) -> None:
        """Rights at the table have been taken, perhaps these."""

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are theirs; several where people share a device."""

    @property
    def address(self) -> str:
        """Where he is."""


class LiveTable:
    """A table in memory, and who looks at it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.stored: Stored | None = None
        self.reading: Presenter | None = None
        self.watchers: set[Watcher] = set()
        # What was told of the table as it is now, with its gist, by what the reader may know and has.
        self.told: dict[object, tuple[str, object]] = {}
        self._since = time.monotonic()  # from when on this process knows who is connected
        self._seen: dict[int, float] = {}  # by seat: when its person was last there
        self.asked: set[int] = set()  # seats whose people have asked by HTTP, which other processes do not know yet
        self.away_told: frozenset[int] = frozenset()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process: seats online there, until when
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.driven_until = 0
        self.used = 0.0
        self.moved = time.monotonic()  # when it was last written or read
        self.made_from = ""  # the address, if it was made since the start of the server
        self.hurried = False  # its bots think shorter, because many tables wait

    @property
    def table(self) -> Table:
        """The table; to be used under the lock."""
        assert self.stored is not None
        return self.stored.table

    def words(self) -> Presenter:
        """The table for readers; to be used under the lock."""
        assert self.reading is not None
        return self.reading

    def here(self) -> set[int]:
        """The seats whose players are connected to this process."""
        return {seat for watcher in self.watchers for seat in watcher.mine}

    def online(self) -> set[int]:
        """The seats whose players are connected."""
        now = time.monotonic()
        return self.here().union(*(seats for seats, until in self.elsewhere.values() if until > now))

    def seen(self, seats: Iterable[int]) -> None:
        """The people of these seats are there at this moment, or have just left."""
        now = time.monotonic()
        self._seen.update((seat, now) for seat in seats)

    def asks(self, seats: Iterable[int]) -> None:
        """The person of these seats asks by HTTP."""
        self.asked.update(seats)
        self.seen(seats)

    def asking(self) -> bool:
        """Whether the person of a seat has been there in the last moments, for example by HTTP."""
        return any([at > time.monotonic() - MOMENTS for at in self._seen.values()])

    def away(self) -> frozenset[int]:
        """The seats whose people have been away for long. Before a start of the server everybody was there."""
        self.seen(self.online())
        early = time.monotonic() - AWAY
        seats = range(len(self.table.seats))
        return frozenset(seat for seat in seats if self._seen.get(seat, self._since) <= early)

    def presence(self, now: int) -> Presence:
        """Who is there, and since when the others are not, in the time of the clocks."""
        away, online = self.away(), frozenset(self.online())
        clock = time.monotonic()
        since = {
            seat: now - int(1000 * (clock - self._seen.get(seat, self._since)))
            for seat in range(len(self.table.seats))
            if seat not in online
        }
        return Presence(online, away, since)

    def keep(self, stored: Stored) -> None:
        """Takes over what was read from the database."""
        before = self.reading
        self.stored = stored
        self.moved = time.monotonic()
        self.reading = presenter_for(stored.table)
        if before is not None:
            renamed = naming(before.table.seats) != naming(stored.table.seats)
            self.reading.naming = before.naming + renamed
        self.told.clear()

    def forget(self) -> None:
        """What is in memory may be wrong; it is read again when it is needed."""
        self.stored = None

    async def check_rights(self) -> None:
        """Lets everybody who looks see whether they still may."""
        for watcher in list(self.watchers):
            await watcher.check_rights()

    def touch(self) -> None:
        """Tells everybody who looks."""
        self.told.clear()
        for watcher in list(self.watchers):
            watcher.touch()
