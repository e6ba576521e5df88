"""The same work on a Ray cluster, here one on this machine alone, and what happens when parts of it die.

`make test-ray` installs Ray; without it only what needs no cluster is tested.
"""

from __future__ import annotations

import importlib.util
import os
import pickle
import signal
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from pentapolis.analysis import Setting, analyse
from pentapolis.arena import ArenaError, round_robin
from pentapolis.arena.lab import lab_plan
from pentapolis.arena.metrics import parsed_metrics
from pentapolis.arena.tournament import compete, investigate
from pentapolis.core.errors import RefusalError
from pentapolis.core.game import game
from pentapolis.spreading import Force, SpreadError, spread
from pentapolis.spreading.cluster import Cluster, check_reachable, done_there
from pentapolis.training import run as running
from pentapolis.training import tuning
from pentapolis.training.plan import Plan
from pentapolis.training.run import train
from pentapolis.training.tuning import TuningPlan, tune
from pentapolis.version import VERSION
from tests.analysis.made import golden
from tests.cli.shell import Shell

from .works import dies_again_and_again, dies_once, fails, refuses, tenfold

HAS_RAY = importlib.util.find_spec("ray") is not None
NEVER = threading.Event()
ALL = {number: 10 * number for number in range(40)}
ARENA = round_robin("akropolis", {"one": "random", "two": "random"}, [2])
TRAINING = Plan("uchronia", 2, games=12, judged=2, hidden=(), epochs=2)
TUNING = TuningPlan("origins", 2, deals=12)
LEAST = Setting("least", 2, 1, 1)
RESULTS = ("result.json", "games.csv", "pairs.csv")

needs_ray = pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")


class Nodes:
    """A cluster of nodes on this machine, each a scheduler with processes of its own."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster as Machines

        self.machines: Any = Machines(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        self.address = str(self.machines.address)

    @contextmanager
    def losses(self) -> Iterator[Callable[[object], None]]:
        """What is to be called as a run goes on: once something has come back, a process that works is killed, then
        a node with all it has, while somebody works there. Fails if the run was over before that."""
        second = self.machines.add_node(num_cpus=1)
        self.machines.wait_for_nodes()
        begun, over = threading.Event(), threading.Event()
        killed: list[str] = []

        def kill() -> None:
            begun.wait()
            if kill_at_work(os.getpid(), over):
                killed.append("process")
            raylet = second.all_processes["raylet"][0].process.pid
            worker = caught_at_work(raylet, over)
            if worker is not None:
                self.machines.remove_node(second, allow_graceful=False)
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)  # it was stopped, and would outlive its node
                killed.append("node")

        thread = threading.Thread(target=kill)
        thread.start()
        told: list[object] = []

        def watch(progress: object) -> None:
            told.append(progress)
            if len(told) == 2:  # the first time tells that nothing has been done yet
                begun.set()

        try:
            yield watch
        finally:
            over.set()
            begun.set()
            thread.join()
        assert killed == ["process", "node"]


def kill_at_work(above: int, over: threading.Event) -> bool:
    """Kills a process below that one in the middle of its work; whether there was one before it was over."""
    pid = caught_at_work(above, over)
    if pid is not None:
        os.kill(pid, signal.SIGKILL)
    return pid is not None


def caught_at_work(above: int, over: threading.Event) -> int | None:
    """A process below that one, stopped in the middle of its work."""
    while not over.is_set():
        for pid in descendants(above):
            if at_work(pid):
                os.kill(pid, signal.SIGSTOP)
                if at_work(pid):
                    return pid
                os.kill(pid, signal.SIGCONT)
        time.sleep(0.002)
    return None


def at_work(pid: int) -> bool:
    """Whether the process does a batch now; Ray names its processes by what they do."""
    try:
        return b"ray::done_there" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return False


def descendants(pid: int) -> list[int]:
    """All processes below."""
    found: list[int] = []
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            for child in map(int, task.read_text().split()):
                found += [child, *descendants(child)]
    return found


@pytest.fixture(scope="module")
def nodes() -> Iterator[Nodes]:
    """A node, to which others come."""
    made = Nodes()
    yield made
    made.machines.shutdown()


@pytest.fixture
def cluster(nodes: Nodes) -> Iterator[Cluster[int, int]]:
    """That node, alone, at work for us."""
    with closing(Cluster[int, int](nodes.address)) as made:
        yield made


# --- pieces of work ---


@needs_ray
def test_every_task_comes_back_once_and_the_cluster_takes_more(cluster: Cluster[int, int], tmp_path: Path) -> None:
    assert sorted(spread(cluster, tenfold, range(40), NEVER)) == sorted(ALL.items())
    assert dict(spread(cluster, partial(dies_once, tmp_path), range(40), NEVER)) == ALL, "a lost worker loses nothing"
    assert (tmp_path / "died").exists()
    interrupt = threading.Event()
    interrupt.set()
    assert list(spread(cluster, fails, range(40), interrupt)) == [], "nothing is begun"


@needs_ray
@pytest.mark.parametrize("work", ["dies", "fails"])
def test_work_that_nobody_can_do_ends_with_a_sentence(work: str, cluster: Cluster[int, int], tmp_path: Path) -> None:
    with pytest.raises(SpreadError, match="the same command goes on"):
        dict(spread(cluster, {"dies": partial(dies_again_and_again, tmp_path), "fails": fails}[work], range(40), NEVER))


@needs_ray
def test_what_is_refused_there_is_refused_here(cluster: Cluster[int, int]) -> None:
    with pytest.raises(RefusalError) as error:
        dict(spread(cluster, refuses, range(40), NEVER))
    assert error.value.refusal.key == "arena-too-few-bots"


# --- runs that lose a process or a node ---


@needs_ray
def test_an_arena_loses_nothing(nodes: Nodes, tmp_path: Path) -> None:
    with nodes.losses() as watch:
        compete(ARENA, tmp_path / "cluster", 300, force=Force(ray=nodes.address), watch=watch)
    compete(ARENA, tmp_path / "alone", 300, force=Force(workers=1))
    for name in RESULTS:
        assert (tmp_path / "cluster" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


@needs_ray
def test_a_training_loses_nothing(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "CHUNK", 1)
    with nodes.losses() as watch:
        there = train(TRAINING, tmp_path / "cluster", 2, ray=nodes.address, watch=watch)
    here = train(TRAINING, tmp_path / "alone", 2, 1)
    assert there.rows == here.rows
    found, wanted = (sorted((tmp_path / name).iterdir()) for name in ("cluster", "alone"))
    assert [path.name for path in found] == [path.name for path in wanted]
    assert [path.read_bytes() for path in found] == [path.read_bytes() for path in wanted]


@needs_ray
def test_an_analysis_loses_nothing(nodes: Nodes, tmp_path: Path) -> None:
    record, log = golden("golden_ages/two.jsonl"), tmp_path / "log.jsonl"
    alone = analyse(record, LEAST, workers=1, log=log)
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-40]))
    with nodes.losses() as watch:
        assert analyse(record, LEAST, log=log, ray=nodes.address, watch=watch) == alone


@needs_ray
def test_a_lab_loses_nothing(nodes: Nodes, tmp_path: Path) -> None:
    keys = parsed_metrics(game("akropolis"), ["seat", "tile"], [2], {})
    plan = lab_plan("akropolis", [("one", "random")], [2], keys)
    with nodes.losses() as watch:
        investigate(plan, keys, tmp_path / "cluster", 600, Force(ray=nodes.address), watch)
    investigate(plan, keys, tmp_path / "alone", 600, Force(workers=1))
    for name in ("result.json", "games.csv", "groups.csv"):
        assert (tmp_path / "cluster" / name).read_bytes() == (tmp_path / "alone" / name).read_bytes()


@needs_ray
def test_tuning_loses_nothing(nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "CHUNK", 1)
    alone = tune(TUNING, tmp_path / "alone", 2, workers=1)
    with nodes.losses() as watch:
        monkeypatch.setattr(tuning, "spread", watched(watch))
        assert tune(TUNING, tmp_path / "cluster", 2, ray=nodes.address) == alone
    figures = [tmp_path / name / tuning.FIGURES for name in ("cluster", "alone")]
    assert figures[0].read_bytes() == figures[1].read_bytes()


def watched(watch: Callable[[object], None]) -> Callable[..., Iterator[Any]]:
    """What hands out work, and tells at the start and whenever something has come back."""

    def spreading(*given: Any) -> Iterator[Any]:
        watch(None)
        for found in spread(*given):
            watch(found)
            yield found

    return spreading


@needs_ray
def test_simulations_come_to_the_same(
    nodes: Nodes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(tmp_path / "home", monkeypatch, capsys)
    games = ("simulate", "akropolis", "--games", "20", "--bots", "random", "--seed", "1", "--json", "-")
    there, here = shell.run(*games, "--ray", nodes.address), shell.run(*games, "--jobs", "1")
    assert (there.code, here.code) == (0, 0)
    assert there.out == here.out


@needs_ray
def test_a_bot_that_fails_on_a_cluster_is_named(nodes: Nodes, tmp_path: Path) -> None:
    broken = round_robin("akropolis", {"good": "random", "bad": "tests.arena.test_plan:Broken"}, [2])
    with pytest.raises(ArenaError, match="The bot bad failed in deal"):
        compete(broken, tmp_path, 4, force=Force(ray=nodes.address))


# --- clusters that are not there, or are something else ---


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_the_sentence_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(tmp_path, monkeypatch, capsys)
    record = str(Path(__file__).parents[1] / "golden" / "akropolis" / "two.jsonl")
    log = ("--log", str(tmp_path / "log"))
    for command, *arguments in (
        ("arena", "akropolis", "--bots", "random,greedy"),
        ("lab", "akropolis"),
        ("train", "akropolis"),
        ("tune", "origins"),
        ("simulate", "akropolis"),
        ("analyse", record, *log),
    ):
        out = [] if command in ("simulate", "analyse") else ["--out", str(tmp_path / command)]
        done = shell.run(command, *arguments, *out, "--ray", "local", "--lang", "en")
        assert done.code == 1
        assert 'pip install "pentapolis[ray]"' in done.err


def test_a_machine_with_another_version_refuses() -> None:
    with pytest.raises(RuntimeError, match=r"not 0\.0\.0"):
        done_there("0.0.0", b"", b"")


def test_a_machine_brings_what_came_before_a_refusal() -> None:
    answer = done_there(VERSION, pickle.dumps(refuses), pickle.dumps([18, 19, 20, 21]))
    assert answer.results == [180, 190]
    assert answer.refused is not None
    assert pickle.loads(pickle.dumps(answer)).refused.refusal.key == "arena-too-few-bots"


def closed_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@pytest.mark.parametrize("scheme", ["", "ray://"])
def test_an_address_at_which_nobody_answers_is_told_before_ray_waits_for_it(scheme: str) -> None:
    address = f"{scheme}127.0.0.1:{closed_port()}"
    with pytest.raises(SpreadError, match=address):
        check_reachable(address)


def test_only_addresses_with_a_port_are_tried() -> None:
    for address in ("auto", "local", "10.0.0.1", "host:name"):
        check_reachable(address)


@needs_ray
def test_a_run_on_a_cluster_that_is_not_there_ends_with_a_sentence(tmp_path: Path) -> None:
    address = f"127.0.0.1:{closed_port()}"
    with pytest.raises(SpreadError, match=address):
        compete(ARENA, tmp_path, 1, force=Force(ray=address))
