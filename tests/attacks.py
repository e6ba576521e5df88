"""What one stranger may try against a server, each for a bounded time and on loopback only.

`python -m tests.attacks NAME PORT SECONDS` runs one of them from an address of its own.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import struct
import sys
import time
from collections.abc import Awaitable, Callable

import httpx

ATTACKER = "127.0.0.66"
BACK = 0.5  # seconds until who was thrown out comes back
PORTIONS = 0.1  # seconds between two portions of a flood
FLOODERS = 4  # connections
FLOOD = 15_000_000 / 8 * PORTIONS / FLOODERS  # bytes in a portion: 15 Mbit/s in all
MANY = 1100  # connections; a process may have 1,024 by default
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Target:
    """The server, the table of the stranger there, and when to stop."""

    def __init__(self, port: int, seconds: float) -> None:
        self.port = port
        self.until = time.monotonic() + seconds
        self.table = self.cookie = ""

    @property
    def on(self) -> bool:
        return time.monotonic() < self.until

    async def make_table(self) -> None:
        """A table that the stranger may connect to like anybody."""
        transport = httpx.AsyncHTTPTransport(local_address=ATTACKER)
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", transport=transport) as http:
            wish = {"game": "akropolis", "seats": [{"kind": "here"}, {"kind": "here"}]}
            self.table = (await http.post("/api/v1/tables", json=wish)).json()["table"]
            self.cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())

    async def line(self) -> Line:
        """A bare connection."""
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=(ATTACKER, 0))

    async def websocket(self) -> Line:
        """A connection on which frames can be sent."""
        reader, writer = await self.line()
        key = base64.b64encode(os.urandom(16)).decode()
        writer.write(
            f"GET /api/v1/tables/{self.table}/live HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Cookie: {self.cookie}\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        return reader, writer


def frame(opcode: int, data: bytes, last: bool = True) -> bytes:
    """A frame as a client sends it, with a mask of zeros."""
    head = bytes([opcode | (0x80 if last else 0)])
    size = bytes([0x80 | len(data)]) if len(data) < 126 else b"\xfe" + struct.pack("!H", len(data))
    return head + size + b"\0\0\0\0" + data


Attack = Callable[[Target], Awaitable[None]]


async def again_and_again(target: Target, attack: Attack) -> None:
    """Comes back whenever it is thrown out, like a program that does not care."""
    while target.on:
        with contextlib.suppress(OSError, EOFError, httpx.HTTPError, asyncio.LimitOverrunError, KeyError, ValueError):
            await attack(target)
        await asyncio.sleep(BACK)


async def by(count: int, target: Target, attack: Attack) -> None:
    """So many of the same at once."""
    await asyncio.gather(*(again_and_again(target, attack) for _ in range(count)))


async def pour(target: Target, first: bytes, portion: bytes, read: bool = True) -> None:
    """Sends the portion over and over on one WebSocket."""
    reader, writer = await target.websocket()
    reading = asyncio.create_task(swallow(reader)) if read else None
    try:
        writer.write(first)
        due = time.monotonic()
        while target.on and not (reading is not None and reading.done()):
            writer.write(portion)
            await writer.drain()
            due += PORTIONS
            await asyncio.sleep(max(0.0, due - time.monotonic()))
    finally:
        if reading is not None:
            reading.cancel()
        writer.close()


async def swallow(reader: asyncio.StreamReader) -> None:
    """Reads until the server closes."""
    with contextlib.suppress(OSError):
        while await reader.read(65536):
            pass


async def fragments(target: Target) -> None:
    """A message that never ends, in empty pieces."""
    await target.make_table()
    one = frame(0, b"", last=False)
    await by(FLOODERS, target, lambda t: pour(t, frame(1, b"", last=False), one * int(FLOOD / len(one))))


async def pings(target: Target) -> None:
    """Empty pings."""
    await target.make_table()
    one = frame(9, b"")
    await by(FLOODERS, target, lambda t: pour(t, b"", one * int(FLOOD / len(one))))


async def unread_pings(target: Target) -> None:
    """Large pings whose answers nobody reads."""
    await target.make_table()
    one = frame(9, b"x" * 125)
    await by(FLOODERS, target, lambda t: pour(t, b"", one * int(FLOOD / len(one)), read=False))


async def cookies(target: Target) -> None:
    """A long cookie of backslashes, which is slow to take apart."""

    async def one(target: Target) -> None:
        reader, writer = await target.line()
        writer.write(
            b"GET /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n"
            b'Cookie: pentapolis_device="' + b"\\" * 60_000 + b'"\r\n\r\n'
        )
        await swallow(reader)
        writer.close()

    await by(2, target, one)


async def idle(target: Target) -> None:
    """Connections that say nothing."""

    async def one(target: Target) -> None:
        reader, writer = await target.line()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(swallow(reader), max(0.0, target.until - time.monotonic()))
        writer.close()

    await by(MANY, target, one)


async def half_sent(target: Target) -> None:
    """Requests that never get to their end."""

    async def one(target: Target) -> None:
        reader, writer = await target.line()
        writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n")
        reading = asyncio.create_task(swallow(reader))
        while target.on and not reading.done():
            writer.write(b"X-More: and more\r\n")
            await asyncio.sleep(1)
        reading.cancel()
        writer.close()

    await by(MANY, target, one)


async def hellos(target: Target) -> None:
    """A hundred connections that ask for everything again and again."""
    await target.make_table()
    hello = b'{"type":"hello","protocol":1,"seat":0,"lang":"en"}'

    async def one(target: Target) -> None:
        reader, writer = await target.websocket()
        reading = asyncio.create_task(swallow(reader))
        while target.on and not reading.done():
            writer.write(frame(1, hello))
            await writer.drain()
            await asyncio.sleep(0.05)
        reading.cancel()
        writer.close()

    await by(100, target, one)


async def paths(target: Target) -> None:
    """Addresses of eight kilobytes, as fast as they are answered."""
    await requests(target, b"/" + b"a/" * 4000)


async def files(target: Target) -> None:
    """The page, as fast as it is answered."""
    await requests(target, b"/")


async def requests(target: Target, path: bytes) -> None:
    """The same request on many connections at once, as fast as it is answered."""

    async def one(target: Target) -> None:
        reader, writer = await target.line()
        while target.on:
            writer.write(b"GET " + path + b" HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept-Encoding: gzip\r\n\r\n")
            if not await reader.read(65536):
                break
        writer.close()

    await by(50, target, one)


async def connections(target: Target) -> None:
    """Comes and goes, a thousand times a second."""

    async def one(target: Target) -> None:
        while target.on:
            _, writer = await target.line()
            writer.close()
            await asyncio.sleep(0.02)

    await by(20, target, one)


ATTACKS = {
    attack.__name__.replace("_", "-"): attack
    for attack in (
        fragments,
        pings,
        unread_pings,
        cookies,
        idle,
        half_sent,
        hellos,
        paths,
        files,
        connections,
    )
}


def main() -> None:
    """Runs one attack."""
    name, port, seconds = sys.argv[1:]
    target = Target(int(port), float(seconds))

    async def bounded() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(ATTACKS[name](target), float(seconds) + 2)

    asyncio.run(bounded())


if __name__ == "__main__":
    main()
