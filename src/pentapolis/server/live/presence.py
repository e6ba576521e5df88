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
from .create import change_or_rematch
from .live_table import LiveTable
from .registry import House, NoTable

CHECK = 10.0  # seconds between two checks


async def run(house: House) -> None:
    """Looks at every table in memory, until it is cancelled."""
    while True:
        await asyncio.sleep(CHECK)
        for live in list(house.lives.values()):
            if live.stored is not None:
                await check(house, live)


async def check(house: House, live: LiveTable) -> None:
    """Tells who is away by now, and settles what waits only for them."""
    away = live.away()
    if away != live.away_told:
        live.away_told = away
        live.touch()
    if live.table.should_pause(away):
        with contextlib.suppress(NoTable, TableRefused, StorageError):
            async with house.at(live.id) as again:
                await house.change(again, lambda table, now: table.pause(again.away(), now))
    if live.table.decided(away):
        with contextlib.suppress(NoTable, TableRefused, StorageError):
            await _settle(house, live)


async def _settle(house: House, live: LiveTable) -> None:
    """Carries out what waits for nobody any more; a rematch for which there is no room is taken back."""
    try:
        async with house.at(live.id) as again:
            assert again.stored is not None
            work = partial(_settled, again)
            await change_or_rematch(house, again, work, again.stored.creator)
    except Problem:
        async with house.at(live.id) as again:
            await house.change(again, lambda table, now: table.drop_proposal(now))


def _settled(live: LiveTable, table: Table, now: int) -> None:
    table.settle(live.away(), now)


async def welcome(house: House, live: LiveTable, seats: Collection[int]) -> None:
    """Lets a game that was paused go on when somebody who plays in it has come; under the lock of the table."""
    if live.table.paused:
        with contextlib.suppress(TableRefused, StorageError):
            await house.change(live, lambda table, now: table.resume(seats, now))
