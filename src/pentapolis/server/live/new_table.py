"""What every new table needs: a name, a seed, and room in the database."""

from __future__ import annotations

import secrets

from sqlalchemy import Connection

from ...core.chance import SEED_BYTES
from ..problems import Problem
from ..steady_clock import now_ms
from ..storage import store

FORGOTTEN_AFTER = 30 * 24 * 3600 * 1000  # milliseconds since an ended game was touched, where there is no room


def new_id() -> str:
    """The name of a table or record: short enough to be read aloud, too long to be guessed by chance.

    It begins with a letter or figure: commands take no name for an option, and sheets no name for a formula.
    """
    while not (drawn := secrets.token_urlsafe(9))[0].isalnum():
        pass
    return drawn


def new_seed() -> str:
    """What a new table is dealt from: nobody can know it before the game is over."""
    return secrets.token_bytes(SEED_BYTES).hex()


def make_room(connection: Connection, most: int) -> None:
    """Makes room for a table, if need be by forgetting games that ended long ago; raises Problem if there is none."""
    if store.count_tables(connection) < most:
        return
    store.drop_old_tables(connection, now_ms() - FORGOTTEN_AFTER, max(1, most // 100))
    if store.count_tables(connection) >= most:
        raise Problem(503, "server-too-many-tables")
