"""Who plays the games of a training: this process, or one process for every core. (cluster.py: a Ray cluster.)"""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Protocol

from ..processes import ProcessPool
from .plan import problem
from .selfplay import Batch

Work = Callable[[Batch], Any]


class Executor(Protocol):
    """Does batches in any order. Once `stopping` is set, what has begun is finished and the rest is left."""

    stopping: threading.Event

    def done(self, work: Work, batches: list[Batch]) -> Iterator[tuple[Batch, Any]]:
        """Every batch with what came of it, as they are done; `work` can be sent to another process."""
        ...

    def abandon(self) -> None:
        """Ends everybody at once, in the middle of a game."""
        ...

    def close(self) -> None:
        """Lets everybody go."""
        ...


class Workers:
    """Processes of this machine."""

    def __init__(self, count: int) -> None:
        self.stopping = threading.Event()
        self._count = count
        self._pool = ProcessPool(count) if count > 1 else None

    def done(self, work: Work, batches: list[Batch]) -> Iterator[tuple[Batch, Any]]:
        """Every batch with what came of it, as they are done; `work` can be sent to another process."""
        pool = self._pool
        if pool is None:
            for batch in batches:
                if self.stopping.is_set():
                    return
                yield batch, work(batch)
            return
        waiting = batches[::-1]
        pending: dict[Future[Any], Batch] = {}
        try:
            while pending or (waiting and not self.stopping.is_set()):
                while waiting and not self.stopping.is_set() and len(pending) < self._count + 1:
                    batch = waiting.pop()
                    pending[pool.submit(work, batch)] = batch
                for future in pool.finished():
                    yield pending.pop(future), future.result()
        except BrokenProcessPool:
            raise problem("train-worker-died") from None

    def abandon(self) -> None:
        """Ends everybody at once, in the middle of a game."""
        if self._pool is not None:
            self._pool.abandon()

    def close(self) -> None:
        """Ends the processes."""
        if self._pool is not None:
            self._pool.close()
