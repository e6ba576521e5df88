"""Protected names: who has claimed one, and the devices that are signed in by it.

A name holds seats as a device does: everything it has a right to is granted to its holder, and every device that is
signed in by it acts as that holder.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Any, NamedTuple

from confusable_homoglyphs import confusables
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite

from ...problems import Problem
from .. import schema as base
from ..access import NOTED, hash_secret
from ..store import raise_revision
from . import schema

HOLDER = "name:"  # before the id of a name; hashes of devices have no such sign
MOST_DEVICES = 20  # of one name; who was not there for longest is signed out
MOST_TOKENS = 5
LINK_LASTS = 15 * 60_000  # milliseconds
MAIL_LASTS = 24 * 3600_000
LOOKALIKES = str.maketrans("01", "ol")


class Member(NamedTuple):
    """Who is signed in."""

    id: str
    name: str
    muted: bool
    banned: bool
    moderator: bool
    used: int = 0  # when the device was last noted

    @property
    def holder(self) -> str:
        """What stands in the place of a device where rights are kept."""
        return holder(self.id)


def holder(id: str) -> str:
    """The holder of the rights of a name."""
    return HOLDER + id


def folded(name: str) -> str:
    """The same for all names that a reader could take for one another: case, accents, blanks and signs do not count.

    Letters of other alphabets count as those that they look like (Unicode's list of confusables).
    """
    small = "".join(map(_as_latin, unicodedata.normalize("NFKD", name.casefold())))
    kept = [sign for sign in small if unicodedata.category(sign)[0] in "LN"]
    return "".join(kept).casefold().translate(LOOKALIKES)


def looks(name: str) -> set[str]:
    """All that the name could be taken for: capitals may look like other letters than their small forms."""
    return {folded(name), folded("".join(map(_as_latin, unicodedata.normalize("NFKD", name))))}


@cache
def _as_latin(sign: str) -> str:
    """The plain letter that the sign looks like, or its capital does; else what Unicode takes for all of its like."""
    if sign.isascii() or unicodedata.name(sign, "").startswith("LATIN CAPITAL"):  # its small form is looked at too
        return sign
    alike = _alike(sign)
    plain = [other for other in alike or _alike(sign.upper()) if other.isascii() and other.isalnum()]
    if plain:
        return min(plain)
    seen = alike[0] if len(alike) == 1 and len(alike[0]) == 1 else sign
    before, small, letter = unicodedata.name(seen, "").partition("LATIN LETTER SMALL CAPITAL ")
    return letter if small and not before and len(letter) == 1 else seen


def _alike(sign: str) -> list[str]:
    listed = confusables.is_confusable(sign, greedy=True) if len(sign) == 1 else False
    return [other["c"] for other in listed[0]["homoglyphs"]] if isinstance(listed, list) else []


def _member(row: Row[Any], used: int = 0) -> Member:
    return Member(row.id, row.name, bool(row.muted), bool(row.banned), bool(row.moderator), used)


def member_of(connection: Connection, device: str) -> Member | None:
    """Who is signed in on the device."""
    names, devices = schema.names, schema.name_devices
    query = select(names, devices.c.used).join(devices, devices.c.name_id == names.c.id)
    row = connection.execute(query.where(devices.c.device == device)).one_or_none()
    return None if row is None else _member(row, row.used)


def find(connection: Connection, name: str) -> Row[Any] | None:
    """The name, however it is written; one that is written just so before others that look like it."""
    columns = schema.names.c
    query = select(schema.names).where(columns.folded.in_(looks(name)) | (columns.name == name))
    return connection.execute(query.order_by(columns.name != name).limit(1)).one_or_none()


def by_id(connection: Connection, id: str) -> Row[Any] | None:
    """The name of that id."""
    return connection.execute(select(schema.names).where(schema.names.c.id == id)).one_or_none()


def protected(connection: Connection, shown: list[str], member: Member | None) -> str | None:
    """The first of these names that is protected and not the member's."""
    wanted = {look: name for name in shown for look in looks(name) if look}
    if not wanted:
        return None
    query = select(schema.names.c.folded, schema.names.c.id).where(schema.names.c.folded.in_(list(wanted)))
    taken = {row.folded for row in connection.execute(query) if member is None or row.id != member.id}
    return next((name for key, name in wanted.items() if key in taken), None)


def claim(connection: Connection, id: str, name: str, passphrase: str, lang: str, now: int) -> None:
    """Keeps a new name; raises Problem if somebody has it."""
    if find(connection, name) is not None:
        raise Problem(409, "server-club-name-taken")
    row = {"id": id, "name": name, "folded": folded(name), "passphrase": passphrase, "made": now, "lang": lang}
    connection.execute(insert(schema.names).values(row))


def set_passphrase(connection: Connection, id: str, passphrase: str) -> None:
    """Gives the name another passphrase, by its hash."""
    connection.execute(update(schema.names).where(schema.names.c.id == id).values(passphrase=passphrase))


def count(connection: Connection) -> int:
    """How many names there are."""
    return connection.execute(select(func.count()).select_from(schema.names)).scalar_one()


# --- devices ---


def sign_in(connection: Connection, id: str, device: str, now: int) -> dict[str, int]:
    """Signs a device in; what it holds is the name's from now on. Returns tables that have changed by it."""
    devices = schema.name_devices
    connection.execute(delete(devices).where(devices.c.device == device))
    connection.execute(insert(devices).values(device=device, name_id=id, at=now, used=now))
    latest = (
        select(devices.c.device).where(devices.c.name_id == id).order_by(devices.c.used.desc(), devices.c.at.desc())
    )
    surplus = list(connection.execute(latest.offset(MOST_DEVICES)).scalars())
    if surplus:
        connection.execute(delete(devices).where(devices.c.device.in_(surplus)))
    return _bring_along(connection, device, holder(id))


def _bring_along(connection: Connection, device: str, to: str) -> dict[str, int]:
    """Gives the name everything that the device holds, but for what it has already."""
    grants, tables, tokens = base.grants, base.tables, base.tokens
    has = {
        (row.table_id, row.seat)
        for row in connection.execute(select(grants.c.table_id, grants.c.seat).where(grants.c.device == to))
    }
    for row in connection.execute(select(grants).where(grants.c.device == device)).all():
        this = (grants.c.device == device) & (grants.c.table_id == row.table_id) & (grants.c.seat == row.seat)
        if (row.table_id, row.seat) in has:
            connection.execute(delete(grants).where(this))
        else:
            connection.execute(update(grants).where(this).values(device=to))
    connection.execute(update(tokens).where(tokens.c.used_by == device).values(used_by=to))
    made = list(connection.execute(select(tables.c.id).where(tables.c.creator == device)).scalars())
    connection.execute(update(tables).where(tables.c.creator == device).values(creator=to))
    return {table: raise_revision(connection, table) for table in made}


def note_device(connection: Connection, device: str, now: int) -> None:
    """Notes that the device was there."""
    devices = schema.name_devices
    connection.execute(update(devices).where(devices.c.device == device).values(used=now))


def noted_long_ago(member: Member, now: int) -> bool:
    """Whether it is time to note that the device is used."""
    return member.used < now - NOTED


def sign_out(connection: Connection, id: str, device: str, others: bool = False) -> int:
    """Signs the device out, or all others of the name; returns how many."""
    devices, pushed = schema.name_devices, schema.push_subscriptions
    gone = 0
    for table in (devices, pushed):
        mine = table.c.name_id == id
        which = mine & ((table.c.device != device) if others else (table.c.device == device))
        done = connection.execute(delete(table).where(which))
        gone = done.rowcount if table is devices else gone
    return gone


def count_devices(connection: Connection, id: str) -> int:
    """How many devices are signed in."""
    devices = schema.name_devices
    return connection.execute(select(func.count()).select_from(devices).where(devices.c.name_id == id)).scalar_one()


# --- secrets that open once ---


def add_token(connection: Connection, secret: str, id: str, purpose: str, detail: str, until: int) -> None:
    """Keeps the hash of a secret for the name; of older ones a few of the same purpose."""
    tokens = schema.name_tokens
    same = (tokens.c.name_id == id) & (tokens.c.purpose == purpose)
    latest = select(tokens.c.hash).where(same).order_by(tokens.c.until.desc()).offset(MOST_TOKENS - 1)
    gone = list(connection.execute(latest).scalars())
    connection.execute(delete(tokens).where(tokens.c.hash.in_(gone)))
    row = {"hash": hash_secret(secret), "name_id": id, "purpose": purpose, "detail": detail, "until": until}
    connection.execute(insert(tokens).values(row))


def spend_token(connection: Connection, secret: str, purpose: str, now: int) -> Row[Any]:
    """What the secret opens, which it does once; raises Problem if it does not."""
    tokens = schema.name_tokens
    this = (tokens.c.hash == hash_secret(secret)) & (tokens.c.purpose == purpose)
    row = connection.execute(select(tokens).where(this)).one_or_none()
    if row is None or row.until <= now:
        raise Problem(410, "server-club-link-spent")
    if connection.execute(delete(tokens).where(this)).rowcount != 1:
        raise Problem(410, "server-club-link-spent")
    return row


def drop_ended(connection: Connection, now: int) -> None:
    """Forgets secrets that have ended."""
    connection.execute(delete(schema.name_tokens).where(schema.name_tokens.c.until <= now))


# --- what other processes must hear of ---


def raise_change(connection: Connection) -> None:
    """Notes that rights of names were taken, so that every process looks again who may do what."""
    state = schema.club_state
    now = int(connection.execute(select(state.c.value).where(state.c.id == "changed")).scalar() or 0)
    put_state(connection, "changed", str(now + 1))


def state_of(connection: Connection, id: str) -> str | None:
    """A value that the club keeps."""
    state = schema.club_state
    return connection.execute(select(state.c.value).where(state.c.id == id)).scalar()


def put_state(connection: Connection, id: str, value: str) -> None:
    """Keeps a value."""
    kind = postgresql if connection.dialect.name == "postgresql" else sqlite
    row = kind.insert(schema.club_state).values(id=id, value=value)
    connection.execute(row.on_conflict_do_update(index_elements=["id"], set_={"value": value}))
