"""Plays Origins to learn it: by what is known of positions so far, now and then by something else."""

from __future__ import annotations

from typing import Final

from ...core.learning import Learner
from ...core.rng import Rng
from ...core.state import State
from .evaluation import Lookahead, OriginsEvaluation
from .features import ESTIMATE, NAMES, UNIT, features, lead
from .frames import BUILD_TILE, CHOOSE_ACTION
from .state import OriginsState

BOLD: Final = 3  # actions near the best that are tried mostly
ANYWHERE: Final = 0.2  # how often a trial may be any action at all
BEFORE: Final = 0.5  # how often the position at hand is remembered, rather than the one that the turn leads to
AMID: Final = 0.3  # how often something is remembered of a decision in the middle of a turn


class OriginsLearner(Learner):
    """Takes the action that leads to the best position; what is learned is how far ahead one ends."""

    def __init__(self, evaluation: OriginsEvaluation) -> None:
        super().__init__(NAMES, ESTIMATE)
        self._evaluation = evaluation

    def choose(self, world: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """An action, and mostly a position that it belongs to."""
        assert isinstance(world, OriginsState)
        legal = world.legal()
        looked = Lookahead(self._evaluation, world)
        trial = explore > 0.0 and rng.random() < explore
        if trial and rng.random() < ANYWHERE:
            return rng.choice(legal), []
        values = looked.values(legal)
        if trial:
            order = sorted(range(len(legal)), key=lambda at: -values[at])
            return legal[rng.choice(order[:BOLD])], []
        best = max(values)
        action = rng.choice([legal[at] for at in range(len(legal)) if values[at] == best])
        return action, [] if explore == 0.0 else self._seen(looked, world, action, rng)

    def _seen(self, looked: Lookahead, world: OriginsState, action: int, rng: Rng) -> list[float]:
        """The inputs of the position at hand, or of the one that the rest of the turn leads to."""
        step = world.stack[-1].step
        if step not in (CHOOSE_ACTION, BUILD_TILE) and rng.random() >= AMID:
            return []
        if step == CHOOSE_ACTION and rng.random() < BEFORE:
            return _listed(world, world.player)
        return _listed(looked.leaf(action), world.player)

    def outcome(self, state: State, seat: int) -> float:
        """The points more than the best of the others, alone the points, in tens."""
        assert isinstance(state, OriginsState)
        return lead(state, seat) / UNIT


def _listed(state: OriginsState, seat: int) -> list[float]:
    found = features(state, seat)
    return [found[at] for at in range(len(found))]
