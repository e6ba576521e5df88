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
from .live_table import Live
from .registry import House, NoTable

LOOK = 10.0  # seconds between two looks


async def look_now_and_then(house: House) -> None:
    """Looks at every table in memory, until it is cancelled."""
    while True:
        await asyncio.sleep(LOOK)
        for live in list(house.lives.values()):
            if live.stored is not None:
                await look(house, live)


async def look(house: House, live: Live) -> None:
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


async def _settle(house: House, live: Live) -> None:
    """Carries out what waits for nobody any more; a rematch for which there is no room is taken back."""
    try:
        async with house.at(live.id) as again:
            assert again.stored is not None
            work = partial(_settled, again)
            await change_or_rematch(house, again, work, again.stored.creator)
    except Problem:
        async with house.at(live.id) as again:
            await house.change(again, lambda table, now: table.drop_proposal(now))


def _settled(live: Live, table: Table, now: int) -> None:
    table.settle(live.away(), now)


async def welcome(house: House, live: Live, seats: Collection[int]) -> None:
    """Lets a game that was paused go on when somebody who plays in it has come; under the lock of the table."""
    if live.table.paused:
        with contextlib.suppress(TableRefused, StorageError):
            await house.change(live, lambda table, now: table.resume(seats, now))
