"""What a replay is made of, of a table or of an uploaded record: positions, the rest, and all of it as one file."""

from __future__ import annotations

import asyncio
import contextlib
from collections import OrderedDict
from functools import partial

import msgspec
from starlette.responses import Response

from ...analysis.result import Analysis
from ...table.refused import old_rules, refused
from ...wire.archive import ArchivedPresenter, pack, replay_for
from ...wire.presenter import Presenter
from ..live.services import Services
from ..net.rate_limiter import RateLimiter
from ..offline_replay import PageNotBuilt, template
from ..problems import Problem
from ..storage import analyses
from ..storage.analyses import Damaged, Key
from ..workers.jobs import make_archive_page, make_replay_page
from ..workers.pool import WorkerLost
from ..workers.schedule import Claim
from .create import make_table, table_from
from .identity import identify, language
from .models import Frames
from .operations import Call
from .responses import file_answer, json_answer

MOST_FRAMES = 50  # in one answer
KEPT = 16  # replays as one file that are not made again


async def frames(presenter: Presenter, call: Call) -> Response:
    """The positions that were asked for."""
    values = call.values
    seat, first, last = _viewpoint(presenter, values["seat"]), values["from"], values["to"]
    return json_answer(await asyncio.to_thread(_frames, presenter, seat, language(call.request), first, last))


def _frames(presenter: Presenter, seat: int | None, lang: str, first: int, last: int) -> Frames:
    """The positions after `first` to `last` moves, at most MOST_FRAMES of them."""
    replay = replay_for(presenter)
    return Frames(replay.total, replay.frames(first, min(last, first + MOST_FRAMES - 1), seat, lang))


async def info(presenter: Presenter, call: Call, mine: frozenset[int], guest: bool = False) -> Response:
    """Log, scores and rounds."""
    seat, lang = _viewpoint(presenter, call.values["seat"]), language(call.request)
    told = await asyncio.to_thread(lambda: replay_for(presenter).info(seat, lang, mine))
    return json_answer(msgspec.structs.replace(told, guest=guest))


async def play_on(services: Services, presenter: Presenter, call: Call) -> Response:
    """A new table that begins where the game stood after the moves that were asked for; raises OldRules."""
    table, step = presenter.table, call.body.step
    if isinstance(presenter, ArchivedPresenter):
        raise old_rules(presenter.game, table.line.rules_version)
    if step > len(table.line.played):
        raise refused("table-no-such-step", last=len(table.line.played))
    state = await asyncio.to_thread(table.line.state_after, step)
    return await make_table(services, call, lambda: table_from(state, call.body))


class Replays:
    """Finished games, each as one page that opens offline. They take a while, so workers make them."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._asked = RateLimiter(services.settings.limits.replays, 60)
        self._kept: OrderedDict[object, bytes] = OrderedDict()

    async def one_file(self, presenter: Presenter, call: Call, of: str) -> Response:
        """Everything in one page, with the analysis of `of`, which is `tables/ID` or `records/ID`, if there is one."""
        address = identify(call.request).address
        if not self._asked.take(address):
            raise Problem(429, "server-too-many")
        lang, table = language(call.request), presenter.table
        analysis = await self._analysis(of)
        thought = None if analysis is None else (analysis.setting, analysis.engine)
        what = (of, table.version, lang, thought, *presenter.names(lang))
        page = self._kept.pop(what, None)
        if page is None:
            page = await self._make(presenter, lang, address, analysis)
        self._kept[what] = page
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return file_answer(page, "text/html; charset=utf-8", f"{presenter.game.id}-{table.id}.html")

    async def _analysis(self, of: str) -> Analysis | None:
        """The analysis that was thought about longest, if one is done and can be read."""
        for setting in ("deep", "quick"):
            with contextlib.suppress(Damaged):
                found = await self.services.database.read(partial(analyses.result, key=Key(of, setting)))
                if found is not None:
                    return found
        return None

    async def _make(self, presenter: Presenter, lang: str, address: str, analysis: Analysis | None) -> bytes:
        table, run = presenter.table, self.services.workers.run
        claim = Claim(address=address)
        made: bytes
        try:
            if isinstance(presenter, ArchivedPresenter):
                body = pack(presenter.archive)
                made = await run(make_archive_page, table.setup, table.seats, body, lang, template(), claim=claim)
            else:
                moves = [played.notation for played in table.line.played]
                what = (table.setup, table.seats, table.status, moves, lang, template(), analysis)
                made = await run(make_replay_page, *what, claim=claim)
        except PageNotBuilt:
            raise Problem(503, "server-no-offline") from None
        except WorkerLost:
            raise Problem(503, "server-busy") from None
        return made


def _viewpoint(presenter: Presenter, seat: int | None) -> int | None:
    """The seat if there is one."""
    if seat is not None and seat >= len(presenter.table.seats):
        raise Problem(404, "server-not-found")
    return seat
