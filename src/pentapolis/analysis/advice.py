"""What the better choices of a player have in common: what to do better next time, as far as one game can tell."""

from __future__ import annotations

from collections.abc import Iterable
from statistics import fmean
from typing import Final

import msgspec

from .result import JudgedDecision, Why
from .settings import thresholds

LOOKED_AT: Final = 12  # of the costliest decisions
FEWEST: Final = 3  # of them have something in common, or nothing is said
MOST: Final = 2  # things of a kind that are told
SHARED: Final = 0.4  # of the decisions are what they have in common
POINTS: Final = 0.5  # of a term, or that the best other seat has less, below which they do not differ
THINGS: Final = 0.3  # as much of anything else
RIVAL: Final = 2.0  # times as much as the own gain must what the other has less be
TERM: Final = "term"
FEATURE: Final = "feature"


class Common(msgspec.Struct, frozen=True):
    """A score term or a feature of which there was more, or less, `times` out of all, and by how much then."""

    kind: str
    name: str
    times: int
    mean: float


class Advice(msgspec.Struct, frozen=True):
    """What better choices in so many costly `decisions` brought, what they gave up, and how often others had less."""

    decisions: int
    more: list[Common]
    less: list[Common]
    others_less: int
    early: float  # the share of all that was lost which was lost in the first third of the game


def advice(decisions: Iterable[JudgedDecision], seat: int, seats: int, last: int) -> Advice | None:
    """What the costly decisions of a seat have in common; `last` is the last turn. None if there are too few."""
    fine = thresholds(seats)[0]
    own = [one for one in decisions if one.seat == seat and one.judgement.best != one.played]
    costly = [one for one in own if one.judgement.cost.value >= fine and one.judgement.cost.low > 0.0]
    costly = sorted(costly, key=lambda one: (-one.judgement.cost.value, one.n))[:LOOKED_AT]
    if len(costly) < FEWEST:
        return None
    lost = sum(one.judgement.cost.value for one in costly)
    early = sum(one.judgement.cost.value for one in costly if 3 * one.turn <= last)
    others = sum(_leaves_less(one.judgement.why) for one in costly)
    return Advice(len(costly), _common(costly, 1), _common(costly, -1), others, early / lost)


def _leaves_less(why: Why) -> bool:
    """Whether the better choice is better above all by what the best other seat has less."""
    own = sum(why.terms.values()) + why.outlook
    return -why.others >= POINTS and -why.others >= RIVAL * own


def _common(costly: list[JudgedDecision], sign: int) -> list[Common]:
    """What many better choices had more of (sign 1), or less of (sign -1), what most of them had first."""
    values: dict[tuple[str, str], list[float]] = {}
    for one in costly:
        why = one.judgement.why
        for kind, differences, least in ((TERM, why.terms, POINTS), (FEATURE, why.features, THINGS)):
            for name, difference in differences.items():
                if abs(difference) >= least:
                    values.setdefault((kind, name), []).append(sign * difference)
    found = []
    for (kind, name), counted in values.items():
        with_it = [each for each in counted if each > 0]
        against = len(counted) - len(with_it)
        if len(with_it) >= max(2, SHARED * len(costly)) and len(with_it) >= 2 * against:
            found.append(Common(kind, name, len(with_it), round(fmean(with_it), 1)))
    return sorted(found, key=lambda one: (-one.times, -one.mean, one.kind, one.name))[:MOST]
