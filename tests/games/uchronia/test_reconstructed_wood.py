"""The reconstructed Buildings of Wood (R127 to R133)."""

from __future__ import annotations

import pytest

from .table import (
    Player,
    completed,
    decision,
    discard,
    domain,
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

# --- Harbour ---


def test_r127_harbour_draws_a_card_after_exploration() -> None:
    state = table(Player(hand="wood clay", completed=["port"]), Player(hand="wood"), pile="marble")
    play(state, "command wood")
    assert hand(state, 0) == "marble"
    assert stock(state, 0) == "clay"


def test_r127_harbour_draws_once_whatever_the_activities() -> None:
    state = table(
        Player(hand="wood clay*2", activities="wood*2", completed=["port"]), Player(hand="wood"), pile="marble"
    )
    events = play(state, "command wood", "stop")
    assert kinds(events).count("draw") == 1
    assert hand(state, 0) == "clay marble"


def test_r127_harbour_draws_even_if_nothing_could_be_explored() -> None:
    state = table(Player(hand="wood", completed=["port"]), Player(hand="wood"), pile="marble")
    play(state, "command wood")
    assert hand(state, 0) == "marble"


def test_r127_an_unfinished_harbour_draws_nothing() -> None:
    state = table(Player(hand="wood clay", sites={"port": ""}), Player(hand="wood", completed=["port"]))
    play(state, "command wood")
    assert hand(state, 0) == ""


@pytest.mark.parametrize("command", ["clay", "marble", "stone", "brick"])
def test_r127_harbour_follows_no_other_order(command: str) -> None:
    state = table(Player(hand=command, completed=["port"]), Player(hand="wood"))
    play(state, f"command {command}")
    assert hand(state, 0) == ""


# --- Market ---


def test_r128_market_swaps_a_stock_card_with_a_forum_card_of_another_colour() -> None:
    state = table(
        Player(hand="marble", stock="clay wood", activities="wood*2", completed=["marche", "port"]),
        Player(hand="wood"),
        forum="clay marble",
    )
    play(state, "command marble", "launch wood")
    assert decision(state) == ("market", 0)
    assert options(state) == {"swap clay marble", "decline"}
    refused(state, "swap clay clay", "R128", "same-colour")
    refused(state, "swap wood marble", "R128", "no-card")
    refused(state, "swap clay stone", "R128", "no-card")
    play(state, "swap clay marble")
    assert stock(state, 0) == "marble"
    assert forum(state) == "clay*2"


def test_r128_market_may_be_declined_and_works_once() -> None:
    seller = Player(hand="marble", stock="clay*2", activities="marble*2", completed=["marche"])
    state = table(seller, Player(hand="wood"), forum="marble*2")
    play(state, "command marble", "decline")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == "clay"
    seller = Player(hand="marble", stock="clay*3", activities="marble*2", completed=["marche"])
    state = table(seller, Player(hand="wood"), forum="marble*2")
    play(state, "command marble", "swap clay marble")
    assert decision(state) == ("action", 1)


@pytest.mark.parametrize(
    ("stocked", "shown"), [("", "marble"), ("clay", ""), ("clay", "clay*2")], ids=["stock", "forum", "colour"]
)
def test_r128_market_needs_different_cards_on_both_sides(stocked: str, shown: str) -> None:
    trader = Player(hand="marble", stock=stocked, activities="wood*3", completed=["marche"])
    state = table(trader, Player(hand="wood"), forum=shown)
    play(state, "command marble")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == stocked


def test_r128_an_unfinished_market_is_closed() -> None:
    trader = Player(hand="marble", stock="clay*2", sites={"marche": ""})
    state = table(trader, Player(hand="wood", completed=["marche"]), forum="marble")
    play(state, "command marble")
    assert decision(state) == ("action", 1)


# --- Crane ---


def test_r129_crane_adds_a_stock_card_to_a_wood_or_clay_site() -> None:
    builder = Player(
        hand="stone",
        stock="wood clay stone*2",
        completed=["grue"],
        sites={"puits": "", "port": "", "phare": "", "thermes": ""},
    )
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "add phare stone")
    assert decision(state) == ("crane", 0)
    assert options(state) == {"add puits clay", "add port wood", "decline"}
    refused(state, "add phare stone", "R129", "not-for-crane")
    refused(state, "add puits wood", "R72", "wrong-colour")
    refused(state, "add enclos wood", "R71", "no-site")
    play(state, "add puits clay")
    assert completed(state, 0) == ["grue", "puits"]
    assert decision(state) == ("action", 1)


def test_r129_crane_may_be_declined() -> None:
    builder = Player(hand="stone", stock="clay stone", completed=["grue"], sites={"puits": "", "phare": ""})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "add phare stone", "decline")
    assert sites(state, 0) == {"puits": "", "phare": "stone"}


def test_r129_crane_needs_the_card_in_the_stock_and_a_site() -> None:
    builder = Player(hand="stone clay", stock="stone", completed=["grue"], sites={"puits": "", "phare": ""})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone")
    assert decision(state) == ("action", 1)


@pytest.mark.parametrize("command", ["clay", "marble", "wood", "brick"])
def test_r129_crane_follows_no_other_order(command: str) -> None:
    builder = Player(hand=command, stock="clay", activities="wood*3", completed=["grue"], sites={"puits": ""})
    state = table(builder, Player(hand="wood"))
    play(state, f"command {command}")
    assert decision(state) == ("action", 1)
    assert sites(state, 0) == {"puits": ""}


def test_r129_a_crane_completed_by_the_order_works_at_once() -> None:
    builder = Player(hand="stone", stock="wood clay", sites={"grue": "", "puits": ""})
    state = table(builder)
    play(state, "command stone", "add grue wood")
    assert decision(state) == ("crane", 0)


# --- Paddock ---


def test_r130_paddock_takes_a_forum_card_to_the_hand_after_draconians() -> None:
    state = table(Player(hand="brick clay", completed=["enclos"]), Player(hand="wood"), forum="clay wood stone")
    play(state, "command brick")
    assert decision(state) == ("paddock", 0)
    # The Clay of the Forum went to the Stock with the Order itself.
    assert options(state) == {"take wood", "take stone"}
    refused(state, "decline", "R87", "must")
    refused(state, "take clay", "R130", "no-card")
    play(state, "take stone")
    assert hand(state, 0) == "clay stone"
    assert stock(state, 0) == "clay"
    assert forum(state) == "wood"


def test_r130_paddock_is_known_to_everybody() -> None:
    state = table(Player(hand="brick", completed=["enclos"]), Player(hand="wood"), forum="wood")
    play(state, "command brick")
    assert hand(state, 0) == "wood"
    assert state.view(1)["boards"][0]["known"]["wood"] == 1


def test_r130_an_empty_forum_or_an_unfinished_paddock_gives_nothing() -> None:
    state = table(Player(hand="brick", completed=["enclos"]), Player(hand="wood"))
    play(state, "command brick")
    assert hand(state, 0) == ""
    state = table(Player(hand="brick", sites={"enclos": ""}), Player(hand="wood", completed=["enclos"]), forum="wood")
    play(state, "command brick")
    assert hand(state, 0) == ""


# --- Relay Station ---


def test_r131_relay_station_takes_one_of_two_cards_back() -> None:
    state = table(Player(hand="stone*2", completed=["relais"]), Player(hand="wood"), forum="clay")
    play(state, "command stone x2 production")
    assert decision(state) == ("relay", 0)
    assert options(state) == {"take back", "decline"}
    play(state, "take back")
    assert hand(state, 0) == "stone"
    assert domain(state, 0) == "stone"
    assert state.view(1)["boards"][0]["known"]["stone"] == 1


def test_r131_both_cards_may_stay() -> None:
    state = table(Player(hand="stone*2", completed=["relais"]), Player(hand="wood"), forum="clay")
    play(state, "command stone x2 production", "decline")
    assert hand(state, 0) == ""
    assert domain(state, 0) == "stone*2"


def test_r131_not_after_a_command_with_one_card_or_a_plot() -> None:
    state = table(Player(hand="clay*2", completed=["relais"]), Player(hand="wood"), forum="clay")
    play(state, "command clay")
    assert decision(state) == ("action", 1)
    state = table(Player(hand="clay*2", completed=["relais"]), Player(hand="wood"), forum="clay")
    play(state, "plot")
    assert decision(state) == ("action", 1)


def test_r131_it_comes_after_the_order_bonuses() -> None:
    state = table(Player(hand="clay*2", completed=["relais", "puits"]), Player(hand="wood"), forum="clay")
    events = play(state, "command clay x2 production")
    assert kinds(events)[-1] == "draw"
    assert decision(state) == ("relay", 0)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="clay*2", sites={"relais": ""}), Player(hand="wood")),
        (Player(hand="clay*2"), Player(hand="wood", completed=["relais"])),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r131_only_an_own_finished_relay_station_works(first: Player, second: Player) -> None:
    state = table(first, second, forum="clay")
    play(state, "command clay x2 production")
    assert decision(state) == ("action", 1)


# --- Sawmill ---


def test_r132_sawmill_may_save_one_card_of_another_building() -> None:
    builder = Player(hand="stone", stock="marble", completed=["scierie"], sites={"statue": "marble*2"})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone")
    assert decision(state) == ("sawmill", 0)
    assert options(state) == {"keep marble", "decline"}
    refused(state, "keep wood", "R132", "no-card")
    assert completed(state, 0) == ["scierie"]
    play(state, "keep marble")
    assert completed(state, 0) == ["scierie", "statue"]
    assert stock(state, 0) == "marble"
    assert discard(state) == "marble*2"


def test_r132_sawmill_may_be_declined() -> None:
    builder = Player(hand="stone", stock="clay", completed=["scierie"], sites={"puits": ""})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "decline")
    assert stock(state, 0) == ""
    assert discard(state) == "clay"


def test_r132_sawmill_does_nothing_for_itself() -> None:
    state = table(Player(hand="stone", stock="wood", sites={"scierie": ""}), Player(hand="wood"))
    play(state, "command stone")
    assert completed(state, 0) == ["scierie"]
    assert discard(state) == "wood"
    assert stock(state, 0) == ""


def test_r132_sawmill_serves_its_owner_only_and_only_when_finished() -> None:
    builder = Player(hand="stone", stock="clay", sites={"puits": "", "scierie": ""})
    state = table(builder, Player(hand="wood", completed=["scierie"]))
    play(state, "command stone")
    assert decision(state) == ("action", 1)
    assert discard(state) == "clay"


def test_r132_the_saved_card_can_be_any_of_those_under_the_building() -> None:
    builder = Player(hand="stone", stock="brick", completed=["scierie", "briqueterie"], sites={"thermes": "clay"})
    state = table(builder)
    play(state, "command stone")
    assert options(state) == {"keep clay", "keep brick", "decline"}


# --- Shrine ---


ONE_OF_EACH = ["sanctuaire", "puits", "thermes", "phare", "statue"]


def test_r133_shrine_is_worth_two_more_with_all_five_colours() -> None:
    state = table(Player(hand="wood", completed=ONE_OF_EACH))
    # 1 + 1 + 2 + 2 + 3, and 1 for the Statue itself.
    assert state.score_terms(0) == {"buildings": 9, "monopolies": 0, "effects": 3}


@pytest.mark.parametrize("missing", ONE_OF_EACH[1:])
def test_r133_a_site_is_no_building_of_its_colour(missing: str) -> None:
    rest = [name for name in ONE_OF_EACH if name != missing]
    state = table(Player(hand="wood", completed=rest, sites={missing: ""}))
    assert state.score_terms(0)["effects"] == (1 if "statue" in rest else 0)


def test_r133_an_unfinished_shrine_is_worth_nothing() -> None:
    rest = ["grue", *ONE_OF_EACH[1:]]
    state = table(Player(hand="wood", completed=rest, sites={"sanctuaire": ""}))
    assert state.score_terms(0)["effects"] == 1


def test_r133_the_last_colour_counts_at_once() -> None:
    rest = ["sanctuaire", "thermes", "phare", "temple"]
    state = table(Player(hand="stone", stock="clay", completed=rest, sites={"puits": ""}), Player(hand="wood"))
    before = state.score(0)
    play(state, "command stone")
    assert state.score(0) == before + 1 + 2
