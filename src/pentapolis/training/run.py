"""A training from its first game to its last net, in a folder; cut off at any moment, it goes on where it was."""

from __future__ import annotations

import math
import re
import threading
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ..spreading import Executor, Force, interruptible, spread
from .files import (
    LOG,
    MEAN,
    PLAN,
    START,
    check_weights,
    claimed,
    fingerprint,
    read_lessons,
    read_weights,
    write,
    write_lessons,
)
from .fit import Fit, fit
from .plan import Plan, problem
from .selfplay import Batch, Match, Weights, learner_of, lessons, matches
from .shares import fit_shares, mean

CHUNK_FILE = re.compile(r"games-(\d{3,})-\d{6,}\.npy")
CHUNK, JUDGED_CHUNK = 20, 5  # games and deals that are done in one go, whatever the number of processes


class Row(msgspec.Struct, frozen=True):
    """What came of one generation."""

    generation: int
    games: int
    lessons: int
    error: float  # of the new net, on games it did not learn from, in the unit of the outcome; of chances, surprise
    spread: float  # the error of a net that knows nothing
    score: float  # mean final score of the new net against itself, without exploring
    score_error: float | None  # standard error of that over deals; one deal has none
    against: str  # the net before, or greedy
    wins: float  # part of the games won against it, ties shared
    wins_games: int
    margin: float  # mean points more than the best of the others


class Progress(msgspec.Struct, frozen=True):
    """How far a training is: play, fit or judge."""

    generation: int
    stage: str
    done: int
    total: int


Watcher = Callable[[Progress], None]


class Outcome(msgspec.Struct, frozen=True):
    """The rows of all generations that are done, and where that is what was learned."""

    rows: list[Row]
    net: Path | None
    interrupted: bool


def train(
    plan: Plan,
    folder: Path,
    generations: int,
    workers: int | None = None,
    watch: Watcher | None = None,
    ray: str | None = None,
    waits: Callable[[], None] | None = None,
) -> Outcome:
    """Trains up to that many generations, beginning with those not there yet; `ray`: the cluster that plays.

    The first Ctrl-C lets what has begun finish, and calls `waits`; the second one ends at once.
    """
    plan.check()
    folder.mkdir(parents=True, exist_ok=True)
    with (
        claimed(folder, plan),
        closing(Force(workers, ray).executor()) as executor,
        interruptible(executor.abandon, waits) as interrupt,
    ):
        return Training(plan, folder, executor, interrupt, watch or (lambda progress: None)).run(generations)


def start_from(plan: Plan, folder: Path, file: Path) -> Plan:
    """The plan that begins with the net of a weights file; the net is put into the folder."""
    data = file.read_bytes()
    try:
        check_weights(plan, msgspec.json.decode(data))
    except ValueError as error:  # msgspec's errors are ValueErrors
        raise problem("train-bad-start", file=str(file), game=plan.game, detail=str(error)) from None
    folder.mkdir(parents=True, exist_ok=True)
    if not (folder / PLAN).exists():
        write(folder / START, data)
    return msgspec.structs.replace(plan, start=fingerprint(data))


class Training:
    """One plan in one folder."""

    def __init__(
        self, plan: Plan, folder: Path, executor: Executor[Batch, Any], interrupt: threading.Event, watch: Watcher
    ) -> None:
        self.plan = plan
        self.folder = folder
        self.executor = executor
        self.interrupt = interrupt
        self.watch = watch

    def run(self, generations: int) -> Outcome:
        """Generation after generation: play, fit, judge, write down."""
        rows = self.rows()
        while len(rows) < generations:
            row = self._generation(len(rows))
            if row is None:
                break
            rows.append(row)
            write(self.folder / LOG, b"".join(msgspec.json.encode(row) + b"\n" for row in rows))
            self._forget(len(rows) - self.plan.remembered)
        return Outcome(rows, self._result(len(rows)), len(rows) < generations)

    def rows(self) -> list[Row]:
        """The generations that are done."""
        path = self.folder / LOG
        if not path.exists():
            return []
        try:
            return [msgspec.json.decode(line, type=Row) for line in path.read_bytes().splitlines()]
        except (msgspec.DecodeError, UnicodeError) as error:
            raise problem("train-bad-file", file=str(path), detail=str(error)) from None

    def _result(self, generations: int) -> Path | None:
        """What has come out: the newest net; of weighted sums the mean of the later half, which swings less."""
        learner = learner_of(self.plan, None)
        if generations == 0 or not learner.shares:
            return self._net(generations - 1) if generations else None
        later = [read_weights(self.plan, self._net(number)) for number in range(generations // 2, generations)]
        write(self.folder / MEAN, encoded(mean(self.plan, learner, later)))
        return self.folder / MEAN

    def _generation(self, number: int) -> Row | None:
        """One generation; None if it was interrupted."""
        if not all(self._play(kept) for kept in self._kept(number)):
            return None
        before = self._weights(number - 1)
        self.watch(Progress(number, "fit", 0, 1))
        found = self._fit(number, before)
        write(self._net(number), encoded(found.weights))
        judged = self._judge(number, found.weights, before)
        if judged is None:
            return None
        scores = [score for match in judged for score in match.scores]
        games = sum(match.games for match in judged)
        return Row(
            number,
            self.plan.games,
            found.lessons,
            round(found.error, 4),
            round(found.spread, 4),
            round(float(np.mean(scores)), 2),
            _standard_error([float(np.mean(match.scores)) for match in judged]),
            "greedy" if before is None else "before",
            round(sum(match.wins for match in judged) / games, 4),
            games,
            round(sum(match.margin for match in judged) / games, 2),
        )

    def _fit(self, generation: int, before: Weights | None) -> Fit:
        learner = learner_of(self.plan, None)
        seed = self.plan.seed * 1000 + generation
        chunks = [self._chunk(number, first) for number in self._kept(generation) for first in self._firsts()]
        seen = np.concatenate([read_lessons(chunk, len(learner.names)) for chunk in chunks])
        if learner.shares:
            return fit_shares(self.plan, learner, seen, seed)
        return fit(self.plan, learner.names, learner.known, seen, before, seed)

    def _play(self, generation: int) -> bool:
        """Plays what is not there, or not any more; whether everything is there now."""
        firsts = list(self._firsts())
        missing = [
            Batch(generation, first, min(first + CHUNK, self.plan.games))
            for first in firsts
            if not self._chunk(generation, first).exists()
        ]
        if not missing:
            return True
        weights = self._weights(generation - 1)
        count = len(firsts) - len(missing)
        self.watch(Progress(generation, "play", count, len(firsts)))
        for batch, played in spread(self.executor, partial(lessons, self.plan, weights), missing, self.interrupt):
            write_lessons(self._chunk(generation, batch.first), played)
            count += 1
            self.watch(Progress(generation, "play", count, len(firsts)))
        return count == len(firsts)

    def _judge(self, generation: int, new: Weights, old: Weights | None) -> list[Match] | None:
        deals = self.plan.judged
        batches = [Batch(generation, i, min(i + JUDGED_CHUNK, deals), True) for i in range(0, deals, JUDGED_CHUNK)]
        found: dict[int, list[Match]] = {}
        self.watch(Progress(generation, "judge", 0, len(batches)))
        for batch, judged in spread(self.executor, partial(matches, self.plan, new, old), batches, self.interrupt):
            found[batch.first] = judged
            self.watch(Progress(generation, "judge", len(found), len(batches)))
        if len(found) < len(batches):
            return None
        return [match for batch in batches for match in found[batch.first]]

    def _kept(self, generation: int) -> range:
        """The generations whose games that one learns from."""
        return range(max(0, generation - self.plan.remembered + 1), generation + 1)

    def _firsts(self) -> range:
        return range(0, self.plan.games, CHUNK)

    def _chunk(self, generation: int, first: int) -> Path:
        return self.folder / f"games-{generation:03}-{first:06}.npy"

    def _net(self, generation: int) -> Path:
        return self.folder / f"net-{generation:03}.json"

    def _weights(self, generation: int) -> Weights | None:
        """The net of a generation; of the one before the first, the net that was begun with, if any."""
        if generation >= 0:
            return read_weights(self.plan, self._net(generation))
        if not self.plan.start:
            return None
        weights = read_weights(self.plan, self.folder / START)
        if fingerprint((self.folder / START).read_bytes()) != self.plan.start:
            raise problem("train-bad-file", file=str(self.folder / START), detail=f"≠ {self.plan.start}")
        return weights

    def _forget(self, before: int) -> None:
        """Removes games that are too old to learn from."""
        for path in self.folder.glob("games-*.npy"):
            ours = CHUNK_FILE.fullmatch(path.name)
            if ours is not None and int(ours[1]) < before:
                path.unlink()


def _standard_error(means: list[float]) -> float | None:
    """The standard error of the mean of these, which are a sample; None if there is only one."""
    return round(float(np.std(means, ddof=1)) / math.sqrt(len(means)), 2) if len(means) > 1 else None


def encoded(weights: Weights) -> bytes:
    """A weights file: one line for every list of numbers, so that it stays small and can be compared."""
    layers = []
    for layer in weights["layers"]:
        rows = ",\n    ".join(msgspec.json.encode(row).decode() for row in layer["weights"])
        layers.append(f'  {{"bias": {msgspec.json.encode(layer["bias"]).decode()},\n   "weights": [\n    {rows}]}}')
    head = {name: value for name, value in weights.items() if name != "layers"}
    start = msgspec.json.encode(head).decode().removesuffix("}")
    return (start + ',\n"layers": [\n' + ",\n".join(layers) + "\n]}\n").encode()
