"""Training: the same from the same seed, whoever plays and however often it is cut off."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from pentapolis.core import game as games
from pentapolis.spreading import Force, spread
from pentapolis.spreading.executors import SerialExecutor
from pentapolis.training import run as running
from pentapolis.training.files import claimed
from pentapolis.training.fit import fit, forward, layers_of, targets
from pentapolis.training.plan import Plan, TrainingError
from pentapolis.training.run import Progress, Training, start_from, train
from pentapolis.training.selfplay import GAME, INPUTS, OUTCOME, Batch, lessons
from tests.bots.programs import running as lives
from tests.cli.shell import Shell

from .lessons import NAMES, TaughtToy

ASLEEP = """
import sys
from pentapolis.cli.main import main
from pentapolis.training import run
from tests.training.lessons import asleep

run.lessons = asleep
sys.exit(main())
"""
PLAN = Plan("taught", 2, games=30, judged=4, hidden=(6, 4), remembered=2, epochs=3, batch=16)


@pytest.fixture(autouse=True)
def _taught(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(running, "CHUNK", 7)
    games.register("taught", TaughtToy)
    yield
    games._makers.pop("taught")
    games._games.pop("taught", None)


def files(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_training_cut_off_again_and_again_ends_with_the_same_bytes(tmp_path: Path) -> None:
    whole = train(PLAN, tmp_path / "whole", 3, 1)
    assert not whole.interrupted
    steps = 0
    while True:
        interrupt = threading.Event()
        told = [0]

        def watch(progress: Progress, interrupt: threading.Event = interrupt, told: list[int] = told) -> None:
            told[0] += 1
            if told[0] == 4:
                interrupt.set()

        (tmp_path / "parts").mkdir(exist_ok=True)
        with claimed(tmp_path / "parts", PLAN):
            outcome = Training(PLAN, tmp_path / "parts", SerialExecutor(), interrupt, watch).run(3)
        steps += 1
        if not outcome.interrupted:
            break
        assert steps < 100
    assert steps > 4
    assert outcome.rows == whole.rows
    assert files(tmp_path / "parts") == files(tmp_path / "whole")


def test_the_error_of_a_score_is_that_of_a_sample() -> None:
    assert running._standard_error([10.0, 14.0]) == 2.0  # deviation √8, divided by √2
    assert running._standard_error([3.0, 3.0, 3.0]) == 0.0
    assert running._standard_error([10.0]) is None


def test_one_deal_has_no_interval(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shell = Shell(tmp_path / "home", monkeypatch, capsys)
    arguments = ["train", "taught", "--games", "10", "--generations", "1", "--hidden", "4", "--jobs", "1"]
    one = shell.run(*arguments, "--judged", "1", "--out", str(tmp_path / "one"))
    two = shell.run(*arguments, "--judged", "2", "--out", str(tmp_path / "two"))
    assert (one.code, two.code) == (0, 0)
    assert "±" not in one.out
    assert "±" in two.out
    assert json.loads((tmp_path / "one" / "log.jsonl").read_bytes())["score_error"] is None
    assert shell.run(*arguments, "--judged", "1", "--out", str(tmp_path / "one")).out == one.out, "it is read again"


def test_a_longer_training_goes_on_from_a_shorter_one(tmp_path: Path) -> None:
    train(PLAN, tmp_path / "one", 1, 1)
    train(PLAN, tmp_path / "one", 3, 1)
    train(PLAN, tmp_path / "two", 3, 1)
    assert files(tmp_path / "one") == files(tmp_path / "two")
    old = [name for name in files(tmp_path / "one") if name.startswith("games-000")]
    assert old == []  # too old to be learned from


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    plan = Plan("akropolis", 2, first_explore=1.0)
    batches = [Batch(0, 0, 1), Batch(0, 1, 2)]
    found = []
    for count in (1, 2):
        with closing(Force(count).executor()) as executor:
            done = spread(executor, partial(lessons, plan, None), batches, threading.Event())
            found.append({batch.first: rows.tobytes() for batch, rows in done})
    assert found[0] == found[1]
    assert set(found[0]) == {0, 1}


def test_another_seed_is_another_training(tmp_path: Path) -> None:
    other = Plan("taught", 2, games=30, judged=4, hidden=(6, 4), remembered=2, epochs=3, batch=16, seed=2)
    train(PLAN, tmp_path / "one", 1, 1)
    train(other, tmp_path / "two", 1, 1)
    assert files(tmp_path / "one")["net-000.json"] != files(tmp_path / "two")["net-000.json"]
    with pytest.raises(TrainingError) as caught:
        train(other, tmp_path / "one", 1, 1)
    assert caught.value.refusal.args["different"] == "seed"


def resaved(change: Callable[[np.ndarray], np.ndarray]) -> Callable[[Path], None]:
    """Writes lessons that are not what they were."""
    return lambda path: np.save(path, change(np.load(path)))


@pytest.mark.parametrize(
    "damage",
    [
        lambda path: path.write_bytes(b""),
        lambda path: path.write_bytes(path.read_bytes()[:-3]),
        lambda path: path.write_bytes(b"PK\x03\x04"),
        resaved(lambda rows: rows[:, :-1]),
        resaved(lambda rows: rows.astype(np.float64)),
        resaved(lambda rows: rows.ravel()),
    ],
    ids=["empty", "cut", "zip", "narrow", "double", "flat"],
)
def test_damaged_games_are_named_and_played_again_once_removed(
    damage: Callable[[Path], None], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    arguments = ["train", "taught", "--games", "10", "--judged", "2", "--hidden", "4", "--remember", "2", "--jobs", "1"]
    shell = Shell(tmp_path / "home", monkeypatch, capsys)
    whole, out = tmp_path / "whole", tmp_path / "out"
    assert shell.run(*arguments, "--generations", "2", "--out", str(whole)).code == 0
    assert shell.run(*arguments, "--generations", "1", "--out", str(out)).code == 0
    file = out / "games-000-000007.npy"  # of a generation that is done, and still learned from
    damage(file)
    done = shell.run(*arguments, "--generations", "2", "--out", str(out), "--lang", "en")
    assert done.code == 1
    told = " ".join(done.err.split())
    assert "games-000-000007.npy is damaged" in told
    assert "Remove it, and its games are played again." in told
    file.unlink()
    assert shell.run(*arguments, "--generations", "2", "--out", str(out)).code == 0
    assert files(out) == files(whole)


@pytest.mark.parametrize("name", ["plan.json", "net-000.json", "log.jsonl"])
@pytest.mark.parametrize("content", [b"[1]", b"{", b"\xff", b"{}", b"7"])
def test_other_damaged_files_are_named(name: str, content: bytes, tmp_path: Path) -> None:
    train(PLAN, tmp_path, 1, 1)
    (tmp_path / name).write_bytes(content)
    with pytest.raises(TrainingError) as caught:
        train(PLAN, tmp_path, 2, 1)
    if (name, content) == ("plan.json", b"{}"):
        assert caught.value.refusal.key == "train-other-plan"
    else:
        assert caught.value.refusal.key == "train-bad-file"
        assert caught.value.refusal.args["file"] == str(tmp_path / name)


def test_files_of_somebody_else_are_left_alone(tmp_path: Path) -> None:
    theirs = [tmp_path / name for name in ("games-old.npy", "games-a-b.npy", "games-000-mine.npy")]
    for path in theirs:
        path.write_bytes(b"")
    train(PLAN, tmp_path, 3, workers=1)
    assert all(path.exists() for path in theirs)
    assert not list(tmp_path.glob("games-000-0*.npy"))


def test_another_net_to_begin_with_is_not_taken_for_ours(tmp_path: Path) -> None:
    train(PLAN, tmp_path / "one", 2, 1)
    plan = start_from(PLAN, tmp_path / "two", tmp_path / "one" / "net-000.json")
    (tmp_path / "two" / "start.json").write_bytes((tmp_path / "one" / "net-001.json").read_bytes())
    with pytest.raises(TrainingError) as caught:
        train(plan, tmp_path / "two", 1, 1)
    assert caught.value.refusal.key == "train-bad-file"


def test_other_rules_or_inputs_are_another_training(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    train(PLAN, tmp_path, 1, 1)
    before = files(tmp_path)
    rules = PLAN.rules
    monkeypatch.setattr(rules, "rules_version", rules.rules_version + 1)
    with pytest.raises(TrainingError) as caught:
        train(PLAN, tmp_path, 2, 1)
    assert caught.value.refusal.args["different"] == "rules_version"
    monkeypatch.undo()
    monkeypatch.setattr("tests.training.lessons.NAMES", ("points", "sum", "cards"))
    with pytest.raises(TrainingError) as caught:
        train(PLAN, tmp_path, 2, 1)
    assert caught.value.refusal.args["different"] == "inputs"
    assert files(tmp_path) == before


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked by flock")
def test_two_trainings_do_not_write_to_the_same_folder(tmp_path: Path) -> None:
    with claimed(tmp_path, PLAN), pytest.raises(TrainingError) as caught:
        train(PLAN, tmp_path, 1, 1)
    assert caught.value.refusal.key == "train-busy"
    assert sorted(files(tmp_path)) == ["plan.json"]
    train(PLAN, tmp_path, 1, 1)


def test_files_are_on_the_disk_before_they_get_their_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    fsync, replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda number: done.append("fsync") or fsync(number))
    monkeypatch.setattr(os, "replace", lambda *paths: done.append("replace") or replace(*paths))
    train(PLAN, tmp_path, 1, 1)
    assert done == ["fsync"] + ["fsync", "replace"] * (len(files(tmp_path)) - 1), "the plan is written where it is"


def test_a_net_learns_what_can_be_known() -> None:
    rng = np.random.default_rng(1)
    inputs = rng.normal(size=(4000, 3))
    outcome = inputs[:, 0] + np.abs(inputs[:, 1]) - 0.5 * inputs[:, 2]
    rows = np.column_stack([np.arange(4000) // 4, np.zeros(4000), outcome, inputs]).astype(np.float32)
    found = fit(Plan("taught", 2, hidden=(16, 8), batch=64), NAMES, 0, rows, None, 1)
    assert found.error < 0.1 < found.spread
    said = forward(layers_of(found.weights), rows[:, INPUTS:])
    assert np.abs(said - (outcome - inputs[:, 0])).mean() < 0.1


def test_targets_lean_on_the_next_position_of_the_same_player() -> None:
    before = {"inputs": list(NAMES), "layers": [{"weights": [[0.0, 1.0, 0.0]], "bias": [0.0]}]}
    rows = np.array(
        [
            [0, 0, 10, 1, 5, 0],
            [0, 1, 20, 2, 6, 0],
            [0, 0, 10, 3, 7, 0],
            [1, 0, 30, 4, 8, 0],
        ],
        np.float32,
    )
    assert targets(rows, 0, None, 0.5).tolist() == [9, 18, 7, 26]
    # The first one: half the end of its game, half what the net thought of the third row (3 + 7), less its own 1.
    assert targets(rows, 0, before, 0.5).tolist() == [0.5 * 10 + 0.5 * 10 - 1, 18, 7, 26]
    assert targets(rows, 0, before, 0.0).tolist() == [9, 18, 7, 26]
    assert rows[0, GAME] == 0 and rows[0, OUTCOME] == 10


def test_a_training_can_begin_with_a_net(tmp_path: Path) -> None:
    train(PLAN, tmp_path / "one", 1, 1)
    plan = start_from(PLAN, tmp_path / "two", tmp_path / "one" / "net-000.json")
    assert plan.start
    outcome = train(plan, tmp_path / "two", 1, 1)
    assert outcome.rows[0].against == "before"
    with pytest.raises(TrainingError):
        train(PLAN, tmp_path / "two", 2, 1)


def test_a_file_that_is_no_net_is_refused(tmp_path: Path) -> None:
    for text in ("{", "[]", '{"inputs": ["a"], "layers": [{"bias": [0], "weights": [[1]]}]}'):
        (tmp_path / "net.json").write_text(text)
        with pytest.raises(TrainingError) as caught:
            start_from(PLAN, tmp_path / "folder", tmp_path / "net.json")
        assert caught.value.refusal.key == "train-bad-start"
    assert not (tmp_path / "folder").exists()


@pytest.mark.parametrize(
    ("language", "words"), [("en", "What was learned is in"), ("fr", "Ce qui a été appris est dans")]
)
def test_the_command(
    language: str,
    words: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shell = Shell(tmp_path / "home", monkeypatch, capsys)
    out = tmp_path / "net"
    arguments = ["train", "taught", "--games", "10", "--generations", "2", "--judged", "2", "--hidden", "4"]
    done = shell.run(*arguments, "--jobs", "1", "--out", str(out), "--lang", language)
    assert done.code == 0, done.err
    assert words in done.out
    rows = [json.loads(line) for line in (out / "log.jsonl").read_text().splitlines()]
    assert [row["generation"] for row in rows] == [0, 1]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["train", "taught", "--hidden", "4,x"], "not “4,x”"),
        (["train", "taught", "--hidden", "05129"], "not “05129”"),
        (["train", "taught", "--games", "1000000000000"], "It is from 10 to 1000000."),
        (["train", "taught", "--judged", "1000000000000"], "It is from 1 to 1000000."),
        (["train", "taught", "--jobs", "100000"], "It is from 1 to 256."),
        (["train", "taught", "--players", "9"], "1 to 3 players"),
        (["train", "nothing"], "nothing"),
        (["train", "taught", "--start", "no-such-file"], "no-such-file"),
    ],
)
def test_the_command_refuses(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shell = Shell(tmp_path / "home", monkeypatch, capsys)
    done = shell.run(*arguments, "--out", str(tmp_path / "out"))
    assert done.code != 0
    assert sentence in done.err
    assert not (tmp_path / "out").exists()


def test_a_game_that_cannot_be_learned_says_so(tmp_path: Path) -> None:
    from tests.core.toy import Toy

    games.register("taught", Toy)
    with pytest.raises(TrainingError) as caught:
        train(PLAN, tmp_path / "out", 1, 1)
    assert caught.value.refusal.key == "train-no-learner"
    assert not (tmp_path / "out").exists()


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks processes up in /proc")
def test_a_second_ctrl_c_ends_at_once(tmp_path: Path) -> None:
    (tmp_path / "asleep").mkdir()
    process = subprocess.Popen(
        [sys.executable, "-c", ASLEEP, "train", "akropolis", "--jobs", "2", "--out", str(tmp_path / "out")],
        env={**os.environ, "ASLEEP": str(tmp_path / "asleep")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while len(list((tmp_path / "asleep").iterdir())) < 2 and time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all processes of the command
    time.sleep(0.5)
    assert process.poll() is None, "the first one waits for the batches at hand"
    os.killpg(process.pid, signal.SIGINT)
    try:
        _, err = process.communicate(timeout=30)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        raise
    assert process.returncode == 130
    assert b"Traceback" not in err
    assert not any(lives(path.name) for path in (tmp_path / "asleep").iterdir())


def test_opponents_play_their_part_of_the_games_and_nothing_is_learned_from_their_seats() -> None:
    plan = Plan("taught", 3, games=40, opponents=("greedy", "random"))
    named = [plan.opponent(number) for number in range(8)]
    assert named == ["", "greedy", "", "random", "", "greedy", "", "random"]
    rows = lessons(plan, None, Batch(0, 0, 40))
    seats = {number: {int(row[1]) for row in rows if int(row[GAME]) == number} for number in range(40)}
    assert all(seats[number] == {0, 1, 2} for number in range(0, 40, 2))
    assert all(len(seats[number]) == 1 for number in range(1, 40, 2))
    assert {seat for number in range(1, 40, 2) for seat in seats[number]} == {0, 1, 2}, "the learner sits anywhere"
    assert rows.tobytes() == lessons(plan, None, Batch(0, 0, 40)).tobytes()
    assert [plan.opponent(number) for number in range(2)] == ["", "greedy"]
    assert {Plan("taught", 3).opponent(number) for number in range(9)} == {""}
    assert {Plan("taught", 3, opponents=("greedy",), opposed=1.0).opponent(number) for number in range(9)} == {"greedy"}


@pytest.mark.parametrize(
    ("plan", "key"),
    [
        (Plan("taught", 2, opponents=("greedy", "nobody")), "train-bad-opponent"),
        (Plan("taught", 2, opponents=("exec:rm",)), "train-bad-opponent"),
        (Plan("origins", 1, opponents=("greedy",)), "train-alone"),
        (Plan("uchronia", 2, hidden=(), fine_tune=True), "train-no-fine-tune"),
    ],
)
def test_opponents_and_fine_tuning_that_cannot_be_are_refused(plan: Plan, key: str) -> None:
    with pytest.raises(TrainingError) as caught:
        plan.check()
    assert caught.value.refusal.key == key


def test_a_fit_that_is_fine_tuned_begins_with_the_net_before() -> None:
    plan = Plan("taught", 2, games=30, hidden=(6,), epochs=5, batch=16)
    seen = lessons(plan, None, Batch(0, 0, 30))
    before = fit(plan, NAMES, 0, seen, None, 1).weights
    still = Plan("taught", 2, games=30, hidden=(6,), epochs=5, batch=16, rate=0.0, fine_tune=True)
    kept = fit(still, NAMES, 0, seen, before, 2)
    inputs = seen[:, INPUTS:]
    assert forward(layers_of(kept.weights), inputs) == pytest.approx(forward(layers_of(before), inputs), abs=1e-2)
    better = fit(Plan("taught", 2, hidden=(6,), epochs=5, batch=16, fine_tune=True), NAMES, 0, seen, before, 2)
    assert better.weights != before
    fresh = fit(still, NAMES, 0, seen, None, 2)
    assert fresh.error > kept.error, "without a net before there is nothing to begin with"
