"""What moderators may do on the page; the host has the same and more by `pentapolis club`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from sqlalchemy import Connection
from starlette.responses import Response

from ...live.services import Services
from ...problems import Problem
from ...storage import store
from ...storage.club import lobby, moderation, names
from ...storage.club.names import Member
from ..models import TableLeft
from ..operations import PREFIX, Call, Operation, Parameter
from ..parameters import LANG, TABLE
from ..responses import json_answer
from .models import Moderate, ModeratedName, Publicity
from .signed_in import signed_in

LINE = Parameter("line", Annotated[int, Meta(ge=1, le=100_000)], "The line of the chat, by its `id`.", place="path")
REFUSES = (403, 404, 409)
MOST = 2000


class Moderation:
    """Everything that moderators can ask for. Of tables they see only what is public."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/club/names"
        return [
            Operation(
                "GET",
                at,
                self.names,
                "All names, for moderators.",
                list[ModeratedName],
                parameters=(LANG,),
                refuses=REFUSES,
            ),
            Operation(
                "POST",
                at,
                self.moderate,
                "Mutes or bans a name, or takes that back.",
                list[ModeratedName],
                200,
                Moderate,
                (LANG,),
                (*REFUSES, 413, 415),
            ),
            Operation(
                "DELETE",
                f"{PREFIX}/tables/{{id}}/chat/{{line}}",
                self.remove_line,
                "Takes a line out of the chat of a public table.",
                Publicity,
                parameters=(TABLE, LINE, LANG),
                refuses=REFUSES,
            ),
            Operation(
                "DELETE",
                f"{PREFIX}/club/lobby/{{id}}",
                self.hide,
                "Takes a table out of the lobby; it stays its people's.",
                TableLeft,
                parameters=(TABLE, LANG),
                refuses=REFUSES,
            ),
        ]

    def _moderator(self, call: Call) -> Member:
        member = signed_in(self.services, call)
        if not member.moderator:
            raise Problem(403, "server-club-no-moderator")
        return member

    async def names(self, call: Call) -> Response:
        """All names."""
        self._moderator(call)
        return await self._answer()

    async def _answer(self) -> Response:
        rows = await self.services.database.read(lambda connection: moderation.all_names(connection, MOST))
        return json_answer(
            [
                ModeratedName(
                    row.name, bool(row.muted), bool(row.banned), bool(row.moderator), row.games, row.made // 1000
                )
                for row in rows
            ]
        )

    async def moderate(self, call: Call) -> Response:
        """Mutes or bans; a moderator cannot do it to another one."""
        self._moderator(call)
        wish = call.body

        def write(connection: Connection) -> None:
            found = names.find(connection, wish.name)
            if found is None:
                raise Problem(404, "server-club-no-name")
            if found.moderator:
                raise Problem(403, "server-club-not-moderators")
            for flag, on in (("muted", wish.muted), ("banned", wish.banned)):
                if on is not None:
                    moderation.set_flag(connection, found.id, flag, on)

        await self.services.database.write(write, "names")
        await self.services.club.recheck()
        return await self._answer()

    async def remove_line(self, call: Call) -> Response:
        """Takes a line out; everybody at the table sees that there was one."""
        self._moderator(call)
        id, line = call.values["id"], call.values["line"]

        def write(connection: Connection) -> int:
            if not lobby.is_public(connection, id):
                raise Problem(404, "server-no-table")
            revision = moderation.remove_line(connection, id, line)
            if revision is None:
                raise Problem(404, "server-club-no-line")
            return revision

        revision = await self.services.database.write(write, id)
        live = self.services.tables.get(id)
        if live is not None:
            await self.services.tables.refresh(live, revision)
        return json_answer(Publicity(True))

    async def hide(self, call: Call) -> Response:
        """Nobody finds the table any more."""
        self._moderator(call)
        id = call.values["id"]

        def write(connection: Connection) -> None:
            if not lobby.is_public(connection, id):
                raise Problem(404, "server-no-table")
            lobby.set_public(connection, id, False)
            store.raise_revision(connection, id)

        await self.services.database.write(write, id)
        return json_answer(TableLeft(id, False))
