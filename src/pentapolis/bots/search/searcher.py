"""The bot that searches: so many simulations for every decision, or as many as there is time for."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from ...core.evaluation import Evaluation
from ...core.rng import Rng
from ...core.state import State
from .node import Node
from .tree import Tree, Tuning

Clock = Callable[[], float]

LOOK: Final = 16  # simulations between two looks at whether the choice is clear


class Budget:
    """What a decision may cost, whichever comes first.

    The number of simulations keeps games repeatable, and a bot that always makes as many tells nobody by its thinking
    time how hard the decision was. A `brisk` one leaves out those that could not change its choice, which is the same
    as if it had made them. The seconds are for slow machines.
    """

    __slots__ = ("brisk", "seconds", "simulations")

    def __init__(self, simulations: int, seconds: float, brisk: bool = False) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.brisk = brisk

    def shared(self, share: float) -> Budget:
        """That share of it; one simulation at least."""
        return Budget(max(1, round(self.simulations * share)), self.seconds * share, self.brisk)


class Searcher:
    """Grows a tree for every decision. It may serve any seat of any game, one after the other."""

    def __init__(
        self,
        budget: Budget,
        tuning: Tuning | None = None,
        evaluation: Evaluation | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        self.budget = budget
        self.tuning = tuning or Tuning()
        self.evaluation = evaluation  # None: the one of the game
        self.clock = clock
        self.tree: Tree | None = None  # of the latest decision
        self.simulations = 0  # made for it
        self.cut_short = 0  # decisions so far that the clock ended before all simulations were made

    def choose(self, world: State, rng: Rng) -> int:
        """The action that the search prefers."""
        began = self.clock()
        evaluation = self.evaluation or world.game.evaluation(world.players)
        tree = Tree(evaluation, self.tuning, world.seats, Node())
        self.tree = tree
        seat = world.player
        self.simulations = 0
        legal = world.legal()
        while self.simulations < self.budget.simulations:
            tree.simulate(world.resample(seat, rng))
            self.simulations += 1
            if self.budget.brisk and self._is_clear(tree.root, legal):
                break
            if self.clock() - began >= self.budget.seconds:
                self.cut_short += self.simulations < self.budget.simulations
                break
        return tree.root.favourite(legal)

    def _is_clear(self, root: Node, legal: list[int]) -> bool:
        """Whether none of the simulations that are left could change the favourite; looked at now and then."""
        left = self.budget.simulations - self.simulations
        return left < self.simulations and left % LOOK == 0 and root.lead(legal) > left
