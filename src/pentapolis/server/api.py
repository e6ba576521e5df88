"""The operations of the HTTP API, each checked and described by its `Operation`."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from sqlalchemy import Connection, insert, select
from starlette.responses import Response

from ..core.errors import InvalidRecord, PentapolisError
from ..core.record import Record
from ..table import protocol
from ..table.film import Film, reading_of
from ..table.protocol import ClientMessage, Lang, Pong, ReplayInfo, SeatNumber, ServerMessage, TableState
from ..table.reading import Reader, Reading
from ..table.seats import Seat, shown_names
from ..texts import texts
from ..texts.words import error_text
from ..version import VERSION
from . import catalogue, rights, schema, store
from .answers import Sitter, answer, take_seat
from .frames import frames_of
from .house import House, Live, now_ms
from .limits import Buckets
from .making import link, make, new_id
from .offline import PageNotBuilt, offline_html
from .operations import Call, Operation, Parameter
from .problems import Problem
from .shapes import (
    Frames,
    GameInfo,
    Health,
    NewTable,
    OwnTable,
    RecordMade,
    Rules,
    SeatLink,
    SeatName,
    SeatPlace,
    TableMade,
)
from .store import WATCH
from .thinking import check_record
from .visitor import COOKIE, Visitor, language, visitor

PREFIX = "/api/v1"
JSON_LINES = "application/jsonl"
MOST_LISTED = 200
YEAR = 365 * 86400

Id = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{12}$")]
GameId = Annotated[str, Meta(pattern="^[a-z]{1,40}$")]
TABLE = Parameter("id", Id, "The table.", place="path")
RECORD = Parameter("id", Id, "The uploaded record.", place="path")
GAME = Parameter("id", GameId, "The game, for example akropolis.", place="path")
LANG = Parameter("lang", Lang, "The language of all texts; else that of Accept-Language.")
SEAT = Parameter("seat", SeatNumber, "As which seat; left out: as a spectator.")
FROM = Parameter("from", Annotated[int, Meta(ge=0, le=100_000)], "The first position; 0 is the start.", 0)
TO = Parameter("to", Annotated[int, Meta(ge=0, le=100_000)], "The last position; at most 50 are sent.", 100_000)


def json_answer(value: Any, status: int = 200) -> Response:
    """The value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


class Api:
    """Everything that can be asked for over HTTP."""

    def __init__(self, house: House) -> None:
        self.house = house
        limits = house.settings.limits
        self._new_tables = Buckets(limits.new_tables, 3600)
        self._new_records = Buckets(limits.new_records, 3600)
        self._chats = Buckets(limits.chats, 60)
        self._reading = lru_cache(maxsize=16)(_reading)

    def operations(self) -> list[Operation]:
        """The whole API."""
        at = f"{PREFIX}/tables/{{id}}"
        record = f"{PREFIX}/records/{{id}}"
        view = (SEAT, FROM, TO, LANG)
        refuses = (403, 404, 409)
        new = (403, 409, 413, 415)
        return [
            Operation("GET", f"{PREFIX}/health", self.health, "Whether the server works.", Health),
            Operation("GET", f"{PREFIX}/games", self.games, "The games.", list[GameInfo], parameters=(LANG,)),
            Operation(
                "GET",
                f"{PREFIX}/games/{{id}}/rules",
                self.rules,
                "The numbered rules of a game.",
                Rules,
                parameters=(GAME, LANG),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{PREFIX}/seat",
                self.seat,
                "The table and the seat behind the token that is shown.",
                SeatPlace,
                parameters=(LANG,),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{PREFIX}/tables",
                self.own_tables,
                "The tables of this device.",
                list[OwnTable],
                parameters=(LANG,),
            ),
            Operation(
                "POST",
                f"{PREFIX}/tables",
                self.new_table,
                "Makes a table. Its links are told only now.",
                TableMade,
                201,
                NewTable,
                parameters=(LANG,),
                refuses=(*new, 404),
            ),
            Operation(
                "GET",
                at,
                self.table,
                "The state of a table, as on its WebSocket.",
                TableState,
                parameters=(TABLE, SEAT, LANG),
                refuses=refuses,
            ),
            Operation(
                "GET",
                f"{at}/links",
                self.links,
                "New links: of empty seats for who made the table, of own seats.",
                list[SeatLink],
                parameters=(TABLE, LANG),
                refuses=refuses,
            ),
            Operation(
                "POST",
                f"{at}/messages",
                self.message,
                "One message, for programs that hold no WebSocket.",
                ServerMessage,
                200,
                ClientMessage,
                parameters=(TABLE, SEAT, LANG),
                refuses=(*new, 404),
            ),
            Operation(
                "GET",
                f"{at}/record",
                self.record,
                "The record; without its secrets while the game goes on.",
                JSON_LINES,
                parameters=(TABLE, LANG),
                refuses=refuses,
            ),
            Operation(
                "GET",
                f"{at}/frames",
                self.frames,
                "Positions of the game so far, as one seat saw them.",
                Frames,
                parameters=(TABLE, *view),
                refuses=refuses,
            ),
            Operation(
                "GET",
                f"{at}/replay",
                self.replay_info,
                "Everything about the replay of a table but its positions: log, scores, rounds.",
                ReplayInfo,
                parameters=(TABLE, SEAT, LANG),
                refuses=refuses,
            ),
            Operation(
                "GET",
                f"{at}/replay.html",
                self.replay,
                "A replay of a finished game in one file that opens offline.",
                "text/html",
                parameters=(TABLE, LANG),
                refuses=refuses,
            ),
            Operation(
                "POST",
                f"{PREFIX}/records",
                self.new_record,
                "Uploads a record to look at.",
                RecordMade,
                201,
                bytes,
                parameters=(LANG,),
                refuses=new,
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
                parameters=(RECORD, *view),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{record}/replay",
                self.uploaded_info,
                "Everything about the replay of an uploaded record but its positions.",
                ReplayInfo,
                parameters=(RECORD, SEAT, LANG),
                refuses=(404,),
            ),
            Operation(
                "GET",
                f"{record}/replay.html",
                self.uploaded_replay,
                "An uploaded record as one file.",
                "text/html",
                parameters=(RECORD, LANG),
                refuses=(404,),
            ),
        ]

    # --- games ---

    async def health(self, call: Call) -> Response:
        """Looks whether the database answers too."""
        await self.house.database.read(lambda connection: connection.execute(select(1)).scalar_one())
        return json_answer(Health(True, VERSION))

    async def games(self, call: Call) -> Response:
        """All games in words."""
        return json_answer(catalogue.games(language(call.request)))

    async def rules(self, call: Call) -> Response:
        """The rules of one game."""
        return json_answer(catalogue.rules(catalogue.game_of(call.values["id"]).id, language(call.request)))

    # --- tables ---

    async def own_tables(self, call: Call) -> Response:
        """The latest tables of the device."""
        who = visitor(call.request)
        if who.device is None:
            return json_answer([])
        device = who.device
        rows = await self.house.database.read(lambda c: store.own_tables(c, device, MOST_LISTED))
        lang = language(call.request)
        return json_answer([_own_table(row, seats, lang) for row, seats in rows])

    async def new_table(self, call: Call) -> Response:
        """Makes a table and gives its seats `here` to the device."""
        who = visitor(call.request)
        if not self._new_tables.take(who.address):
            raise Problem(429, "server-too-many")
        cookie = None if who.device is not None else rights.new_secret()
        device = who.device if cookie is None else rights.hashed(cookie)
        assert device is not None
        response = json_answer(await make(self.house, call.body, device), 201)
        if cookie is not None:
            set_cookie(response, cookie, call)
        return response

    async def seat(self, call: Call) -> Response:
        """Where a program sits."""
        token = visitor(call.request).token
        place = None
        if token is not None:
            secret = token
            place = await self.house.database.read(lambda connection: rights.token_place(connection, secret))
        if place is None:
            raise Problem(404, "server-no-table")
        return json_answer(SeatPlace(place[0], None if place[1] == WATCH else place[1]))

    async def table(self, call: Call) -> Response:
        """The state as one viewpoint sees it."""
        who = visitor(call.request)
        mine = await self._rights(who, call.values["id"])
        sitter = _sitter(call, mine)
        async with self.house.at(call.values["id"]) as live:
            return json_answer(_state(live, sitter, 0, 0))

    async def links(self, call: Call) -> Response:
        """New links; the old ones work until a new one is used."""
        who, id = visitor(call.request), call.values["id"]
        mine = await self._rights(who, id)
        now = now_ms()
        async with self.house.at(id) as live:
            assert live.stored is not None
            creator = who.device is not None and who.device == live.stored.creator
            wanted = [
                number
                for number, seat in enumerate(live.table.seats)
                if number in mine or (creator and seat.kind == "link" and not seat.taken)
            ]
            kinds = [seat.kind for seat in live.table.seats]
        made = {number: rights.new_secret() for number in wanted}

        def write(connection: Connection) -> None:
            for number, secret in made.items():
                rights.add_token(connection, secret, id, number, now)

        if made:
            await self.house.database.write(write, id)
        return json_answer([SeatLink(number, kinds[number], link(secret)) for number, secret in made.items()])

    async def message(self, call: Call) -> Response:
        """Carries out one message."""
        who, id, message = visitor(call.request), call.values["id"], call.body
        if isinstance(message, protocol.Ping):
            return json_answer(Pong(now_ms()))
        mine = await self._rights(who, id)
        if isinstance(message, protocol.Chat) and not self._chats.take(who.address):
            raise Problem(429, "server-too-many")
        if isinstance(message, protocol.Hello):
            call = Call(call.request, {**call.values, "seat": message.seat, "lang": message.lang}, message)
        sitter = _sitter(call, mine)
        async with self.house.at(id) as live:
            assert live.stored is not None
            sitter.creator = who.device is not None and who.device == live.stored.creator
            if sitter.seat is not None:
                await take_seat(self.house, live, sitter.seat)
            if isinstance(message, protocol.Hello):
                return json_answer(_state(live, sitter, live.words().log_from(message.since), message.chat_since))
            with self.house.answering():
                return json_answer(await answer(self.house, live, sitter, message))

    async def record(self, call: Call) -> Response:
        """The record as a file."""
        id = call.values["id"]
        await self._rights(visitor(call.request), id)
        async with self.house.at(id) as live:
            names = [_record_name(seat, number) for number, seat in enumerate(live.table.seats)]
            record = live.table.line.record(names)
            over = live.table.status == "over"
        lines = await asyncio.to_thread(lambda: "".join(f"{line}\n" for line in record.lines(tell_seed=over)))
        return _file(lines.encode(), JSON_LINES, f"{record.header.game}-{id}.jsonl")

    async def frames(self, call: Call) -> Response:
        """Positions of a table."""
        reading, _ = await self._looked_at(call)
        return await self._frames(reading, call)

    async def replay_info(self, call: Call) -> Response:
        """Log, scores and rounds of a table."""
        reading, mine = await self._looked_at(call)
        return await self._info(reading, call, mine)

    async def _looked_at(self, call: Call) -> tuple[Reading, frozenset[int]]:
        """A table and the visitor's rights: running, it is seen only as an own viewpoint; over, as anybody's."""
        id, seat = call.values["id"], call.values["seat"]
        mine = await self._rights(visitor(call.request), id)
        async with self.house.at(id) as live:
            reading, over = live.words(), live.table.status == "over"
            if seat is not None and (seat >= len(live.table.seats) or (not over and seat not in mine)):
                raise Problem(403, "server-forbidden")
        return reading, mine

    async def _frames(self, reading: Reading, call: Call) -> Response:
        values = call.values
        seat, first, last = _viewpoint(reading, values["seat"]), values["from"], values["to"]
        found = await asyncio.to_thread(frames_of, reading, seat, language(call.request), first, last)
        return json_answer(found)

    async def _info(self, reading: Reading, call: Call, mine: frozenset[int]) -> Response:
        seat, lang = _viewpoint(reading, call.values["seat"]), language(call.request)
        return json_answer(await asyncio.to_thread(lambda: Film(reading).info(seat, lang, mine)))

    async def replay(self, call: Call) -> Response:
        """One file for a finished table."""
        id = call.values["id"]
        await self._rights(visitor(call.request), id)
        async with self.house.at(id) as live:
            if live.table.status != "over":
                raise Problem(409, "server-not-over")
            reading = live.words()
        return await self._offline(reading, call)

    async def _offline(self, reading: Reading, call: Call) -> Response:
        lang = language(call.request)
        try:
            page = await asyncio.to_thread(lambda: offline_html(Film(reading), lang))
        except PageNotBuilt:
            raise Problem(503, "server-no-offline") from None
        return _file(page.encode(), "text/html; charset=utf-8", f"{reading.game.id}-{reading.table.id}.html")

    async def _rights(self, who: Visitor, id: str) -> frozenset[int]:
        """What the visitor may do at the table; raises Problem if that is nothing."""
        found = await self.house.database.read(lambda connection: who.rights_at(connection, id))
        if not found:
            raise Problem(404, "server-no-table")
        return found

    # --- records ---

    async def new_record(self, call: Call) -> Response:
        """Checks a record in a worker and keeps it."""
        if not self._new_records.take(visitor(call.request).address):
            raise Problem(429, "server-too-many")
        try:
            game, _ = await self.house.workers.run(check_record, call.body, seconds=20.0)
        except InvalidRecord as error:
            raise Problem(422, "server-bad-request", detail=error_text(texts(language(call.request)), error)) from None
        except PentapolisError as error:
            raise Problem(422, "server-bad-request", detail=str(error)) from None
        id, now, most = new_id(), now_ms(), self.house.settings.limits.records

        def write(connection: Connection) -> None:
            connection.execute(insert(schema.records).values(id=id, game=game, body=call.body, at=now))
            store.drop_old_records(connection, most)

        await self.house.database.write(write)
        return json_answer(RecordMade(id), 201)

    async def _body(self, call: Call) -> bytes:
        id = call.values["id"]
        query = select(schema.records.c.body).where(schema.records.c.id == id)
        body = await self.house.database.read(lambda c: c.execute(query).scalar_one_or_none())
        if body is None:
            raise Problem(404, "server-no-record")
        return bytes(body)

    async def uploaded(self, call: Call) -> Response:
        """The file as it was uploaded."""
        return _file(await self._body(call), JSON_LINES, f"{call.values['id']}.jsonl")

    async def uploaded_frames(self, call: Call) -> Response:
        """Its positions, as anybody saw them."""
        body = await self._body(call)
        return await self._frames(await asyncio.to_thread(self._reading, call.values["id"], body), call)

    async def uploaded_info(self, call: Call) -> Response:
        """Its log, scores and rounds."""
        body = await self._body(call)
        return await self._info(await asyncio.to_thread(self._reading, call.values["id"], body), call, frozenset())

    async def uploaded_replay(self, call: Call) -> Response:
        """One file."""
        body = await self._body(call)
        return await self._offline(await asyncio.to_thread(self._reading, call.values["id"], body), call)


def set_cookie(response: Response, secret: str, call: Call) -> None:
    """Lets the browser keep its secret; scripts cannot read it, other sites cannot use it."""
    secure = call.request.url.scheme == "https"
    response.set_cookie(COOKIE, secret, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax")


def _sitter(call: Call, mine: frozenset[int]) -> Sitter:
    seat = call.values["seat"]
    if seat is not None and seat not in mine:
        raise Problem(403, "server-forbidden")
    lang = call.values.get("lang") or language(call.request)
    return Sitter(seat, lang, frozenset(number for number in mine if number != WATCH), creator=False)


def _state(live: Live, sitter: Sitter, log_from: int, chat_from: int) -> TableState:
    reader = Reader(sitter.seat, sitter.lang, sitter.mine)
    return live.words().state(reader, log_from, chat_from, live.online(), now_ms())


def _own_table(row: Any, mine: list[int], lang: str) -> OwnTable:
    decode = msgspec.json.decode
    seats = decode(row.seats, type=list[Seat])
    scores = decode(row.scores)
    names = shown_names(catalogue.game_of(row.game), texts(lang), seats, decode(row.options), len(scores))
    return OwnTable(
        row.id,
        row.game,
        row.name,
        row.status,
        row.version,
        mine,
        [] if row.to_move is None else [row.to_move],
        row.to_move in mine and seats[row.to_move].human,
        [SeatName(number, names[number], seat.kind, seat.level) for number, seat in enumerate(seats)],
        row.changed // 1000,
        scores,
    )


def _record_name(seat: Seat, number: int) -> str:
    """How the record names a seat."""
    if seat.kind == "bot" and seat.level is not None:
        return f"bot:{seat.level}"
    return seat.name or texts("en").say("table-name-player", {"number": number + 1})


def _file(body: bytes, kind: str, name: str) -> Response:
    return Response(body, media_type=kind, headers={"Content-Disposition": f'attachment; filename="{name}"'})


def _reading(id: str, body: bytes) -> Reading:
    return reading_of(id, Record.read(body.decode("utf-8", "replace").split("\n")))


def _viewpoint(reading: Reading, seat: int | None) -> int | None:
    """The seat if there is one."""
    if seat is not None and seat >= len(reading.table.seats):
        raise Problem(404, "server-not-found")
    return seat
