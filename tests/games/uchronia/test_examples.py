"""The worked examples of the rulebook with their figures (X1 to X11). Carl sits at seat 0, Cédric at seat 1."""

from __future__ import annotations

import pytest

from pentapolis.games.uchronia.cards import THRESHOLDS

from .table import (
    GAME,
    Player,
    activities,
    completed,
    decision,
    discard,
    forum,
    hand,
    options,
    play,
    sites,
    stock,
    table,
)

CARL, CEDRIC = 0, 1
MARBLE = ["temple", "senat", "basilique", "statue"]  # nothing to start without Marble in the Forum


def test_x1_two_production_activities_take_three_cards() -> None:
    state = table(Player(hand="clay", activities="clay*2"), Player(hand="wood"), forum="wood brick stone marble")
    play(state, "command clay", "take wood", "take brick", "take marble")
    assert stock(state, CARL) == "wood brick marble"
    assert forum(state) == "stone"
    assert decision(state) == ("action", CEDRIC)


def test_x2_production_takes_a_marble_and_one_more_card() -> None:
    state = table(Player(hand="clay", activities="clay"), Player(hand="wood"), forum="wood marble")
    play(state, "command clay", "take marble")
    assert stock(state, CARL) == "marble"
    assert options(state) == {"take wood", "stop"}
    play(state, "take wood")
    assert stock(state, CARL) == "wood marble"


def test_x3_exploration_puts_a_brick_and_one_more_card_into_the_stock() -> None:
    state = table(Player(hand="wood brick clay stone", activities="wood"), Player(hand="wood"))
    play(state, "command wood", "put brick")
    assert stock(state, CARL) == "brick"
    assert options(state) == {"put clay", "put stone", "stop"}
    play(state, "put clay")
    assert stock(state, CARL) == "clay brick"
    assert decision(state) == ("action", CEDRIC)


def test_x4_draconians_reveal_a_clay_and_two_marbles() -> None:
    carl = Player(hand="brick clay marble*2", activities="brick*2")
    cedric = Player(hand="clay wood marble", domain="wood")
    state = table(carl, cedric, Player(hand="clay marble"), forum="marble*3 wood")
    play(state, "command brick", "reveal clay", "reveal marble", "reveal marble")
    assert decision(state) == ("give", CEDRIC)
    assert options(state) == {"give clay", "give marble"}
    play(state, "give clay")
    assert stock(state, CARL) == "clay marble*2"
    assert hand(state, CARL) == "clay marble*2", "unchanged after the Order"
    assert hand(state, CEDRIC) == "wood marble"
    assert hand(state, 2) == "clay marble", "nothing on their Domain"
    assert state.forum[4] == 3 - 2


def test_x5_trade_stops_at_the_limit_of_two() -> None:
    carl = Player(hand="marble", activities="marble", stock="clay wood")
    state = table(carl, Player(hand="wood"))
    assert state.boards[CARL].limit == 2
    play(state, "command marble", "launch clay")
    assert activities(state, CARL) == "clay marble", "a Production Activity"
    assert stock(state, CARL) == "wood"
    assert decision(state) == ("action", CEDRIC), "they would have had a second launch"


def test_x6_the_plaza_lacks_one_of_three_marbles() -> None:
    carl = Player(hand="stone", stock="marble", sites={"place": "marble*2"})
    state = table(carl, Player(hand="wood"))
    (site,) = state.view(None)["boards"][CARL]["sites"]
    assert (site["building"], site["under"]["marble"], site["missing"]) == ("place", 2, 1)
    play(state, "command stone")
    assert completed(state, CARL) == ["place"]
    assert decision(state) == ("plaza", CARL)


def test_x7_the_bridge_needs_a_stone_of_the_forum_and_two_of_the_stock() -> None:
    carl = Player(hand="stone*2", stock="stone*2", activities="stone*2")
    state = table(carl, Player(hand="stone"), row=["pont", *MARBLE], forum="clay")
    play(state, "command stone")
    assert sites(state, CARL) == {}, "no Stone in the Forum"
    state = table(carl, Player(hand="wood"), row=["pont", *MARBLE], forum="stone")
    play(state, "command stone")
    assert (sites(state, CARL), discard(state)) == ({"pont": ""}, "stone")
    play(state, "plot", "command stone")
    assert sites(state, CARL) == {"pont": "stone"}
    play(state, "add pont stone")
    assert completed(state, CARL) == ["pont"]
    assert state.score_terms(CARL)["buildings"] == 2


def test_x8_the_viaduct_needs_a_clay_of_the_forum_and_one_of_the_stock() -> None:
    state = table(Player(hand="stone*2", stock="clay"), Player(hand="wood"), row=["viaduc", *MARBLE], forum="clay")
    play(state, "command stone")
    assert (sites(state, CARL), discard(state), forum(state)) == ({"viaduc": ""}, "clay", "")
    play(state, "plot", "command stone")
    assert completed(state, CARL) == ["viaduc"]
    assert (stock(state, CARL), discard(state)) == ("", "clay*2")
    assert state.score(CARL) == 1


@pytest.mark.parametrize("number", [0, 1, 2])
def test_x9_trade_then_the_baths_once(number: int) -> None:
    carl = Player(
        hand="marble",
        activities=f"wood marble*{number}",
        stock="clay*5 brick",
        completed=["thermes", "viaduc", "aqueduc"],
    )
    state = table(carl, Player(hand="wood"))
    play(state, "command marble", *["launch clay"] * (1 + number))
    assert decision(state) == ("baths_out", CARL)
    play(state, "recall wood", "launch brick")
    assert decision(state) == ("action", CEDRIC)
    assert state.boards[CARL].activities == [0, 1 + number, 1, 0, number]
    assert state.boards[CARL].stock == [1, 4 - number, 0, 0, 0]


def test_x10_the_outpost_shows_one_card_fewer() -> None:
    carl = Player(hand="brick clay marble", activities="brick")
    cedric = Player(hand="clay*2 marble", domain="wood", completed=["avant_poste"])
    third = Player(hand="clay marble", domain="stone")
    state = table(carl, cedric, third)
    play(state, "command brick", "reveal clay", "reveal marble")
    assert decision(state) == ("withhold", CARL)
    play(state, "withhold clay")
    assert hand(state, CEDRIC) == "clay*2", "they answer to Marble only"
    assert decision(state) == ("give", 2)
    assert options(state) == {"give clay", "give marble"}


def test_x10_without_a_marble_cedric_gives_nothing() -> None:
    carl = Player(hand="brick clay marble", activities="brick")
    state = table(carl, Player(hand="clay*2", domain="wood", completed=["avant_poste"]))
    play(state, "command brick", "reveal clay", "reveal marble", "withhold clay")
    assert hand(state, CEDRIC) == "clay*2"
    assert stock(state, CARL) == ""


@pytest.mark.parametrize(("players", "points"), [(2, 20), (3, 18), (4, 16), (5, 14)])
def test_x11_thresholds(players: int, points: int) -> None:
    assert THRESHOLDS[players] == points
    assert GAME.new(players=players, seed=1).view(None)["threshold"] == points
