"""Many games in processes: the same games as one by one, and no process is left behind."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest

from pentapolis import InvalidOptions, PentapolisError
from pentapolis.rl import SeatEnv, crew, env_id, vector

ROOT = Path(__file__).parents[2]

STUBBORN = """
import numpy as np
from pentapolis.rl import vector

if __name__ == "__main__":
    games = vector("akropolis", 4, processes=3, opponents="random", mask=False)
    _, infos = games.reset(seed=1)
    print(*[process.pid for process in games.processes], flush=True)
    {rest}
"""
PLAYS_ON = """with games:
        while True:
            _, _, _, _, infos = games.step(np.array([legal[0] for legal in infos["legal"]]))"""


@pytest.mark.parametrize(("processes", "reward"), [(0, "rank"), (0, "score"), (2, "rank"), (3, "score")])
def test_vectors_play_the_games_of_single_environments(processes: int, reward: str) -> None:
    singles = [SeatEnv("akropolis", 3, actions="compact", reward=reward) for _ in range(3)]
    alone = [env.reset(seed=20 + number) for number, env in enumerate(singles)]
    settings: dict[str, Any] = {"players": 3, "actions": "compact", "reward": reward}
    held: list[tuple[Any, Any]] = []
    with vector("akropolis", 3, processes=processes, **settings) as games:
        observations, infos = games.reset(seed=20)
        assert games.observation_space.contains(observations)
        for step in range(40):
            for number, (seen, info) in enumerate(alone):
                assert all(np.array_equal(observations[name][number], seen[name]) for name in seen)
                assert infos["legal"][number].tolist() == info["legal"]
                assert np.array_equal(infos["action_mask"][number], info["action_mask"])
            if step % 3:
                held.append((observations["city"], observations["city"].copy()))
            actions = np.array([legal[-1] for legal in infos["legal"]])
            observations, rewards, ended, _, infos = games.step(actions)
            for number, env in enumerate(singles):
                seen, reward_alone, over, _, info = env.step(int(actions[number]))
                assert (rewards[number], ended[number]) == (reward_alone, over)
                if over:
                    assert infos["final_info"]["place"][number] == info["place"]
                    final = infos["final_obs"][number]
                    assert all(np.array_equal(final[name], seen[name]) for name in seen)
                    seen, info = env.reset()
                alone[number] = (seen, info)
    assert all(np.array_equal(one, copy) for one, copy in held), "what was handed out never changes"
    assert multiprocessing.active_children() == []


def test_more_legal_actions_than_there_is_room_for_arrive_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crew, "ROOM", 1)
    with vector("akropolis", 4) as alone, vector("akropolis", 4, processes=2) as shared:
        wanted, found = alone.reset(seed=3)[1], shared.reset(seed=3)[1]
        for _ in range(30):
            assert [legal.tolist() for legal in found["legal"]] == [legal.tolist() for legal in wanted["legal"]]
            assert (found["seat"] == wanted["seat"]).all()
            actions = [legal[0] for legal in wanted["legal"]]
            wanted, found = alone.step(actions)[-1], shared.step(actions)[-1]


def test_one_of_the_processes_is_this_one() -> None:
    for processes in (0, 1, 3):
        with vector("uchronia", 4, processes=processes) as games:
            assert len(games.processes) == max(0, processes - 1)
            assert games.reset(seed=1)[1]["seat"].tolist() == [0] * 4


@pytest.mark.parametrize("count", [0, -1, 1.5])
def test_a_vector_has_an_environment(count: Any) -> None:
    with pytest.raises(InvalidOptions, match=f"a vector needs one environment or more, not {count}"):
        vector("akropolis", count)


@pytest.mark.parametrize("processes", [3, -1, "two"])
def test_processes_have_games(processes: Any) -> None:
    with pytest.raises(InvalidOptions, match="a vector of 2 has 0 to 2 processes"):
        vector("akropolis", 2, processes=processes)


def test_a_vector_wants_an_action_for_every_game_after_its_reset() -> None:
    games = vector("uchronia", 2)
    with pytest.raises(InvalidOptions, match=r"call reset\(\) first"):
        games.step([0, 0])
    games.reset(seed=[4, None])
    with pytest.raises(InvalidOptions, match="there are 2 games, not 1"):
        games.step([0])
    with pytest.raises(gymnasium.error.Error, match="there are 2 games, not 3"):
        games.reset(seed=[1, 2, 3])
    for strange in ([0.5, 0], np.array([0.5, 0.0]), [[0], [0]]):
        with pytest.raises(gymnasium.error.InvalidAction, match="a whole number"):
            games.step(strange)
    games.close()


def test_bots_that_must_be_asked_play_in_vectors_too() -> None:
    single = SeatEnv("uchronia", 3, opponents=["greedy", "random"])
    _, info = single.reset(seed=2)
    with vector("uchronia", 2, players=3, opponents=["greedy", "random"]) as games:
        _, infos = games.reset(seed=2)
        for _ in range(25):
            assert infos["legal"][0].tolist() == info["legal"]
            _, _, _, _, infos = games.step([legal[0] for legal in infos["legal"]])
            _, _, _, _, info = single.step(info["legal"][0])


def test_gymnasium_can_make_the_vector() -> None:
    games = gymnasium.make_vec(env_id("akropolis"), num_envs=2, vectorization_mode="sync", players=2, mask=False)
    _, infos = games.reset(seed=1)
    games.step(np.array([legal[0] for legal in infos["legal"]]))
    games.close()


def test_an_illegal_action_is_the_end_of_its_game_alone() -> None:
    with vector("akropolis", 3, illegal_reward=-3.0) as games:
        games.reset(seed=1)
        _, rewards, ended, _, infos = games.step([0, 98309, 0])
        assert rewards.tolist() == [0, -3, 0]
        assert ended.tolist() == [False, True, False]
        assert "R27" in infos["final_info"]["illegal"][1]


def test_where_an_illegal_action_is_an_error_nothing_is_played() -> None:
    with vector("akropolis", 2, illegal="raise") as games:
        _, infos = games.reset(seed=1)
        with pytest.raises(gymnasium.error.InvalidAction, match="R27"):
            games.step([0, 6])
        after = games.step([legal[-1] for legal in infos["legal"]])[0]
    with vector("akropolis", 2, illegal="raise") as games:
        games.reset(seed=1)
        wanted = games.step([legal[-1] for legal in infos["legal"]])[0]
    assert all(np.array_equal(after[name], wanted[name]) for name in wanted)


def test_an_error_in_one_process_ends_all_of_them() -> None:
    games = vector("akropolis", 2, processes=2, illegal="raise")
    games.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="R27"):
        games.step([0, 6])
    assert multiprocessing.active_children() == []
    games.close()


def test_the_death_of_one_process_ends_all_of_them() -> None:
    games = vector("akropolis", 3, processes=3)
    games.reset(seed=1)
    killed = games.processes[1]
    os.kill(killed.pid, signal.SIGKILL)
    killed.join()
    with pytest.raises(PentapolisError, match="a process of the vector has ended"):
        games.step([0, 0, 0])
    games.close()
    assert multiprocessing.active_children() == []


def _gone(pid: int) -> bool:
    """Whether the process has ended; one that waits to be collected has."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] == "Z"
    except FileNotFoundError:
        return True


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes through /proc")
@pytest.mark.parametrize("end", ["interrupt", "error", "exit"])
def test_programs_end_without_leaving_processes(end: str, tmp_path: Path) -> None:
    rest = {"interrupt": PLAYS_ON, "error": "raise RuntimeError", "exit": ""}[end]
    script = tmp_path / "stubborn.py"
    script.write_text(STUBBORN.format(rest=rest))
    program = subprocess.Popen(
        [sys.executable, str(script)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    assert program.stdout is not None
    workers = [int(pid) for pid in program.stdout.readline().split()]
    assert len(workers) == 2
    if end == "interrupt":
        time.sleep(0.3)
        os.killpg(program.pid, signal.SIGINT)  # what Ctrl-C does: the program and its workers all get it
    program.wait(timeout=30)
    program.stdout.close()
    assert program.returncode != 0 or end == "exit"
    until = time.monotonic() + 10
    while not all(map(_gone, workers)) and time.monotonic() < until:
        time.sleep(0.05)
    assert all(map(_gone, workers))
