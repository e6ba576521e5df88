"""Fine points of Draconians: who is asked, when, and what nobody can avoid (R152 to R157)."""

from __future__ import annotations

from typing import Any

import pytest

from pentapolis.games.uchronia.state import UchroniaState

from .table import Player, decision, forum, hand, kinds, options, play, sites, stock, table

SHIELD = ["viaduc"]


def about(state: UchroniaState) -> dict[str, Any]:
    """What the open decision is about."""
    assert state.decision is not None
    return state.decision.about


# --- who may pay for a Viaduct ---


def test_r152_the_viaduct_is_offered_to_one_who_holds_no_matching_card() -> None:
    state = table(Player(hand="brick clay"), Player(hand="wood", stock="clay", domain="wood", completed=SHIELD))
    play(state, "command brick")
    assert decision(state) == ("viaduct", 1)
    play(state, "pay")
    assert stock(state, 0) == "clay"
    assert hand(state, 1) == "wood"
    assert state.boards[1].lacks == 0


@pytest.mark.parametrize(
    "executor",
    [
        Player(hand="brick clay"),
        Player(hand="brick clay", completed=["pont"]),
        Player(hand="brick clay", sites={"colisee": "marble"}),
    ],
    ids=["nothing to fear", "a Bridge and no resource", "an unfinished Colosseum"],
)
def test_r152_an_empty_hand_has_nothing_to_fear(executor: Player) -> None:
    victim = Player(stock="clay wood", domain="wood", completed=SHIELD, sites={"phare": ""})
    state = table(executor, victim, Player(hand="wood", sites={"tour": "stone"}))
    play(state, "command brick")
    # The second player was not asked and, with their empty Hand, could but Plot.
    assert decision(state) == ("action", 2)
    assert stock(state, 1) == "wood clay"


def test_r152_a_bridge_threatens_what_lies_under_a_site() -> None:
    victim = Player(stock="clay", domain="wood", completed=SHIELD, sites={"phare": "stone"})
    state = table(Player(hand="brick clay", completed=["pont"]), victim)
    play(state, "command brick")
    assert decision(state) == ("viaduct", 1)
    play(state, "decline")
    assert sites(state, 1) == {"phare": ""}


def test_r152_a_colosseum_threatens_everybody_who_is_affected() -> None:
    state = table(
        Player(hand="brick clay", completed=["colisee"]),
        Player(stock="clay", domain="wood", completed=SHIELD),
        Player(hand="wood", stock="clay", completed=SHIELD),
    )
    play(state, "command brick")
    assert decision(state) == ("viaduct", 1)
    play(state, "pay")
    # The third player is not affected; the payer with their empty Hand can but Plot.
    assert decision(state) == ("action", 2)


@pytest.mark.parametrize("shield", ["avant_poste", "garnison"])
def test_r152_no_counting_colour_no_offer(shield: str) -> None:
    victim = Player(hand="clay wood", stock="clay", domain="wood", completed=[*SHIELD, shield])
    state = table(Player(hand="brick clay"), victim)
    play(state, "command brick")
    assert decision(state) == ("action", 1)
    assert hand(state, 1) == "wood clay"


def test_r152_a_player_who_is_not_affected_is_not_asked() -> None:
    state = table(Player(hand="brick clay"), Player(hand="clay wood", stock="clay", completed=SHIELD))
    play(state, "command brick")
    assert decision(state) == ("action", 1)


def test_r153_without_a_card_on_the_domain_the_viaduct_still_saves_from_the_bridge() -> None:
    victim = Player(hand="clay wood", stock="clay", completed=SHIELD, sites={"phare": "stone"})
    state = table(Player(hand="brick clay", completed=["pont"]), victim)
    play(state, "command brick")
    assert decision(state) == ("viaduct", 1)
    play(state, "pay")
    assert sites(state, 1) == {"phare": "stone"}
    assert hand(state, 1) == "wood clay"


def test_r153_declining_there_costs_no_card_of_the_hand() -> None:
    victim = Player(hand="clay wood", stock="clay", completed=SHIELD, sites={"phare": "stone"})
    state = table(Player(hand="brick clay", completed=["pont"]), victim)
    play(state, "command brick", "decline")
    assert sites(state, 1) == {"phare": ""}
    assert hand(state, 1) == "wood clay"
    assert state.boards[1].lacks == 0


# --- the sequence ---


def test_r154_all_outposts_are_settled_before_the_first_card_is_given() -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble", domain="wood", completed=["avant_poste"]),
        Player(hand="clay marble", domain="wood"),
        Player(hand="clay marble", domain="wood", completed=["avant_poste"]),
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert about(state)["victim"] == 1
    events = play(state, "withhold clay")
    assert decision(state) == ("withhold", 0)
    assert about(state)["victim"] == 3
    events += play(state, "withhold marble")
    assert kinds(events) == ["withhold", "withhold", "give"]
    assert decision(state) == ("give", 2)
    play(state, "give marble")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["clay", "clay", "marble"]


def test_r154_outposts_are_asked_clockwise_from_the_executor() -> None:
    state = table(
        Player(hand="clay", domain="wood", completed=["avant_poste"]),
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="wood", domain="wood", completed=["avant_poste"]),
        turn_of=1,
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert about(state)["victim"] == 2
    play(state, "withhold clay")
    assert about(state)["victim"] == 0


@pytest.mark.parametrize(("withheld", "left"), [("clay", "clay marble"), ("marble", "marble")])
def test_r155_first_the_outpost_then_the_garrison(withheld: str, left: str) -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble", domain="wood", completed=["avant_poste", "garnison"]),
        forum="clay",
    )
    play(state, "command brick", "reveal clay", "reveal marble", f"withhold {withheld}")
    assert hand(state, 1) == left


# --- what nobody can avoid ---


def test_r156_the_forum_part_takes_place_against_every_protection() -> None:
    state = table(
        Player(hand="brick clay marble*2", activities="brick*2"),
        Player(hand="clay", stock="clay", domain="wood", completed=["avant_poste", "viaduc"]),
        Player(hand="clay", domain="wood", completed=["garnison"]),
        forum="marble clay*2 wood",
    )
    play(state, "command brick", "reveal clay", "reveal marble", "reveal marble", "withhold clay", "pay")
    # One Clay of the Viaduct, one of the Garrison (it lies in the Forum), and one card for each revealed one.
    assert stock(state, 0) == "clay*3 marble"
    assert forum(state) == "wood*2 clay"


def test_r156_the_forum_part_is_not_a_choice() -> None:
    state = table(Player(hand="brick clay"), Player(hand="wood"), forum="clay*2")
    events = play(state, "command brick")
    assert kinds(events) == ["command", "reveal", "collect"]
    assert stock(state, 0) == "clay"


# --- an empty Hand ---


def test_r157_with_an_empty_hand_nobody_gives_and_the_forum_keeps_its_cards() -> None:
    state = table(Player(hand="brick"), Player(hand="clay wood", domain="wood"), forum="clay brick")
    events = play(state, "command brick")
    assert kinds(events) == ["command", "clear"]
    assert stock(state, 0) == ""
    assert hand(state, 1) == "wood clay"


def test_r157_the_colosseum_still_takes_and_the_viaduct_still_saves() -> None:
    state = table(
        Player(hand="brick", completed=["colisee"]),
        Player(hand="wood", stock="clay stone", domain="wood", completed=SHIELD),
        Player(hand="wood", stock="marble", domain="wood"),
    )
    play(state, "command brick")
    assert decision(state) == ("viaduct", 1)
    play(state, "pay")
    assert decision(state) == ("colosseum", 0)
    assert options(state) == {"seize marble from 2", "decline"}


def test_r157_order_bonuses_apply_all_the_same() -> None:
    state = table(Player(hand="brick", completed=["enclos"]), Player(hand="wood"), forum="stone")
    play(state, "command brick")
    assert hand(state, 0) == "stone"


def test_r157_an_outpost_has_nothing_to_be_withheld_from() -> None:
    state = table(Player(hand="brick"), Player(hand="wood", domain="wood", completed=["avant_poste"]))
    events = play(state, "command brick")
    assert "withhold" not in kinds(events)
    assert decision(state) == ("action", 1)
