"""Work on this machine: the same results whoever works, and nothing is lost with a process."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pentapolis.analysis import Setting, analyse
from pentapolis.arena import round_robin
from pentapolis.arena.lab import lab_plan
from pentapolis.arena.metrics import parsed_metrics
from pentapolis.arena.tournament import compete, investigate
from pentapolis.core.errors import RefusalError
from pentapolis.spreading import Executor, Force, SpreadError, spread
from pentapolis.spreading.executors import RETRIES, BatchResult, ProcessExecutor, SerialExecutor
from pentapolis.training import run as running
from pentapolis.training import tuning
from tests.analysis.made import golden

from .works import LATE, dies_again_and_again, dies_once, fails, refuses, tenfold

NEVER = threading.Event()
ALL = {number: 10 * number for number in range(40)}


@pytest.fixture(params=[1, 2])
def executor(request: pytest.FixtureRequest) -> Iterator[Executor[int, int]]:
    """This process, and two others."""
    with closing(Force(request.param).executor()) as made:
        yield made


def done(executor: Executor[int, int], work: Callable[[int], int]) -> dict[int, int]:
    return dict(spread(executor, work, range(40), NEVER))


def collect(executor: Executor[int, int], work: Callable[[int], int], found: dict[int, int]) -> None:
    """Puts what comes where it can be seen, also if an error follows."""
    for task, result in spread(executor, work, range(40), NEVER):
        found[task] = result


def test_every_task_comes_back_once_and_the_executor_takes_more(executor: Executor[int, int]) -> None:
    found = list(spread(executor, tenfold, range(40), NEVER))
    assert sorted(found) == sorted(ALL.items())
    assert done(executor, abs) == {number: number for number in range(40)}


def test_what_is_refused_is_raised_at_the_end_as_it_was(executor: Executor[int, int]) -> None:
    found: dict[int, int] = {}
    with pytest.raises(RefusalError, match="at least two") as error:
        collect(executor, refuses, found)
    assert error.value.refusal.key == "arena-too-few-bots"
    assert set(range(LATE)) <= set(found), "what came before it in the batch is kept"


def test_an_error_in_the_work_is_raised_as_it_was(executor: Executor[int, int]) -> None:
    with pytest.raises(ValueError, match="task"):
        done(executor, fails)


def test_who_interrupts_gets_what_is_at_hand_and_nothing_more(executor: Executor[int, int]) -> None:
    interrupt = threading.Event()
    found = []
    for task, _ in spread(executor, tenfold, iter(range(100_000)), interrupt):
        found.append(task)
        interrupt.set()
    assert 1 <= len(found) < 10_000
    assert not executor.under_way


def test_who_knows_enough_waits_for_nothing(executor: Executor[int, int]) -> None:
    found: list[int] = []
    for task, _ in spread(executor, tenfold, iter(range(100_000)), NEVER, lambda: bool(found)):
        found.append(task)
    assert len(found) < 10_000


def test_a_lost_worker_loses_nothing(tmp_path: Path) -> None:
    with closing(ProcessExecutor[int, int](2)) as executor:
        assert done(executor, partial(dies_once, tmp_path)) == ALL
    assert (tmp_path / "died").exists()


def test_work_that_nobody_survives_ends_with_a_sentence(tmp_path: Path) -> None:
    found: dict[int, int] = {}
    sentence = f"ended {RETRIES + 1} times .*the same command goes on"
    with closing(ProcessExecutor[int, int](1)) as executor, pytest.raises(SpreadError, match=sentence):
        collect(executor, partial(dies_again_and_again, tmp_path), found)
    assert (tmp_path / "tries").read_text() == "x" * (RETRIES + 1)
    assert set(range(LATE)) <= set(found), "the other tasks of its batch are done all the same"


def test_a_process_that_ends_while_nobody_works_is_replaced() -> None:
    with closing(ProcessExecutor[int, int](1)) as executor:
        assert done(executor, tenfold) == ALL
        manager = executor._pool._pool._executor_manager_thread  # type: ignore[attr-defined]
        for process in (executor._pool._pool._processes or {}).values():
            os.kill(process.pid, signal.SIGKILL)
        manager.join(60)  # it has seen that nobody is left
        assert done(executor, tenfold) == ALL


def test_a_batch_that_was_lost_takes_nothing_from_the_others() -> None:
    with closing(ProcessExecutor[int, int](1)) as executor:
        good: list[Future[Any]] = [Future() for _ in range(3)]
        for number, future in enumerate(good):
            executor.submit(tenfold, [number])
            (real,) = set(executor._under_way) - set(good)
            executor._under_way[future] = executor._under_way.pop(real)
            future.set_result(BatchResult([10 * number]))
        executor.submit(tenfold, [7])
        died: Future[Any] = Future()
        (real,) = set(executor._under_way) - set(good)
        executor._under_way[died] = executor._under_way.pop(real)
        died.set_exception(BrokenProcessPool())
        executor._pool._pending = {good[0], died, *good[1:]}
        assert sorted(executor.finished()) == [(0, 0), (1, 10), (2, 20)]
        found: list[tuple[int, int]] = []
        while executor.under_way:
            found += executor.finished()
        assert found == [(7, 70)]


def test_no_more_processes_than_there_is_work_for() -> None:
    assert isinstance(Force(8).executor(1), SerialExecutor)
    with closing(Force(8).executor(3)) as executor:
        assert executor.slots == 6


class Killer:
    """Watches, and once something has come back kills all processes that were begun since it was made."""

    def __init__(self) -> None:
        self.told = 0
        self.killed: set[int] = set()
        self._thread = threading.get_native_id()
        self._before = self._processes()

    def __call__(self, progress: object) -> None:
        """The first time tells that nothing has been done yet."""
        self.told += 1
        if self.told == 2:
            self.killed = self._processes() - self._before
            for worker in self.killed:
                os.kill(worker, signal.SIGKILL)

    def kill_one(self) -> None:
        """Waits for a process and kills it."""
        while not (found := self._processes() - self._before):
            time.sleep(0.01)
        self.killed = {min(found)}
        os.kill(min(found), signal.SIGKILL)

    def _processes(self) -> set[int]:
        children = Path(f"/proc/self/task/{self._thread}/children").read_text().split()
        return {int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks processes up in /proc")
def test_an_arena_goes_on_when_its_processes_are_killed(tmp_path: Path) -> None:
    plan = round_robin("akropolis", {"one": "random", "two": "random"}, [2])
    killer = Killer()
    compete(plan, tmp_path / "killed", 40, force=Force(2), watch=killer)
    assert len(killer.killed) == 2
    compete(plan, tmp_path / "alone", 40, force=Force(1))
    for name in ("result.json", "games.csv", "pairs.csv"):
        assert (tmp_path / "killed" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks processes up in /proc")
def test_an_analysis_goes_on_when_its_processes_are_killed(tmp_path: Path) -> None:
    record, least, log = golden("golden_ages/two.jsonl"), Setting("least", 2, 1, 1), tmp_path / "log.jsonl"
    alone = analyse(record, least, workers=1, log=log)
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-12]))
    killer = Killer()
    assert analyse(record, least, workers=2, log=log, watch=killer) == alone
    assert killer.killed


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks processes up in /proc")
def test_a_training_goes_on_when_its_processes_are_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("numpy")
    monkeypatch.setattr(running, "CHUNK", 1)
    plan = running.Plan("uchronia", 2, games=10, judged=2, hidden=(), epochs=2)
    killer = Killer()
    there = running.train(plan, tmp_path / "killed", 1, 2, watch=killer)
    assert killer.killed
    assert there.rows == running.train(plan, tmp_path / "alone", 1, 1).rows


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks processes up in /proc")
def test_a_tuning_goes_on_when_a_process_is_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "CHUNK", 1)
    plan = tuning.TuningPlan("origins", 2, deals=3)
    killer = Killer()
    thread = threading.Thread(target=killer.kill_one)
    thread.start()
    there = tuning.tune(plan, tmp_path / "killed", 1, workers=2)
    thread.join()
    assert killer.killed
    assert there == tuning.tune(plan, tmp_path / "alone", 1, workers=1)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks processes up in /proc")
def test_a_lab_goes_on_when_its_processes_are_killed(tmp_path: Path) -> None:
    asked = parsed_metrics("akropolis", ["seat"], [2], {})
    plan = lab_plan("akropolis", [("random", "random")], [2], asked)
    killer = Killer()
    there = investigate(plan, asked, tmp_path / "killed", 80, Force(2), killer)
    assert len(killer.killed) == 2
    assert there.report == investigate(plan, asked, tmp_path / "alone", 80, Force(1)).report
