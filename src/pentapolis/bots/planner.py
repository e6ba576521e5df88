"""The bot that plays on: it compares what looks best by how games go on from it, all in the same worlds."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Final

from ..core.evaluation import Evaluation
from ..core.rng import Rng
from ..core.state import State
from .search.searcher import Budget

WIDTH: Final = 6  # actions that are compared at most
LEAST: Final = 0.01  # of the prior of the best: what looks worse is not compared
LONGEST: Final = 1000  # steps of one game, then it is judged as it stands
SPREAD: Final = 40.0  # points of lead that make e times the chance: wide, so that every point counts


class Contender:
    """An action, and what has come of it so far."""

    __slots__ = ("action", "games", "total")

    def __init__(self, action: int) -> None:
        self.action = action
        self.games = 0
        self.total = 0.0

    @property
    def mean(self) -> float:
        """What it came to on average."""
        return self.total / self.games if self.games else -math.inf


class Planner:
    """Plays games to their end by first impressions, and halves the contenders until one is left.

    Every world is played from each contender, so that luck is the same for all of them. `simulations` of its budget
    are the steps that are played on for a decision, shared out over the halvings: with few rounds left it sees more
    games. Their number is fixed, so that thinking time tells nobody anything.
    """

    def __init__(
        self, budget: Budget, evaluation: Evaluation | None = None, clock: Callable[[], float] = time.perf_counter
    ) -> None:
        self.budget = budget
        self.evaluation = evaluation  # None: the one of the game
        self.clock = clock
        self.steps = 0  # played on for the latest decision
        self.cut_short = 0  # decisions so far that the clock ended

    def choose(self, world: State, rng: Rng) -> int:
        """The contender that is left."""
        ends = self.clock() + self.budget.seconds
        evaluation = self.evaluation or world.game.evaluation(world.players)
        contenders = promising(world, evaluation)
        halvings = (len(contenders) - 1).bit_length()
        self.steps = 0
        for halving in range(halvings):
            share = self.budget.simulations * (halving + 1) // halvings
            while True:
                late = self._meet(contenders, world.resample(world.player, rng), world.player, evaluation, ends)
                if late or self.steps >= share:
                    break
            contenders.sort(key=lambda contender: -contender.mean)
            if late:
                self.cut_short += 1
                break
            del contenders[(len(contenders) + 1) // 2 :]
        return contenders[0].action

    def _meet(self, contenders: list[Contender], world: State, seat: int, evaluation: Evaluation, ends: float) -> bool:
        """One more world for each of them; whether time was up before all had their turn: then it does not count."""
        values: list[tuple[Contender, float]] = []
        for contender in contenders:
            if world.allows(contender.action):
                end = self._played(world, contender.action, evaluation, ends)
                if end is None:
                    return True
                values.append((contender, worth(end, seat, evaluation)))
        for contender, value in values:
            contender.games += 1
            contender.total += value
        return False

    def _played(self, world: State, action: int, evaluation: Evaluation, ends: float) -> State | None:
        """The end of the game that begins with the action; None if time was up before."""
        now = world.copy()
        now.advance(action)
        self.steps += 1
        for _ in range(LONGEST):
            if self.clock() >= ends:
                return None
            if now.over:
                break
            now = evaluation.follow(now)
            self.steps += 1
        return now


def promising(world: State, evaluation: Evaluation) -> list[Contender]:
    """The actions that are compared, the most promising first."""
    legal = world.legal()
    priors = evaluation.priors(world, legal)
    best = max(priors)
    order = sorted(range(len(legal)), key=lambda at: -priors[at])[:WIDTH]
    return [Contender(legal[at]) for at in order if priors[at] >= LEAST * best]


def worth(world: State, seat: int, evaluation: Evaluation) -> float:
    """The chance that the seat's lead is worth; alone at the table it is one over what has to be reached."""
    behind = max(evaluation.expected_score(world, other) for other in range(world.seats) if other != seat)
    behind -= evaluation.expected_score(world, seat)
    return 1.0 / (1.0 + math.exp(min(max(behind / SPREAD, -30.0), 30.0)))
