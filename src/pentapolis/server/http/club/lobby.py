"""The lobby: public tables, taking a free seat there, and watching."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response
from starlette.websockets import WebSocket, WebSocketDisconnect

from ....core.game import game_ids
from ....table.clock import Clock
from ....table.refused import refused
from ....table.seats import Seat, shown_names
from ....table.table import Table
from ....texts import texts
from ....wire.protocol import ClockSetting, Pong
from ...live.club.lobby import Listing
from ...live.services import Services
from ...problems import Problem
from ...steady_clock import now_ms
from ...storage import access
from ...storage.club import lobby
from ...storage.club.names import Member
from ...storage.store import WATCH
from .. import catalogue
from ..identity import identify, language
from ..models import SeatPlace
from ..operations import PREFIX, Call, Operation
from ..parameters import LANG, TABLE
from ..responses import json_answer, set_cookie
from .models import LobbyInfo, LobbySeat, LobbyTable, Publicity
from .signed_in import need, signed_in

REFUSES = (403, 404, 409)


class LobbyOperations:
    """Everything that can be asked of public tables."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at, public = f"{PREFIX}/club/lobby", f"{PREFIX}/tables/{{id}}/public"
        return [
            Operation("GET", at, self.lobby, "All public tables.", LobbyInfo, parameters=(LANG,), refuses=(404,)),
            Operation(
                "POST",
                f"{at}/{{id}}/join",
                self.join_public,
                "Takes the first free seat of a public table, for who is signed in.",
                SeatPlace,
                parameters=(TABLE, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                f"{at}/{{id}}/watch",
                self.watch,
                "Gives the right to watch a public table.",
                SeatPlace,
                parameters=(TABLE, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "GET",
                public,
                self.publicity,
                "Whether everybody finds your table in the lobby.",
                Publicity,
                parameters=(TABLE, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                public,
                self.set_publicity,
                "Shows a table that you made in the lobby, or no longer.",
                Publicity,
                200,
                Publicity,
                (TABLE, LANG),
                (*REFUSES, 413, 415),
            ),
        ]

    async def lobby(self, call: Call) -> Response:
        """The public tables in words."""
        need(self.services, "lobby")
        return json_answer(worded(await self.services.club.lobby.read(), language(call.request)))

    async def join_public(self, call: Call) -> Response:
        """Takes a seat; seat, name and right are one commit."""
        need(self.services, "lobby")
        id, member = call.values["id"], signed_in(self.services, call)
        await self._check_public(id)
        async with self.services.tables.locked(id) as live:
            mine = await self.services.database.read(lambda c: access.held(c, member.holder, id, now_ms()))
            seat = min((number for number in mine if number != WATCH), default=None)
            if seat is None:
                seat = await take_seat(self.services, live, None, member)
        await self.services.peers.recheck_rights(id)
        return json_answer(SeatPlace(id, seat))

    async def watch(self, call: Call) -> Response:
        """Lets the device watch."""
        need(self.services, "lobby")
        id, who = call.values["id"], identify(call.request)
        await self._check_public(id)
        cookie = None if who.device is not None else access.new_secret()
        device = who.device if cookie is None else access.hash_secret(cookie)
        assert device is not None
        own, now = device, now_ms()
        await self.services.database.write(lambda connection: access.grant(connection, own, id, [WATCH], now), id)
        response = json_answer(SeatPlace(id, None))
        if cookie is not None:
            set_cookie(response, cookie, call)
        return response

    async def publicity(self, call: Call) -> Response:
        """Whether the own table is public."""
        need(self.services, "lobby")
        await self._check_owner(call)
        id = call.values["id"]
        return json_answer(Publicity(await self.services.database.read(lambda c: lobby.is_public(c, id))))

    async def set_publicity(self, call: Call) -> Response:
        """Shows the own table, or hides it."""
        need(self.services, "lobby")
        if self.services.club.has("names"):
            signed_in(self.services, call)
        await self._check_owner(call)
        id, public = call.values["id"], call.body.public
        await self.services.database.write(lambda connection: lobby.set_public(connection, id, public), id)
        return json_answer(Publicity(public))

    async def _check_owner(self, call: Call) -> None:
        """Raises Problem unless the visitor has made the table."""
        id, who = call.values["id"], identify(call.request)
        owner, now = who.device, now_ms()
        held = {} if owner is None else await self.services.database.read(lambda c: access.held(c, owner, id, now))
        if not held:
            raise Problem(404, "server-no-table")
        async with self.services.tables.locked(id) as live:
            assert live.stored is not None
            if live.stored.creator != owner:
                raise Problem(403, "server-club-not-owner")

    async def _check_public(self, id: str) -> None:
        """Raises Problem if the table is not public: nobody learns whether there is one."""
        if not await self.services.database.read(lambda connection: lobby.is_public(connection, id)):
            raise Problem(404, "server-no-table")


async def take_seat(services: Services, live: Any, wanted: int | None, member: Member) -> int:
    """Seats the member at a free seat, the wanted one or the first; under the lock of the table."""
    taken: list[int] = []

    def take(table: Table, now: int) -> None:  # called again where another process was quicker
        free = [seat for seat in free_seats(table.seats) if wanted is None or seat == wanted]
        if table.status != "waiting" or not free:
            raise refused("server-club-no-seat")
        taken[:] = free[:1]
        table.rename(taken[0], member.name, now)
        table.take(taken[0], now)

    def write(connection: Connection, now: int) -> None:
        access.take_for(connection, live.id, taken[0], member.holder, now)

    await services.tables.change(live, take, also=write)
    return taken[0]


def free_seats(seats: list[Seat]) -> list[int]:
    """The seats that wait for somebody."""
    return [number for number, seat in enumerate(seats) if seat.kind == "link" and not seat.taken and seat.human]


def worded(listing: Listing, lang: str) -> LobbyInfo:
    """The lobby in words; tables whose game is not known here are left out."""
    known = set(game_ids())
    tables = [_table(row, listing, lang) for row in listing.rows if row.game in known]
    return LobbyInfo([table for table in tables if table.status != "waiting" or table.free])


def _table(row: Any, listing: Listing, lang: str) -> LobbyTable:
    decode = msgspec.json.decode
    seats, scores = decode(row.seats, type=list[Seat]), decode(row.scores)
    names = shown_names(catalogue.game_of(row.game), texts(lang), seats, decode(row.options), len(scores))
    clock = decode(row.clock, type=Clock) if row.clock else None
    return LobbyTable(
        row.id,
        row.game,
        row.name,
        row.status,
        [
            LobbySeat(
                number,
                names[number],
                seat.kind,
                seat.level,
                seat.taken or seat.kind != "link",
                (row.id, number) in listing.people,
            )
            for number, seat in enumerate(seats)
        ],
        free_seats(seats) if row.status == "waiting" else [],
        ClockSetting(clock.seconds, clock.increment) if clock is not None else None,
        row.committed,
        row.created // 1000,
    )


class LobbySocket:
    """A WebSocket that is told the whole lobby whenever it has changed."""

    def __init__(self, services: Services, websocket: WebSocket) -> None:
        self._lobby = services.club.lobby
        self._websocket = websocket
        self._lang = language(websocket)
        self._wake = asyncio.Event()
        self._told = 0
        self._pinged = False

    def notify(self) -> None:
        """The lobby has changed."""
        self._wake.set()

    async def serve(self) -> None:
        """Tells until the visitor goes."""
        self._lobby.add(self)
        self._wake.set()
        writer = asyncio.create_task(self._write())
        try:
            while (await self._websocket.receive())["type"] == "websocket.receive":
                self._pinged = True  # there is nothing else to say here
                self._wake.set()
        except WebSocketDisconnect:
            pass
        finally:
            self._lobby.lookers.discard(self)
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            if self._pinged:
                self._pinged = False
                await self._websocket.send_text(msgspec.json.encode(Pong(now_ms())).decode())
            if self._lobby.number == self._told:
                continue
            self._told = self._lobby.number
            await self._websocket.send_text(self._message())

    def _message(self) -> str:
        """The lobby in JSON, the same object for all of one language."""
        messages = self._lobby.messages
        if self._lang not in messages:
            messages[self._lang] = msgspec.json.encode(worded(self._lobby.listing, self._lang)).decode()
        return messages[self._lang]
