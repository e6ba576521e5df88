"""All tables as their host sees them: list_tables and deleted, with nothing that is hidden from anybody at them."""

from __future__ import annotations

import time
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, delete, select, true

from ...core.game import game, game_ids
from ...table.requests import SeatKind, TableStatus
from ...table.seats import Seat, shown_names
from ...texts import texts
from . import schema
from .database import Database, storage_error_of

AT_ONCE = 100  # tables that go in one commit; a server that writes gets its turn after each
PAUSE = 0.02  # seconds


class TableFilter(NamedTuple):
    """The tables that fit everything that is given."""

    ids: tuple[str, ...] = ()
    game: str | None = None
    status: str | None = None
    before: int | None = None  # not changed since then, in milliseconds since 1970


class ListedSeat(msgspec.Struct, frozen=True):
    """Who sits there; `level` is that of the bot that plays the seat now."""

    name: str
    kind: SeatKind
    level: str | None
    taken: bool


class ListedTable(msgspec.Struct, frozen=True):
    """A table; times are seconds since 1970, and moves of an unfinished turn do not count."""

    id: str
    game: str
    name: str
    status: TableStatus
    moves: int
    seats: list[ListedSeat]
    created: int
    changed: int


def list_tables(database: Database, which: TableFilter, lang: str) -> list[ListedTable]:
    """The tables, the latest first; raises StorageError."""
    tables = schema.tables
    columns = [tables.c[name] for name in ("id", "game", "options", "name", "seats", "status", "committed")]
    query = select(*columns, tables.c.created, tables.c.changed).where(_fits(which)).order_by(tables.c.changed.desc())
    with storage_error_of(), database.engine.connect() as connection:
        return [_listed_table(row, lang) for row in connection.execute(query)]


def delete_tables(database: Database, ids: list[str], which: TableFilter) -> int:
    """Deletes those tables that still fit, with everything of theirs; returns how many. Raises StorageError."""
    gone, waiting = 0, sorted(ids)
    while waiting:
        now, waiting = waiting[:AT_ONCE], waiting[AT_ONCE:]
        with storage_error_of(), database.engine.begin() as connection:
            for id in now:
                gone += connection.execute(
                    delete(schema.tables).where(_fits(which) & (schema.tables.c.id == id))
                ).rowcount
        if waiting:
            time.sleep(PAUSE)
    return gone


def _fits(which: TableFilter) -> ColumnElement[bool]:
    tables = schema.tables
    fits: ColumnElement[bool] = true()
    if which.ids:
        fits &= tables.c.id.in_(which.ids)
    if which.game is not None:
        fits &= tables.c.game == which.game
    if which.status is not None:
        fits &= tables.c.status == which.status
    if which.before is not None:
        fits &= tables.c.changed < which.before
    return fits


def _listed_table(row: Any, lang: str) -> ListedTable:
    return ListedTable(
        row.id,
        row.game,
        row.name,
        row.status,
        row.committed,
        _seats(row, lang),
        row.created // 1000,
        row.changed // 1000,
    )


def _seats(row: Any, lang: str) -> list[ListedSeat]:
    """The seats; none where they cannot be read: such a table can be deleted too."""
    try:
        seats = msgspec.json.decode(row.seats, type=list[Seat])
        options = msgspec.json.decode(row.options, type=dict[str, Any])
    except msgspec.DecodeError:
        return []
    names = [seat.name for seat in seats]
    if row.game in game_ids():
        names = shown_names(game(row.game), texts(lang), seats, options, len(seats))
    return [
        ListedSeat(name, seat.kind, seat.level, seat.taken or seat.kind != "link")
        for name, seat in zip(names, seats, strict=True)
    ]
