"""What the better choices of a player have in common: what to do better next time, as far as one game can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from statistics import fmean
from typing import Final

import msgspec

from .result import JudgedDecision, Why
from .settings import CERTAIN_POINTS, thresholds

LOOKED_AT: Final = 12  # of the costliest decisions
FEWEST: Final = 3  # of them have something in common, or nothing is said
MOST: Final = 2  # things of a kind that are told
SHARED: Final = 0.4  # of the decisions are what they have in common
POINTS: Final = 0.5  # of a term, or that the best other seat has less, below which they do not differ
THINGS: Final = 0.3  # as much of anything else
RIVAL: Final = 2.0  # times as much as the own gain must what the other has less be
EVEN: Final = 0.5  # of little that was lost nobody says when
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
    early: float  # the share of the lost chances that was lost in the first third of the game


class Example(msgspec.Struct, frozen=True):
    """The dearest of the costly decisions that are most like each other, and how many they are; 1 if none are alike."""

    decision: JudgedDecision
    times: int


def costly(decisions: Iterable[JudgedDecision], seat: int, seats: int) -> list[JudgedDecision]:
    """The decisions of the seat that surely cost something, the dearest first; those that only cost points come last.

    Who is far behind has no chance to lose any more, but may still learn from the points.
    """
    fine = thresholds(seats)[0]
    own = [one for one in decisions if one.seat == seat and one.judgement.best != one.played]
    chance = [one for one in own if one.judgement.cost.value >= fine and one.judgement.cost.low > 0.0]
    points = [one for one in own if one not in chance and one.judgement.cost_points.low > CERTAIN_POINTS]
    chance.sort(key=lambda one: (-one.judgement.cost.value, one.n))
    points.sort(key=lambda one: (-one.judgement.cost_points.value, one.n))
    return [*chance, *points][:LOOKED_AT]


def alike(found: list[JudgedDecision], way: Callable[[JudgedDecision], Hashable]) -> Example | None:
    """The dearest of many of these decisions that are of one kind, as `way` tells it; otherwise the dearest of all."""
    if not found:
        return None
    kinds = Counter(way(one) for one in found)
    kind, times = kinds.most_common(1)[0]
    if times < max(2, SHARED * len(found)):
        return Example(found[0], 1)
    return Example(next(one for one in found if way(one) == kind), times)


def advice(decisions: Iterable[JudgedDecision], seat: int, seats: int, last: int) -> Advice | None:
    """What the costly decisions of a seat have in common; `last` is the last turn. None if there are too few."""
    found = costly(decisions, seat, seats)
    if len(found) < FEWEST:
        return None
    lost = sum(one.judgement.cost.value for one in found)
    early = sum(one.judgement.cost.value for one in found if 3 * one.turn <= last)
    others = sum(_leaves_less(one.judgement.why) for one in found)
    share = early / lost if lost >= thresholds(seats)[1] else EVEN
    return Advice(len(found), _common(found, 1), _common(found, -1), others, share)


def _leaves_less(why: Why) -> bool:
    """Whether the better choice is better above all by what the best other seat has less."""
    own = sum(why.terms.values()) + why.outlook
    return -why.others >= POINTS and -why.others >= RIVAL * own


def _common(found: list[JudgedDecision], sign: int) -> list[Common]:
    """What many better choices had more of (sign 1), or less of (sign -1), what most of them had first."""
    values: dict[tuple[str, str], list[float]] = {}
    for one in found:
        why = one.judgement.why
        for kind, differences, least in ((TERM, why.terms, POINTS), (FEATURE, why.features, THINGS)):
            for name, difference in differences.items():
                if abs(difference) >= least:
                    values.setdefault((kind, name), []).append(sign * difference)
    shared = []
    for (kind, name), counted in values.items():
        with_it = [each for each in counted if each > 0]
        against = len(counted) - len(with_it)
        if len(with_it) >= max(2, SHARED * len(found)) and len(with_it) >= 2 * against:
            shared.append(Common(kind, name, len(with_it), round(fmean(with_it), 1)))
    return sorted(shared, key=lambda one: (-one.times, -one.mean, one.kind, one.name))[:MOST]
