"""Operations on uploaded records: anybody may look at them, as anybody saw the game."""

from __future__ import annotations

import asyncio
from functools import lru_cache

from sqlalchemy import Connection, insert, select
from starlette.responses import Response

from ...core.errors import InvalidRecord, PentapolisError
from ...core.game import game
from ...core.record import Record
from ...texts import texts
from ...texts.words import error_text
from ...wire.archive import ArchivedLine, presenter_for, unpack
from ...wire.presenter import Presenter
from ...wire.protocol import ReplayInfo
from ...wire.replay import presenter_of, table_of
from ..live.new_table import new_id
from ..live.services import Services
from ..net.rate_limiter import RateLimiter
from ..problems import Problem
from ..steady_clock import now_ms
from ..storage import schema, store
from ..workers.jobs import check_record
from ..workers.pool import WorkerLost
from ..workers.schedule import Claim
from . import replays
from .identity import identify, language
from .models import Frames, PlayOn, RecordMade, TableMade
from .operations import PREFIX, Call, Operation
from .parameters import LANG, RECORD, SEAT, VIEW
from .responses import JSON_LINES, file_answer, json_answer


class Records:
    """Everything that can be asked of uploaded records."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._new_records = RateLimiter(services.settings.limits.new_records, 3600)
        self._replays = replays.Replays(services)
        self._reading = lru_cache(maxsize=16)(_reading)

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        record = f"{PREFIX}/records/{{id}}"
        return [
            Operation(
                "POST",
                f"{PREFIX}/records",
                self.new_record,
                "Uploads a record to look at.",
                RecordMade,
                201,
                bytes,
                parameters=(LANG,),
                refuses=(403, 409, 413, 415),
            ),
            Operation(
                "GET",
                record,
                self.uploaded,
                "An uploaded record.",
                JSON_LINES,
                parameters=(RECORD, LANG),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{record}/frames",
                self.uploaded_frames,
                "Positions of an uploaded record.",
                Frames,
                parameters=(RECORD, *VIEW),
                refuses=(404, 409),
            ),
            Operation(
                "GET",
                f"{record}/replay",
                self.uploaded_info,
                "Everything about the replay of an uploaded record but its positions.",
                ReplayInfo,
                parameters=(RECORD, SEAT, LANG),
                refuses=(404, 409),
            ),
            Operation(
                "GET",
                f"{record}/replay.html",
                self.uploaded_replay,
                "An uploaded record as one file.",
                "text/html",
                parameters=(RECORD, LANG),
                refuses=(404, 409),
            ),
            Operation(
                "POST",
                f"{record}/play-on",
                self.uploaded_play_on,
                "Makes a table at which the game begins at a position of an uploaded record.",
                TableMade,
                201,
                PlayOn,
                parameters=(RECORD, LANG),
                refuses=(403, 404, 409, 413, 415),
            ),
        ]

    async def new_record(self, call: Call) -> Response:
        """Checks a record in a worker and keeps it."""
        address = identify(call.request).address
        if not self._new_records.take(address):
            raise Problem(429, "server-too-many")
        try:
            claim = Claim(address=address)
            game, body = await self.services.workers.run(check_record, call.body, seconds=20.0, claim=claim)
        except InvalidRecord as error:
            raise Problem(422, "server-bad-request", detail=error_text(texts(language(call.request)), error)) from None
        except PentapolisError as error:
            raise Problem(422, "server-bad-request", detail=str(error)) from None
        except WorkerLost:
            raise Problem(503, "server-record-unchecked") from None
        id, now, most = new_id(), now_ms(), self.services.settings.limits.records

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.records).values(id=id, game=game, body=body, at=now))
            store.drop_old_records(connection, most)

        await self.services.database.write(write)
        self.services.archive_queue.add_record()
        return json_answer(RecordMade(id), 201)

    async def _load(self, call: Call) -> tuple[bytes, bytes | None]:
        """The record and its archive, if it has one."""
        records = schema.records
        query = select(records.c.body, records.c.archive).where(records.c.id == call.values["id"])
        found = await self.services.database.read(lambda c: c.execute(query).one_or_none())
        if found is None:
            raise Problem(404, "server-no-record")
        return bytes(found.body), None if found.archive is None else bytes(found.archive)

    async def presenter(self, call: Call) -> Presenter:
        """The uploaded record as a table that can only be looked at."""
        return await asyncio.to_thread(self._reading, call.values["id"], *await self._load(call))

    async def uploaded(self, call: Call) -> Response:
        """The record that was uploaded, without padding."""
        body, _ = await self._load(call)
        return file_answer(body, JSON_LINES, f"{call.values['id']}.jsonl")

    async def uploaded_frames(self, call: Call) -> Response:
        """Its positions, as anybody saw them."""
        return await replays.frames(await self.presenter(call), call)

    async def uploaded_info(self, call: Call) -> Response:
        """Its log, scores and rounds."""
        return await replays.info(await self.presenter(call), call, frozenset())

    async def uploaded_replay(self, call: Call) -> Response:
        """One file."""
        return await self._replays.one_file(await self.presenter(call), call, f"records/{call.values['id']}")

    async def uploaded_play_on(self, call: Call) -> Response:
        """Makes a table that begins at a position of the record."""
        return await replays.play_on(self.services, await self.presenter(call), call)


def _reading(id: str, body: bytes, archive: bytes | None) -> Presenter:
    record = Record.read(body.decode("utf-8", "replace").split("\n"))
    of = game(record.header.game)
    if archive is None or of.under(record.header.rules_version) is not None:
        return presenter_of(id, record)
    table = table_of(id, record.header, ArchivedLine(of, unpack(archive)))
    table.status = "over" if table.line.position.over else "abandoned"
    return presenter_for(table)
