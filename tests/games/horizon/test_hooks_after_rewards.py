"""Hooks that a deed itself brings work for this deed, because they come after its reward or bonus."""

from __future__ import annotations

import pytest

from .table import (
    add_units,
    give_building,
    give_tokens,
    kind,
    lay,
    me,
    new,
    offered,
    own_start,
    play,
    take_cubes,
    to_phase,
)


@pytest.mark.parametrize(("gone", "pawns"), [(2, 1), (1, 0)])
def test_r85_r192_theocracy_reached_by_the_bonus_of_a_building_counts_for_it(gone: int, pawns: int) -> None:
    state = new(government="government_2b")  # Theocracy: a pawn for every building
    take_cubes(state, infrastructure=gone)
    give_building(state, "amphitheatre")  # left: infrastructure; bonus: invest a cube of any track
    me(state).coins = 9
    add_units(state, own_start(state), "settler 3")
    to_phase(state, "expansion")
    active = me(state).active
    play(state, "expand build", f"builder 3 {own_start(state)}")
    play(state, offered(state)[0])  # a building tile: of level II by space 3, or by Monarchy
    assert kind(state) == "track"
    me(state).invested = 5  # the spaces from here on give no pawn
    play(state, "track infrastructure")
    if gone == 1:
        play(state, offered(state)[0])
    assert kind(state) == "production"
    assert me(state).active == active + pawns


@pytest.mark.parametrize(("gone", "pawns"), [(2, 1), (1, 0)])
def test_r85_r192_theocracy_reached_by_the_reward_of_a_village_counts_for_it(gone: int, pawns: int) -> None:
    state = new(government="government_1a")  # Theocracy: a pawn for every village
    take_cubes(state, infrastructure=gone)
    me(state).invested = 5
    lay(state, "territory_14", 0, -1)  # its village takes an infrastructure cube and gives another one to invest
    add_units(state, "territory_14", "settler 3")
    give_tokens(state, settle=1)
    to_phase(state, "expansion")
    active = me(state).active
    play(state, "expand settle")
    play(state, offered(state)[0])  # space 3: a building tile of level II
    assert kind(state) == "production"
    assert me(state).active == active + pawns
