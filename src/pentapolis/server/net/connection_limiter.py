"""How much may come in: connections, bytes and frames are counted for each address before anything else."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Protocol

from ..settings import Limits
from .addresses import Proxies, address_key
from .rate_limiter import Clock, TokenBucket, burst

CHECK = 1.0  # seconds between two checks of all connections
LEAST_READ = 4096  # bytes that a client must read in the time that is given for it
WORDS = 20  # refused connections that get a sentence at a time; others are just closed


class LimitedConnection(Protocol):
    """A connection."""

    def end_if_overdue(self, now: float) -> None:
        """Ends it if its time is over."""


class ConnectionLimiter:
    """All connections of one server."""

    def __init__(self, limits: Limits, proxy: str | None, room: int, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.most = min(limits.connections, room)
        self.leaving = 0  # refused connections that still get their sentence
        self._proxies = Proxies(proxy)
        self._connections: dict[LimitedConnection, str] = {}
        self._of_one: Counter[str] = Counter()
        self._new = burst(limits.new_connections, 10, clock)
        self._heads = burst(limits.heads, 2, clock)
        self._frames = burst(limits.frames_of_one, 10, clock)
        self._bytes = burst(limits.bytes_of_one, 10, clock)
        self._checking: asyncio.TimerHandle | None = None

    def address(self, host: str) -> str:
        """The address to count; empty for a proxy, which speaks for many."""
        return "" if host in self._proxies else address_key(host)

    def admit(self, connection: LimitedConnection, address: str) -> bool:
        """Notes the connection; whether there is room for it."""
        fits = len(self._connections) < self.most and (
            not address or (self._of_one[address] < self.limits.connections_of_one and self._new.take(address))
        )
        self._connections[connection] = address
        self._of_one[address] += 1
        return fits

    def pass_on(self, connection: LimitedConnection, to: LimitedConnection) -> None:
        """The connection goes on as another kind."""
        self._connections[to] = self._connections.pop(connection)

    def leave(self, connection: LimitedConnection) -> None:
        """The connection is gone."""
        if connection in self._connections:
            address = self._connections.pop(connection)
            self._of_one[address] -= 1
            if not self._of_one[address]:
                del self._of_one[address]

    def charge(self, address: str, heads: int, size: int) -> float:
        """Counts requests and bytes; seconds until that address may send more."""
        if not address:
            return 0.0
        wait = self._bytes.charge(address, size)
        return max(wait, self._heads.charge(address, heads)) if heads else wait

    def takes(self, address: str, frames: int, size: int) -> bool:
        """Whether that address may send so many more frames and bytes."""
        if not address:
            return True
        return (not frames or self._frames.take(address, frames)) and (not size or self._bytes.take(address, size))

    def schedule_check(self, loop: asyncio.AbstractEventLoop) -> None:
        """Ends those whose time is over, again and again for as long as anybody is there."""
        if self._checking is None:
            self._checking = loop.call_later(CHECK, self._check, loop)

    def _check(self, loop: asyncio.AbstractEventLoop) -> None:
        self._checking = None
        self.end_overdue()
        if self._connections:
            self.schedule_check(loop)

    def end_overdue(self) -> None:
        """Ends the connections whose time is over."""
        now = self.clock()
        for connection in list(self._connections):
            connection.end_if_overdue(now)


class Meter:
    """What one WebSocket sends: counted for itself, and for its address once that is known."""

    def __init__(self, limiter: ConnectionLimiter, address: str) -> None:
        self._limiter = limiter
        self.address = address
        self._frames = TokenBucket(limiter.limits.frames, 60, limiter.clock)
        self._bytes = TokenBucket(limiter.limits.bytes, 60, limiter.clock)

    def takes(self, frames: int, size: int) -> bool:
        """Whether so many more frames and bytes may come."""
        own = (not frames or self._frames.take(frames)) and (not size or self._bytes.take(size))
        return own and self._limiter.takes(self.address, frames, size)


class Backlog:
    """What was sent and is not read by the other side: whether it gets less."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._size = 0
        self._since = 0.0

    def stuck(self, size: int, now: float) -> bool:
        """Whether nearly nothing was read for too long, where so much waits now."""
        if size == 0 or self._size == 0 or size <= self._size - LEAST_READ:
            self._size, self._since = size, now
        self._size = max(size, self._size)
        return size > 0 and now - self._since > self._seconds
