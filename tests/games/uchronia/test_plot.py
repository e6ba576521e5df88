"""Plot: copy an Order of another Domain, then draw (R33 to R42)."""

from __future__ import annotations

import pytest

from pentapolis.games.uchronia.state import UchroniaState
from pentapolis.texts import texts

from .table import Player, decision, domain, forum, hand, kinds, options, play, refused, stock, table


def test_r33_copying_is_optional() -> None:
    state = table(Player(activities="clay", hand="wood"), Player(domain="clay", hand="wood"), forum="marble")
    play(state, "plot")
    assert decision(state) == ("copy", 0)
    assert options(state) == {"copy clay", "decline"}
    play(state, "decline")
    assert (stock(state, 0), state.boards[0].held) == ("", 5)
    assert decision(state) == ("action", 1)


def declining(state: UchroniaState) -> str:
    choices = [state.choice(action) for action in state.legal()]
    return next(texts("en").say(choice.key) for choice in choices if choice.kind == "decline")


def test_r33_declining_speaks_of_more_only_after_a_first_copy() -> None:
    plotter = Player(hand="wood", activities="wood clay", completed=["senat"])
    state = table(plotter, Player(hand="wood", domain="wood"), Player(domain="clay"), forum="marble")
    play(state, "plot")
    assert declining(state) == "Copy nothing"
    play(state, "copy clay")
    assert decision(state) == ("copy", 0)
    assert declining(state) == "Copy nothing more"


def test_r34_an_activity_of_the_colour_is_needed() -> None:
    me = Player(activities="clay marble", hand="wood")
    state = table(me, Player(domain="clay", hand="wood"), Player(domain="brick"), forum="marble stone")
    play(state, "plot")
    assert options(state) == {"copy clay", "decline"}
    refused(state, "copy brick", "R34", "no-activity")
    refused(state, "copy marble", "R34", "not-shown")
    play(state, "copy clay", "take marble")
    assert stock(state, 0) == "marble"


def test_r34_without_a_fitting_activity_nothing_is_asked() -> None:
    state = table(Player(activities="clay", hand="wood"), Player(domain="brick", hand="wood"))
    events = play(state, "plot")
    assert kinds(events)[:2] == ["plot", "draw"]
    assert decision(state) == ("action", 1)


def test_r34_an_activity_without_a_card_on_any_domain_copies_nothing() -> None:
    state = table(Player(activities="clay", hand="wood"), Player(hand="wood"), forum="marble stone")
    play(state, "plot")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == ""


def test_r34_every_other_player_can_be_copied() -> None:
    me = Player(activities="clay brick", hand="wood marble")
    state = table(me, Player(domain="brick", hand="wood"), Player(domain="clay"), Player(domain="stone"))
    play(state, "plot")
    assert options(state) == {"copy clay", "copy brick", "decline"}


def test_r35_the_printed_order_is_copied_not_the_executed_one() -> None:
    other = Player(hand="stone*2", stock="wood")
    state = table(Player(activities="stone", hand="wood", sites={"port": ""}, stock="wood"), other, turn_of=1)
    play(state, "command stone x2 trade")
    assert domain(state, 1) == "stone*2"
    play(state, "plot")
    assert options(state) == {"copy stone", "decline"}
    refused(state, "copy marble", "R34", "not-shown")
    events = play(state, "copy stone")
    assert "add" in kinds(events), "a Construction"


@pytest.mark.parametrize("number", [1, 2, 3])
def test_r36_a_copied_order_is_executed_once(number: int) -> None:
    me = Player(activities=f"wood*{number}", completed=["viaduc"], hand="clay brick")
    state = table(me, Player(domain="wood", hand="wood"))
    play(state, "plot", "copy wood", "put brick")
    assert stock(state, 0) == "brick"
    assert decision(state) == ("action", 1)


def test_r37_the_own_domain_is_empty_and_cannot_be_copied() -> None:
    me = Player(hand="wood", activities="clay brick", domain="clay")
    state = table(me, Player(hand="brick"), turn_of=1)
    play(state, "command brick")
    assert (domain(state, 0), forum(state)) == ("", "clay")
    play(state, "plot")
    assert options(state) == {"copy brick", "decline"}
    refused(state, "copy clay", "R34", "not-shown")
    play(state, "decline")
    assert domain(state, 0) == "", "a Plot plays no card"


@pytest.mark.parametrize(("held", "drawn"), [(1, 4), (2, 3), (3, 2), (4, 1)])
def test_r38_draw_up_to_five_cards(held: int, drawn: int) -> None:
    state = table(Player(hand=f"wood*{held}"), Player(hand="wood"), pile="brick*9")
    play(state, "plot")
    assert hand(state, 0) == f"wood*{held} brick*{drawn}".replace("*1", "")


def test_r38_an_empty_hand_draws_five() -> None:
    state = table(Player(), Player(hand="wood"), turn_of=1, pile="clay*5 brick*5")
    play(state, "command wood")
    assert hand(state, 0) == "clay*5"


@pytest.mark.parametrize("held", [5, 6, 7, 12])
def test_r39_with_five_or_more_draw_one(held: int) -> None:
    state = table(Player(hand=f"wood*{held}"), Player(hand="wood"), pile="brick*9")
    play(state, "plot")
    assert hand(state, 0) == f"wood*{held} brick"


def test_r40_the_draw_comes_with_or_without_a_copy() -> None:
    me, other = Player(activities="clay", hand="wood*3"), Player(domain="clay", hand="wood")
    for moves in (["copy clay"], ["decline"]):
        state = table(me, other, forum="marble", pile="brick*9")
        play(state, "plot", *moves)
        assert hand(state, 0) == "wood*3 brick*2"
    state = table(me, Player(hand="wood"), pile="brick*9")
    play(state, "plot")
    assert hand(state, 0) == "wood*3 brick*2"


def test_r41_cards_used_by_the_copied_order_are_drawn_again() -> None:
    me = Player(activities="wood", hand="clay*4 stone")
    state = table(me, Player(domain="wood", hand="wood"), pile="brick*9")
    play(state, "plot", "copy wood", "put stone")
    assert hand(state, 0) == "clay*4 brick"


def test_r41_cards_gained_by_the_copied_order_count() -> None:
    me = Player(activities="stone wood", hand="clay*4", stock="wood", sites={"port": ""})
    state = table(me, Player(domain="stone", hand="wood"), forum="wood", pile="brick*9", row=["temple"])
    play(state, "plot", "copy stone", "add port wood", "take wood")
    assert hand(state, 0) == "wood clay*4 brick", "five cards after the copy, so only one is drawn"


def test_r41_nothing_is_drawn_before_the_copied_order() -> None:
    state = table(Player(activities="wood", hand="clay"), Player(domain="wood", hand="wood"), pile="brick*9")
    play(state, "plot")
    assert decision(state) == ("copy", 0)
    assert hand(state, 0) == "clay"
    play(state, "copy wood")
    assert (stock(state, 0), hand(state, 0)) == ("clay", "brick*5")


def test_r42_the_copied_card_stays_where_it_is() -> None:
    state = table(Player(activities="clay", hand="wood"), Player(domain="clay*2", hand="wood"), forum="marble brick")
    play(state, "plot", "copy clay")
    assert decision(state) == ("production", 0)
    assert (domain(state, 1), forum(state)) == ("clay*2", "brick marble")


def test_r42_several_players_may_copy_the_same_card() -> None:
    shown = Player(domain="clay*2", hand="wood")
    state = table(
        Player(activities="clay", hand="wood"),
        Player(activities="clay", hand="wood"),
        shown,
        forum="marble*2",
        holders={"clay": 0},
    )
    play(state, "plot", "copy clay")
    assert domain(state, 2) == "clay*2"
    play(state, "plot", "copy clay")
    assert (stock(state, 0), stock(state, 1)) == ("marble", "marble")
