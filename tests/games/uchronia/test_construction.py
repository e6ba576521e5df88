"""Construction (R68 to R76)."""

from __future__ import annotations

import pytest

from .table import (
    Player,
    completed,
    decision,
    discard,
    forum,
    hand,
    options,
    play,
    refused,
    row,
    sites,
    stock,
    table,
)

ROW = ["pont", "viaduc", "temple", "garnison", "sanctuaire"]
MARBLE = ["temple", "senat", "place", "statue"]  # nothing to start without Marble in the Forum


def test_r68_a_start_takes_a_building_of_the_row_and_discards_a_forum_card_of_its_colour() -> None:
    state = table(Player(hand="stone wood"), Player(hand="wood"), row=ROW, forum="stone clay*2 brick")
    play(state, "command stone")
    assert options(state) == {"start pont forum", "start viaduc forum", "start garnison forum"}
    play(state, "start viaduc forum")
    assert sites(state, 0) == {"viaduc": ""}
    assert forum(state) == "clay brick stone"
    assert discard(state) == "clay"


def test_r68_only_buildings_of_the_row_can_be_started() -> None:
    state = table(Player(hand="stone wood"), Player(hand="wood"), row=ROW, forum="stone clay*2 brick")
    play(state, "command stone")
    refused(state, "start tour forum", "R68", "not-in-row")


def test_r68_a_building_taken_this_turn_is_gone() -> None:
    me = Player(hand="stone wood", activities="stone")
    state = table(me, Player(hand="wood"), row=ROW, forum="stone clay*2 brick")
    play(state, "command stone", "start viaduc forum")
    assert row(state) == ["pont", "temple", "garnison", "sanctuaire"]


def test_r69_without_a_matching_forum_card_there_is_no_start() -> None:
    state = table(Player(hand="stone*2 marble", stock="marble"), Player(hand="wood"), row=ROW, forum="stone clay")
    play(state, "command stone")
    refused(state, "start temple forum", "R69", "no-foundation")
    refused(state, "start sanctuaire forum", "R69", "no-foundation")


def test_r69_the_hand_gives_no_foundation() -> None:
    state = table(Player(hand="stone*2 marble"), Player(hand="wood"), row=ROW, forum="stone clay")
    play(state, "command stone")
    refused(state, "start temple hand", "R116", "no-arcades")


def test_r69_the_foundation_is_used_up() -> None:
    me = Player(hand="stone", activities="stone")
    state = table(me, Player(hand="wood"), row=["pont", "tour", "viaduc"], forum="stone clay")
    play(state, "command stone", "start pont forum")
    refused(state, "start tour forum", "R69", "no-foundation")
    assert options(state) == {"start viaduc forum", "stop"}


def test_r70_a_name_under_construction_is_refused() -> None:
    me = Player(hand="stone", sites={"pont": "stone"})
    state = table(me, Player(hand="wood"), row=ROW, forum="stone*2 clay brick")
    play(state, "command stone")
    refused(state, "start pont forum", "R70", "same-name")


def test_r70_a_completed_name_is_refused() -> None:
    me = Player(hand="stone", completed=["pont"])
    state = table(me, Player(hand="wood"), row=ROW, forum="stone*2 clay brick")
    play(state, "command stone")
    refused(state, "start pont forum", "R70", "same-name")


def test_r70_another_player_may_build_the_second_card() -> None:
    me = Player(hand="stone")
    state = table(me, Player(hand="wood", completed=["pont"]), row=ROW, forum="stone*2 clay")
    play(state, "command stone", "start pont forum")
    assert sites(state, 0) == {"pont": ""}
    state = table(me, Player(hand="wood", sites={"pont": "stone"}), row=ROW, forum="stone*2 clay")
    play(state, "command stone", "start pont forum")
    assert sites(state, 0) == {"pont": ""}
    assert sites(state, 1) == {"pont": "stone"}


def test_r70_the_second_card_in_the_row_is_refused_after_the_first() -> None:
    me = Player(hand="stone", activities="stone")
    state = table(me, Player(hand="wood"), row=["pont", "pont", "viaduc", "tour"], forum="stone*3 clay")
    play(state, "command stone", "start pont forum")
    refused(state, "start pont forum", "R70", "same-name")


def test_r71_a_card_of_the_stock_goes_under_a_site() -> None:
    me = Player(hand="stone", stock="marble*2", sites={"statue": "marble", "place": ""})
    state = table(me, Player(hand="wood"))
    play(state, "command stone")
    assert options(state) == {"add statue marble", "add place marble"}
    play(state, "add statue marble")
    assert sites(state, 0) == {"statue": "marble*2", "place": ""}
    assert stock(state, 0) == "marble"


def test_r71_only_own_sites_and_cards_of_the_stock() -> None:
    me = Player(hand="stone*2", stock="marble", sites={"statue": "marble", "tour": "", "place": ""})
    state = table(me, Player(hand="wood", sites={"senat": ""}))
    play(state, "command stone")
    refused(state, "add senat marble", "R71", "no-site")
    refused(state, "add tour stone", "R71", "no-card")


def test_r72_another_colour_is_refused() -> None:
    me = Player(hand="stone*2", stock="marble stone clay", sites={"statue": "", "tour": ""})
    state = table(me, Player(hand="wood"))
    play(state, "command stone")
    assert options(state) == {"add statue marble", "add tour stone"}
    refused(state, "add statue stone", "R72", "wrong-colour")
    refused(state, "add tour clay", "R72", "wrong-colour")


def test_r73_nothing_is_added_in_the_turn_of_the_start() -> None:
    me = Player(hand="stone", stock="stone*2", activities="stone", sites={"tour": ""})
    state = table(me, Player(hand="wood"), row=["pont"], forum="stone")
    play(state, "command stone", "start pont forum")
    assert options(state) == {"add tour stone", "stop"}
    refused(state, "add pont stone", "R73", "same-turn")


def test_r73_in_the_next_turn_it_is_allowed() -> None:
    state = table(Player(hand="stone*2", stock="stone*2"), Player(hand="wood"), row=["pont", *MARBLE], forum="stone")
    play(state, "command stone", "command wood", "command stone")
    assert sites(state, 0) == {"pont": "stone"}


def test_r73_the_ban_also_holds_in_a_plaza_order() -> None:
    """Started before the Plaza was completed, in the same turn."""
    me = Player(hand="stone", stock="stone marble", activities="stone", sites={"place": "marble*2"})
    state = table(me, Player(hand="wood"), row=["pont", "tour", *MARBLE[1:]], forum="stone*2")
    play(state, "command stone", "start pont forum", "add place marble", "order construction")
    assert decision(state) == ("plaza", 0)
    assert sites(state, 0) == {"pont": "", "tour": ""}, "to start the Tower was all that could be done"
    assert stock(state, 0) == "stone"


def test_r74_the_choice_is_free_for_every_repetition() -> None:
    me = Player(hand="stone", stock="wood stone", activities="stone*2", sites={"port": "", "tour": ""})
    state = table(me, Player(hand="wood"), row=["pont", "viaduc"], forum="stone*2 clay")
    play(state, "command stone", "add tour stone", "start viaduc forum", "add port wood")
    assert sites(state, 0) == {"tour": "stone", "viaduc": ""}
    assert completed(state, 0) == ["port"]


def test_r74_two_starts_in_one_order() -> None:
    me = Player(hand="stone", activities="stone")
    state = table(me, Player(hand="wood"), row=["pont", "tour"], forum="stone*2")
    play(state, "command stone", "start pont forum", "start tour forum")
    assert sites(state, 0) == {"pont": "", "tour": ""}
    assert discard(state) == "stone*2"


def test_r74_nothing_happens_if_neither_is_possible() -> None:
    me = Player(hand="stone", stock="stone", sites={"statue": ""})
    state = table(me, Player(hand="wood"), forum="stone", row=["viaduc", *MARBLE])
    play(state, "command stone")
    assert decision(state) == ("action", 1)
    assert (stock(state, 0), sites(state, 0)) == ("stone", {"statue": ""})


@pytest.mark.parametrize("number", [3, 6])
def test_r75_several_sites_at_once(number: int) -> None:
    names = ["tour", "phare", "port", "statue", "puits", "atelier"][:number]
    me = Player(hand="stone", sites=dict.fromkeys(names, ""))
    state = table(me, Player(hand="wood"), row=["pont", *MARBLE], forum="stone")
    play(state, "command stone")
    assert list(sites(state, 0)) == [*names, "pont"]


def test_r76_the_foundation_does_not_count_as_a_resource() -> None:
    state = table(Player(hand="stone*2", stock="wood"), Player(hand="wood"), row=["port", *MARBLE], forum="wood")
    play(state, "command stone")
    assert sites(state, 0) == {"port": ""}
    assert completed(state, 0) == []
    assert discard(state) == "wood"
    play(state, "plot")
    play(state, "command stone")
    assert completed(state, 0) == ["port"], "a Wood of the Stock completes it"


def test_r76_the_foundation_is_not_played_from_the_hand() -> None:
    state = table(Player(hand="stone wood"), Player(hand="wood"), row=["port", *MARBLE], forum="wood")
    play(state, "command stone")
    assert hand(state, 0) == "wood"
