"""What a learner is rewarded for.

`win`: at the end 1 for the winner, -1 shared by the others; winners who are equal share. `rank`: at the end from 1 for
the first place to -1 for the last, equals get the mean of their places. Both add up to 0 over all seats. `score`: after
every step by how much the own score has changed.
"""

from __future__ import annotations

from ..core.errors import InvalidOptions, short_repr
from ..core.state import State

REWARDS = ("win", "rank", "score")


def check_reward(kind: str) -> str:
    """The kind, if there is such a reward."""
    if kind not in REWARDS:
        raise InvalidOptions(f"a reward is one of {', '.join(map(repr, REWARDS))}, not {short_repr(kind)}")
    return kind


def final_rewards(state: State, kind: str) -> list[float]:
    """What every seat gets at the end for its place."""
    places = state.ranking()
    if kind == "win":
        winners, losers = places.count(1), len(places) - places.count(1)
        share = losers / (winners * (len(places) - 1))
        return [share if place == 1 else -1 / (len(places) - 1) for place in places]
    return [1 - 2 * (place - 1 + (places.count(place) - 1) / 2) / (len(places) - 1) for place in places]


class Rewards:
    """The rewards of all seats, step by step."""

    def __init__(self, kind: str, state: State) -> None:
        self.kind = check_reward(kind)
        self._scores = state.scores() if kind == "score" else []

    def since(self, state: State) -> list[float]:
        """What every seat has earned since the last call."""
        if self.kind == "score":
            before, self._scores = self._scores, state.scores()
            return [float(new - old) for old, new in zip(before, self._scores, strict=True)]
        return final_rewards(state, self.kind) if state.over else [0.0] * state.seats
