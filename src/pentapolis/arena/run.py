"""Plays a plan: hands out batches, writes down what comes back, and stops when enough is known."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from types import FrameType

from .executors import Executor
from .plan import Assignment, Plan
from .play import Played
from .results_log import ResultsLog

MOST_IN_A_BATCH = 500

Watcher = Callable[[Played], None]
Enough = Callable[[list[Played]], bool]  # is given the games of each deal in turn; True ends the run


class Run:
    """The state of a run. `deals` counts the complete ones from the first on: these are what a report is made of."""

    def __init__(self, plan: Plan, log: ResultsLog, most_deals: int, enough: Enough | None = None) -> None:
        self.plan = plan
        self.log = log
        self.most_deals = most_deals
        self.deals = 0
        self.decided = False  # the stopping rule has seen enough
        self.interrupted = False
        self._enough = enough
        self._found = frozenset(log.games)
        self._game_seconds = 0.0
        self._timed = 0
        for played in log.games.values():
            self._time(played)
        self._advance()

    def games(self) -> list[Played]:
        """The games of all complete deals, in the order of the plan."""
        return [self.log.games[assignment] for deal in range(self.deals) for assignment in self.plan.assignments(deal)]

    @property
    def earlier(self) -> int:
        """How many of these games were there before this run."""
        return sum(played.assignment in self._found for played in self.games())

    def play(self, executor: Executor, watch: Watcher | None = None) -> None:
        """Plays until all deals are complete, enough is known, or Ctrl-C: then games that have begun are finished."""
        with _keyboard() as interrupt:
            try:
                self._play(executor, watch, interrupt)
            except KeyboardInterrupt:
                executor.abandon()
                raise
            self.interrupted = interrupt.is_set() and not self.decided and self.deals < self.most_deals

    def _play(self, executor: Executor, watch: Watcher | None, interrupt: threading.Event) -> None:
        todo = self._missing()
        while not self.decided and not interrupt.is_set() and executor.failure is None:
            self._hand_out(executor, todo)
            if not executor.under_way:
                break
            self._collect(executor, watch)
        executor.stop()
        while executor.under_way and not self.decided:
            self._collect(executor, watch)
        # With more workers, games are played that one alone would not have come to: these must not spoil the result.
        if executor.failure is not None and not self.decided:
            raise executor.failure

    def _hand_out(self, executor: Executor, todo: Iterator[Assignment]) -> None:
        while executor.under_way < executor.slots and executor.failure is None:
            batch = list(islice(todo, self._batch_size(executor)))
            if not batch:
                return
            executor.submit(batch)

    def _batch_size(self, executor: Executor) -> int:
        """So many games as fill the time of a batch; one until it is known how long a game takes."""
        if not self._timed:
            return 1
        seconds = max(self._game_seconds / self._timed, 1e-4)
        return max(1, min(MOST_IN_A_BATCH, int(executor.batch_seconds / seconds)))

    def _collect(self, executor: Executor, watch: Watcher | None) -> None:
        for played in executor.finished():
            self.log.append(played)
            self._time(played)
            if watch is not None:
                watch(played)
        self._advance()

    def _time(self, played: Played) -> None:
        self._game_seconds += sum(played.seconds)
        self._timed += 1

    def _missing(self) -> Iterator[Assignment]:
        for deal in range(self.deals, self.most_deals):
            for assignment in self.plan.assignments(deal):
                if assignment not in self.log.games:
                    yield assignment

    def _advance(self) -> None:
        """Takes up deals strictly in their order, so that the end does not depend on who was quick."""
        while self.deals < self.most_deals and not self.decided:
            games = [self.log.games.get(assignment) for assignment in self.plan.assignments(self.deals)]
            complete = [played for played in games if played is not None]
            if len(complete) < len(games):
                return
            self.deals += 1
            if self._enough is not None and self._enough(complete):
                self.decided = True


@contextmanager
def _keyboard() -> Iterator[threading.Event]:
    """Turns the first Ctrl-C into a flag; the second ends everything at once, as usual."""
    pressed = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield pressed
        return

    def remember(number: int, frame: FrameType | None) -> None:
        pressed.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, remember)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)
