"""People who are away for long: the others see it, what they proposed waits no longer, and bots alone stop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection
from functools import partial

from ...table.refused import TableRefused
from ...table.table import Table
from ..problems import Problem
from ..storage.database import StorageError
from .live_table import LiveTable
from .registry import NoTable
from .rematch import change_or_rematch
from .services import Services

CHECK = 10.0  # seconds between two checks


async def run(services: Services) -> None:
    """Looks at every table in memory, until it is cancelled."""
    while True:
        await asyncio.sleep(CHECK)
        for live in services.tables.all():
            if live.stored is not None:
                await check(services, live)


async def check(services: Services, live: LiveTable) -> None:
    """Tells who is away by now, and settles what waits only for them."""
    away = live.away()
    if away != live.away_shown:
        live.away_shown = away
        live.notify()
    if live.table.should_pause(away):
        with contextlib.suppress(NoTable, TableRefused, StorageError):
            async with services.tables.locked(live.id) as again:
                await services.tables.change(again, lambda table, now: table.pause(again.away(), now))
    if live.table.decided(away):
        with contextlib.suppress(NoTable, TableRefused, StorageError):
            await _settle(services, live)


async def _settle(services: Services, live: LiveTable) -> None:
    """Carries out what waits for nobody any more; a rematch for which there is no room is taken back."""
    try:
        async with services.tables.locked(live.id) as again:
            assert again.stored is not None
            settle = partial(_settle_proposal, again)
            await change_or_rematch(services, again, settle, again.stored.creator)
    except Problem:
        async with services.tables.locked(live.id) as again:
            await services.tables.change(again, lambda table, now: table.drop_proposal(now))


def _settle_proposal(live: LiveTable, table: Table, now: int) -> None:
    table.settle(live.away(), now)


async def resume_paused(services: Services, live: LiveTable, seats: Collection[int]) -> None:
    """Lets a game that was paused go on when somebody who plays in it has come; under the lock of the table."""
    if live.table.paused:
        with contextlib.suppress(TableRefused, StorageError):
            await services.tables.change(live, lambda table, now: table.resume(seats, now))
