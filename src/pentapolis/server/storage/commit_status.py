"""Whether a commit happened whose answer was lost: PostgreSQL can be asked by the number of the transaction."""

from __future__ import annotations

import contextlib
import time

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

NUMBER = text("SELECT txid_current_if_assigned()")
STATUS = text("SELECT txid_status(:number)")
PATIENCE = 10.0  # seconds in which the database must be back to be asked
PAUSE = 0.2  # seconds between two questions


def transaction_id(connection: Connection) -> int:
    """The number of the open transaction; 0 if it has changed nothing, or if the database counts none."""
    if connection.dialect.name != "postgresql":
        return 0
    return connection.execute(NUMBER).scalar_one() or 0


def in_doubt(error: Exception) -> bool:
    """Whether a commit that failed like this may have happened all the same."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or "disk i/o error" in str(error.orig).lower()


def was_committed(engine: Engine, number: int) -> bool | None:
    """Whether the transaction was committed; None if that cannot be found out."""
    end = time.monotonic() + PATIENCE
    while number:
        with contextlib.suppress(SQLAlchemyError), engine.connect() as connection:
            status = connection.execute(STATUS, {"number": number}).scalar_one()
            if status != "in progress":
                return None if status is None else status == "committed"
        if time.monotonic() > end:
            break
        time.sleep(PAUSE)
    return None
