"""The lobby while somebody looks at it: read again every second, told when it has changed."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, NamedTuple, Protocol

from sqlalchemy import Connection, Row

from ...steady_clock import now_ms
from ...storage.club import lobby
from ...storage.database import Database, StorageError

log = logging.getLogger("pentapolis.server")
CHECK = 1.0  # seconds between two looks; all processes on one database see the same


class Looker(Protocol):
    """Somebody who looks at the lobby."""

    def notify(self) -> None:
        """It has changed."""


class Listing(NamedTuple):
    """Public tables, and which of their seats are held by which protected names."""

    rows: list[Row[Any]]
    people: dict[tuple[str, int], tuple[str, str]]


class Lobby:
    """What is in the lobby now, and who looks at it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self.lookers: set[Looker] = set()
        self.listing = Listing([], {})
        self.number = 0  # counts what was told
        self.messages: dict[str, str] = {}  # the present one, by language
        self._wanted = asyncio.Event()

    def add(self, looker: Looker) -> None:
        """Somebody comes to look."""
        self.lookers.add(looker)
        self._wanted.set()

    async def read(self) -> Listing:
        """What is in the lobby now; raises StorageError."""
        return await self._database.read(_read)

    async def run(self) -> None:
        """Looks again and again while somebody else does, until it is cancelled."""
        while True:
            if not self.lookers:
                self._wanted.clear()
                await self._wanted.wait()
            try:
                self._tell(await self.read())
            except StorageError as error:
                log.warning("the lobby cannot be read: %s", error.key)
            await asyncio.sleep(CHECK)

    def _tell(self, found: Listing) -> None:
        if self.number and found == self.listing:
            return
        self.listing = found
        self.number += 1
        self.messages.clear()
        for looker in list(self.lookers):
            looker.notify()


def _read(connection: Connection) -> Listing:
    rows = lobby.listed(connection, now_ms())
    return Listing(rows, lobby.people(connection, [row.id for row in rows]))
