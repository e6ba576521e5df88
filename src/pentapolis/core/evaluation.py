"""What a game tells a program that searches: how good a position is, and which actions look promising."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from .state import State

SPREAD = 8.0  # points by which one must lead so that the lead counts for much


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """Knows the score alone; a game that has more to say overrides what it can say better.

    It is asked about worlds drawn by `resample`, so it may look at everything in them.
    """

    def greedy_score(self, state: State, seat: int) -> float:
        """What a player counts who looks no further than the end of the turn, in points: nothing learned."""
        return float(state.score(seat))

    def expected_score(self, state: State, seat: int) -> float:
        """What the seat's position is worth to it, in points."""
        return float(state.score(seat))

    def win_chances(self, state: State) -> list[float]:
        """How well every seat stands, about 0 to 1, 1 being a certain win, at any decision of a game that goes on."""
        return chances([self.expected_score(state, seat) for seat in range(state.seats)], SPREAD)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """How promising each of the legal actions looks to the seat that decides, with the sum 1.

        An action with 0 is not worth a look: it is never tried as long as there is another one.
        """
        return [1.0 / len(legal)] * len(legal)

    def follow(self, state: State) -> State:
        """Where what looks most promising leads: one decision on, or as far as the game looks through at once."""
        legal = state.legal()
        priors = self.priors(state, legal)
        after = state.copy()
        after.advance(legal[priors.index(max(priors))])
        return after

    def features(self, state: State, seat: int) -> dict[str, float]:
        """What makes the seat's position good or bad besides its points, by the names in `Game.features`."""
        return {}


def chances(points: list[float], spread: float) -> list[float]:
    """Chances to win from expected points: equal points, equal chances; `spread` more, e times the chance."""
    best = max(points)
    odds = [math.exp((point - best) / spread) for point in points]
    total = sum(odds)
    return [odd / total for odd in odds]
