"""Buildings, villages and cities (R117 to R148, R188, R192, R199)."""

from __future__ import annotations

from pentapolis.games.horizon.cards import BUILDING_IDS, GOVERNMENT_IDS
from pentapolis.games.horizon.places import PLACE_IDS
from pentapolis.games.horizon.scripts import hooks_of
from pentapolis.games.horizon.state import HorizonState, changed

from .invariants import check
from .table import (
    add_units,
    give_building,
    give_tokens,
    has_unit,
    kind,
    lay,
    me,
    new,
    offered,
    own_start,
    play,
    refused,
    remove_units,
    run,
    to_phase,
)

BUILD = {"op": "build", "mode": "any", "discount": 0}


def settled(state: HorizonState, territory: str, seat: int) -> None:
    """The village of a laid territory belongs to the seat, with a food cube."""
    place = PLACE_IDS.index(territory)
    state.village = changed(state.village, place, seat)
    board = state.boards[seat]
    board.villages += 1
    board.homes = sorted([*board.homes, place])
    board.cubes[0] -= 1


def test_r117_each_option_only_if_it_can_be_carried_out() -> None:
    state = new()
    give_tokens(state, settle=1, fortify=1)
    give_building(state, "farm")
    me(state).coins = 1
    to_phase(state, "expansion")
    assert kind(state) == "production"  # nothing was possible: no decision
    state = new()
    give_building(state, "farm")
    me(state).coins = 2
    to_phase(state, "expansion")
    assert offered(state) == ["expand nothing", "expand build"]
    assert refused(state, "expand settle") == ("R136", "no-settle-token")
    assert refused(state, "expand join") == ("R131", "no-join")
    play(state, "expand nothing")
    assert kind(state) == "production" and me(state).coins == 2


def test_r118_effects_need_no_token_and_do_not_use_the_phase() -> None:
    state = new()
    lay(state, "territory_02", 1, -1)
    add_units(state, "territory_02", "settler 2")
    run(state, [{"op": "settle"}])
    assert offered(state) == ["settle territory_02", "decline"]
    play(state, "settle territory_02")
    assert me(state).villages == 1 and kind(state) == "space"


def test_r119_r120_r121_r122_r123_r124_where_buildings_may_be_laid() -> None:
    state = new()
    start, other = own_start(state), own_start(state, 1 - state.current)
    remove_units(state)
    lay(state, "territory_02", 1, -1)
    lay(state, "territory_03", 0, -1)
    lay(state, "territory_04", 0, 1)
    settled(state, "territory_03", 1 - state.current)
    add_units(state, "territory_04", "soldier 1", seat=1 - state.current)
    for place in ("cradle", start, "territory_02", "territory_03", "territory_04"):
        add_units(state, place, "settler 1" if place != "cradle" else "settler 3")
        if place == start:
            remove = [unit for unit in me(state).units if PLACE_IDS[unit >> 4] == "territory_99"]
            assert not remove
        if len([unit for unit in me(state).units if unit & 7 < 3]) == 3:
            break
    give_building(state, "quarry")
    me(state).coins = 9
    run(state, [BUILD])
    play(state, "build quarry")
    assert set(offered(state)) == {"builder 3 cradle", f"builder 1 {start}", "builder 1 territory_02"}
    assert refused(state, "builder 1 territory_03") == ("R123", "has-village")
    assert refused(state, f"builder 1 {other}") == ("R119", "no-settler")
    assert refused(state, "builder 5 cradle") == ("R119", "no-settler")


def test_r124_opposing_units_bar_a_new_building() -> None:
    state = new()
    remove_units(state)
    add_units(state, "cradle", "settler 2")
    add_units(state, "cradle", "soldier 1", seat=1 - state.current)
    give_building(state, "quarry")
    me(state).coins = 9
    to_phase(state, "expansion")
    assert kind(state) == "production"


def test_r125_discounts_of_buildings() -> None:
    state = new(government="government_2b")
    give_building(state, "cathedral")
    give_building(state, "farm")
    me(state).coins = 2
    run(state, [{"op": "build", "mode": "new", "discount": 3}])
    assert offered(state) == ["build farm", "build cathedral", "decline"]
    assert state.choice(state.parse("build cathedral")).args["coins"] == 2
    assert state.choice(state.parse("build farm")).args["coins"] == 0
    me(state).coins = 1
    assert refused(state, "build cathedral") == ("R125", "building-price")


def test_r127_r128_r129_r192_a_building_covers_its_tile() -> None:
    state = new(government="government_4b")
    me(state).cubes[2] = 4
    me(state).invested = 4
    me(state).hooks = hooks_of(me(state))  # Theocracy: 1 coin for each cube outside
    remove_units(state)
    place = lay(state, "territory_02", 1, -1)
    add_units(state, "territory_02", "settler 3")
    give_building(state, "trading_post")
    me(state).coins = 3
    economy = me(state).cubes[1]
    heard = state.listen()
    run(state, [{"op": "build", "mode": "new", "discount": 0}])
    for move in ("build trading_post",):
        if kind(state) == "build":
            state.play(state.parse(move))
    assert me(state).cubes[1] == economy - 1  # the left symbol
    told = [(event.kind, event.data.get("count")) for event in heard if event.kind in ("first_builder", "coins")]
    assert told == [("first_builder", None), ("coins", 1), ("coins", 3)]  # hook of the cube, then the bonus
    assert state.building_on[place] == BUILDING_IDS.index("trading_post")
    add_units(state, "territory_02", "settler 4")
    run(state, [{"op": "settle"}, {"op": "coins", "n": 1}])
    assert kind(state) == "space"  # no village there any more


def test_r131_r133_second_builders() -> None:
    state = new()
    give_building(state, "market")
    me(state).coins = 9
    run(state, [{"op": "build", "mode": "new", "discount": 0}])
    play(state, "build market")
    add_units(state, own_start(state), "settler 2")
    run(state, [{"op": "build", "mode": "existing", "discount": 0}, {"op": "coins", "n": 1}])
    assert kind(state) == "space"  # the same player cannot build twice


def test_r130_r174_centre_points_for_each_builder() -> None:
    state = new()
    give_building(state, "palace")
    me(state).coins = 7
    run(state, [{"op": "build", "mode": "new", "discount": 0}])
    play(state, "build palace", *([offered(state)[0]] if kind(state) == "builder" else []))
    while kind(state) != "space":
        play(state, offered(state)[-1])
    assert state.score_terms(state.current)["buildings"] == 6


def test_r135_a_weakened_settler_without_a_lower_token() -> None:
    state = new()
    remove_units(state)
    start = own_start(state)
    add_units(state, start, "settler 3", "settler 1", "settler 1", "settler 1")
    give_building(state, "quarry")
    me(state).coins = 2
    run(state, [BUILD])
    play(state, "build quarry", f"builder 3 {start}")
    assert has_unit(state, start, "settler 3") == 0 and len(me(state).units) == 3  # exhausted


def test_r138_r139_r142_sets_without_a_superfluous_settler() -> None:
    state = new()
    lay(state, "territory_15", 1, -1)  # force 4
    give_tokens(state, settle=1)
    remove_units(state)
    add_units(state, "territory_15", "settler 3", "settler 3", "settler 1", "settler 2")
    add_units(state, "territory_15", "soldier 3", seat=1 - state.current)  # R142
    to_phase(state, "expansion")
    play(state, "expand settle")
    assert offered(state) == ["engage 3"] or kind(state) == "engage"
    # Sets that reach 4 and lack it without any member: 3+3, 3+2, 3+1; 2+1 is too weak.
    assert offered(state) == ["engage 3", "engage 2", "engage 1"]
    assert refused(state, "engage 5") == ("R139", "not-engageable")
    play(state, "engage 1")
    assert has_unit(state, "territory_15", "settler 3") == 1
    assert has_unit(state, "territory_15", "settler 2") == 1
    check(state)


def test_r137_r144_r145_r147_villages_first_then_cities_each_once() -> None:
    state = new()
    lay(state, "territory_02", 1, -1)
    add_units(state, "territory_02", "soldier 2", "settler 2")
    run(state, [{"op": "fortify"}, {"op": "coins", "n": 1}])
    assert kind(state) == "space"  # no village yet
    settled(state, "territory_02", 1 - state.current)
    run(state, [{"op": "settle"}, {"op": "coins", "n": 1}])
    assert kind(state) == "space"  # once for ever
    run(state, [{"op": "fortify"}])
    play(state, "fortify territory_02")
    place = PLACE_IDS.index("territory_02")
    assert (state.village[place], state.city[place]) == (1 - state.current, state.current)
    add_units(state, "territory_02", "soldier 2")
    run(state, [{"op": "fortify"}, {"op": "coins", "n": 1}])
    assert kind(state) == "space"
    check(state)


def test_r148_force_discounts() -> None:
    state = new()
    from .table import put_tech

    place = lay(state, "territory_02", 1, -1)  # force 2
    settled(state, "territory_02", 1 - state.current)
    put_tech(state, "III1", "gunpowder")
    add_units(state, "territory_02", "soldier 1")
    run(state, [{"op": "fortify"}])
    assert offered(state) == ["fortify territory_02", "decline"]
    assert state.choice(state.parse("fortify territory_02")).args["force"] == 1
    assert place


def test_r182_r188_rivers_are_refilled_at_once() -> None:
    state = new()
    river, pile = state.rivers[1], state.building_piles[1]
    run(state, [{"op": "building", "level": 1}])
    assert offered(state) == [f"pick {BUILDING_IDS[tile]}" for tile in river]
    assert refused(state, f"pick {BUILDING_IDS[pile[0]]}") == ("R188", "not-in-river")
    play(state, f"pick {BUILDING_IDS[river[1]]}")
    assert state.rivers[1] == [river[0], river[2], pile[0]]
    assert me(state).reserve == [river[1]]
    state.rivers[1], state.building_piles[1] = [], []
    run(state, [{"op": "building", "level": 1}, {"op": "coins", "n": 1}])
    assert kind(state) == "space"  # the gain is lost


def test_r185_despotism_stays_with_theocracy() -> None:
    state = new(government="government_2b")
    me(state).cubes[2] = 4
    me(state).hooks = hooks_of(me(state))
    assert me(state).hooks.build_discount == 1 and any(me(state).hooks.programs)
    assert GOVERNMENT_IDS[me(state).government] == "government_2b"


def test_r199_any_tile_of_the_reserve_may_be_built() -> None:
    state = new()
    give_building(state, "palace")
    me(state).coins = 7
    to_phase(state, "expansion")
    assert "expand build" in offered(state)
