"""Who plays the games: this process, or one process for every core. (cluster.py: the machines of a Ray cluster.)"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.synchronize import Event
from typing import Protocol

import msgspec

from ..bots.program import close_all
from ..core.errors import RefusalError
from .plan import ArenaError, Assignment, Plan, problem
from .play import Played, play

BLINK = 0.2  # seconds after which a waiting executor looks up


def cores() -> int:
    """The cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class BatchResult(msgspec.Struct, frozen=True):
    """What comes back of a batch: the games that were finished, and why there are no more if a bot failed."""

    games: list[Played]
    refusal: str | None = None  # the key of the sentence, with its arguments
    args: dict[str, int | str] = {}

    @property
    def error(self) -> ArenaError:
        """The failure."""
        return problem(self.refusal or "", **self.args)


def play_batch(plan: Plan, batch: list[Assignment], stopped: Callable[[], bool]) -> BatchResult:
    """Plays the games of the batch, up to one that fails, or until it is stopped."""
    games: list[Played] = []
    for assignment in batch:
        if stopped():
            break
        try:
            games.append(play(plan, assignment))
        except RefusalError as error:
            return BatchResult(games, error.refusal.key, error.refusal.args)
    return BatchResult(games)


class Executor(Protocol):
    """Takes batches of games and gives them back played, in any order."""

    slots: int  # batches that may be under way, so that nobody waits for work
    batch_seconds: float  # how long a batch should take
    failure: Exception | None  # why no more should be handed out; what is under way may still be finished

    @property
    def under_way(self) -> int:
        """Batches that were handed out and have not come back."""
        ...

    def submit(self, batch: list[Assignment]) -> None:
        """Hands out a batch."""
        ...

    def finished(self) -> list[Played]:
        """Games that came back; empty if none did for a moment."""
        ...

    def stop(self) -> None:
        """Asks everybody to finish the game at hand and leave the rest of the batch."""
        ...

    def abandon(self) -> None:
        """Ends everybody at once, in the middle of a game."""
        ...

    def close(self) -> None:
        """Sends everybody home."""
        ...


class SerialExecutor:
    """This process plays, one game after the other."""

    def __init__(self, plan: Plan) -> None:
        self.slots = 1
        self.batch_seconds = 0.0
        self.failure: Exception | None = None  # one that fails here is raised at once: nothing else is under way
        self._plan = plan
        self._todo: deque[Assignment] = deque()

    @property
    def under_way(self) -> int:
        """One while there is something to play."""
        return 1 if self._todo else 0

    def submit(self, batch: list[Assignment]) -> None:
        """Takes the batch."""
        self._todo.extend(batch)

    def finished(self) -> list[Played]:
        """The next game."""
        return [play(self._plan, self._todo.popleft())] if self._todo else []

    def stop(self) -> None:
        """Leaves what has not begun."""
        self._todo.clear()

    def abandon(self) -> None:
        """Nobody else is there."""

    def close(self) -> None:
        """Nothing is left to end."""


class ProcessExecutor:
    """A process for every core."""

    def __init__(self, plan: Plan, workers: int) -> None:
        self.slots = 2 * workers
        self.batch_seconds = 1.0
        self.failure: Exception | None = None
        # Other threads (a progress bar) may run here, so workers are started afresh and not forked.
        context = multiprocessing.get_context("spawn")
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(workers, context, _settle_in, (plan, self._stop))
        self._pending: set[Future[BatchResult]] = set()

    @property
    def under_way(self) -> int:
        """Batches that have not come back."""
        return len(self._pending)

    def submit(self, batch: list[Assignment]) -> None:
        """Hands the batch to whoever is free first; a worker may be born for it."""
        try:
            with interrupts_held():
                self._pending.add(self._pool.submit(_play_batch, batch))
        except BrokenProcessPool:
            self._fail(problem("arena-worker-died"))

    def finished(self) -> list[Played]:
        """The games of the batches that came back within a moment; one that failed takes nothing from the others."""
        done, self._pending = wait(self._pending, BLINK, FIRST_COMPLETED)
        games: list[Played] = []
        for future in done:
            try:
                brought = future.result()
            except BrokenProcessPool:
                self._fail(problem("arena-worker-died"))
            except Exception as error:
                self._fail(error)
            else:
                games += brought.games
                if brought.refusal is not None:
                    self._fail(brought.error)
        return games

    def _fail(self, error: Exception) -> None:
        """Remembers the first failure: others follow from it, or are the same one again."""
        self.failure = self.failure or error

    def stop(self) -> None:
        """Workers look at this after every game."""
        self._stop.set()

    def abandon(self) -> None:
        """Ends the workers; they take their programs with them."""
        for process in list((self._pool._processes or {}).values()):
            process.terminate()

    def close(self) -> None:
        """Waits for nobody who still has work waiting."""
        self._stop.set()
        self._pool.shutdown(cancel_futures=True)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until the end; whoever is born meanwhile holds it back until it can ignore it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


_plan: Plan
_stopped: Event


def _settle_in(plan: Plan, stopped: Event) -> None:
    """Makes a new process a worker: it leaves the keyboard to its parent, and does not outlive it."""
    global _plan, _stopped
    _plan, _stopped = plan, stopped
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    signal.signal(signal.SIGTERM, lambda number, frame: _leave())
    threading.Thread(target=_follow_parent, daemon=True).start()


def _follow_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        _leave()


def _leave() -> None:
    """Ends this process at once, but not without the programs that it started."""
    close_all()
    os._exit(1)


def _play_batch(batch: list[Assignment]) -> BatchResult:
    return play_batch(_plan, batch, _stopped.is_set)
