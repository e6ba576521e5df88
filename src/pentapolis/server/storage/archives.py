"""Ended games as they were shown, in the database: what is left of them when their rules have changed."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, delete, insert, select, true, update

from ...core.game import Game, game, game_ids
from ...core.move import Move
from ...table.refused import old_rules
from ...wire.archive import Archive, unpack
from . import schema

ENDED = ("over", "abandoned")


class NewArchive(NamedTuple):
    """An archive to be written: of which table, and what its seats were when it was made."""

    table: str
    rules_version: int
    seats: str
    body: bytes


def read(connection: Connection, row: Row[Any], of: Game) -> Archive:
    """The archive of a table; raises OldRules if there is none from the rules that it was played by."""
    archives = schema.archives
    fits = (archives.c.table_id == row.id) & (archives.c.rules_version == row.rules_version)
    body = connection.execute(select(archives.c.body).where(fits)).scalar()
    if body is None:
        raise old_rules(of, row.rules_version)
    return unpack(bytes(body))


def write(connection: Connection, archive: NewArchive) -> None:
    """Keeps an archive in place of an older one, if the table is still there."""
    tables, archives = schema.tables, schema.archives
    if connection.execute(select(tables.c.id).where(tables.c.id == archive.table).with_for_update()).scalar() is None:
        return
    connection.execute(delete(archives).where(archives.c.table_id == archive.table))
    values = {"rules_version": archive.rules_version, "seats": archive.seats, "body": archive.body}
    connection.execute(insert(archives).values(table_id=archive.table, **values))


def unarchived(connection: Connection, id: str | None = None) -> list[str]:
    """Ended games whose rules are still played and that are not kept as they are now, the latest first."""
    tables, archives = schema.tables, schema.archives
    which: ColumnElement[bool] = true() if id is None else tables.c.id == id
    new = archives.c.table_id.is_(None) | (archives.c.seats != tables.c.seats)
    query = (
        select(tables.c.id, tables.c.game, tables.c.rules_version)
        .outerjoin(archives, archives.c.table_id == tables.c.id)
        .where(tables.c.status.in_(ENDED) & new & which)
        .order_by(tables.c.changed.desc())
    )
    return [row.id for row in connection.execute(query) if _played_here(row.game, row.rules_version)]


def undescribed(connection: Connection) -> list[str]:
    """Running games whose rules are still played and of whose moves nobody has noted what a record tells of them."""
    tables, moves = schema.tables, schema.moves
    of_old = select(moves.c.table_id).where(moves.c.secret.is_(None) & (moves.c.table_id == tables.c.id)).exists()
    query = select(tables.c.id, tables.c.game, tables.c.rules_version).where(tables.c.status.not_in(ENDED) & of_old)
    return [row.id for row in connection.execute(query) if _played_here(row.game, row.rules_version)]


def describe_moves(connection: Connection, id: str, played: list[Move], told: list[dict[str, Any]]) -> None:
    """Notes what a record tells of each of these moves, unless another one was played meanwhile."""
    moves = schema.moves
    for n, (move, what) in enumerate(zip(played, told, strict=True), start=1):
        same = (moves.c.table_id == id) & (moves.c.n == n) & (moves.c.play == move.notation)
        connection.execute(update(moves).where(same & moves.c.secret.is_(None)).values(what))


def seats_of(connection: Connection, id: str) -> str:
    """The seats of a table as they are written."""
    seats: str = connection.execute(select(schema.tables.c.seats).where(schema.tables.c.id == id)).scalar_one()
    return seats


def unarchived_records(connection: Connection) -> list[str]:
    """Uploaded records that are not kept as they were shown."""
    records = schema.records
    return list(connection.execute(select(records.c.id).where(records.c.archive.is_(None))).scalars())


def record_body(connection: Connection, id: str) -> bytes | None:
    """An uploaded record, if it is still there."""
    body = connection.execute(select(schema.records.c.body).where(schema.records.c.id == id)).scalar()
    return None if body is None else bytes(body)


def write_record(connection: Connection, id: str, body: bytes) -> None:
    """Keeps an uploaded record as it was shown."""
    connection.execute(update(schema.records).where(schema.records.c.id == id).values(archive=body))


def _played_here(of: str, rules_version: int) -> bool:
    return of in game_ids() and game(of).under(rules_version) is not None
