"""People who are away for long: the others see it, what they proposed waits no longer, and bots alone stop."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Collection

from ..table.refused import TableRefused
from .database import StorageError
from .house import House, NoTable
from .live import Live
from .making import rematch
from .problems import Problem

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
        with contextlib.suppress(NoTable, TableRefused, StorageError, Problem):
            async with house.at(live.id) as again:
                await house.change(again, lambda table, now: table.settle(again.away(), now))
                if again.table.wants_rematch:
                    assert again.stored is not None
                    await rematch(house, again, again.stored.creator)


async def welcome(house: House, live: Live, seats: Collection[int]) -> None:
    """Lets a game that was paused go on when somebody who plays in it has come; under the lock of the table."""
    if live.table.paused:
        with contextlib.suppress(TableRefused, StorageError):
            await house.change(live, lambda table, now: table.resume(seats, now))
