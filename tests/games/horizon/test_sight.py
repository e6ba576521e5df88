"""What the estimate sees of a position: every number is where its name says, and comes from what it says."""

from __future__ import annotations

import pytest
from librt.vecs import vec

from pentapolis.games.horizon.sight import COUNT, NAMES, look
from pentapolis.games.horizon.state import HorizonState

from .table import add_units, give_building, give_tokens, lay, me, new, put_tech, set_objectives, take_cubes


def seen(state: HorizonState, seat: int | None = None) -> dict[str, float]:
    """What there is to see, by name, without what is not there."""
    numbers = vec[float]([7.0] * COUNT)
    look(state, state.current if seat is None else seat, numbers)
    return {name: number for name, number in zip(NAMES, numbers, strict=True) if number}


def test_a_new_player_has_means_and_no_targets() -> None:
    state = new()
    me(state).coins = 14
    found = seen(state)
    assert len(set(NAMES)) == COUNT
    assert [found[f"coins_{number}"] for number in (3, 6, 12, 24)] == [3, 3, 6, 2]
    assert found["hands"] == me(state).hands() and found["drawn"] == found["columns"]
    away = ("settle_token", "village_taken", "city_near", "expands", "ready", "tiles_1", "level_1", "gate_2", "goal")
    assert not set(away) & set(found)


def test_a_settler_with_a_token_takes_a_village_and_one_from_afar_comes_near_to_it() -> None:
    state = new()
    lay(state, "territory_02", 1, -1)
    add_units(state, "territory_02", "settler 6")
    on_it = seen(state)
    assert on_it["village_near"] > 2 and "expands" not in on_it and "village_token" not in on_it
    give_tokens(state, settle=3, fortify=1)
    found = seen(state)
    assert found["village_taken"] == found["village_near"] == found["village_token"] == on_it["village_near"]
    assert (found["expands"], found["settle_token"], found["settle_tokens"], found["fortify_token"]) == (1, 1, 2, 1)
    assert "city_near" not in found and "fortify_tokens" not in found
    lay(state, "territory_03", 2, -2)
    further = seen(state)
    assert further["village_near"] > 0 and further["village_second"] > 0
    assert further["village_second"] < further["village_near"]


def test_tiles_technologies_cubes_and_objectives_are_seen() -> None:
    state = new()
    set_objectives(state, "modern_age", "colonial_empire", "golden_age")
    lay(state, "territory_02", 1, -1)
    add_units(state, "territory_02", "settler 1")
    give_building(state, "farm")
    put_tech(state, "I1")
    take_cubes(state, food=2, infrastructure=1)
    me(state).coins = 9
    me(state).villages = 2
    found = seen(state)
    assert (found["tiles_1"], found["payable"], found["ready"], found["expands"]) == (1, 1, 1, 1)
    assert (found["level_1"], found["removed_food"], found["removed_infrastructure"]) == (1, 2, 1)
    assert (found["monarchy"], found["theocracy"]) == (0.5, 0.25)
    assert found["goal"] == pytest.approx(10 / 3) and found["goal_near"] == pytest.approx(20 / 9)
    me(state).villages = 3
    assert seen(state)["goal_done"] == 5
    state.claims[1] = [1 - state.current]
    assert seen(state)["goal_done"] == 3
    me(state).coins = 0
    assert not {"payable", "ready", "expands"} & set(seen(state))
    assert "tiles_1" not in seen(state, 1 - state.current)
