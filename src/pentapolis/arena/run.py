"""Plays a plan: hands out batches, writes down what comes back, and stops when enough is known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from ..spreading import Executor, interruptible, spread
from .plan import Assignment, Plan
from .play import Played, play
from .results_log import ResultsLog

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
        self._advance()

    def games(self) -> list[Played]:
        """The games of all complete deals, in the order of the plan."""
        return [self.log.games[assignment] for deal in range(self.deals) for assignment in self.plan.assignments(deal)]

    @property
    def earlier(self) -> int:
        """How many of these games were there before this run."""
        return sum(played.assignment in self._found for played in self.games())

    def play(
        self,
        executor: Executor[Assignment, Played],
        watch: Watcher | None = None,
        waits: Callable[[], None] | None = None,
    ) -> None:
        """Plays until all deals are complete, enough is known, or Ctrl-C: then games that have begun are finished.

        `waits` is called then, and may say so.
        """
        with interruptible(executor.abandon, waits) as interrupt:
            # With more workers, games are played that one alone would not have come to: what they fail in must not
            # spoil a result that is known by then.
            work = partial(play, self.plan)
            for _, played in spread(executor, work, self._missing(), interrupt, lambda: self.decided):
                self.log.append(played)
                if watch is not None:
                    watch(played)
                self._advance()
            self.interrupted = interrupt.is_set() and not self.decided and self.deals < self.most_deals

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
