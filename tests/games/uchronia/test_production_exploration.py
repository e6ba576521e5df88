"""Production and Exploration (R43 to R46)."""

from __future__ import annotations

from .table import Player, decision, forum, hand, options, play, refused, stock, table


def test_r43_a_card_of_the_forum_goes_to_the_stock() -> None:
    state = table(Player(hand="clay"), Player(hand="wood"), forum="wood brick*2 marble")
    play(state, "command clay")
    assert options(state) == {"take wood", "take brick", "take marble"}
    play(state, "take brick")
    assert stock(state, 0) == "brick"
    assert forum(state) == "wood brick marble"


def test_r43_only_what_lies_in_the_forum_can_be_taken() -> None:
    state = table(Player(hand="clay*2"), Player(hand="wood"), forum="wood marble", discard="stone")
    play(state, "command clay")
    refused(state, "take stone", "R43", "no-card")
    refused(state, "take clay", "R43", "no-card")
    refused(state, "put clay", "R43", "other-decision")


def test_r43_the_card_just_played_is_not_in_the_forum_yet() -> None:
    state = table(Player(hand="clay"), Player(hand="wood"))
    play(state, "command clay")
    assert stock(state, 0) == ""
    assert decision(state) == ("action", 1)


def test_r44_an_empty_forum_ends_a_production_without_error() -> None:
    state = table(Player(hand="clay", activities="clay*2"), Player(hand="wood"))
    play(state, "command clay")
    assert decision(state) == ("action", 1)


def test_r44_an_exhausted_forum_ends_the_repetitions() -> None:
    state = table(Player(hand="clay", activities="clay*2"), Player(hand="wood"), forum="wood brick")
    play(state, "command clay", "take wood", "take brick")
    assert decision(state) == ("action", 1), "a third card was allowed, but there is none"
    assert forum(state) == ""
    assert stock(state, 0) == "wood brick"


def test_r45_a_card_of_the_hand_goes_to_the_stock() -> None:
    state = table(Player(hand="wood*2 marble brick"), Player(hand="wood"))
    play(state, "command wood")
    assert options(state) == {"put wood", "put brick", "put marble"}
    play(state, "put marble")
    assert (hand(state, 0), stock(state, 0)) == ("wood brick", "marble")


def test_r45_the_card_just_played_is_no_longer_in_the_hand() -> None:
    state = table(Player(hand="wood clay brick"), Player(hand="wood"))
    play(state, "command wood")
    refused(state, "put wood", "R45", "no-card")
    refused(state, "put stone", "R45", "no-card")


def test_r45_repetitions_end_with_the_hand() -> None:
    state = table(Player(hand="wood clay brick", activities="wood*2"), Player(hand="wood"))
    play(state, "command wood", "put clay", "put brick")
    assert decision(state) == ("action", 1)
    assert (hand(state, 0), stock(state, 0)) == ("", "clay brick")


def test_r46_the_stock_has_no_limit() -> None:
    state = table(Player(hand="clay", stock="clay*30 brick*30"), Player(hand="wood"), forum="marble stone")
    play(state, "command clay", "take marble")
    assert sum(state.boards[0].stock) == 61


def test_r46_a_stock_may_hold_nearly_all_cards() -> None:
    state = table(Player(hand="wood brick"), Player(hand="wood"), rest=0)
    play(state, "command wood")
    assert sum(state.boards[0].stock) == 172
