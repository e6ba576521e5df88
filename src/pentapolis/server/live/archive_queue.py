"""Games that have ended and wait to be archived."""

from __future__ import annotations

import asyncio


class ArchiveQueue:
    """Tables that were written after their end, and whether there is a new record."""

    def __init__(self) -> None:
        self._tables: set[str] = set()
        self._news = asyncio.Event()

    def add(self, table: str) -> None:
        """Puts a table in the queue."""
        self._tables.add(table)
        self._news.set()

    def add_record(self) -> None:
        """A record was uploaded: which one, the database tells."""
        self._news.set()

    async def wait(self) -> None:
        """Returns when something was added since the last time."""
        await self._news.wait()
        self._news.clear()

    def take(self) -> str | None:
        """The next table; None if there is none."""
        return self._tables.pop() if self._tables else None
