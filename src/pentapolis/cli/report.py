"""What came of many games: a summary for people, CSV and JSON for programs."""

from __future__ import annotations

import csv
import io
import json
from dataclasses import asdict
from typing import Any

from rich import box
from rich.table import Table as Grid

from ..core.game import game
from .seats import automatic_name
from .simulation import Outcome, Plan
from .statistics import Estimate, mean, win_rate
from .terminal import Terminal

AUTOMATIC = -1
OPPONENT = "opponent"


def labels(plan: Plan) -> dict[int, str]:
    """A name for every bot of the plan, numbered where two have the same; the automatic opponent has its own."""
    names = {AUTOMATIC: OPPONENT}
    for index, name in enumerate(plan.bots):
        names[index] = f"{name}#{plan.bots[: index + 1].count(name)}" if plan.bots.count(name) > 1 else name
    return names


def rows(outcomes: list[Outcome], by_seat: bool) -> dict[int, list[tuple[Outcome, int]]]:
    """Outcome and seat of every game, grouped by bot or by seat."""
    groups: dict[int, list[tuple[Outcome, int]]] = {}
    for outcome in outcomes:
        for seat, index in enumerate(outcome.bots):
            groups.setdefault(seat if by_seat else index, []).append((outcome, seat))
    return dict(sorted(groups.items(), key=lambda group: (group[0] == AUTOMATIC, group[0])))


def summary(plan: Plan, outcomes: list[Outcome], by_seat: bool) -> list[dict[str, Any]]:
    """One entry for each bot, or for each seat: wins, win rate, score and terms with their intervals."""
    names = labels(plan)
    found = []
    for key, played in rows(outcomes, by_seat).items():
        wins = sum(outcome.wins[seat] for outcome, seat in played)
        terms = played[0][0].terms[played[0][1]]
        found.append(
            {
                "name": str(key + 1) if by_seat else names[key],
                "games": len(played),
                "wins": wins,
                "win_rate": asdict(win_rate(wins, len(played))),
                "score": asdict(mean([outcome.scores[seat] for outcome, seat in played])),
                "terms": {term: mean([outcome.terms[seat][term] for outcome, seat in played]).value for term in terms},
            }
        )
    return found


def print_summary(terminal: Terminal, plan: Plan, outcomes: list[Outcome]) -> None:
    """Wins, scores and terms, by bot and by seat."""
    if not outcomes:
        terminal.out.print(terminal.say("cli-simulate-nothing"))
        return
    by_bot = summary(plan, outcomes, by_seat=False)
    by_seat = summary(plan, outcomes, by_seat=True)
    terminal.out.print(_results(terminal, plan, by_bot, terminal.say("cli-simulate-by-bot")))
    terminal.out.print(_results(terminal, plan, by_seat, terminal.say("cli-simulate-by-seat")))
    terminal.out.print(_terms(terminal, plan, by_bot))
    terminal.out.print(terminal.say("cli-simulate-seed", seed=plan.seed.hex()), style="dim", soft_wrap=True)


def _grid(title: str) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, title=title, title_style="bold", title_justify="left", collapse_padding=True)
    grid.add_column("", no_wrap=True)
    return grid


def _results(terminal: Terminal, plan: Plan, entries: list[dict[str, Any]], title: str) -> Grid:
    grid = _grid(title)
    for heading in ("cli-simulate-played", "cli-simulate-wins", "cli-simulate-rate", "cli-simulate-score"):
        grid.add_column(terminal.say(heading), justify="right")
    for entry in entries:
        rate, score = Estimate(**entry["win_rate"]), Estimate(**entry["score"])
        grid.add_row(
            _shown(terminal, plan, entry["name"]),
            str(entry["games"]),
            terminal.decimal(entry["wins"]).removesuffix(terminal.decimal(0)[1:]),
            f"{terminal.percent(rate.value)} ({terminal.decimal(100 * rate.low)}–{terminal.decimal(100 * rate.high)})",
            f"{terminal.decimal(score.value)} ({terminal.decimal(score.low)}–{terminal.decimal(score.high)})",
        )
    return grid


def _terms(terminal: Terminal, plan: Plan, entries: list[dict[str, Any]]) -> Grid:
    grid = _grid(terminal.say("cli-simulate-terms"))
    for term in entries[0]["terms"]:
        grid.add_column(terminal.say(f"{plan.game}-term-{term}"), justify="right")
    for entry in entries:
        grid.add_row(
            _shown(terminal, plan, entry["name"]), *[terminal.decimal(value) for value in entry["terms"].values()]
        )
    return grid


def _shown(terminal: Terminal, plan: Plan, name: str) -> str:
    """The name of a bot as it is; that of an automatic opponent as the table says it."""
    return automatic_name(game(plan.game), terminal.texts, plan.options) if name == OPPONENT else name


def as_csv(plan: Plan, outcomes: list[Outcome]) -> str:
    """One line for each seat of each game."""
    names = labels(plan)
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    terms = list(outcomes[0].terms[0]) if outcomes else []
    writer.writerow(["game", "seed", "seat", "bot", "rank", "win", "score", *terms])
    for outcome in outcomes:
        for seat, index in enumerate(outcome.bots):
            values = [outcome.terms[seat][term] for term in terms]
            head = [outcome.number, outcome.seed, seat, names[index], outcome.ranks[seat], outcome.wins[seat]]
            writer.writerow([*head, outcome.scores[seat], *values])
    return out.getvalue()


def as_json(plan: Plan, outcomes: list[Outcome]) -> str:
    """The plan, both summaries and every game."""
    data = {
        "game": plan.game,
        "players": plan.players,
        "bots": list(plan.bots),
        "options": plan.options,
        "seed": plan.seed.hex(),
        "by_bot": summary(plan, outcomes, by_seat=False),
        "by_seat": summary(plan, outcomes, by_seat=True),
        "games": [asdict(outcome) for outcome in outcomes],
    }
    return json.dumps(data, indent=1) + "\n"
