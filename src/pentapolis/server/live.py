"""A table in memory, and who looks at it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

from ..table.reading import Reading
from ..table.table import Table
from .store import Stored


def now_ms() -> int:
    """The time in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Watcher(Protocol):
    """Somebody who is told when a table changes."""

    def touch(self) -> None:
        """The table has changed."""

    @property
    def seat(self) -> int | None:
        """As which seat he looks."""


class Live:
    """A table in memory, and who looks at it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.stored: Stored | None = None
        self.reading: Reading | None = None
        self.watchers: set[Watcher] = set()
        # What was told of the table as it is now, by what the reader may know and has.
        self.told: dict[object, str] = {}
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}  # by process: seats online there, until when
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.driven_until = 0
        self.used = 0.0

    @property
    def table(self) -> Table:
        """The table; to be used under the lock."""
        assert self.stored is not None
        return self.stored.table

    def words(self) -> Reading:
        """The table for readers; to be used under the lock."""
        assert self.reading is not None
        return self.reading

    def here(self) -> set[int]:
        """The seats whose players are connected to this process."""
        return {watcher.seat for watcher in self.watchers if watcher.seat is not None}

    def online(self) -> set[int]:
        """The seats whose players are connected."""
        now = time.monotonic()
        return self.here().union(*(seats for seats, until in self.elsewhere.values() if until > now))

    def keep(self, stored: Stored) -> None:
        """Takes over what was read from the database."""
        self.stored = stored
        naming = self.reading.naming + 1 if self.reading is not None else 0
        self.reading = Reading(stored.table)
        self.reading.naming = naming
        self.told.clear()

    def forget(self) -> None:
        """What is in memory may be wrong; it is read again when it is needed."""
        self.stored = None

    def touch(self) -> None:
        """Tells everybody who looks."""
        self.told.clear()
        for watcher in list(self.watchers):
            watcher.touch()
