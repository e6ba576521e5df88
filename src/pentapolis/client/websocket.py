"""The line of a seat to its table: a WebSocket, from its first word until it breaks."""

from __future__ import annotations

import contextlib
import socket
import time

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import connect

from ..wire import protocol
from .http import ClientError

LARGEST = 8_000_000  # bytes of one message
FIRST_PAUSE = 0.1  # seconds; every pause is twice as long as the one before
LONGEST_PAUSE = 5.0  # seconds


class LineBroken(ClientError):
    """The line broke, or nobody answers on it; `sent`: what was said last may have arrived."""

    def __init__(self, address: str, why: str, sent: bool) -> None:
        super().__init__("unreachable", f"{address}: {why}")
        self.sent = sent


class TimeUp(ClientError, TimeoutError):
    """Nothing came in the time that was given."""


class SeatSocket:
    """One WebSocket. Whatever goes wrong on it is a LineBroken."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self._held = contextlib.ExitStack()
        headers = {"Authorization": f"Bearer {key}"}
        try:
            self._socket = self._held.enter_context(connect(address, additional_headers=headers, max_size=LARGEST))
        except (OSError, WebSocketException) as error:
            raise LineBroken(address, str(error), sent=False) from None

    def send(self, message: protocol.ClientMessage) -> None:
        """Says something; where this raises LineBroken it has not arrived."""
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except ConnectionClosed as error:
            raise LineBroken(self.address, str(error), sent=False) from None

    def receive(self, timeout: float | None) -> protocol.ServerMessage:
        """The next message; raises LineBroken, and TimeUp after that many seconds."""
        try:
            data = self._socket.recv(timeout)
        except ConnectionClosed as error:
            raise LineBroken(self.address, str(error), sent=True) from None
        except TimeoutError:
            raise TimeUp("timeout", f"{self.address}: nothing came for {timeout:g} seconds") from None
        try:
            message: protocol.ServerMessage = protocol.read_server_message(data)
        except msgspec.DecodeError as error:
            raise ClientError("unreadable", f"{self.address}: the server sent what cannot be read: {error}") from None
        return message

    def close(self) -> None:
        """Says goodbye."""
        self._held.close()

    def drop(self) -> None:
        """Ends the line without a word, since nobody may be there to hear it."""
        with contextlib.suppress(OSError):
            self._socket.socket.shutdown(socket.SHUT_RDWR)
        self._held.close()


class Patience:
    """Growing pauses until the time is up."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self._until = time.monotonic() + seconds
        self._pause = FIRST_PAUSE

    def rest(self) -> bool:
        """Pauses; False, at once, when the time is up."""
        left = self._until - time.monotonic()
        if left <= 0:
            return False
        time.sleep(min(self._pause, left))
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return True
