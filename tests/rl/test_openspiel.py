"""The games inside OpenSpiel."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pentapolis
from pentapolis import InvalidOptions, Rng, game_ids
from pentapolis.core.events import Event
from pentapolis.core.move import Move
from tests.kit.cases import CASES, Case

from .toy_planes import toy

if os.environ.get("PENTAPOLIS_OPENSPIEL") == "1":
    import pyspiel
else:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is large and an extra of its own: make test-openspiel")

from pentapolis.rl import Spaces, encoded_games, openspiel
from pentapolis.rl.position import Position

ROOT = Path(__file__).parents[2]
every_case = pytest.mark.parametrize("case", CASES, ids=repr)


def loaded(case: Case, **more: Any) -> Any:
    """The game of the case, its options written as OpenSpiel's parameters."""
    options = {option.name: option for option in case.game.options.values()}
    given = {name: openspiel._text(options[name], value) for name, value in case.options.items()}
    return pyspiel.load_game(openspiel.short_name(case.id), {"players": case.players, **given, **more})


def dealt(game: Any, seed: int, moves: int = 0) -> Any:
    """A state of one deal after so many random actions."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("id", game_ids())
def test_every_game_is_registered(id: str) -> None:
    assert openspiel.short_name(id) in pyspiel.registered_names()


@every_case
def test_openspiel_finds_nothing_to_complain_about(case: Case) -> None:
    pyspiel.random_sim_test(loaded(case), num_sims=1, serialize=True, verbose=False)


@every_case
def test_states_follow_the_rules_of_the_game(case: Case) -> None:
    game = loaded(case, reward="rank")
    state = dealt(game, 3)
    ours = game.deal(3)
    rng = Rng(3)
    while not ours.over:
        assert state.current_player() == ours.player
        assert state.legal_actions() == sorted(ours.legal())
        assert state.returns() == [0.0] * case.players
        action = ours.sample(rng)
        assert state.action_to_string(action) == ours.notation(action)
        state.apply_action(action)
        ours.play(action)
    assert state.is_terminal()
    places = ours.ranking()
    returns = state.returns()
    assert len(returns) == case.players
    assert sorted(range(case.players), key=lambda seat: -returns[seat]) == sorted(
        range(case.players), key=lambda seat: places[seat]
    )
    assert len(state.history()) - 1 <= game.max_game_length()


@every_case
def test_the_deal_is_one_chance_node_at_the_root(case: Case) -> None:
    game = loaded(case, deals=4)
    root = game.new_initial_state()
    assert root.is_chance_node()
    assert root.chance_outcomes() == [(deal, 0.25) for deal in range(4)]
    assert len({str(dealt(game, deal)) for deal in range(4)}) == 4
    assert not dealt(game, 0).is_chance_node()
    assert str(dealt(game, 0)) == str(dealt(loaded(case, deals=4), 0))
    assert str(dealt(game, 0)) != str(dealt(loaded(case, deals=4, seed=1), 0))


@every_case
def test_clones_and_serialised_states_are_independent_and_equal(case: Case) -> None:
    game = loaded(case)
    state = dealt(game, 5, moves=9)
    before = str(state)
    clone = state.clone()
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    for other in (clone, again):
        assert str(other) == before
        assert other.history() == state.history()
        assert other.information_state_string(0) == state.information_state_string(0)
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before
    assert str(state) == before


@every_case
def test_players_observe_their_view_and_nothing_else(case: Case) -> None:
    game = loaded(case)
    for moves in (0, 7, 20):
        state = dealt(game, 6, moves)
        for player in range(case.players):
            assert state.observation_string(player) in state.information_state_string(player)
            worlds = [state.resample_from_infostate(player, random.Random(seed).random) for seed in range(3)]
            assert len({str(world) for world in worlds}) == 3, "what is hidden differs"
            for world in worlds:
                assert world.information_state_string(player) == state.information_state_string(player)
                assert world.observation_string(player) == state.observation_string(player)
                if world.current_player() == player:
                    assert world.legal_actions() == state.legal_actions()
                if game.get_type().provides_observation_tensor:
                    assert world.observation_tensor(player) == state.observation_tensor(player)


@every_case
def test_tensors_are_the_planes(case: Case) -> None:
    if case.id not in encoded_games():
        pytest.skip(f"{case.id} has no planes")
    game = loaded(case)
    state = dealt(game, 7, moves=11)
    planes = Spaces(case.id, case.players, case.options).observe(state.position.state, 0)
    observer = game.make_py_observer()
    observer.set_from(state, 0)
    assert list(observer.dict) == list(planes)
    assert all(np.array_equal(observer.dict[name], planes[name]) for name in planes)
    assert np.array_equal(state.observation_tensor(0), np.concatenate([plane.ravel() for plane in planes.values()]))
    assert game.observation_tensor_shape() == [sum(plane.size for plane in planes.values())]


@every_case
def test_an_imagined_world_does_not_tell_the_true_history(case: Case) -> None:
    game = loaded(case)
    state = dealt(game, 6, moves=12)
    world = state.resample_from_infostate(0, random.Random(1).random)
    assert world.history() == []
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, world))
    rng = random.Random(2)
    for other in (world.clone(), again):
        assert str(other) == str(world)
        assert other.history() == []
        action = rng.choice(other.legal_actions())
        assert other.child(action).history() == [action]
    while not world.is_terminal():
        world.apply_action(rng.choice(world.legal_actions()))
    assert sum(world.returns()) == pytest.approx(0) or case.players == 1
    assert len(state.history()) == 13, "the true state keeps its own"


def test_what_others_alone_know_does_not_reach_imagined_worlds() -> None:
    with toy() as id:
        state = pentapolis.game(id).new(players=2, seed=1)
        secret = Event("draw", 1, "R1", {"cards": 1}, {"card": 9}, (1,))
        shared = Event("show", 1, "R1", {}, {"card": 8}, (0, 1))
        moves = (Move(0, 1, 3, "card 3"), Move(1, 2, 9, "card 9"))
        moves[1].events = [secret, shared]
        position = Position(state, moves)
        mine, theirs = position.known(0), position.known(1)
        assert [item.get("play", item.get("data")) for item in mine] == ["card 3", {"cards": 1}, {"card": 8}]
        assert [item.get("play", item.get("data")) for item in theirs] == [
            "card 9",
            {"cards": 1, "card": 9},
            {"card": 8},
        ]
        world = position.imagined(0, Rng(1))
        assert world.known(0) == mine
        assert [item.get("data") for item in world.known(1)] == [{"cards": 1}, {"card": 8}]


def test_players_remember_what_they_did() -> None:
    with toy() as id:
        openspiel.register(id)
        game = pyspiel.load_game(openspiel.short_name(id))
        state = dealt(game, 4, moves=6)
        for player in range(game.num_players()):
            own = [step.action for step in state.full_history() if step.player == player]
            known = json.loads(state.information_state_string(player))["known"]
            assert [item["play"] for item in known if "play" in item] == [game.of.notation(action) for action in own]


def test_a_game_without_planes_has_strings_alone() -> None:
    with toy(planes=False) as id:
        openspiel.register(id)
        game = pyspiel.load_game(f"{openspiel.short_name(id)}(players=3,hand=#2)")
        assert not game.get_type().provides_observation_tensor
        pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
        state = dealt(game, 1)
        assert '"hand": [' in state.observation_string(1)
        for other in (0, 2):
            assert state.observation_string(1) != state.observation_string(other)


@pytest.mark.parametrize("parameters", [{"reward": "score"}, {"deals": 0}, {"players": 5}, {"lake": "deep"}])
def test_bad_parameters_are_refused(parameters: dict[str, Any]) -> None:
    with pytest.raises((InvalidOptions, pyspiel.SpielError)):
        pyspiel.load_game("pentapolis_akropolis", parameters)


def test_search_with_hidden_information_runs() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("pentapolis_akropolis")
    state = dealt(game, 2, moves=36)
    numbers = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, numbers), 2.0, 4, random_state=numbers)
    bot.set_resampler(lambda world, player: world.resample_from_infostate(player, numbers.random_sample))
    assert bot.step(state) in state.legal_actions()


def test_python_exits_quietly_after_games_were_registered() -> None:
    program = "import pentapolis.rl.openspiel, pyspiel; pyspiel.load_game('pentapolis_akropolis').new_initial_state()"
    subprocess.run([sys.executable, "-c", program], cwd=ROOT, check=True)
