"""Ends connections to PostgreSQL that have fallen silent, so that nobody waits for ever for their answer."""

from __future__ import annotations

import contextlib
import logging
import os
import socket
import threading
import time
from typing import Any

from sqlalchemy import Engine, event

log = logging.getLogger("pentapolis.server")
LIMIT = 40.0  # seconds for which a connection may be in use; the database itself ends a statement before that
LOOK = 0.25  # seconds between two looks


class Watchdog:
    """Knows since when each connection is in use and hangs up those that are for too long."""

    def __init__(self, engine: Engine) -> None:
        self._since: dict[Any, float] = {}
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, name="pentapolis-watchdog", daemon=True)
        event.listen(engine, "connect", self._begin)  # the first words on a new connection count too
        event.listen(engine, "checkout", self._begin)
        for name in ("checkin", "detach", "close", "invalidate"):
            event.listen(engine, name, self._end)

    def start(self) -> None:
        """Begins to watch."""
        self._thread.start()

    def close(self) -> None:
        """Watches no longer."""
        self._ended.set()
        if self._thread.is_alive():
            self._thread.join()

    def _begin(self, connection: Any, *_: object) -> None:
        self._since[connection] = time.monotonic()

    def _end(self, connection: Any, *_: object) -> None:
        self._since.pop(connection, None)

    def _watch(self) -> None:
        while not self._ended.wait(LOOK):
            early = time.monotonic() - LIMIT
            for connection in [one for one, since in list(self._since.items()) if since < early]:
                self._end(connection)
                log.warning("the database has not answered for %d seconds: its connection is ended", LIMIT)
                hang_up(connection)


def hang_up(connection: Any) -> None:
    """Ends the line under a connection of psycopg, from another thread than the one that waits for it."""
    with contextlib.suppress(Exception), socket.socket(fileno=os.dup(connection.fileno())) as line:
        line.shutdown(socket.SHUT_RDWR)
