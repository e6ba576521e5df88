"""Every decision of many games compared with a second telling of the rules."""

from __future__ import annotations

import os

import pytest

from pentapolis import Rng
from pentapolis.games.horizon.state import HorizonState

from .side_by_side import SideBySide
from .table import GAME

MORE = int(os.environ.get("HORIZON_REFERENCE_GAMES", "0"))  # so many more games of each kind


def greedy(state: HorizonState) -> int:
    """The move after which the evaluation says most; the first of equals."""
    evaluation = GAME.evaluation(state.seats)

    def worth(action: int) -> float:
        after = state.copy()
        after.play(action)
        return evaluation.greedy_score(after, state.player)

    return max(state.legal(), key=worth)


def judged(players: int, seed: int, greed: int) -> SideBySide:
    """A whole game; so many of ten moves are greedy, the others random."""
    state, rng = GAME.new(players, seed), Rng(seed)
    assert isinstance(state, HorizonState)
    both = SideBySide(state)
    both.compare()
    while not state.over:
        both.play(greedy(state) if rng.below(10) < greed else state.sample(rng))
        both.compare()
    return both


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r198_random_games_are_the_same_in_both_tellings(players: int) -> None:
    for seed in range(4 + MORE):
        judged(players, seed, 0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_r198_greedy_games_are_the_same_in_both_tellings(players: int) -> None:
    for seed in range(4 + MORE):
        judged(players, 1000 + seed, 4 + seed % 6)
