"""Who plays the games of a training: this process, or one process for every core."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from ..arena.executors import interrupts_held
from .plan import problem
from .selfplay import Batch

Work = Callable[[Batch], Any]
BLINK = 0.2  # seconds after which a waiting process looks up


class Workers:
    """Does batches in any order. Once `stopping` is set, what has begun is finished and the rest is left."""

    def __init__(self, count: int) -> None:
        self.stopping = threading.Event()
        self._count = count
        # Other threads (a progress bar) may run here, so processes are started afresh and not forked.
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(count, context, _settle_in) if count > 1 else None

    def done(self, work: Work, batches: list[Batch]) -> Iterator[tuple[Batch, Any]]:
        """Every batch with what came of it, as they are done; `work` can be sent to another process."""
        if self._pool is None:
            for batch in batches:
                if self.stopping.is_set():
                    return
                yield batch, work(batch)
            return
        waiting = batches[::-1]
        pending: dict[Future[Any], Batch] = {}
        while pending or (waiting and not self.stopping.is_set()):
            while waiting and not self.stopping.is_set() and len(pending) < self._count + 1:
                batch = waiting.pop()
                with interrupts_held():  # a process may be born for it
                    pending[self._pool.submit(work, batch)] = batch
            for future in wait(pending, BLINK, FIRST_COMPLETED)[0]:
                yield pending.pop(future), self._result(future)

    def _result(self, future: Future[Any]) -> Any:
        try:
            return future.result()
        except BrokenProcessPool:
            raise problem("train-worker-died") from None

    def abandon(self) -> None:
        """Ends everybody at once, in the middle of a game."""
        if self._pool is not None:
            for process in list((self._pool._processes or {}).values()):
                process.terminate()

    def close(self) -> None:
        """Sends everybody home."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)


def _settle_in() -> None:
    """A new process leaves the keyboard to its parent, and does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
