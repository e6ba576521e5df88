"""Chances learned from who won: fitted as they should be, resumable, and the same from the same seed."""

from __future__ import annotations

import json
import threading
from importlib import resources
from pathlib import Path

import numpy as np
import pytest

from pentapolis.core.learning import Learner
from pentapolis.spreading.executors import SerialExecutor
from pentapolis.training import run as running
from pentapolis.training.files import claimed
from pentapolis.training.plan import Plan, TrainingError, usual
from pentapolis.training.run import Progress, Training, start_from, train
from pentapolis.training.selfplay import Batch, Lessons, lessons
from pentapolis.training.shares import chances, fit_shares

from .test_training import files

PLAN = Plan("uchronia", 2, games=2, judged=1, hidden=(), epochs=2, first_explore=1.0, explore=1.0)
MADE = Plan("made", 3, hidden=(), rate=2e-2, batch=64)
TRUE = np.array([1.0, -2.0, 0.5])


def made(games: int = 3000) -> Lessons:
    """Games of one position each, won by the chances of the true weights."""
    rng = np.random.default_rng(1)
    inputs = rng.normal(size=(games, 3, 3))
    expected = chances((inputs @ TRUE).astype(np.float32))
    winners = [rng.choice(3, p=row / row.sum()) for row in expected.astype(np.float64)]
    rows = [
        [game, seat, float(winner == seat), *inputs[game, seat]]
        for game, winner in enumerate(winners)
        for seat in range(3)
    ]
    return np.array(rows, np.float32)


def learned(learner: Learner, games: int = 3000) -> list[float]:
    found = fit_shares(MADE, learner, made(games), 1)
    assert found.error < found.spread == pytest.approx(np.log(3))
    weights: list[float] = found.weights["layers"][0]["weights"][0]
    return weights


def test_weights_are_found_that_made_the_winners() -> None:
    assert learned(Learner(("a", "b", "c"), shares=True), 9000) == pytest.approx(TRUE, abs=0.15)


def test_no_weight_falls_below_its_floor() -> None:
    weights = learned(Learner(("a", "b", "c"), shares=True, floors=(-np.inf, -0.5, 0.0)))
    assert weights[1] == pytest.approx(-0.5, abs=1e-3)
    assert weights[0] > 0.5 and weights[2] > 0.1


def test_few_games_change_little() -> None:
    learner = Learner(("a", "b", "c"), shares=True)
    few, many = learned(learner, 40), learned(learner, 3000)
    assert -1.0 < few[1] < 0.0
    assert many[1] < -1.6


def test_the_result_is_the_mean_of_the_later_half(tmp_path: Path) -> None:
    plan = Plan("uchronia", 2, games=2, judged=1, hidden=(), epochs=1, first_explore=1.0, explore=1.0)
    found = train(plan, tmp_path, 3, 1)
    assert found.net == tmp_path / "mean.json"
    nets = [json.loads((tmp_path / f"net-00{number}.json").read_text()) for number in (1, 2)]
    mean = json.loads(found.net.read_text())
    assert mean["inputs"] == nets[0]["inputs"]
    ours, one, other = (net["layers"][0]["weights"][0] for net in (mean, *nets))
    assert ours == pytest.approx([(a + b) / 2 for a, b in zip(one, other, strict=True)], rel=1e-3, abs=1e-4)


def test_a_position_is_a_row_for_each_seat() -> None:
    rows = lessons(PLAN, None, Batch(0, 0, 1))
    assert len(rows) > 0 and len(rows) % 2 == 0
    assert rows[:, 1].reshape(-1, 2).tolist() == [[0, 1]] * (len(rows) // 2)
    assert rows[:, 2].reshape(-1, 2).sum(1) == pytest.approx(1.0)


def test_a_training_cut_off_ends_with_the_same_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "CHUNK", 1)
    kept = Path(str(resources.files("pentapolis"))) / "games" / "uchronia" / "data" / "value-2.json"
    plan = start_from(PLAN, tmp_path / "whole", kept)  # so that it is judged against this one: greedy takes its time
    assert start_from(PLAN, tmp_path / "parts", kept) == plan
    whole = train(plan, tmp_path / "whole", 1, 1)
    interrupt = threading.Event()

    def watch(progress: Progress) -> None:
        if progress.done == 1:
            interrupt.set()

    with claimed(tmp_path / "parts", plan):
        assert Training(plan, tmp_path / "parts", SerialExecutor(), interrupt, watch).run(1).interrupted
    assert train(plan, tmp_path / "parts", 1, 1).rows == whole.rows
    assert files(tmp_path / "parts") == files(tmp_path / "whole")


def test_hidden_layers_are_refused_where_there_are_none(tmp_path: Path) -> None:
    assert usual(PLAN.rules, 2) == ((), 6)
    assert usual(Plan("akropolis", 2).rules, 2) == ((32,), 3)
    with pytest.raises(TrainingError) as caught:
        train(Plan("uchronia", 2), tmp_path / "out", 1, 1)
    assert caught.value.refusal.key == "train-no-hidden"
    assert not (tmp_path / "out").exists()
