"""Plays a plan: hands out batches, writes down what comes back, and stops when enough is known."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from types import FrameType

from .book import Book
from .crew import Crew
from .plan import Plan, Sitting
from .play import Played

MOST_IN_A_BATCH = 500

Watcher = Callable[[Played], None]
Enough = Callable[[list[Played]], bool]  # is given the games of each deal in turn; True ends the run


class Run:
    """The state of a run. `deals` counts the complete ones from the first on: these are what a report is made of."""

    def __init__(self, plan: Plan, book: Book, most_deals: int, enough: Enough | None = None) -> None:
        self.plan = plan
        self.book = book
        self.most_deals = most_deals
        self.deals = 0
        self.decided = False  # the stopping rule has seen enough
        self.interrupted = False
        self._enough = enough
        self._found = frozenset(book.games)
        self._game_seconds = 0.0
        self._timed = 0
        for played in book.games.values():
            self._time(played)
        self._advance()

    def games(self) -> list[Played]:
        """The games of all complete deals, in the order of the plan."""
        return [self.book.games[sitting] for deal in range(self.deals) for sitting in self.plan.sittings(deal)]

    @property
    def earlier(self) -> int:
        """How many of these games were there before this run."""
        return sum(played.sitting in self._found for played in self.games())

    def play(self, crew: Crew, watch: Watcher | None = None) -> None:
        """Plays until all deals are complete, enough is known, or Ctrl-C: then games that have begun are finished."""
        with _keyboard() as interrupt:
            try:
                self._play(crew, watch, interrupt)
            except KeyboardInterrupt:
                crew.abandon()
                raise
            self.interrupted = interrupt.is_set() and not self.decided and self.deals < self.most_deals

    def _play(self, crew: Crew, watch: Watcher | None, interrupt: threading.Event) -> None:
        todo = self._missing()
        while not self.decided and not interrupt.is_set() and crew.failure is None:
            self._hand_out(crew, todo)
            if not crew.under_way:
                break
            self._collect(crew, watch)
        crew.stop()
        while crew.under_way and not self.decided:
            self._collect(crew, watch)
        # With more workers, games are played that one alone would not have come to: these must not spoil the result.
        if crew.failure is not None and not self.decided:
            raise crew.failure

    def _hand_out(self, crew: Crew, todo: Iterator[Sitting]) -> None:
        while crew.under_way < crew.slots and crew.failure is None:
            batch = list(islice(todo, self._batch_size(crew)))
            if not batch:
                return
            crew.submit(batch)

    def _batch_size(self, crew: Crew) -> int:
        """So many games as fill the time of a batch; one until it is known how long a game takes."""
        if not self._timed:
            return 1
        seconds = max(self._game_seconds / self._timed, 1e-4)
        return max(1, min(MOST_IN_A_BATCH, int(crew.batch_seconds / seconds)))

    def _collect(self, crew: Crew, watch: Watcher | None) -> None:
        for played in crew.finished():
            self.book.append(played)
            self._time(played)
            if watch is not None:
                watch(played)
        self._advance()

    def _time(self, played: Played) -> None:
        self._game_seconds += sum(played.seconds)
        self._timed += 1

    def _missing(self) -> Iterator[Sitting]:
        for deal in range(self.deals, self.most_deals):
            for sitting in self.plan.sittings(deal):
                if sitting not in self.book.games:
                    yield sitting

    def _advance(self) -> None:
        """Takes up deals strictly in their order, so that the end does not depend on who was quick."""
        while self.deals < self.most_deals and not self.decided:
            games = [self.book.games.get(sitting) for sitting in self.plan.sittings(self.deals)]
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
