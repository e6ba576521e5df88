"""Opponents from files: nets out of `pentapolis train`, and policies of learners."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pentapolis
from pentapolis.bots import BotError
from pentapolis.rl import BadPolicy, LearnedBot, Perceptron, SeatEnv, Spaces, load_policy, save_policy, vector

NET = Path(str(pentapolis.__file__)).parent / "games" / "akropolis" / "data" / "value-2.json"


def kept(file: Path, game: str = "uchronia", actions: str = "full", **planes: Any) -> Spaces:
    """A policy of random weights in the file."""
    spaces = Spaces(game, planes=planes, actions=actions)
    width = sum(int(np.prod(plane.shape)) for plane in spaces.encoder.planes)
    draw = np.random.default_rng(1)
    layers = [
        (draw.normal(size=(one, two)).astype(np.float32), np.zeros(two, np.float32))
        for one, two in [(width, 8), (8, spaces.num_actions)]
    ]
    middle, spread = np.zeros(width, np.float32), np.ones(width, np.float32)
    save_policy(file, spaces, Perceptron(middle, spread, layers), planes)
    return spaces


@pytest.mark.parametrize(("game", "settings"), [("uchronia", {}), ("akropolis", {"actions": "compact", "window": 16})])
def test_a_policy_plays_what_its_net_says(game: str, settings: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    spaces = kept(file, game, **settings)
    bot = load_policy(str(file))
    state = spaces.game.new(2, 5)
    state.play(state.legal()[0])
    mask = spaces.mask(spaces.legal(state))
    logits = bot.policy.logits(np.concatenate([p.ravel() for p in spaces.observe(state, state.player).values()]))  # type: ignore[attr-defined]
    logits[mask == 0] = -np.inf
    assert bot.choose(state, pentapolis.Rng(1)) == spaces.meaning(int(logits.argmax()))


@pytest.mark.parametrize("processes", [0, 1])
def test_policies_play_in_environments_and_vectors_alike(processes: int, tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    kept(file)
    single = SeatEnv("uchronia", opponents=f"policy:{file}")
    _, info = single.reset(seed=2)
    with vector("uchronia", 2, processes=processes, opponents=f"policy:{file}") as games:
        _, infos = games.reset(seed=2)
        for _ in range(15):
            assert infos["legal"][0].tolist() == info["legal"]
            _, _, _, _, infos = games.step([legal[0] for legal in infos["legal"]])
            _, _, over, _, info = single.step(info["legal"][0])
            assert not over


def test_nets_of_the_training_play_by_name() -> None:
    env = SeatEnv("akropolis", opponents=f"net:{NET}")
    _, info = env.reset(seed=1)
    first = env.opponents[0]
    for _ in range(4):
        _, _, _, _, info = env.step(info["legal"][0])
    env.reset()
    assert env.opponents[0] is first, "a net is read once"


@pytest.mark.parametrize(
    ("game", "players", "problem"),
    [("uchronia", 2, "does not play this game: uchronia"), ("golden_ages", 2, "does not play this game")],
)
def test_a_net_of_another_game_is_refused_at_once(game: str, players: int, problem: str) -> None:
    with pytest.raises(BotError, match=problem):
        SeatEnv(game, players, opponents=f"net:{NET}")


def test_a_net_that_is_not_there_is_refused_at_once() -> None:
    with pytest.raises(BotError, match=r"“no/net.json” cannot be read"):
        SeatEnv("akropolis", opponents="net:no/net.json")


@pytest.mark.parametrize(
    ("game", "players", "options", "problem"),
    [
        ("akropolis", 2, {}, "plays uchronia, not akropolis"),
        ("uchronia", 3, {}, "plays uchronia with 2 players, not 3"),
    ],
)
def test_a_policy_of_another_game_is_refused_at_once(
    game: str, players: int, options: dict[str, Any], problem: str, tmp_path: Path
) -> None:
    file = tmp_path / "policy.npz"
    kept(file)
    with pytest.raises(BadPolicy, match=problem):
        SeatEnv(game, players, options, opponents=f"policy:{file}")


def test_a_policy_for_other_options_is_refused_at_once(tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    kept(file, "akropolis", actions="compact", window=16)
    with pytest.raises(BadPolicy, match="with the options"):
        SeatEnv("akropolis", options={"variants": ["temples"]}, opponents=f"policy:{file}")


def rewritten(file: Path, **changes: Any) -> None:
    """The same policy with other things said about it, or other arrays."""
    with np.load(file) as found:
        arrays = dict(found)
    about = json.loads(str(arrays["about"]))
    arrays |= {name: value for name, value in changes.items() if name in arrays}
    about |= {name: value for name, value in changes.items() if name not in arrays}
    arrays["about"] = np.array(json.dumps(about))
    with file.open("wb") as opened:
        np.savez(opened, **arrays)


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"form": "other"}, "is of the form 'other'"),
        ({"version": 0}, "was trained in version 0 of the environment"),
        ({"middle": np.zeros(3, np.float32)}, "inputs, not"),
        ({"added_1": np.zeros(3, np.float32)}, "a layer is"),
        ({"game": "chess"}, "chess"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(changes: dict[str, Any], problem: str, tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    kept(file)
    rewritten(file, **changes)
    with pytest.raises(pentapolis.PentapolisError, match=problem):
        load_policy(str(file))


@pytest.mark.parametrize("content", [b"", b"PK\x03\x04 nothing", b'{"weights": []}'])
def test_other_files_are_refused(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    file.write_bytes(content)
    with pytest.raises(BadPolicy, match=r"no policy can be read from .*policy\.npz"):
        SeatEnv("uchronia", opponents=f"policy:{file}")
    with pytest.raises(BadPolicy, match="no policy can be read from no/where"):
        load_policy("no/where")


def test_a_policy_that_plays_what_is_illegal_is_named() -> None:
    spaces = Spaces("uchronia")
    with pytest.raises(BadPolicy, match="mine plays -1, which is not among the"):
        LearnedBot(spaces, lambda seen, mask: -1, "mine").choose(spaces.game.new(2, 1), pentapolis.Rng(1))
