"""A bot that searches as long as it is told, named `search:SIMULATIONS`: for matches between different strengths."""

from __future__ import annotations

import re

from ..core.errors import Refusal
from ..core.rng import Rng
from ..core.state import State
from .external import BotError
from .levels import search_is_brisk
from .search.searcher import Budget, Searcher

PREFIX = "search:"
SIMULATIONS = re.compile(r"[1-9]\d{0,8}", re.ASCII)


class Searching:
    """The search of the levels with so many simulations and without a clock, so that its games can be repeated."""

    def __init__(self, given: str) -> None:
        if not SIMULATIONS.fullmatch(given):
            raise BotError(Refusal("", "bot-bad-search", {"given": given[:80]}))
        self.simulations = int(given)

    def choose(self, world: State, rng: Rng) -> int:
        """What so many simulations prefer."""
        budget = Budget(self.simulations, float("inf"), search_is_brisk(world.game, world.players))
        return Searcher(budget).choose(world, rng)
