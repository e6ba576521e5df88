"""Random play to the end: every position is sound, every number is in its range, the same seed is the same game."""

from __future__ import annotations

import pytest

from pentapolis import Rng, State

from .cases import CASES, Case, positions

pytestmark = pytest.mark.parametrize("case", CASES, ids=repr)


def _check(case: Case, state: State) -> None:
    case.invariants()(state)
    for seat in range(state.seats):
        terms = state.score_terms(seat)
        assert sum(terms.values()) == state.score(seat)
        assert set(terms) <= set(case.game.terms)
    assert state.scores() == [state.score(seat) for seat in range(state.seats)]
    legal = state.legal()
    if state.over:
        assert legal == [] and state.decision is None and state.winners()
        return
    assert state.winners() == []
    assert len(legal) >= 2, "a forced choice is played by the machine"
    assert len(set(legal)) == len(legal)
    assert all(0 <= action < case.game.num_actions for action in legal)
    assert state.legal() == legal, "the order of the list is fixed"
    assert state.sample(Rng(1)) in legal
    decision = state.decision
    assert decision is not None and decision.seat == state.player < state.players


def test_random_games_end_without_a_broken_invariant(case: Case) -> None:
    for seed in range(4):
        for state in positions(case, seed):
            _check(case, state)


def test_same_seed_same_game(case: Case) -> None:
    def played(seed: int, moves: int) -> str:
        state = case.new(seed)
        state.playout(Rng(moves))
        return state.digest()

    assert played(1, 2) == played(1, 2)
    assert played(1, 2) != played(1, 3)
    assert case.new(1).digest() != case.new(2).digest()


def test_playout_plays_what_sample_and_play_would(case: Case) -> None:
    inside, outside = case.new(3), case.new(3)
    inside.playout(Rng(9))
    rng = Rng(9)
    while not outside.over:
        outside.play(outside.sample(rng))
    assert inside.digest() == outside.digest()


def test_sample_is_uniform(case: Case) -> None:
    for state in [state.copy() for state in positions(case, 5, every=9)][:4]:
        if state.over:
            continue
        legal = state.legal()
        counts = dict.fromkeys(legal, 0)
        rng = Rng(77)
        draws = 30 * len(legal)
        for _ in range(draws):
            counts[state.sample(rng)] += 1
        expected = draws / len(legal)
        spread = sum((count - expected) ** 2 / expected for count in counts.values())
        assert spread < len(legal) - 1 + 6 * (2 * len(legal)) ** 0.5


def test_ranking_follows_standing(case: Case) -> None:
    state = case.new(4)
    state.playout(Rng(4))
    places = state.ranking()
    best = max(state.rank_key(seat) for seat in range(state.seats))
    assert min(places) == 1
    assert state.winners() == [seat for seat in range(state.seats) if state.rank_key(seat) == best]
    assert sorted(range(state.seats), key=lambda seat: places[seat]) == sorted(
        range(state.seats), key=state.rank_key, reverse=True
    )
