"""WebSockets as the server speaks them: compressed quickly, each message by itself.

A message by itself compresses a little worse than one that refers to those before. But a connection then holds no
memory for it, and what goes to several people in the same words is compressed once.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.base import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.typing import ExtensionParameter

QUICK = 1  # the level of zlib: a third of the time of the usual one for a quarter more bytes
SMALL = 500  # bytes; what is shorter goes as it is
FLUSHED = b"\x00\x00\xff\xff"  # ends what was flushed; the protocol leaves it out
MOST_PACKED = 16  # messages that are kept: those who get the same one get it at the same moment


@lru_cache(maxsize=MOST_PACKED)
def packed(data: bytes, window: int) -> bytes:
    """The message compressed, as the protocol wants it."""
    encoder = zlib.compressobj(QUICK, wbits=-window)
    return (encoder.compress(data) + encoder.flush(zlib.Z_SYNC_FLUSH)).removesuffix(FLUSHED)


class Quick(PerMessageDeflate):
    """Compresses long texts."""

    def encode(self, frame: Frame) -> Frame:
        """The frame as it is sent."""
        if frame.opcode is not Opcode.TEXT or not frame.fin or len(frame.data) < SMALL:
            return frame
        return Frame(frame.opcode, packed(bytes(frame.data), self.local_max_window_bits), rsv1=True)


class QuickFactory(ServerPerMessageDeflateFactory):
    """Agrees with a client on compression of each message by itself."""

    def __init__(self) -> None:
        super().__init__(server_no_context_takeover=True, client_no_context_takeover=True)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed on, and what then compresses."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        return agreed, Quick(
            usual.remote_no_context_takeover,
            usual.local_no_context_takeover,
            usual.remote_max_window_bits,
            usual.local_max_window_bits,
        )


class Line(WebSocketsSansIOProtocol):
    """One connection under uvicorn."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [QuickFactory()]
