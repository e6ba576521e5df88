"""WebSockets as the server speaks them: compressed quickly, each message by itself.

A message by itself compresses a little worse than one that refers to those before. But a connection then holds no
memory for it, and what goes to several people in the same words is compressed once.
"""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.typing import ExtensionParameter

from ...texts import LANGUAGES, texts
from .connection_limiter import Backlog, ConnectionLimiter, Meter

QUICK = 1  # the level of zlib: a third of the time of the usual one for a quarter more bytes
SMALL = 500  # bytes; what is shorter goes as it is
FLUSHED = b"\x00\x00\xff\xff"  # ends what was flushed; the protocol leaves it out
PIECE = 1024  # bytes that are read at once: at most 170 frames
LINGER = 1.0  # seconds in which who is refused may read why
MOST_PACKED = 16  # messages that are kept: those who get the same one get it at the same moment


@lru_cache(maxsize=MOST_PACKED)
def compress(data: bytes, window: int) -> bytes:
    """The message compressed, as the protocol wants it."""
    encoder = zlib.compressobj(QUICK, wbits=-window)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(FLUSHED)


class FastDeflate(PerMessageDeflate):
    """Compresses long texts."""

    def encode(self, frame: Frame) -> Frame:
        """The frame as it is sent."""
        if frame.opcode is not Opcode.TEXT or not frame.fin or len(frame.data) < SMALL:
            return frame
        return Frame(frame.opcode, compress(bytes(frame.data), self.local_max_window_bits), rsv1=True)


class FastDeflateFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression of each message by itself."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and what then compresses."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, FastDeflate(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )


class DeflateWebSocket(WebSocketsSansIOProtocol):
    """One connection under uvicorn."""

    def __init__(self, limiter: ConnectionLimiter, **more: Any) -> None:
        super().__init__(**more)
        self.conn.available_extensions = [FastDeflateFactory()]
        self.limiter = limiter
        self.lang = LANGUAGES[0]
        self.meter = Meter(limiter, "")
        self._backlog = Backlog(limiter.limits.read_seconds)
        self._refused = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The connection, which was admitted as one for requests, goes on as a WebSocket."""
        super().connection_made(transport)
        self.meter.address = self.limiter.address(self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """The client has gone."""
        self.limiter.leave(self)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        """Lets the application say whose connection it is."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    def belongs_to(self, address: str, lang: str) -> None:
        """The address to count, which a proxy may have told, and the language to refuse in."""
        self.meter.address = address
        self.lang = lang

    def data_received(self, data: bytes) -> None:
        """Something has come: it is read piece by piece, so that too much is seen before it is worked on."""
        if self._refused:
            return
        if not self.meter.takes(0, len(data)):
            self._refuse()
            return
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self._refused or self.transport.is_closing():
                return

    def handle_events(self) -> None:
        """Works on the frames that have come, if they are not too many."""
        if self.meter.takes(len(self.conn.events), 0):
            super().handle_events()
        else:
            self._refuse()

    def _refuse(self) -> None:
        """Says that it is too much, and closes; nothing more is read."""
        self._refused = True
        self.stop_keepalive()
        if not self.handshake_complete or self.close_sent:
            self.transport.abort()
            return
        self.conn.fail(CloseCode.POLICY_VIOLATION, texts(self.lang).say("server-too-much-sent"))
        self.conn.events.clear()
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})
        self.close_sent = True
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def pause_writing(self) -> None:
        """The client does not read: neither do we, so that nothing it asks for piles up."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        if not self.read_paused and not self._refused and not self.transport.is_closing():
            self.transport.resume_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; more is read from the client only where it reads what it is sent."""
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def end_if_overdue(self, now: float) -> None:
        """Ends the connection if the client reads nothing."""
        if self._backlog.stuck(self.transport.get_write_buffer_size(), now):
            self.transport.abort()
