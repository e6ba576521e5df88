"""A bot that plays any legal action, each as likely."""

from __future__ import annotations

from ..core.rng import Rng
from ..core.state import State


class Random:
    """No plan at all: the yardstick for every other bot."""

    def choose(self, world: State, rng: Rng) -> int:
        """A random legal action."""
        return world.sample(rng)
