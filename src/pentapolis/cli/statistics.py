"""Win rates and means with their 95 % intervals."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

Z = 1.959963984540054  # two-sided 95 % of the normal distribution


@dataclass(frozen=True)
class Estimate:
    """A value and the interval around it."""

    value: float
    low: float
    high: float


def win_rate(wins: float, games: int) -> Estimate:
    """The share of games won with its Wilson interval."""
    if games == 0:
        return Estimate(0.0, 0.0, 1.0)
    share = wins / games
    denominator = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / denominator
    reach = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games)) / denominator
    return Estimate(share, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(values: Sequence[float]) -> Estimate:
    """The mean with its normal interval; a single value says nothing about its spread."""
    count = len(values)
    average = math.fsum(values) / count if count else 0.0
    if count < 2:
        return Estimate(average, average, average)
    variance = math.fsum((value - average) ** 2 for value in values) / (count - 1)
    reach = Z * math.sqrt(variance / count)
    return Estimate(average, average - reach, average + reach)
