"""One run: worker processes of both builds and of the peers, asked in turn, over and over."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from .measures import MEASURES, Figures, times_as_fast
from .peers import MEASURES as PEER_MEASURES
from .peers import PEERS
from .setups import setups

ROOT = Path(__file__).parent.parent


class Worker:
    """A process that measures: the installed package, or the sources as plain Python."""

    def __init__(self, plain: bool) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if plain:
            environment["PYTHONPATH"] = "src"
        # A session of its own: Ctrl-C reaches this process alone, which then ends the workers.
        self._process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def ask(self, **request: Any) -> dict[str, Any]:
        """What the process answers; {"error": ...} if it cannot."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(json.dumps(request) + "\n")
            self._process.stdin.flush()
        except BrokenPipeError:
            return {"error": "the worker has ended"}
        line = self._process.stdout.readline()
        answer: dict[str, Any] = json.loads(line) if line else {"error": "the worker has ended"}
        return answer

    def close(self) -> None:
        """Ends the process."""
        self._process.kill()
        self._process.wait()


@dataclass
class Job:
    """One measurement that is repeated: where its figures go, and what to ask whom."""

    row: str
    column: str
    worker: Worker
    request: dict[str, Any]


@dataclass
class Results:
    """All figures of a run, by row and column."""

    figures: dict[str, dict[str, dict[str, list[float]]]] = field(default_factory=dict)
    problems: dict[str, str] = field(default_factory=dict)

    def add(self, job: Job, answer: dict[str, Any]) -> None:
        """Keeps the figures of one measurement, or the problem."""
        if "error" in answer:
            self.problems[f"{job.row} ({job.column})"] = answer["error"]
            return
        cell = self.figures.setdefault(job.row, {}).setdefault(job.column, {})
        for name, value in answer.items():
            cell.setdefault(name, []).append(value)

    def failed(self, job: Job) -> bool:
        """Whether this measurement has already gone wrong."""
        return f"{job.row} ({job.column})" in self.problems

    def medians(self, row: str, column: str) -> Figures:
        """The median of every figure of a cell; empty if nothing was measured."""
        cell = self.figures.get(row, {}).get(column, {})
        return {name: median(values) for name, values in cell.items()}

    def ratios(self, row: str, ours: str, theirs: str) -> Figures:
        """How many times as fast ours is: the median over pairs of slices that ran one right after the other."""
        found: dict[str, list[float]] = {}
        for name, values in self.figures[row][ours].items():
            for one, other in zip(values, self.figures[row][theirs].get(name, []), strict=False):
                for figure, ratio in times_as_fast({name: one}, {name: other}).items():
                    found.setdefault(figure, []).append(ratio)
        return {name: median(values) for name, values in found.items()}


class Run:
    """Workers, jobs and results together; close it when done."""

    def __init__(self, only: str | None, seconds: float) -> None:
        self.only = only
        self.results = Results()
        self.workers = {"compiled": Worker(plain=False), "plain": Worker(plain=True), "peer": Worker(plain=False)}
        found = self.workers["compiled"].ask(kind="build")
        if found.get("build") != "compiled":
            self.results.problems["compiled"] = found.get("error", "the installed package is plain Python")
            self.workers.pop("compiled").close()
        self.builds = [name for name in self.workers if name != "peer"]
        self.jobs = [*self._ours(seconds), *self._peers(seconds)]

    def _ours(self, seconds: float) -> Iterator[Job]:
        for setup in setups(self.only):
            for measure in MEASURES:
                for build in self.builds:
                    request = {"kind": "ours", "setup": asdict(setup), "measure": measure, "seconds": seconds}
                    yield Job(setup.name, build, self.workers[build], request)

    def _peers(self, seconds: float) -> Iterator[Job]:
        for peer in PEERS:
            for measure in PEER_MEASURES:
                # Games of the peers take long, so their slices are longer too.
                request = {"kind": "peer", "peer": peer, "measure": measure, "seconds": 3 * seconds}
                yield Job(peer, "peer", self.workers["peer"], request)

    def fingerprints(self, games: int) -> dict[str, dict[str, str]]:
        """The hashes of seeded games of each build."""
        return {
            build: self.workers[build].ask(kind="fingerprints", games=games, only=self.only) for build in self.builds
        }

    def measure(self, job: Job, repeat: int) -> None:
        """Asks once more for the figures of one job."""
        if not self.results.failed(job):
            self.results.add(job, job.worker.ask(**job.request, seed=1000 * repeat))

    def close(self) -> None:
        """Ends the workers."""
        for worker in self.workers.values():
            worker.close()
