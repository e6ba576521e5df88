"""`python -m bench`: measures, shows tables, writes out/bench.json and out/bench.md."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.box import MARKDOWN
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from .report import as_json, tables
from .run import ROOT, Run

INTERRUPTED = 130
WIDE = 210  # characters that the figures need side by side


def main(
    game: Annotated[str | None, typer.Option(help="Only this game.")] = None,
    seconds: Annotated[float, typer.Option(help="CPU time of one slice.")] = 0.1,
    repeats: Annotated[int, typer.Option(help="Slices of each figure; the median counts.")] = 7,
    games: Annotated[int, typer.Option(help="Seeded games of each set-up that both builds must agree on.")] = 5,
) -> None:
    """Measures every game, compiled and plain, in slices that take turns, so that a busy machine hurts all alike."""
    console = Console()
    run = Run(game, seconds)
    try:
        console.print(f"Hashing {games} seeded games of every set-up")
        fingerprints = run.fingerprints(games)
        finished = measure(run, repeats, console)
    finally:
        run.close()
    found = as_json(run.results, fingerprints, {"seconds": seconds, "repeats": repeats, "finished": finished})
    write(found, game)
    show(found, game, console)
    if not agree(fingerprints):
        console.print("[red]Compiled and plain do not play the same games.[/]")
        raise typer.Exit(1)
    if not finished:
        raise typer.Exit(INTERRUPTED)


def measure(run: Run, repeats: int, console: Console) -> bool:
    """Measures everything `repeats` times; False if it was interrupted."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console, transient=True) as progress:
            task = progress.add_task("measuring", total=repeats * len(run.jobs))
            for repeat in range(repeats):
                for job in run.jobs:
                    progress.update(task, description=f"{job.row} {job.column}")
                    run.measure(job, repeat)
                    progress.advance(task)
    except KeyboardInterrupt:
        console.print("Interrupted: these are the figures so far.")
        return False
    return True


def agree(fingerprints: dict[str, dict[str, str]]) -> bool:
    """Whether all builds came to the same hashes."""
    first, *others = fingerprints.values()
    return "error" not in first and all(other == first for other in others)


def write(found: dict[str, Any], only: str | None) -> None:
    """Leaves the figures in out/bench.json and the tables in out/bench.md."""
    out = ROOT / "out"
    out.mkdir(exist_ok=True)
    (out / "bench.json").write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", "utf-8")
    with (out / "bench.md").open("w", encoding="utf-8") as file:
        page = Console(file=file, width=WIDE)
        for table in tables(found, only, wide=True, box=MARKDOWN):
            page.print(table)


def show(found: dict[str, Any], only: str | None, console: Console) -> None:
    """Prints the tables and what could not be measured."""
    if not console.is_terminal:
        console.width = WIDE
    for table in tables(found, only, wide=console.width >= WIDE):
        console.print(table)
    for what, problem in found["problems"].items():
        console.print(f"Not measured: {what}: {problem}", markup=False)
    console.print("More in out/bench.json and out/bench.md")


if __name__ == "__main__":
    typer.run(main)
