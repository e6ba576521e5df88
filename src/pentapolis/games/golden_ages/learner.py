"""Plays The Golden Ages to learn them: the best turn it knows, now and then another one."""

from __future__ import annotations

from typing import Final

from ...core.learning import Learner
from ...core.rng import Rng
from ...core.state import State
from ..common.net import Net
from .evaluation import Judge, turn_worths
from .features import KNOWN, NAMES, UNIT, features, has_turn
from .state import GoldenState

BOLD: Final = 3  # actions near the best that are tried mostly
ANYWHERE: Final = 0.15  # how often a trial may be any action at all
REMEMBERED: Final = 0.6  # of the positions: those of one game teach nearly the same


class GoldenLearner(Learner):
    """Takes the action that begins the best turn, and sees its board before or after it."""

    def __init__(self, net: Net | None) -> None:
        super().__init__(NAMES, KNOWN)
        self._net = net  # without one it plays by what can be counted by hand

    def choose(self, world: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """An action, and mostly what the seat has before it or after it: both are judged in games."""
        assert isinstance(world, GoldenState)
        seat = world.player
        legal = world.legal()
        action = self._action(world, legal, rng, explore)
        if explore <= 0.0 or rng.random() >= REMEMBERED:
            return action, []
        seen = world
        if rng.random() < 0.5:
            seen = world.copy()
            seen.advance(action)
        if seen.over or not has_turn(seen, seat):  # what is final needs no net
            return action, []
        found = features(seen, seat)
        return action, [found[at] for at in range(len(found))]

    def _action(self, world: GoldenState, legal: list[int], rng: Rng, explore: float) -> int:
        trial = explore > 0.0 and rng.random() < explore
        if trial and rng.random() < ANYWHERE:
            return rng.choice(legal)
        worths = turn_worths(world, legal, Judge(self._net))
        if trial:
            order = sorted(range(len(legal)), key=lambda at: -worths[at])
            return legal[rng.choice(order[:BOLD])]
        best = max(worths)
        return rng.choice([action for action, worth in zip(legal, worths, strict=True) if worth == best])

    def outcome(self, state: State, seat: int) -> float:
        """The final score, in tens."""
        return state.score(seat) / UNIT
