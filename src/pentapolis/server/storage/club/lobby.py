"""Tables that everybody finds: those whose owners made them public."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, select, update

from .. import schema as base
from ..access import DAY
from . import schema
from .names import HOLDER

MOST = 100  # that are listed of each kind
SHOWN_FOR = 14 * DAY  # since the last change


def is_public(connection: Connection, table: str) -> bool:
    """Whether everybody may find the table."""
    return bool(connection.execute(select(base.tables.c.public).where(base.tables.c.id == table)).scalar())


def set_public(connection: Connection, table: str, public: bool) -> None:
    """Shows the table in the lobby, or no longer."""
    connection.execute(update(base.tables).where(base.tables.c.id == table).values(public=int(public)))


def listed(connection: Connection, now: int) -> list[Row[Any]]:
    """Public tables at which seats are free or a game is on, the latest first."""
    tables = base.tables
    columns = ("id", "game", "options", "name", "seats", "status", "committed", "clock", "scores", "created")
    query = select(*[tables.c[name] for name in columns]).where(
        (tables.c.public == 1) & (tables.c.changed > now - SHOWN_FOR)
    )
    rows: list[Row[Any]] = []
    for status in ("waiting", "playing"):
        found = query.where(tables.c.status == status).order_by(tables.c.changed.desc(), tables.c.id)
        rows += connection.execute(found.limit(MOST))
    return rows


def people(connection: Connection, ids: list[str]) -> dict[tuple[str, int], tuple[str, str]]:
    """Whose seats are held by protected names: by table and seat, the id and the name."""
    grants, names = base.grants, schema.names
    query = (
        select(grants.c.table_id, grants.c.seat, names.c.id, names.c.name)
        .join(names, grants.c.device == HOLDER + names.c.id)
        .where(grants.c.table_id.in_(ids) & (grants.c.seat >= 0))
    )
    return {(row.table_id, row.seat): (row.id, row.name) for row in connection.execute(query)} if ids else {}
