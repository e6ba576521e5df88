"""The bot that searches: so many simulations for every decision, or as many as there is time for."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from ...core.evaluation import Evaluation
from ...core.rng import Rng
from ...core.state import State
from .node import Node, kid_key
from .tree import Tree, Tuning, advance

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
    """Grows a tree for every decision, and goes on with it where the next one follows at once.

    It may serve any seat of any game, one after the other: a tree is used again only by the seat that sees exactly
    what it expected to see after its own action.
    """

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
        self.reused = False  # whether it began with what the decision before had found
        self._awaited = ""  # what the seat sees at the decision of the root of the tree
        self._next: Node | None = None

    def choose(self, world: State, rng: Rng) -> int:
        """The action that the search prefers."""
        began = self.clock()
        tree = self._planted(world)
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
        action = tree.root.favourite(world.legal())
        self._remember(world, tree, action)
        return action

    def _planted(self, world: State) -> Tree:
        """The tree to grow: what is left of the last one if it belongs here, or a new one."""
        kept = self._next
        self.reused = kept is not None and self._awaited == seen(world)
        root = kept if kept is not None and self.reused else Node()
        evaluation = self.evaluation or world.game.evaluation(world.players)
        return Tree(evaluation, self.tuning, world.seats, root)

    def _remember(self, world: State, tree: Tree, action: int) -> None:
        """Keeps the branch of the action if the same seat decides next, and what it will see then."""
        seat = world.player
        self._next = None
        after = world.copy()
        advance(after, action)
        if not after.over and after.player == seat:
            self._next = tree.root.kids.get(kid_key(action, after))
            self._awaited = seen(after)


def seen(world: State) -> str:
    """What the deciding seat sees, as one text."""
    return json.dumps(world.view(world.player), sort_keys=True)
