"""The bot that searches: so many simulations for every decision, or as many as there is time for."""

from __future__ import annotations

import time
from collections.abc import Callable

from ...core.evaluation import Evaluation
from ...core.rng import Rng
from ...core.state import State
from .node import Node
from .tree import Tree, Tuning

Clock = Callable[[], float]


class Budget:
    """What a decision may cost, whichever comes first.

    The number of simulations keeps games repeatable, and a bot that always makes as many tells nobody by its thinking
    time how hard the decision was. The seconds are for slow machines.
    """

    __slots__ = ("seconds", "simulations")

    def __init__(self, simulations: int, seconds: float) -> None:
        self.simulations = simulations
        self.seconds = seconds

    def shared(self, share: float) -> Budget:
        """That share of it; one simulation at least."""
        return Budget(max(1, round(self.simulations * share)), self.seconds * share)


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
        while self.simulations < self.budget.simulations:
            tree.simulate(world.resample(seat, rng))
            self.simulations += 1
            if self.clock() - began >= self.budget.seconds:
                break
        if self.simulations < self.budget.simulations:
            self.cut_short += 1
        return tree.root.favourite(world.legal())
