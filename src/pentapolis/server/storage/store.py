"""Tables, rights and records in the database."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, text, update

from ...core.errors import PentapolisError, Refusal
from ...core.game import game
from ...core.move import Move
from ...core.record import public_draws
from ...table.chat import ChatLog, Note
from ...table.clock import Clock
from ...table.line import Line
from ...table.proposals import Proposal
from ...table.refused import TableRefused
from ...table.seats import Seat
from ...table.setup import Setup
from ...table.table import Table
from ...wire.archive import ArchivedLine
from . import archives, schema
from .archives import ENDED
from .database import Conflict
from .rules_migration import moved_line, set_aside

log = logging.getLogger("pentapolis.server")
WATCH = -1  # in place of a seat: the right to watch
CHANNEL = "pentapolis_tables"
IDS_AT_ONCE = 1000  # in one question; databases bound how many there may be
encode = msgspec.json.encode

# What a move writes, as plain text: building these from parts each time would cost more than the database takes.
_FIXED = ("id", "revision", "created", "driver", "driven_until", "public")
_SET = ", ".join(f"{column.name} = :{column.name}" for column in schema.tables.columns if column.name not in _FIXED)
SAVE = text(f"UPDATE tables SET revision = revision + 1, {_SET} WHERE id = :known_id AND revision = :known_revision")
ADD_MOVES = text(
    "INSERT INTO moves (table_id, n, seat, play, at, secret, draws)"
    " VALUES (:table_id, :n, :seat, :play, :at, :secret, :draws)"
)


class Stored:
    """A table and what the database holds of it."""

    def __init__(self, table: Table, creator: str, revision: int, created: int) -> None:
        self.table = table
        self.creator = creator
        self.revision = revision
        self.created = created
        self.moves: list[Move] = []
        self.outdated = False  # the moves in the database are those of former rules
        self.notes = 0


def create(connection: Connection, stored: Stored, now: int) -> None:
    """Adds a table."""
    row = _row(stored)
    connection.execute(insert(schema.tables).values(id=stored.table.id, created=stored.created, revision=1, **row))
    _write_moves(connection, stored, now)
    broadcast_change(connection, stored.table.id, 1)


def save(connection: Connection, stored: Stored, now: int) -> None:
    """Writes what has changed since the table was read; raises Conflict if somebody else has written it."""
    row = _row(stored)
    done = connection.execute(SAVE, {"known_id": stored.table.id, "known_revision": stored.revision, **row})
    if done.rowcount != 1:
        raise Conflict
    _write_moves(connection, stored, now)
    broadcast_change(connection, stored.table.id, stored.revision + 1)


def mark_saved(stored: Stored) -> None:
    """To be called once the change is on disk."""
    stored.revision += 1
    stored.moves = stored.table.line.moves()
    stored.outdated = False
    stored.notes = len(stored.table.chat.lines)
    stored.table.cut_off = []


def _row(stored: Stored) -> dict[str, Any]:
    table = stored.table
    line = table.line
    return {
        "game": table.setup.game,
        "rules_version": line.rules_version,
        "record_version": table.setup.record_version,
        "options": encode(table.setup.options).decode(),
        "seed": table.setup.seed,
        "start": encode(table.setup.start).decode() if table.setup.start is not None else None,
        "hints": table.setup.hints if table.setup.hints is None else int(table.setup.hints),
        "name": table.setup.name,
        "seats": encode(table.seats).decode(),
        "status": table.status,
        "version": table.version,
        "committed": len(line.played),
        "held": int(line.held),
        "lowest_cut": table.lowest_cut,
        "clock": encode(table.clock).decode() if table.clock is not None else None,
        "proposal": encode(table.proposal).decode() if table.proposal is not None else None,
        "proposals_made": table.proposals_made,
        "next": table.next,
        "creator": stored.creator,
        "to_move": table.to_move,
        "scores": encode(line.position.scores()).decode(),
        "changed": table.changed,
        "wakes": 0 if table.bot_to_move() is not None else table.runs_out_at(),
    }


def _write_moves(connection: Connection, stored: Stored, now: int) -> None:
    id = stored.table.id
    if stored.outdated:
        set_aside(connection, id, now)
    old, new = stored.moves, stored.table.line.moves()
    same = min(len(old), len(new))
    while same and old[same - 1] is not new[same - 1]:  # where one move is the same, so are those before it
        same -= 1
    if same < len(old):
        moves = schema.moves
        connection.execute(delete(moves).where((moves.c.table_id == id) & (moves.c.n > same)))
    rows = [
        {"table_id": id, "n": n, "seat": played.seat, "play": played.notation, "at": now, **move_details(played)}
        for n, played in enumerate(new[same:], start=same + 1)
    ]
    if rows:
        connection.execute(ADD_MOVES, rows)
    cut = [
        {"table_id": id, "n": n, "seat": played.seat, "play": played.notation, "cut": now}
        for n, played in enumerate(stored.table.cut_off, start=len(stored.table.line.played) + 1)
    ]
    if cut:
        connection.execute(insert(schema.cut_moves), cut)
    notes = [
        {"table_id": id, "id": note.id, "note": encode(note).decode()}
        for note in stored.table.chat.lines[stored.notes :]
    ]
    if notes:
        connection.execute(insert(schema.chat), notes)


def move_details(played: Move) -> dict[str, Any]:
    """What a record tells of a move besides its notation, for a server that does not know its rules."""
    return {"secret": int(played.secret), "draws": encode(public_draws(played.events)).decode()}


def broadcast_change(connection: Connection, id: str, revision: int) -> None:
    """Tells other processes that a table has changed."""
    if connection.dialect.name == "postgresql":
        broadcast(connection, f"table {id} {revision}")


def raise_revision(connection: Connection, id: str) -> int:
    """Lets every process that has the table in memory read it again; returns the revision."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.id == id).values(revision=tables.c.revision + 1))
    revision: int = connection.execute(select(tables.c.revision).where(tables.c.id == id)).scalar_one()
    broadcast_change(connection, id, revision)
    return revision


def broadcast(connection: Connection, what: str) -> None:
    """Tells other server processes on the same PostgreSQL; it is sent with the commit."""
    connection.execute(text("SELECT pg_notify(:channel, :what)"), {"channel": CHANNEL, "what": what})


def load(connection: Connection, id: str) -> Stored | None:
    """The table of that id, played again from its record; raises TableRefused if it cannot be."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == id)).one_or_none()
    if row is None:
        return None
    try:
        return _read_row(connection, row)
    except (PentapolisError, LookupError, ValueError, TypeError) as error:  # msgspec's errors are ValueErrors
        if isinstance(error, TableRefused):
            raise
        log.error("table %s cannot be read", id, exc_info=error)
        raise TableRefused(Refusal("", "server-broken-table", {})) from None


def _read_row(connection: Connection, row: Row[Any]) -> Stored:
    id, of = row.id, game(row.game)
    rows = list(
        connection.execute(select(schema.moves).where(schema.moves.c.table_id == id).order_by(schema.moves.c.n))
    )
    outdated = False
    if of.under(row.rules_version) is not None:
        table = _table(row)
        for move in rows:
            table.line.follow(move.play, move.n, move.n <= row.committed)
    elif row.status in ENDED:
        table = _table(row, ArchivedLine(of, archives.read(connection, row, of)))
    else:
        table, outdated = _table(row, moved_line(row, rows, of)), True
    table.previous = _previous(connection, id)
    notes = connection.execute(
        select(schema.chat.c.note).where(schema.chat.c.table_id == id).order_by(schema.chat.c.id)
    )
    table.chat = ChatLog([msgspec.json.decode(note, type=Note) for note in notes.scalars()])
    table.paused = row.wakes is None and table.goes_on_alone()  # it would go on, but at no time
    notes_written = len(table.chat.lines)
    if outdated:
        table.adopt_rules(of.rules_version)
    stored = Stored(table, row.creator, row.revision, row.created)
    stored.moves = [] if outdated else table.line.moves()
    stored.outdated = outdated
    stored.notes = notes_written
    return stored


def _table(row: Row[Any], line: Line | None = None) -> Table:
    """The table as it is written in its row, before its moves."""
    decode = msgspec.json.decode
    start = decode(row.start) if row.start else None
    hints = None if row.hints is None else bool(row.hints)
    rules = (row.record_version, row.rules_version)
    setup = Setup(row.game, decode(row.options), row.seed, row.name, *rules, start, hints)
    clock = decode(row.clock, type=Clock) if row.clock else None
    table = Table(row.id, setup, decode(row.seats, type=list[Seat]), clock, line)
    table.status = row.status
    table.version = row.version
    table.lowest_cut = row.lowest_cut
    table.last_cut = 0 if row.lowest_cut is None else row.version
    table.proposal = decode(row.proposal, type=Proposal) if row.proposal else None
    table.proposals_made = row.proposals_made
    table.next = row.next
    table.changed = row.changed
    return table


def _previous(connection: Connection, id: str) -> str | None:
    """The table of which this one is the rematch, if it is still there."""
    return connection.execute(select(schema.tables.c.id).where(schema.tables.c.next == id).limit(1)).scalar()


def count_tables(connection: Connection) -> int:
    """How many tables there are."""
    return connection.execute(select(func.count()).select_from(schema.tables)).scalar_one()


def revisions(connection: Connection, ids: list[str]) -> dict[str, int]:
    """The revisions of those of the tables that there are."""
    tables, found = schema.tables, dict[str, int]()
    for start in range(0, len(ids), IDS_AT_ONCE):
        some = ids[start : start + IDS_AT_ONCE]
        query = select(tables.c.id, tables.c.revision).where(tables.c.id.in_(some))
        found.update({row.id: row.revision for row in connection.execute(query)})
    return found


def own_tables(connection: Connection, device: str, most: int) -> list[tuple[Row[Any], list[int]]]:
    """The latest tables of a device, each with the seats it may play."""
    grants, tables = schema.grants, schema.tables
    seats: dict[str, list[int]] = {}
    for grant in connection.execute(select(grants.c.table_id, grants.c.seat).where(grants.c.device == device)):
        seats.setdefault(grant.table_id, []).append(grant.seat)
    if not seats:
        return []
    query = select(tables).join(grants, grants.c.table_id == tables.c.id).where(grants.c.device == device).distinct()
    rows = connection.execute(query.order_by(tables.c.changed.desc()).limit(most)).all()
    return [(row, sorted(seat for seat in seats[row.id] if seat != WATCH)) for row in rows]


def due_tables(connection: Connection, before: int, me: str, now: int) -> list[str]:
    """The tables that go on without a person before that time and that no other process lets go on."""
    tables = schema.tables
    free = (tables.c.driver == me) | (tables.c.driven_until < now) | tables.c.driver.is_(None)
    query = select(tables.c.id).where((tables.c.status == "playing") & (tables.c.wakes <= before) & free)
    return list(connection.execute(query.limit(10_000)).scalars())


def claim_bots(connection: Connection, id: str, me: str, now: int, until: int) -> bool:
    """Makes this process the one that lets the bots of the table think; whether it is."""
    tables = schema.tables
    free = (tables.c.driver == me) | (tables.c.driven_until < now) | tables.c.driver.is_(None)
    done = connection.execute(update(tables).where((tables.c.id == id) & free).values(driver=me, driven_until=until))
    return done.rowcount == 1


def drop_old_tables(connection: Connection, before: int, most: int) -> None:
    """Forgets games that ended and were not touched since then, the oldest first, with everything of theirs."""
    tables = schema.tables
    ended = tables.c.status.in_(ENDED) & (tables.c.changed < before)
    old = select(tables.c.id).where(ended).order_by(tables.c.changed).limit(most)
    connection.execute(delete(tables).where(tables.c.id.in_(old)))


def drop_table(connection: Connection, id: str) -> None:
    """Forgets a table with everything of its own."""
    connection.execute(delete(schema.tables).where(schema.tables.c.id == id))


def release_bots(connection: Connection, me: str) -> None:
    """Lets another process have the bots of all tables whose bots thought here."""
    tables = schema.tables
    connection.execute(update(tables).where(tables.c.driver == me).values(driver=None))


def clock(connection: Connection) -> int:
    """The time of PostgreSQL in milliseconds since 1970, the same for all processes that share it."""
    return int(connection.execute(text("SELECT extract(epoch FROM clock_timestamp()) * 1000")).scalar_one())


def heartbeat(connection: Connection, now: int) -> int:
    """Notes that a server is there now; returns when one was there before."""
    pulse = schema.pulse
    last: int = connection.execute(select(pulse.c.at).with_for_update()).scalar_one()
    connection.execute(update(pulse).values(at=max(last, now)))
    return last


def restart_clocks(connection: Connection, quiet: int, now: int) -> None:
    """To be called at the start: if no server was there for longer than `quiet`, clocks stood still meanwhile."""
    last = heartbeat(connection, now)
    if not last or now - quiet <= last <= now + quiet:
        return
    connection.execute(update(schema.pulse).values(at=now))
    tables = schema.tables
    if last > now:  # the time was set back: nobody waits for moments that were near and are far now
        connection.execute(update(tables).where(tables.c.wakes > now).values(wakes=now))
        connection.execute(update(tables).where(tables.c.driven_until > now).values(driven_until=0))
    running = select(tables.c.id, tables.c.revision, tables.c.clock).where(
        (tables.c.status == "playing") & tables.c.clock.is_not(None)
    )
    for row in connection.execute(running.with_for_update()).all():
        clock = msgspec.json.decode(row.clock, type=Clock)
        if clock.running is not None:
            clock.stand_still(last, now)
            new = {"clock": encode(clock).decode(), "wakes": clock.runs_out_at(), "revision": row.revision + 1}
            connection.execute(update(tables).where(tables.c.id == row.id).values(new))
            broadcast_change(connection, row.id, row.revision + 1)


def drop_old_records(connection: Connection, most: int) -> None:
    """Keeps the latest uploaded records only."""
    records = schema.records
    old = select(records.c.id).order_by(records.c.at.desc(), records.c.id).offset(most)
    connection.execute(delete(records).where(records.c.id.in_(old)))
