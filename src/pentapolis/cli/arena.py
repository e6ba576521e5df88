"""`pentapolis arena`: which bot is stronger, and how sure that is."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..arena.plan import ArenaError, Plan, line_up, named_bots, named_seats, player_counts, problem, round_robin
from ..bots import BotError, Limits
from .arguments import AsJson, GameName, Jobs, Lang, Options, RayAddress
from .as_json import print_json
from .completion import bot_names
from .own_modules import allow_own_modules
from .problems import INTERRUPTED, file_problem, wrong_usage
from .progress import bar, waits
from .settings import chosen_game, chosen_options
from .terminal import Terminal

if TYPE_CHECKING:
    from ..arena.run import Run
    from ..arena.tournament import Outcome

EXTRA = ("numpy", "openskill", "matplotlib")
ROUND_ROBIN_DEALS, CHALLENGE_DEALS = 100, 2000

Seed = Annotated[int, typer.Option("--seed", metavar="SEED", min=0, help="arena-help-seed")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="arena-help-out", show_default=False)]
Fresh = Annotated[bool, typer.Option("--fresh", help="arena-help-fresh")]
Seconds = Annotated[float, typer.Option("--seconds", metavar="S", min=0.01, max=86400, help="arena-help-seconds")]
Plots = Annotated[bool, typer.Option("--plots/--no-plots", help="arena-help-plots")]


def arena(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        list[str] | None,
        list[str] | None,
        typer.Option("--bots", metavar="BOT,...", help="arena-help-bots", show_default=False, autocompletion=bot_names),
    ] = None,
    challenge: Annotated[
        tuple[str, str] | None,
        typer.Option("--challenge", metavar="BOT BOT", help="arena-help-challenge", show_default=False),
    ] = None,
    seated: Annotated[
        list[str] | None, typer.Option("--line-up", metavar="BOT,...", help="arena-help-line-up", show_default=False)
    ] = None,
    players: Annotated[
        str | None, typer.Option("--players", metavar="N,...", help="arena-help-players", show_default=False)
    ] = None,
    deals: Annotated[
        int | None, typer.Option("--deals", metavar="N", min=1, help="arena-help-deals", show_default=False)
    ] = None,
    option: Options = None,
    seed: Seed = 1,
    stop: Annotated[bool | None, typer.Option("--stop/--no-stop", help="arena-help-stop", show_default=False)] = None,
    alpha: Annotated[float, typer.Option("--alpha", min=0.0001, max=0.5, help="arena-help-alpha")] = 0.05,
    margin: Annotated[float, typer.Option("--margin", min=0.0, max=0.5, help="arena-help-margin")] = 0.05,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Out = None,
    fresh: Fresh = False,
    seconds: Seconds = 5.0,
    plots: Plots = True,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Plays bots against each other; returns the exit code."""
    terminal: Terminal = context.obj
    check_extra()
    from ..arena.pairs import Rule
    from ..arena.tournament import compete, folder_for
    from ..spreading import Force

    allow_own_modules()
    with typed():
        plan = _plan(game, bots, challenge, seated, players, option, seed, Limits(seconds=seconds))
    folder = out or folder_for(plan, "arena")
    deals = deals or (CHALLENGE_DEALS if challenge else ROUND_ROBIN_DEALS)
    stop = bool(challenge) if stop is None else stop
    with writing(folder), bar(terminal) as watch:
        outcome = compete(
            plan, folder, deals, Rule(alpha, margin), stop, Force(jobs, ray), watch, fresh, waits(terminal)
        )
    return _tell(terminal, outcome, folder, plots, json)


def _plan(
    game: str,
    bots: list[str] | None,
    challenge: tuple[str, str] | None,
    seated: list[str] | None,
    players: str | None,
    option: list[str] | None,
    seed: int,
    limits: Limits,
) -> Plan:
    if bool(bots) + bool(challenge) + bool(seated) != 1:
        raise problem("arena-who-plays")
    options = chosen_options(chosen_game(game), option)
    if seated:
        if players is not None:
            raise problem("arena-line-up-players")
        return line_up(game, named_seats(seated), options, seed, limits)
    named = named_bots(list(challenge) if challenge else bots or [])
    if challenge and len(named) != 2:
        raise problem("arena-challenge-two")
    return round_robin(game, named, player_counts(game, players, options), options, seed, limits)


def _tell(terminal: Terminal, outcome: Outcome, folder: Path, plots: bool, json: bool) -> int:
    from .arena_tables import show_report

    if json:
        terminal.out = terminal.err  # beside the result nothing goes to standard output
    if outcome.report is None:
        terminal.out.print(terminal.say("arena-nothing-complete", folder=str(folder)), soft_wrap=True)
        return INTERRUPTED
    if json:
        print_json(outcome.report)
    else:
        show_report(terminal, outcome)
    tell_more(terminal, outcome.run, outcome.report.cut_short)
    if plots:
        from ..arena.plots import arena_plots

        arena_plots(folder, outcome.report, outcome.judge, outcome.games, terminal.say)
    terminal.out.print(terminal.say("arena-written", folder=str(folder)), soft_wrap=True)
    if outcome.run.interrupted:
        terminal.out.print(terminal.say("arena-interrupted", deals=outcome.run.deals, most=outcome.run.most_deals))
        return INTERRUPTED
    return 0


def tell_more(terminal: Terminal, run: Run, cut_short: dict[str, int]) -> None:
    """Says whose decisions the clock ended, how many games were not played now, and how many were thrown away."""
    for bot, count in cut_short.items():
        terminal.out.print(terminal.say("arena-cut-short", bot=bot, count=count), soft_wrap=True)
    if run.earlier:
        terminal.out.print(terminal.say("arena-earlier", games=run.earlier), soft_wrap=True)
    if run.log.thrown_away:
        terminal.out.print(terminal.say("arena-thrown-away", games=run.log.thrown_away), soft_wrap=True)


@contextmanager
def typed() -> Iterator[None]:
    """Turns what the arena refuses into a mistake of whoever typed it."""
    try:
        yield
    except (ArenaError, BotError) as error:
        raise wrong_usage(error.refusal.key, **error.refusal.args) from None


@contextmanager
def writing(folder: Path) -> Iterator[None]:
    """Turns what the file system refuses into a sentence about the folder."""
    try:
        yield
    except OSError as error:
        raise file_problem(error, folder) from None


def check_extra() -> None:
    """Raises the sentence that says how to install what figures and pictures need."""
    for name in EXTRA:
        if find_spec(name) is None:
            raise problem("arena-no-extra", missing=name)
