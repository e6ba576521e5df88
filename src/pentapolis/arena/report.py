"""What the games of an arena say: ratings, wins, scores, who beats whom, and what went wrong."""

from __future__ import annotations

import msgspec

from ..bots import Incident
from ..version import VERSION
from .pairs import Judge, Pair, Rule
from .plan import Plan
from .play import Played, cut_short_in
from .ratings import Rating, rated
from .stats import Bootstrap, Figure, wilson


class Record(msgspec.Struct, frozen=True):
    """The wins and scores of one bot at tables of one size, or at all (players is 0)."""

    bot: str
    players: int
    seats: int  # how often it sat down; twice in a game counts twice
    wins: float
    win_rate: Figure
    fair_share: float  # the win rate of a bot like all others
    score: Figure
    place: Figure


class Trouble(msgspec.Struct, frozen=True):
    """An incident of an external bot, and the game in which it happened."""

    bot: str
    deal: int
    seats: tuple[str, ...]
    incident: Incident


class Report(msgspec.Struct, frozen=True):
    """The result of an arena. The same games give the same report, byte for byte."""

    pentapolis: str
    rules_version: int
    plan: Plan
    rule: Rule
    confidence: float
    deals: int
    games: int
    ratings: dict[str, Rating]
    records: list[Record]
    pairs: list[Pair]
    troubles: list[Trouble]
    cut_short: dict[str, int]  # decisions of a bot that the clock ended


def report_of(plan: Plan, games: list[Played], judge: Judge, confidence: float = 0.95) -> Report:
    """The report on all games of complete deals that the judge has heard, in the order of the plan."""
    per_deal = len(plan.assignments(0))
    deals = [games[i : i + per_deal] for i in range(0, len(games), per_deal)]
    bootstrap = Bootstrap(len(deals), confidence)
    names = list(plan.bots)
    ratings = rated(names, deals, confidence)
    names.sort(key=lambda name: -(ratings[name].rating.value or 0.0))
    sizes = list(dict.fromkeys(len(table) for table in plan.tables))
    return Report(
        VERSION,
        plan.rules.rules_version,
        plan,
        judge.rule,
        confidence,
        len(deals),
        len(games),
        {name: ratings[name] for name in names},
        [
            record_of(name, size, deals, bootstrap)
            for name in names
            for size in (sizes if len(sizes) == 1 else [0, *sizes])
        ],
        [judge.result(pair, bootstrap) for pair in judge.pairs],
        [trouble for played in games for trouble in _troubles(played)],
        cut_short_in(games),
    )


def record_of(name: str, players: int, deals: list[list[Played]], bootstrap: Bootstrap) -> Record:
    """Wins and scores of the bot at tables of that size; 0 stands for all sizes."""
    seats: list[int] = []
    scores: list[int] = []
    places: list[int] = []
    wins = share = 0.0
    for games in deals:
        sat = [
            (played, seat)
            for played in games
            if players in (0, len(played.seats))
            for seat, sitter in enumerate(played.seats)
            if sitter == name
        ]
        seats.append(len(sat))
        scores.append(sum(played.scores[seat] for played, seat in sat))
        places.append(sum(played.ranking[seat] for played, seat in sat))
        wins += sum(played.wins[seat] for played, seat in sat)
        share += sum(1 / len(played.seats) for played, _ in sat)
    total = sum(seats)
    return Record(
        name,
        players,
        total,
        round(wins, 6),
        wilson(wins, total, bootstrap.confidence),
        round(share / total, 6) if total else 0.0,
        bootstrap.ratio(scores, seats),
        bootstrap.ratio(places, seats),
    )


def _troubles(played: Played) -> list[Trouble]:
    return [Trouble(played.seats[incident.seat], played.deal, played.seats, incident) for incident in played.incidents]
