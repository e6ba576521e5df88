"""One seat behind Gymnasium's interface."""

from __future__ import annotations

import json
import time
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from pentapolis import InvalidOptions, PentapolisError, Rng, State
from pentapolis.bots import External
from pentapolis.bots.greedy import Greedy
from pentapolis.bots.random import Random
from pentapolis.rl import SeatEnv, encoded_games, env_id
from pentapolis.rl.rewards import final_rewards
from tests.bots.programs import command, running
from tests.kit.cases import Case

from .cases import CASES
from .toy_planes import toy

every_case = pytest.mark.parametrize("case", CASES, ids=repr)


def made(case: Case, **settings: Any) -> SeatEnv:
    return SeatEnv(case.id, case.players, case.options, **settings)


def played(env: SeatEnv, seed: int, which: int = 0) -> list[tuple[dict[str, np.ndarray], float, bool, dict[str, Any]]]:
    """Every step of a game in which the learner plays at random, otherwise for each `which`."""
    _, info = env.reset(seed=seed)
    rng = np.random.default_rng([seed, which])
    steps: list[tuple[dict[str, np.ndarray], float, bool, dict[str, Any]]] = []
    over = False
    while not over:
        seen, reward, over, truncated, info = env.step(int(rng.choice(info["legal"])))
        assert not truncated
        steps.append((seen, reward, over, info))
    return steps


@every_case
@pytest.mark.parametrize("actions", ["full", "compact"])
def test_gymnasium_finds_nothing_to_complain_about(case: Case, actions: str) -> None:
    settings = {"players": case.players, "options": case.options, "actions": actions, "render_mode": "ansi"}
    env = gymnasium.make(env_id(case.id), disable_env_checker=True, **settings)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)  # pictures take time: test_rendering.py
    env.close()


@pytest.mark.parametrize("id", encoded_games())
def test_ids_are_registered(id: str) -> None:
    assert env_id(id).startswith(f"pentapolis/{id.title().replace('_', '')}-v")
    env = gymnasium.make(env_id(id))
    observation, info = env.reset(seed=1)
    assert env.observation_space.contains(observation)
    env.step(info["legal"][0])
    assert env.get_wrapper_attr("action_masks")().shape == (env.action_space.n,)  # type: ignore[attr-defined]
    env.close()


@every_case
def test_the_learner_decides_and_nobody_else_is_asked(case: Case) -> None:
    for seat in range(case.players):
        env = made(case, seat=seat)
        observation, info = env.reset(seed=3)
        rng = np.random.default_rng(seat)
        over = False
        while not over:
            assert env.episode.state.player == seat == info["seat"]
            assert info["legal"] == sorted(env.episode.state.legal())
            assert np.flatnonzero(info["action_mask"]).tolist() == info["legal"]
            assert np.flatnonzero(env.action_masks()).tolist() == info["legal"]
            observation, _, over, _, info = env.step(int(rng.choice(info["legal"])))
            assert env.observation_space.contains(observation)
        assert env.episode.state.over
        assert info["legal"] == []
        assert info["scores"] == env.episode.state.scores()
        assert info["place"] == env.episode.state.ranking()[seat]


@every_case
def test_a_seed_gives_the_same_game_and_the_next_reset_another(case: Case) -> None:
    env = made(case, seat="random")
    first, deal = played(env, 5), env.episode.deal
    env.reset()
    assert env.episode.deal != deal
    again = played(env, 5)
    assert env.episode.deal == deal
    assert len(first) == len(again)
    for one, two in zip(first, again, strict=True):
        assert one[1:3] == two[1:3]
        assert one[3]["legal"] == two[3]["legal"]
        assert all(np.array_equal(one[0][name], two[0][name]) for name in one[0])


@every_case
def test_a_deal_can_be_asked_for(case: Case) -> None:
    env = made(case)
    env.reset(seed=1, options={"deal": 12})
    assert env.episode.deal == 12
    assert env.record().first_state().digest() == case.new(12).digest()


@every_case
@pytest.mark.parametrize("kind", ["win", "rank"])
def test_final_rewards_come_at_the_end_and_add_up_to_nothing(case: Case, kind: str) -> None:
    for seed in range(3):
        env = made(case, reward=kind, seat="random")
        *before, last = played(env, seed, which=7)
        assert all(reward == 0 and not over for _, reward, over, _ in before)
        rewards = final_rewards(env.episode.state, kind)
        assert sum(rewards) == pytest.approx(0)
        assert last[1] == rewards[env.seat]
        assert (max(rewards) == rewards[env.seat]) == (env.seat in env.episode.state.winners())


@every_case
def test_score_rewards_add_up_to_the_score(case: Case) -> None:
    env = made(case, reward="score", seat=case.players - 1)
    env.reset(seed=4)
    begin = env.episode.state.score(env.seat)
    rewards = [reward for _, reward, _, _ in played(env, 4, which=3)]
    assert begin + sum(rewards) == env.episode.state.score(env.seat)
    assert any(rewards[:-1]), "points come during the game"


class Places:
    """A finished game with these places."""

    def __init__(self, *places: int) -> None:
        self.places = list(places)

    def ranking(self) -> list[int]:
        return self.places


@pytest.mark.parametrize(
    ("places", "win", "rank"),
    [
        ([1, 2], [1, -1], [1, -1]),
        ([1, 1], [0, 0], [0, 0]),
        ([2, 1, 3, 3], [-1 / 3, 1, -1 / 3, -1 / 3], [1 / 3, 1, -2 / 3, -2 / 3]),
        ([1, 3, 1], [1 / 4, -1 / 2, 1 / 4], [1 / 2, -1, 1 / 2]),
    ],
)
def test_rewards_for_places(places: list[int], win: list[float], rank: list[float]) -> None:
    state: Any = Places(*places)
    assert final_rewards(state, "win") == pytest.approx(win)
    assert final_rewards(state, "rank") == pytest.approx(rank)


class Noted:
    """A bot that remembers which seats it has played for, and with which worlds."""

    def __init__(self) -> None:
        self.worlds: list[State] = []

    def choose(self, world: State, rng: Rng) -> int:
        self.worlds.append(world.copy())
        return world.sample(rng)


def test_opponents_sit_in_turn_order_from_the_learner() -> None:
    left, right = Noted(), Noted()
    env = SeatEnv("akropolis", 3, seat=1, opponents=[left, right])
    played(env, 8)
    assert {world.player for world in left.worlds} == {2}
    assert {world.player for world in right.worlds} == {0}


def test_opponents_never_hold_the_true_deal() -> None:
    noted = Noted()
    env = SeatEnv("akropolis", 2, opponents=noted)
    played(env, 9)
    assert noted.worlds
    assert all(world.seed != env.episode.state.seed for world in noted.worlds)


def test_opponents_are_bots_by_name() -> None:
    env = SeatEnv("akropolis", 4, opponents=["random", "greedy", "random"])
    assert [type(opponent) for opponent in env.opponents] == [Random, Greedy, Random]
    assert [type(opponent) for opponent in SeatEnv("akropolis", 3, opponents="greedy").opponents] == [Greedy] * 2


def listening(tmp_path: Path, rest: str = "play(message)") -> str:
    """A program that writes down what it hears, each time with its own number."""
    return "exec:" + command(
        tmp_path,
        f"""
def heard(line):
    message = json.loads(line)
    with open({str(tmp_path / "heard")!r}, "a") as file:
        print(os.getpid(), message["type"], message.get("seat", ""), message.get("over", ""), file=file)
sys.stdin = (heard(line) or line for line in sys.stdin)
def decide(message): {rest}
""",
    )


def heard(tmp_path: Path) -> list[list[str]]:
    """What every program heard besides its questions; one list for each."""
    programs: dict[str, list[str]] = {}
    for line in (tmp_path / "heard").read_text().splitlines():
        pid, said = line.split(maxsplit=1)
        if not said.startswith("decide"):
            programs.setdefault(pid, []).append(said.strip())
    return list(programs.values())


def test_programs_hear_of_every_game_and_are_new_in_each(tmp_path: Path) -> None:
    env = SeatEnv("akropolis", seat=1, opponents=listening(tmp_path))
    played(env, 1)
    env.reset(seed=2)
    env.reset(seed=3)
    env.step(98309)
    env.reset(seed=4)
    env.close()
    told = heard(tmp_path)
    assert told[0] == ["hello", "start 0", "end 0 True"]
    assert told[1:] == [["hello", "start 0", "end 0 False"]] * 3, "left, ended by an illegal action, closed"
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


def test_a_program_of_the_caller_stays_for_the_next_game(tmp_path: Path) -> None:
    program = External(listening(tmp_path).removeprefix("exec:"))
    env = SeatEnv("akropolis", 3, seat=2, opponents=["random", program])
    played(env, 1)
    played(env, 2)
    env.close()
    assert heard(tmp_path) == [["hello", "start 1", "end 1 True", "start 1", "end 1 True"]]


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks processes up in /proc")
def test_closing_ends_programs(tmp_path: Path) -> None:
    env = SeatEnv("akropolis", seat=1, opponents=listening(tmp_path))
    env.reset(seed=1)
    (pid,) = {line.split()[0] for line in (tmp_path / "heard").read_text().splitlines()}
    assert running(pid)
    env.close()
    deadline = time.monotonic() + 5
    while running(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not running(pid)


def test_incidents_of_a_game_are_told_and_the_next_game_begins_without(tmp_path: Path) -> None:
    crashing = listening(tmp_path, f"play(message) if os.path.exists({str(tmp_path / 'well')!r}) else sys.exit(3)")
    env = SeatEnv("akropolis", seat=1, opponents=crashing)
    _, info = env.reset(seed=1)
    assert [incident["kind"] for incident in info["incidents"]][:1] == ["crash"]
    assert info["incidents"][0]["seat"] == 0
    last = played(env, 1)[-1][-1]
    assert [incident["kind"] for incident in last["incidents"]] == ["crash"] * 4 + ["out"]
    json.dumps(last["incidents"])
    (tmp_path / "well").touch()
    assert all("incidents" not in info for *_, info in played(env, 2)), "it plays again"
    env.close()


def test_a_program_does_not_play_for_two_seats() -> None:
    with pytest.raises(InvalidOptions, match="a program plays for one seat"):
        SeatEnv("akropolis", 3, opponents=External("python3"))


@every_case
def test_an_illegal_action_ends_the_game_and_says_why(case: Case) -> None:
    env = made(case, illegal_reward=-2.5)
    _, info = env.reset(seed=6)
    digest = env.episode.state.digest()
    wrong = next(action for action in range(case.game.num_actions) if action not in info["legal"])
    seen, reward, over, truncated, info = env.step(wrong)
    assert (reward, over, truncated) == (-2.5, True, False)
    assert info["illegal"]
    assert env.observation_space.contains(seen)
    assert env.episode.state.digest() == digest
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)


@every_case
@pytest.mark.parametrize("actions", ["full", "compact"])
def test_an_illegal_action_can_be_an_error_that_changes_nothing(case: Case, actions: str) -> None:
    env = made(case, illegal="raise", actions=actions)
    _, info = env.reset(seed=6)
    digest = env.episode.state.digest()
    wrong = next(action for action in range(env.spaces.num_actions) if action not in info["legal"])
    for action in (wrong, -1, env.spaces.num_actions):
        with pytest.raises(gymnasium.error.InvalidAction):
            env.step(action)
    assert env.episode.state.digest() == digest
    env.step(info["legal"][0])


def test_refusals_name_the_rule() -> None:
    env = SeatEnv("akropolis")
    env.reset(seed=1)
    *_, info = env.step(6)
    assert info["illegal"].endswith("[R27]")


@every_case
def test_games_are_kept_as_records(case: Case) -> None:
    env = made(case, actions="compact")
    played(env, 10, which=5)
    record = env.record([f"player {seat}" for seat in range(case.players)])
    assert record.verify().digest() == env.episode.state.digest()
    assert all(json.loads(line) for line in record.lines(tell_seed=True))


def test_rendering_tells_actions_scores_and_decision() -> None:
    env = SeatEnv("akropolis", render_mode="ansi")
    _, info = env.reset(seed=2)
    env.step(info["legal"][0])
    text = env.render()
    assert text is not None
    assert text.splitlines() == ["seat 0: take 0", "scores: 1 2", "turn 1: seat 0 decides: place"]
    played(env, 2)
    assert "over; won by seat" in str(env.render())
    assert SeatEnv("akropolis").render() is None


def test_masks_can_be_left_out_of_the_info() -> None:
    env = SeatEnv("akropolis", mask=False)
    _, info = env.reset(seed=1)
    assert "action_mask" not in info
    assert info["legal"]
    assert env.action_masks().sum() == len(info["legal"])


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"players": 5}, "akropolis is for 2 to 4 players"),
        ({"players": 1}, "(?i)one player needs"),
        ({"options": {"rules": 1}}, "unknown option"),
        ({"seat": 2}, "the seat is from 0 to 1, or 'random', not 2"),
        ({"seat": "left"}, "the seat is from 0 to 1"),
        ({"reward": "fame"}, "a reward is one of 'win', 'rank', 'score', not 'fame'"),
        ({"illegal": "ignore"}, "illegal is one of"),
        ({"actions": "few"}, "actions are 'full' or 'compact', not 'few'"),
        ({"opponents": ["random", "random"]}, "there are 1 opponents, not 2"),
        ({"planes": {"size": 3}}, "no setting of planes is called 'size': akropolis has only 'window'"),
        ({"planes": {"players": 3}}, "no setting of planes is called 'players'"),
        ({"planes": {1: 3}}, "no setting of planes is called 1"),
        ({"planes": 32}, "planes are settings with their names, not 32"),
    ],
)
def test_bad_settings_are_refused(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(InvalidOptions, match=says):
        SeatEnv("akropolis", **settings)


def test_a_game_without_settings_of_planes_says_so() -> None:
    with pytest.raises(InvalidOptions, match="called 'window': uchronia has none"):
        SeatEnv("uchronia", planes={"window": 3})


@pytest.mark.parametrize("illegal", ["end", "raise"])
@pytest.mark.parametrize("wrong", [1.5, np.float64(0), "take 0", None, [0], np.array([0, 1])])
def test_what_is_no_whole_number_is_no_action(wrong: Any, illegal: str) -> None:
    env = SeatEnv("akropolis", illegal=illegal)
    env.reset(seed=1)
    with pytest.raises(gymnasium.error.InvalidAction, match="an action is a whole number from 0 to 98309, not"):
        env.step(wrong)
    right: Any = np.array(env.episode.state.legal()[0])
    env.step(right)
    env.step(np.int64(env.episode.state.legal()[0]))


@pytest.mark.parametrize(
    "use",
    [lambda env: env.step(0), SeatEnv.render, SeatEnv.record, SeatEnv.action_masks],
    ids=["step", "render", "record", "masks"],
)
def test_nothing_can_be_done_before_the_first_reset(use: Any) -> None:
    env = SeatEnv("akropolis", render_mode="ansi")
    with pytest.raises(gymnasium.error.ResetNeeded, match=r"no game has begun: call reset\(\) first"):
        use(env)
    env.close()


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(PentapolisError, match="no bot “deep blue”"):
        SeatEnv("akropolis", opponents="deep blue")


def test_reactions_of_the_learner_in_the_turn_of_others() -> None:
    with toy() as id:
        env = SeatEnv(id, 2, seat=1)
        kinds = set()
        for seed in range(20):
            _, info = env.reset(seed=seed)
            over = env.episode.state.over
            while not over:
                decision = env.episode.state.decision
                assert decision is not None
                kinds.add(decision.kind)
                _, _, over, _, info = env.step(info["legal"][-1])
        assert kinds == {"play", "block"}
