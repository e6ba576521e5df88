"""The planner: plays on from what looks best, takes what comes of it, and keeps to its budget."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng, State
from pentapolis.bots import decide
from pentapolis.bots.planner import WIDTH, Planner, promising
from pentapolis.bots.search.searcher import Budget
from pentapolis.core.evaluation import Evaluation
from tests.core.toy import Toy
from tests.kit.cases import CASES, Case, positions

from .test_search import Ticking, last_turn


def bot(steps: int = 12, evaluation: Evaluation | None = None) -> Planner:
    return Planner(Budget(steps, 60.0), evaluation)


class LastFirst(Evaluation):
    """Finds the first of the actions that are listed a little less promising than the last ones."""

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """Rising."""
        total = sum(range(1, len(legal) + 1))
        return [number / total for number in range(1, len(legal) + 1)]


def test_what_comes_of_an_action_counts_and_not_how_promising_it_looks() -> None:
    state = last_turn()
    player, rng = bot(400), Rng(1)
    while not state.over:
        state.play(decide(player, state, rng))
    assert state.winners() == [1]


def test_the_highest_card_of_the_toy_is_played_though_it_looks_worst() -> None:
    state = Toy().new(players=1, seed=3)
    legal = state.legal()

    class Backwards(Evaluation):
        """Likes to stop best, and low cards better than high ones."""

        def priors(self, state: State, legal: list[int]) -> list[float]:
            odds = [0.9**action for action in legal]
            return [odd / sum(odds) for odd in odds]

    assert decide(bot(200, Backwards()), state, Rng(1)) == legal[-1] != legal[0]


def test_only_the_most_promising_are_compared_and_none_that_looks_hopeless() -> None:
    state = Toy().new(players=2, seed=3)
    legal = state.legal()

    class Sure(Evaluation):
        """Sure of the second."""

        def priors(self, state: State, legal: list[int]) -> list[float]:
            return [1.0 if at == 1 else 0.001 for at in range(len(legal))]

    assert [one.action for one in promising(state, Sure())] == [legal[1]]
    assert [one.action for one in promising(state, LastFirst())] == legal[::-1][:WIDTH]
    player = bot(200, Sure())
    assert decide(player, state, Rng(1)) == legal[1]
    assert player.steps == 0, "nothing to compare it with"


@pytest.mark.parametrize("case", CASES, ids=repr)
def test_only_legal_actions_are_played(case: Case) -> None:
    player = bot(4)
    for state in list(positions(case, 71, every=31))[:3]:
        if not state.over:
            assert decide(player, state, Rng(state.turn)) in state.legal()


@pytest.mark.parametrize("game", ["origins", "uchronia"])
def test_the_same_numbers_give_the_same_game(game: str) -> None:
    played = []
    for _ in range(2):
        state = pentapolis.game(game).new(players=2, seed=5)
        players, rng, actions = [bot(), bot()], Rng(5), []
        while not state.over and len(actions) < 6:
            actions.append(decide(players[state.player], state, rng))
            state.play(actions[-1])
        played.append(actions)
    assert played[0] == played[1]


def test_its_steps_are_made_and_the_time_is_kept() -> None:
    state = Toy().new(players=2, seed=3)
    player = bot(500)
    decide(player, state, Rng(1))
    assert player.steps >= 500 and player.cut_short == 0
    hurried = Planner(Budget(10**9, 2.0), clock=Ticking())
    assert decide(hurried, state, Rng(1)) in state.legal()
    assert hurried.cut_short == 1


def last_choice(seed: int) -> State | None:
    """A position of the toy in which whatever is played ends the game; None where that game had none."""
    state, rng = Toy().new(players=2, seed=seed), Rng(seed)
    while not state.over:
        ends = []
        for action in state.legal():
            after = state.copy()
            after.play(action)
            ends.append(after.over)
        if len(ends) > 1 and all(ends):
            return state
        state.play(state.sample(rng))
    return None


def test_moves_that_end_the_game_are_steps_too() -> None:
    found = [state for seed in range(40) if (state := last_choice(seed)) is not None]
    assert found
    player = Planner(Budget(50, 1e4), clock=Ticking())
    decide(player, found[0], Rng(2))
    assert player.steps >= 50 and player.cut_short == 0
