"""Activities make Commanded Orders stronger (R28 to R32)."""

from __future__ import annotations

import pytest

from pentapolis.games.uchronia.cards import COLOURS

from .table import Player, activities, decision, options, play, refused, sites, stock, table


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_r28_once_and_once_more_for_each_activity(number: int) -> None:
    me = Player(hand="clay", activities=f"clay*{number} wood", completed=["enclos", "grenier"])
    state = table(me, Player(hand="wood"), forum="wood*9 brick*9")
    play(state, "command clay", *["take wood"] * (number + 1))
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == f"wood*{number + 1}".removesuffix("*1")


def test_r28_activities_of_other_colours_do_not_count() -> None:
    state = table(Player(hand="clay", activities="wood marble"), Player(hand="wood"), forum="wood*2 brick*2")
    play(state, "command clay", "take wood")
    assert decision(state) == ("action", 1)


def test_r28_every_kind_of_order_is_made_stronger() -> None:
    me = Player(hand="wood*2 clay*2 brick", activities="wood brick", stock="wood")
    state = table(me, Player(hand="wood"))
    play(state, "command wood", "put clay", "put brick")
    assert stock(state, 0) == "wood clay brick"
    state = table(me, Player(hand="wood"))
    play(state, "command brick", "reveal wood", "reveal clay")
    assert decision(state) == ("action", 1)


def test_r28_construction_and_trade_are_repeated() -> None:
    me = Player(hand="stone marble", activities="stone", stock="wood*2", sites={"port": "", "marche": ""})
    state = table(me, Player(hand="wood"))
    play(state, "command stone", "add port wood", "add marche wood")
    assert state.boards[0].vp == 2
    me = Player(hand="marble", activities="marble", stock="wood*3 clay", completed=["port", "grue"])
    state = table(me, Player(hand="wood"))
    play(state, "command marble", "launch wood", "launch wood")
    assert activities(state, 0) == "wood*2 marble"


def test_r29_two_cards_use_the_activities_of_the_executed_order() -> None:
    me = Player(hand="wood*2", activities="clay*2")
    state = table(me, Player(hand="wood"), forum="brick*9 marble*9")
    play(state, "command wood x2 production", "take brick", "take marble", "take brick")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == "brick*2 marble"


def test_r29_two_cards_do_not_use_the_activities_of_their_own_colour() -> None:
    me = Player(hand="wood*2", activities="wood*2")
    state = table(me, Player(hand="wood"), forum="brick*9 marble*9")
    play(state, "command wood x2 production", "take brick")
    assert decision(state) == ("action", 1)


def test_r30_activities_launched_by_the_order_do_not_count() -> None:
    me = Player(hand="marble", activities="marble", stock="marble*3 clay", completed=["port", "grue"])
    state = table(me, Player(hand="wood"))
    play(state, "command marble", "launch marble", "launch marble")
    assert activities(state, 0) == "marble*3"
    assert state.boards[0].limit == 4, "there was room for more"
    assert decision(state) == ("action", 1)


def test_r30_activities_launched_by_a_completion_do_not_count() -> None:
    me = Player(hand="stone", stock="stone*4", sites={"tour": "stone", "aqueduc": "stone"}, completed=["basilique"])
    state = table(me, Player(hand="wood"))
    play(state, "command stone", "add tour stone", "launch stone")
    assert activities(state, 0) == "stone"
    assert sites(state, 0) == {"aqueduc": "stone"}
    assert decision(state) == ("action", 1), "one card was added, and the new Activity comes too late"


def test_r31_the_first_time_is_a_must() -> None:
    me = Player(
        hand="wood clay brick stone marble",
        stock="clay stone",
        activities="wood clay brick stone marble",
        completed=["latrines", "grenier", "immeuble", "briqueterie", "avant_poste"],
        sites={"tour": "", "viaduc": ""},
    )
    for colour in COLOURS:
        state = table(me, Player(hand="wood"), forum="wood clay")
        play(state, f"command {colour}")
        refused(state, "stop", "R31", "must")


@pytest.mark.parametrize(
    ("colour", "first", "rule"),
    [
        ("wood", "put clay", "R45"),
        ("clay", "take clay", "R43"),
        ("brick", "reveal clay", "R47"),
        ("stone", "add tour stone", "R74"),
        ("marble", "launch clay", "R57"),
    ],
)
def test_r31_every_further_time_is_optional(colour: str, first: str, rule: str) -> None:
    me = Player(
        hand="wood clay brick stone marble",
        stock="clay stone",
        activities="wood clay brick stone marble",
        completed=["latrines", "grenier", "immeuble", "briqueterie", "avant_poste"],
        sites={"tour": "", "viaduc": ""},
    )
    state = table(me, Player(hand="wood"), forum="wood clay")
    play(state, f"command {colour}", first)
    assert "stop" in options(state)
    refused(state, "decline", rule, "other-decision")  # it is no must any more, only the wrong word
    play(state, "stop")
    assert decision(state) == ("action", 1)


def test_r32_no_activity_bonus_when_plotting() -> None:
    state = table(Player(activities="clay*2", hand="wood"), Player(hand="wood", domain="clay"), forum="brick*3 stone*3")
    play(state, "plot", "copy clay", "take brick")
    assert stock(state, 0) == "brick"
    assert decision(state) == ("action", 1)


def test_r32_copied_draconians_reveal_one_card() -> None:
    state = table(Player(activities="brick*2", hand="wood clay"), Player(hand="wood", domain="brick"))
    play(state, "plot", "copy brick", "reveal clay")
    assert decision(state) == ("action", 1)
