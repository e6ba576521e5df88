"""The examples in examples/rl learn from every game, and what they keep can be seated."""

from __future__ import annotations

import importlib
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pentapolis.rl import SeatEnv, encoded_games, vector

if os.environ.get("PENTAPOLIS_TRAINERS") == "1":
    import sb3_contrib
    import torch
else:
    torch = pytest.importorskip("torch", reason="PyTorch is large and an extra of its own: make test-trainers")
    sb3_contrib = pytest.importorskip("sb3_contrib", reason="an extra of its own: make test-trainers")

EXAMPLES = Path(__file__).parents[2] / "examples" / "rl"


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The examples as modules, as they find each other; one thread, as arithmetic would else fight for cores."""
    monkeypatch.syspath_prepend(str(EXAMPLES))
    torch.set_num_threads(1)
    yield
    for name in ("ppo", "self_play", "maskable_ppo"):
        sys.modules.pop(name, None)


def example(name: str) -> Any:
    """The example of that name."""
    return importlib.import_module(name)


@pytest.mark.parametrize("game", encoded_games())
def test_maskable_ppo_learns_every_game(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "model.zip"
    wanted = ["--steps", "256", "--rollout", "128", "--games", "1", "--save", str(file)]
    maskable_ppo = example("maskable_ppo")
    monkeypatch.setattr(maskable_ppo, "MOST", 50)
    model = maskable_ppo.main([game, *wanted])
    assert model.num_timesteps == 256
    again = sb3_contrib.MaskablePPO.load(file, device="cpu")
    env = SeatEnv(game, actions="compact")
    seen, info = env.reset(seed=5)
    chosen = [int(one.predict(seen, action_masks=env.action_masks(), deterministic=True)[0]) for one in (model, again)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in info["legal"]


@pytest.mark.parametrize("game", ["uchronia", "golden_ages"])
def test_ppo_in_one_file_learns_and_keeps_a_policy_that_can_be_seated(game: str, tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    ppo = example("ppo")
    ppo.main([game, "--steps", "256", "--games", "4", "--rollout", "32", "--save", str(file)])
    ppo.main([game, "--steps", "64", "--games", "2", "--rollout", "32", "--opponents", f"policy:{file}"])


def test_the_policy_that_is_kept_plays_as_the_net_that_was_trained(tmp_path: Path) -> None:
    ppo = example("ppo")
    import numpy as np

    from pentapolis.rl import load_policy, save_policy
    from pentapolis.rl.policies import flat, scaled

    env = SeatEnv("uchronia", actions="compact")
    seen, info = env.reset(seed=3)
    inputs = flat(seen, 0)
    torch.manual_seed(2)
    agent = ppo.Agent(len(inputs), env.spaces.num_actions)
    middle, spread = np.zeros_like(inputs), np.full_like(inputs, 2.0)
    file = tmp_path / "policy.npz"
    save_policy(file, env.spaces, ppo.perceptron(agent, middle, spread))
    masks = torch.from_numpy(info["action_mask"]).bool()
    with torch.no_grad():
        wanted = agent.choices(torch.from_numpy(scaled(inputs, middle, spread)), masks).probs.argmax()
    assert load_policy(str(file)).policy(seen, info["action_mask"]) == int(wanted)


def test_self_play_is_judged_kept_and_drawn(tmp_path: Path) -> None:
    wanted = ["--steps", "600", "--tables", "8", "--lessons", "256", "--every", "300", "--judge", "20"]
    log = example("self_play").main(["golden_ages", *wanted, "--out", str(tmp_path)])
    assert [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()] == log
    assert [one["judged"] for one in log] == [20] * len(log)
    assert all(0 <= one["low"] <= one["share"] <= one["high"] <= 1 for one in log)
    assert log[-1]["steps"] >= 600
    assert "<polyline" in (tmp_path / "curve.svg").read_text()
    with vector("golden_ages", 2, opponents=f"policy:{tmp_path / 'policy.npz'}", actions="compact") as games:
        _, infos = games.reset(seed=1)
        games.step([legal[0] for legal in infos["legal"]])
