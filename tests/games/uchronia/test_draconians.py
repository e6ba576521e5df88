"""Draconians (R47 to R56); what Outpost, Garrison and Viaduct do alone is tested with their own rules."""

from __future__ import annotations

import pytest

from .table import Player, decision, forum, hand, kinds, options, play, refused, stock, table


def test_r47_one_card_is_revealed() -> None:
    state = table(Player(hand="brick clay marble"), Player(hand="wood"), forum="clay*2 marble*2")
    play(state, "command brick", "reveal clay")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == "clay"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r47_one_more_for_each_activity(number: int) -> None:
    me = Player(hand="brick clay*6 marble", activities=f"brick*{number}", completed=["grenier"])
    state = table(me, Player(hand="wood"), forum="clay*9")
    play(state, "command brick", *["reveal clay"] * (number + 1))
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == f"clay*{number + 1}"


def test_r47_a_card_is_revealed_once() -> None:
    state = table(Player(hand="brick clay marble*2", activities="brick*2"), Player(hand="wood"))
    play(state, "command brick", "reveal clay")
    refused(state, "reveal clay", "R47", "no-card")
    refused(state, "reveal brick", "R47", "no-card")
    play(state, "reveal marble", "reveal marble")
    assert decision(state) == ("action", 1)


def test_r47_the_first_card_is_a_must_the_others_not() -> None:
    state = table(Player(hand="brick clay marble", activities="brick"), Player(hand="wood"), forum="clay marble")
    play(state, "command brick")
    assert options(state) == {"reveal clay", "reveal marble"}
    play(state, "reveal clay")
    assert options(state) == {"reveal marble", "stop"}
    play(state, "stop")
    assert (stock(state, 0), forum(state)) == ("clay", "marble")


def test_r47_no_more_than_the_hand_holds() -> None:
    me = Player(hand="brick clay marble", activities="brick*2")
    state = table(me, Player(hand="clay wood", domain="wood"), forum="clay marble")
    play(state, "command brick", "reveal clay", "reveal marble")
    assert stock(state, 0) == "clay*2 marble", "the Order goes on after the last card"
    assert decision(state) == ("action", 1)


def test_r48_only_players_with_a_card_on_their_domain_are_affected() -> None:
    state = table(
        Player(hand="brick clay marble"),
        Player(hand="clay*2", domain="wood"),
        Player(hand="clay*2"),
        Player(hand="clay*2", domain="marble*2"),
    )
    play(state, "command brick", "reveal clay")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["clay", "clay*2", "clay"]
    assert stock(state, 0) == "clay*2"


def test_r48_the_executor_himself_is_not_affected() -> None:
    state = table(Player(hand="brick*2 clay"), Player(hand="wood"))
    play(state, "command brick", "reveal brick")
    assert hand(state, 0) == "clay brick"
    assert stock(state, 0) == ""


def test_r49_the_victim_chooses_among_the_revealed_colours() -> None:
    me = Player(hand="brick clay marble", activities="brick")
    state = table(me, Player(hand="wood clay marble", domain="wood"))
    play(state, "command brick", "reveal clay", "reveal marble")
    assert decision(state) == ("give", 1)
    assert options(state) == {"give clay", "give marble"}
    refused(state, "give wood", "R49", "not-counting")
    play(state, "give marble")
    assert (hand(state, 1), stock(state, 0)) == ("wood clay", "marble")


def test_r49_only_a_card_of_the_own_hand_can_be_given() -> None:
    me = Player(hand="brick clay marble stone", activities="brick*2")
    state = table(me, Player(hand="wood clay marble", stock="stone", domain="wood"))
    play(state, "command brick", "reveal clay", "reveal marble", "reveal stone")
    assert options(state) == {"give clay", "give marble"}
    refused(state, "give stone", "R49", "no-card")


def test_r49_without_a_card_of_a_revealed_colour_nothing_is_given() -> None:
    state = table(Player(hand="brick clay marble"), Player(hand="wood stone", domain="wood"))
    events = play(state, "command brick", "reveal clay")
    assert hand(state, 1) == "wood stone"
    assert stock(state, 0) == ""
    (nothing,) = [event for event in events if event.kind == "nothing_to_give"]
    assert nothing.view(None)["data"] == {"colours": ["clay"]}, "and nothing is shown"


def test_r50_giving_is_mandatory() -> None:
    me = Player(hand="brick clay marble", activities="brick")
    state = table(me, Player(hand="wood clay marble", domain="wood"))
    play(state, "command brick", "reveal clay", "reveal marble")
    refused(state, "decline", "R50", "must")
    refused(state, "stop", "R50", "must")


def test_r50_the_only_fitting_card_goes_by_itself_to_the_stock_of_the_executor() -> None:
    state = table(Player(hand="brick clay marble"), Player(hand="clay wood", domain="wood"))
    events = play(state, "command brick", "reveal clay")
    (give,) = [event for event in events if event.kind == "give"]
    assert (give.seat, give.data) == (1, {"colour": "clay", "executor": 0})
    assert (hand(state, 0), stock(state, 0), hand(state, 1)) == ("clay marble", "clay", "wood")


def test_r51_never_more_than_one_card_from_each_victim() -> None:
    me = Player(hand="brick clay*2 marble", activities="brick*2")
    state = table(me, Player(hand="clay*3 marble*3", domain="wood"))
    play(state, "command brick", "reveal clay", "reveal clay", "reveal marble", "give clay")
    assert decision(state) == ("action", 1)
    assert hand(state, 1) == "clay*2 marble*3"
    assert stock(state, 0) == "clay"


def test_r52_one_card_of_the_forum_for_each_revealed_card() -> None:
    me = Player(hand="brick clay*2 marble", activities="brick*2")
    state = table(me, Player(hand="wood"), forum="clay*3 marble*3 wood")
    play(state, "command brick", "reveal clay", "reveal clay", "reveal marble")
    assert stock(state, 0) == "clay*2 marble"
    assert forum(state) == "wood clay marble*2"


def test_r52_as_far_as_there_are_any() -> None:
    me = Player(hand="brick clay*2 marble", activities="brick*2")
    state = table(me, Player(hand="wood"), forum="clay wood")
    play(state, "command brick", "reveal clay", "reveal clay", "reveal marble")
    assert stock(state, 0) == "clay"
    assert forum(state) == "wood"


def test_r53_victims_give_before_the_forum_is_taken() -> None:
    me = Player(hand="brick clay marble", activities="brick")
    other = Player(hand="clay marble", domain="wood")
    state = table(me, other, forum="clay marble")
    play(state, "command brick", "reveal clay", "reveal marble")
    assert decision(state) == ("give", 1)
    assert forum(state) == "clay marble"
    assert stock(state, 0) == ""
    events = play(state, "give clay")
    assert [kind for kind in kinds(events) if kind in ("give", "collect")] == ["give", "collect", "collect"]


def test_r54_revealed_cards_return_to_the_hand() -> None:
    me = Player(hand="brick clay marble", activities="brick")
    state = table(me, Player(hand="clay wood", domain="wood"))
    play(state, "command brick", "reveal clay", "reveal marble")
    assert hand(state, 0) == "clay marble"
    play(state, "plot")
    play(state, "command clay")
    assert "clay" not in hand(state, 0), "an ordinary card again"


def test_r55_with_an_empty_hand_nothing_happens() -> None:
    state = table(Player(hand="brick", activities="brick"), Player(hand="clay wood", domain="wood"), forum="clay*2")
    events = play(state, "command brick")
    assert kinds(events)[:1] == ["command"]
    assert not {"reveal", "give", "collect", "nothing_to_give"} & set(kinds(events))
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == ""


def test_r56_victims_are_asked_clockwise_from_the_executor() -> None:
    me = Player(hand="brick clay marble", activities="brick")
    others = [Player(hand="clay*2 marble*2", domain="wood") for _ in range(3)]
    state = table(others[0], others[1], me, others[2], turn_of=2)
    play(state, "command brick", "reveal clay", "reveal marble")
    asked = []
    while decision(state) is not None and state.decision and state.decision.kind == "give":
        asked.append(state.player)
        play(state, "give clay")
    assert asked == [3, 0, 1]


def test_r56_each_victim_is_asked_completely_before_the_next() -> None:
    me = Player(hand="brick clay marble", activities="brick")
    owner = Player(hand="clay marble", domain="wood", completed=["viaduc"], stock="clay")
    state = table(me, owner, owner, Player(hand="clay marble", domain="wood"))
    play(state, "command brick", "reveal clay", "reveal marble")
    asked = []
    for move in ("decline", "give clay", "pay", "give marble"):
        asked.append(decision(state))
        play(state, move)
    assert asked == [("viaduct", 1), ("give", 1), ("viaduct", 2), ("give", 3)]
    assert stock(state, 0) == "clay*2 marble"


def protected(hand: str, *, domain: str = "wood") -> Player:
    """Somebody with Outpost, Garrison and Viaduct, who can pay."""
    return Player(hand=hand, domain=domain, stock="clay", completed=["avant_poste", "garnison", "viaduc"])


def test_r49_outpost_garrison_and_viaduct_together() -> None:
    """Revealed Clay, Stone, Marble; the Outpost hides Clay, the Garrison needs the Forum, which has no Stone."""
    me = Player(hand="brick clay stone marble", activities="brick*2")
    state = table(
        me, protected("wood clay stone marble"), Player(hand="clay stone", domain="wood"), forum="clay marble"
    )
    play(state, "command brick", "reveal clay", "reveal stone", "reveal marble")
    assert decision(state) == ("withhold", 0)
    play(state, "withhold clay")
    assert decision(state) == ("viaduct", 1)
    assert state.decision is not None
    assert state.decision.about["colours"] == ["marble"]
    events = play(state, "decline")
    assert [(event.seat, event.data["colour"]) for event in events if event.kind == "give"] == [(1, "marble")]
    assert decision(state) == ("give", 2), "the neighbour has no such walls"
    assert options(state) == {"give clay", "give stone"}
    play(state, "give stone")
    assert stock(state, 0) == "clay stone marble*2", "one card from each, then Clay and Marble of the Forum"
    assert hand(state, 1) == "wood clay stone"


def test_r49_outpost_and_garrison_leave_no_colour_then_the_viaduct_is_not_offered() -> None:
    me = Player(hand="brick clay stone marble", activities="brick")
    state = table(me, protected("wood clay stone marble"), forum="clay")
    play(state, "command brick", "reveal clay", "reveal stone", "withhold clay")
    assert decision(state) == ("action", 1)
    assert hand(state, 1) == "wood clay stone marble"
    assert (stock(state, 0), forum(state)) == ("clay", "wood"), "the Forum pays all the same"


def test_r49_outpost_garrison_and_viaduct_paid() -> None:
    me = Player(hand="brick clay stone marble", activities="brick")
    state = table(me, protected("wood clay stone marble"), forum="clay")
    play(state, "command brick", "reveal clay", "reveal stone", "withhold stone", "pay")
    assert hand(state, 1) == "wood clay stone marble"
    assert (stock(state, 0), stock(state, 1)) == ("clay*2", "")
