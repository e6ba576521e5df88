"""Recruiting, upgrading, moving and exploring (R94 to R116, R194 to R197)."""

from __future__ import annotations

from typing import Any

from pentapolis.games.horizon.cards import BUILDING_IDS
from pentapolis.games.horizon.places import PLACE_IDS
from pentapolis.games.horizon.state import HorizonState, changed

from .invariants import check
from .table import (
    add_units,
    give_building,
    has_unit,
    kind,
    lay,
    me,
    new,
    next_tile,
    offered,
    own_start,
    play,
    refused,
    remove_units,
    run,
    take_cubes,
)


def recruit(unit: str, strength: int, zone: str = "columns") -> dict[str, Any]:
    return {"op": "recruit", "unit": unit, "strength": strength, "from": zone}


def upgrade(unit: str, by: int) -> dict[str, Any]:
    return {"op": "upgrade", "unit": unit, "by": by}


def move(points: int, extra: int = 0) -> dict[str, Any]:
    return {"op": "move", "points": points, "extra_explore": extra}


def to(state: HorizonState, place: str, unit: str = "") -> str:
    """The step that leads to the place."""
    for text in offered(state):
        if text.startswith(f"step {unit}") and state.choice(state.parse(text)).args["to"] == place:
            return text
    raise AssertionError(f"no step to {place}: {offered(state)}")


def explores(state: HorizonState) -> list[str]:
    return [
        text
        for text in offered(state)
        if text.startswith("step") and state.choice(state.parse(text)).args["explores"] == 1
    ]


def test_r94_r134_where_units_are_recruited() -> None:
    state = new()
    place = lay(state, "territory_02", 1, -1)
    state.village = changed(state.village, place, state.current)
    me(state).homes, me(state).villages = [place], 1
    run(state, [recruit("settler", 2)])
    start = own_start(state)
    assert offered(state) == [f"recruit settler {start}", "recruit settler territory_02", "decline"]
    assert refused(state, "recruit settler cradle") == ("R94", "not-home")
    assert refused(state, f"recruit soldier {start}") == ("R184", "wrong-kind")


def test_r95_r96_zone_and_strength() -> None:
    state = new(government="government_2a")  # soldiers + 1
    columns, active = sum(me(state).columns), me(state).active
    run(state, [recruit("soldier", 6)])
    play(state, f"recruit soldier {own_start(state)}")
    assert has_unit(state, own_start(state), "soldier 6") == 1  # 6 at most
    assert (sum(me(state).columns), me(state).active) == (columns - 1, active)
    run(state, [recruit("soldier", 1, "active")])
    play(state, f"recruit soldier {own_start(state)}")
    assert has_unit(state, own_start(state), "soldier 2") == 1
    assert me(state).active == active - 1


def test_r97_the_best_lower_token_or_none() -> None:
    state = new()
    start = own_start(state)
    add_units(state, start, "soldier 5", "soldier 5", "soldier 3", "soldier 3", "soldier 3")
    run(state, [recruit("soldier", 6)])
    play(state, f"recruit soldier {start}")
    assert has_unit(state, start, "soldier 2") == 1
    add_units(state, start, "soldier 1", "soldier 1")
    run(state, [recruit("either", 6)])
    assert not [text for text in offered(state) if "soldier" in text]
    assert refused(state, f"recruit soldier {start}") == ("R97", "no-token")


def test_r98_r99_r100_r101_r102_upgrades() -> None:
    state = new()
    start = own_start(state)
    add_units(state, start, "soldier 5")
    run(state, [upgrade("any", 3)])
    assert offered(state) == [f"upgrade settler 2 {start}", f"upgrade soldier 5 {start}", "decline"]
    play(state, f"upgrade soldier 5 {start}")
    assert has_unit(state, start, "soldier 6") == 1
    run(state, [upgrade("soldier", 1), {"op": "coins", "n": 1}])
    assert kind(state) == "space"  # 6 at most: nobody is eligible
    run(state, [upgrade("settler", 1)])
    assert refused(state, f"upgrade soldier 6 {start}") == ("R101", "wrong-kind")
    free = me(state).tokens[:]
    play(state, f"upgrade settler 2 {start}")
    assert me(state).tokens[0] == free[0] + 1 and me(state).tokens[1] == free[1] - 1


def test_r100_without_a_token_the_own_one_turns() -> None:
    state = new()
    remove_units(state)
    start = own_start(state)
    add_units(state, start, "settler 1", "settler 3", "settler 3", "settler 3", "settler 5", "settler 5")
    run(state, [upgrade("settler", 2)])
    play(state, f"upgrade settler 1 {start}")
    assert has_unit(state, start, "settler 2") == 1  # no 3/4 token is left: its own, turned
    run(state, [upgrade("settler", 2)])
    assert refused(state, f"upgrade settler 2 {start}") == ("R100", "no-rise")


def test_r103_r104_r106_steps_are_shared() -> None:
    state = new()
    start = own_start(state)
    add_units(state, start, "soldier 1")
    add_units(state, "cradle", "soldier 3", seat=1 - state.current)  # R106: no hindrance
    run(state, [move(2)])
    assert refused(state, "stop") == ("R104", "not-started")
    play(state, to(state, "cradle", "soldier"))
    assert refused(state, "decline") == ("R104", "no-stop")
    play(state, to(state, "cradle", "settler"))
    assert has_unit(state, "cradle", "soldier 1") == has_unit(state, "cradle", "settler 2") == 1
    assert kind(state) == "space"


def test_r105_r194_r88_bonuses_add_points() -> None:
    state = new(government="government_1b")
    take_cubes(state, food=3)  # space 3 of the investment track
    run(state, [move(1)])
    assert state.decision is not None and state.decision.about["left"] == 3


def test_r107_foreign_starting_tiles_are_only_crossed() -> None:
    state = new()
    remove_units(state)
    add_units(state, "cradle", "settler 2", "soldier 1")
    other = own_start(state, 1 - state.current)
    run(state, [move(1)])
    assert all(state.choice(action).args.get("to") != other for action in state.legal())
    wrong = next(text for text in STEPS if refused_to(state, text, other))
    assert refused(state, wrong) == ("R107", "foreign-start")
    play(state, "decline")
    run(state, [move(2)])
    play(state, to(state, other, "settler"))
    assert "stop" not in offered(state)
    assert all(text.startswith(f"step settler 2 {other}") for text in offered(state))
    assert refused(state, "stop") == ("R107", "crossing")
    assert len(explores(state)) == 2  # R195: beside the Cradle two tiles would be touched
    check(state)
    play(state, to(state, "cradle"))
    assert kind(state) == "space"


STEPS = [f"step soldier 1 cradle {direction}" for direction in ("e", "ne", "nw", "w", "sw", "se")]


def refused_to(state: HorizonState, text: str, place: str) -> bool:
    refusal = state.explain(text)
    return refusal is not None and refusal.key.endswith("foreign-start")


def test_r108_a_building_opens_a_starting_tile() -> None:
    state = new()
    other = own_start(state, 1 - state.current)
    place = PLACE_IDS.index(other)
    give_building(state, "quarry", 1 - state.current)
    board = state.boards[1 - state.current]
    board.reserve = []
    state.building_on = changed(state.building_on, place, BUILDING_IDS.index("quarry"))
    state.left = changed(state.left, place, 1 - state.current)
    board.buildings, board.homes = 1, [place]
    board.cubes[2] -= 1
    remove_units(state)
    add_units(state, "cradle", "settler 2")
    run(state, [move(1)])
    play(state, to(state, other))
    assert has_unit(state, other, "settler 2") == 1
    check(state)


def test_r109_r110_r111_r112_exploring() -> None:
    state = new(government="government_1a")  # R115: 1 coin
    start = own_start(state)
    add_units(state, start, "soldier 1")
    next_tile(state, "territory_01")  # reveal bonus: 1 coin
    coins = me(state).coins
    run(state, [move(3)])
    assert len(explores(state)) == 2 and all("settler" in text for text in explores(state))
    towards = explores(state)[0].replace("settler 2", "soldier 1")
    assert refused(state, towards) == ("R109", "soldier-explores")
    heard = play(state, explores(state)[0])
    assert [event.kind for event in heard if event.kind in ("explore", "coins", "lay")] == [
        "explore",
        "coins",
        "lay",
        "coins",
    ]
    assert has_unit(state, "territory_01", "settler 2") == 1
    assert me(state).coins == coins + 2
    assert state.decision is not None and state.decision.about["left"] == 2  # R114
    assert explores(state) == []
    check(state)


def test_r112_r113_the_reveal_limit_of_a_turn() -> None:
    state = new()
    next_tile(state, "territory_01")
    run(state, [move(3, extra=1)])
    play(state, explores(state)[0])
    assert explores(state)  # one more by the effect
    play(state, explores(state)[0])
    limit = [text for text in STEPS_OUT if reason(state, text) == "reveal-limit"]
    assert explores(state) == [] and state.reveal_limit == 2
    assert not limit or refused(state, limit[0])[0] == "R112"
    other = new()
    other.tiles_revealed = 1
    run(other, [move(3, extra=1)])
    assert explores(other)
    play(other, "decline")
    assert other.reveal_limit == 1  # declined: nothing is raised


STEPS_OUT = [
    f"step settler {strength} territory_{number:02d} {direction}"
    for strength in (2, 3)
    for number in range(1, 25)
    for direction in ("e", "ne", "nw", "w", "sw", "se")
]


def reason(state: HorizonState, text: str) -> str:
    refusal = state.explain(text)
    return "" if refusal is None else refusal.key.removeprefix("horizon-refuse-")


def test_r116_an_empty_stack_ends_exploring() -> None:
    state = new()
    run(state, [move(2)])
    towards = explores(state)[0]
    state.explored = 24
    assert explores(state) == []
    assert refused(state, towards) == ("R116", "stack-empty")


def test_r195_exploring_from_a_foreign_starting_tile() -> None:
    state = new()
    remove_units(state)
    add_units(state, "cradle", "settler 2")
    other = own_start(state, 1 - state.current)
    lay(state, "territory_02", -1, 1) if state.order()[0] == state.current else lay(state, "territory_02", 1, -1)
    run(state, [move(2)])
    play(state, to(state, other))
    assert explores(state)
    play(state, explores(state)[0])
    assert not [unit for unit in me(state).units if PLACE_IDS[unit >> 4] == other]
    check(state)


def test_r197_an_upgrade_of_the_reveal_bonus_may_go_to_the_explorer() -> None:
    state = new()
    start = own_start(state)
    add_units(state, start, "settler 2")
    next_tile(state, "territory_05")  # a settler + 1
    run(state, [move(1)])
    play(state, explores(state)[0])
    assert offered(state) == [f"upgrade settler 2 {start}", "upgrade settler 2 exploring", "decline"]
    check(state)
    play(state, "upgrade settler 2 exploring")
    assert has_unit(state, "territory_05", "settler 3") == 1
    assert has_unit(state, start, "settler 2") == 1
    check(state)
