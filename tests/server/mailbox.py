"""Where notices of a test arrive: an HTTP server that answers as told, and a mail server that keeps what it gets."""

from __future__ import annotations

import email
import queue
import socketserver
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple


class Got(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """What came, and with which statuses the next requests are answered."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.got: queue.Queue[Got] = queue.Queue()
        self.statuses: list[int] = []


@contextmanager
def receiving() -> Iterator[Receiver]:
    """An HTTP server for the time of the block."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            receiver.got.put(Got(self.path, {k.lower(): v for k, v in self.headers.items()}, body))
            self.send_response(receiver.statuses.pop(0) if receiver.statuses else 201)
            self.send_header("Location", "http://127.0.0.1:1/elsewhere")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield receiver
        finally:
            server.shutdown()


@contextmanager
def mail_server() -> Iterator[tuple[str, queue.Queue[Message]]]:
    """The address of a mail server and what it got, for the time of the block."""
    got: queue.Queue[Message] = queue.Queue()

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self.say("220 here")
            while line := self.rfile.readline().decode().strip():
                word = line[:4].upper()
                if word == "DATA":
                    self.say("354 go on")
                    lines = []
                    while (part := self.rfile.readline()) != b".\r\n":
                        lines.append(part)
                    got.put(email.message_from_bytes(b"".join(lines)))
                self.say("221 bye" if word == "QUIT" else "250 fine")
                if word == "QUIT":
                    return

        def say(self, words: str) -> None:
            self.wfile.write(f"{words}\r\n".encode())

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler) as server:
        server.daemon_threads = True
        threading.Thread(target=server.serve_forever, daemon=True).start()
        try:
            yield f"smtp://127.0.0.1:{server.server_address[1]}", got
        finally:
            server.shutdown()
