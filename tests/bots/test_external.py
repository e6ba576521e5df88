"""Bots that are programs: good ones play, bad ones are replaced move by move, and the game always goes on."""

from __future__ import annotations

import json
import math
import shutil
import sys
import time
from pathlib import Path

import pytest

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import BotError, External, Guarded, Limits, bot, decide
from pentapolis.bots.messages import decide as decide_message
from tests.bots.programs import command, running
from tests.core.toy import Toy

ROOT = Path(__file__).parent.parent.parent
QUICK = Limits(seconds=5.0, start_seconds=10.0, restarts=3)
HASTY = Limits(seconds=0.15, start_seconds=10.0, restarts=1)


def table(seed: int = 5) -> State:
    return pentapolis.game("akropolis").new(2, seed)


def play(external: External, state: State, decisions: int, seed: int = 1) -> list[str]:
    """Lets the program play that many decisions of seat 0, a random bot the others; its moves in notation."""
    rng, moves = Rng(seed), []
    while not state.over and len(moves) < decisions:
        if state.player == 0:
            action = decide(external, state, rng)
            assert action in state.legal(), "whatever happens, the move is legal"
            moves.append(state.notation(action))
        else:
            action = state.sample(rng)
        state.play(action)
    return moves


def kinds(external: External) -> list[str]:
    return [incident.kind for incident in external.incidents]


def test_a_program_plays_a_whole_game() -> None:
    state = table()
    with External(f"{sys.executable} {ROOT}/examples/bots/first.py") as external:
        rng = Rng(3)
        while not state.over:
            if state.player == 0:
                assert decide(external, state, rng) == state.legal()[0]
                state.play(state.legal()[0])
            else:
                state.play(state.sample(rng))
        external.finish(state, 0)
        assert external.name == "first"
    assert external.incidents == []


@pytest.mark.skipif(shutil.which("node") is None, reason="the example in JavaScript needs Node")
def test_the_example_in_javascript_plays_and_repeats_itself() -> None:
    games = []
    for _ in range(2):
        with External(f"node {ROOT}/examples/bots/random.mjs") as external:
            games.append(play(external, table(), 8))
            assert external.incidents == []
            assert external.name == "random.mjs"
    assert games[0] == games[1]


def test_the_registry_knows_commands_and_modules() -> None:
    made = bot("exec:some-program --flag 'two words'")
    assert isinstance(made, External)
    assert bot("exec:some-program") is not bot("exec:some-program"), "a program serves one seat"
    made = bot("pentapolis.bots.greedy:Greedy")
    assert isinstance(made, Guarded)
    assert type(made.bot).__name__ == "Greedy"
    for name in ("nobody", "exec:", "exec:'open", "no.such.module:Bot", "pentapolis.bots:decide", "json:dumps"):
        with pytest.raises(BotError):
            bot(name)


def test_an_answer_may_be_notation(tmp_path: Path) -> None:
    body = "def decide(message): play(message, message['choices'][-1]['notation'])"
    state = table()
    with External(command(tmp_path, body)) as external:
        moves = play(external, state, 3)
    assert external.incidents == []
    first = table()
    assert moves[0] == first.notation(first.legal()[-1])


def test_a_program_that_crashes_is_started_again(tmp_path: Path) -> None:
    body = """
def decide(message):
    if count == 2:
        print("I am unwell", file=sys.stderr, flush=True)
        sys.exit(3)
    play(message)
"""
    with External(command(tmp_path, body), QUICK) as external:
        moves = play(external, table(), 6)
    assert len(moves) == 6
    assert kinds(external) == ["crash"] * 3
    incident = external.incidents[0]
    assert incident.detail == "ended with exit code 3"
    assert incident.noise == "I am unwell\n"
    assert incident.played == moves[1]
    assert incident.seat == 0
    assert incident.turn > 0


def test_a_program_that_never_runs_is_given_up_and_said_so_once(tmp_path: Path) -> None:
    with External("false", QUICK) as external:
        play(external, table(), 10)
        assert kinds(external) == ["crash"] * 4 + ["out"]
        external.finish(table(), 0)
        play(external, table(), 1)
        assert kinds(external)[5:] == ["crash"], "a new game is a new chance"
    with External(str(tmp_path / "no-such-program"), QUICK) as external:
        play(external, table(), 1)
    assert kinds(external) == ["start"]


def test_the_move_played_instead_comes_from_the_given_numbers() -> None:
    with External("false") as one, External("false") as two:
        assert play(one, table(), 5, seed=8) == play(two, table(), 5, seed=8)
        assert play(one, table(), 5, seed=8) != play(two, table(), 5, seed=9)


def test_a_program_that_stalls_is_cut_off(tmp_path: Path) -> None:
    body = "def decide(message): time.sleep(60)"
    began = time.monotonic()
    with External(command(tmp_path, body), HASTY) as external:
        play(external, table(), 4)
    assert kinds(external) == ["timeout", "timeout", "out"]
    assert external.incidents[0].detail == "no answer within 0.15 s"
    assert time.monotonic() - began < 10


def test_a_slow_start_is_granted_its_own_time(tmp_path: Path) -> None:
    body = "time.sleep(0.4)\ndef decide(message): play(message)"
    began = time.monotonic()
    with External(command(tmp_path, body), Limits(seconds=5.0, start_seconds=10.0)) as external:
        play(external, table(), 3)
    assert external.incidents == []
    assert time.monotonic() - began >= 0.4
    with External(command(tmp_path, body), Limits(start_seconds=0.1, restarts=0)) as external:
        play(external, table(), 3)
    assert kinds(external) == ["timeout", "out"]


def test_a_program_may_have_all_the_time_in_the_world() -> None:
    endless = Limits(seconds=math.inf, start_seconds=math.inf)
    with External(f"{sys.executable} {ROOT}/examples/bots/first.py", endless) as first:
        assert decide(first, table(), Rng(1)) in table().legal()
        assert first.incidents == []


def test_a_program_that_never_reads_cannot_hold_us_up(tmp_path: Path) -> None:
    body = "greet()\ntime.sleep(60)"
    began = time.monotonic()
    with External(command(tmp_path, body, loop=False), HASTY) as external:
        play(external, table(), 2)
    assert kinds(external) == ["timeout", "timeout", "out"]
    assert time.monotonic() - began < 10


NONSENSE = {
    "a word": "print('take 0', flush=True)",
    "an empty line": "print(flush=True)",
    "an empty object": "say({})",
    "a list": "say([1])",
    "another type": "say({'type': 'pass', 'id': message['id'], 'action': message['legal'][0]})",
    "no id": "say({'type': 'play', 'action': message['legal'][0]})",
    "another question": "say({'type': 'play', 'id': message['id'] + 1, 'action': message['legal'][0]})",
    "no action": "say({'type': 'play', 'id': message['id']})",
    "a truth value": "play(message, True)",
    "a fraction": "play(message, 0.5)",
    "a deep list": "print('[' * 100000, flush=True)",
    "bytes that are no text": "sys.stdout.buffer.write(bytes([255, 254, 10])); sys.stdout.flush()",
}


@pytest.mark.parametrize("answer", NONSENSE.values(), ids=NONSENSE.keys())
def test_nonsense_is_told_as_nonsense(tmp_path: Path, answer: str) -> None:
    with External(command(tmp_path, f"def decide(message): {answer}"), Limits(restarts=0)) as external:
        play(external, table(), 2)
    assert kinds(external) == ["nonsense", "out"]
    assert external.incidents[0].detail


@pytest.mark.parametrize("action", ["-1", "10 ** 9", "10 ** 40", "'place 0,0 r0'", "'take 99'", "'anything'", "''"])
def test_an_illegal_action_is_told_as_illegal(tmp_path: Path, action: str) -> None:
    with External(command(tmp_path, f"def decide(message): play(message, {action})"), Limits(restarts=0)) as external:
        play(external, table(), 1)
    assert kinds(external) == ["illegal", "out"]


def test_another_protocol_is_refused(tmp_path: Path) -> None:
    body = "def greet(): say({'type': 'hello', 'protocol': 2})"
    with External(command(tmp_path, body), Limits(restarts=0)) as external:
        play(external, table(), 1)
    assert kinds(external) == ["nonsense", "out"]
    assert "protocol 2" in external.incidents[0].detail


@pytest.mark.parametrize(
    "flood",
    ["while True: sys.stdout.write('x' * 65536)", "while True: print('{}')"],
    ids=["without an end of line", "line after line"],
)
def test_endless_output_is_stopped(tmp_path: Path, flood: str) -> None:
    body = f"def decide(message):\n    play(message)\n    {flood}"
    began = time.monotonic()
    with External(command(tmp_path, body), Limits(restarts=0)) as external:
        play(external, table(), 3)
    assert kinds(external)[-1] == "out"
    assert set(kinds(external)) <= {"flood", "nonsense", "out"}
    assert time.monotonic() - began < 10


def test_noise_on_the_error_output_does_no_harm(tmp_path: Path) -> None:
    body = """
def decide(message):
    sys.stderr.write("thinking... " * 100000)
    play(message) if count < 3 else sys.exit(1)
"""
    with External(command(tmp_path, body), Limits(restarts=0)) as external:
        play(external, table(), 3)
    assert kinds(external) == ["crash", "out"]
    assert len(external.incidents[0].noise) <= 2000
    assert external.incidents[0].noise.endswith("thinking... ")


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks processes up in /proc")
def test_nothing_is_left_running(tmp_path: Path) -> None:
    body = f"""
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen(["sleep", "1000"])
with open({str(tmp_path / "pids")!r}, "w") as file:
    print(os.getpid(), child.pid, file=file)
def decide(message): time.sleep(1000)
"""
    with External(command(tmp_path, body), HASTY) as external:
        play(external, table(), 1)
        pids = (tmp_path / "pids").read_text().split()
    assert len(pids) == 2
    deadline = time.monotonic() + 5
    while any(running(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(running(pid) for pid in pids)


def test_messages_tell_the_whole_game_in_order(tmp_path: Path) -> None:
    log = tmp_path / "heard"
    body = f"""
def heard(line):
    with open({str(log)!r}, "a") as file:
        file.write(line)
sys.stdin = (heard(line) or line for line in sys.stdin)
def decide(message): play(message)
"""
    state = table()
    with External(command(tmp_path, body)) as external:
        moves = play(external, state, 4)
        external.finish(state, 0)
    messages = [json.loads(line) for line in log.read_text().splitlines()]
    assert [message["type"] for message in messages] == ["hello", "start", *["decide"] * 4, "end"]
    start, question, end = messages[1], messages[2], messages[-1]
    assert start["game"] == "akropolis"
    assert start["seat"] == 0
    assert start["players"] == 2
    first = table()
    assert question["legal"] == first.legal()
    assert question["decision"] == json.loads(json.dumps(first.view(0)["decision"]))
    assert question["view"] == json.loads(json.dumps(first.view(0)))
    assert [choice["action"] for choice in question["choices"]] == first.legal()
    assert [choice["notation"] for choice in question["choices"]] == [first.notation(a) for a in first.legal()]
    assert moves[0] == question["choices"][0]["notation"]
    assert [message["id"] for message in messages[2:6]] == [1, 2, 3, 4]
    assert end["over"] is False
    assert end["scores"] == state.scores()


def test_a_question_holds_nothing_the_seat_cannot_see() -> None:
    """Two worlds that differ in hidden cards alone put the same question, to the byte."""
    state = Toy().new(players=3, seed=4)
    while not state.over:
        one, two = state.resample(state.player, Rng(1)), state.resample(state.player, Rng(2))
        assert json.dumps(decide_message(one, 1, 5.0)) == json.dumps(decide_message(two, 1, 5.0))
        assert one.dump() != two.dump()
        state.play(state.sample(Rng(state.turn)))
