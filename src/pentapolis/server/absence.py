"""People who are away for long: the others see it, and what they proposed no longer waits for them."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial

from ..table.refused import TableRefused
from ..table.table import Table
from .database import StorageError
from .house import House
from .live import Live
from .making import change_or_rematch
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
        with contextlib.suppress(LookupError, TableRefused, StorageError):
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
