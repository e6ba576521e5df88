"""Invitations that a name has got: kept until the seat is taken, so that they are there on every device."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from ....table.seats import Seat
from .. import schema as base
from . import schema

MOST = 50  # of one name; the oldest go


class Invited(NamedTuple):
    """An invitation and the table it leads to."""

    table: Any  # its row
    seat: int
    by: str
    at: int


def keep(connection: Connection, name: str, table: str, seat: int, by: str, now: int) -> None:
    """Keeps an invitation; one that is there already stays as it is."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = kind.insert(schema.invitations).values(name_id=name, table_id=table, seat=seat, by=by, at=now)
    connection.execute(row.on_conflict_do_nothing())
    kept = schema.invitations
    latest = select(kept.c.table_id, kept.c.seat).where(kept.c.name_id == name).order_by(kept.c.at.desc())
    for old in connection.execute(latest.offset(MOST)).all():
        drop(connection, name, old.table_id, old.seat)


def drop(connection: Connection, name: str, table: str, seat: int | None = None) -> int:
    """Forgets an invitation, or all to that table; returns how many."""
    kept = schema.invitations
    which = (kept.c.name_id == name) & (kept.c.table_id == table)
    if seat is not None:
        which &= kept.c.seat == seat
    return connection.execute(delete(kept).where(which)).rowcount


def has(connection: Connection, name: str, table: str, seat: int) -> bool:
    """Whether the name is invited to the seat."""
    kept = schema.invitations
    query = select(kept.c.seat).where((kept.c.name_id == name) & (kept.c.table_id == table) & (kept.c.seat == seat))
    return connection.execute(query).first() is not None


def open_ones(connection: Connection, name: str) -> list[Invited]:
    """Those whose seats are still free, the latest first."""
    kept, tables = schema.invitations, base.tables
    columns = [tables.c[column] for column in ("id", "game", "name", "seats", "options", "clock", "scores", "status")]
    query = (
        select(*columns, kept.c.seat.label("invited"), kept.c.by, kept.c.at)
        .join(kept, kept.c.table_id == tables.c.id)
        .where((kept.c.name_id == name) & (tables.c.status == "waiting"))
    )
    rows = connection.execute(query.order_by(kept.c.at.desc())).all()
    return [Invited(row, row.invited, row.by, row.at) for row in rows if _free(row.seats, row.invited)]


def _free(seats: str, number: int) -> bool:
    found = msgspec.json.decode(seats, type=list[Seat])
    return number < len(found) and found[number].kind == "link" and not found[number].taken
