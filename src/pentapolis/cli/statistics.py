"""Win rates and means with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from ..arena.intervals import wilson_interval, z_score

Z = z_score(0.95)


@dataclass(frozen=True)
class Estimate:
    """A value and the interval around it."""

    value: float
    low: float
    high: float


def win_rate(wins: float, games: int) -> Estimate:
    """The share of games won with its Wilson interval."""
    return Estimate(wins / games if games else 0.0, *wilson_interval(wins, games))


def mean(values: Sequence[float]) -> Estimate:
    """The mean with its normal interval; a single value says nothing about its spread."""
    count = len(values)
    average = math.fsum(values) / count if count else 0.0
    if count < 2:
        return Estimate(average, average, average)
    variance = math.fsum((value - average) ** 2 for value in values) / (count - 1)
    reach = Z * math.sqrt(variance / count)
    return Estimate(average, average - reach, average + reach)
