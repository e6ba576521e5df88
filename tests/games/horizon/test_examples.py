"""The worked examples of the rulebook, E1 to E12."""

from __future__ import annotations

from pentapolis.games.horizon.cards import BUILDING_IDS, SLOT_IDS, TECH_IDS
from pentapolis.games.horizon.places import PLACE_IDS

from .invariants import check
from .table import (
    add_units,
    after_first_turn,
    give_building,
    give_tokens,
    has_unit,
    kind,
    lay,
    me,
    new,
    offered,
    on_top,
    own_start,
    play,
    put_leader,
    put_tech,
    refused,
    remove_units,
    run,
    set_objectives,
    take_cubes,
    to_phase,
)


def test_r64_r65_r67_e1_a_discovery_of_level_three() -> None:
    state = after_first_turn(new())
    put_tech(state, "I3")
    put_tech(state, "I2")
    put_tech(state, "I4")
    put_tech(state, "II4", "astronomy")  # blue
    put_tech(state, "II5", "currency")  # green
    put_leader(state, "III5", "shakespeare")
    on_top(state, "gunpowder", "missiles", "banking", "refrigeration", "electricity")
    me(state).active, me(state).coins = me(state).active + 1, 10
    me(state).columns[0] -= 1
    me(state).villages = 0
    run(state, [RESEARCH_THREE])
    heard = play(state, "research iii5") if kind(state) == "slot" else []
    assert [event.kind for event in heard if event.kind in ("research", "leader")] == ["research", "leader"]
    assert me(state).leader_vp == 3  # the leader comes first
    assert offered(state) == ["colour blue", "colour green"]
    assert refused(state, "colour red") == ("R64", "colour")
    play(state, "colour blue")
    assert offered(state) == ["card missiles", "card refrigeration"]
    food = me(state).cubes[0]
    play(state, "card refrigeration")
    assert state.tech_at[SLOT_IDS.index("III5")] == TECH_IDS.index("refrigeration")
    assert me(state).cubes[0] == food - 1  # its immediate bonus: invest 1 food cube
    names = [TECH_IDS[tech] for tech in state.piles[3]]
    assert names[-3:] == ["gunpowder", "missiles", "banking"]  # Q12: in the order revealed
    check(state)


RESEARCH_THREE = {
    "op": "research",
    "levels": [3],
    "coins": {"3": 4},
    "scholar": "active",
    "ignore_prerequisites": False,
    "revealed_only": False,
}


def test_r80_r87_e2_investing_uncovers_a_government_space_first() -> None:
    state = new(government="government_3a")  # Monarchy: 4 coins
    take_cubes(state, infrastructure=1)
    me(state).invested = 0
    me(state).coins = 0
    run_events = state.listen()
    run(state, [{"op": "invest", "track": "infrastructure", "n": 1}])
    told = [(event.kind, event.data) for event in run_events]
    assert [name for name, _ in told] == ["uncover", "stage", "coins", "invest", "coins"]
    assert me(state).coins == 4 + 1


def test_r140_e3_no_change_is_given() -> None:
    state = new()
    lay(state, "territory_15", 1, -1)  # force 4
    give_tokens(state, settle=1)
    add_units(state, "territory_15", "settler 3", "settler 3")
    to_phase(state, "expansion")
    play(state, "expand settle")
    assert has_unit(state, "territory_15", "settler 2") == 0
    assert me(state).villages == 1
    assert not [unit for unit in me(state).units if unit >> 4 == PLACE_IDS.index("territory_15") and unit & 7 != 3]


def test_r136_r141_e4_settle() -> None:
    state = new()
    lay(state, "territory_01", 1, -1)
    give_tokens(state, settle=1)
    add_units(state, "territory_01", "settler 4")
    me(state).coins = 0
    to_phase(state, "expansion")
    before = (me(state).columns[:], me(state).cubes[1])
    play(state, "expand settle")
    assert has_unit(state, "territory_01", "settler 4") == 0
    assert me(state).columns[0] == before[0][0] + 1  # the columns to its right are full
    assert me(state).cubes[1] == before[1] - 1
    assert me(state).coins == 3
    assert state.score_terms(state.current)["villages"] == 4
    assert state.supply[0] == 8
    check(state)


def test_r143_r146_e5_fortify() -> None:
    state = new()
    place = lay(state, "territory_01", 1, -1)
    me(state).cubes[1] -= 1
    state.village = [*state.village]
    state.village[place] = state.current
    me(state).villages, me(state).homes = 1, [place]
    give_tokens(state, fortify=1)
    add_units(state, "territory_01", "soldier 3")
    to_phase(state, "expansion")
    play(state, "expand fortify")
    assert kind(state) == "building_tile"  # the space that the infrastructure cube uncovers
    assert state.city[place] < 0  # R80: the cube has not arrived
    play(state, offered(state)[0])
    assert state.city[place] == state.current
    assert state.score_terms(state.current)["cities"] == 7
    assert has_unit(state, "territory_01", "soldier 3") == 0
    check(state)


def test_r126_e6_building_wears_settlers_down() -> None:
    for strength, left in ((3, "settler 2"), (1, "")):
        state = new()
        remove_units(state)
        start = own_start(state)
        add_units(state, start, f"settler {strength}")
        give_building(state, "quarry")
        me(state).coins = 2
        to_phase(state, "expansion")
        play(state, "expand build")
        assert len(me(state).units) == (1 if left else 0)
        assert not left or has_unit(state, start, left) == 1
        check(state)


def test_r119_r132_r173_e7_the_farm() -> None:
    state = new()
    remove_units(state)
    start = own_start(state)
    first = state.current
    add_units(state, start, "settler 3")
    give_building(state, "farm")
    me(state).coins = 2
    to_phase(state, "expansion")
    active = me(state).active
    play(state, "expand build")
    assert me(state).coins == 0
    assert has_unit(state, start, "settler 2") == 1
    place = PLACE_IDS.index(start)
    assert state.building_on[place] == BUILDING_IDS.index("farm")
    assert (state.left[place], state.right[place]) == (first, -1)
    assert me(state).active == active + 2  # columns A and B: the food cube has uncovered B before the bonus
    assert state.score_terms(first)["buildings"] == 0
    play(state, "produce coins")
    second = state.current
    assert second != first
    add_units(state, start, "settler 2")  # R108: everybody may stand there now
    me(state).coins = 2
    to_phase(state, "expansion")
    play(state, "expand join")
    assert (state.left[place], state.right[place]) == (first, second)
    assert state.score_terms(first)["buildings"] == 1
    assert state.score_terms(second)["buildings"] == 0
    assert has_unit(state, start, "settler 1") == 1
    check(state)


def test_r150_r151_r152_e8_production() -> None:
    for move, active, coins in (("produce population", 2, 0), ("produce coins", 0, 1)):
        state = new(government="government_2b")
        take_cubes(state, food=1)
        to_phase(state, "production")
        board = me(state)
        before = (board.active, board.coins)
        play(state, move)
        assert (board.active - before[0], board.coins - before[1]) == (active, coins)


def test_r157_r161_r162_e9_the_first_to_fulfil_an_objective() -> None:
    state = new()
    set_objectives(state, "modern_age", "colonial_empire", "golden_age")
    take_cubes(state, food=8)
    to_phase(state, "production")
    seat = state.current
    play(state, "produce coins")
    assert kind(state) == "track"  # the claim was forced: only one objective is fulfilled
    assert offered(state) == ["track economy", "track infrastructure"]
    assert refused(state, "track food") == ("R79", "track-empty")
    play(state, "track economy")
    assert state.score_terms(seat)["objectives"] == 5
    assert state.claims == [[], [], [seat]]


def test_r95_e10_an_active_pawn_becomes_a_unit_of_strength_two() -> None:
    state = new()
    option = {
        "cost": {"coins": 1, "exhaust": 0},
        "ops": [{"op": "recruit", "unit": "either", "strength": 2, "from": "active"}],
    }
    me(state).coins = 1
    active = me(state).active
    start = own_start(state)
    run(state, [{"op": "choose", "options": [option]}])
    assert offered(state) == ["option 1", "decline"]
    play(state, "option 1")
    assert offered(state) == [f"recruit settler {start}", f"recruit soldier {start}"]  # R191: no declining
    play(state, f"recruit soldier {start}")
    assert (me(state).coins, me(state).active) == (0, active - 1)
    assert has_unit(state, start, "soldier 2") == 1


def test_r48_r103_e11_basic_three() -> None:
    state = new()
    start = own_start(state)
    play(state, "go basic_3.a", f"recruit settler {start}")
    assert kind(state) == "step" and "decline" in offered(state)
    ways = [move for move in offered(state) if move.startswith("step settler 1")]
    side = next(move for move in ways if state.choice(state.parse(move)).args["to"] == "cradle")
    play(state, side)
    assert "stop" in offered(state)
    other = next(move for move in offered(state) if move.startswith(f"step settler 2 {start}"))
    play(state, other)  # split between two units
    assert kind(state) != "step"
    check(state)


def test_r15_r16_r8_r11_e12_setup_arithmetic() -> None:
    state = new()
    for board in state.boards:
        assert board.columns == [6, 5, 4, 3, 2]
        assert (board.active, board.coins, len(board.units)) == (1, 1, 1)
        assert has_unit(state, own_start(state, board.seat), "settler 2", board.seat) == 1
    assert sum(leader >= 0 for leader in state.leader_at) == 15
    assert sum(len(river) for river in state.rivers) == 9
    check(state)
