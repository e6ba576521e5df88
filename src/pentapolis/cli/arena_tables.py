"""The result of an arena as tables for the terminal."""

from __future__ import annotations

from collections import Counter, defaultdict

from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..arena.pairs import Pair
from ..arena.play import Played
from ..arena.report import Report
from ..arena.tournament import Outcome
from .figures import Figures
from .safe_text import clean, last_lines
from .terminal import Terminal

VERDICTS = {
    "better": "arena-verdict-better",
    "worse": "arena-verdict-worse",
    "equal": "arena-verdict-equal",
    "open": "arena-verdict-open",
}


def show_report(terminal: Terminal, outcome: Outcome) -> None:
    """Prints everything."""
    report = outcome.report
    assert report is not None
    terminal.out.print(terminal.say("arena-summary", game=report.plan.game, deals=report.deals, games=report.games))
    terminal.out.print(_ratings(terminal, report, outcome.games))
    terminal.out.print(_records(terminal, report))
    terminal.out.print(_pairs(terminal, report))
    if len(report.plan.bots) > 2:
        terminal.out.print(_cross(terminal, report))
    for pair in report.pairs:
        terminal.out.print(_sentence(terminal, report, pair), soft_wrap=True)
    _troubles(terminal, report)


def _ratings(terminal: Terminal, report: Report, games: list[Played]) -> Table:
    figures = Figures(terminal)
    table = _table(terminal, "bot", "rating", "thinking")
    thinking = _thinking(games)
    for name, rating in report.ratings.items():
        table.add_row(name, figures.spread(rating.rating), figures.number(1000 * thinking[name]))
    return table


def _records(terminal: Terminal, report: Report) -> Table:
    figures = Figures(terminal)
    table = _table(terminal, "bot", "players", "seats", "win-rate", "fair-share", "score")
    for record in report.records:
        table.add_row(
            record.bot,
            str(record.players or terminal.say("arena-all")),
            str(record.seats),
            figures.percents(record.win_rate),
            figures.percent(record.fair_share),
            figures.spread(record.score),
        )
    return table


def _pairs(terminal: Terminal, report: Report) -> Table:
    figures = Figures(terminal)
    table = _table(terminal, "first", "second", "deals", "ahead", "sure", "points")
    for pair in report.pairs:
        table.add_row(
            pair.first,
            pair.second,
            str(pair.deals),
            figures.percents(pair.ahead),
            f"[{figures.number(100 * (pair.sure.low or 0.0), 0)}; {figures.percent(pair.sure.high)}]",
            figures.spread(pair.points, sign=True),
        )
    return table


def _cross(terminal: Terminal, report: Report) -> Table:
    figures = Figures(terminal)
    names = list(report.ratings)
    rate: dict[tuple[str, str], float | None] = {}
    for pair in report.pairs:
        rate[pair.first, pair.second] = pair.ahead.value
        rate[pair.second, pair.first] = None if pair.ahead.value is None else 1 - pair.ahead.value
    table = Table(title=terminal.say("arena-plot-cross"), title_justify="left", box=SIMPLE_HEAD, pad_edge=False)
    for name in ["", *names]:
        table.add_column(name, justify="left" if not name else "right")
    for row in names:
        table.add_row(row, *["" if row == name else figures.percent(rate.get((row, name))) for name in names])
    return table


def _sentence(terminal: Terminal, report: Report, pair: Pair) -> str:
    return terminal.say(
        VERDICTS[pair.verdict],
        first=pair.first,
        second=pair.second,
        alpha=f"{100 * report.rule.alpha:g}",
        margin=f"{100 * report.rule.margin:g}",
    )


def _troubles(terminal: Terminal, report: Report) -> None:
    """How often what happened to which external bot, with the first case of each."""
    counts = Counter((trouble.bot, trouble.incident.kind) for trouble in report.troubles)
    for (bot, kind), count in counts.items():
        first = next(trouble for trouble in report.troubles if (trouble.bot, trouble.incident.kind) == (bot, kind))
        terminal.out.print(
            terminal.say(
                "arena-trouble",
                bot=bot,
                kind=kind,
                count=count,
                deal=first.deal,
                detail=clean(first.incident.detail[:200]),
            ),
            style="bold",
            soft_wrap=True,
        )
        for line in last_lines(first.incident.noise):
            terminal.out.print(f"  {line}", style="dim", soft_wrap=True)


def _thinking(games: list[Played]) -> dict[str, float]:
    """Seconds per decision of every bot."""
    seconds: dict[str, float] = defaultdict(float)
    moves: dict[str, int] = defaultdict(int)
    for played in games:
        for seat, name in enumerate(played.seats):
            seconds[name] += played.seconds[seat]
            moves[name] += played.moves[seat]
    return {name: seconds[name] / max(1, moves[name]) for name in seconds}


def _table(terminal: Terminal, *columns: str) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for name in columns:
        left = name in ("bot", "first", "second")
        table.add_column(terminal.say(COLUMNS[name]), justify="left" if left else "right")
    return table


COLUMNS = {
    "bot": "arena-column-bot",
    "rating": "arena-column-rating",
    "players": "arena-column-players",
    "seats": "arena-column-seats",
    "win-rate": "arena-column-win-rate",
    "fair-share": "arena-column-fair-share",
    "score": "arena-column-score",
    "thinking": "arena-column-thinking",
    "first": "arena-column-first",
    "second": "arena-column-second",
    "deals": "arena-column-deals",
    "ahead": "arena-column-ahead",
    "sure": "arena-column-sure",
    "points": "arena-column-points",
}
