"""The same training on a Ray cluster, here one that is started on this machine alone."""

from __future__ import annotations

import importlib.util
import os
from functools import partial
from pathlib import Path

import pytest

from pentapolis.arena import ArenaError
from pentapolis.training import run as running
from pentapolis.training.cluster import ClusterWorkers, done_there
from pentapolis.training.plan import Plan, TrainingError
from pentapolis.training.run import train
from pentapolis.training.selfplay import Batch

PLAN = Plan("uchronia", 2, games=12, judged=2, hidden=(), epochs=2)
HAS_RAY = importlib.util.find_spec("ray") is not None
BATCHES = [Batch(0, first, first + 1) for first in range(6)]


def dies_once(folder: Path, batch: Batch) -> int:
    """The process that gets the third batch first ends in the middle of it."""
    mark = folder / "died"
    if batch.first == 2 and not mark.exists():
        mark.touch()
        os._exit(1)
    return 10 * batch.first


def always_dies(batch: Batch) -> int:
    """Nobody survives the last batch."""
    if batch.first == 5:
        os._exit(1)
    return batch.first


def fails(batch: Batch) -> int:
    """A batch that cannot be played."""
    raise ValueError(f"batch {batch.first}")


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_cluster_learns_what_one_process_learns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "CHUNK", 3)
    there = train(PLAN, tmp_path / "cluster", 2, ray="local")
    here = train(PLAN, tmp_path / "alone", 2, 1)
    assert there.rows == here.rows
    found, wanted = (sorted((tmp_path / name).iterdir()) for name in ("cluster", "alone"))
    assert [path.name for path in found] == [path.name for path in wanted]
    assert [path.read_bytes() for path in found] == [path.read_bytes() for path in wanted]


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_a_lost_worker_loses_nothing(tmp_path: Path) -> None:
    workers = ClusterWorkers("local")
    try:
        found = {batch.first: value for batch, value in workers.done(partial(dies_once, tmp_path), BATCHES)}
    finally:
        workers.close()
    assert (tmp_path / "died").exists()
    assert found == {first: 10 * first for first in range(6)}


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
@pytest.mark.parametrize("work", [always_dies, fails])
def test_a_batch_that_nobody_can_play_ends_with_a_sentence(work: object) -> None:
    workers = ClusterWorkers("local")
    try:
        with pytest.raises(TrainingError, match="the same command goes on"):
            dict(workers.done(work, BATCHES))  # type: ignore[arg-type]
    finally:
        workers.close()


@pytest.mark.skipif(not HAS_RAY, reason="Ray is not installed")
def test_what_has_begun_is_finished_and_the_rest_is_left() -> None:
    workers = ClusterWorkers("local")
    try:
        workers.stopping.set()
        assert list(workers.done(fails, BATCHES)) == []
    finally:
        workers.close()


@pytest.mark.skipif(HAS_RAY, reason="Ray is installed")
def test_without_ray_the_sentence_says_what_to_install(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="pentapolis\\[ray\\]"):
        train(PLAN, tmp_path, 1, ray="local")


def test_a_machine_with_another_version_refuses() -> None:
    with pytest.raises(RuntimeError, match=r"not 0\.0\.0"):
        done_there("0.0.0", fails, BATCHES[0])
