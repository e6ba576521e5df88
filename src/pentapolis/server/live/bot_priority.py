"""For whom a table's bots think: somebody who is there, somebody who may come back, or nobody."""

from __future__ import annotations

from ..workers.schedule import ABSENT, NOBODY, PRESENT
from .live_table import LiveTable

TOGETHER = 4  # tables of one address that only bots play and that go on at the usual pace


def rank_of(live: LiveTable) -> int:
    """How much the table's bots matter; to be used under its lock."""
    if live.online() or live.recently_seen():
        return PRESENT
    return ABSENT if live.watchers or any([seat.owned for seat in live.table.seats]) else NOBODY


def address_of(live: LiveTable) -> str:
    """The address that the bots think for: of somebody at the table, else of who made it, if that is known."""
    there = {watcher.address for watcher in live.watchers if watcher.mine}
    if live.made_from in there or not there:
        return live.made_from
    return min(there)


def pace_of(pace: float, rank: int, tables: int) -> float:
    """Seconds between two moves, where one address has so many tables that only bots play."""
    return pace * max(1.0, tables / TOGETHER) if rank == NOBODY else pace
