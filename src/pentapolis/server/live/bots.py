"""Bots at live tables: when one must act a worker thinks for it, and its move is played like anybody's."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from functools import partial
from typing import Any

from ...bots import LEVEL_NAMES, shown_world
from ...bots.levels import simulations
from ...bots.own import OWN
from ...core.rng import Rng
from ...table.refused import TableRefused
from ...table.table import STAND_IN, Table
from ..metrics import Metrics
from ..storage.database import StorageError
from ..workers.jobs import think, think_as_guest
from ..workers.pool import WorkerLost, WorkerPool
from ..workers.schedule import NOBODY, Claim
from .bot_priority import address_of, pace_of, rank_of
from .live_table import LiveTable
from .peers import Peers
from .people_first import PeopleFirst
from .registry import LiveTables, NoTable
from .tasks import BackgroundTasks

log = logging.getLogger("pentapolis.server")
GUEST_COST = 30.0  # what a decision of a bot of the host may cost a worker, as far as anybody knows
ASKED = 3  # times a bot is asked before a random move is played for it
SHARES = 0.05  # seconds that a bot's move waits for others to share its commit
AGAIN = 2.0  # seconds until a bot's move is written again where the database failed


class BotDriver:
    """Lets the bots of live tables move, each table's one after the other, `pace` seconds apart."""

    def __init__(
        self,
        tables: LiveTables,
        workers: WorkerPool,
        peers: Peers,
        people_first: PeopleFirst,
        tasks: BackgroundTasks,
        metrics: Metrics,
        pace: float,
    ) -> None:
        self.pace = pace
        self._tables = tables
        self._workers = workers
        self._peers = peers
        self._people_first = people_first
        self._tasks = tasks
        self._metrics = metrics
        self._unseen: dict[str, str] = {}  # tables that only bots play, and the address of who made each

    def wake(self, live: LiveTable) -> None:
        """Lets the bot think that must act now, if any; under the lock of the table."""
        if live.table.bot_to_move() is not None and live.thinking is None and not self._tasks.closing:
            live.thinking = self._tasks.spawn(self._drive(live))

    async def _drive(self, live: LiveTable) -> None:
        """Bots of the table move until it waits for somebody else."""
        try:
            while not self._tasks.closing and await self._peers.claim_bots(live):
                if not await self._move(live.id):
                    return
        except NoTable:
            return
        finally:
            live.thinking = None
            self._unseen.pop(live.id, None)

    async def _move(self, id: str) -> bool:
        """Lets the bot that must act choose and play; whether there may be another one to ask."""
        try:
            async with self._tables.locked(id) as live:
                table = live.table
                level = table.bot_to_move()
                if level is None:
                    return False
                if level not in LEVEL_NAMES and level not in OWN:
                    level = STAND_IN  # a bot of the host that is not offered any more
                version, at = table.version, live.changed_at
                rank, address = rank_of(live), address_of(live)
                world = shown_world(table.line.state, Rng(bot_seed()))
            claim = Claim(rank, address, _cost(level, world.game.id))
            with self._metrics.bots.labels(world.game.id, level).time():
                action = await self._choose(world.dump(), level, live, claim)
            if action is None:
                action = world.sample(Rng(bot_seed()))
            pace = self._pace_at(live, rank, address)
            await asyncio.sleep(max(0.0, pace - (time.monotonic() - at)))
            await self._people_first.wait()
            async with self._tables.locked(id) as live:
                play = partial(_play_bot, version, action)
                await self._tables.change(live, play, min(SHARES, self.pace / 4))
        except TableRefused:
            await asyncio.sleep(0.01)  # the table has changed meanwhile
        except StorageError:
            await asyncio.sleep(AGAIN)
        return True

    def _pace_at(self, live: LiveTable, rank: int, address: str) -> float:
        """Seconds between two moves: more where one address has many tables that nobody looks at."""
        if rank == NOBODY:
            self._unseen[live.id] = address
        else:
            self._unseen.pop(live.id, None)
        return pace_of(self.pace, rank, list(self._unseen.values()).count(address))

    async def _choose(self, dump: dict[str, Any], level: str, live: LiveTable, claim: Claim) -> int | None:
        """The bot's choice; None if it fails again and again."""
        loop = asyncio.get_running_loop()
        searches = claim.cost > 1

        def hurry(share: float) -> None:
            loop.call_soon_threadsafe(live.set_hurried, searches and share < 1)

        for _ in range(ASKED):
            try:
                function, name = (think_as_guest, OWN[level]) if level in OWN else (think, level)
                action: int = await self._workers.run(function, dump, name, bot_seed(), claim=claim, shrinks=hurry)
                return action
            except WorkerLost:
                self._metrics.workers_lost.inc()
                log.warning("a worker was lost while a bot of %s was thinking; it is asked again", level)
            except Exception:
                log.exception("a bot of %s failed; a random move is played for it", level)
                return None
        return None


def _cost(level: str, game: str) -> float:
    """What a decision of that level costs a worker about, a quick one being 1."""
    if level in OWN:
        return GUEST_COST
    return 1 + simulations(level, game) / 10


def bot_seed() -> int:
    """A seed for a bot that nobody can guess."""
    return secrets.randbits(56)


def _play_bot(version: int, action: int, table: Table, now: int) -> None:
    table.play_bot(version, action, now)
