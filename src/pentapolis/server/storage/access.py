"""Who may do what: devices that hold seats, and the secret tokens of links. Only their hashes are kept.

A device is a browser or a program with a secret of its own. A link is a key once: whoever takes a seat by it holds the
seat, and the link is spent. All rights are bounded in number, and those that nobody uses end.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from ..problems import Problem
from . import schema
from .store import WATCH

SECRET_BYTES = 32
DAY = 86_400_000  # milliseconds
MOST_TOKENS = 8  # of one seat: the first, which a friend was sent, and the latest
MOST_DEVICES = 8  # of one seat; who was not there for longest makes room
MOST_WATCHERS = 200  # of one table, likewise
LINK_LASTS = 90 * DAY  # until somebody comes by it
DEVICE_LINK_LASTS = DAY  # of a link by which somebody takes a seat of their own to another device
SEAT_LASTS = 400 * DAY  # since it was last used: as long as browsers keep a cookie
WATCH_LASTS = 30 * DAY
NOTED = DAY  # that a right is used is noted once a day
AT_ONCE = 1000  # rights that end in one commit


class Place(NamedTuple):
    """Where a link leads: a table and a seat of it, or WATCH, and the device that has spent it."""

    table: str
    seat: int
    used_by: str | None


class Device(NamedTuple):
    """A device that holds a seat, by a name that tells nothing; `came` and `used` are milliseconds since 1970."""

    seat: int
    name: str
    device: str
    came: int
    used: int


def new_secret() -> str:
    """A secret that nobody can guess: 256 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hash_secret(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(b"pentapolis\0" + secret.encode()).hexdigest()


# --- devices ---


def grant(connection: Connection, device: str, table: str, seats: list[int], now: int) -> None:
    """Gives a device rights at a table; what it has already stays."""
    has = held(connection, device, table, now)
    _add(connection, [_grant(device, table, seat, now) for seat in seats if seat not in has])
    for seat in seats:
        _make_room(connection, table, seat)


def _grant(device: str, table: str, seat: int, now: int) -> dict[str, object]:
    return {"device": device, "table_id": table, "seat": seat, "at": now, "used": now}


def _add(connection: Connection, rows: list[dict[str, object]]) -> None:
    grants = schema.grants
    for row in rows:  # one that has ended but is not yet gone
        connection.execute(
            delete(grants).where(
                (grants.c.device == row["device"])
                & (grants.c.table_id == row["table_id"])
                & (grants.c.seat == row["seat"])
            )
        )
    if rows:
        connection.execute(insert(grants), rows)


def _make_room(connection: Connection, table: str, seat: int) -> None:
    """Lets those go who were not there for longest. Who made the table may always watch."""
    grants, most = schema.grants, MOST_WATCHERS if seat == WATCH else MOST_DEVICES
    creator = select(schema.tables.c.creator).where(schema.tables.c.id == table).scalar_subquery()
    same = (grants.c.table_id == table) & (grants.c.seat == seat)
    latest = select(grants.c.device).where(same).order_by(grants.c.used.desc(), grants.c.at.desc(), grants.c.device)
    surplus = list(connection.execute(latest.offset(most)).scalars())
    if surplus:
        connection.execute(delete(grants).where(same & grants.c.device.in_(surplus) & (grants.c.device != creator)))


def held(connection: Connection, device: str, table: str, now: int) -> dict[int, int]:
    """The rights of a device at a table, seats or WATCH, each with the time it was last noted to be used."""
    grants = schema.grants
    query = select(grants.c.seat, grants.c.used).where((grants.c.device == device) & (grants.c.table_id == table))
    return {row.seat: row.used for row in connection.execute(query.where(_lasts(now)))}


def _lasts(now: int) -> ColumnElement[bool]:
    grants = schema.grants
    return (grants.c.used >= now - WATCH_LASTS) | ((grants.c.seat != WATCH) & (grants.c.used >= now - SEAT_LASTS))


def note_use(connection: Connection, device: str, table: str, now: int) -> None:
    """Notes that the device was there."""
    grants = schema.grants
    mine = (grants.c.device == device) & (grants.c.table_id == table)
    connection.execute(update(grants).where(mine & _lasts(now)).values(used=now))


def devices(connection: Connection, table: str, seats: frozenset[int], now: int) -> list[Device]:
    """All devices that hold these seats, those who came first before the others."""
    grants = schema.grants
    query = select(grants).where((grants.c.table_id == table) & grants.c.seat.in_(seats) & _lasts(now))
    rows = connection.execute(query.order_by(grants.c.seat, grants.c.at, grants.c.device)).all()
    return [Device(row.seat, _name(row.device, table), row.device, row.at, row.used) for row in rows]


def _name(device: str, table: str) -> str:
    return hash_secret(f"{table} {device}")[:16]


def end_device(connection: Connection, table: str, seats: frozenset[int], name: str, own: str | None, now: int) -> bool:
    """Takes these seats from another device; whether there was such a one."""
    found = {each.device for each in devices(connection, table, seats, now) if each.name == name}
    grants = schema.grants
    at = (grants.c.table_id == table) & grants.c.seat.in_(seats)
    connection.execute(delete(grants).where(at & grants.c.device.in_(found - {own})))
    return bool(found - {own})


def latest_place(connection: Connection, device: str, now: int) -> Place | None:
    """The table and the seat that a device was given last."""
    grants = schema.grants
    query = select(grants).where((grants.c.device == device) & _lasts(now))
    row = connection.execute(query.order_by(grants.c.at.desc(), grants.c.seat.desc()).limit(1)).one_or_none()
    return None if row is None else Place(row.table_id, row.seat, None)


def knows(connection: Connection, device: str) -> bool:
    """Whether the device has rights anywhere."""
    query = select(schema.grants.c.seat).where(schema.grants.c.device == device).limit(1)
    return connection.execute(query).first() is not None


def move_device(connection: Connection, old: str, new: str) -> None:
    """Gives everything that a device has to another; the old secret opens nothing any more."""
    grants, tokens, tables = schema.grants, schema.tokens, schema.tables
    connection.execute(update(grants).where(grants.c.device == old).values(device=new))
    connection.execute(update(tokens).where(tokens.c.used_by == old).values(used_by=new))
    connection.execute(update(tables).where(tables.c.creator == old).values(creator=new))


# --- links ---


def add_token(connection: Connection, secret: str, table: str, seat: int, now: int, lasts: int = LINK_LASTS) -> None:
    """Keeps the token of a link; of older ones the first and the latest."""
    tokens = schema.tokens
    same = (tokens.c.table_id == table) & (tokens.c.seat == seat)
    hashes = list(connection.execute(select(tokens.c.hash).where(same).order_by(tokens.c.made.desc())).scalars())
    connection.execute(delete(tokens).where(same & tokens.c.hash.in_(hashes[MOST_TOKENS - 2 : -1])))
    row = {"hash": hash_secret(secret), "table_id": table, "seat": seat, "made": now, "until": now + lasts}
    connection.execute(insert(tokens).values(row))


def place_of(connection: Connection, secret: str, now: int) -> Place | None:
    """Where the link leads; the latest table if it opens a rematch too."""
    tokens = schema.tokens
    query = select(tokens).where((tokens.c.hash == hash_secret(secret)) & (tokens.c.until > now))
    row = connection.execute(query.order_by(tokens.c.made.desc()).limit(1)).one_or_none()
    return None if row is None else Place(row.table_id, row.seat, row.used_by)


def redeem(connection: Connection, secret: str, device: str, first: bool, now: int) -> None:
    """Gives the right behind a link to a device; raises Problem if it was spent meanwhile.

    A link to watch serves many. That of a seat is spent, and with it go all that were made before it; where it is the
    `first` that somebody comes by, nobody else has a way to the seat any more.
    """
    place = place_of(connection, secret, now)
    if place is None or place.used_by is not None:
        raise Problem(410, "server-link-used")
    table, seat, _ = place
    if seat != WATCH:
        tokens, grants = schema.tokens, schema.grants
        same = (tokens.c.table_id == table) & (tokens.c.seat == seat)
        this = tokens.c.hash == hash_secret(secret)
        made = connection.execute(select(tokens.c.made).where(same & this)).scalar_one()
        gone = same & ~this if first else same & ~this & (tokens.c.made < made) & tokens.c.used_by.is_(None)
        connection.execute(delete(tokens).where(gone))
        until = now + SEAT_LASTS  # so that it still leads its owner to the table
        connection.execute(update(tokens).where(same & this).values(used_by=device, until=until))
        if first:
            connection.execute(delete(grants).where((grants.c.table_id == table) & (grants.c.seat == seat)))
    grant(connection, device, table, [seat], now)


def take_for(connection: Connection, table: str, seat: int, device: str, now: int) -> None:
    """Gives a free seat to a device that needs no link; no link leads there any more."""
    tokens, grants = schema.tokens, schema.grants
    connection.execute(delete(tokens).where((tokens.c.table_id == table) & (tokens.c.seat == seat)))
    connection.execute(delete(grants).where((grants.c.table_id == table) & (grants.c.seat == seat)))
    grant(connection, device, table, [seat], now)


# --- the next game, and the end ---


def carry_over(connection: Connection, old: str, new: str, seats: dict[int, int], now: int) -> None:
    """Gives everybody at a table the same rights at the next one, where `seats` tells the new seat of each.

    Links that are not spent lead there too: that of an empty seat, and those for spectators.
    """
    grants, tokens = schema.grants, schema.tokens
    rows = []
    for seat in (WATCH, *seats):
        query = select(grants.c.device, grants.c.used).where((grants.c.table_id == old) & (grants.c.seat == seat))
        latest = query.where(_lasts(now)).order_by(grants.c.used.desc(), grants.c.at.desc(), grants.c.device)
        most = MOST_WATCHERS if seat == WATCH else MOST_DEVICES
        rows += [
            {**_grant(row.device, new, seats.get(seat, seat), now), "used": row.used}
            for row in connection.execute(latest.limit(most))
        ]
    if rows:
        connection.execute(insert(grants), rows)
    open_ = (tokens.c.table_id == old) & tokens.c.used_by.is_(None) & (tokens.c.until > now)
    kept = [
        # A newer one still ends the older ones.
        {
            "hash": row.hash,
            "table_id": new,
            "seat": seats.get(row.seat, row.seat),
            "made": now + age,
            "until": row.until,
        }
        for age, row in enumerate(connection.execute(select(tokens).where(open_).order_by(tokens.c.made)).all())
    ]
    if kept:
        connection.execute(insert(tokens), kept)


def held_by_others(connection: Connection, device: str, table: str) -> set[int]:
    """The seats of a table that other devices may play."""
    grants = schema.grants
    others = (grants.c.table_id == table) & (grants.c.device != device) & (grants.c.seat != WATCH)
    return set(connection.execute(select(grants.c.seat).where(others)).scalars())


def renounce(connection: Connection, device: str, table: str) -> None:
    """Takes all rights at a table from a device."""
    grants = schema.grants
    connection.execute(delete(grants).where((grants.c.device == device) & (grants.c.table_id == table)))


def drop_ended(connection: Connection, now: int) -> int:
    """Forgets some of the rights that have ended; returns how many."""
    grants, tokens = schema.grants, schema.tokens
    old = select(grants.c.device, grants.c.table_id, grants.c.seat).where(
        (grants.c.used < now - WATCH_LASTS) & ~_lasts(now)
    )
    gone = connection.execute(old.limit(AT_ONCE)).all()
    for row in gone:
        connection.execute(
            delete(grants).where(
                (grants.c.device == row.device) & (grants.c.table_id == row.table_id) & (grants.c.seat == row.seat)
            )
        )
    ended = select(tokens.c.hash).where(tokens.c.until <= now).limit(AT_ONCE)
    hashes = list(connection.execute(ended).scalars())
    if hashes:
        connection.execute(delete(tokens).where(tokens.c.hash.in_(hashes) & (tokens.c.until <= now)))
    return len(gone) + len(hashes)
