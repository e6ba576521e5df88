"""`pentapolis lab`: what decides a game, for those who design or teach it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from ..arena.plan import named_seats, player_counts
from ..bots import Limits
from ..core.game import Game
from .arena import (
    Fresh,
    Out,
    Plots,
    Seconds,
    Seed,
    check_extra,
    tell_more,
    typed,
    writing,
)
from .arguments import AsJson, GameName, Jobs, Lang, Options, RayAddress
from .as_json import print_json
from .own_modules import allow_own_modules
from .problems import INTERRUPTED
from .progress import bar, waits
from .settings import chosen_game, chosen_options
from .terminal import Terminal

if TYPE_CHECKING:
    from ..arena.lab import Group, LabReport


def lab(
    context: typer.Context,
    game: GameName,
    by: Annotated[list[str] | None, typer.Option("--by", metavar="KEY,...", help="lab-help-by")] = None,
    keys: Annotated[bool, typer.Option("--keys", help="lab-help-keys")] = False,
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help="lab-help-games")] = 1000,
    bots: Annotated[
        list[str] | None, typer.Option("--bots", metavar="BOT,...", help="lab-help-bots", show_default=False)
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="N,...", help="arena-help-players", show_default=False)
    ] = None,
    option: Options = None,
    seed: Seed = 1,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Out = None,
    fresh: Fresh = False,
    seconds: Seconds = 5.0,
    plots: Plots = True,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Plays games and counts; returns the exit code."""
    terminal: Terminal = context.obj
    check_extra()
    from ..arena.lab import lab_plan
    from ..arena.metrics import parsed_metrics
    from ..arena.tournament import folder_for, investigate
    from ..spreading import Force

    allow_own_modules()
    of = chosen_game(game)
    options = chosen_options(of, option)
    with typed():
        seated = named_seats(bots or ["greedy"])
        sizes = [len(seated)] if players is None and len(seated) > 1 else player_counts(game, players, options)
        if keys:
            return _show_keys(terminal, of, sizes, options, json)
        asked = parsed_metrics(of, by or ["seat"], sizes, options)
        plan = lab_plan(game, seated, sizes, asked, options, seed, Limits(seconds=seconds))
    folder = out or folder_for(plan, "lab")
    with writing(folder), bar(terminal) as watch:
        finding = investigate(plan, asked, folder, games, Force(jobs, ray), watch, fresh, waits(terminal))
    if json:
        terminal.out = terminal.err  # beside the result nothing goes to standard output
    if finding.report is None:
        terminal.out.print(terminal.say("arena-nothing-complete", folder=str(folder)), soft_wrap=True)
        return INTERRUPTED
    if json:
        print_json(finding.report)
    else:
        _show(terminal, finding.report)
    tell_more(terminal, finding.run, finding.report.cut_short)
    if plots:
        from ..arena.plots import lab_plots

        lab_plots(folder, finding.report, terminal.say)
    terminal.out.print(terminal.say("arena-written", folder=str(folder)), soft_wrap=True)
    if finding.run.interrupted:
        terminal.out.print(terminal.say("arena-interrupted", deals=finding.run.deals, most=finding.run.most_deals))
        return INTERRUPTED
    return 0


def _show_keys(terminal: Terminal, of: Game, sizes: list[int], options: dict[str, object], json: bool) -> int:
    from ..arena.metrics import OPTION, PLAIN, event_metrics

    keys = [*PLAIN, *(OPTION + name for name in of.options), *event_metrics(of, sizes, options)]
    if json:
        print_json(keys)
        return 0
    for key in keys:
        terminal.out.print(key)
    return 0


def _show(terminal: Terminal, report: LabReport) -> None:
    terminal.out.print(terminal.say("arena-summary", game=report.plan.game, deals=report.deals, games=report.games))
    for key, groups in report.tables.items():
        terminal.out.print(_table(terminal, key, groups))
    if any(group.clear for groups in report.tables.values() for group in groups):
        terminal.out.print(terminal.say("lab-clear"), soft_wrap=True)


def _table(terminal: Terminal, key: str, groups: list[Group]) -> Table:
    from .figures import Figures

    figures = Figures(terminal)
    uneven = len({group.fair_share for group in groups}) > 1  # tables of several sizes
    columns = ["arena-column-seats", "arena-column-win-rate", *(["arena-column-fair-share"] if uneven else [])]
    table = Table(key, box=SIMPLE_HEAD, pad_edge=False)
    for name in [*columns, "arena-column-score", "lab-column-difference"]:
        table.add_column(terminal.say(name), justify="right")
    table.add_column("")
    for group in groups:
        table.add_row(
            group.value,
            str(group.seats),
            figures.percents(group.win_rate),
            *([figures.percent(group.fair_share)] if uneven else []),
            figures.number(group.score.value),
            figures.spread(group.difference, sign=True),
            "★" if group.clear else "",
        )
    return table
