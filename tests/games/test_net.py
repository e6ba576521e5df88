"""The small net against NumPy, and the weights files that come with the package."""

from __future__ import annotations

import json
import math
from importlib import resources
from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

import pentapolis
from pentapolis.games.common.net import Pass, kept_net, net_of


def made(seed: int, *sizes: int) -> dict[str, Any]:
    """The data of a net with random weights."""
    rng = np.random.default_rng(seed)
    layers = [
        {"weights": rng.normal(size=(after, before)).tolist(), "bias": rng.normal(size=after).tolist()}
        for before, after in pairwise(sizes)
    ]
    return {"inputs": [f"input {i}" for i in range(sizes[0])], "layers": layers}


def reference(data: dict[str, Any], inputs: np.ndarray) -> np.ndarray:
    values = inputs
    for number, layer in enumerate(data["layers"]):
        values = np.array(layer["weights"]) @ values + np.array(layer["bias"])
        if number < len(data["layers"]) - 1:
            values = np.maximum(values, 0)
    return values


@pytest.mark.parametrize("sizes", [(3, 1), (5, 4, 2), (41, 48, 24, 1), (7, 6, 5, 4, 3)])
def test_a_net_says_what_numpy_says(sizes: tuple[int, ...]) -> None:
    data = made(1, *sizes)
    net = net_of(data)
    rng = np.random.default_rng(2)
    for _ in range(20):
        inputs = rng.normal(size=sizes[0]) * (rng.random(sizes[0]) < 0.7)
        assert net.outputs(vec[float](inputs.tolist())) == pytest.approx(reference(data, inputs))


def test_a_pass_remembers_nothing_but_what_saves_work() -> None:
    data = made(3, 9, 6, 4, 1)
    net = net_of(data)
    asked = Pass(net)
    rng = np.random.default_rng(4)
    inputs = rng.normal(size=9)
    for _ in range(50):
        inputs[rng.integers(9)] = rng.normal()
        given = vec[float](inputs.tolist())
        assert asked.value(given) == pytest.approx(net.outputs(given)[0])


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["layers"][0]["weights"].pop(),
        lambda data: data["layers"][1]["weights"][0].pop(),
        lambda data: data["inputs"].pop(),
        lambda data: data["layers"].clear(),
    ],
)
def test_weights_that_do_not_fit_together_are_refused(spoil: Any) -> None:
    data = made(5, 4, 3, 1)
    spoil(data)
    with pytest.raises(ValueError, match="layer"):
        net_of(data)


def test_there_is_no_net_where_no_file_is() -> None:
    assert kept_net("akropolis", 9) is None


def kept() -> list[tuple[str, int]]:
    """Every game and number of players that comes with a net."""
    return [(id, n) for id in pentapolis.game_ids() for n in pentapolis.game(id).players if kept_net(id, n) is not None]


@pytest.mark.parametrize(("id", "players"), kept())
def test_a_kept_net_is_small_and_fits_its_game(id: str, players: int) -> None:
    text = (resources.files("pentapolis") / "games" / id / "data" / f"value-{players}.json").read_text("utf-8")
    assert len(text) < 100_000
    data = json.loads(text)
    assert (data["game"], data["players"]) == (id, players)
    learner = pentapolis.game(id).learner(players, data)
    assert learner is not None
    assert data["inputs"] == list(learner.names)
    numbers = [number for layer in data["layers"] for row in [layer["bias"], *layer["weights"]] for number in row]
    assert all(math.isfinite(number) for number in numbers)
    assert max(abs(number) for number in numbers) < 1000


def test_akropolis_has_a_net_for_every_number_of_players() -> None:
    assert [players for id, players in kept() if id == "akropolis"] == [2, 3, 4]
