"""Rights that nobody uses any more end: those of spectators after a month, links and seats later."""

from __future__ import annotations

import asyncio
import contextlib

from ..steady_clock import now_ms
from ..storage import access
from ..storage.club import names
from ..storage.database import StorageError
from .services import Services

CHECK = 3600.0  # seconds between two checks
PAUSE = 1.0  # seconds between two commits; others write meanwhile


async def run(services: Services) -> None:
    """Drops what has ended, until it is cancelled."""
    while True:
        with contextlib.suppress(StorageError):
            while await services.database.write(lambda connection: access.drop_ended(connection, now_ms())):
                await asyncio.sleep(PAUSE)
            await services.database.write(lambda connection: names.drop_ended(connection, now_ms()))
        await asyncio.sleep(CHECK)
