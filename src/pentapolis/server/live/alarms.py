"""Alarms for the clocks of tables: they ring when the seat to move may have run out of time."""

from __future__ import annotations

import asyncio
import contextlib

from ...table.refused import TableRefused, refused
from ...table.table import Table
from ..steady_clock import SteadyClock
from ..storage.database import StorageError
from .live_table import LiveTable
from .registry import LiveTables, NoTable
from .tasks import BackgroundTasks


class ClockAlarms:
    """One alarm at most for each live table."""

    def __init__(self, tables: LiveTables, clock: SteadyClock, tasks: BackgroundTasks) -> None:
        self._tables = tables
        self._clock = clock
        self._tasks = tasks

    def wake(self, live: LiveTable) -> None:
        """Sets the alarm anew to what the table says now; under its lock."""
        live.cancel_alarm()
        table = live.table
        at = table.runs_out_at() if table.to_move is not None else None
        if at is not None and not self._tasks.closing:
            delay = max(0.0, (at - self._clock.now()) / 1000 + 0.05)
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        self._tasks.spawn(self._run_out(live.id))

    async def _run_out(self, id: str) -> None:
        """Hands the seat to move to a bot if its time is up."""
        with contextlib.suppress(NoTable, TableRefused, StorageError):
            async with self._tables.locked(id) as live:
                if live.table.to_move is not None and live.table.clock is not None:
                    out = live.table.runs_out_at()
                    if out is not None and out <= self._clock.now():

                        def run_out(table: Table, now: int) -> None:
                            if not table.run_out(now, live.away()):
                                raise refused("table-stale")

                        await self._tables.change(live, run_out)
