"""`pentapolis train`: a net that values positions, learned by playing against oneself."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table

from .arguments import AsJson, GameName, Jobs, Lang, Options, RayAddress
from .as_json import print_json
from .problems import INTERRUPTED, Problem, file_problem, wrong_usage
from .progress import waits
from .settings import chosen_game, chosen_options
from .terminal import Terminal

if TYPE_CHECKING:
    from ..training.run import Progress, Row, Watcher

MOST = 1_000_000  # games of a generation, and deals for judging it
STAGES = {"play": "train-stage-play", "fit": "train-stage-fit", "judge": "train-stage-judge"}
OPPONENTS = {"greedy": "train-against-greedy", "before": "train-against-before"}
COLUMNS = (
    "train-column-generation",
    "train-column-lessons",
    "train-column-error",
    "train-column-score",
    "train-column-against",
    "train-column-wins",
    "train-column-margin",
)


def train(
    context: typer.Context,
    game: GameName,
    players: Annotated[int, typer.Option("--players", metavar="N", help="train-help-players")] = 2,
    option: Options = None,
    games: Annotated[int, typer.Option("--games", metavar="N", min=10, max=MOST, help="train-help-games")] = 1000,
    generations: Annotated[int, typer.Option("--generations", metavar="N", min=1, help="train-help-generations")] = 6,
    judged: Annotated[int, typer.Option("--judged", metavar="N", min=1, max=MOST, help="train-help-judged")] = 50,
    hidden: Annotated[
        str | None, typer.Option("--hidden", metavar="N,...", help="train-help-hidden", show_default=False)
    ] = None,
    remember: Annotated[
        int | None, typer.Option("--remember", metavar="N", min=1, help="train-help-remember", show_default=False)
    ] = None,
    start: Annotated[
        Path | None, typer.Option("--start", metavar="FILE", help="train-help-start", show_default=False)
    ] = None,
    opponents: Annotated[
        str | None, typer.Option("--opponents", metavar="BOT,...", help="train-help-opponents", show_default=False)
    ] = None,
    fine_tune: Annotated[bool, typer.Option("--fine-tune", help="train-help-fine-tune")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="SEED", min=0, help="train-help-seed")] = 1,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="train-help-out", show_default=False)
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Trains a net; returns the exit code."""
    terminal: Terminal = context.obj
    if find_spec("numpy") is None:
        raise Problem("train-no-extra")
    # Matrices of this size gain nothing from threads, and one thread adds up in the same order on every machine.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from ..training.plan import Plan, usual
    from ..training.run import start_from
    from ..training.run import train as training

    rules = chosen_game(game)
    options = chosen_options(rules, option)
    usual_sizes, usual_memory = usual(rules, players)
    sizes = usual_sizes if hidden is None else _sizes(hidden)
    folder = out or Path("out", f"train-{game}-{players}-{seed}")
    against = tuple(name.strip() for name in opponents.split(",")) if opponents else ()
    memory = remember or usual_memory
    plan = Plan(game, players, options, games, judged, seed, sizes, memory, opponents=against, fine_tune=fine_tune)
    plan.check()
    try:
        if start is not None:
            plan = start_from(plan, folder, start)
        with _bar(terminal) as watch:
            outcome = training(plan, folder, generations, jobs, watch, ray, waits(terminal))
    except OSError as error:
        raise file_problem(error, Path(error.filename or folder)) from None
    if json:
        terminal.out = terminal.err  # beside the rows nothing goes to standard output
        print_json({"rows": outcome.rows, "net": None if outcome.net is None else str(outcome.net)})
    else:
        terminal.out.print(_table(terminal, outcome.rows))
    if outcome.net is not None:
        terminal.out.print(terminal.say("train-written", file=str(outcome.net)), soft_wrap=True)
    if outcome.interrupted:
        terminal.out.print(terminal.say("train-interrupted", done=len(outcome.rows), most=generations), soft_wrap=True)
        return INTERRUPTED
    return 0


def _sizes(text: str) -> tuple[int, ...]:
    """The hidden layers, at most four of at most 512."""
    words = [word.strip() for word in text.split(",")]
    sizes = [int(word) if word.isascii() and word.isdigit() and len(word) <= 3 else 0 for word in words]
    if len(sizes) > 4 or not all(1 <= size <= 512 for size in sizes):
        raise wrong_usage("train-bad-hidden", hidden=text[:40])
    return tuple(sizes)


@contextmanager
def _bar(terminal: Terminal) -> Iterator[Watcher]:
    """What is to be called after every step; a stream that is no terminal stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as shown:
        task = shown.add_task("")

        def watch(progress: Progress) -> None:
            said = terminal.say(STAGES[progress.stage], generation=progress.generation)
            shown.update(task, description=said, completed=progress.done, total=progress.total)

        yield watch


def _table(terminal: Terminal, rows: list[Row]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        table.add_column(terminal.say(column), justify="right")
    for row in rows:
        table.add_row(
            str(row.generation),
            str(row.lessons),
            f"{row.error:.3f} / {row.spread:.3f}",
            f"{row.score:.1f}" + ("" if row.score_error is None else f" ± {1.96 * row.score_error:.1f}"),
            terminal.say(OPPONENTS[row.against]),
            f"{100 * row.wins:.1f} % ({row.wins_games})",
            f"{row.margin:+.1f}",
        )
    return table
