"""Bots that somebody brings along: under names, with a time limit, in the terminal, in simulations, on a server."""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path

import pytest

import pentapolis
from pentapolis import Record, Rng, State
from pentapolis.arena import round_robin
from pentapolis.arena.play import play, traced
from pentapolis.arena.records import logged_record, record_of
from pentapolis.arena.tournament import compete
from pentapolis.bots import BotError, Guarded, Limits, bot, decide
from pentapolis.bots.imported import imported
from pentapolis.bots.own import OWN, bring, own_bots
from pentapolis.bots.search.searcher import Budget, Searcher
from pentapolis.cli.record_files import analysis_beside
from pentapolis.server.http import catalogue
from pentapolis.server.workers.jobs import think_as_guest
from pentapolis.spreading import Force
from tests.bots.programs import command
from tests.cli.shell import Shell
from tests.server.served import Browser, serving

FIRST = f"exec:{sys.executable} examples/bots/first.py"


class Last:
    """Plays the last legal action, as its notation."""

    def choose(self, world: State, rng: Rng) -> str:
        return world.notation(world.legal()[-1])


class Slow:
    """Thinks for ever."""

    def choose(self, world: State, rng: Rng) -> int:
        while True:
            time.sleep(0.01)


class Broken:
    """Fails at its first decision."""

    def choose(self, world: State, rng: Rng) -> int:
        raise ZeroDivisionError("nothing to share")


@pytest.fixture(autouse=True)
def _nobody_stays():
    yield
    bring({})


def test_a_python_bot_that_is_late_is_played_for_and_left_behind():
    state = pentapolis.game("akropolis").new(2, 3)
    with bot("tests.bots.test_own:Slow", Limits(seconds=0.05, restarts=1)) as slow:  # type: ignore[attr-defined]
        assert isinstance(slow, Guarded)
        for _ in range(4):
            state.play(decide(slow, state, Rng(1)))
        assert [incident.kind for incident in slow.incidents] == ["timeout", "timeout", "out"]
        assert "no answer within 0.05 s" in slow.incidents[0].detail


def test_what_a_python_bot_raises_comes_with_the_lines_that_led_to_it():
    state = pentapolis.game("akropolis").new(2, 3)
    with pytest.raises(ZeroDivisionError) as caught:
        decide(bot("tests.bots.test_own:Broken"), state, Rng(1))
    told = traced(caught.value)
    assert "ZeroDivisionError: nothing to share" in told
    assert "test_own.py" in told
    assert 'raise ZeroDivisionError("nothing to share")' in told


def test_arena_says_where_a_bot_failed():
    plan = round_robin("akropolis", {"random": "random", "broken": "tests.bots.test_own:Broken"}, players=[2])
    with pytest.raises(pentapolis.PentapolisError, match=r"(?s)broken failed.*ZeroDivisionError.*test_own.py"):
        play(plan, plan.assignments(0)[0])


def test_who_takes_the_word_module_literally_is_understood():
    for name in ("tests.bots.test_own:Last", "module:tests.bots.test_own:Last", "module:tests.bots.test_own.Last"):
        assert isinstance(imported(name), Last)


def test_names_stand_for_what_their_host_said():
    found = own_bots(["mine=tests.bots.test_own:Last", f"first={FIRST}"])
    assert found == {"mine": "tests.bots.test_own:Last", "first": FIRST}


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ("mine", "NAME=module:Class"),
        ("My Bot=tests.bots.test_own:Last", "NAME=module:Class"),
        ("a:b=tests.bots.test_own:Last", "NAME=module:Class"),
        ("random=tests.bots.test_own:Last", "is taken"),
        ("mine=gredy", "Did you mean “greedy”"),
        ("mine=exec:no-such-program-at-all", "no program"),
        ("mine=no_such_module:Bot", "no_such_module"),
        ("mine=net:no-such-file.json", "cannot be read"),
        ("mine=search:", "how many simulations"),
        ("mine=search:0", "how many simulations"),
        ("mine=search:many", "how many simulations"),
    ],
)
def test_what_is_no_bot_is_refused_before_anything_is_played(given: str, wrong: str):
    with pytest.raises(BotError, match=wrong):
        own_bots([given])


def test_a_search_of_ones_own_makes_as_many_simulations_as_it_was_told_and_no_clock_ends_it():
    state = pentapolis.game("uchronia").new(players=2, seed=5)
    known = Searcher(Budget(48, float("inf")))
    for number in range(6):
        action = decide(bot("search:48"), state, Rng(number))
        assert action == decide(known, state, Rng(number))
        assert known.simulations == 48
        state.play(action)


def test_arena_keeps_moves_that_can_be_replayed(tmp_path: Path):
    plan = round_robin("uchronia", {"random": "random", "mine": "tests.bots.test_own:Last"}, players=[2])
    outcome = compete(plan, tmp_path, deals=1, force=Force(workers=1))
    for number, played in enumerate(outcome.games, start=1):
        record = record_of(plan, played)
        state = record.verify()
        assert state.over
        assert state.scores() == played.scores
        assert record.header.names == [f"bot:{name}" for name in played.seats]
        assert logged_record(tmp_path / "games.jsonl", number).result is not None
    with pytest.raises(pentapolis.PentapolisError, match="There is no game 99"):
        logged_record(tmp_path / "games.jsonl", 99)


def test_a_game_of_an_arena_is_verified_by_its_number(shell: Shell, tmp_path: Path):
    plan = round_robin("akropolis", {"random": "random", "greedy": "greedy"}, players=[2])
    compete(plan, tmp_path, deals=1, force=Force(workers=1))
    done = shell.run("verify", f"{tmp_path}/games.jsonl:2")
    assert (done.code, "✓" in done.out) == (0, True)


@pytest.mark.parametrize("written", ["bot:tests.bots.test_own:Last", "module:tests.bots.test_own:Last"])
def test_own_bots_play_at_the_terminal(written: str, shell: Shell, tmp_path: Path):
    file = tmp_path / "game.jsonl"
    seats = f"bot:mine,{written}"
    done = shell.run("play", "akropolis", "--seat", seats, "--bot", f"mine={FIRST}", "--seed", "4", "--save", str(file))
    assert done.code == 0, done.err
    record = Record.read(file.read_text().splitlines())
    record.verify()
    assert record.header.names == ["bot:mine", f"bot:{written.removeprefix('bot:')}"]


def test_a_bot_that_fails_shows_its_last_lines_one_below_the_other(shell: Shell):
    games = ("simulate", "akropolis", "--games", "1", "--jobs", "1", "--lang", "en")
    done = shell.run(*games, "--bots", "tests.bots.test_own:Broken,random")
    assert done.code == 1
    first, *lines = done.err.splitlines()
    assert first.startswith("The bot tests.bots.test_own:Broken failed: ")
    assert any(line.startswith('  File "') and "test_own.py" in line for line in lines)
    assert any(line.strip().startswith("raise ") for line in lines)


def test_a_program_that_is_out_is_told_so(shell: Shell, tmp_path: Path):
    program = command(tmp_path, "def decide(message): sys.exit(7)")
    games = ("simulate", "akropolis", "--games", "1", "--jobs", "1", "--seed", "1", "--lang", "en")
    done = shell.run(*games, "--bots", "mine,random", "--bot", f"mine=exec:{program}")
    assert done.code == 0
    assert "mine: out in turn" in done.err and "the rest of its moves are random" in done.err
    assert "so  was" not in done.err


@pytest.mark.parametrize(
    ("file", "kept"),
    [
        ("games/game.jsonl", "games/game.quick.analysis"),
        ("out/games.jsonl:2", "out/games-2.quick.analysis"),
        ("out/games.jsonl:12", "out/games-12.quick.analysis"),
    ],
)
def test_each_game_of_an_arena_has_an_analysis_of_its_own(file: str, kept: str):
    assert analysis_beside(Path(file), "quick") == Path(kept)


def test_what_a_record_writes_out_is_never_run(shell: Shell, tmp_path: Path):
    record = Record.start(pentapolis.game("akropolis"), 2, 5, names=[f"bot:exec:touch {tmp_path}/ran", "Ada"])
    file = tmp_path / "game.jsonl"
    file.write_text(str(record))
    shell.run("play", "--resume", str(file), typed="\n" * 3)
    assert not (tmp_path / "ran").exists()


def test_own_bots_are_simulated(shell: Shell, tmp_path: Path):
    out = tmp_path / "games.json"
    names = "mine,tests.bots.test_own:Last"
    done = shell.run(
        "simulate",
        "akropolis",
        "--games",
        "2",
        "--jobs",
        "1",
        "--bots",
        names,
        "--bot",
        f"mine={FIRST}",
        "--json",
        str(out),
    )
    assert done.code == 0, done.err
    assert len(json.loads(out.read_text())["games"]) == 2


def test_a_simulation_says_which_bot_failed_and_where(shell: Shell):
    done = shell.run(
        "simulate", "akropolis", "--games", "1", "--jobs", "1", "--bots", "random,tests.bots.test_own:Broken"
    )
    assert done.code == 1
    assert "tests.bots.test_own:Broken failed" in done.err
    assert "ZeroDivisionError" in done.err
    assert "test_own.py" in done.err


def test_a_host_offers_bots_and_nobody_else_can_name_what_is_run():
    bring({"mine": "tests.bots.test_own:Last"})
    catalogue.games.cache_clear()
    try:
        levels = [level.name for level in catalogue.games("en")[0].levels]
    finally:
        catalogue.games.cache_clear()
    assert levels[-1] == "mine"
    assert list(OWN) == ["mine"]


def test_a_visitor_chooses_a_bot_of_the_host_and_plays_against_it(tmp_path: Path):
    bring({"mine": "tests.bots.test_own:Last"})
    try:
        with serving(tmp_path / "tables.sqlite") as served:
            person = Browser(served.base)
            seats = [{"kind": "here"}, {"kind": "bot", "level": "mine"}]
            made = person.http.post("/api/v1/tables", json={"game": "akropolis", "seats": seats})
            assert made.status_code == 201, made.text
            with person.live(made.json()["table"]) as tab:
                assert tab.state["seats"][1]["level"] == "mine"
                while not any(entry["seat"] == 1 for entry in tab.log):
                    tab.play() if tab.state["choices"] else tab.receive()
            for level in ("tests.bots.test_own:Last", "exec:true", "other"):
                seats[1]["level"] = level
                refused = person.http.post("/api/v1/tables", json={"game": "akropolis", "seats": seats})
                assert refused.status_code in (409, 422), "nobody else names what is run"
    finally:
        OWN.clear()


def test_a_worker_lets_a_bot_of_the_host_think():
    state = pentapolis.game("akropolis").new(2, 3)
    world = state.resample(state.player, Rng(1))
    assert think_as_guest(world.dump(), "tests.bots.test_own:Last", 5) == world.legal()[-1]
    assert think_as_guest(world.dump(), FIRST, 5) in world.legal()
