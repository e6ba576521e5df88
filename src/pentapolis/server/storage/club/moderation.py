"""What the host and moderators of a club do: mute, ban, and delete names and lines of chat."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, select, update

from ....table.chat import REMOVED, Note
from .. import schema as base
from ..store import raise_revision
from . import schema
from .names import holder, raise_change

FLAGS = ("muted", "banned", "moderator")


def set_flag(connection: Connection, id: str, flag: str, on: bool) -> None:
    """Mutes or bans a name, makes it a moderator, or takes that back."""
    assert flag in FLAGS
    connection.execute(update(schema.names).where(schema.names.c.id == id).values({flag: int(on)}))
    raise_change(connection)


def delete_name(connection: Connection, id: str) -> None:
    """Deletes a name with its rights, ratings and notices; in the results of others it has no name any more."""
    grants, seats, ratings = base.grants, schema.result_seats, schema.ratings
    connection.execute(delete(grants).where(grants.c.device == holder(id)))
    connection.execute(delete(ratings).where(ratings.c.who == id))
    connection.execute(update(seats).where(seats.c.who == id).values(who="", name=""))
    connection.execute(delete(schema.names).where(schema.names.c.id == id))
    raise_change(connection)


def remove_line(connection: Connection, table: str, line: int) -> int | None:
    """Takes what somebody has said out of a chat; returns the new revision of the table, None if nobody said it."""
    chat = base.chat
    this = (chat.c.table_id == table) & (chat.c.id == line)
    kept = connection.execute(select(chat.c.note).where(this)).scalar()
    note = None if kept is None else msgspec.json.decode(kept, type=Note)
    if note is None or note.key:
        return None
    note.text, note.key, note.args = "", REMOVED, {}
    connection.execute(update(chat).where(this).values(note=msgspec.json.encode(note).decode()))
    return raise_revision(connection, table)


def lines(connection: Connection, table: str) -> list[Note]:
    """What people have said at a table."""
    query = select(base.chat.c.note).where(base.chat.c.table_id == table).order_by(base.chat.c.id)
    notes = [msgspec.json.decode(note, type=Note) for note in connection.execute(query).scalars()]
    return [note for note in notes if not note.key]


def all_names(connection: Connection, most: int = 100_000) -> list[Row[Any]]:
    """Every name with the number of its devices and games, in the order of the alphabet."""
    names, devices, seats = schema.names, schema.name_devices, schema.result_seats
    signed_in = select(func.count()).select_from(devices).where(devices.c.name_id == names.c.id).scalar_subquery()
    used = select(func.max(devices.c.used)).where(devices.c.name_id == names.c.id).scalar_subquery()
    played = select(func.count()).select_from(seats).where(seats.c.who == names.c.id).scalar_subquery()
    columns = [names.c[name] for name in ("id", "name", "made", *FLAGS)]
    query = select(*columns, signed_in.label("devices"), used.label("used"), played.label("games"))
    return list(connection.execute(query.order_by(names.c.folded).limit(most)))
