"""All seats behind PettingZoo's interface."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium import error
from pettingzoo.test import api_test, seed_test

from pentapolis import IllegalAction
from pentapolis.rl import TableEnv, table_env
from tests.kit.cases import Case

from .cases import CASES
from .toy_planes import toy

FEW = 400  # decisions; random games may be long
every_case = pytest.mark.parametrize("case", CASES, ids=repr)

# PettingZoo's tests warn of everything that is not one plain array; planes with names are meant.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def played(env: TableEnv, seed: int, most: int = 2**63) -> list[tuple[str, float]]:
    """The agents that decided, in order; then every agent with its reward, if there are no more decisions."""
    env.reset(seed=seed)
    rng = np.random.default_rng(seed)
    story: list[tuple[str, float]] = []
    for agent in env.agent_iter(most):
        observation, reward, over, _, info = env.last()
        assert env.observation_space(agent).contains(observation)
        story.append((agent, reward))
        env.step(None if over else int(rng.choice(info["legal"])))
    return story


@every_case
@pytest.mark.parametrize("actions", ["full", "compact"])
def test_pettingzoo_finds_nothing_to_complain_about(case: Case, actions: str) -> None:
    env = table_env(case.id, case.players, case.options, actions=actions)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        for meant in ("Observation is not a NumPy array", "Observation space for each agent probably"):
            warnings.filterwarnings("ignore", message=meant)
        api_test(env, num_cycles=200)
    assert env.unwrapped.episode.moves, "the test has played"


@every_case
def test_a_seed_gives_the_same_game(case: Case) -> None:
    seed_test(lambda: table_env(case.id, case.players, case.options), num_cycles=200)
    one, two = (TableEnv(case.id, case.players, case.options) for _ in range(2))
    assert played(one, 3, FEW) == played(two, 3, FEW)
    assert one.episode.state.digest() == two.episode.state.digest()
    one.reset()
    two.reset()
    assert one.episode.deal == two.episode.deal, "what follows a seeded game is seeded too"
    assert played(two, 4, FEW) != played(one, 3, FEW)


@every_case
def test_the_agent_that_is_asked_is_the_one_that_decides(case: Case) -> None:
    env = TableEnv(case.id, case.players, case.options)
    env.reset(seed=5)
    rng = np.random.default_rng(5)
    while not env.episode.state.over:
        state = env.episode.state
        assert env.agent_selection == f"player_{state.player}"
        for seat, agent in enumerate(env.agents):
            mask = env.observe(agent)["action_mask"]
            assert np.flatnonzero(mask).tolist() == (sorted(state.legal()) if seat == state.player else [])
            assert env.infos[agent] == ({"legal": sorted(state.legal())} if seat == state.player else {})
        env.step(int(rng.choice(env.infos[env.agent_selection]["legal"])))


@every_case
@pytest.mark.parametrize("kind", ["win", "rank"])
def test_final_rewards_come_at_the_end(case: Case, kind: str) -> None:
    env = TableEnv(case.id, case.players, case.options, reward=kind)
    story = played(env, 6)
    during, end = story[: -case.players], story[-case.players :]
    assert {reward for _, reward in during} == {0.0}
    assert [agent for agent, _ in end] == [f"player_{seat}" for seat in range(case.players)]
    winners = env.episode.state.winners()
    best = max(reward for _, reward in end)
    if case.players > 1:
        assert sum(reward for _, reward in end) == pytest.approx(0)
        assert [seat for seat, (_, reward) in enumerate(end) if reward == best] == winners
    else:
        assert end[0][1] == (1 if winners == [0] else -1)


@every_case
def test_score_rewards_add_up_to_the_scores(case: Case) -> None:
    env = TableEnv(case.id, case.players, case.options, reward="score")
    env.reset(seed=7)
    begin = env.episode.state.scores()
    story = played(env, 7)
    for seat in range(case.players):
        earned = sum(reward for agent, reward in story if agent == f"player_{seat}")
        assert begin[seat] + earned == env.episode.state.score(seat)


def test_a_finished_game_tells_how_it_went() -> None:
    env = TableEnv("akropolis", 3, render_mode="ansi")
    env.reset(seed=8)
    rng = np.random.default_rng(8)
    while not env.episode.state.over:
        env.step(int(rng.choice(env.infos[env.agent_selection]["legal"])))
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    state = env.episode.state
    assert [env.infos[agent]["place"] for agent in env.agents] == state.ranking()
    assert env.infos["player_0"]["scores"] == state.scores()
    assert "over; won by seat" in str(env.render())
    assert env.record().verify().digest() == state.digest()


def test_a_bare_table_refuses_illegal_actions_and_changes_nothing() -> None:
    env = TableEnv("akropolis", 2)
    env.reset(seed=9)
    digest = env.episode.state.digest()
    wrongs: list[Any] = [6, 98309, -1, 98310, None]
    for wrong in wrongs:
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert env.episode.state.digest() == digest
    env.step(np.int64(0))


def test_a_bare_table_says_what_is_no_action_and_that_no_game_has_begun() -> None:
    env = TableEnv("akropolis", 2)
    with pytest.raises(error.ResetNeeded, match="no game has begun"):
        env.step(0)
    with pytest.raises(error.ResetNeeded, match="no game has begun"):
        env.observe("player_0")
    env.reset(seed=9)
    wrong: Any = 0.5
    with pytest.raises(error.InvalidAction, match="an action is a whole number from 0 to 98309, not"):
        env.step(wrong)
    env.step(0)


def test_a_wrapped_table_ends_with_an_illegal_action() -> None:
    env = table_env("akropolis", 2, illegal_reward=-3)
    env.reset(seed=9)
    env.step(6)
    rewards = {}
    for agent in env.agent_iter():
        _, rewards[agent], over, _, _ = env.last()
        assert over
        env.step(None)
    assert rewards == {"player_0": -3, "player_1": 0}


def test_a_deal_can_be_asked_for() -> None:
    env = TableEnv("akropolis", 2)
    env.reset(seed=1, options={"deal": 12})
    assert env.record().first_state().digest() == env.spaces.new(12).digest()
    assert env.episode.deal == 12


def test_other_seats_are_asked_inside_a_turn() -> None:
    with toy() as id:
        inside = 0
        for players in (1, 2, 3):
            api_test(table_env(id, players), num_cycles=100)
            env = TableEnv(id, players)
            for seed in range(10):
                env.reset(seed=seed)
                rng = np.random.default_rng(seed)
                while not env.episode.state.over:
                    decision = env.episode.state.decision
                    assert decision is not None
                    assert env.agent_selection == f"player_{decision.seat}"
                    inside += decision.kind == "block"
                    env.step(int(rng.choice(env.infos[env.agent_selection]["legal"])))
        assert inside > 0


def test_agents_see_their_own_hand_alone() -> None:
    with toy() as id:
        env = TableEnv(id, 3)
        env.reset(seed=2)
        hands = [np.flatnonzero(env.observe(agent)["observation"]["hand"]).tolist() for agent in env.agents]
        assert [[card + 1 for card in hand] for hand in hands] == [
            sorted(hand)
            for hand in env.episode.state.hands  # type: ignore[attr-defined]
        ]
