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
from ..storage import store
from ..storage.store import Stored

MOMENTS = 15.0  # seconds after which who has asked nothing is not waited for
AWAY = 120.0  # seconds without a connection after which nobody need wait for somebody


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    def notify(self) -> None:
        """The table has changed."""

    async def check_rights(self) -> None:
        """Rights at the table have been taken, perhaps these."""

    @property
    def mine(self) -> frozenset[int]:
        """The seats that are theirs; several where people share a device."""

    @property
    def address(self) -> str:
        """Where they are."""


class LiveTable:
    """A table in memory, and who looks at it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.stored: Stored | None = None
        self._presenter: Presenter | None = None
        self.watchers: set[Watcher] = set()
        # What the table as it is now is told in, with its gist, by what the viewer may know and has.
        self.messages: dict[object, tuple[str, object]] = {}
        self._since = time.monotonic()  # from when on this process knows who is connected
        self._seen: dict[int, float] = {}  # by seat: when its person was last there
        self.asked: set[int] = set()  # seats whose people have asked by HTTP, which other processes do not know yet
        self.away_shown: frozenset[int] = frozenset()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process: seats online there, until when
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.claimed_until = 0  # this process lets its bots think until then
        self.used = 0.0
        self.changed_at = time.monotonic()  # when it was last written or read
        self.made_from = ""  # the address, if it was made since the start of the server
        self.hurried = False  # its bots think shorter, because many tables wait

    @property
    def table(self) -> Table:
        """The table; to be used under the lock."""
        assert self.stored is not None
        return self.stored.table

    @property
    def presenter(self) -> Presenter:
        """Words the table for its viewers; to be used under the lock."""
        assert self._presenter is not None
        return self._presenter

    @property
    def idle(self) -> bool:
        """Whether nobody looks at it, no bot thinks and no clock runs."""
        busy = self.watchers or self.thinking is not None or self.alarm is not None or self.lock.locked()
        return not busy

    def connected(self) -> set[int]:
        """The seats whose players are connected to this process."""
        return {seat for watcher in self.watchers for seat in watcher.mine}

    def online(self) -> set[int]:
        """The seats whose players are connected."""
        now = time.monotonic()
        return self.connected().union(*(seats for seats, until in self.elsewhere.values() if until > now))

    def mark_seen(self, seats: Iterable[int]) -> None:
        """The people of these seats are there at this moment, or have just left."""
        now = time.monotonic()
        self._seen.update((seat, now) for seat in seats)

    def note_request(self, seats: Iterable[int]) -> None:
        """The person of these seats asks by HTTP."""
        self.asked.update(seats)
        self.mark_seen(seats)

    def recently_seen(self) -> bool:
        """Whether the person of a seat has been there in the last moments, for example by HTTP."""
        return any([at > time.monotonic() - MOMENTS for at in self._seen.values()])

    def away(self) -> frozenset[int]:
        """The seats whose people have been away for long. Before a start of the server everybody was there."""
        self.mark_seen(self.online())
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

    def load(self, stored: Stored) -> None:
        """Takes over what was read from the database."""
        before = self._presenter
        self.stored = stored
        self.changed_at = time.monotonic()
        self._presenter = presenter_for(stored.table)
        if before is not None:
            renamed = naming(before.table.seats) != naming(stored.table.seats)
            self._presenter.naming = before.naming + renamed
        self.messages.clear()

    def unload(self) -> None:
        """What is in memory may be wrong; it is read again when it is needed."""
        self.stored = None

    def mark_saved(self, renamed: bool) -> None:
        """To be called once a change is on disk: everybody who looks is told."""
        assert self.stored is not None
        table = self.stored.table
        if table.cut_off:
            self.presenter.forget_after(len(table.line.played))
        store.mark_saved(self.stored)
        self.changed_at = time.monotonic()
        if renamed:
            self.presenter.forget_names()
        self.notify()

    def note_elsewhere(self, process: str, seats: frozenset[int], until: float) -> None:
        """People of these seats are connected to another process, which is believed until then."""
        news = self.elsewhere.get(process, (frozenset(), 0.0))[0] != seats
        self.mark_seen(self.online())
        self.elsewhere[process] = (seats, until)
        if news:
            self.notify()

    def set_hurried(self, hurried: bool) -> None:
        """Tells everybody when the bots begin to think shorter, and when no longer."""
        if self.hurried != hurried:
            self.hurried = hurried
            self.notify()

    def forget_unread(self) -> None:
        """Where nobody looks, what was worded would be kept for nobody."""
        if not self.watchers and self._presenter is not None:
            self._presenter.forget_words()

    def cancel_alarm(self) -> None:
        """Its clock rings no more."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    async def check_rights(self) -> None:
        """Lets everybody who looks see whether they still may."""
        for watcher in list(self.watchers):
            await watcher.check_rights()

    def notify(self) -> None:
        """Tells everybody who looks."""
        self.messages.clear()
        for watcher in list(self.watchers):
            watcher.notify()
