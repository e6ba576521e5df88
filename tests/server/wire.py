"""A wire between a program and its server that a test can cut at the worst moment."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable
from types import TracebackType


class Pair:
    """One connection through the wire."""

    def __init__(self, client: socket.socket, server: socket.socket) -> None:
        self.client = client
        self.server = server
        self.mute = False  # nothing of what the server says arrives

    def cut(self, *ends: socket.socket) -> None:
        """The ends, by default both, see the line break."""
        for end in ends or (self.client, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)


Trouble = Callable[[Pair, bytes], None]  # what happens to bytes that a client sends


class Wire:
    """Passes bytes on; `trouble` is asked once, in place of passing on what a client sends next."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.trouble: Trouble | None = None
        self.pairs: list[Pair] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.base = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self._spawn(self._listen)

    def __enter__(self) -> Wire:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.end()

    def end(self) -> None:
        """Nobody comes through any more."""
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for pair in self.pairs:
            pair.cut()

    def _spawn(self, work: Callable[[], None]) -> None:
        threading.Thread(target=work, daemon=True).start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client = self._listener.accept()[0]
                try:
                    server = socket.create_connection(("127.0.0.1", self.port))
                except OSError:  # the server is away
                    client.close()
                    continue
                pair = Pair(client, server)
                self.pairs.append(pair)
                self._spawn(lambda pair=pair: self._up(pair))  # type: ignore[misc]  # a default binds it now
                self._spawn(lambda pair=pair: self._down(pair))  # type: ignore[misc]

    def _up(self, pair: Pair) -> None:
        with contextlib.suppress(OSError):
            while data := pair.client.recv(65536):
                trouble, self.trouble = self.trouble, None
                if trouble is not None:
                    trouble(pair, data)
                else:
                    pair.server.sendall(data)
        if not pair.mute:
            pair.cut()

    def _down(self, pair: Pair) -> None:
        with contextlib.suppress(OSError):
            while data := pair.server.recv(65536):
                if not pair.mute:
                    pair.client.sendall(data)
        if not pair.mute:
            pair.cut()
