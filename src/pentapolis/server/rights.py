"""Who may do what: devices that hold seats, and the secret tokens of links. Only their hashes are kept."""

from __future__ import annotations

import hashlib
import secrets

from sqlalchemy import Connection, delete, insert, select

from . import schema
from .store import WATCH

SECRET_BYTES = 32
MOST_TOKENS = 8  # of one seat: the first, which friends and programs hold, and the latest


def new_secret() -> str:
    """A secret that nobody can guess: 256 random bits."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> str:
    """What is kept of a secret. It is long and random, so a plain hash is enough."""
    return hashlib.sha256(b"pentapolis\0" + secret.encode()).hexdigest()


def grant(connection: Connection, device: str, table: str, seats: list[int], now: int) -> None:
    """Gives a device rights at a table; what it has already stays."""
    has = seats_of(connection, device, table)
    rows = [{"device": device, "table_id": table, "seat": seat, "at": now} for seat in seats if seat not in has]
    if rows:
        connection.execute(insert(schema.grants), rows)


def seats_of(connection: Connection, device: str, table: str) -> set[int]:
    """The rights of a device at a table: seats, WATCH."""
    grants = schema.grants
    return set(
        connection.execute(
            select(grants.c.seat).where((grants.c.device == device) & (grants.c.table_id == table))
        ).scalars()
    )


def add_token(connection: Connection, secret: str, table: str, seat: int, now: int) -> None:
    """Keeps the token of a link; of older ones the first and the latest."""
    tokens = schema.tokens
    same = (tokens.c.table_id == table) & (tokens.c.seat == seat)
    hashes = list(connection.execute(select(tokens.c.hash).where(same).order_by(tokens.c.made.desc())).scalars())
    connection.execute(delete(tokens).where(same & tokens.c.hash.in_(hashes[MOST_TOKENS - 2 : -1])))
    connection.execute(insert(tokens).values(hash=hashed(secret), table_id=table, seat=seat, made=now))


def token_seats(connection: Connection, secret: str, table: str) -> set[int]:
    """The right of a token at a table: a seat or WATCH."""
    tokens = schema.tokens
    query = select(tokens.c.seat).where((tokens.c.hash == hashed(secret)) & (tokens.c.table_id == table))
    return set(connection.execute(query).scalars())


def use_token(connection: Connection, secret: str) -> tuple[str, int] | None:
    """The table and the seat (or WATCH) of a link; older tokens of the seat end when a newer one is used."""
    place = token_place(connection, secret)
    if place is not None and place[1] != WATCH:
        tokens = schema.tokens
        same = (tokens.c.table_id == place[0]) & (tokens.c.seat == place[1])
        used = select(tokens.c.made).where(same & (tokens.c.hash == hashed(secret))).scalar_subquery()
        connection.execute(delete(tokens).where(same & (tokens.c.made < used)))
    return place


def token_place(connection: Connection, secret: str) -> tuple[str, int] | None:
    """The latest table of a token, and its seat (or WATCH) there."""
    tokens = schema.tokens
    query = select(tokens).where(tokens.c.hash == hashed(secret)).order_by(tokens.c.made.desc())
    row = connection.execute(query.limit(1)).one_or_none()
    return None if row is None else (row.table_id, row.seat)


def join(connection: Connection, secret: str, device: str, now: int) -> tuple[str, int] | None:
    """Gives the right behind a link to a device; table and seat (or WATCH)."""
    right = use_token(connection, secret)
    if right is not None:
        grant(connection, device, right[0], [right[1]], now)
    return right


def held_by_others(connection: Connection, device: str, table: str) -> set[int]:
    """The seats of a table that other devices may play."""
    grants = schema.grants
    others = (grants.c.table_id == table) & (grants.c.device != device) & (grants.c.seat != WATCH)
    return set(connection.execute(select(grants.c.seat).where(others)).scalars())


def renounce(connection: Connection, device: str, table: str) -> None:
    """Takes all rights at a table from a device."""
    grants = schema.grants
    connection.execute(delete(grants).where((grants.c.device == device) & (grants.c.table_id == table)))


def copy_grants(connection: Connection, old: str, new: str, seats: dict[int, int], now: int) -> None:
    """Gives everybody at a table the same rights at the next one, where `seats` tells the new seat of each."""
    for row in connection.execute(select(schema.grants).where(schema.grants.c.table_id == old)).all():
        grant(connection, row.device, new, [seats.get(row.seat, row.seat)], now)
    tokens = schema.tokens
    kept = connection.execute(select(tokens).where(tokens.c.table_id == old).order_by(tokens.c.made)).all()
    # Programs sit at a table by their token alone: it opens the next one too. A newer one still ends the older ones.
    for age, row in enumerate(kept):
        seat = seats.get(row.seat, row.seat)
        connection.execute(insert(tokens).values(hash=row.hash, table_id=new, seat=seat, made=now + age))
