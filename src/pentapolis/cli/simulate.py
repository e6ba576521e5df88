"""`pentapolis simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import time
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..bots import BOTS
from ..bots.own import bring, check_bot, named_bot, own_bots
from ..core.game import Game
from ..core.record import BOT
from ..spreading import Force, interruptible, spread
from .arguments import GameName, Jobs, Lang, Long, Options, OwnBots, Players, RayAddress, Seed, Solo
from .completion import bot_names
from .own_modules import allow_own_modules
from .problems import INTERRUPTED, wrong_usage
from .progress import waits
from .record_files import check_writable, write_text
from .report import as_csv, as_json, print_summary
from .safe_text import clean, last_lines
from .seeds import table_seed
from .settings import chosen_game, chosen_options, chosen_players
from .simulation import Outcome, Plan, played
from .terminal import Terminal

MOST_GAMES = 10_000_000
STANDARD = Path("-")  # standard output


def simulate(
    context: typer.Context,
    game: GameName,
    games: Annotated[int, typer.Option("--games", metavar="N", help="cli-help-games")] = 100,
    players: Players = None,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAMES", help="cli-help-bots", autocompletion=bot_names)
    ] = "random,greedy",
    bot: OwnBots = None,
    option: Options = None,
    solo: Solo = None,
    long: Long = False,
    seed: Seed = None,
    jobs: Jobs = None,
    ray: RayAddress = None,
    csv: Annotated[Path | None, typer.Option("--csv", metavar="FILE", help="cli-help-csv", show_default=False)] = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="cli-help-json", show_default=False)
    ] = None,
    lang: Lang = None,
) -> int:
    """Plays many games and prints a summary."""
    terminal: Terminal = context.obj
    of = chosen_game(game)
    if not 1 <= games <= MOST_GAMES:
        raise wrong_usage("cli-bad-games", most=MOST_GAMES)
    if csv is not None and csv == json:
        raise wrong_usage("cli-same-file", file=str(csv))
    for path in (csv, json):
        if path is not None and path != STANDARD:
            check_writable(path)
    allow_own_modules()
    bring(own_bots(bot or []))
    plan = _plan(of, bots, players, chosen_options(of, option, solo, long), table_seed(seed))
    began = time.monotonic()
    found, interrupted = _collected(terminal, plan, games, Force(jobs, ray))
    _tell_troubles(terminal, plan, found)
    if STANDARD not in (csv, json):  # else only what was asked for goes there
        print_summary(terminal, plan, found)
    terminal.err.print(
        terminal.say("cli-simulate-speed", games=len(found), seconds=terminal.decimal(time.monotonic() - began))
    )
    if interrupted:
        terminal.err.print(terminal.say("cli-simulate-interrupted", done=len(found), games=games))
    if csv is not None:
        _write(terminal, csv, as_csv(plan, found))
    if json is not None:
        _write(terminal, json, as_json(plan, found))
    return INTERRUPTED if interrupted else 0


def _tell_troubles(terminal: Terminal, plan: Plan, found: list[Outcome]) -> None:
    """The first thing of each kind that went wrong with each bot, and the last lines of its program."""
    seen: set[tuple[int, str]] = set()
    for bot, incident in [trouble for outcome in found for trouble in outcome.troubles]:
        if (bot, incident.kind) in seen:
            continue
        seen.add((bot, incident.kind))
        told: dict[str, int | str] = {"kind": incident.kind, "turn": incident.turn, "played": incident.played}
        told["detail"] = clean(incident.detail)
        terminal.complain(terminal.say("cli-bot-trouble", bot=plan.bots[bot], **told))
        for line in last_lines(incident.noise):
            terminal.err.print(f"  {line}", style="dim", soft_wrap=True)


def _write(terminal: Terminal, path: Path, text: str) -> None:
    """Writes the file, or to standard output."""
    if path == STANDARD:
        terminal.out.file.write(text)
    else:
        write_text(path, text)


def _plan(of: Game, bots: str, players: int | None, options: dict[str, object], seed: bytes) -> Plan:
    named = [name.strip().removeprefix(BOT) for name in bots.split(",") if name.strip()]
    made = {name: named_bot(name) for name in named}
    for what in set(made.values()):
        check_bot(what)
    if not named:
        raise wrong_usage("cli-no-bots", bots=", ".join(BOTS))
    alone = of.plays_alone(options)
    usual = 1 if alone else max(len(named), of.players[0])
    count = chosen_players(of, usual if players is None else players)
    if not alone and len(named) > count:
        raise wrong_usage("cli-too-many-seats", seats=len(named), players=count)
    seated = tuple(named[i % len(named)] for i in range(count))
    of.new(count, seed, options)  # what does not fit together is refused here, in one sentence
    return Plan(of.id, count, seated, options, seed, made)


def _collected(terminal: Terminal, plan: Plan, games: int, force: Force) -> tuple[list[Outcome], bool]:
    """The games in their order, and whether Ctrl-C came before the last."""
    found: list[Outcome] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        closing(force.executor(games)) as executor,
        interruptible(executor.abandon, waits(terminal)) as interrupt,
        Progress(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as progress,
    ):
        task = progress.add_task(terminal.say("cli-simulate-games"), total=games)
        for _, outcome in spread(executor, partial(played, plan), range(games), interrupt):
            found.append(outcome)
            progress.update(task, completed=len(found))
    return sorted(found, key=lambda outcome: outcome.number), interrupt.is_set() and len(found) < games
