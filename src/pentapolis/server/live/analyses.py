"""Analyses of finished games: asked for, worked on in processes of their own when nobody else needs the cores, kept.

What has been judged is on disk before the next decision is looked at: an analysis that was stopped, or whose server
has ended, goes on where it was.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter
from functools import partial

import msgspec

from ...analysis.result import JudgedDecision
from ...core.errors import PentapolisError
from ..net.rate_limiter import RateLimiter
from ..problems import Problem
from ..settings import Settings
from ..steady_clock import now_ms
from ..storage import analyses
from ..storage.analyses import Damaged, Key, Work
from ..storage.database import Database, StorageError
from ..workers.analysis_jobs import judge_move, prepare, put_together_all
from ..workers.pool import WorkerLost, WorkerPool
from ..workers.schedule import Claim
from .tasks import BackgroundTasks

log = logging.getLogger("pentapolis.server")
LAST = 40  # more than there are priorities, and they add up: whoever else wants a core has it, however we were begun
CHECK = 10.0  # seconds between two looks for analyses that nobody works on
CLAIM = 60_000  # milliseconds for which a process has an analysis before it must say that it goes on
AGAIN = 2.0  # seconds until something is written again where the database failed
ASKED = 2  # times a decision is tried before the analysis gives up
PREPARED_IN = 60.0  # seconds in which the decisions of a record must be found


class Analyses:
    """Everything that is analysed by this process. One address has no more of it than another."""

    def __init__(
        self, settings: Settings, database: Database, workers: WorkerPool, tasks: BackgroundTasks, me: str
    ) -> None:
        self.settings = settings
        self._database = database
        self._workers = workers  # for what somebody waits for
        self._analysts = WorkerPool(settings.analysts, LAST, patient=False)
        self._tasks = tasks
        self._me = me
        self._new = RateLimiter(settings.limits.new_analyses, 3600)
        self._under_way: dict[Key, str] = {}  # by whose address they were asked for; empty: by a former process

    @property
    def offered(self) -> bool:
        """Whether games are analysed here at all."""
        return self.settings.analysts > 0

    def start_workers(self) -> None:
        """Starts the processes."""
        self._analysts.start()

    def close(self) -> None:
        """Ends the processes; what they are about is judged anew by the next ones."""
        self._analysts.close()

    async def release(self) -> None:
        """Leaves everything to other processes."""
        if not self._database.sqlite:
            with contextlib.suppress(StorageError):
                await self._database.write(lambda connection: analyses.release(connection, self._me))

    async def run(self) -> None:
        """Goes on with what was begun before the start, or by a process that has ended, until it is cancelled."""
        while self.offered:
            with contextlib.suppress(StorageError):
                await self._check()
            await asyncio.sleep(CHECK)

    async def _check(self) -> None:
        now = now_ms()
        if not self._database.sqlite and self._under_way:
            await self._database.write(lambda connection: analyses.renew(connection, self._me, now + CLAIM))
        for key in await self._database.read(lambda connection: analyses.waiting(connection, self._me, now)):
            if key not in self._under_way and len(self._under_way) < self.settings.limits.analyses_waiting:
                self._go_on(key, "", begun=True)

    def under_way(self) -> int:
        """How many analyses this process works on."""
        return len(self._under_way)

    async def start(self, key: Key, record: str, address: str) -> None:
        """Asks for an analysis; raises Problem if there is too much to do, and AnalysisError if it cannot be done."""
        if not self.offered:
            raise Problem(503, "server-analysis-off")
        self._check_limits(key, address)
        try:
            wanted = await self._want(key, record, address)
        except WorkerLost:
            raise Problem(503, "server-busy") from None
        if wanted and key not in self._under_way:
            self._go_on(key, address)

    async def _want(self, key: Key, record: str, address: str) -> bool:
        """Writes down what is to be done; whether anything is. What was judged by other code is thrown away."""
        setting = self.settings.deep if key.setting == "deep" else self.settings.quick
        claim = Claim(address=address)
        prepared = await self._workers.run(prepare, record, setting, seconds=PREPARED_IN, claim=claim)
        (header, moves), now, most = prepared, now_ms(), self.settings.limits.analyses
        return await self._database.write(
            lambda connection: analyses.want(connection, key, header, moves, record, now, most)
        )

    def _check_limits(self, key: Key, address: str) -> None:
        limits = self.settings.limits
        if key in self._under_way:
            return
        if len(self._under_way) >= limits.analyses_waiting:
            raise Problem(503, "server-analysis-full")
        if Counter(self._under_way.values())[address] >= limits.analyses_of_one:
            raise Problem(429, "server-analysis-yours", most=limits.analyses_of_one)
        if not self._new.take(address):
            raise Problem(429, "server-too-many")

    async def stop(self, of: str) -> None:
        """Nobody waits any more for the analyses of that game; the decision at hand is still kept."""
        await self._database.write(lambda connection: analyses.stop(connection, of))

    def _go_on(self, key: Key, address: str, begun: bool = False) -> None:
        if not self._tasks.closing:
            self._under_way[key] = address
            self._tasks.spawn(self._work_on(key, address, begun))

    async def _work_on(self, key: Key, address: str, begun: bool) -> None:
        """Judges one decision after the other until there is none left, or nobody wants it any more.

        One that was `begun` by a former process may have been judged by other code, which is not mixed with ours.
        """
        try:
            if begun and not await self._same_code(key, address):
                return
            while not self._tasks.closing and await self._claimed(key):
                try:
                    if not await self._step(key, address):
                        return
                except StorageError:
                    await asyncio.sleep(AGAIN)
        finally:
            self._under_way.pop(key, None)

    async def _same_code(self, key: Key, address: str) -> bool:
        """Begins anew where something else has judged before; whether there is something to do."""
        try:
            work = await self._database.read(lambda connection: analyses.work(connection, key))
            return work is not None and await self._want(key, work.record, address)
        except (StorageError, WorkerLost):
            return False  # at the next check
        except (Damaged, PentapolisError):
            await self._fail(key, "server-analysis-failed")
            return False

    async def _claimed(self, key: Key) -> bool:
        if self._database.sqlite:
            return True
        now = now_ms()
        try:
            return await self._database.write(
                lambda connection: analyses.claim(connection, key, self._me, now, now + CLAIM)
            )
        except StorageError:
            return False

    async def _step(self, key: Key, address: str) -> bool:
        """Judges the next decision, or puts all together; whether there is more to do."""
        try:
            work = await self._database.read(lambda connection: analyses.work(connection, key))
            if work is None:
                return False
            if work.missing:
                return await self._judge(key, work, address)
            judged = await self._database.read(lambda connection: analyses.decisions(connection, key))
            await self._finish(key, work, judged, address)
        except Damaged:
            log.warning("what is kept of the analysis of %s cannot be read: it is made anew when somebody asks", key.of)
            await self._database.write(lambda connection: analyses.drop(connection, key))
        return False

    async def _judge(self, key: Key, work: Work, address: str) -> bool:
        limits = self.settings.limits
        if work.spent >= 1000 * limits.analysis_seconds:
            return await self._fail(key, "server-analysis-long")
        place, setting, seed = work.missing[0], work.header.setting, work.header.seed
        for _ in range(ASKED):
            began = time.monotonic()
            try:
                decision: JudgedDecision = await self._analysts.run(
                    judge_move,
                    work.record,
                    setting,
                    seed,
                    place,
                    seconds=limits.analysis_move_seconds,
                    claim=Claim(address=address),
                )
            except WorkerLost:
                if self._tasks.closing:
                    return False
                log.warning("a worker was lost while it judged a decision of %s", key.of)
                continue
            except Exception:
                log.exception("a decision of %s could not be judged", key.of)
                return await self._fail(key, "server-analysis-failed")
            spent = int(1000 * (time.monotonic() - began))
            await self._database.write(partial(analyses.add, key=key, decision=decision, spent=spent))
            return True
        return await self._fail(key, "server-analysis-failed")

    async def _finish(self, key: Key, work: Work, judged: list[JudgedDecision], address: str) -> None:
        decisions = msgspec.json.encode(judged)
        setting, seed = work.header.setting, work.header.seed
        try:
            result: bytes = await self._analysts.run(
                put_together_all, work.record, setting, seed, decisions, claim=Claim(address=address)
            )
        except (WorkerLost, PentapolisError):
            await self._fail(key, "server-analysis-failed")
            return
        await self._database.write(lambda connection: analyses.finish(connection, key, result))

    async def _fail(self, key: Key, problem: str) -> bool:
        await self._database.write(lambda connection: analyses.fail(connection, key, problem))
        return False
