"""People who are away for long: the others see it, and what they proposed no longer waits for them."""

from __future__ import annotations

import asyncio
import contextlib

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
    if live.table.decided(away):
        with contextlib.suppress(NoTable, TableRefused, StorageError, Problem):
            async with house.at(live.id) as again:
                await house.change(again, lambda table, now: table.settle(again.away(), now))
                if again.table.wants_rematch:
                    assert again.stored is not None
                    await rematch(house, again, again.stored.creator)
