"""What programs are told about positions of Origins is good enough to beat chance."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.bots import bot, decide

GAME = pentapolis.game("origins")


@pytest.mark.parametrize("seat", [0, 1])
def test_greedy_beats_random_clearly(seat: int) -> None:
    for seed in (1, 2, 3):
        state, rng = GAME.new(2, seed), Rng(seed)
        while not state.over:
            state.play(decide(bot("greedy" if state.player == seat else "random"), state, rng))
        assert state.score(seat) > 2 * state.score(1 - seat)


def test_chances_and_priors_add_up() -> None:
    evaluation = GAME.evaluation(3)
    state, rng = GAME.new(3, 4), Rng(4)
    for _ in range(60):
        assert sum(evaluation.win_chances(state)) == pytest.approx(1)
        priors = evaluation.priors(state, state.legal())
        assert sum(priors) == pytest.approx(1) and min(priors) > 0
        state.play(state.sample(rng))
