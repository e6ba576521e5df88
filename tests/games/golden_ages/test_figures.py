"""Figures of The Golden Ages: those by hand for greedy, those found by playing for the levels."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.bots import bot, decide
from pentapolis.games.golden_ages.board import NONE
from pentapolis.games.golden_ages.features import final_score, has_turn
from pentapolis.games.golden_ages.promise import counted
from pentapolis.games.golden_ages.state import GoldenState
from pentapolis.games.golden_ages.worths import BY_HAND, HAND, NAMES, kept_worths, worths_of

from .table import GAME


def somewhere(seed: int, players: int) -> GoldenState:
    """A position somewhere in a game of greedy players."""
    state, rng = GAME.new(players, seed, {}), Rng(seed)
    for _ in range(25):
        state.play(decide(bot("greedy"), state, rng))
    assert isinstance(state, GoldenState) and not state.over
    return state


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_counts_by_hand_and_the_levels_by_what_was_found(players: int) -> None:
    state, evaluation = somewhere(3, players), GAME.evaluation(players)
    for seat in range(players):
        assert evaluation.greedy_score(state, seat) == counted(state, seat, HAND)
        assert evaluation.expected_score(state, seat) == counted(state, seat, kept_worths())
        assert counted(state, seat, HAND) != counted(state, seat, kept_worths())
        assert GAME.tuned(players, BY_HAND).expected_score(state, seat) == counted(state, seat, HAND)


def test_figures_of_another_game_are_refused() -> None:
    assert len(NAMES) == len(set(NAMES)) == len(HAND)
    with pytest.raises(ValueError, match="their own names"):
        worths_of({"gold_1": 1.0})


def test_every_figure_counts_somewhere() -> None:
    """In games of greedy players, a figure that is changed changes what some position is worth."""
    unseen = set(NAMES)
    for seed in range(8):
        state, rng = GAME.new(2, seed, {}), Rng(seed)
        while not state.over and unseen:
            assert isinstance(state, GoldenState)
            for name in list(unseen):
                other = worths_of({**BY_HAND, name: BY_HAND[name] + 1.0})
                if any(counted(state, seat, other) != counted(state, seat, HAND) for seat in range(2)):
                    unseen.discard(name)
            state.play(state.sample(rng) if seed % 2 else decide(bot("greedy"), state, rng))
    assert len(unseen) <= 6, unseen  # civilizations and cards that nobody had


def test_who_has_no_further_turn_has_the_final_score() -> None:
    state, rng = GAME.new(2, 5, {}), Rng(5)
    seen = 0
    while not state.over:
        assert isinstance(state, GoldenState)
        for seat in range(2):
            if state.last_turns != NONE and not has_turn(state, seat):
                assert GAME.evaluation(2).expected_score(state, seat) == final_score(state, seat)
                seen += 1
        state.play(state.sample(rng))
    assert seen


def test_first_impressions_beat_greedy() -> None:
    ahead = 0
    for seed in range(4):
        state, rng = GAME.new(2, seed, {}), Rng(seed)
        while not state.over:
            state.play(decide(bot("level-3" if state.player == seed % 2 else "greedy"), state, rng))
        ahead += state.score(seed % 2) - state.score(1 - seed % 2)
    assert ahead > 0
