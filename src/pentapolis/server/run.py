"""A server process: its port, its lock on the SQLite file, its life under uvicorn."""

from __future__ import annotations

import contextlib
import socket
from pathlib import Path
from typing import IO

import uvicorn

from .app import Server
from .database import StorageError
from .lines import Line
from .settings import Settings

GRACE = 5  # seconds for answers that are under way when the server is stopped


class InUse(Exception):
    """Another server works with the same file."""


class Run:
    """Prepares everything that can fail, then serves."""

    def __init__(self, settings: Settings, host: str, port: int, proxy: str | None = None) -> None:
        self.settings = settings
        self.host = host
        self.port = port
        self.proxy = proxy
        self._lock: IO[str] | None = None
        self._new_lock: Path | None = None  # made by us
        self._socket: socket.socket | None = None
        self._running: uvicorn.Server | None = None

    def prepare(self) -> None:
        """Takes the file and the port; raises InUse, StorageError or OSError."""
        self.server = Server(self.settings)
        if self.server.database.sqlite:
            self._take_file()
        try:
            self.server.database.upgrade()
        except BaseException:
            self._leave_file()
            raise
        self._socket = self._bound()
        self.port = self._socket.getsockname()[1]

    def _take_file(self) -> None:
        """SQLite is for one server; several need PostgreSQL."""
        if self.settings.database.startswith("sqlite://"):
            return
        with contextlib.suppress(ImportError):  # where there is no fcntl two servers are the host's business
            import fcntl

            path = Path(self.settings.database)
            beside = path.with_name(path.name + ".lock")
            self._new_lock = None if beside.exists() else beside
            try:
                self._lock = beside.open("w")
            except OSError:
                raise StorageError("server-storage-unwritable") from None
            try:
                fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise InUse from None

    def _leave_file(self) -> None:
        """Lets go of a file that cannot be served, and leaves nothing beside it."""
        if self._new_lock is not None:
            self._new_lock.unlink(missing_ok=True)
        self.release()

    def _bound(self) -> socket.socket:
        family = socket.AF_INET6 if ":" in self.host else socket.AF_INET
        bound = socket.socket(family, socket.SOCK_STREAM)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind((self.host, self.port))
        bound.listen()  # whoever comes before everything is ready waits, and nobody else can get the port any more
        return bound

    def serve(self) -> None:
        """Serves until it is told to stop."""
        limits = self.settings.limits
        config = uvicorn.Config(
            self.server.app(),
            log_level="warning",
            access_log=False,
            server_header=False,
            proxy_headers=self.proxy is not None,
            forwarded_allow_ips=self.proxy,
            ws=Line,
            ws_max_size=limits.message,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=20,
        )
        assert self._socket is not None
        self._running = uvicorn.Server(config)
        self._running.run(sockets=[self._socket])

    def release(self) -> None:
        """Lets another server have the file."""
        if self._lock is not None:
            self._lock.close()

    def stop(self) -> None:
        """Lets `serve` return, from another thread."""
        if self._running is not None:
            self._running.should_exit = True
