"""`pentapolis tune`: better figures for what a game judges by hand, found by playing."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.table import Table

from .arguments import AsJson, GameName, Jobs, Lang, RayAddress
from .as_json import print_json
from .problems import INTERRUPTED, Problem, file_problem
from .progress import waits
from .settings import chosen_game
from .terminal import Terminal

if TYPE_CHECKING:
    from ..training.tuning import Step

MOST = 100_000  # deals of a step
COLUMNS = ("tune-column-step", "tune-column-score", "tune-column-evidence")


def tune(
    context: typer.Context,
    game: GameName,
    players: Annotated[int, typer.Option("--players", metavar="N", help="train-help-players")] = 2,
    deals: Annotated[int, typer.Option("--deals", metavar="N", min=10, max=MOST, help="tune-help-deals")] = 120,
    steps: Annotated[int, typer.Option("--steps", metavar="N", min=1, help="tune-help-steps")] = 12,
    start: Annotated[
        Path | None, typer.Option("--start", metavar="FILE", help="tune-help-start", show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="SEED", min=0, help="train-help-seed")] = 1,
    jobs: Jobs = None,
    ray: RayAddress = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help="tune-help-out", show_default=False)
    ] = None,
    json: AsJson = False,
    lang: Lang = None,
) -> int:
    """Tunes the figures; returns the exit code."""
    terminal: Terminal = context.obj
    if find_spec("numpy") is None:
        raise Problem("train-no-extra")
    from ..training.tuning import FIGURES, TuningPlan
    from ..training.tuning import tune as tuning

    rules = chosen_game(game)
    rules.new(players, 0, {})
    folder = out or Path("out", f"tune-{game}-{players}-{seed}")
    try:
        begun = None if start is None else _figures(game, start)
        found = tuning(TuningPlan(game, players, deals, seed), folder, steps, begun, jobs, ray, waits(terminal))
    except OSError as error:
        raise file_problem(error, Path(error.filename or folder)) from None
    if json:
        terminal.out = terminal.err  # beside the steps nothing goes to standard output
        print_json({"steps": found, "figures": str(folder / FIGURES) if found else None})
    else:
        terminal.out.print(_table(terminal, found))
    if found:
        terminal.out.print(terminal.say("train-written", file=str(folder / FIGURES)), soft_wrap=True)
    if len(found) < steps:
        terminal.out.print(terminal.say("tune-interrupted", done=len(found), most=steps), soft_wrap=True)
        return INTERRUPTED
    return 0


def _table(terminal: Terminal, steps: list[Step]) -> Table:
    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for column in COLUMNS:
        table.add_column(terminal.say(column), justify="right")
    for step in steps:
        table.add_row(str(step.number), f"{step.score:.1f}", f"{step.evidence:.1f}")
    return table


def _figures(game: str, file: Path) -> dict[str, float]:
    """Those of the file."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, float])
    except msgspec.DecodeError:
        raise Problem("tune-bad-start", game=game) from None
