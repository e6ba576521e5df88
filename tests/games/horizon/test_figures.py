"""Positions judged by figures: every figure counts for what its name says, and greedy does without them."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.games.horizon.cards import SPOT_IDS, SPOTS
from pentapolis.games.horizon.estimate import rounds_left
from pentapolis.games.horizon.features import by_hand
from pentapolis.games.horizon.promise import settled
from pentapolis.games.horizon.state import HorizonState
from pentapolis.games.horizon.turns import Judge, cheapest, final_lead, turn_worths
from pentapolis.games.horizon.worths import BEGUN, COUNT, KEPT, NAMES, Worths, worths_of

from .table import GAME, me, new, set_objectives, take_cubes

ONLY = dict.fromkeys(BEGUN, 0.0) | {"rounds": 10.0, "round_gone": 0.5, "claim_left": 2.0, "shortest": 1.5}


def estimate(state: HorizonState, seat: int, worths: Worths) -> float:
    """What the seat may expect by these figures."""
    return Judge(None, worths).expected(state, seat)


def test_the_levels_judge_by_figures_and_greedy_by_hand() -> None:
    state = new()
    evaluation = GAME.evaluation(2)
    assert evaluation.greedy_score(state, 0) == by_hand(state, 0)
    assert evaluation.expected_score(state, 0) == estimate(state, 0, KEPT) != by_hand(state, 0)
    assert GAME.tuned(2, BEGUN).expected_score(state, 0) == estimate(state, 0, worths_of(BEGUN))
    assert GAME.figures(2) == BEGUN
    with pytest.raises(ValueError, match="its own names"):
        GAME.tuned(2, {"coin": 1.0})


def test_the_kept_figures_are_all_there_and_none_is_below_nothing() -> None:
    assert len(KEPT) == len(NAMES) == COUNT
    assert min(KEPT) >= 0


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("coins_6", 2.0),
        ("pawns_5", 3.0),
        ("settle_token", 1.0),
        ("fortify_token", 1.0),
        ("fortify_tokens", 1.0),
        ("goal", 5 / 3),
        ("columns", 0.0),
    ],
)
def test_a_figure_counts_for_what_its_name_says(name: str, more: float) -> None:
    state = new()
    set_objectives(state, "modern_age", "colonial_empire", "golden_age")
    board = me(state)
    board.coins, pawns = 4, board.active
    board.activate(2 - pawns)
    worths = worths_of(ONLY | {name: 1.0})
    before = estimate(state, board.seat, worths)
    board.coins += 5
    board.activate(3)
    board.held[0] += 1
    board.held[1] += 2
    board.villages += 1
    assert estimate(state, board.seat, worths) - before == pytest.approx(more)


def test_what_lasts_counts_for_every_turn_to_come_and_what_is_held_only_while_it_can_be_used() -> None:
    state = new()
    seat = state.current
    now, lasting = worths_of(ONLY | {"hands": 1.0}), worths_of(ONLY | {"hands_lasting": 10.0})
    hands = me(state).hands()
    early = estimate(state, seat, lasting)
    assert early == pytest.approx((rounds_left(state, lasting) + 1) * hands)
    assert estimate(state, seat, now) == hands
    state.round = 15
    late = estimate(state, seat, lasting)
    state.claims[0], state.claims[1] = [1 - seat], [1 - seat]
    assert early > late > estimate(state, seat, lasting) > 0
    state.end_round = 15
    assert estimate(state, seat, lasting) == pytest.approx(hands), "the turn to come is the last one"
    assert estimate(state, seat, now) == pytest.approx(hands / 3)


def test_the_end_is_expected_sooner_as_rounds_go_by_and_claims_come_near() -> None:
    state = new()
    set_objectives(state, "modern_age", "colonial_empire", "golden_age")
    worths = worths_of(ONLY | {"claim_near": 2.0})
    before = rounds_left(state, worths)
    state.round += 4
    assert rounds_left(state, worths) == before - 2
    me(state).villages += 1
    assert before - 4 < rounds_left(state, worths) < before - 2
    state.round = 100
    assert rounds_left(state, worths) == 1.5
    state.end_round = 102
    assert rounds_left(state, worths) == 2


def test_who_can_gain_no_more_has_points_and_what_breaks_ties() -> None:
    state = new()
    state.round = state.end_round = 9
    state.current = state.order()[1]
    first, second = state.order()
    assert estimate(state, first, KEPT) == settled(state, first) == -0.24 + 1e-4 + 1e-7
    assert final_lead(state, second) == 0
    take_cubes(state, food=2)
    assert settled(state, second) > settled(state, first)


def test_of_two_spaces_for_an_action_the_cheaper_one_is_looked_at() -> None:
    state = new()
    legal = state.legal()
    kept = cheapest(legal)
    assert [state.notation(action) for action in legal if action not in kept] == ["go basic_1.b", "go basic_3.b"]
    evaluation = GAME.evaluation(2)
    for action, prior in zip(legal, evaluation.priors(state, legal), strict=True):
        assert (prior > 0) == (action in kept)
    assert SPOTS[SPOT_IDS.index("basic_1.b")].coins == 1


def test_following_goes_at_once_to_the_end_of_the_best_turn() -> None:
    state, judge, rng = GAME.new(3, 4), Judge(None), Rng(4)
    evaluation = GAME.evaluation(3)
    for _ in range(30):
        assert isinstance(state, HorizonState)
        before = state.digest()
        found = evaluation.follow(state)
        assert state.digest() == before != found.digest()
        assert isinstance(found, HorizonState)
        assert judge.lead(found, state.player) == max(turn_worths(state, state.legal(), judge))
        state.play(state.sample(rng))
