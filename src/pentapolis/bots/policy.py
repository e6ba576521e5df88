"""Bots that follow first impressions: the priors of the game's evaluation, without any search."""

from __future__ import annotations

from ..core.evaluation import Evaluation
from ..core.rng import Rng
from ..core.state import State


class Policy:
    """Plays what looks most promising; with `softness` above 0 often something that looks nearly as good.

    Actions whose prior is less than `floor` times the best one are never played, so that even a soft bot does nothing
    absurd.
    """

    def __init__(self, softness: float = 0.0, floor: float = 0.0) -> None:
        self.softness = softness
        self.floor = floor

    def evaluation(self, world: State) -> Evaluation:
        """Whose first impressions these are: those of the game."""
        return world.game.evaluation(world.players)

    def choose(self, world: State, rng: Rng) -> int:
        """A promising action."""
        legal = world.legal()
        priors = self.evaluation(world).priors(world, legal)
        best = max(priors)
        if self.softness <= 0.0:
            return rng.choice([action for action, prior in zip(legal, priors, strict=True) if prior == best])
        odds = [(prior / best) ** (1.0 / self.softness) if prior >= self.floor * best else 0.0 for prior in priors]
        left = rng.random() * sum(odds)
        for action, odd in zip(legal, odds, strict=True):
            left -= odd
            if left < 0.0:
                return action
        return legal[odds.index(max(odds))]
