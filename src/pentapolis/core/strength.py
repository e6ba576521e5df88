"""How a bot of some level plays a game, in figures that the game can set: bots are made of them, not here."""

from __future__ import annotations

from typing import Final

GREEDY: Final = "greedy"  # tries every way through its turn
IMPRESSIONS: Final = "impressions"  # follows what an action looks like at first sight
SEARCH: Final = "search"
PLANS: Final = "plans"  # plays games on from what looks best


class Strength:
    """A way to play, and its figures: those of the others are 0."""

    __slots__ = ("brisk", "floor", "kind", "simulations", "softness")

    def __init__(
        self, kind: str, simulations: int = 0, softness: float = 0.0, floor: float = 0.0, brisk: bool = False
    ) -> None:
        self.kind = kind
        self.simulations = simulations  # of a search, or steps that plans are played on for, in every decision
        self.softness = softness  # of impressions: the softer, the more often what looks nearly as good as the best
        self.floor = floor  # of impressions: what looks worse than this share of the best is never played
        self.brisk = brisk  # of a search: whether it ends as soon as no simulation could change the choice


def greedy() -> Strength:
    """Counts what a turn brings."""
    return Strength(GREEDY)


def impressions(softness: float, floor: float) -> Strength:
    """Plays so softly by first impressions."""
    return Strength(IMPRESSIONS, softness=softness, floor=floor)


def search(simulations: int, brisk: bool = False) -> Strength:
    """Searches so much, or as much of it as matters.

    `brisk` is for games in which nobody holds anything that others must not know: how long somebody thinks says how
    hard the decision is, and so something about what they hold.
    """
    return Strength(SEARCH, simulations, brisk=brisk)


def plans(steps: int) -> Strength:
    """Plays games on to their end from what looks best, so many steps for every decision."""
    return Strength(PLANS, steps)
