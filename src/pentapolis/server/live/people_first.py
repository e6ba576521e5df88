"""Bots let people pass: their moves wait while somebody waits for an answer."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Iterator

PATIENCE = 1.0  # seconds that a bot's move waits at most


class PeopleFirst:
    """Whether anybody waits for an answer."""

    def __init__(self) -> None:
        self._answering = 0
        self._calm = asyncio.Event()
        self._calm.set()

    @contextlib.contextmanager
    def answering(self) -> Iterator[None]:
        """Somebody waits for an answer for as long as the block lasts."""
        self._answering += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._answering -= 1
            if not self._answering:
                self._calm.set()

    async def wait(self) -> None:
        """Returns when nobody waits for an answer, or after a while."""
        if not self._calm.is_set():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._calm.wait(), PATIENCE)
