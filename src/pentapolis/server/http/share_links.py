"""Links by which anybody may look at a finished game, until the people of the table end them."""

from __future__ import annotations

import hmac

from sqlalchemy import Connection, delete, insert, select
from starlette.responses import Response

from ..live.services import Services
from ..problems import Problem
from ..storage import access, schema
from ..storage.archives import ENDED
from ..storage.database import Database
from ..storage.store import WATCH
from .identity import identify, rights_at
from .models import LookLink
from .operations import PREFIX, Call, Operation
from .parameters import LANG, LOOK, TABLE
from .responses import json_answer


async def may_look(database: Database, table: str, secret: str) -> bool:
    """Whether the secret opens the table, which it does once its game has ended."""
    return bool(secret) and await database.read(lambda connection: _opens(connection, table, secret))


def _opens(connection: Connection, table: str, secret: str) -> bool:
    kept = _secret_of(connection, table)
    return kept is not None and hmac.compare_digest(kept.encode(), secret.encode()) and _ended(connection, table)


def _ended(connection: Connection, table: str) -> bool:
    tables = schema.tables
    return connection.execute(select(tables.c.status).where(tables.c.id == table)).scalar() in ENDED


def _secret_of(connection: Connection, table: str) -> str | None:
    looks = schema.looks
    return connection.execute(select(looks.c.secret).where(looks.c.table_id == table)).scalar()


def _secret_for(connection: Connection, table: str) -> str:
    """The secret of the table; always the same one until it is ended."""
    secret = _secret_of(connection, table)
    if secret is None:
        secret = access.new_secret()
        connection.execute(insert(schema.looks).values(table_id=table, secret=secret))
    return secret


def _end(connection: Connection, table: str) -> None:
    connection.execute(delete(schema.looks).where(schema.looks.c.table_id == table))


class ShareLinks:
    """Sharing a finished game."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def operations(self) -> list[Operation]:
        """Its part of the API."""
        at = f"{PREFIX}/tables/{{id}}/look"
        return [
            Operation(
                "POST",
                at,
                self.share,
                "A link by which anybody may look at the finished game: its replay, and nobody's seat.",
                LookLink,
                parameters=(TABLE, LANG, LOOK),
                refuses=(403, 404),
            ),
            Operation(
                "DELETE",
                at,
                self.end_look,
                "Ends that link; a new one has another secret. For who sits at the table or has made it.",
                LookLink,
                parameters=(TABLE, LANG),
                refuses=(403, 404),
            ),
        ]

    async def share(self, call: Call) -> Response:
        """The link. Who looks by it may pass it on, but cannot bring it back once it has ended."""
        id, secret = call.values["id"], call.values["look"]
        found = await rights_at(self.services.database, identify(call.request), id)
        if found:
            if not await self.services.database.read(lambda connection: _ended(connection, id)):
                return json_answer(LookLink("", await self._people(call, found)))
            secret = await self.services.database.write(lambda connection: _secret_for(connection, id), id)
        elif not await may_look(self.services.database, id, secret):
            raise Problem(404, "server-look-ended" if secret else "server-no-table")
        return json_answer(LookLink(link(id, secret), await self._people(call, found)))

    async def end_look(self, call: Call) -> Response:
        """Whoever has the link sees nothing any more."""
        id = call.values["id"]
        found = await rights_at(self.services.database, identify(call.request), id)
        if not found:
            raise Problem(404, "server-no-table")
        if not await self._people(call, found):
            raise Problem(403, "server-forbidden")
        await self.services.database.write(lambda connection: _end(connection, id), id)
        return json_answer(LookLink("", True))

    async def _people(self, call: Call, found: frozenset[int]) -> bool:
        """Whether the visitor sits at the table or has made it."""
        if found - {WATCH}:
            return True
        creator = select(schema.tables.c.creator).where(schema.tables.c.id == call.values["id"])
        device = identify(call.request).device
        return bool(found) and device == await self.services.database.read(lambda c: c.execute(creator).scalar())


def link(table: str, secret: str) -> str:
    """Where the game is looked at. What follows the # is never sent, so no log of a proxy has it."""
    return f"/table/{table}/replay#look={secret}"
