"""Coming to a table by a link: where it leads, and taking the place behind it."""

from __future__ import annotations

import contextlib

from sqlalchemy import Connection
from starlette.responses import Response

from ...table.table import Table
from ...wire.protocol import ClockSetting
from ..live.live_table import LiveTable
from ..live.services import Services
from ..problems import Problem
from ..steady_clock import now_ms
from ..storage import access
from ..storage.access import Place
from ..storage.club import invitations as kept
from ..storage.club.names import Member
from ..storage.database import StorageError
from ..storage.store import WATCH
from .identity import identify, language, rights_at
from .models import Invitation, SeatPlace, ShownLink, UsedLink
from .operations import PREFIX, Call, Operation
from .parameters import LANG
from .responses import json_answer, set_cookie


class Invitations:
    """Everything that can be asked of links. Nothing happens to one that is only looked at, by whatever program."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        return [
            Operation(
                "POST",
                f"{PREFIX}/invitation",
                self.invitation,
                "Where a link leads. Nothing is taken by it.",
                Invitation,
                200,
                ShownLink,
                parameters=(LANG,),
                refuses=(403, 404, 409, 410, 413, 415),
            ),
            Operation(
                "POST",
                f"{PREFIX}/join",
                self.join,
                "Takes the place behind a link. The link of a seat is spent then.",
                SeatPlace,
                200,
                UsedLink,
                parameters=(LANG,),
                refuses=(403, 404, 409, 410, 413, 415),
            ),
            Operation(
                "GET",
                f"{PREFIX}/seat",
                self.seat,
                "The table and the seat that the key which is shown was given last.",
                SeatPlace,
                parameters=(LANG,),
                refuses=(404,),
            ),
        ]

    async def invitation(self, call: Call) -> Response:
        """What somebody who has got a link may know before they come."""
        who = identify(call.request)
        place = await self._place(call.body.token, who.device)
        mine = await rights_at(self.services.database, who, place.table)
        async with self.services.tables.locked(place.table) as live:
            table, names = live.table, live.presenter.names(language(call.request))
            clock = table.clock
            told = Invitation(
                place.table,
                None if place.seat == WATCH else place.seat,
                table.setup.game,
                table.setup.name,
                table.status,
                [name for name, seat in zip(names, table.seats, strict=False) if seat.kind == "here"],
                ClockSetting(clock.seconds, clock.increment) if clock is not None else None,
                place.seat != WATCH and table.seats[place.seat].taken,
                place.seat in mine,
                sorted(mine - {WATCH}),
            )
            free = place.seat != WATCH and table.status == "waiting" and not table.seats[place.seat].taken
        if who.member is not None and free:  # so that it is there on every device they are signed in on
            await self._keep(who.member, place)
        return json_answer(told)

    async def _keep(self, member: Member, place: Place) -> None:
        now = now_ms()
        with contextlib.suppress(StorageError):
            await self.services.database.write(
                lambda connection: kept.keep(connection, member.id, place.table, place.seat, "", now), place.table
            )

    async def join(self, call: Call) -> Response:
        """Gives the place to the device; again to who has it already, whose answer may have been lost."""
        wish: UsedLink = call.body
        cookie = None
        device = access.hash_secret(wish.key) if wish.key is not None else identify(call.request).device
        if device is None:
            cookie = access.new_secret()
            device = access.hash_secret(cookie)
        place = await self._place(wish.token, device)
        if place.used_by is None:
            await self._take(place, wish.token, device, identify(call.request).member if wish.key is None else None)
        response = json_answer(SeatPlace(place.table, None if place.seat == WATCH else place.seat))
        if cookie is not None:
            set_cookie(response, cookie, call)
        return response

    async def seat(self, call: Call) -> Response:
        """Where a program sits."""
        device, now = identify(call.request).device, now_ms()
        place = None
        if device is not None:
            secret = device
            place = await self.services.database.read(lambda c: access.latest_place(c, secret, now))
        if place is None:
            raise Problem(404, "server-no-table")
        return json_answer(SeatPlace(place.table, None if place.seat == WATCH else place.seat))

    async def _place(self, token: str, device: str | None) -> Place:
        """Where the link leads; raises Problem if that is nowhere, or if another device has spent it."""
        now = now_ms()
        place = await self.services.database.read(lambda connection: access.place_of(connection, token, now))
        if place is None:
            raise Problem(404, "server-no-link")
        if place.used_by is None:
            return place
        has: dict[int, int] = {}
        if device == place.used_by:
            owner = place.used_by
            has = await self.services.database.read(lambda c: access.held(c, owner, place.table, now))
        if place.seat not in has:
            raise Problem(410, "server-link-used")
        return place

    async def _take(self, place: Place, token: str, device: str, member: Member | None) -> None:
        async with self.services.tables.locked(place.table) as live:
            if place.seat == WATCH or live.table.seats[place.seat].taken:
                now = now_ms()
                await self.services.database.write(lambda c: access.redeem(c, token, device, False, now), live.id)
            else:
                await self._take_first(live, place.seat, token, device, member)
        if place.seat != WATCH:
            await self.services.peers.recheck_rights(place.table)

    async def _take_first(self, live: LiveTable, seat: int, token: str, device: str, member: Member | None) -> None:
        """Somebody comes to a seat that nobody has: seat, right and the end of its links are one commit."""

        def take(table: Table, now: int) -> None:
            if member is not None:
                table.rename(seat, member.name, now)
            table.take(seat, now)

        def write(connection: Connection, now: int) -> None:
            access.redeem(connection, token, device, True, now)
            if member is not None:
                kept.drop(connection, member.id, live.id)

        await self.services.tables.change(live, take, also=write)
