"""Wilson's interval for rates, without NumPy: also for those who have not installed what reports need."""

from __future__ import annotations

import math
from statistics import NormalDist


def wilson_interval(successes: float, trials: float, confidence: float = 0.95) -> tuple[float, float]:
    """The bounds of the Wilson score interval; of no trials at all, everything. A success may be a part of one."""
    if trials <= 0:
        return 0.0, 1.0
    z = z_score(confidence)
    middle = successes + z * z / 2  # as shares of all trials and z * z more
    reach = z * math.sqrt(successes * (trials - successes) / trials + z * z / 4)
    return max(0.0, (middle - reach) / (trials + z * z)), min(1.0, (middle + reach) / (trials + z * z))


def z_score(confidence: float) -> float:
    """How many standard deviations hold that share of a normal distribution, to both sides."""
    return NormalDist().inv_cdf(0.5 + confidence / 2)
