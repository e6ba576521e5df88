"""Tuning: figures move towards what wins, and the same seed brings the same figures."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec
import pytest

from pentapolis.core import game as games
from pentapolis.core.errors import RefusalError
from pentapolis.core.evaluation import Evaluation
from pentapolis.core.state import State
from pentapolis.training import tuning
from pentapolis.training.selfplay import Batch
from pentapolis.training.tuning import FIGURES, Deal, Figures, TuningPlan, direction, leaned, tune
from tests.cli.shell import Shell
from tests.core.toy import STOP, Toy

BY_HAND = {"card": 0.2, "stop": 1.0, "nothing": 0.5, "fresh": 0.0}
PLAN = TuningPlan("tunable", 2, 40)


class ByFigures(Evaluation):
    """Likes a high card more than to stop, as far as the figures say so."""

    def __init__(self, figures: Mapping[str, float]) -> None:
        self.of = figures

    def priors(self, state: State, legal: list[int]) -> list[float]:
        worths = [self.of["stop"] if action == STOP else self.of["card"] * (1 + action) for action in legal]
        return [worth / sum(worths) for worth in worths]


class Tunable(Toy):
    """The toy game as one with figures."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "tunable"

    def figures(self, players: int) -> dict[str, float]:
        return BY_HAND

    def tuned(self, players: int, figures: Mapping[str, float]) -> Evaluation:
        return ByFigures(figures)


@pytest.fixture(autouse=True)
def _tunable() -> Iterator[None]:
    games.register("tunable", Tunable)
    yield
    games._makers.pop("tunable")
    games._games.pop("tunable", None)


def test_figures_move_to_where_more_is_won(tmp_path: Path) -> None:
    steps = tune(PLAN, tmp_path, 6, workers=1)
    figures = steps[-1].figures
    assert figures["card"] / figures["stop"] > 1.5 * BY_HAND["card"] / BY_HAND["stop"]
    assert 0.5 < figures["nothing"] / BY_HAND["nothing"] < 2, "what counts for nothing moves by chance alone"
    assert figures["fresh"] >= 0.0
    assert msgspec.json.decode((tmp_path / FIGURES).read_bytes()) == figures


def test_a_tuning_goes_on_where_it_was_and_ends_the_same(tmp_path: Path) -> None:
    tune(PLAN, tmp_path / "parts", 1, workers=1)
    parts = tune(PLAN, tmp_path / "parts", 2, workers=1)
    assert parts == tune(PLAN, tmp_path / "whole", 2, workers=1)
    assert parts != tune(TuningPlan("tunable", 2, 40, seed=2), tmp_path / "other", 2, workers=1)
    assert tune(PLAN, tmp_path / "start", 1, {**BY_HAND, "card": 0.3}, 1)[0].figures != parts[0].figures


def test_ctrl_c_keeps_the_deals_of_a_step_and_says_what_it_waits_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, played, told = tuning.margins, [0], [0]

    def pressed(plan: TuningPlan, figures: Figures, batch: Batch) -> list[Deal]:
        played[0] += 1
        if played[0] == 2:
            os.kill(os.getpid(), signal.SIGINT)
        return real(plan, figures, batch)

    def waits() -> None:
        told[0] += 1

    monkeypatch.setattr(tuning, "margins", pressed)
    assert tune(PLAN, tmp_path / "parts", 1, workers=1, waits=waits) == []
    assert (played[0], told[0]) == (2, 1)
    parts = tune(PLAN, tmp_path / "parts", 1, workers=1)
    assert played[0] == 4, "forty deals in batches of ten, none played twice"
    monkeypatch.setattr(tuning, "margins", real)
    assert parts == tune(PLAN, tmp_path / "whole", 1, workers=1)
    assert sorted(path.name for path in (tmp_path / "parts").iterdir()) == sorted(
        path.name for path in (tmp_path / "whole").iterdir()
    )


@pytest.mark.parametrize("players", [2, 3])
def test_players_lean_as_far_one_way_as_the_other(players: int) -> None:
    plan = TuningPlan("tunable", players)
    parts = direction(plan, 3, 4, len(BY_HAND))
    there, back = leaned(plan, BY_HAND, parts), leaned(plan, BY_HAND, [-part for part in parts])
    for name in ("card", "stop", "nothing"):
        assert there[name] * back[name] == pytest.approx(BY_HAND[name] ** 2, rel=1e-3)
    assert parts == direction(plan, 3, 4, len(BY_HAND)) != direction(plan, 3, 5, len(BY_HAND))


def test_what_cannot_be_tuned_is_refused(tmp_path: Path) -> None:
    tune(PLAN, tmp_path / "one", 1, workers=1)
    for plan, folder, start, key in (
        (TuningPlan("akropolis", 2), "two", None, "tune-no-figures"),
        (PLAN, "three", {"card": 1.0}, "tune-bad-start"),
        (TuningPlan("tunable", 2, 50), "one", None, "train-other-plan"),
    ):
        with pytest.raises(RefusalError) as caught:
            tune(plan, tmp_path / folder, 1, start, 1)
        assert caught.value.refusal.key == key


def test_the_command_tells_its_steps(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(tmp_path / "home", monkeypatch, capsys)
    arguments = ["tune", "tunable", "--deals", "10", "--steps", "2", "--jobs", "1", "--out", str(tmp_path / "out")]
    ran = shell.run(*arguments)
    assert ran.code == 0
    assert FIGURES in ran.out
    assert shell.run(*arguments).out == ran.out
    (tmp_path / "bad.json").write_text("[1]")
    refused = shell.run(*arguments, "--start", str(tmp_path / "bad.json"))
    assert refused.code == 1 or refused.code == 2
    assert "figures" in refused.err
