"""Completing a Building (R77 to R82), also in the middle of other things."""

from __future__ import annotations

import pytest

from .table import (
    Player,
    activities,
    completed,
    decision,
    discard,
    forum,
    hand,
    holders,
    kinds,
    options,
    play,
    refused,
    sites,
    stock,
    table,
)

COSTS = [
    ("port", "wood", 1),
    ("viaduc", "clay", 1),
    ("garnison", "brick", 2),
    ("tour", "stone", 2),
    ("statue", "marble", 3),
]


@pytest.mark.parametrize(("name", "colour", "cost"), COSTS)
def test_r77_completed_at_once_when_the_cost_is_reached(name: str, colour: str, cost: int) -> None:
    under = f"{colour}*{cost - 1}" if cost > 1 else ""
    state = table(Player(hand="stone", stock=colour, sites={name: under}), Player(hand="wood"))
    play(state, "command stone")
    assert completed(state, 0) == [name]
    assert sites(state, 0) == {}


@pytest.mark.parametrize(("name", "colour", "cost"), COSTS[2:])
def test_r77_not_before(name: str, colour: str, cost: int) -> None:
    under = f"{colour}*{cost - 2}" if cost > 2 else ""
    state = table(Player(hand="stone", stock=colour, sites={name: under}), Player(hand="wood"))
    play(state, "command stone")
    assert completed(state, 0) == []
    assert sum(state.boards[0].sites[0].under) == cost - 1


def test_r77_later_repetitions_go_on() -> None:
    me = Player(
        hand="stone", activities="stone*2", stock="wood clay stone", sites={"port": "", "puits": "", "tour": ""}
    )
    state = table(me, Player(hand="wood"))
    play(state, "command stone", "add port wood")
    assert completed(state, 0) == ["port"]
    assert decision(state) == ("construction", 0)
    play(state, "add puits clay", "add tour stone")
    assert completed(state, 0) == ["port", "puits"]
    assert sites(state, 0) == {"tour": "stone"}


def test_r77_nothing_more_is_added_to_a_completed_building() -> None:
    me = Player(hand="stone", activities="stone", stock="wood*2", sites={"port": "", "enclos": ""})
    state = table(me, Player(hand="wood"))
    play(state, "command stone", "add port wood")
    refused(state, "add port wood", "R71", "no-site")


def test_r78_the_resources_are_discarded() -> None:
    state = table(
        Player(hand="stone", stock="marble*2", sites={"statue": "marble*2"}), Player(hand="wood"), forum="marble"
    )
    play(state, "command stone", "add statue marble")
    assert discard(state) == "marble*3"
    assert (stock(state, 0), forum(state)) == ("marble", "marble")


def test_r79_points_and_limit_rise_at_once() -> None:
    me = Player(hand="stone", activities="stone wood", stock="stone*2", sites={"tour": "stone", "phare": ""})
    state = table(me, Player(hand="wood"))
    assert (state.score(0), state.boards[0].limit) == (2, 2), "two Monopolies"
    play(state, "command stone", "add tour stone")
    assert decision(state) == ("construction", 0), "in the middle of the Order"
    assert (state.score(0), state.boards[0].limit) == (4, 3)


def test_r79_the_new_room_can_be_used_in_the_same_turn() -> None:
    """The Plaza raises the limit; its Trade launches a third Activity."""
    me = Player(hand="stone", activities="wood clay", stock="marble brick", sites={"place": "marble*2"})
    state = table(me, Player(hand="wood"), row=["statue"])
    play(state, "command stone", "order trade", "stop")
    assert activities(state, 0) == "wood clay brick"


def test_r79_sites_are_worth_nothing() -> None:
    state = table(Player(hand="stone", sites={"statue": "marble*2", "tour": "stone"}), Player())
    assert state.score(0) == 0
    assert state.boards[0].limit == 2


def test_r80_the_effect_works_for_the_rest_of_the_order() -> None:
    me = Player(hand="stone brick", activities="stone", stock="stone*2", sites={"arcades": "stone", "tour": ""})
    state = table(me, Player(hand="wood"), row=["garnison"])
    play(state, "command stone")
    refused(state, "start garnison hand", "R116", "no-arcades")
    play(state, "add arcades stone", "start garnison hand")
    assert sites(state, 0) == {"tour": "", "garnison": ""}
    assert discard(state) == "brick stone*2"


def test_r80_the_effect_works_for_a_running_plot() -> None:
    me = Player(hand="wood*2", activities="stone", stock="clay", sites={"immeuble": "", "grenier": ""})
    state = table(me, Player(hand="wood", domain="stone"), forum="marble brick", pile="clay*9", row=["viaduc"])
    play(state, "plot", "copy stone", "add immeuble clay")
    assert decision(state) == ("tenement", 0)
    assert hand(state, 0) == "wood*2 clay*3", "the draw is over"
    play(state, "take marble")
    assert hand(state, 0) == "wood*2 clay*3 marble"


def test_r80_a_granary_completed_by_the_copy_raises_the_draw() -> None:
    me = Player(hand="wood*2", activities="stone", stock="clay", sites={"grenier": ""})
    state = table(me, Player(hand="wood", domain="stone"), pile="clay*9")
    play(state, "plot", "copy stone")
    assert hand(state, 0) == "wood*2 clay*4"


def test_r80_an_aqueduct_completed_in_the_plaza_makes_room_for_its_trade() -> None:
    me = Player(
        hand="stone",
        activities="wood clay",
        stock="marble stone brick*4",
        sites={"place": "marble*2", "aqueduc": "stone"},
    )
    state = table(me, Player(hand="wood"))
    play(state, "command stone", "add place marble", "order construction", "order trade", "order trade")
    assert state.boards[0].limit == 2 + 2 + 2
    assert activities(state, 0) == "wood clay brick*2"


def test_r81_the_steps_of_a_completion_in_their_order() -> None:
    """A School of Brick: resources and points, the Monopoly of another player, the Basilica, the School's launches."""
    me = Player(hand="stone", stock="brick*3 wood", sites={"ecole": "brick"}, completed=["basilique"])
    other = Player(hand="wood", activities="brick*2")
    state = table(me, other, forum="brick", row=["statue", "temple", "senat", "place", "viaduc"])
    play(state, "command stone")
    assert (discard(state), completed(state, 0), state.boards[0].limit) == ("brick*2", ["basilique", "ecole"], 4)
    assert decision(state) == ("monopoly_take", 1)
    play(state, "take brick")
    assert decision(state) == ("basilica", 0)
    refused(state, "launch wood", "R117", "only-colour")
    play(state, "launch brick")
    assert decision(state) == ("school", 0)
    events = play(state, "launch wood", "launch brick")
    assert activities(state, 0) == "wood brick*2"
    assert kinds(events)[:2] == ["launch", "monopoly"]
    assert decision(state) == ("action", 1)


def test_r81_the_monopoly_of_the_time_of_the_completion_counts() -> None:
    """The Basilica could launch the Activity that takes the Monopoly, but the Monopoly card comes first."""
    me = Player(hand="stone", stock="wood*2", sites={"port": ""}, activities="wood", completed=["basilique"])
    other = Player(hand="clay", activities="wood")
    state = table(me, other, forum="wood", holders={"wood": 1}, row=["temple", "statue", "senat", "place", "viaduc"])
    play(state, "command stone")
    assert decision(state) == ("monopoly_take", 1)
    play(state, "decline")
    assert decision(state) == ("basilica", 0)
    play(state, "launch wood")
    assert holders(state) == {"wood": 0}
    assert decision(state) == ("action", 1), "no second chance at the card"


def test_r81_an_embassy_moves_the_monopoly_before_its_card_is_taken() -> None:
    me = Player(hand="stone", stock="brick", sites={"ambassade": "brick"}, activities="brick")
    state = table(me, Player(hand="clay", activities="brick"), forum="brick", holders={"brick": 1}, row=["statue"] * 2)
    play(state, "command stone", "add ambassade brick")
    assert holders(state) == {"brick": 0}
    assert decision(state) == ("monopoly_take", 0)


def test_r81_plaza_in_a_construction_completes_a_building_whose_monopoly_another_player_holds() -> None:
    me = Player(
        hand="stone clay",
        activities="stone",
        stock="marble wood stone",
        sites={"place": "marble*2", "port": "", "tour": "stone"},
    )
    state = table(
        me,
        Player(hand="clay", activities="marble"),
        Player(hand="brick", activities="wood"),
        forum="marble wood",
        row=["viaduc", "immeuble", "puits", "garnison", "atelier"],
    )
    play(state, "command stone", "add place marble")
    assert decision(state) == ("monopoly_take", 1), "the Plaza itself is of Marble"
    play(state, "take marble")
    assert decision(state) == ("plaza", 0)
    play(state, "order construction", "add port wood")
    assert decision(state) == ("monopoly_take", 2)
    assert completed(state, 0) == ["place", "port"]
    assert (hand(state, 1), forum(state)) == ("clay marble", "wood")
    play(state, "take wood")
    assert hand(state, 2) == "wood brick"
    assert decision(state) == ("plaza", 0), "two Orders are left"
    events = play(state, "order exploration")
    assert "draw" in kinds(events), "the Harbour completed a moment ago gives its Bonus"
    assert decision(state) == ("plaza", 0)
    play(state, "order construction")
    assert completed(state, 0) == ["place", "port", "tour"]
    assert decision(state) == ("action", 1), "the fourth Order and the second repetition found nothing to do"


def test_r81_the_interrupted_order_goes_on_after_the_plaza() -> None:
    me = Player(
        hand="stone clay", activities="stone", stock="marble wood stone", sites={"place": "marble*2", "tour": "stone"}
    )
    state = table(me, Player(hand="clay"), forum="wood", row=["viaduc", "puits", "port", "garnison", "atelier"])
    play(state, "command stone", "add place marble", "stop")
    assert decision(state) == ("construction", 0)
    assert options(state) == {"start port forum", "add tour stone", "stop"}
    play(state, "add tour stone")
    assert completed(state, 0) == ["place", "tour"]
    assert decision(state) == ("action", 1)


def test_r81_plaza_in_a_copied_construction_comes_before_the_draw() -> None:
    me = Player(hand="wood clay", activities="stone", stock="marble", sites={"place": "marble*2"})
    other = Player(hand="brick clay", domain="stone")
    state = table(me, other, pile="marble*9", row=["viaduc"])
    play(state, "plot", "copy stone")
    assert decision(state) == ("plaza", 0)
    play(state, "order draconians", "reveal clay")
    assert (stock(state, 0), hand(state, 1)) == ("clay", "brick"), "the card on their Domain makes them a victim"
    play(state, "order exploration", "put wood", "stop")
    assert (stock(state, 0), hand(state, 0)) == ("wood clay", "clay marble*4")
    assert decision(state) == ("action", 1)


def test_r81_a_victim_decides_in_the_middle_of_a_plaza_in_a_construction() -> None:
    me = Player(
        hand="stone clay marble",
        activities="stone brick*2",
        stock="marble wood",
        sites={"place": "marble*2", "port": ""},
        completed=["tour"],
    )
    other = Player(hand="wood clay", domain="wood", completed=["viaduc"], stock="clay")
    state = table(me, other)
    play(state, "command stone", "add place marble", "order draconians", "reveal clay")
    assert decision(state) == ("viaduct", 1), "one card, though there are Activities: the Plaza has no Activity Bonus"
    play(state, "pay")
    assert (stock(state, 0), hand(state, 1)) == ("wood clay", "wood clay")
    assert decision(state) == ("plaza", 0)
    play(state, "stop", "add port wood")
    assert completed(state, 0) == ["tour", "place", "port"]


def test_r82_an_unfinished_building_has_no_effect() -> None:
    me = Player(hand="stone brick", sites={"arcades": "stone", "grenier": "", "immeuble": ""})
    state = table(me, Player(hand="wood"), row=["garnison", "port"], forum="wood stone")
    play(state, "command stone")
    refused(state, "start garnison hand", "R116", "no-arcades")
    state = table(me, Player(hand="wood"), forum="wood stone", pile="clay*9")
    play(state, "plot")
    assert hand(state, 0) == "clay*3 brick stone", "no Granary, no Tenement"
    assert decision(state) == ("action", 1)


def test_r82_an_unfinished_viaduct_is_not_asked() -> None:
    me = Player(hand="brick clay")
    state = table(me, Player(hand="clay wood", stock="clay", domain="wood", sites={"viaduc": ""}))
    play(state, "command brick")
    assert (hand(state, 1), stock(state, 0)) == ("wood", "clay")


def test_r82_an_unfinished_statue_scores_nothing() -> None:
    state = table(Player(hand="wood", sites={"statue": "marble*2"}, completed=["senat"]), Player())
    assert state.score_terms(0) == {"buildings": 3, "monopolies": 0, "effects": 0}


def test_r82_the_fountain_works_for_its_own_construction() -> None:
    me = Player(hand="clay", sites={"fontaine": "marble", "statue": ""})
    state = table(me, Player(hand="wood"), forum="marble wood")
    play(state, "command clay")
    assert options(state) == {"take wood", "take marble", "add fontaine marble"}
    refused(state, "add statue marble", "R119", "fountain-only")
    play(state, "add fontaine marble")
    assert sites(state, 0) == {"fontaine": "marble*2", "statue": ""}


def test_r82_the_gate_makes_brick_sites_work() -> None:
    me = Player(hand="brick wood*2 clay*2", sites={"menagerie": "brick"})
    without, with_gate = me, Player(hand="brick wood*2 clay*2", sites={"menagerie": "brick"}, completed=["porte"])
    state = table(without, Player(hand="wood"))
    play(state, "command brick", "reveal wood")
    assert decision(state) == ("action", 1)
    state = table(with_gate, Player(hand="wood"))
    play(state, "command brick", "reveal wood")
    assert decision(state) == ("reveal", 0), "the Menagerie shows one more"
