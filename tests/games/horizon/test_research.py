"""Research, discoveries, private technologies (R55 to R78)."""

from __future__ import annotations

from typing import Any

from pentapolis import Rng
from pentapolis.games.horizon.cards import SLOT_IDS, TECH_IDS

from .invariants import check
from .table import kind, me, new, offered, on_top, play, put_leader, put_tech, refused, run


def research(*levels: int, coins: int = 0, **more: Any) -> dict[str, Any]:
    given = {"scholar": "active", "ignore_prerequisites": False, "revealed_only": False, **more}
    return {"op": "research", "levels": list(levels), "coins": {str(level): coins for level in levels}, **given}


def slots(moves: list[str]) -> set[str]:
    return {move.removeprefix("research ").upper() for move in moves if move.startswith("research ")}


def ready(*researched: str):  # type: ignore[no-untyped-def]
    state = new()
    me(state).active, me(state).coins = 5, 10
    me(state).columns[0] -= 4
    for slot in researched:
        put_tech(state, slot)
    return state


def test_r55_r56_no_slot_twice_and_level_one_is_free_of_links() -> None:
    state = ready("I1")
    run(state, [research(1)])
    assert slots(offered(state)) == {"I2", "I3", "I4"}
    assert refused(state, "research i1") == ("R55", "own-slot")


def test_r57_all_links_of_levels_two_and_three() -> None:
    state = ready("I1", "I3")
    run(state, [research(2)])
    assert slots(offered(state)) == {"II1", "II4"}
    assert refused(state, "research ii2") == ("R57", "prerequisites")


def test_r58_two_of_three_links_of_level_four() -> None:
    state = ready("I1", "I2", "I3", "II1", "II2", "II3", "III1")
    run(state, [research(3, 4)])
    assert "IV1" not in slots(offered(state))
    assert refused(state, "research iv1") == ("R58", "prerequisites")
    state = ready("I1", "I2", "I3", "II1", "II2", "II3", "III1", "III2")
    run(state, [research(4)])
    assert slots(offered(state)) == {"IV1"}


def test_r59_r60_links_waived_for_what_somebody_researched() -> None:
    state = ready()
    put_tech(state, "I1", seats=(1 - state.current,))
    put_tech(state, "II1", seats=(1 - state.current,))
    run(state, [research(1, 2, ignore_prerequisites=True, revealed_only=True)])
    assert slots(offered(state)) == {"I1", "II1"}
    assert refused(state, "research i2") == ("R60", "not-revealed")


def test_r61_scholars_of_the_columns() -> None:
    state = ready()
    before = (me(state).active, me(state).columns[0])
    run(state, [research(1, scholar="columns")])
    play(state, "research i1") if state.tech_at[0] != TECH_IDS.index("bronze_working") else play(state, "research i2")
    assert me(state).columns[0] <= before[1] - 1
    me(state).active = 0
    state = ready()
    me(state).columns[0] += me(state).active
    me(state).active = 0
    run(state, [research(1), {"op": "coins", "n": 1}])
    assert kind(state) == "space"  # nobody can be the scholar: the effect is skipped


def test_r62_r63_r69_r70_leaders_come_to_the_first() -> None:
    state = ready("I1")
    put_leader(state, "II1", "homer")
    run(state, [research(2)])
    play(state, "research ii1")
    assert me(state).leader_vp == 2 and state.tech_at[SLOT_IDS.index("II1")] < 0
    assert kind(state) in ("colour", "card")
    later = ready("I1")
    put_tech(later, "II1", seats=(1 - later.current,))
    run(later, [research(2)])
    play(later, "research ii1")
    assert not me(later).leaders and TECH_IDS[later.tech_at[4]] in [TECH_IDS[tech] for tech in me(later).techs]
    fourth = ready("I1", "I2", "I3", "II1", "II2", "II3", "III1", "III2")
    put_leader(fourth, "IV1", "gandhi")
    run(fourth, [research(4)])
    play(fourth, "research iv1", "option 1")
    assert me(fourth).leader_vp == 3 and me(fourth).levels[4] == 1


def test_r66_two_coloured_titles_count_for_both() -> None:
    state = ready()
    put_tech(state, "I1", "writing")
    put_leader(state, "II1", "homer")
    on_top(state, "siege_engineering", "irrigation", "mathematics")  # red and blue, green and blue
    run(state, [research(2)])
    play(state, "research ii1")
    assert offered(state) == ["card siege_engineering", "card irrigation"]
    check(state)


def test_r68_the_last_card_of_a_colour_is_taken() -> None:
    state = ready()
    put_tech(state, "I1", "writing")
    put_leader(state, "II1", "homer")
    keep = [TECH_IDS.index(id) for id in ("guilds", "mathematics", "horseback_riding")]
    state.piles[2], state.unseen[2] = keep, 3
    run(state, [research(2)])
    play(state, "research ii1")
    assert state.tech_at[4] == TECH_IDS.index("mathematics")
    assert [TECH_IDS[tech] for tech in state.piles[2]] == ["guilds", "horseback_riding"]
    assert state.unseen[2] == 0  # all have been seen
    state = ready()
    put_tech(state, "I1", "writing")
    put_leader(state, "II1", "homer")
    state.piles[2], state.unseen[2] = keep[::2], 2
    run(state, [research(2)])
    play(state, "research ii1")
    assert offered(state) == ["colour green", "colour red"]  # no blue: any colour that is there


def test_r71_everybody_gains_the_bonus_once() -> None:
    state = ready()
    put_tech(state, "I1", "pottery", seats=())
    food = me(state).cubes[0]
    run(state, [research(1)])
    play(state, "research i1")
    assert me(state).cubes[0] == food - 1


def test_r72_a_permanent_effect_is_in_force_before_the_bonus() -> None:
    state = ready("I1")
    put_tech(state, "II1", "horseback_riding", seats=(1 - state.current,))
    run(state, [research(2)])
    play(state, "research ii1", "decline")  # no upgrade
    assert kind(state) == "step"
    assert state.decision is not None and state.decision.about["left"] == 3  # its own + 1 move


def test_r73_hooks_of_a_discovery_come_before_the_bonus() -> None:
    state = new(government="government_3a")
    me(state).active, me(state).coins = 3, 0
    me(state).columns[0] -= 2
    put_tech(state, "I1", "writing")
    put_leader(state, "II1", "homer")
    on_top(state, "astronomy", "mathematics")
    run(state, [research(2)])
    play(state, "research ii1")
    heard = play(state, "card astronomy")
    coins = [event.data["count"] for event in heard if event.kind == "coins"]
    assert coins == [1, 3]


def test_r74_discounts_of_levels_two_and_more() -> None:
    state = new(government="government_3a")
    me(state).cubes[2] = 4  # Theocracy
    me(state).invested = 4
    from pentapolis.games.horizon.research import price
    from pentapolis.games.horizon.scripts import hooks_of

    me(state).hooks = hooks_of(me(state))
    prices = sum(coins << 8 * level for level, coins in ((1, 1), (2, 2), (3, 0), (4, 6)))
    assert [price(me(state), level, prices) for level in (1, 2, 3, 4)] == [1, 1, 0, 5]


def test_r75_r76_private_technologies() -> None:
    state = new()
    on_top(state, "guilds", "currency", "sailing")
    run(state, [{"op": "private_tech", "level": 2, "reveal": 2}])
    assert offered(state) == ["card guilds", "card currency"]
    assert refused(state, "card sailing") == ("R67", "not-revealed-card")
    economy = me(state).cubes[1]
    play(state, "card currency")
    board = me(state)
    assert [TECH_IDS[tech] for tech in board.private] == ["currency"]
    assert board.levels[2] == 1 and board.scholars == 0 and board.cubes[1] == economy - 1
    assert TECH_IDS[state.piles[2][-1]] == "guilds" and TECH_IDS[state.piles[2][0]] == "sailing"
    assert state.score_terms(state.current)["technologies"] == 2
    check(state)


def test_r196_prices_come_before_what_the_leader_gives() -> None:
    state = ready("I1")
    put_leader(state, "II1", "marco_polo")
    me(state).coins = 1
    run(state, [research(2, coins=2), {"op": "vp", "n": 1}])
    assert kind(state) == "space"


def test_r67_r183_cards_under_the_pile_stay_known_in_their_order() -> None:
    state = ready()
    put_tech(state, "I1", "writing")
    put_leader(state, "II1", "homer")
    on_top(state, "guilds", "siege_engineering", "horseback_riding", "irrigation")
    run(state, [research(2)])
    play(state, "research ii1")
    assert kind(state) == "card"
    shown = state.piles[2][:4]
    worlds = [state.resample(1, Rng(seed)) for seed in range(6)]
    assert all(world.piles[2][:4] == shown and world.view(None) == state.view(None) for world in worlds)
    play(state, "card irrigation")
    under = state.piles[2][-3:]
    assert [TECH_IDS[tech] for tech in under] == ["guilds", "siege_engineering", "horseback_riding"]
    assert state.view(0)["piles"]["2"]["bottom"] == ["guilds", "siege_engineering", "horseback_riding"]
    worlds = [state.resample(0, Rng(seed)) for seed in range(6)]
    assert all(world.piles[2][-3:] == under and world.view(None) == state.view(None) for world in worlds)
    assert len({tuple(world.piles[2][:-3]) for world in worlds}) > 1
