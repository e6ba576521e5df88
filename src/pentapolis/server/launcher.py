"""A server process: its port, its lock on the SQLite file, its life under uvicorn."""

from __future__ import annotations

import logging
import socket
from functools import partial

import uvicorn

from . import logs
from .file_handles import raise_handles, room
from .http.app import Server
from .metrics_port import MetricsPort
from .net.connection_limiter import ConnectionLimiter
from .net.http_protocol import HttpProtocol
from .net.websocket_protocol import DeflateWebSocket
from .settings import Settings
from .storage.data_file import DataFile
from .storage.database import database_url

log = logging.getLogger("pentapolis.server")
GRACE = 5  # seconds for answers that are under way when the server is stopped


class ServerProcess:
    """Prepares everything that can fail, then serves."""

    def __init__(self, settings: Settings, host: str, port: int, proxy: str | None = None) -> None:
        self.settings = settings
        self.host = host
        self.port = port
        self.proxy = proxy
        self._file: DataFile | None = None
        self._socket: socket.socket | None = None
        self._running: uvicorn.Server | None = None
        self._figures: MetricsPort | None = None

    def prepare(self) -> None:
        """Takes the file and the ports; raises InUse, StorageError or OSError."""
        settings = self.settings
        logs.set_up(settings.log_level, settings.log_format, settings.access_log)
        self.server = Server(self.settings)
        if self.server.database.sqlite:
            self._take_file()
        try:
            self.server.database.upgrade()
        except BaseException:
            self._leave_file()
            raise
        self._socket = self._bind()
        self.port = self._socket.getsockname()[1]
        if self.settings.metrics_port is not None:
            self._figures = MetricsPort(self.server.metrics, self.host, self.settings.metrics_port)
        self._limiter = self._make_limiter()

    def _make_limiter(self) -> ConnectionLimiter:
        count, limits = raise_handles(), self.settings.limits
        limiter = ConnectionLimiter(limits, self.proxy, room(count))
        if limiter.most < limits.connections:
            log.warning(
                "the system gives %d file handles, so at most %d connections are taken at once; more: ulimit -n, or "
                "LimitNOFILE= of systemd",
                count,
                limiter.most,
            )
        return limiter

    def _take_file(self) -> None:
        """SQLite is for one server; several need PostgreSQL."""
        name = database_url(self.settings.database).database
        if name and name != ":memory:":
            self._file = DataFile(name)
            self._file.take()

    def _leave_file(self) -> None:
        """Lets go of a file that cannot be served, and leaves nothing beside it."""
        if self._file is not None:
            self._file.leave()

    def _bind(self) -> socket.socket:
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
            log_config=None,  # ours
            h11_max_incomplete_event_size=limits.head + 1,
            access_log=False,
            server_header=False,
            proxy_headers=self.proxy is not None,
            forwarded_allow_ips=self.proxy,
            http=partial(HttpProtocol, self._limiter),  # type: ignore[arg-type]  # made like a class
            ws=partial(DeflateWebSocket, self._limiter),  # type: ignore[arg-type]
            ws_max_size=limits.message,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            timeout_graceful_shutdown=GRACE,
            timeout_keep_alive=20,
        )
        logs.shorten_tracebacks()
        assert self._socket is not None
        self._running = uvicorn.Server(config)
        self._running.run(sockets=[self._socket])
        if self._figures is not None:
            self._figures.close()

    def release(self) -> None:
        """Lets another server have the file."""
        if self._file is not None:
            self._file.release()

    def stop(self) -> None:
        """Lets `serve` return, from another thread."""
        if self._running is not None:
            self._running.should_exit = True
