"""Plays Beyond the Horizon to learn it: by what is known of positions so far, now and then by something else."""

from __future__ import annotations

from typing import Final

from ...core.learning import Learner
from ...core.rng import Rng
from ...core.state import State
from .evaluation import INPUTS, HorizonEvaluation, inputs
from .features import BY_HAND, SIZE
from .state import HorizonState

BOLD: Final = 3  # actions near the best that are tried mostly
ANYWHERE: Final = 0.1  # how often a trial may be any action at all
REMEMBERED: Final = 0.25  # of the positions, shared among the seats: those of one game teach nearly the same
# What is counted by hand weighs this much at least: the games correct it, they do not begin at nothing. Without it a
# first generation had forgotten what leads anywhere (docs/training.md).
TRUST: Final = 0.7
FLOORS: Final[tuple[float, ...]] = tuple([TRUST if at % SIZE == BY_HAND else float("-inf") for at in range(2 * SIZE)])


class HorizonLearner(Learner):
    """Takes the action after which its chances are best."""

    def __init__(self, evaluation: HorizonEvaluation) -> None:
        super().__init__(INPUTS, shares=True, floors=FLOORS)
        self._evaluation = evaluation

    def choose(self, world: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """An action, and now and then what all seats have before it."""
        assert isinstance(world, HorizonState)
        seen: list[float] = []
        if explore > 0.0 and rng.random() * world.seats < REMEMBERED:
            for seat in range(world.seats):
                seen += inputs(world, seat)
        legal = world.legal()
        trial = explore > 0.0 and rng.random() < explore
        if trial and rng.random() < ANYWHERE:
            return rng.choice(legal), seen
        worths = self._evaluation.priors(world, legal)
        if trial:
            order = sorted(range(len(legal)), key=lambda at: -worths[at])
            return legal[rng.choice(order[:BOLD])], seen
        best = max(worths)
        return rng.choice([action for action, worth in zip(legal, worths, strict=True) if worth == best]), seen

    def outcome(self, state: State, seat: int) -> float:
        """The share of the win."""
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
