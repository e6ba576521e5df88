"""A whole arena and a whole lab: played, judged, written to a folder."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec

from ..spreading import Force
from .files import game_rows, write_csv, write_json, write_report
from .lab import LabReport, deals_for, lab_report
from .metrics import Metric
from .pairs import Judge, Rule
from .plan import Plan
from .play import Played
from .report import Report, report_of
from .results_log import ResultsLog
from .run import Run

GAMES = "games.jsonl"


class Progress(msgspec.Struct, frozen=True):
    """How far a run is, told after every game."""

    played: int
    games: int
    run: Run
    judge: Judge | None = None


Watcher = Callable[[Progress], None]
Waits = Callable[[], None]  # called when games that have begun are waited for


class Outcome(msgspec.Struct, frozen=True):
    """What came of an arena. The report is missing if not even one deal was completed."""

    run: Run
    judge: Judge
    games: list[Played]
    report: Report | None


class Finding(msgspec.Struct, frozen=True):
    """What came of a lab."""

    run: Run
    games: list[Played]
    report: LabReport | None


def folder_for(plan: Plan, kind: str) -> Path:
    """The folder of that plan: the same command finds its games again, another one does not get into their way."""
    digest = hashlib.sha256(msgspec.json.encode(plan)).hexdigest()
    return Path("out", f"{kind}-{plan.game}-{digest[:8]}")


def compete(
    plan: Plan,
    folder: Path,
    deals: int,
    rule: Rule | None = None,
    stop: bool = False,
    force: Force | None = None,
    watch: Watcher | None = None,
    fresh: bool = False,
    waits: Waits | None = None,
) -> Outcome:
    """Plays up to that many deals, with `stop` only until every pair is decided, and writes the report.

    Games found in the folder are not played again; with `fresh` they are thrown away.
    """
    judge = Judge(list(plan.bots), rule)
    with ResultsLog(folder / GAMES, plan, fresh) as log:
        run = Run(plan, log, deals, lambda games: judge.hear(games) and stop)
        _play(run, force or Force(), watch, judge, waits)
    games = run.games()
    if not games:
        return Outcome(run, judge, games, None)
    report = report_of(plan, games, judge)
    write_report(folder, report, games)
    return Outcome(run, judge, games, report)


def investigate(
    plan: Plan,
    keys: list[Metric],
    folder: Path,
    games: int,
    force: Force | None = None,
    watch: Watcher | None = None,
    fresh: bool = False,
    waits: Waits | None = None,
) -> Finding:
    """Plays at least that many games and writes the tables of every key; `fresh` as in `compete`."""
    with ResultsLog(folder / GAMES, plan, fresh) as log:
        run = Run(plan, log, deals_for(plan, games))
        _play(run, force or Force(), watch, None, waits)
    played = run.games()
    if not played:
        return Finding(run, played, None)
    report = lab_report(plan, keys, played)
    write_json(folder / "result.json", report)
    write_csv(folder / "games.csv", game_rows(played))
    rows = [{"key": key, **msgspec.structs.asdict(group)} for key, groups in report.tables.items() for group in groups]
    write_csv(folder / "groups.csv", rows)
    return Finding(run, played, report)


def _play(run: Run, force: Force, watch: Watcher | None, judge: Judge | None, waits: Waits | None) -> None:
    if run.decided or run.deals == run.most_deals:
        return
    total = run.most_deals * len(run.plan.assignments(0))

    def tell(played: Played | None = None) -> None:
        if watch is not None:
            watch(Progress(len(run.log.games), total, run, judge))

    tell()
    with closing(force.executor()) as executor:
        run.play(executor, tell, waits)
