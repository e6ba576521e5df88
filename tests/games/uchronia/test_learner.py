"""What Uchronia's learner sees and does, and that it knows nothing hidden."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

import pytest

from pentapolis import Rng
from pentapolis.bots import shown_world
from pentapolis.games.uchronia import features
from pentapolis.games.uchronia.evaluation import INPUTS, evaluation_for, inputs, progress, weighing
from pentapolis.games.uchronia.features import NAMES, SIZE, prospects
from pentapolis.games.uchronia.learner import FLOORS
from pentapolis.games.uchronia.state import UchroniaState

from .table import GAME


def kept(players: int) -> dict[str, Any]:
    file = resources.files("pentapolis") / "games" / "uchronia" / "data" / f"value-{players}.json"
    data: dict[str, Any] = json.loads(file.read_text("utf-8"))
    return data


def somewhere(seed: int, players: int) -> UchroniaState:
    """A position somewhere in a random game."""
    state = GAME.new(players, seed, {})
    rng = Rng(seed)
    for _ in range(20 + 37 * seed):
        state.play(state.sample(rng))
    assert isinstance(state, UchroniaState) and not state.over
    return state


def test_the_numbers_are_where_their_names_say() -> None:
    assert len(NAMES) == len(set(NAMES)) == SIZE
    places = {
        "points": features.POINTS,
        "chase": features.CHASE,
        "launchable": features.LAUNCHABLE,
        "doomed": features.DOOMED,
        "pending_exploration": features.PENDING,
        "pending_ready": features.PENDING_READY,
        "pending_plaza": features.PENDING_PLAZA,
        "activities_wood": features.ACTIVITIES,
        "monopoly_marble": features.DONE - 1,
        "started_place": features.STARTED + [name for name in NAMES if name.startswith("done_")].index("done_place"),
    }
    assert {name: NAMES.index(name) for name in places} == places


def test_floors_hold_up_what_orders_under_way_can_bring() -> None:
    held = {name for name, floor in zip(INPUTS, FLOORS, strict=True) if floor > -1}
    orders = ["exploration", "production", "draconians", "construction", "trade", "ready", "start"]
    assert held == {f"pending_{what}_{when}" for what in orders for when in ("early", "late")}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_weighted_inputs_are_what_the_evaluation_says(players: int) -> None:
    state = somewhere(players, players)
    weights = kept(players)["layers"][0]["weights"][0]
    for seat in range(players):
        given = inputs(state, seat)
        assert [early + late for early, late in zip(given[:SIZE], given[SIZE:], strict=True)] == pytest.approx(
            prospects(state, seat)
        )
        said = sum(weight * number for weight, number in zip(weights, given, strict=True))
        assert evaluation_for(players).judged(state, seat) == pytest.approx(said)
    assert 0.0 <= progress(state) < 1.0


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("known", [True, False])
def test_nothing_hidden_is_read(players: int, known: bool) -> None:
    learner = GAME.learner(players, kept(players) if known else None)
    for seed in range(4):
        state = somewhere(seed, players)
        other = state.resample(state.player, Rng(seed + 100))
        assert [board.hand for board in other.boards] != [board.hand for board in state.boards]
        for explore in (0.0, 1.0):
            for number in range(8):
                ours, theirs = Rng(number), Rng(number)
                mine = learner.choose(shown_world(state, ours), ours, explore)
                assert mine == learner.choose(shown_world(other, theirs), theirs, explore)
                assert ours.seed() == theirs.seed()


def test_a_choice_changes_nothing_and_is_legal() -> None:
    state = somewhere(2, 3)
    before = state.dump()
    learner = GAME.learner(3, kept(3))
    seen = [learner.choose(state, Rng(number), 0.5) for number in range(60)]
    assert state.dump() == before
    assert {action for action, _ in seen} <= set(state.legal())
    assert {len(numbers) for _, numbers in seen} == {0, 3 * len(INPUTS)}
    assert not any(learner.choose(state, Rng(number), 0.0)[1] for number in range(20))  # judging remembers nothing


def test_the_outcome_is_a_share_of_the_win() -> None:
    state = GAME.new(4, 5, {})
    rng = Rng(5)
    while not state.over:
        state.play(state.sample(rng))
    learner = GAME.learner(4, None)
    outcomes = [learner.outcome(state, seat) for seat in range(4)]
    assert sum(outcomes) == pytest.approx(1.0)
    assert [seat for seat in range(4) if outcomes[seat] > 0] == state.winners()


@pytest.mark.parametrize(
    "spoil",
    [
        lambda data: data["inputs"].reverse(),
        lambda data: data["layers"].append({"bias": [0.0], "weights": [[1.0]]}),
        lambda data: data["layers"].__setitem__(0, {"bias": [0.0] * 2, "weights": data["layers"][0]["weights"] * 2}),
    ],
)
def test_weights_of_another_kind_are_refused(spoil: Any) -> None:
    data = kept(2)
    spoil(data)
    with pytest.raises(ValueError, match="one weight"):
        weighing(data)
