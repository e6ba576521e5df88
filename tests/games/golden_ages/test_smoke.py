"""Random games: everything holds at every decision, and nearly every decision is met."""

from __future__ import annotations

from collections import Counter

import pytest

import pentapolis
from pentapolis import Rng

from .invariants import check

GAME = pentapolis.game("golden_ages")


@pytest.mark.parametrize("sea", ["open", "closed"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end(players: int, sea: str) -> None:
    for seed in range(12):
        state = GAME.new(players=players, seed=seed, options={"sea": sea})
        rng = Rng(seed)
        while not state.over:
            check(state)
            for seat in range(players):
                assert sum(state.score_terms(seat).values()) == state.score(seat)
            state.play(state.sample(rng))
        check(state)
        assert state.winners()


def test_random_games_meet_nearly_every_decision() -> None:
    met: Counter[str] = Counter()
    for seed in range(150):
        state = GAME.new(players=2 + seed % 3, seed=seed)
        rng = Rng(seed)
        while not state.over:
            assert state.decision is not None
            met[state.decision.kind] += 1
            state.play(state.sample(rng))
    decisions = {step.name for step in GAME.steps if not step.automatic}
    assert decisions - set(met) <= {"cubes_from"}, sorted(met)


def test_steps_have_the_numbers_of_their_frames() -> None:
    from pentapolis.games.golden_ages import frames

    for number, step in enumerate(GAME.steps):
        assert getattr(frames, step.name.upper()) == number
