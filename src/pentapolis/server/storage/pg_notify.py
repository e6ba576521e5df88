"""Several server processes on one PostgreSQL tell each other what has changed, by NOTIFY and LISTEN."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable

from .database import database_url
from .store import CHANNEL

log = logging.getLogger("pentapolis.server")
LOOK = 1.0  # seconds between two looks whether to end
PATIENCE = 2.0  # seconds before a lost connection is tried again


class Listener:
    """Hears what other processes tell. `lost` is called when something may have been missed."""

    def __init__(self, where: str, heard: Callable[[str], None], lost: Callable[[], None]) -> None:
        from psycopg.conninfo import make_conninfo  # the extra `postgres`

        url = database_url(where)
        parts = {**url.translate_connect_args(username="user", database="dbname"), **url.query}
        self._address = make_conninfo(**parts)
        self._heard = heard
        self._lost = lost
        self._ended = threading.Event()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="pentapolis-listen", daemon=True)

    def start(self) -> None:
        """Starts to listen; what is told after this returns is heard."""
        self._thread.start()
        self._ready.wait(10)

    def close(self) -> None:
        """Stops listening."""
        self._ended.set()
        self._thread.join(timeout=5)

    def _listen(self) -> None:
        import psycopg

        first = True
        while not self._ended.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    if not first:
                        self._lost()
                    first = False
                    while not self._ended.is_set():
                        for note in connection.notifies(timeout=LOOK):
                            self._heard(note.payload)
            except psycopg.Error as error:
                log.warning("the connection that listens to the database was lost: %s", type(error).__name__)
                self._ended.wait(PATIENCE)
