"""Printed Buildings that bear upon Draconians: what protects, and the Bridge (R104, R105, R108 to R110, R113, R114)."""

from __future__ import annotations

import pytest

from pentapolis.games.uchronia.state import UchroniaState

from .table import (
    Player,
    decision,
    forum,
    hand,
    kinds,
    options,
    play,
    refused,
    sites,
    stock,
    table,
)

# --- Viaduct ---


def raid_on_viaduct(victim: Player, executor: Player | None = None, forum: str = "") -> UchroniaState:
    """Draconians of seat 0 with a Clay revealed, which the victim has to answer."""
    state = table(executor or Player(hand="brick clay"), victim, forum=forum)
    play(state, "command brick")
    return state


def test_r104_viaduct_pays_a_clay_to_the_executor_and_nothing_is_given() -> None:
    state = raid_on_viaduct(Player(hand="clay wood", stock="clay*2", domain="wood", completed=["viaduc"]))
    assert decision(state) == ("viaduct", 1)
    assert options(state) == {"pay", "decline"}
    events = play(state, "pay")
    assert kinds(events)[0] == "viaduct"
    assert stock(state, 0) == "clay"
    assert stock(state, 1) == "clay"
    assert hand(state, 1) == "wood clay"


def test_r104_the_forum_part_is_not_avoided() -> None:
    state = raid_on_viaduct(Player(hand="clay", stock="clay", domain="wood", completed=["viaduc"]), forum="clay")
    play(state, "pay")
    assert stock(state, 0) == "clay*2"
    assert forum(state) == "wood"


def test_r104_payment_protects_against_bridge_and_colosseum() -> None:
    victim = Player(hand="clay", stock="clay wood", domain="wood", completed=["viaduc"], sites={"phare": "stone"})
    state = raid_on_viaduct(victim, Player(hand="brick clay", completed=["pont", "colisee"]))
    play(state, "pay", "bonus pont")
    assert decision(state) == ("action", 1)
    assert sites(state, 1) == {"phare": "stone"}
    assert stock(state, 1) == "wood"


def test_r104_bridge_and_colosseum_turn_to_those_who_did_not_pay() -> None:
    payer = Player(hand="clay", stock="clay wood", domain="wood", completed=["viaduc"], sites={"phare": "stone"})
    other = Player(stock="marble brick", domain="wood", sites={"tour": "stone", "arcades": "stone"})
    state = table(Player(hand="brick clay", completed=["pont", "colisee"]), payer, other)
    play(state, "command brick", "pay", "bonus pont")
    assert options(state) == {"seize tour stone from 2", "seize arcades stone from 2"}
    refused(state, "seize phare stone from 1", "R104", "paid")
    play(state, "seize tour stone from 2")
    assert options(state) == {"seize brick from 2", "seize marble from 2", "decline"}
    refused(state, "seize wood from 1", "R104", "paid")


def test_r104_each_order_asks_for_a_payment_of_its_own() -> None:
    executor = Player(hand="stone clay", stock="marble", sites={"place": "marble*2"})
    state = table(executor, Player(hand="clay", stock="clay*2", domain="wood", completed=["viaduc"]))
    play(state, "command stone", "order draconians", "pay")
    assert decision(state) == ("plaza", 0)
    play(state, "order draconians")
    assert decision(state) == ("viaduct", 1)
    play(state, "decline")
    assert hand(state, 1) == ""
    assert stock(state, 0) == "clay*2"


def test_r105_not_paying_means_giving() -> None:
    state = raid_on_viaduct(Player(hand="clay wood", stock="clay", domain="wood", completed=["viaduc"]))
    play(state, "decline")
    assert stock(state, 1) == "clay"
    assert hand(state, 1) == "wood"
    assert stock(state, 0) == "clay"


@pytest.mark.parametrize(
    "victim",
    [
        Player(hand="clay*2 wood", stock="wood brick", domain="wood", completed=["viaduc"]),
        Player(hand="clay*2 wood", stock="clay", domain="wood", sites={"viaduc": ""}),
        Player(hand="clay*2 wood", stock="clay", domain="wood"),
    ],
    ids=["no clay in the stock", "unfinished", "none"],
)
def test_r105_without_a_clay_or_a_finished_viaduct_nobody_is_asked(victim: Player) -> None:
    state = raid_on_viaduct(victim)
    assert decision(state) == ("action", 1)
    assert hand(state, 1) == "wood clay"
    assert stock(state, 0) == "clay"


def test_r105_the_executors_own_viaduct_helps_nobody_else() -> None:
    executor = Player(hand="brick clay", stock="clay", completed=["viaduc"])
    state = raid_on_viaduct(Player(hand="clay stone", stock="clay", domain="wood"), executor)
    assert hand(state, 1) == "stone"
    assert stock(state, 0) == "clay*2"


# --- Outpost ---


def test_r108_the_executor_chooses_which_card_the_outpost_does_not_see() -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble", domain="wood", completed=["avant_poste"]),
        Player(hand="clay marble", domain="wood"),
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert decision(state) == ("withhold", 0)
    assert options(state) == {"withhold clay", "withhold marble"}
    refused(state, "withhold wood", "R108", "no-card")
    refused(state, "decline", "R108", "must")
    play(state, "withhold clay")
    assert hand(state, 1) == "clay"
    assert decision(state) == ("give", 2)
    assert options(state) == {"give clay", "give marble"}


def test_r108_of_one_revealed_card_the_outpost_sees_none() -> None:
    state = table(
        Player(hand="brick clay"), Player(hand="clay", domain="wood", completed=["avant_poste"]), forum="stone"
    )
    events = play(state, "command brick")
    assert hand(state, 1) == "clay"
    assert stock(state, 0) == ""
    assert "nothing_to_give" not in kinds(events)
    assert state.boards[1].lacks == 0


def test_r108_withholding_one_of_two_like_cards_changes_nothing() -> None:
    state = table(
        Player(hand="brick clay*2 wood", activities="brick"),
        Player(hand="clay stone", domain="wood", completed=["avant_poste"]),
    )
    events = play(state, "command brick", "reveal clay", "reveal clay")
    assert "withhold" in kinds(events)
    assert hand(state, 1) == "stone"
    assert stock(state, 0) == "clay"


@pytest.mark.parametrize(
    "victim",
    [
        Player(hand="clay stone", domain="wood", sites={"avant_poste": ""}),
        Player(hand="clay stone", domain="wood"),
    ],
    ids=["unfinished", "none"],
)
def test_r108_without_a_finished_outpost_everything_is_shown(victim: Player) -> None:
    state = table(Player(hand="brick clay", completed=["avant_poste"]), victim)
    events = play(state, "command brick")
    assert "withhold" not in kinds(events)
    assert hand(state, 1) == "stone"


def test_r108_nothing_is_withheld_from_a_player_who_is_not_affected() -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble", completed=["avant_poste"]),
    )
    events = play(state, "command brick", "reveal clay", "reveal marble")
    assert "withhold" not in kinds(events)
    assert decision(state) == ("action", 1)


def test_r109_the_outpost_does_not_change_what_the_forum_gives() -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble", domain="wood", completed=["avant_poste"]),
        forum="clay marble*2",
    )
    play(state, "command brick", "reveal clay", "reveal marble", "withhold marble")
    assert stock(state, 0) == "clay*2 marble"
    assert hand(state, 1) == "marble"


# --- Garrison ---


def test_r110_only_colours_of_the_forum_can_be_demanded_from_a_garrison() -> None:
    state = table(
        Player(hand="brick clay marble", activities="brick"),
        Player(hand="clay marble", domain="wood", completed=["garnison"]),
        Player(hand="clay marble", domain="wood"),
        forum="marble stone",
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert hand(state, 1) == "clay"
    assert decision(state) == ("give", 2)
    assert options(state) == {"give clay", "give marble"}


def test_r110_the_forum_counts_before_the_executor_takes_from_it() -> None:
    state = table(
        Player(hand="brick clay"), Player(hand="clay stone", domain="wood", completed=["garnison"]), forum="clay"
    )
    play(state, "command brick")
    assert hand(state, 1) == "stone"
    assert stock(state, 0) == "clay*2"


def test_r110_nothing_is_demanded_if_the_forum_shows_none_of_the_colours() -> None:
    state = table(Player(hand="brick clay"), Player(hand="clay", domain="wood", completed=["garnison"]), forum="wood")
    events = play(state, "command brick")
    assert hand(state, 1) == "clay"
    assert "nothing_to_give" not in kinds(events)
    assert state.boards[1].lacks == 0


@pytest.mark.parametrize(
    "victim",
    [Player(hand="clay stone", domain="wood", sites={"garnison": "brick"}), Player(hand="clay stone", domain="wood")],
    ids=["unfinished", "none"],
)
def test_r110_an_unfinished_garrison_or_that_of_the_executor_protects_nobody(victim: Player) -> None:
    state = table(Player(hand="brick clay", completed=["garnison"]), victim)
    play(state, "command brick")
    assert hand(state, 1) == "stone"


def test_r110_a_garrison_refuses_the_colours_that_do_not_count() -> None:
    state = table(
        Player(hand="brick clay marble wood", activities="brick*2"),
        Player(hand="clay marble wood", domain="wood", completed=["garnison"]),
        forum="marble wood",
    )
    play(state, "command brick", "reveal clay", "reveal marble", "reveal wood")
    assert options(state) == {"give wood", "give marble"}
    refused(state, "give clay", "R49", "not-counting")


# --- Bridge ---


def test_r113_bridge_takes_a_resource_from_a_site_of_a_player_without_a_card_on_his_domain() -> None:
    state = table(
        Player(hand="brick clay", completed=["pont"]), Player(hand="wood", sites={"phare": "stone", "tour": "stone"})
    )
    play(state, "command brick")
    assert decision(state) == ("bridge", 0)
    assert options(state) == {"seize phare stone from 1", "seize tour stone from 1"}
    refused(state, "decline", "R87", "must")
    refused(state, "seize phare wood from 1", "R113", "not-under")
    refused(state, "seize stone from 1", "R113", "only-sites")
    play(state, "seize tour stone from 1")
    assert sites(state, 1) == {"phare": "stone", "tour": ""}
    assert stock(state, 0) == "stone"


def test_r113_bridge_chooses_opponent_site_and_colour() -> None:
    state = table(
        Player(hand="brick", completed=["pont"]),
        Player(sites={"garnison": "clay"}, completed=["briqueterie"]),
        Player(sites={"fontaine": "marble*2"}),
    )
    play(state, "command brick")
    assert options(state) == {"seize garnison clay from 1", "seize fontaine marble from 2"}
    play(state, "seize garnison clay from 1")
    assert stock(state, 0) == "clay"


def test_r113_the_only_resource_is_taken_without_a_question() -> None:
    state = table(Player(hand="brick", completed=["pont"]), Player(hand="wood", sites={"phare": "stone"}))
    play(state, "command brick")
    assert sites(state, 1) == {"phare": ""}
    assert stock(state, 0) == "stone"


def test_r113_outpost_and_garrison_do_not_help_against_the_bridge() -> None:
    victim = Player(hand="wood", completed=["avant_poste", "garnison"], sites={"phare": "stone"})
    state = table(Player(hand="brick clay", completed=["pont"]), victim)
    play(state, "command brick")
    assert stock(state, 0) == "stone"


def test_r114_bridge_never_takes_from_own_sites() -> None:
    state = table(
        Player(hand="brick", completed=["pont"], sites={"arcades": "stone"}),
        Player(hand="wood", sites={"phare": "stone", "tour": "stone"}),
    )
    play(state, "command brick")
    refused(state, "seize arcades stone from 0", "R114", "own-site")


def test_r114_bridge_does_nothing_without_a_resource_at_an_opponent() -> None:
    state = table(
        Player(hand="brick", completed=["pont"], sites={"arcades": "stone"}), Player(hand="wood", sites={"phare": ""})
    )
    play(state, "command brick")
    assert decision(state) == ("action", 1)
    assert sites(state, 0) == {"arcades": "stone"}
    assert stock(state, 0) == ""


def test_r113_an_unfinished_bridge_takes_nothing() -> None:
    state = table(Player(hand="brick", sites={"pont": "stone"}), Player(hand="wood", sites={"phare": "stone"}))
    play(state, "command brick")
    assert sites(state, 1) == {"phare": "stone"}
