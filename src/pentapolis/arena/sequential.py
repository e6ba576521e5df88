"""When enough is known: a confidence sequence for a mean, valid at every moment, so that one may look after every deal.

For each possible mean m a gambler bets against "the mean is m" on every deal. If m is true the bets are fair, and the
chance that the gambler's money ever grows twenty-fold is at most one in twenty (Ville's inequality). The values of m
that nobody has got rich against form the interval. The stakes follow Waudby-Smith and Ramdas, "Estimating means of
bounded random variables by betting" (2024), their approximate GRAPA.
"""

from __future__ import annotations

import math

import numpy as np

from .stats import Floats

GRID = 1000
BOLDNESS = 0.5  # share of the money that may be lost in one bet


class Sequence:
    """The interval for the mean of numbers from 0 to 1 that come one by one; with chance `alpha` it ever misses it."""

    def __init__(self, alpha: float, grid: int = GRID) -> None:
        self._limit = math.log(1 / alpha)
        inner = np.arange(1, grid, dtype=np.float64) / grid  # bets against 0 and 1 themselves are not needed
        self._means: Floats = inner
        self._money: Floats = np.zeros_like(inner)  # logarithms
        self._alive = np.ones(inner.shape, dtype=bool)
        self._count = 0
        self._sum = 0.5
        self._squares = 0.25

    @property
    def count(self) -> int:
        """How many numbers there were."""
        return self._count

    def add(self, value: float) -> None:
        """Takes the next number into account."""
        if not 0 <= value <= 1:
            raise ValueError(f"{value} is not between 0 and 1")
        guess = self._sum / (self._count + 1)
        spread = self._squares / (self._count + 1)
        edge = guess - self._means
        stakes = edge / (spread + edge * edge)
        stakes = np.clip(stakes, -BOLDNESS / (1 - self._means), BOLDNESS / self._means)
        self._money += np.log1p(stakes * (value - self._means))
        self._alive &= self._money < self._limit
        self._count += 1
        self._sum += value
        self._squares += (value - self._sum / (self._count + 1)) ** 2

    def interval(self) -> tuple[float, float]:
        """The means that are still possible, widened to the grid."""
        alive = np.flatnonzero(self._alive)
        if len(alive) == 0:  # a rare event of chance alpha: everything is excluded
            mean = (self._sum - 0.5) / max(self._count, 1)
            return mean, mean
        step = 1 / (len(self._means) + 1)
        low, high = float(self._means[alive[0]]), float(self._means[alive[-1]])
        return max(0.0, low - step), min(1.0, high + step)


BETTER, WORSE, EQUAL, OPEN = "better", "worse", "equal", "open"


def verdict(low: float, high: float, margin: float) -> str:
    """What the interval of the rate at which one is ahead of the other says."""
    if low > 0.5:
        return BETTER
    if high < 0.5:
        return WORSE
    if 0.5 - margin <= low and high <= 0.5 + margin:
        return EQUAL
    return OPEN
