"""A line to PostgreSQL that a test can cut, or let fall silent, at the moment that matters."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Iterator
from urllib.parse import parse_qs, urlsplit


class Cutter:
    """Passes everything on between clients and PostgreSQL, until it is told otherwise."""

    def __init__(self, url: str) -> None:
        (folder,) = parse_qs(urlsplit(url).query)["host"]
        self._target = f"{folder}/.s.PGSQL.5432"
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"postgresql://postgres@127.0.0.1:{self._door.getsockname()[1]}/postgres"
        self.lose_next_answer_to = b""  # a request with these words reaches the database, its answer is lost
        self.open = True  # whether new connections are passed on
        self.silent = False  # nothing passes any more, and nobody is told
        self.lost = threading.Event()
        self._sockets: list[socket.socket] = []
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client, _ = self._door.accept()
                self._sockets.append(client)
                if not self.open:
                    client.close()
                    continue
                server = socket.socket(socket.AF_UNIX)
                server.connect(self._target)
                self._sockets.append(server)
                cut = threading.Event()
                threading.Thread(target=self._ask, args=(client, server, cut), daemon=True).start()
                threading.Thread(target=self._answer, args=(server, client, cut), daemon=True).start()

    def _ask(self, client: socket.socket, server: socket.socket, cut: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := client.recv(65536):
                words = self.lose_next_answer_to
                if words and words in data:
                    self.lose_next_answer_to = b""
                    cut.set()
                if not self.silent:
                    server.sendall(data)
        _hang_up(server)

    def _answer(self, server: socket.socket, client: socket.socket, cut: threading.Event) -> None:
        with contextlib.suppress(OSError):
            while data := server.recv(65536):
                if cut.is_set():
                    self.lost.set()
                    break
                if not self.silent:
                    client.sendall(data)
        _hang_up(client)

    def close(self) -> None:
        self._door.close()
        for one in self._sockets:
            one.close()


def _hang_up(line: socket.socket) -> None:
    with contextlib.suppress(OSError):
        line.shutdown(socket.SHUT_RDWR)


@contextlib.contextmanager
def cutter(url: str) -> Iterator[Cutter]:
    """A line to that PostgreSQL."""
    line = Cutter(url)
    try:
        yield line
    finally:
        line.close()
