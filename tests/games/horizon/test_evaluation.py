"""What `greedy` makes of positions: nothing that looks silly."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.bots import bot, shown_world
from pentapolis.games.horizon.evaluation import HorizonEvaluation
from pentapolis.games.horizon.features import to_come

from .table import GAME, me, new, notations_of_turn, run, set_objectives, take_cubes, to_phase

FIGURES = HorizonEvaluation(None)


@pytest.mark.parametrize("seed", range(4))
def test_r157_greedy_does_not_trade_to_and_fro_because_a_claim_ends_the_game(seed: int) -> None:
    state = new()
    set_objectives(state, "modern_age", "military_power", "golden_age")
    rival = 1 - state.current
    state.claims[0], state.claims[1] = [rival], [rival]
    state.boards[rival].cubes = [7, 7, 8]
    take_cubes(state, food=8)
    me(state).coins = 21
    me(state).activate(4)
    to_phase(state, "production")
    state.play(state.parse("produce trade"))
    traded = notations_of_turn(state, bot("greedy"), Rng(seed))
    assert not {"buy", "sell"} <= set(traded), traded


@pytest.mark.parametrize("seed", range(4))
def test_r179_greedy_sells_nothing_at_the_very_end(seed: int) -> None:
    state = new()
    for seat in state.order():
        state.boards[seat].pawn = 0
    while state.turn < 2:
        state.play(state.sample(Rng(seed)))
    state.round = state.end_round = 7
    state.turn = 14
    me(state).coins = 9
    to_phase(state, "production")
    state.play(state.parse("produce trade"))
    traded = notations_of_turn(state, bot("greedy"), Rng(seed))
    assert state.over and "sell" not in traded
    assert traded.count("buy") == 3  # the second tie-break


def test_a_finished_game_is_counted_with_its_tie_breaks() -> None:
    state, rng = GAME.new(2, 3), Rng(3)
    while not state.over:
        state.play(shown_world(state, rng).sample(rng))
    score = GAME.evaluation(2).greedy_score
    assert round(score(state, 0)) == state.score(0)
    before = score(state, 0)
    state.boards[0].active += 1  # type: ignore[attr-defined]
    assert score(state, 0) > before


def test_a_search_judges_the_end_of_a_turn_not_its_middle() -> None:
    """Points that only wait for an answer count, although nobody has them yet."""
    state = new()
    to_phase(state, "production")
    before = FIGURES.win_chances(state)[state.current]
    run(state, [{"op": "choose", "options": [{"ops": [{"op": "coins", "n": 1}]}, {"ops": [{"op": "vp", "n": 9}]}]}])
    position = state.dump()
    chances = FIGURES.win_chances(state)
    assert chances[state.current] > before + 0.1 and sum(chances) == pytest.approx(1)
    assert state.dump() == position


def test_who_still_has_a_turn_in_this_round_is_given_what_a_turn_brings() -> None:
    state = new()
    first, second = state.current, 1 - state.current
    assert to_come(state, first) and to_come(state, second)
    to_phase(state, "production")
    assert not to_come(state, first) and to_come(state, second)
