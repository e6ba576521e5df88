"""Who plays the games: this process, or one process for every core. (cluster.py: the machines of a Ray cluster.)"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from typing import Generic, Protocol, TypeVar

import msgspec

from ..bots.program import close_all
from ..core.errors import RefusalError
from ..processes import ProcessPool, stopped
from .plan import ArenaError, problem

MOST_IN_A_BATCH = 500

T = TypeVar("T")  # what is to be played
R = TypeVar("R")  # what comes of it


class BatchResult(msgspec.Struct, Generic[R], frozen=True):
    """What comes back of a batch: the games that were finished, and why there are no more if a bot failed."""

    games: list[R]
    refusal: str | None = None  # the key of the sentence, with its arguments
    args: dict[str, int | str] = {}
    seconds: float = 0.0  # that they took

    @property
    def error(self) -> ArenaError:
        """The failure."""
        return problem(self.refusal or "", **self.args)


def play_batch(play: Callable[[T], R], batch: list[T], stop: Callable[[], bool]) -> BatchResult[R]:
    """Plays the games of the batch, up to one that fails, or until it is stopped."""
    games: list[R] = []
    began = time.monotonic()
    for task in batch:
        if stop():
            break
        try:
            games.append(play(task))
        except RefusalError as error:
            return BatchResult(games, error.refusal.key, error.refusal.args, time.monotonic() - began)
    return BatchResult(games, seconds=time.monotonic() - began)


class Pace:
    """How many games make a batch of the wanted length, by what has come back so far."""

    def __init__(self, batch_seconds: float) -> None:
        self.batch_seconds = batch_seconds
        self._seconds = 0.0
        self._games = 0

    def note(self, games: int, seconds: float) -> None:
        """So many games took so long."""
        self._games += games
        self._seconds += seconds

    @property
    def size(self) -> int:
        """One until it is known how long a game takes."""
        if not self._games:
            return 1
        each = max(self._seconds / self._games, 1e-4)
        return max(1, min(MOST_IN_A_BATCH, int(self.batch_seconds / each)))


class Executor(Protocol[T, R]):
    """Takes batches of games and gives them back played, in any order."""

    slots: int  # batches that may be under way, so that nobody waits for work
    pace: Pace
    failure: Exception | None  # why no more should be handed out; what is under way may still be finished

    @property
    def under_way(self) -> int:
        """Batches that were handed out and have not come back."""
        ...

    def submit(self, batch: list[T]) -> None:
        """Hands out a batch."""
        ...

    def finished(self) -> list[R]:
        """Games that came back; empty if none did for a moment."""
        ...

    def stop(self) -> None:
        """Asks everybody to finish the game at hand and leave the rest of the batch."""
        ...

    def abandon(self) -> None:
        """Ends everybody at once, in the middle of a game."""
        ...

    def close(self) -> None:
        """Ends all workers."""
        ...


class SerialExecutor(Generic[T, R]):
    """This process plays, one game after the other."""

    def __init__(self, play: Callable[[T], R]) -> None:
        self.slots = 1
        self.pace = Pace(0.0)
        self.failure: Exception | None = None  # one that fails here is raised at once: nothing else is under way
        self._play = play
        self._todo: deque[T] = deque()

    @property
    def under_way(self) -> int:
        """One while there is something to play."""
        return 1 if self._todo else 0

    def submit(self, batch: list[T]) -> None:
        """Takes the batch."""
        self._todo.extend(batch)

    def finished(self) -> list[R]:
        """The next game."""
        return [self._play(self._todo.popleft())] if self._todo else []

    def stop(self) -> None:
        """Leaves what has not begun."""
        self._todo.clear()

    def abandon(self) -> None:
        """Nobody else is there."""

    def close(self) -> None:
        """Nothing is left to end."""


class ProcessExecutor(Generic[T, R]):
    """A process for every core; `play` can be sent to another process."""

    def __init__(self, play: Callable[[T], R], workers: int, died: str = "arena-worker-died") -> None:
        self.slots = 2 * workers
        self.pace = Pace(1.0)
        self.failure: Exception | None = None
        self._play = play
        self._died = died  # the key of what is told when a process ended by itself
        self._pool = ProcessPool(workers, close_all)  # nobody leaves without the programs that it started

    @property
    def under_way(self) -> int:
        """Batches that have not come back."""
        return self._pool.under_way

    def submit(self, batch: list[T]) -> None:
        """Hands the batch to whoever is free first."""
        try:
            self._pool.submit(_play_batch, self._play, batch)
        except BrokenProcessPool:
            self._fail(problem(self._died))

    def finished(self) -> list[R]:
        """The games of the batches that came back within a moment; one that failed takes nothing from the others."""
        games: list[R] = []
        for future in self._pool.finished():
            try:
                brought: BatchResult[R] = future.result()
            except BrokenProcessPool:
                self._fail(problem(self._died))
            except Exception as error:
                self._fail(error)
            else:
                games += brought.games
                self.pace.note(len(brought.games), brought.seconds)
                if brought.refusal is not None:
                    self._fail(brought.error)
        return games

    def _fail(self, error: Exception) -> None:
        """Remembers the first failure: others follow from it, or are the same one again."""
        self.failure = self.failure or error

    def stop(self) -> None:
        """Workers look at this after every game."""
        self._pool.stop()

    def abandon(self) -> None:
        """Ends the workers; they take their programs with them."""
        self._pool.abandon()

    def close(self) -> None:
        """Waits for nobody who still has work waiting."""
        self._pool.close()


def _play_batch(play: Callable[[T], R], batch: list[T]) -> BatchResult[R]:
    return play_batch(play, batch, stopped)
