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

from pentapolis import InvalidOptions
from pentapolis.rl import SeatEnv, env_id, vector

ROOT = Path(__file__).parents[2]

STUBBORN = """
import numpy as np
from pentapolis.rl import vector

if __name__ == "__main__":
    games = vector("akropolis", 2, opponents="random", mask=False)
    _, infos = games.reset(seed=1)
    print(*[process.pid for process in games.processes], flush=True)
    {rest}
"""
PLAYS_ON = """with games:
        while True:
            _, _, _, _, infos = games.step(np.array([legal[0] for legal in infos["legal"]]))"""


@pytest.mark.parametrize("context", [None, "spawn"])
def test_vectors_play_the_games_of_single_environments(context: str | None) -> None:
    singles = [SeatEnv("akropolis", 3, actions="compact", reward="rank") for _ in range(2)]
    alone = [env.reset(seed=20 + number) for number, env in enumerate(singles)]
    with vector("akropolis", 2, context=context, players=3, actions="compact", reward="rank") as games:
        observations, infos = games.reset(seed=20)
        for _ in range(40):
            for number, (seen, info) in enumerate(alone):
                assert all(np.array_equal(observations[name][number], seen[name]) for name in seen)
                assert infos["legal"][number] == info["legal"]
                assert np.array_equal(infos["action_mask"][number], info["action_mask"])
            actions = np.array([legal[-1] for legal in infos["legal"]])
            observations, rewards, ended, _, infos = games.step(actions)
            for number, env in enumerate(singles):
                seen, reward, over, _, info = env.step(int(actions[number]))
                assert (rewards[number], ended[number]) == (reward, over)
                if over:
                    assert infos["final_info"]["place"][number] == info["place"]
                    seen, info = env.reset()
                alone[number] = (seen, info)
        assert games.call("action_masks")[0].sum() == len(infos["legal"][0])
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize("count", [0, -1, 1.5])
def test_a_vector_has_an_environment(count: Any) -> None:
    with pytest.raises(InvalidOptions, match=f"a vector needs one environment or more, not {count}"):
        vector("akropolis", count)


def test_gymnasium_can_make_the_vector() -> None:
    games = gymnasium.make_vec(env_id("akropolis"), num_envs=2, vectorization_mode="async", players=2, mask=False)
    _, infos = games.reset(seed=1)
    games.step(np.array([legal[0] for legal in infos["legal"]]))
    games.close()
    assert multiprocessing.active_children() == []


def test_closing_twice_and_in_the_middle_of_a_step() -> None:
    games = vector("akropolis", 2)
    games.reset(seed=1)
    games.step_async(np.array([0, 0]))
    with pytest.warns(UserWarning, match="while waiting for a pending call"):
        games.close()
    games.close()
    assert multiprocessing.active_children() == []


@pytest.mark.filterwarnings("ignore:.*ERROR")
def test_an_error_in_one_process_ends_all_of_them() -> None:
    def play() -> None:
        with vector("akropolis", 2, illegal="raise") as games:
            games.reset(seed=1)
            games.step(np.array([0, 6]))

    with pytest.raises(gymnasium.error.InvalidAction, match="R27"):
        play()
    assert multiprocessing.active_children() == []


def test_the_death_of_one_process_ends_all_of_them() -> None:
    games = vector("akropolis", 3)
    games.reset(seed=1)
    killed = games.processes[1]
    assert killed.pid is not None
    os.kill(killed.pid, signal.SIGKILL)
    killed.join()
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
