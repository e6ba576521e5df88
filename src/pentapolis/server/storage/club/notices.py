"""Notices that wait to be sent: one for each name, table and kind at most, the latest."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ..access import hash_secret
from . import schema

AT_ONCE = 20
LEASE = 120_000  # milliseconds for which who sends a notice has it alone
MOST_SUBSCRIPTIONS = 10  # of one name; the oldest go
DONE = 2**53  # when a notice that was sent is due again


def plan(connection: Connection, name: str, table: str, kind: str, turn: int, due: int) -> None:
    """Lets a notice be sent then, unless the one of this very turn was; an older one of the table is forgotten."""
    ways = _ways(connection, name)
    if not ways:
        return
    kind_of = postgresql if connection.dialect.name == "postgresql" else sqlite
    new = {"turn": turn, "ways": msgspec.json.encode(ways).decode(), "due": due, "tries": 0}
    row = kind_of.insert(schema.notices).values(name_id=name, table_id=table, kind=kind, **new)
    keys = ["name_id", "table_id", "kind"]
    connection.execute(row.on_conflict_do_update(index_elements=keys, set_=new, where=schema.notices.c.turn != turn))


def _ways(connection: Connection, name: str) -> list[str]:
    """By which ways the name wants to be told."""
    names, pushed = schema.names, schema.push_subscriptions
    row = connection.execute(
        select(names.c.mail, names.c.webhook, names.c.banned).where(names.c.id == name)
    ).one_or_none()
    if row is None or row.banned:
        return []
    ways = [way for way in ("mail", "webhook") if getattr(row, way)]
    count = connection.execute(select(func.count()).select_from(pushed).where(pushed.c.name_id == name)).scalar_one()
    return [*ways, "push"] if count else ways


def any_due(connection: Connection, now: int) -> bool:
    """Whether something is to be sent."""
    return (
        connection.execute(select(schema.notices.c.id).where(schema.notices.c.due <= now).limit(1)).first() is not None
    )


def take(connection: Connection, now: int) -> list[Row[Any]]:
    """Notices that are due, for this process alone."""
    notices = schema.notices
    query = select(notices).where(notices.c.due <= now).order_by(notices.c.due, notices.c.id).limit(AT_ONCE)
    rows = list(connection.execute(query.with_for_update(skip_locked=True)))
    ids = [row.id for row in rows]
    connection.execute(update(notices).where(notices.c.id.in_(ids)).values(due=now + LEASE))
    return rows


def settle(connection: Connection, notice: int, turn: int, ways: list[str], due: int) -> None:
    """Says what is left of a notice and when it is tried again; one of a later turn stays as it is."""
    notices = schema.notices
    left = {"ways": msgspec.json.encode(ways).decode(), "tries": notices.c.tries + 1, "due": due if ways else DONE}
    connection.execute(update(notices).where((notices.c.id == notice) & (notices.c.turn == turn)).values(left))


# --- where they go ---


def subscribe(connection: Connection, name: str, device: str, endpoint: str, subscription: str, now: int) -> None:
    """Keeps where a browser gets notices."""
    pushed = schema.push_subscriptions
    connection.execute(delete(pushed).where((pushed.c.hash == hash_secret(endpoint)) | (pushed.c.device == device)))
    row = {"hash": hash_secret(endpoint), "name_id": name, "device": device, "subscription": subscription, "at": now}
    connection.execute(insert(pushed).values(row))
    latest = select(pushed.c.hash).where(pushed.c.name_id == name).order_by(pushed.c.at.desc())
    surplus = list(connection.execute(latest.offset(MOST_SUBSCRIPTIONS)).scalars())
    connection.execute(delete(pushed).where(pushed.c.hash.in_(surplus)))


def unsubscribe(connection: Connection, device: str) -> None:
    """The browser gets notices no more."""
    connection.execute(delete(schema.push_subscriptions).where(schema.push_subscriptions.c.device == device))


def is_subscribed(connection: Connection, device: str) -> bool:
    """Whether the browser gets notices."""
    pushed = schema.push_subscriptions
    return connection.execute(select(pushed.c.hash).where(pushed.c.device == device)).first() is not None


def subscriptions(connection: Connection, name: str) -> list[Row[Any]]:
    """Where all browsers of a name get notices."""
    pushed = schema.push_subscriptions
    return list(connection.execute(select(pushed).where(pushed.c.name_id == name)))


def drop_subscription(connection: Connection, hash: str) -> None:
    """Forgets a browser that is no more."""
    connection.execute(delete(schema.push_subscriptions).where(schema.push_subscriptions.c.hash == hash))


def set_place(connection: Connection, name: str, **where: str) -> None:
    """Sets the mail address, webhook or language of a name."""
    connection.execute(update(schema.names).where(schema.names.c.id == name).values(where))
