"""The turn: Command or Plot (R18 to R27)."""

from __future__ import annotations

import pytest

from pentapolis.core.steps import Frame
from pentapolis.games.uchronia.actions import PLOT
from pentapolis.games.uchronia.frames import ACTION

from .table import GAME, Player, decision, domain, forum, hand, kinds, options, play, refused, stock, table


def test_r18_the_domain_goes_to_the_forum_when_the_turn_begins() -> None:
    state = table(Player(hand="clay"), Player(hand="wood", domain="brick*2"))
    assert domain(state, 1) == "brick*2"
    events = play(state, "command clay")
    assert decision(state) == ("action", 1)
    assert domain(state, 1) == ""
    assert forum(state) == "brick*2", "before the action is chosen"
    assert kinds(events) == ["command", "clear"]


def test_r18_the_cards_can_be_used_in_the_same_turn() -> None:
    state = table(Player(hand="wood"), Player(hand="clay", domain="marble"))
    play(state, "command wood", "command clay")
    assert stock(state, 1) == "marble"


def test_r18_other_domains_stay() -> None:
    state = table(Player(hand="clay"), Player(hand="wood", domain="brick"), Player(domain="stone"))
    play(state, "command clay")
    assert (domain(state, 0), domain(state, 2)) == ("clay", "stone")


def test_r19_a_turn_is_one_command() -> None:
    state = table(Player(hand="clay*2 wood*2"), Player(hand="wood"))
    play(state, "command clay")
    assert decision(state) == ("action", 1)


def test_r19_a_turn_is_one_plot() -> None:
    state = table(Player(hand="clay*2"), Player(hand="wood"))
    play(state, "plot")
    assert decision(state) == ("action", 1)
    assert domain(state, 0) == "", "no card is played"


def test_r19_nobody_can_pass() -> None:
    state = table(Player(hand="clay"), Player())
    assert options(state) == {"plot", "command clay"}
    refused(state, "stop", "R19", "must")
    refused(state, "decline", "R19", "must")
    refused(state, "take clay", "R19", "other-decision")


def test_r20_one_card_executes_its_own_order() -> None:
    state = table(Player(hand="wood brick"), Player(hand="wood"))
    play(state, "command wood")
    assert stock(state, 0) == "brick", "an Exploration; the only card goes by itself"
    assert domain(state, 0) == "wood"


def test_r20_the_card_must_be_in_the_hand() -> None:
    state = table(Player(hand="wood", stock="clay"), Player())
    refused(state, "command clay", "R20", "no-card")


@pytest.mark.parametrize("order", ["exploration", "production", "draconians", "construction", "trade"])
def test_r21_two_alike_execute_any_order(order: str) -> None:
    state = table(Player(hand="wood*2 clay brick", stock="clay stone"), Player(), forum="stone marble")
    play(state, f"command wood x2 {order}")
    assert decision(state) == ("reveal" if order == "draconians" else order, 0)
    assert domain(state, 0) == "wood*2"
    assert hand(state, 0) == "clay brick"


def test_r21_every_pair_offers_every_order() -> None:
    state = table(Player(hand="clay*2 stone marble*3"), Player())
    orders = ["exploration", "production", "draconians", "construction", "trade"]
    pairs = {f"command {colour} x2 {order}" for colour in ("clay", "marble") for order in orders}
    assert options(state) == {"plot", "command clay", "command stone", "command marble", *pairs}


def test_r21_two_cards_are_needed() -> None:
    state = table(Player(hand="wood clay"), Player())
    assert not any("x2" in option for option in options(state))
    refused(state, "command wood x2 trade", "R21", "two-needed")
    refused(state, "command brick x2 draconians", "R21", "two-needed")


def test_r22_two_colours_are_refused() -> None:
    state = table(Player(hand="wood*3 clay"), Player())
    refused(state, "command wood clay", "R22", "two-alike")


def test_r22_three_cards_are_refused() -> None:
    state = table(Player(hand="wood*3 clay"), Player())
    refused(state, "command wood x3 trade", "R22", "two-alike")
    play(state, "command wood x2 trade")
    assert hand(state, 0) == "wood clay", "two of the three"


def test_r22_a_saved_domain_has_one_colour_and_two_cards() -> None:
    state = table(Player(hand="wood"), Player(domain="clay*2"))
    for wrong in (["clay", "wood"], ["clay", "clay", "clay"]):
        data = state.dump()
        data["position"]["boards"][1]["domain"] = wrong
        with pytest.raises(Exception, match="domain"):
            GAME.load(data)


def test_r23_played_cards_lie_until_the_own_next_turn() -> None:
    state = table(Player(hand="marble*2 clay"), Player(hand="wood"), Player(hand="stone"))
    play(state, "command marble x2 trade")
    assert domain(state, 0) == "marble*2"
    play(state, "command wood")
    assert domain(state, 0) == "marble*2"
    play(state, "command stone")
    assert decision(state) == ("action", 0)
    assert domain(state, 0) == ""
    assert forum(state) == "marble*2"


def test_r24_with_an_empty_hand_there_is_only_plot() -> None:
    state = table(Player(hand="clay wood"), Player())
    assert GAME.steps[ACTION].legal(state, Frame(ACTION, 1)) == [PLOT]
    events = play(state, "command clay")
    assert [(event.kind, event.seat) for event in events if event.kind == "plot"] == [("plot", 1)]
    assert state.boards[1].held == 5
    assert state.turn == 7, "their Plot is over and the third round goes on to the fourth"


def test_r24_with_one_card_there_is_a_choice() -> None:
    state = table(Player(hand="clay"), Player(hand="wood"))
    play(state, "command clay")
    assert options(state) == {"plot", "command wood"}


@pytest.mark.parametrize("colour", ["wood", "clay", "brick", "stone", "marble"])
def test_r25_a_command_without_effect_is_legal(colour: str) -> None:
    state = table(Player(hand=colour), Player(hand="wood"))
    before = state.view(None)["boards"][0]["stock"]
    play(state, f"command {colour}")
    assert decision(state) == ("action", 1)
    assert domain(state, 0) == colour
    assert state.view(None)["boards"][0]["stock"] == before
    assert forum(state) == ""


def test_r26_no_card_is_drawn_after_a_command() -> None:
    state = table(Player(hand="clay wood"), Player(hand="wood"), forum="marble")
    pile = state.left
    play(state, "command clay")
    assert hand(state, 0) == "wood"
    assert state.left == pile


def test_r27_play_goes_clockwise_from_the_first_player() -> None:
    state = table(Player(hand="wood*2"), Player(hand="wood*2"), Player(hand="wood*2"), turn_of=1, first=1)
    seats = []
    for _ in range(6):
        kind, seat = decision(state) or ("", -1)
        assert kind == "action"
        seats.append(seat)
        play(state, "plot")
    assert seats == [1, 2, 0, 1, 2, 0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r27_the_first_turn_is_that_of_the_first_player(players: int) -> None:
    for seed in range(10):
        state = GAME.new(players=players, seed=seed)
        while state.turn == 0:
            state.play(state.legal()[0])
        assert state.player == state.view(None)["first"]
