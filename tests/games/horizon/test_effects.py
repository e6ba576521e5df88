"""Lists of effects: order, declining, nesting, costs, and words that nobody knows."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from pentapolis.core.effects import DataError
from pentapolis.games.horizon.cards import DATA, OBJECTIVE_IDS, read_condition, read_endgame
from pentapolis.games.horizon.effects import OPS
from pentapolis.games.horizon.hooks import HOOKS
from pentapolis.games.horizon.scripts import Scripts, compiled, read_hooks

from .invariants import check
from .table import (
    add_units,
    after_first_turn,
    give_tokens,
    kind,
    lay,
    me,
    new,
    offered,
    own_start,
    play,
    put_tech,
    refused,
    remove_units,
    run,
    set_objectives,
    take_cubes,
    to_phase,
)

COINS = {"op": "coins", "n": 1}
POP = {"op": "pop", "n": 1}
RECRUIT = {"op": "recruit", "unit": "either", "strength": 1, "from": "active"}
MOVE = {"op": "move", "points": 2}


def test_r38_the_only_effect_of_a_chosen_list_is_never_declined() -> None:
    state = new()
    run(state, [RECRUIT], chosen=True)
    assert "decline" not in offered(state)
    assert refused(state, "decline") == ("R38", "must")


def test_r38_an_effect_may_be_declined_if_a_later_one_is_possible() -> None:
    state = new()
    run(state, [RECRUIT, MOVE], chosen=True)
    assert kind(state) == "recruit" and "decline" in offered(state)
    play(state, "decline")
    assert kind(state) == "step"
    assert refused(state, "decline") == ("R38", "must")  # R104: basic 3 without recruiting must move


def test_r38_an_effect_may_be_declined_if_an_earlier_one_happened() -> None:
    state = new()
    run(state, [COINS, RECRUIT], chosen=True)
    assert "decline" in offered(state)


def test_r38_no_later_effect_is_possible_so_no_declining() -> None:
    state = new()
    remove_units(state)
    run(state, [RECRUIT, MOVE], chosen=True)  # nobody is there who could move
    assert "decline" not in offered(state)


def test_r190_bonuses_may_always_be_declined() -> None:
    state = new()
    run(state, [RECRUIT])
    assert "decline" in offered(state)
    play(state, "decline")
    assert len(me(state).units) == 1


def test_r38_pawns_that_would_empty_a_column_may_be_left_there() -> None:
    state = new()
    me(state).columns, me(state).active = [1, 5, 4, 3, 2], 6
    run(state, [POP, COINS], chosen=True)
    assert offered(state) == ["take", "decline"]
    play(state, "decline")
    assert (me(state).columns[0], me(state).coins) == (1, 2)
    check(state)


def test_r38_pawns_are_taken_without_asking_where_no_column_gets_empty() -> None:
    state = new()
    run(state, [POP, COINS], chosen=True)
    assert kind(state) == "space"
    assert me(state).columns[0] == 5


def test_r38_pawns_of_a_bonus_are_never_asked_about() -> None:
    state = new()
    me(state).columns, me(state).active = [1, 5, 4, 3, 2], 6
    run(state, [POP, COINS])
    assert kind(state) == "space" and me(state).columns[0] == 0


def test_r191_the_only_effect_of_an_option_is_not_declined() -> None:
    state = new()
    run(state, [{"op": "choose", "options": [{"ops": [COINS]}, {"ops": [RECRUIT]}]}])
    assert offered(state) == ["option 1", "option 2"]  # an option without a cost: the choice is not optional
    play(state, "option 2")
    assert "decline" not in offered(state)


def test_r78_only_options_with_an_effect_are_offered() -> None:
    state = new()
    remove_units(state)
    run(
        state,
        [{"op": "choose", "options": [{"ops": [{"op": "upgrade", "unit": "soldier", "by": 3}]}, {"ops": [COINS]}]}],
    )
    assert me(state).coins == 2  # the only one was taken


def test_r36_r37_costs_come_before_what_is_possible() -> None:
    state = after_first_turn(new())
    put_tech(state, "I1")
    me(state).active, me(state).coins = 2, 6
    me(state).columns = [6, 5, 3, 2, 2]
    me(state).cities = 2
    assert refused(state, "go advanced_4.a")[0] == "R37"  # two of the pawns are exhausted: no third one as scholar
    me(state).cities = 0


def test_r25_effects_nest_depth_first() -> None:
    """An objective's cube uncovers Monarchy, which recruits, before the cube lies on the card."""
    state = new(government="government_1b")
    set_objectives(state, "modern_age", "colonial_empire", "golden_age")
    take_cubes(state, food=8, infrastructure=1)
    to_phase(state, "production")
    seat = state.current
    play(state, "produce coins", "track infrastructure")
    assert kind(state) == "recruit"
    assert state.claims[2] == []
    play(state, f"recruit settler {own_start(state)}")
    assert state.claims[2] == [seat]
    check(state)


def test_r193_a_tile_is_a_recruiting_place_for_the_reward_not_for_the_uncovered_space() -> None:
    state = new(government="government_1b")
    lay(state, "territory_10", 1, -1)  # economy cube; reward: a soldier
    take_cubes(state, economy=8, infrastructure=1)
    give_tokens(state, settle=1)
    add_units(state, "territory_10", "settler 4")
    to_phase(state, "expansion")
    play(state, "expand settle", "track infrastructure")  # uncovers Monarchy: a settler
    assert kind(state) == "recruit"
    assert not [move for move in offered(state) if move.endswith("territory_10")]
    play(state, "decline")
    assert "recruit soldier territory_10" in offered(state)


def test_r77_others_gain_clockwise() -> None:
    state = new(3)
    heard = state.listen()
    run(state, [{"op": "others", "ops": [{"op": "coins", "n": 2}]}])
    seats = [event.seat for event in heard if event.kind == "coins"]
    assert seats == [(state.current + 1) % 3, (state.current + 2) % 3]


def test_r176_vp_of_leaders_for_all() -> None:
    state = new(3)
    run(state, [{"op": "vp", "n": 4}, {"op": "others_vp", "n": 1}])
    points = [state.score_terms(seat)["leaders"] for seat in range(3)]
    assert sorted(points) == [1, 1, 4] and points[state.current] == 4


def test_r186_basic_actions_without_the_pawn() -> None:
    state = after_first_turn(new())
    pawn = me(state).pawn
    run(state, [COINS, {"op": "basic_action", "which": [1, 2, 3, 4], "times": 2, "distinct": True}], chosen=True)
    assert kind(state) == "basic" and "decline" in offered(state)
    coins = me(state).coins
    play(state, "basic 4")
    assert me(state).coins == coins + 1 and me(state).pawn == pawn
    assert "basic 4" not in offered(state) and "decline" in offered(state)
    assert refused(state, "basic 4") == ("R186", "no-basic")


def test_r91_r92_a_cube_of_another_track_or_none() -> None:
    state = new()
    take_cubes(state, food=8)
    me(state).invested = 0
    run(state, [{"op": "invest", "track": "food", "n": 1}])
    assert offered(state) == ["track economy", "track infrastructure"]
    other = new()
    take_cubes(other, 8, 8, 8)
    run(other, [{"op": "invest", "track": "any", "n": 1}, COINS])
    assert kind(other) == "space" and me(other).invested == 24


def test_r93_a_marker_stands_for_a_cube_where_none_is_left() -> None:
    state = new(government="government_4b")
    lay(state, "territory_02", 1, -1)
    take_cubes(state, 8, 8, 8)
    give_tokens(state, settle=1)
    add_units(state, "territory_02", "settler 2")
    to_phase(state, "expansion")
    coins = me(state).coins
    play(state, "expand settle")
    assert me(state).villages == 1
    assert me(state).coins == coins  # no cube, no hook
    check(state)


def test_r175_the_last_vp_space_counts_and_cubes_beyond() -> None:
    state = new()
    for invested, points in ((5, 0), (6, 1), (9, 8), (11, 10)):
        me(state).invested = invested
        assert state.score_terms(state.current)["investment"] == points


# --- words ---


def _spoilt(change: Any) -> dict[str, Any]:
    data = copy.deepcopy(DATA)
    change(data)
    return data


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda data: data["leaders"][0]["immediate"][0].update(op="fly"), "leaders.attila.immediate[0]"),
        (lambda data: data["leaders"][0]["immediate"][1].update(speed=3), "leaders.attila.immediate[1]"),
        (lambda data: data["buildings"][3]["bonus"][0].update(track="sea"), "buildings.workshop.bonus[0].track"),
        (
            lambda data: data["technologies"][0]["action"]["ops"][0]["coins"].pop("2"),
            "technologies.writing.action.ops[0].coins",
        ),
        (
            lambda data: data["governments"][0]["despotism"]["hooks"][0].update(hook="on_dream"),
            "governments.government_1a.despotism.hooks[0].hook",
        ),
        (
            lambda data: data["governments"][0]["theocracy"]["hooks"][0]["ops"][0].update(n="many"),
            "governments.government_1a.theocracy.hooks[0].ops[0].n",
        ),
        (
            lambda data: data["leaders"][1]["immediate"][0]["options"][1]["ops"][1]["ops"].append({"op": "settle"}),
            "leaders.cleopatra.immediate[0].options[1].ops[1].ops",
        ),
        (
            lambda data: data["player_board"]["tracks"]["food"]["spaces"][1]["ops"][0].update(op="sing"),
            "player_board.tracks.food.food_2.ops[0]",
        ),
    ],
)
def test_r184_unknown_words_are_refused_with_their_place(change: Any, place: str) -> None:
    with pytest.raises(DataError) as error:
        Scripts(_spoilt(change))
    assert str(error.value).startswith(place)


def test_r184_conditions_and_counters_are_words_too() -> None:
    with pytest.raises(DataError, match=r"objectives\.x\.type"):
        read_condition({"type": "luck", "min": 1}, "objectives.x")
    with pytest.raises(DataError, match=r"card\.endgame\[0\]\.per"):
        read_endgame([{"per": "star", "each": 1, "vp": 1}], "card.endgame")
    with pytest.raises(DataError, match=r"hooks\[0\]\.set"):  # pawns could be bought and sold without end
        read_hooks([{"hook": "trade_pop_cost", "set": 1}], "hooks")


def test_r184_the_language_of_the_data_is_the_one_that_is_played() -> None:
    language = DATA["effect_language"]
    assert [op["op"] for op in language["ops"]] == [op.name for op in OPS]
    assert sorted(hook["hook"] for hook in language["hooks"]) == sorted(HOOKS)
    optional = {op["op"] for op in language["ops"] if op["optional"] is True}
    assert {op.name for op in OPS if getattr(op, "optional", False)} == optional


def test_r184_a_new_card_of_known_words_needs_no_code() -> None:
    state = new()
    number = compiled([{"op": "coins", "n": 7}, {"op": "token", "kind": "settle", "n": 2}], "new")
    state.push_bonus(state.current, number)
    state.settle()
    assert (me(state).coins, me(state).held[0], state.supply[0]) == (8, 2, 6)
    assert len(OBJECTIVE_IDS) == 9
