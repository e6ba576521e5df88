"""Who works: this process, or one process for every core. (cluster.py: the machines of a Ray cluster.)"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from ..bots.program import close_all
from ..core.errors import Refusal, RefusalError
from .processes import ProcessPool, stopped

MOST_IN_A_BATCH = 500
RETRIES = 3  # of work whose worker was lost

T = TypeVar("T")  # what is to be done
R = TypeVar("R")  # what comes of it


class SpreadError(RefusalError):
    """The work could not be spread, or workers were lost again and again."""


def problem(key: str, **args: int | str) -> SpreadError:
    """The error whose sentence has that key."""
    return SpreadError(Refusal("", key, args))


@dataclass(frozen=True)
class BatchResult(Generic[R]):
    """What comes back of a batch: results in their order, and why there are no more if a task was refused."""

    results: list[R]
    refused: RefusalError | None = None
    seconds: float = 0.0  # that they took


def done_batch(work: Callable[[T], R], batch: list[T], stop: Callable[[], bool]) -> BatchResult[R]:
    """Does the tasks of the batch, up to one that is refused, or until it is stopped."""
    results: list[R] = []
    began = time.monotonic()
    for task in batch:
        if stop():
            break
        try:
            results.append(work(task))
        except RefusalError as error:
            return BatchResult(results, error, time.monotonic() - began)
    return BatchResult(results, seconds=time.monotonic() - began)


class Pace:
    """How many tasks make a batch of the wanted length, by what has come back so far."""

    def __init__(self, batch_seconds: float) -> None:
        self.batch_seconds = batch_seconds
        self._seconds = 0.0
        self._tasks = 0

    def note(self, tasks: int, seconds: float) -> None:
        """So many tasks took so long."""
        self._tasks += tasks
        self._seconds += seconds

    @property
    def size(self) -> int:
        """One until it is known how long a task takes."""
        if not self._tasks:
            return 1
        each = max(self._seconds / self._tasks, 1e-4)
        return max(1, min(MOST_IN_A_BATCH, int(self.batch_seconds / each)))


class Executor(Protocol[T, R]):
    """Takes batches of tasks and gives back what came of them, in any order."""

    slots: int  # batches that may be under way, so that nobody waits for work
    pace: Pace
    failure: Exception | None  # why no more should be handed out; what is under way may still be finished

    @property
    def under_way(self) -> int:
        """Batches that were handed out and have not come back."""
        ...

    def submit(self, work: Callable[[T], R], batch: list[T]) -> None:
        """Hands out a batch; work and tasks can be sent to another process."""
        ...

    def finished(self) -> list[tuple[T, R]]:
        """Tasks that came back, each with its result; empty if none did for a moment."""
        ...

    def stop(self) -> None:
        """Asks everybody to finish the task at hand and leave the rest of the batch."""
        ...

    def abandon(self) -> None:
        """Ends everybody at once, in the middle of a task."""
        ...

    def close(self) -> None:
        """Ends all workers."""
        ...


class SerialExecutor(Generic[T, R]):
    """This process works, one task after the other."""

    def __init__(self) -> None:
        self.slots = 1
        self.pace = Pace(0.0)
        self.failure: Exception | None = None  # one that fails here is raised at once: nothing else is under way
        self._todo: deque[tuple[Callable[[T], R], T]] = deque()

    @property
    def under_way(self) -> int:
        """One while there is something to do."""
        return 1 if self._todo else 0

    def submit(self, work: Callable[[T], R], batch: list[T]) -> None:
        """Takes the batch."""
        self._todo.extend((work, task) for task in batch)

    def finished(self) -> list[tuple[T, R]]:
        """The next task."""
        if not self._todo:
            return []
        work, task = self._todo.popleft()
        return [(task, work(task))]

    def stop(self) -> None:
        """Leaves what has not begun."""
        self._todo.clear()

    def abandon(self) -> None:
        """Nobody else is there."""

    def close(self) -> None:
        """Nothing is left to end."""


@dataclass
class _Batch(Generic[T, R]):
    work: Callable[[T], R]
    tasks: list[T]
    lost: int = 0  # how often its worker was


class ProcessExecutor(Generic[T, R]):
    """A process for every core. Those that end by themselves are replaced, and their work is done again."""

    def __init__(self, workers: int) -> None:
        self.slots = 2 * workers
        self.pace = Pace(1.0)
        self.failure: Exception | None = None
        self._workers = workers
        self._pool = self._fresh()
        self._under_way: dict[Future[Any], _Batch[T, R]] = {}
        self._again: deque[_Batch[T, R]] = deque()  # what was lost and waits for new workers
        self._broken = False
        self._stopping = False

    def _fresh(self) -> ProcessPool:
        return ProcessPool(self._workers, close_all)  # nobody leaves without the programs that it started

    @property
    def under_way(self) -> int:
        """Batches that have not come back."""
        return len(self._under_way) + len(self._again)

    def submit(self, work: Callable[[T], R], batch: list[T]) -> None:
        """Hands the batch to whoever is free first."""
        self._submit(_Batch(work, batch))

    def _submit(self, batch: _Batch[T, R]) -> None:
        try:
            self._under_way[self._pool.submit(_done_batch, batch.work, batch.tasks)] = batch
        except BrokenProcessPool:
            self._broken = True
            self._again.append(batch)  # nobody has begun it: this is no loss

    def finished(self) -> list[tuple[T, R]]:
        """What came back within a moment; a batch that failed takes nothing from the others."""
        brought = self._brought()
        if self._broken:
            while self._under_way:  # a process that ends by itself takes all others with it
                brought += self._brought()
            self._replace()
        while self._again and not self._broken and len(self._under_way) < self.slots:
            self._submit(self._again.popleft())
        return brought

    def _brought(self) -> list[tuple[T, R]]:
        brought: list[tuple[T, R]] = []
        for future in self._pool.finished():
            batch = self._under_way.pop(future)
            try:
                found: BatchResult[R] = future.result()
            except BrokenProcessPool:
                self._broken = True
                self._lose(batch)
            except Exception as error:
                self._fail(error)
            else:
                brought += zip(batch.tasks, found.results, strict=False)  # fewer where it was stopped or refused
                self.pace.note(len(found.results), found.seconds)
                if found.refused is not None:
                    self._fail(found.refused)
        return brought

    def _lose(self, batch: _Batch[T, R]) -> None:
        """What was lost is done again, task by task: if one of them is deadly, the others are done all the same."""
        if batch.lost == RETRIES:
            self._fail(problem("spread-worker-lost", times=RETRIES + 1))
        else:
            self._again += [_Batch(batch.work, [task], batch.lost + 1) for task in batch.tasks]

    def _replace(self) -> None:
        """New workers, unless nothing more is to be begun."""
        if self._stopping:
            self._again.clear()
            return
        self._pool.close()
        self._pool = self._fresh()
        self._broken = False

    def _fail(self, error: Exception) -> None:
        """Remembers the first failure: others follow from it, or are the same one again."""
        self.failure = self.failure or error

    def stop(self) -> None:
        """Workers look at this after every task."""
        self._stopping = True
        self._pool.stop()

    def abandon(self) -> None:
        """Ends the workers; they take their programs with them."""
        self._stopping = True
        self._pool.abandon()

    def close(self) -> None:
        """Waits for nobody who still has work waiting."""
        self._pool.close()


def _done_batch(work: Callable[[T], R], batch: list[T]) -> BatchResult[R]:
    return done_batch(work, batch, stopped)
