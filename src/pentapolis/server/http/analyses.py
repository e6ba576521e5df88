"""Operations on analyses: of finished games and of uploaded records, for everybody who may look at their replay."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection
from starlette.responses import Response

from ...analysis.kept import header_of
from ...analysis.result import CONFIDENCE, Analysis, JudgedDecision
from ...analysis.run import SEED, engine_digest
from ...analysis.settings import AnalysisError, Setting
from ...core.game import Game
from ...core.record import Record
from ...table.seats import record_names
from ...texts import texts
from ...texts.words import error_text
from ...version import VERSION
from ...wire.analysed import AnalysedMove, AnalysisInfo, AnalysisStatus, BudgetInfo, SettingName, StartAnalysis
from ...wire.analysis_teller import told_advice, told_balance, told_chances, told_decision, told_luck
from ...wire.archive import ArchivedPresenter
from ...wire.presenter import Presenter
from ..live.services import Services
from ..problems import Problem
from ..storage import analyses
from ..storage.analyses import Damaged, Key, Progress
from ..workers.jobs import make_analysed_move
from ..workers.pool import WorkerLost
from ..workers.schedule import Claim
from .identity import identify, language
from .operations import PREFIX, Call, Operation
from .parameters import LANG, LOOK, MOVE, RECORD, TABLE
from .records import Records
from .responses import json_answer
from .tables import Tables

SETTINGS: tuple[SettingName, ...] = ("quick", "deep")  # the better ones last
REFUSES = (403, 404, 409)


class Found(NamedTuple):
    """What there is of an analysis: the best judgement of every decision with its setting, and the whole, if any."""

    judged: dict[int, tuple[SettingName, JudgedDecision]]
    whole: Analysis | None


class AnalysisOperations:
    """Everything that can be asked of analyses."""

    def __init__(self, services: Services, tables: Tables, records: Records) -> None:
        self.services = services
        self._tables = tables
        self._records = records

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        table, record = f"{PREFIX}/tables/{{id}}/analysis", f"{PREFIX}/records/{{id}}/analysis"
        of_table = (self.start_table, self.table_state, self.stop_table, self.table_move)
        of_record = (self.start_record, self.record_state, self.stop_record, self.record_move)
        return [
            *_operations(table, "a finished game", (TABLE, LANG, LOOK), of_table),
            *_operations(record, "an uploaded record", (RECORD, LANG), of_record),
        ]

    # --- of tables ---

    async def start_table(self, call: Call) -> Response:
        """Starts the analysis of a table."""
        return await self._start(call, f"tables/{call.values['id']}", await self._tables.finished(call))

    async def table_state(self, call: Call) -> Response:
        """How far it is."""
        return await self._state(call, f"tables/{call.values['id']}", await self._tables.finished(call))

    async def stop_table(self, call: Call) -> Response:
        """Stops it."""
        return await self._stop(call, f"tables/{call.values['id']}", await self._tables.finished(call))

    async def table_move(self, call: Call) -> Response:
        """One decision."""
        return await self._move(call, f"tables/{call.values['id']}", await self._tables.finished(call))

    # --- of uploaded records ---

    async def start_record(self, call: Call) -> Response:
        """Starts the analysis of a record."""
        return await self._start(call, f"records/{call.values['id']}", await self._records.presenter(call))

    async def record_state(self, call: Call) -> Response:
        """How far it is."""
        return await self._state(call, f"records/{call.values['id']}", await self._records.presenter(call))

    async def stop_record(self, call: Call) -> Response:
        """Stops it."""
        return await self._stop(call, f"records/{call.values['id']}", await self._records.presenter(call))

    async def record_move(self, call: Call) -> Response:
        """One decision."""
        return await self._move(call, f"records/{call.values['id']}", await self._records.presenter(call))

    # --- of both ---

    async def _start(self, call: Call, of: str, presenter: Presenter) -> Response:
        _check(presenter)
        await self._begin(Key(of, call.body.setting), presenter, call)
        return await self._tell(call, of, presenter, 202)

    async def _begin(self, key: Key, presenter: Presenter, call: Call) -> None:
        record = await asyncio.to_thread(_record, presenter)
        try:
            await self.services.analyses.start(key, record, identify(call.request).address)
        except AnalysisError as error:
            text = error_text(texts(language(call.request)), error)
            raise Problem(409, "server-analysis-refused", detail=text) from None

    async def _stop(self, call: Call, of: str, presenter: Presenter) -> Response:
        await self.services.analyses.stop(of)
        return await self._tell(call, of, presenter)

    async def _state(self, call: Call, of: str, presenter: Presenter) -> Response:
        _check(presenter)
        for each in await self._progress(of):
            if not await self._fits(each, presenter):
                await self._anew(each, presenter, call)
        return await self._tell(call, of, presenter)

    async def _tell(self, call: Call, of: str, presenter: Presenter, status: int = 200) -> Response:
        """How far it is, with everything that was found; nothing if the reader has just that."""
        lang, service = language(call.request), self.services.analyses
        progress = await self._progress(of)
        names = presenter.names(lang)
        now = (VERSION, lang, names, progress, service.under_way())
        etag = f'"{hashlib.sha256(repr(now).encode()).hexdigest()[:32]}"'
        headers = {"ETag": etag, "Cache-Control": "no-cache"}
        if status == 200 and call.request.headers.get("If-None-Match") == etag:
            return Response(status_code=304, headers=headers)
        try:
            found = await self._found(progress)
        except Damaged:
            await self._mend(progress, presenter, call)
            return await self._tell(call, of, presenter, status)
        told = await asyncio.to_thread(self._info, presenter, progress, found, lang)
        answer = json_answer(told, status)
        answer.headers.update(headers)
        return answer

    async def _move(self, call: Call, of: str, presenter: Presenter) -> Response:
        _check(presenter)
        lang, n = language(call.request), call.values["n"]
        try:
            found = await self._found(await self._progress(of))
        except Damaged:
            found = Found({}, None)
        if n not in found.judged:
            raise Problem(404, "server-analysis-no-move", n=n)
        name, decision = found.judged[n]
        table = presenter.table
        moves = [played.notation for played in table.line.played]
        what = (table.setup, table.seats, table.status, moves, decision, self._setting(name).worlds, lang)
        try:
            claim = Claim(address=identify(call.request).address)
            told = await self.services.workers.run(make_analysed_move, *what, claim=claim)
        except WorkerLost:
            raise Problem(503, "server-busy") from None
        return Response(told, media_type="application/json")

    async def _progress(self, of: str) -> list[Progress]:
        found = await self.services.database.read(lambda connection: analyses.progress(connection, of))
        return sorted(found, key=lambda each: SETTINGS.index(cast(SettingName, each.key.setting)))

    async def _found(self, progress: list[Progress]) -> Found:
        return await self.services.database.read(partial(_load, progress))

    async def _fits(self, progress: Progress, presenter: Presenter) -> bool:
        """Whether what is kept was judged as it would be now."""
        setting = self._setting(cast(SettingName, progress.key.setting))
        engine = await asyncio.to_thread(engine_digest, presenter.game.id)
        try:
            header = analyses.header_of(progress.header)
        except Damaged:
            return False
        return header == header_of(header.record, engine, setting, SEED)

    async def _mend(self, progress: list[Progress], presenter: Presenter, call: Call) -> None:
        """Has everything made anew that cannot be read."""
        for each in progress:
            try:
                await self._found([each])
            except Damaged:
                await self._anew(each, presenter, call)

    async def _anew(self, progress: Progress, presenter: Presenter, call: Call) -> None:
        """Throws away what is of no use any more, and asks for it again if somebody had wanted it."""
        await self.services.database.write(lambda connection: analyses.drop(connection, progress.key))
        if progress.wanted or progress.done:
            with contextlib.suppress(Problem):
                await self._begin(progress.key, presenter, call)

    def _setting(self, name: SettingName) -> Setting:
        settings = self.services.settings
        return settings.deep if name == "deep" else settings.quick

    def _info(self, presenter: Presenter, progress: list[Progress], found: Found, lang: str) -> AnalysisInfo:
        service = self.services.analyses
        latest = next((each for each in reversed(progress) if each.wanted), None)
        latest = latest or next((each for each in progress[::-1] if not each.done), None) or _last(progress)
        judged = [found.judged[n] for n in sorted(found.judged)]
        decisions = [told_decision(presenter, decision, name, lang) for name, decision in judged]
        whole = found.whole
        return AnalysisInfo(
            _status(latest, service.under_way() > service.settings.analysts),
            "quick" if latest is None else cast(SettingName, latest.key.setting),
            0 if latest is None else sum(name == latest.key.setting for name, _ in judged),
            0 if latest is None else latest.total,
            self._seconds_left(latest),
            told_chances(judged[0][1].judgement.before) if judged else [],
            decisions,
            [] if whole is None else told_balance(whole),
            [] if whole is None else told_luck(presenter, whole, lang),
            [self._budget(presenter.game, name, progress) for name in SETTINGS],
            CONFIDENCE,
            service.offered,
            texts(lang).say(latest.problem) if latest is not None and latest.problem else "",
            [] if whole is None else told_advice(presenter, whole, lang),
        )

    def _seconds_left(self, latest: Progress | None) -> float | None:
        """How long it will take about, if everybody who waits gets their share."""
        if latest is None or not latest.wanted or not latest.judged:
            return None
        service = self.services.analyses
        each = latest.spent / latest.judged / 1000
        waiting = max(1.0, service.under_way() / max(1, service.settings.analysts))
        return round((latest.total - latest.judged) * each * waiting, 1)

    def _budget(self, game: Game[Any], name: SettingName, progress: list[Progress]) -> BudgetInfo:
        """A setting, and how long it takes for this game, as far as what was done so far tells."""
        setting = self._setting(name)
        known = next((each for each in progress if each.judged and each.key.setting == name), None)
        known = known or next((each for each in progress if each.judged), None)
        seconds = None
        if known is not None:
            did = self._setting(cast(SettingName, known.key.setting))
            seconds = round(known.spent / known.judged / 1000 * known.total * _effort(setting) / _effort(did), 1)
        return BudgetInfo(name, setting.worlds, setting.simulations, setting.candidates, seconds, setting.far(game))


def _operations(
    path: str, what: str, parameters: tuple[Any, ...], handlers: tuple[Callable[..., Any], ...]
) -> list[Operation]:
    start, state, stop, move = handlers
    return [
        Operation(
            "POST",
            path,
            start,
            f"Asks for an analysis of {what}, or goes on with one. Games that are running are not analysed.",
            AnalysisInfo,
            202,
            StartAnalysis,
            parameters=parameters,
            refuses=(*REFUSES, 413, 415),
        ),
        Operation(
            "GET",
            path,
            state,
            f"The analysis of {what} as far as it is. Its ETag changes with it: ask again with If-None-Match.",
            AnalysisInfo,
            parameters=parameters,
            refuses=REFUSES,
        ),
        Operation(
            "DELETE",
            path,
            stop,
            f"Stops the analysis of {what}. What has been judged stays.",
            AnalysisInfo,
            parameters=parameters,
            refuses=REFUSES,
        ),
        Operation(
            "GET",
            f"{path}/{{n}}",
            move,
            f"One decision of {what}: what was played, what was better, why, and the better line.",
            AnalysedMove,
            parameters=(*parameters, MOVE),
            refuses=REFUSES,
        ),
    ]


def _check(presenter: Presenter) -> None:
    """Raises Problem if the game cannot be analysed: it is not over, or it was played by former rules."""
    if isinstance(presenter, ArchivedPresenter):
        raise Problem(409, "server-analysis-rules")
    if presenter.table.status != "over":
        raise Problem(409, "server-analysis-running")


def _record(presenter: Presenter) -> str:
    """The record, with its seed."""
    table = presenter.table
    record: Record = table.line.record(record_names(table.seats))
    return "\n".join(record.lines(tell_seed=True))


def _load(progress: list[Progress], connection: Connection) -> Found:
    """Everything that was found; what was thought about longer is believed. Raises Damaged."""
    judged: dict[int, tuple[SettingName, JudgedDecision]] = {}
    whole: Analysis | None = None
    for each in progress:
        name = cast(SettingName, each.key.setting)
        result = analyses.result(connection, each.key) if each.done else None
        decisions = analyses.decisions(connection, each.key) if result is None else result.decisions
        whole = result or whole
        judged.update({decision.n: (name, decision) for decision in decisions})
    return Found(judged, whole)


def _last(progress: list[Progress]) -> Progress | None:
    return progress[-1] if progress else None


def _status(latest: Progress | None, crowded: bool) -> AnalysisStatus:
    if latest is None:
        return "none"
    if latest.done:
        return "done"
    if latest.problem:
        return "failed"
    if not latest.wanted:
        return "stopped"
    return "waiting" if crowded and not latest.judged else "running"


WHOLE = 40  # turns of a game, about


def _effort(setting: Setting) -> float:
    """What a decision costs about: games that are played on, and the search."""
    return setting.worlds * (setting.candidates + 2) * (setting.turns or WHOLE) / 2 + setting.simulations / 4
