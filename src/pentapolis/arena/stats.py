"""Figures with intervals: Wilson for rates, the bootstrap over deals for everything else."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import NormalDist

import msgspec
import numpy as np
from numpy.typing import ArrayLike, NDArray

from .intervals import wilson_interval

Floats = NDArray[np.float64]
Sides = tuple[ArrayLike, ArrayLike, ArrayLike, ArrayLike]  # by deals: sums and counts of the one, then of the other

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
    return rounded(successes / trials, *wilson_interval(successes, trials, confidence))


def wilson_over_deals(wins: Floats, counts: Floats, confidence: float = 0.95) -> Figure:
    """The rate of wins of so many trials in each deal, with Wilson's interval for as many trials as they are worth.

    Trials of one deal belong together. They are worth as many independent ones as would let the rate vary as much as
    it does from deal to deal, but never more than they are. Where all were won or lost each deal counts as one.
    """
    trials, deals = float(counts.sum()), int(np.count_nonzero(counts))
    if not deals:
        return NONE
    rate = float(wins.sum()) / trials
    chance = rate * (1 - rate)
    if deals == 1 or chance <= 1e-12:  # sums of shared wins are not exact
        return wilson(rate * deals, deals, confidence)
    # Of a ratio of two sums over deals, linearised.
    variance = float(((wins - rate * counts) ** 2).sum()) / trials**2 * deals / (deals - 1)
    worth = trials if variance * trials <= chance else chance / variance
    return wilson(rate * worth, worth, confidence)


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
        return self.within([(sums, counts, other_sums, other_counts)])

    def within(self, strata: Sequence[Sides]) -> Figure:
        """The mean of the one less the mean of the other among those who are alike; see `_compare`."""
        compared = self._compare(strata)
        if compared is None:
            return NONE
        value, values = compared
        if values is None:
            return Figure(round(value, 6), None, None)
        return rounded(value, *percentiles(values, self.confidence))

    def stands_out(self, strata: Sequence[Sides], tests: int) -> bool:
        """Whether the difference is not zero, sure enough for one of so many tests that are looked at together."""
        compared = self._compare(strata)
        if compared is None or compared[1] is None or _fewest_deals(_two_sided(strata)) < FEWEST_DEALS:
            return False
        # The tails of so strict a test hold no replicates, so their spread has to do.
        reach = NormalDist().inv_cdf(1 - (1 - self.confidence) / (2 * tests)) * float(np.std(compared[1]))
        return abs(compared[0]) > reach

    def _compare(self, strata: Sequence[Sides]) -> tuple[float, Floats | None] | None:
        """The difference and its replicates; these need two deals on each side.

        Each stratum, the seats that are alike, says how far its two sides are apart, and weighs as much as it knows
        about that: n1 n0 / (n1 + n0). Where one side is missing there is nothing to compare.
        """
        parts = _two_sided(strata)
        if not len(parts):
            return None
        value = float(_apart(parts.sum(axis=2)[:, :, np.newaxis])[0])
        if _fewest_deals(parts) < 2:
            return value, None
        values = _apart(parts @ self._drawn.T)
        return value, values[np.isfinite(values)]


def _two_sided(strata: Sequence[Sides]) -> Floats:
    """Those strata that have both sides: for each its four rows, with a number for every deal."""
    parts = np.array(strata, dtype=np.float64)
    counts = parts.sum(axis=2)
    return np.asarray(parts[(counts[:, 1] > 0) & (counts[:, 3] > 0)], dtype=np.float64)


def _fewest_deals(parts: Floats) -> int:
    """How many deals the side with fewer deals has."""
    there = np.count_nonzero(parts.sum(axis=0), axis=1)
    return int(min(there[1], there[3]))


def _apart(parts: Floats) -> Floats:
    """The weighted difference of the two sides, for every column; not a number where no stratum has both."""
    sums, counts, other_sums, other_counts = parts.transpose(1, 0, 2)
    both = (counts > 0) & (other_counts > 0)
    counts, other_counts = np.where(both, counts, 1.0), np.where(both, other_counts, 1.0)
    weights = np.where(both, counts * other_counts / (counts + other_counts), 0.0)
    apart = weights * (sums / counts - other_sums / other_counts)
    total = weights.sum(axis=0)
    return np.asarray(np.where(total > 0, apart.sum(axis=0), np.nan) / np.where(total > 0, total, 1.0))
