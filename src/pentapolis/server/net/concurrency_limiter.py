"""Lets a few pass at a time of each address, so that whoever asks for a lot waits for nobody but themselves."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator


class ConcurrencyLimiter:
    """At most so many of one name are inside at once; the others wait, in the order in which they came."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._gates: dict[str, tuple[asyncio.Semaphore, int]] = {}  # with how many are inside or wait

    @contextlib.asynccontextmanager
    async def slot(self, name: str) -> AsyncIterator[None]:
        """Inside for as long as the block lasts."""
        gate, count = self._gates.get(name) or (asyncio.Semaphore(self._most), 0)
        self._gates[name] = gate, count + 1
        try:
            async with gate:
                yield
        finally:
            gate, count = self._gates[name]
            if count > 1:
                self._gates[name] = gate, count - 1
            else:
                del self._gates[name]
