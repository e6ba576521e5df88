"""Intervals for rates and means, without NumPy: also for those who have not installed what reports need."""

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


def student_score(confidence: float, degrees: int) -> float:
    """How many standard errors hold that share of Student's distribution, to both sides: few values are less sure.

    Exact for one and two degrees of freedom, then the expansion about the normal one, right to two digits.
    """
    p = 0.5 + confidence / 2
    if degrees <= 1:
        return math.tan(math.pi * (p - 0.5))
    if degrees == 2:
        return (2 * p - 1) / math.sqrt(2 * p * (1 - p))
    z = z_score(confidence)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return math.fsum(term / float(degrees) ** power for power, term in enumerate(terms))
