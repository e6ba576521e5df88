"""The balance lab: win rate and score by seat, start, option, and by what was used, for those who design games."""

from __future__ import annotations

import math
from itertools import cycle, islice, product
from typing import Any, TypeVar

import msgspec
import numpy as np

from ..bots import Limits
from ..core.game import game
from ..core.options import checked
from ..version import VERSION
from .metrics import CROSS, OPTION, Metric, is_event, natural, option_values
from .plan import Plan, bots_of, problem
from .play import Played, cut_short_in
from .stats import Bootstrap, Figure, Floats, Sides, wilson_over_deals


class Group(msgspec.Struct, frozen=True):
    """The seats that have something in common, against all others."""

    value: str
    seats: int
    wins: float
    win_rate: Figure
    fair_share: float
    score: Figure
    difference: Figure  # the mean score of these seats less that of the others at tables like theirs
    clear: bool  # the difference would hardly come by chance in any of the groups of this table


class LabReport(msgspec.Struct, frozen=True):
    """A table of groups for every key."""

    pentapolis: str
    rules_version: int
    plan: Plan
    confidence: float
    deals: int
    games: int
    tables: dict[str, list[Group]]
    cut_short: dict[str, int]  # decisions of a bot that the clock ended


def lab_plan(
    of: str,
    bots: list[tuple[str, str]],
    players: list[int],
    keys: list[Metric],
    options: dict[str, Any] | None = None,
    seed: int = 1,
    limits: Limits | None = None,
) -> Plan:
    """The games that answer the keys: the bots in turn around each table, every value of the options asked about."""
    names = [name for name, _ in bots]
    if not names:
        raise problem("lab-no-bots")
    if not players:
        raise problem("arena-bad-players", given="")
    if len(names) > max(players):
        raise problem("lab-too-many-bots", bots=len(names), players=max(players))
    named = bots_of(bots)
    tables = [tuple(islice(cycle(names), count)) for count in dict.fromkeys(players)]
    settings = _settings(of, players, keys, options or {})
    uses = list(dict.fromkeys(part for key in keys for part in key.uses))
    return Plan(of, named, tables, settings, seed, limits or Limits(), uses).check()


def _settings(of: str, players: list[int], keys: list[Metric], given: dict[str, Any]) -> list[dict[str, Any]]:
    asked = [part for key in keys for part in key.parts if part.startswith(OPTION)]
    names = [part.removeprefix(OPTION) for part in dict.fromkeys(asked)]
    for name in names:
        if name in given:
            raise problem("lab-option-given", name=name)
    known = game(of).options
    options = checked(known, given)
    choices = [option_values(game(of), known[name], players, options) for name in names]
    for name, values in zip(names, choices, strict=True):
        if len(values) < 2:
            raise problem("lab-one-value", name=name)
    return [{**options, **dict(zip(names, values, strict=True))} for values in product(*choices)]


def deals_for(plan: Plan, games: int) -> int:
    """How many deals make at least that many games."""
    return max(1, math.ceil(games / len(plan.assignments(0))))


def lab_report(plan: Plan, keys: list[Metric], games: list[Played], confidence: float = 0.95) -> LabReport:
    """The tables on all games of complete deals, in the order of the plan."""
    deals = len(games) // len(plan.assignments(0))
    bootstrap = Bootstrap(deals, confidence)
    tables = {key.name: groups_of(plan, key, games, bootstrap) for key in keys}
    return LabReport(
        VERSION, plan.rules.rules_version, plan, confidence, deals, len(games), tables, cut_short_in(games)
    )


class _Sums:
    """What is added up: shares, and deal by deal seats, wins and scores."""

    def __init__(self, deals: int) -> None:
        self.share = 0.0
        self.wins: Floats = np.zeros(deals)
        self.counts: Floats = np.zeros(deals)
        self.scores: Floats = np.zeros(deals)

    def add(self, played: Played, seat: int) -> None:
        """Takes a seat of a game into account."""
        self.wins[played.deal] += played.wins[seat]
        self.share += 1 / len(played.seats)
        self.counts[played.deal] += 1
        self.scores[played.deal] += played.scores[seat]


Stratum = tuple[str, ...]
K = TypeVar("K")


def _at(sums: dict[K, _Sums], key: K, deals: int) -> _Sums:
    if key not in sums:
        sums[key] = _Sums(deals)
    return sums[key]


def groups_of(plan: Plan, key: Metric, games: list[Played], bootstrap: Bootstrap) -> list[Group]:
    """The groups of one key, in their natural order; those of events from the most useful to the least."""
    everybody: dict[tuple[str, Stratum], _Sums] = {}
    members: dict[tuple[str, str], dict[Stratum, _Sums]] = {}
    for played in games:
        stratum = key.stratum(plan, played)
        for seat in range(len(played.seats)):
            for circle in key.circles(plan, played, seat):
                _at(everybody, (circle, stratum), bootstrap.deals).add(played, seat)
                for value in key.values(plan, played, seat):
                    _at(members.setdefault((value, circle), {}), stratum, bootstrap.deals).add(played, seat)
    found = [
        _group(value, circle, strata, everybody, bootstrap, len(members))
        for (value, circle), strata in sorted(members.items(), key=lambda item: [natural(part) for part in item[0]])
    ]
    if is_event(key.parts[0]):
        found.sort(key=lambda group: -(group.difference.value or 0.0))
    return found


def _group(
    value: str,
    circle: str,
    strata: dict[Stratum, _Sums],
    everybody: dict[tuple[str, Stratum], _Sums],
    bootstrap: Bootstrap,
    groups: int,
) -> Group:
    scores, counts, wins = np.zeros((3, bootstrap.deals))
    sides: list[Sides] = []
    for stratum, mine in strata.items():
        # Long games have higher scores: a seat is compared with its like only.
        total = everybody[circle, stratum]
        scores += mine.scores
        counts += mine.counts
        wins += mine.wins
        sides.append((mine.scores, mine.counts, total.scores - mine.scores, total.counts - mine.counts))
    seats = int(counts.sum())
    return Group(
        f"{value} {CROSS} {circle}" if circle else value,
        seats,
        round(float(wins.sum()), 6),
        wilson_over_deals(wins, counts, bootstrap.confidence),
        round(sum(mine.share for mine in strata.values()) / seats, 6),
        bootstrap.ratio(scores, counts),
        bootstrap.within(sides),
        # Among sixty tiles three look special by chance alone: a clear one must stand out among all of them.
        bootstrap.stands_out(sides, tests=groups),
    )
