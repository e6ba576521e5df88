"""Tables that cannot go on because their rules have changed: their record is there, and they can be ended."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update

from ...core.chance import seed_hash
from ...core.game import game
from ...core.record import FORMAT, HIDDEN, Header, MoveLine, Record, start_hash
from ...table.seats import Seat, record_names
from . import schema, store
from .archives import ENDED


def record_lines(connection: Connection, id: str) -> list[str]:
    """The record from what is written of it: without its secrets unless the game is over.

    It has no result: that follows from rules which are not here.
    """
    row = _row(connection, id)
    seats = msgspec.json.decode(row.seats, type=list[Seat])
    over = row.status == "over"
    start = msgspec.json.decode(row.start) if row.start else None
    header = Header(
        FORMAT,
        row.record_version,
        row.game,
        row.rules_version,
        len(seats),
        msgspec.json.decode(row.options),
        record_names(seats),
        seed_hash(bytes.fromhex(row.seed)),
        row.seed if over else None,
        start_hash(start) if start is not None else None,
        start if over else None,
    )
    # Where nobody has noted which moves are secret all of them are, if any can be.
    secretive = any(step.secret for step in game(row.game).steps)
    moves = schema.moves
    query = select(moves).where((moves.c.table_id == id) & (moves.c.n <= row.committed)).order_by(moves.c.n)
    told = [_move(move, secretive, over) for move in connection.execute(query)]
    return list(Record(header, told).lines(tell_seed=True))


def _move(move: Row[Any], secretive: bool, over: bool) -> MoveLine:
    secret = secretive if move.secret is None else bool(move.secret)
    draws = msgspec.json.decode(move.draws) if move.draws else []
    return MoveLine(move.seat, HIDDEN if secret and not over else move.play, draws)


def abandon(connection: Connection, id: str, now: int) -> int:
    """Ends a game that cannot go on; returns the version of the table."""
    tables = schema.tables
    row = _row(connection, id)
    ended = {"status": "abandoned", "proposal": None, "to_move": None, "wakes": None, "changed": now}
    fits = (tables.c.id == id) & (tables.c.rules_version == row.rules_version) & tables.c.status.not_in(ENDED)
    values = {**ended, "revision": row.revision + 1, "version": row.version + 1}
    done = connection.execute(update(tables).where(fits & (tables.c.revision == row.revision)).values(values))
    if done.rowcount != 1:
        return int(row.version)
    store.broadcast_change(connection, id, row.revision + 1)
    return int(row.version) + 1


def seats(connection: Connection, id: str) -> list[Seat]:
    """Who sits there."""
    return msgspec.json.decode(_row(connection, id).seats, type=list[Seat])


def _row(connection: Connection, id: str) -> Row[Any]:
    return connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one()
