"""Figures with intervals: Wilson for rates, the bootstrap over deals for everything else."""

from __future__ import annotations

import math
from statistics import NormalDist

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

Floats = NDArray[np.float64]

REPLICATES = 1000
FEWEST_DEALS = 20  # on each side, before anything is said to stand out
MOST_CELLS = 20_000_000  # of the table of replicates: with very many deals there are fewer replicates


class Figure(msgspec.Struct, frozen=True):
    """A value with its interval; without enough data there is none of either."""

    value: float | None
    low: float | None
    high: float | None


NONE = Figure(None, None, None)


def rounded(value: float, low: float, high: float) -> Figure:
    """A figure of six digits after the point, so that files of the same games are the same files."""
    return Figure(round(value, 6), round(low, 6), round(high, 6))


def wilson(successes: float, trials: float, confidence: float = 0.95) -> Figure:
    """The rate and its Wilson score interval; a shared success may be a part of one."""
    if trials <= 0:
        return NONE
    z = NormalDist().inv_cdf(0.5 + confidence / 2)
    rate = successes / trials
    middle = (rate + z * z / (2 * trials)) / (1 + z * z / trials)
    reach = z / (1 + z * z / trials) * math.sqrt(rate * (1 - rate) / trials + z * z / (4 * trials * trials))
    return rounded(rate, max(0.0, middle - reach), min(1.0, middle + reach))


def percentiles(values: Floats, confidence: float) -> tuple[float, float]:
    """The bounds between which that share of the values lies, as much left out below as above."""
    tail = (1 - confidence) / 2
    low, high = np.quantile(values, [tail, 1 - tail])
    return float(low), float(high)


class Bootstrap:
    """Draws deals again and again, with replacement, and looks how much a figure varies.

    Whole deals are drawn, never single games: games of one deal belong together.
    """

    def __init__(self, deals: int, confidence: float = 0.95, replicates: int = REPLICATES, seed: int = 1) -> None:
        self.deals = deals
        self.confidence = confidence
        replicates = max(200, min(replicates, MOST_CELLS // max(deals, 1)))
        rng = np.random.default_rng(seed)
        # How often each deal was drawn, one row for each replicate.
        self._drawn: Floats = (
            rng.multinomial(deals, np.full(deals, 1 / deals), size=replicates).astype(np.float64)
            if deals
            else np.zeros((replicates, 0))
        )

    def ratio(self, sums: ArrayLike, counts: ArrayLike) -> Figure:
        """The mean of something that has a sum and a count in each deal."""
        return self.difference(sums, counts, np.zeros(self.deals), np.ones(self.deals))

    def difference(self, sums: ArrayLike, counts: ArrayLike, other_sums: ArrayLike, other_counts: ArrayLike) -> Figure:
        """The mean of the one less the mean of the other."""
        compared = self._compare(sums, counts, other_sums, other_counts)
        if compared is None:
            return NONE
        value, values = compared
        if values is None:
            return Figure(round(value, 6), None, None)
        return rounded(value, *percentiles(values, self.confidence))

    def stands_out(
        self, sums: ArrayLike, counts: ArrayLike, other_sums: ArrayLike, other_counts: ArrayLike, tests: int
    ) -> bool:
        """Whether the difference is not zero, sure enough for one of so many tests that are looked at together."""
        compared = self._compare(sums, counts, other_sums, other_counts)
        fewest = min(np.count_nonzero(counts), np.count_nonzero(other_counts))
        if compared is None or compared[1] is None or fewest < FEWEST_DEALS:
            return False
        # The tails of so strict a test hold no replicates, so their spread has to do.
        reach = NormalDist().inv_cdf(1 - (1 - self.confidence) / (2 * tests)) * float(np.std(compared[1]))
        return abs(compared[0]) > reach

    def _compare(self, *given: ArrayLike) -> tuple[float, Floats | None] | None:
        """The difference and its replicates; these need two deals on each side."""
        parts = [np.asarray(part, dtype=np.float64) for part in given]
        totals = [float(part.sum()) for part in parts]
        if totals[1] <= 0 or totals[3] <= 0:
            return None
        value = totals[0] / totals[1] - totals[2] / totals[3]
        if min(int(np.count_nonzero(parts[1])), int(np.count_nonzero(parts[3]))) < 2:
            return value, None
        drawn = [self._drawn @ part for part in parts]
        there = (drawn[1] > 0) & (drawn[3] > 0)
        return value, drawn[0][there] / drawn[1][there] - drawn[2][there] / drawn[3][there]
