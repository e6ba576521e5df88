"""Hints for people at live tables: found by workers, from a world drawn from what the seat knows."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from typing import Any

from ...analysis.hints import Hint
from ...analysis.judging import numbers
from ...bots import shown_world
from ...core.state import State
from ...table.refused import TableRefused
from ...table.requests import AskHint
from ...table.table import Table
from ...table.viewer import Viewer
from ...texts import texts
from ...wire.hint_words import HintWords
from ...wire.protocol import Failure, HintAnswer, Refused, ServerMessage
from ..workers.jobs import find_hint
from ..workers.pool import WorkerLost, WorkerPool
from ..workers.schedule import ABSENT, Claim
from .live_table import LiveTable
from .registry import LiveTables

log = logging.getLogger("pentapolis.server")
KEPT = 200  # hints of the latest positions, so that the next rung of one costs nothing
COST = 40.0  # of a hint for a worker, a quick job being 1
SECONDS = 120.0


class Hints:
    """Finds hints, each position of a seat once. Workers do it when nobody waits for a bot."""

    def __init__(self, tables: LiveTables, workers: WorkerPool) -> None:
        self._tables = tables
        self._workers = workers
        self._found: OrderedDict[tuple[str, int, int], asyncio.Future[Hint]] = OrderedDict()

    async def answer(self, id: str, viewer: Viewer, address: str, message: AskHint) -> ServerMessage:
        """Notes for everybody that the seat asks, and answers when the hint is found; the table goes on meanwhile."""
        async with self._tables.locked(id) as live:
            try:
                await self._note(live, viewer, message)
            except TableRefused as error:
                version = live.table.version_for(viewer.seat)
                return Refused(message.id, version, live.presenter.refusal(error.refusal, viewer.lang))
            assert viewer.seat is not None
            what = (id, viewer.seat, live.table.version_for(viewer.seat))
            world = shown_world(live.table.line.state, numbers(*what, "door"))
            names = live.presenter.names(viewer.lang)
        try:
            hint = await asyncio.shield(self._find(what, world, address))
        except WorkerLost:
            return Failure(message.id, "busy", texts(viewer.lang).say("server-busy"))
        words = HintWords(texts(viewer.lang), world, hint, names)
        return HintAnswer(message.id, message.version, words.hint_of(message.rung))

    async def _note(self, live: LiveTable, viewer: Viewer, message: AskHint) -> None:
        def note(table: Table, now: int) -> None:
            table.use_hint(viewer.seat, message.version, message.rung, now)

        seat = viewer.seat
        if seat is None or message.rung > live.table.hinted(seat):
            await self._tables.change(live, note)
        else:
            note(live.table, 0)  # it was noted before, and changes nothing

    def _find(self, what: tuple[str, int, int], world: State, address: str) -> asyncio.Future[Hint]:
        found = self._found.get(what)
        if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
            found = asyncio.ensure_future(self._work(world.dump(), " ".join(map(str, what)), address))
            self._found[what] = found
            while len(self._found) > KEPT:
                self._found.popitem(last=False)
        return found

    async def _work(self, dump: dict[str, Any], seed: str, address: str) -> Hint:
        claim = Claim(ABSENT, address, COST)
        hint: Hint = await self._workers.run(find_hint, dump, seed, seconds=SECONDS, claim=claim)
        return hint
