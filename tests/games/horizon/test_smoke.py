"""Random games of every number of players: everything holds at every decision."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import Rng
from pentapolis.games.horizon.actions import NUM_ACTIONS, SPACE
from pentapolis.games.horizon.state import HorizonState

from .invariants import check

GAME = pentapolis.game("horizon")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int) -> None:
    for seed in range(3):
        state, rng = GAME.new(players, seed), Rng(seed)
        assert isinstance(state, HorizonState)
        while not state.over:
            check(state)
            state.play(state.sample(rng))
        check(state)
        assert state.winners()


def test_notation_both_ways_for_every_action() -> None:
    assert [SPACE.parse(SPACE.notation(action)) for action in range(NUM_ACTIONS)] == list(range(NUM_ACTIONS))


def test_what_is_allowed_is_what_is_listed() -> None:
    for players in (2, 3, 4):
        state, rng = GAME.new(players, 7), Rng(7)
        number = 0
        while not state.over:
            number += 1
            legal = state.legal()
            assert len(legal) > 1
            if number % 9 == 0:
                assert [action for action in range(NUM_ACTIONS) if state.allows(action)] == sorted(legal)
            else:
                assert all(state.allows(action) for action in legal)
            state.play(rng.choice(legal))
