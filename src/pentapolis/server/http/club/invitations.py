"""Invitations by name, and those that somebody has got: kept on every device they are signed in on."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection
from starlette.responses import Response

from ....table.clock import Clock
from ....table.requests import SeatNumber
from ....table.seats import Seat, shown_names
from ....texts import texts
from ....wire.protocol import ClockSetting
from ...live.services import Services
from ...problems import Problem
from ...steady_clock import now_ms
from ...storage.club import invitations, names
from ...storage.club.invitations import Invited
from .. import catalogue
from ..identity import identify, language, rights_at
from ..models import SeatPlace
from ..operations import PREFIX, Call, Operation, Parameter
from ..parameters import LANG, TABLE
from ..responses import json_answer
from .lobby import free_seats, take_seat
from .models import InviteName, KeptInvitation
from .signed_in import signed_in

PLACE = Parameter("seat", SeatNumber, "The seat.", place="path")
REFUSES = (403, 404, 409)


class KeptInvitations:
    """Everything that can be asked of invitations."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/club/invitations"
        one = f"{at}/{{id}}/{{seat}}"
        return [
            Operation(
                "GET",
                at,
                self.kept,
                "The seats that are kept for you.",
                list[KeptInvitation],
                parameters=(LANG,),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                one,
                self.accept,
                "Takes the seat that you were invited to.",
                SeatPlace,
                parameters=(TABLE, PLACE, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "DELETE",
                one,
                self.decline,
                "Forgets an invitation.",
                list[KeptInvitation],
                parameters=(TABLE, PLACE, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                f"{PREFIX}/tables/{{id}}/invite",
                self.invite,
                "Invites a name to a free seat of a table that you made.",
                SeatPlace,
                200,
                InviteName,
                (TABLE, LANG),
                (*REFUSES, 413, 415),
            ),
        ]

    async def kept(self, call: Call) -> Response:
        """The open invitations of who is signed in."""
        member = signed_in(self.services, call)
        return await self._answer(call, member.id)

    async def _answer(self, call: Call, id: str) -> Response:
        found = await self.services.database.read(lambda connection: invitations.open_ones(connection, id))
        lang = language(call.request)
        return json_answer([_kept(each, lang) for each in found])

    async def accept(self, call: Call) -> Response:
        """Takes the seat, if it is still free."""
        member, id, seat = signed_in(self.services, call), call.values["id"], call.values["seat"]
        invited = await self.services.database.read(lambda c: invitations.has(c, member.id, id, seat))
        if not invited:
            raise Problem(404, "server-club-not-invited")
        async with self.services.tables.locked(id) as live:
            await take_seat(self.services, live, seat, member)
        await self.services.database.write(lambda c: invitations.drop(c, member.id, id), id)
        await self.services.peers.recheck_rights(id)
        return json_answer(SeatPlace(id, seat))

    async def decline(self, call: Call) -> Response:
        """Forgets it; answers with those that are left."""
        member, id, seat = signed_in(self.services, call), call.values["id"], call.values["seat"]
        gone = await self.services.database.write(lambda c: invitations.drop(c, member.id, id, seat), id)
        if not gone:
            raise Problem(404, "server-club-not-invited")
        return await self._answer(call, member.id)

    async def invite(self, call: Call) -> Response:
        """Keeps an invitation for somebody; only who made the table may."""
        member, id, wish = signed_in(self.services, call), call.values["id"], call.body
        who, now, club = identify(call.request), now_ms(), self.services.club
        if not await rights_at(self.services.database, who, id):
            raise Problem(404, "server-no-table")
        async with self.services.tables.locked(id) as live:
            assert live.stored is not None
            if live.stored.creator != who.device:
                raise Problem(403, "server-club-not-owner")
            if live.table.status != "waiting" or wish.seat not in free_seats(live.table.seats):
                raise Problem(409, "server-club-no-seat")

        def write(connection: Connection) -> None:
            found = names.find(connection, wish.name)
            if found is None or found.banned:
                raise Problem(404, "server-club-no-name")
            invitations.keep(connection, found.id, id, wish.seat, member.name, now)
            if club.has("notices"):
                club.notices.plan_invitation(connection, found.id, id, wish.seat, now)

        await self.services.database.write(write, id)
        return json_answer(SeatPlace(id, wish.seat))


def _kept(invited: Invited, lang: str) -> KeptInvitation:
    row, decode = invited.table, msgspec.json.decode
    seats, options = decode(row.seats, type=list[Seat]), decode(row.options)
    shown = shown_names(catalogue.game_of(row.game), texts(lang), seats, options, len(decode(row.scores)))
    people = [name for name, seat in zip(shown, seats, strict=False) if seat.owned]
    clock = decode(row.clock, type=Clock) if row.clock else None
    setting = ClockSetting(clock.seconds, clock.increment) if clock is not None else None
    return KeptInvitation(row.id, invited.seat, row.game, row.name, invited.by, people, setting, invited.at // 1000)
