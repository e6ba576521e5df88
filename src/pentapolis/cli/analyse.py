"""`pentapolis analyse`: where a finished game was won and lost."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.box import SIMPLE_HEAD
from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.table import Table
from rich.text import Text

from ..analysis import DEEP, QUALITIES, QUICK, Analysis, JudgedDecision, Progress, Setting
from ..analysis import analyse as analysed
from ..analysis.result import ChanceEvent
from ..analysis.run import SEED, Watcher
from ..core.record import Record
from ..wire.analysis_words import BALANCE_KEYS, QUALITY_KEYS, SIGNS, AnalysisWords, parts
from .analysis_html import analysis_html
from .arguments import Jobs, Lang, RayAddress
from .problems import INTERRUPTED, file_problem, wrong_usage
from .progress import waits
from .record_files import analysis_beside, check_writable, sound_record, write_text
from .safe_text import clean
from .seats import shown_names
from .terminal import Terminal

STANDARD = Path("-")  # standard output
COSTLIEST = 4  # decisions of every seat that are told in full
LUCKIEST = 6  # chance events that are told
COLUMN_KEYS = (
    "analysis-column-chance",
    "analysis-column-interval",
    "analysis-column-cost",
    "analysis-column-points",
)


def analyse(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="analysis-help-file", show_default=False)],
    deep: Annotated[bool, typer.Option("--deep", help="analysis-help-deep")] = False,
    worlds: Annotated[
        int | None, typer.Option("--worlds", metavar="N", help="analysis-help-worlds", show_default=False)
    ] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", metavar="N", help="analysis-help-simulations", show_default=False)
    ] = None,
    candidates: Annotated[
        int | None, typer.Option("--candidates", metavar="N", help="analysis-help-candidates", show_default=False)
    ] = None,
    turns: Annotated[
        int | None, typer.Option("--turns", metavar="N", help="analysis-help-turns", show_default=False)
    ] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="N", help="analysis-help-seed")] = SEED,
    every: Annotated[bool, typer.Option("--all", help="analysis-help-all")] = False,
    jobs: Jobs = None,
    ray: RayAddress = None,
    json: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="analysis-help-json", show_default=False)
    ] = None,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="analysis-help-html", show_default=False)
    ] = None,
    log: Annotated[
        Path | None, typer.Option("--log", metavar="FILE", help="analysis-help-log", show_default=False)
    ] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="analysis-help-fresh")] = False,
    lang: Lang = None,
) -> int:
    """Analyses the record and tells what was found; returns the exit code."""
    terminal: Terminal = context.obj
    setting = _setting(DEEP if deep else QUICK, worlds, simulations, candidates, turns)
    kept = log or analysis_beside(file, setting.name)
    _check_files(file, [path for path in (json, html) if path is not None], kept)
    record = sound_record(file)
    try:
        with _bar(terminal) as watch:
            found = analysed(record, setting, seed, jobs, kept, watch, fresh, ray, waits(terminal, "analysis-waits"))
    except OSError as error:
        raise file_problem(error, kept) from None
    if found is None:
        terminal.err.print(terminal.say("analysis-stopped", file=str(kept)), soft_wrap=True)
        return INTERRUPTED
    _tell(terminal, record, found, every, json, html)
    return 0


def _setting(
    of: Setting, worlds: int | None, simulations: int | None, candidates: int | None, turns: int | None
) -> Setting:
    """The setting with the figures that were typed; with some it is one of its own."""
    given = {"worlds": worlds, "simulations": simulations, "candidates": candidates, "turns": turns}
    typed = {name: value for name, value in given.items() if value is not None}
    return msgspec.structs.replace(of, name="own", **typed).check() if typed else of


def _check_files(record: Path, results: list[Path], kept: Path) -> None:
    """Raises Problem if something could not be written, or would be written over something else."""
    files = [path for path in results if path != STANDARD]
    for path in [*files, kept]:
        check_writable(path)
    named = [path.resolve() for path in [record, *files, kept]]
    for path in named:
        if named.count(path) > 1:
            raise wrong_usage("cli-same-file", file=str(path))


@contextmanager
def _bar(terminal: Terminal) -> Iterator[Watcher]:
    """What is to be called after every decision; a stream that is no terminal stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=terminal.err, transient=True, disable=not terminal.err.is_terminal) as shown:
        task = shown.add_task(terminal.say("analysis-looking"))

        def watch(progress: Progress) -> None:
            shown.update(task, completed=progress.judged, total=progress.decisions)

        yield watch


def _tell(
    terminal: Terminal, record: Record, found: Analysis, every: bool, json: Path | None, html: Path | None
) -> None:
    header = record.header
    names = shown_names(record.game, terminal.texts, header.names, header.options, found.seats)
    words = AnalysisWords(terminal.texts, record, found, names)
    encoded = msgspec.json.format(found.encode(), indent=1).decode() + "\n"
    if json == STANDARD:
        print(encoded, end="")
    elif json is not None:
        write_text(json, encoded)
    if html == STANDARD:
        print(analysis_html(words))
    elif html is not None:
        write_text(html, analysis_html(words))
    if STANDARD not in (json, html):
        Report(terminal, words, found).show(every)


class Report:
    """The analysis at the terminal."""

    def __init__(self, terminal: Terminal, words: AnalysisWords, found: Analysis) -> None:
        self.terminal = terminal
        self.words = words
        self.found = found

    def show(self, every: bool) -> None:
        """Prints it; with `every` also the decisions that nobody has to think about again."""
        words = self.words
        self._print(words.title, "bold")
        self._print(words.budget)
        self._balance()
        self._counts()
        for seat in range(self.found.seats):
            self._costliest(seat)
        self._luck()
        if every:
            self._all()

    def _print(self, text: str, style: str = "") -> None:
        self.terminal.out.print(Text(clean(text), style=style), soft_wrap=True)

    def _grid(self, title: str, *columns: str) -> Table:
        grid = Table(box=SIMPLE_HEAD, title=title, title_style="bold", title_justify="left", pad_edge=False)
        grid.add_column("")
        for column in columns:
            grid.add_column(column, justify="right")
        return grid

    def _balance(self) -> None:
        words = self.words
        heads = [words.say(key) for key in BALANCE_KEYS]
        points, chances = (self._grid(words.say(key), *heads) for key in ("analysis-in-points", "analysis-in-chances"))
        for seat, balance in enumerate(self.found.balance):
            points.add_row(words.names[seat], *[words.number(value, sign=True) for value in parts(balance.leads, seat)])
            chances.add_row(
                words.names[seat], *[words.percent(value, sign=True) for value in parts(balance.chances, seat)]
            )
        for grid in (points, chances):
            self.terminal.out.print(grid)

    def _counts(self) -> None:
        words = self.words
        grid = self._grid(words.say("analysis-decisions"), *[words.say(QUALITY_KEYS[one]) for one in QUALITIES])
        for seat in range(self.found.players):
            own = [decision.judgement.quality for decision in self.found.of_seat(seat)]
            grid.add_row(words.names[seat], *[str(own.count(one)) for one in QUALITIES])
        self.terminal.out.print(grid)

    def _costliest(self, seat: int) -> None:
        decisions = self.found.costliest(seat, COSTLIEST)
        if not decisions:
            return
        words = self.words
        self._print(words.say("analysis-costliest", name=words.names[seat]), "bold")
        for decision in decisions:
            self._decision(decision)
        for sentence in words.advice(seat):
            self._print(sentence, "italic")

    def _decision(self, decision: JudgedDecision) -> None:
        words, judgement = self.words, decision.judgement
        sign, quality = SIGNS[judgement.quality], words.quality(decision)
        head = words.say("analysis-head", n=decision.n, turn=decision.turn, quality=quality)
        self._print(f"{sign} {head}  {words.costs(decision)}")
        better = words.action(decision.n, judgement.best)
        self._print("  " + words.say("analysis-played", action=words.action(decision.n, decision.played)))
        self._print("  " + words.say("analysis-better", action=better))
        for reason in words.reasons(judgement.why):
            self._print("  " + reason)
        self._print("  " + words.say("analysis-then", line="; ".join(words.line(decision)[1:])), "dim")

    def _luck(self) -> None:
        """The chance events that surely moved somebody, the greatest first, each by whom it moved most."""
        words = self.words
        found = []
        for one in self.found.chance_events:
            seat = _most_moved(one)
            moved = one.moved.chances[seat]
            if abs(moved) > one.moved.sure[seat]:
                found.append(
                    (
                        -abs(moved),
                        one.n,
                        words.say(
                            "analysis-moved",
                            what=words.luck(one),
                            name=words.names[seat],
                            moved=words.percent(moved, sign=True),
                        ),
                    )
                )
        if found:
            self._print(words.say("analysis-luck-events"), "bold")
        for *_, sentence in sorted(found)[:LUCKIEST]:
            self._print("  " + sentence)

    def _all(self) -> None:
        words = self.words
        grid = self._grid(words.say("analysis-every"), *[words.say(key) for key in COLUMN_KEYS])
        grid.add_column("")
        grid.add_column(words.say("analysis-column-played"))
        for decision in self.found.decisions:
            judgement, seat = decision.judgement, decision.seat
            chance = judgement.before.chances[seat]
            grid.add_row(
                f"{decision.n} {words.names[seat]}",
                words.percent(chance.value),
                f"{words.percent(chance.low)}–{words.percent(chance.high)}",
                words.percent(judgement.cost.value),
                words.number(judgement.cost_points.value),
                SIGNS[judgement.quality],
                clean(words.action(decision.n, decision.played)),
            )
        self.terminal.out.print(grid)


def _most_moved(event: ChanceEvent) -> int:
    """The seat whose chance changed most."""
    moved = event.moved.chances
    return max(range(len(moved)), key=lambda seat: abs(moved[seat]))
