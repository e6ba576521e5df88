"""Keeps ended games as they were shown, while their rules are still played here. Nobody waits for it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial

from sqlalchemy import Connection

from ...core.errors import PentapolisError
from ...table.seats import record_names
from ...wire.archive import ArchivedLine
from ..storage import archives, store
from ..storage.archives import ENDED, NewArchive
from ..storage.database import StorageError
from ..storage.store import Stored
from ..workers.jobs import make_archive, make_record_archive
from ..workers.pool import WorkerLost
from ..workers.schedule import NOBODY, Claim
from .services import Services

log = logging.getLogger("pentapolis.server")
CHECK = 3600.0  # seconds between two checks for games that nobody has told of
UNASKED = Claim(NOBODY)


async def run(services: Services) -> None:
    """Keeps what was there before the start, then every game that ends, until it is cancelled."""
    archiver = Archiver(services)
    while True:
        with contextlib.suppress(StorageError):
            await archiver.archive_all()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CHECK):
                await archiver.archive_ending()


class Archiver:
    """Makes archives one after the other, in a worker that has nothing else to do."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._unarchivable: set[str] = set()  # what cannot be kept is not tried again and again

    async def archive_ending(self) -> None:
        """Keeps games as they end."""
        database, queue = self.services.database, self.services.archive_queue
        while True:
            await queue.wait()
            while (id := queue.take()) is not None:
                with contextlib.suppress(StorageError):
                    for found in await database.read(partial(archives.unarchived, id=id)):
                        await self._keep(found)
            with contextlib.suppress(StorageError):
                await self._keep_records()

    async def archive_all(self) -> None:
        """Keeps everything that is not kept yet, and notes of running games what their records tell."""
        database = self.services.database
        ids = await database.read(archives.unarchived)
        for id in ids:
            await self._keep(id)
        for id in await database.read(archives.undescribed):
            await self._describe(id)
        await self._keep_records()
        if ids:
            log.info("%d ended games are kept as they were shown", len(ids))

    async def _keep(self, id: str) -> None:
        if id in self._unarchivable:
            return
        found = await self._load(id)
        if found is None:
            return
        stored, seats = found
        table = stored.table
        if table.status not in ENDED or isinstance(table.line, ArchivedLine):
            return
        moves = [played.notation for played in table.line.played]
        what = (table.setup, table.seats, table.status, moves, record_names(table.seats))
        body = await self._make(id, make_archive, *what)
        if body is not None:
            kept = NewArchive(id, table.line.rules_version, seats, body)
            await self.services.database.write(lambda connection: archives.write(connection, kept), id)

    async def _describe(self, id: str) -> None:
        found = None if id in self._unarchivable else await self._load(id)
        if found is not None:
            played = found[0].moves
            told = [store.move_details(move) for move in played]
            await self.services.database.write(
                lambda connection: archives.describe_moves(connection, id, played, told), id
            )

    async def _keep_records(self) -> None:
        database = self.services.database
        for id in await database.read(archives.unarchived_records):
            record = None if id in self._unarchivable else await database.read(partial(archives.record_body, id=id))
            if record is None:
                continue
            body = await self._make(id, make_record_archive, record)
            if body is not None:
                await database.write(partial(archives.write_record, id=id, body=body))

    async def _load(self, id: str) -> tuple[Stored, str] | None:
        """The table and its seats as they are written; None if there is none that can be read."""

        def load(connection: Connection) -> tuple[Stored, str] | None:
            stored = store.load(connection, id)
            return None if stored is None else (stored, archives.seats_of(connection, id))

        try:
            return await self.services.database.read(load)
        except PentapolisError:
            self._unarchivable.add(id)
            return None

    async def _make(self, id: str, function: Callable[..., bytes | None], *what: object) -> bytes | None:
        try:
            body: bytes | None = await self.services.workers.run(function, *what, claim=UNASKED)
        except WorkerLost:
            return None  # at the next check
        except PentapolisError:
            body = None
        if body is None:
            log.warning("%s cannot be kept as it was shown", id)
            self._unarchivable.add(id)
        return body
