"""HTTP as the server speaks it: nobody holds a connection for long without asking, and nobody asks without measure."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ...texts import LANGUAGES, texts
from .connection_limiter import WORDS, Backlog, ConnectionLimiter

PIECE = 4096  # bytes that are read at once, so that what is too much is seen early
MOST_HELD = 600_000  # bytes of a client that has been told to wait
LINGER = 1.0  # seconds in which who is refused may read why


class HttpProtocol(H11Protocol):
    """One connection under uvicorn."""

    def __init__(self, limiter: ConnectionLimiter, **more: Any) -> None:
        super().__init__(**more)
        self.limiter = limiter
        self._address = ""
        self._backlog = Backlog(limiter.limits.read_seconds)
        self._head_since: float | None = None  # when the head began that is not whole yet
        self._body_since: float | None = None
        self._rest = b""  # what has come but must wait
        self._held: asyncio.TimerHandle | None = None
        self._ended = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        """Somebody has come."""
        super().connection_made(transport)
        self._address = self.limiter.address(self.client[0] if self.client else "")
        self._head_since = self.limiter.clock()
        fits = self.limiter.admit(self, self._address)
        self.limiter.schedule_check(self.loop)
        if not fits:
            self._refuse(503, "server-too-many-sockets")

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone."""
        self.limiter.leave(self)
        if self._held is not None:
            self._held.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Something has come."""
        if self._ended:
            return
        self._rest += data
        if len(self._rest) > MOST_HELD:
            self.transport.abort()
        elif self._held is not None:
            self.flow.pause_reading()
        else:
            self._hold(self.limiter.charge(self._address, 0, len(data)))
            self._read()

    def _read(self) -> None:
        """Takes what has come piece by piece, for as long as this connection is one for requests."""
        while self._rest and self._held is None and self.conn.their_state in (h11.IDLE, h11.SEND_BODY):
            before, size = self.scope, self._piece()
            piece, self._rest = self._rest[:size], self._rest[size:]
            super().data_received(piece)
            if self._ended or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            self._note_progress(before)

    def _piece(self) -> int:
        """How many bytes to take next: of a head never more than it may have."""
        if self.conn.their_state is not h11.IDLE:
            return PIECE
        return min(PIECE, self.limiter.limits.head - len(self.conn.trailing_data[0]))

    def _note_progress(self, before: object) -> None:
        """Notes what is waited for now, and counts a request that has begun."""
        now, state = self.limiter.clock(), self.conn.their_state
        self._head_since = (self._head_since or now) if state is h11.IDLE else None
        self._body_since = (self._body_since or now) if state is h11.SEND_BODY else None
        if self.scope is not before:
            self._hold(self.limiter.charge(self._address, 1, 0))
        if state is h11.IDLE and len(self.conn.trailing_data[0]) >= self.limiter.limits.head:
            self._refuse(431, "server-long-head", most=self.limiter.limits.head)

    def _hold(self, seconds: float) -> None:
        """Reads nothing more for a while."""
        if seconds > 0:
            self.flow.pause_reading()
            if self._held is not None:
                self._held.cancel()
            self._held = self.loop.call_later(seconds, self._go_on)

    def _go_on(self) -> None:
        self._held = None
        if not self._ended:
            self.flow.resume_reading()
            self._read()

    def on_response_complete(self) -> None:
        """A request is answered; the next may have come already."""
        before = self.scope
        super().on_response_complete()
        if self.scope is not before:
            self._note_progress(before)
        if self._held is not None:
            self.flow.pause_reading()
        self._read()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a WebSocket."""
        self._head_since = self._body_since = None
        super().handle_websocket_upgrade(event)
        successor: Any = self.transport.get_protocol()
        self.limiter.pass_on(self, successor)

    def send_400_response(self, msg: str) -> None:
        """Refuses what is no HTTP."""
        self._refuse(400, "server-no-http")

    def end_if_overdue(self, now: float) -> None:
        """Ends the connection if it holds a place for too long."""
        if self._backlog.stuck(self.transport.get_write_buffer_size(), now):
            self.transport.abort()
        elif self._late(now):
            self._refuse(408, "server-slow-request")

    def _late(self, now: float) -> bool:
        """Whether a request has been on its way for too long."""
        limits = self.limiter.limits
        waits = ((self._head_since, limits.head_seconds), (self._body_since, limits.body_seconds))
        return any([since is not None and now - since > most for since, most in waits])

    def _refuse(self, status: int, key: str, **args: int | str) -> None:
        """Says why, in all languages as none is known yet, and closes; reads nothing more."""
        if self._ended:
            return
        self._ended = True
        self._rest = b""
        self._head_since = self._body_since = None
        begun = self.cycle is not None and self.cycle.response_started and not self.cycle.response_complete
        if begun or self.limiter.leaving >= WORDS:
            self.transport.abort()
            return
        body = "".join(f"{texts(lang).say(key, args)}\n" for lang in LANGUAGES).encode()
        head = (
            f"HTTP/1.1 {status} {HTTPStatus(status).phrase}\r\ncontent-type: text/plain; charset=utf-8\r\n"
            f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        if self.cycle is not None:
            self.cycle.disconnected = True  # its own answer is not sent any more
            self.cycle.message_event.set()
        self.transport.write(head.encode() + body)
        self.flow.pause_reading()
        self.limiter.leaving += 1
        self.loop.call_later(LINGER, self._end)

    def _end(self) -> None:
        self.limiter.leaving -= 1
        self.transport.abort()
