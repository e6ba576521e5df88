"""Runs: whoever plays, however often it is cut off, the same seed gives the same result."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from pentapolis.arena import ArenaError, Assignment, Plan, Played, named_bots, play, round_robin
from pentapolis.arena.results_log import ResultsLog
from pentapolis.arena.run import Run
from pentapolis.arena.tournament import GAMES, compete
from pentapolis.bots import BOTS
from pentapolis.bots.search.searcher import Budget, Searcher
from pentapolis.spreading import Executor, Force, SpreadError
from pentapolis.spreading.executors import ProcessExecutor, SerialExecutor
from tests.bots.programs import command, running

COMMAND = "import sys; from pentapolis.cli.main import main; sys.exit(main())"
RESULTS = ("result.json", "ratings.csv", "records.csv", "pairs.csv", "games.csv")


def plan(seed: int = 1) -> Plan:
    return round_robin("akropolis", {"one": "random", "two": "random"}, [2], seed=seed)


def results(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in RESULTS}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The result of forty deals, played by one process in one go."""
    folder = tmp_path_factory.mktemp("whole")
    outcome = compete(plan(), folder, 40, force=Force(workers=1))
    assert outcome.run.deals == 40
    return folder


def test_two_workers_find_what_one_finds(whole: Path, tmp_path: Path) -> None:
    compete(plan(), tmp_path, 40, force=Force(workers=2))
    assert results(tmp_path) == results(whole)


def test_another_seed_finds_something_else(whole: Path, tmp_path: Path) -> None:
    compete(plan(seed=2), tmp_path, 40, force=Force(workers=1))
    assert results(tmp_path)["games.csv"] != results(whole)["games.csv"]


def start(folder: Path, deals: int, wait: bool = True) -> subprocess.Popen[bytes]:
    arguments = ["arena", "akropolis", "--bots", "one=random,two=random", "--deals", str(deals)]
    arguments += ["--jobs", "2", "--no-plots", "--out", str(folder), "--lang", "en"]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    if not wait:
        return process
    deadline = time.monotonic() + 60
    while lines(folder) < 10 and time.monotonic() < deadline:
        assert process.poll() is None, process.communicate()
        time.sleep(0.02)
    return process


def lines(folder: Path) -> int:
    file = folder / GAMES
    return file.read_bytes().count(b"\n") if file.exists() else 0


def children(pid: int) -> list[str]:
    file = Path(f"/proc/{pid}/task/{pid}/children")
    return file.read_text().split() if file.exists() else []


def test_a_run_that_was_killed_goes_on_where_it_was(whole: Path, tmp_path: Path) -> None:
    process = start(tmp_path, 5000)
    workers = children(process.pid)
    process.kill()
    process.communicate()
    deadline = time.monotonic() + 10
    while any(running(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(running(pid) for pid in workers), "workers do not outlive their parent"
    kept = (tmp_path / GAMES).read_bytes()
    kept = kept[: kept.rfind(b"\n") + 1]
    # Keep less than the run needs, and a last line that was cut off in the middle.
    kept = b"".join(kept.splitlines(keepends=True)[:30])
    (tmp_path / GAMES).write_bytes(kept + b'{"deal":39,"setting":0,"seats":["o')
    watched: list[int] = []
    compete(plan(), tmp_path, 40, force=Force(workers=1), watch=lambda progress: watched.append(progress.played))
    assert watched[0] == kept.count(b"\n") - 1, "what was there is not played again"
    assert (tmp_path / GAMES).read_bytes().startswith(kept)
    assert results(tmp_path) == results(whole)


def test_ctrl_c_finishes_the_games_at_hand_and_reports(tmp_path: Path) -> None:
    process = start(tmp_path, 5000)
    os.killpg(process.pid, signal.SIGINT)  # a terminal sends it to all processes of the command
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130, err
    assert b"The same command goes on from there" in out
    report = json.loads((tmp_path / "result.json").read_bytes())
    games = (tmp_path / GAMES).read_bytes().splitlines()
    assert all(json.loads(line) for line in games)
    assert 0 < report["games"] <= len(games) - 1 < 10000


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks processes up in /proc")
def test_ctrl_c_does_no_harm_to_workers_that_are_just_born(tmp_path: Path) -> None:
    process = start(tmp_path, 5000, wait=False)
    deadline = time.monotonic() + 60
    while len(children(process.pid)) < 2 and time.monotonic() < deadline:  # the first one only keeps the books
        time.sleep(0.005)
    os.killpg(process.pid, signal.SIGINT)
    _, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert b"unexpectedly" not in err
    assert b"Traceback" not in err


def test_a_second_ctrl_c_ends_at_once(tmp_path: Path) -> None:
    body = f"def decide(message):\n    open({str(tmp_path / 'asked')!r}, 'a').close()\n    time.sleep(1000)"
    slow = f"slow=exec:{command(tmp_path, body)}"
    arguments = [
        "arena",
        "akropolis",
        "--challenge",
        slow,
        "random",
        "--seconds",
        "1000",
        "--jobs",
        "2",
        "--lang",
        "en",
    ]
    process = subprocess.Popen(
        [sys.executable, "-c", COMMAND, *arguments, "--out", str(tmp_path / "out")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    deadline = time.monotonic() + 60
    while not (tmp_path / "asked").exists() and time.monotonic() < deadline:
        time.sleep(0.05)
    family = [pid for worker in children(process.pid) for pid in (worker, *children(int(worker)))]
    assert len(family) >= 3 or not Path(f"/proc/{process.pid}/task/{process.pid}/children").exists()
    os.killpg(process.pid, signal.SIGINT)
    time.sleep(0.5)
    assert process.poll() is None, "the first one waits for the game at hand"
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=30)
    assert process.returncode == 130
    deadline = time.monotonic() + 10
    while any(running(pid) for pid in family) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(running(pid) for pid in family), "neither workers nor their programs stay behind"


@pytest.mark.parametrize("name", ["Broken", "Leaving"])
def test_a_bot_that_fails_in_a_worker_is_named_too(name: str, tmp_path: Path) -> None:
    broken = round_robin("akropolis", {"good": "random", "bad": f"tests.arena.test_plan:{name}"}, [2])
    with pytest.raises(ArenaError, match="The bot bad failed in deal"):
        compete(broken, tmp_path, 4, force=Force(workers=2))


def test_games_that_were_finished_before_a_bot_failed_are_kept(tmp_path: Path) -> None:
    fragile = round_robin("akropolis", {"good": "random", "bad": "tests.arena.test_plan:Fragile"}, [2])
    kept = []
    executors: list[Executor[Assignment, Played]] = [SerialExecutor(), ProcessExecutor(1)]
    for executor in executors:
        with ResultsLog(tmp_path / type(executor).__name__, fragile) as log, closing(executor):
            with pytest.raises(ArenaError, match=r"The bot bad failed in deal .*broken"):
                Run(fragile, log, 500).play(executor)
            kept.append(set(log.games))
    assert 20 < len(kept[0]) < 500
    assert kept[0] <= kept[1], "those of the batch in which it failed too"


def test_a_worker_that_dies_ends_the_run_with_a_sentence(tmp_path: Path) -> None:
    deadly = round_robin("akropolis", {"good": "random", "bad": "tests.arena.test_plan:Deadly"}, [2])
    with pytest.raises(SpreadError, match="ended 4 times in the middle of the same work"):
        compete(deadly, tmp_path, 4, force=Force(workers=2))


def test_a_finished_run_is_only_reported_again(whole: Path) -> None:
    before = (whole / GAMES).read_bytes()
    outcome = compete(plan(), whole, 40, force=Force(ray="nowhere"))  # nobody is asked to play
    assert (whole / GAMES).read_bytes() == before
    assert outcome.report is not None
    assert outcome.report.games == 80


def test_more_deals_may_follow(tmp_path: Path, whole: Path) -> None:
    compete(plan(), tmp_path, 10, force=Force(workers=1))
    compete(plan(), tmp_path, 40, force=Force(workers=1))
    assert results(tmp_path) == results(whole)


def test_a_book_of_another_run_is_not_touched(tmp_path: Path) -> None:
    ResultsLog(tmp_path / GAMES, plan()).close()
    before = (tmp_path / GAMES).read_bytes()
    with pytest.raises(ArenaError, match="belongs to another run; this is different: seed"):
        ResultsLog(tmp_path / GAMES, plan(seed=2))
    assert (tmp_path / GAMES).read_bytes() == before
    (tmp_path / GAMES).write_bytes(before + b"{}\n")
    with pytest.raises(ArenaError, match="line 2"):
        ResultsLog(tmp_path / GAMES, plan())
    (tmp_path / GAMES).write_bytes(b"something else\n")
    with pytest.raises(ArenaError, match="line 1"):
        ResultsLog(tmp_path / GAMES, plan())


@pytest.mark.parametrize("name", ["scores", "ranking", "wins", "moves", "seconds", "uses"])
def test_a_game_of_which_a_part_is_missing_is_named(name: str, tmp_path: Path) -> None:
    counting = msgspec.structs.replace(plan(), uses=["take.tile"])
    compete(counting, tmp_path, 1, force=Force(workers=1))
    first, second, *others = (tmp_path / GAMES).read_bytes().splitlines(keepends=True)
    damaged = {**json.loads(second), name: {} if name == "uses" else [1]}
    (tmp_path / GAMES).write_bytes(first + json.dumps(damaged).encode() + b"\n" + b"".join(others))
    with pytest.raises(ArenaError, match=r"line 2, cannot be read.* Remove that line"):
        ResultsLog(tmp_path / GAMES, counting)
    (tmp_path / GAMES).write_bytes(first + b"".join(others))
    assert compete(counting, tmp_path, 1, force=Force(workers=1)).run.earlier == len(others)


@pytest.mark.parametrize("content", [b"notes", b'{"mine": 1}', b'{"mine": 1}\n{"mine": 2}', b'{"format": 1}\n{'])
def test_a_file_of_somebody_else_is_not_touched(content: bytes, tmp_path: Path) -> None:
    (tmp_path / GAMES).write_bytes(content)
    for fresh in (False, True):
        with pytest.raises(ArenaError):
            ResultsLog(tmp_path / GAMES, plan(), fresh)
    assert (tmp_path / GAMES).read_bytes() == content


def test_a_book_that_was_cut_off_in_its_first_line_begins_anew(tmp_path: Path) -> None:
    ResultsLog(tmp_path / GAMES, plan()).close()
    header = (tmp_path / GAMES).read_bytes()
    for end in (1, 20, len(header) - 1):
        (tmp_path / GAMES).write_bytes(header[:end])
        ResultsLog(tmp_path / GAMES, plan()).close()
        assert (tmp_path / GAMES).read_bytes() == header


@pytest.mark.skipif(sys.platform == "win32", reason="files are locked by flock")
def test_two_runs_do_not_write_to_the_same_book(tmp_path: Path) -> None:
    with ResultsLog(tmp_path / GAMES, plan()), pytest.raises(ArenaError, match="Another run"):
        ResultsLog(tmp_path / GAMES, plan())


def test_the_rule_stops_at_the_same_deal_whatever_else_was_played(tmp_path: Path) -> None:
    """Deals are judged in their order: later games that came in early do not count."""
    with ResultsLog(tmp_path / GAMES, plan()) as log:
        run = Run(plan(), log, 12, lambda games: games[0].deal == 5)
        for deal in (11, 10, 9, 8, 7, 6):
            for assignment in plan().assignments(deal):
                log.append(play(plan(), assignment))
        assert run.deals == 0
        run.play(SerialExecutor())
        assert run.decided
        assert run.deals == 6
        assert [played.deal for played in run.games()] == [deal for deal in range(6) for _ in range(2)]


def test_greedy_beats_random_clearly(tmp_path: Path) -> None:
    strong = round_robin("akropolis", named_bots(["random,greedy"]), [2])
    outcome = compete(strong, tmp_path, 2, force=Force(workers=1))
    assert outcome.report is not None
    assert list(outcome.report.ratings) == ["greedy", "random"], "the best comes first"
    (pair,) = outcome.report.pairs
    assert pair.ahead.value == 0.0
    assert pair.points.high is not None
    assert pair.points.high < -20
    record = outcome.report.records[0]
    assert record.win_rate.value == 1.0
    assert record.win_rate.low is not None
    assert record.fair_share == 0.5


def test_incidents_of_programs_are_part_of_the_result(tmp_path: Path) -> None:
    body = "def decide(message): play(message) if count < 3 else sys.exit(7)"
    shaky = round_robin("akropolis", named_bots([f"shaky=exec:{command(tmp_path, body)}", "random"]), [2])
    outcome = compete(shaky, tmp_path / "out", 1, force=Force(workers=1))
    assert outcome.report is not None
    kinds = [trouble.incident.kind for trouble in outcome.report.troubles]
    assert kinds == (["crash"] * 4 + ["out"]) * 2
    assert {trouble.bot for trouble in outcome.report.troubles} == {"shaky"}
    stored = json.loads((tmp_path / "out" / "result.json").read_bytes())
    assert stored["troubles"][0]["incident"]["detail"] == "ended with exit code 7"


def test_larger_tables_count_in_the_same_ratings(tmp_path: Path) -> None:
    mixed = round_robin("akropolis", {"a": "random", "b": "random", "c": "random"}, [2, 3])
    outcome = compete(mixed, tmp_path, 2, force=Force(workers=1))
    assert outcome.report is not None
    assert [(record.players, record.seats) for record in outcome.report.records if record.bot == "a"] == [
        (0, 14),
        (2, 8),
        (3, 6),
    ]
    assert len(outcome.report.pairs) == 3
    assert all(pair.games == 2 * (2 + 3) for pair in outcome.report.pairs)
    assert sum(record.wins for record in outcome.report.records if record.players == 0) == 2 * 9


def test_decisions_that_the_clock_ended_are_counted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "hasty", lambda: Searcher(Budget(2, 0.0)))
    monkeypatch.setitem(BOTS, "calm", lambda: Searcher(Budget(2, 1000.0)))
    rushed = round_robin("uchronia", {"hasty": "hasty", "calm": "calm"}, [2])
    outcome = compete(rushed, tmp_path, 1, force=Force(workers=1))
    assert outcome.report is not None
    moves = sum(played.moves[played.seats.index("hasty")] for played in outcome.games)
    assert outcome.report.cut_short == {"hasty": moves}
    assert json.loads((tmp_path / "result.json").read_bytes())["cut_short"] == {"hasty": moves}


def test_a_level_counts_them_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pentapolis.bots.levels.SECONDS", 0.0)
    rushed = round_robin("uchronia", {"best": "level-5", "other": "random"}, [2])
    played = play(rushed, rushed.assignments(0)[0])
    assert played.cut_short == [played.moves[0], 0]
