"""Cubes and the spaces they uncover (R45, R79 to R90)."""

from __future__ import annotations

import pytest

from pentapolis.games.horizon.cards import HANDS, OPENED
from pentapolis.games.horizon.hooks import ON_CUBE

from .invariants import check
from .table import add_units, kind, lay, me, new, play, run, take_cubes
from .test_units import explores, move, next_tile


def invest(track: str) -> list[dict[str, object]]:
    return [{"op": "invest", "track": track, "n": 1}]


def test_r45_units_that_are_engaged_go_to_the_rightmost_free_slot() -> None:
    state = new()
    lay(state, "territory_02", 1, -1)
    add_units(state, "territory_02", "settler 2")
    me(state).columns[4] -= 1
    me(state).active += 1
    free = me(state).tokens[0]
    run(state, [{"op": "settle"}])
    play(state, "settle territory_02")
    assert me(state).columns[4] == 2 and me(state).tokens[0] == free + 1
    check(state)


def test_r79_r82_cubes_leave_from_the_left_and_columns_open_in_order() -> None:
    state = new()
    opened = []
    for _ in range(8):
        run(state, invest("food"))
        opened.append(me(state).open_columns())
    assert opened == [0b11, 0b11, 0b111, 0b111, 0b1111, 0b1111, 0b11111, 0b11111]
    assert OPENED[0][8] == 0


def test_r81_an_immediate_space_works_at_once() -> None:
    state = new()
    take_cubes(state, economy=1)
    me(state).coins, me(state).invested = 0, 8
    run(state, invest("economy"))
    assert me(state).coins == 2


def test_r83_hands_add_to_the_production_of_coins() -> None:
    state = new(government="government_2b")
    assert me(state).hands() == 1
    take_cubes(state, economy=8)
    assert me(state).hands() == 1 + 5 and HANDS[1][0] == 5


@pytest.mark.parametrize(("government", "coins"), [("government_3a", 4), ("government_3b", 5)])
def test_r84_monarchy_is_gained_at_once_and_once(government: str, coins: int) -> None:
    state = new(government=government)
    take_cubes(state, infrastructure=1)
    me(state).coins, me(state).invested = 0, 8
    run(state, invest("infrastructure"))
    assert me(state).coins == coins
    run(state, invest("infrastructure"))
    if kind(state) == "building_tile":
        state.play(state.legal()[0])
    assert me(state).coins == coins


def test_r85_theocracy_lasts_from_the_fourth_cube_on() -> None:
    state = new(government="government_4b")
    take_cubes(state, infrastructure=3)
    assert me(state).hooks.programs[ON_CUBE] == []
    run(state, invest("infrastructure"))
    assert len(me(state).hooks.programs[ON_CUBE]) == 1


def test_r86_democracy_scores_with_the_last_infrastructure_cube() -> None:
    state = new(government="government_4b")  # 1 VP for every 4 cubes removed
    take_cubes(state, infrastructure=7)
    assert state.score_terms(state.current)["government"] == 0
    run(state, invest("infrastructure"))
    assert state.score_terms(state.current)["government"] == 2


def test_r89_r90_the_investment_track_gives_bonuses_then_points() -> None:
    state = new(government="government_2b")
    me(state).coins = 0
    gained = []
    for _ in range(11):
        before = me(state).coins
        me(state).cubes = [8, 8, 8]
        run(state, invest("food"))  # uncovers column B: nothing at once
        gained.append(me(state).coins - before)
    assert gained == [1, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0]
    assert me(state).hooks.move_points == 1
    assert state.score_terms(state.current)["investment"] == 8 + 2


def test_r114_r115_after_exploring_hooks_and_then_the_remaining_steps() -> None:
    state = new(government="government_1a")
    next_tile(state, "territory_03")  # a pawn
    run(state, [move(2)])
    heard = play(state, explores(state)[0])
    assert [event.kind for event in heard] == ["explore", "pop", "lay", "coins"]
    assert kind(state) == "step" and state.decision is not None and state.decision.about["left"] == 1
