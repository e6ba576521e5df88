"""The reconstructed Buildings of Clay (R121 to R126)."""

from __future__ import annotations

import pytest

from .table import (
    Player,
    completed,
    decision,
    discard,
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

# --- Latrines ---


def test_r121_latrines_put_up_to_two_cards_into_the_forum_before_the_draw() -> None:
    state = table(Player(hand="wood*2 clay", completed=["latrines"]), Player(hand="wood"), pile="stone*4")
    play(state, "plot")
    assert decision(state) == ("latrines", 0)
    assert options(state) == {"put wood", "put clay", "stop"}
    refused(state, "put stone", "R121", "no-card")
    play(state, "put wood", "put clay")
    assert forum(state) == "wood clay"
    assert hand(state, 0) == "wood stone*4"
    assert decision(state) == ("action", 1)


@pytest.mark.parametrize(("moves", "left"), [(["stop"], ""), (["put wood", "stop"], "wood")])
def test_r121_fewer_than_two_will_do(moves: list[str], left: str) -> None:
    state = table(Player(hand="wood*2 clay", completed=["latrines"]), Player(hand="wood"))
    play(state, "plot", *moves)
    assert decision(state) == ("action", 1)
    assert forum(state) == left
    assert state.boards[0].held == 5


def test_r121_latrines_come_after_the_copied_order() -> None:
    plotter = Player(hand="wood*2 clay", activities="wood", completed=["latrines"])
    state = table(plotter, Player(domain="wood"))
    play(state, "plot")
    assert decision(state) == ("copy", 0)
    play(state, "copy wood", "put wood")
    assert decision(state) == ("latrines", 0)
    assert hand(state, 0) == "wood clay"
    assert stock(state, 0) == "wood"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="wood", sites={"latrines": ""}), Player(hand="wood")),
        (Player(hand="wood"), Player(hand="wood", completed=["latrines"])),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r121_only_own_finished_latrines_work(first: Player, second: Player) -> None:
    state = table(first, second)
    play(state, "plot")
    assert decision(state) == ("action", 1)


def test_r121_latrines_do_not_follow_a_command() -> None:
    state = table(Player(hand="wood*2 clay", completed=["latrines"]), Player(hand="wood"))
    play(state, "command clay")
    assert decision(state) == ("action", 1)


def test_r121_an_empty_hand_has_nothing_to_put() -> None:
    plotter = Player(hand="wood", activities="wood", completed=["latrines"])
    state = table(plotter, Player(hand="clay", domain="wood"))
    play(state, "plot", "copy wood")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == "wood"


def test_r121_r122_r106_latrines_then_draw_then_tenement() -> None:
    plotter = Player(hand="wood*6", completed=["latrines", "grenier", "immeuble"])
    state = table(plotter, Player(hand="clay"), forum="clay", pile="stone*2 brick")
    play(state, "plot", "put wood", "put wood")
    assert hand(state, 0) == "wood*4 stone*2"
    assert decision(state) == ("tenement", 0)
    assert options(state) == {"take wood", "take clay"}
    play(state, "take wood")
    assert hand(state, 0) == "wood*5 stone*2"
    assert forum(state) == "wood clay"


# --- Granary ---


@pytest.mark.parametrize(("held", "after"), [(0, 6), (4, 6), (5, 6), (6, 7), (7, 8)])
def test_r122_granary_draws_up_to_six_or_one_card(held: int, after: int) -> None:
    state = table(Player(hand="clay"), Player(hand=f"wood*{held}" if held else "", completed=["grenier"]))
    # The opponent Commands in vain; then it is the turn of the owner, who can but Plot with an empty Hand.
    play(state, "command clay", *(["plot"] if held else []))
    assert state.boards[1].held == after


@pytest.mark.parametrize(("held", "after"), [(4, 5), (5, 6), (6, 7)])
def test_r122_an_unfinished_granary_changes_nothing(held: int, after: int) -> None:
    state = table(Player(hand=f"wood*{held}", sites={"grenier": ""}), Player(hand="clay", completed=["grenier"]))
    play(state, "plot")
    assert state.boards[0].held == after


def test_r122_a_granary_completed_by_the_copied_order_works_at_once() -> None:
    plotter = Player(hand="wood", stock="clay", activities="stone", sites={"grenier": ""})
    state = table(plotter, Player(hand="clay", domain="stone"))
    play(state, "plot", "copy stone")
    assert completed(state, 0) == ["grenier"]
    assert state.boards[0].held == 6


# --- Well ---


def test_r123_well_draws_a_card_after_production() -> None:
    state = table(Player(hand="clay", completed=["puits"]), Player(hand="wood"), forum="wood", pile="marble")
    events = play(state, "command clay")
    assert kinds(events) == ["command", "take", "bonus", "draw"]
    assert hand(state, 0) == "marble"


def test_r123_well_draws_once_even_if_there_was_nothing_to_produce() -> None:
    state = table(Player(hand="clay", activities="clay*2", completed=["puits"]), Player(hand="wood"), pile="marble")
    play(state, "command clay")
    assert hand(state, 0) == "marble"


@pytest.mark.parametrize("command", ["wood", "marble", "stone", "brick"])
def test_r123_well_follows_no_other_order(command: str) -> None:
    state = table(Player(hand=command, completed=["puits"]), Player(hand="wood"))
    play(state, f"command {command}")
    assert hand(state, 0) == ""


def test_r123_an_unfinished_well_is_dry() -> None:
    state = table(Player(hand="clay", sites={"puits": ""}), Player(hand="wood", completed=["puits"]), forum="wood")
    play(state, "command clay")
    assert hand(state, 0) == ""


def test_r123_with_empty_piles_the_well_brings_the_end() -> None:
    state = table(Player(hand="clay", completed=["puits"]), Player(hand="wood"), rest=1)
    assert not state.end_triggered
    play(state, "command clay")
    assert state.end_triggered
    assert hand(state, 0) == ""


# --- Tavern ---


def test_r124_tavern_copies_for_a_hand_card_instead_of_an_activity() -> None:
    state = table(Player(hand="wood*2 clay", completed=["taverne"]), Player(hand="clay", domain="wood"))
    play(state, "plot")
    assert decision(state) == ("copy", 0)
    assert options(state) == {"copy wood", "decline"}
    events = play(state, "copy wood")
    assert events[0].data["paid"]
    assert forum(state) == "wood"
    assert decision(state) == ("exploration", 0)
    assert hand(state, 0) == "wood clay"


def test_r124_the_card_lies_in_the_forum_before_the_order_is_executed() -> None:
    state = table(Player(hand="clay", completed=["taverne"]), Player(hand="wood", domain="clay"), forum="marble")
    play(state, "plot", "copy clay")
    assert options(state) == {"take clay", "take marble"}
    play(state, "take clay")
    assert stock(state, 0) == "clay"


def test_r124_with_an_activity_of_the_colour_nothing_is_paid() -> None:
    plotter = Player(hand="wood*2 clay", activities="wood", completed=["taverne"])
    state = table(plotter, Player(hand="clay", domain="wood"))
    events = play(state, "plot", "copy wood")
    assert not events[-1].data["paid"]
    assert forum(state) == ""
    assert hand(state, 0) == "wood*2 clay"


def test_r124_without_card_and_activity_nothing_can_be_copied() -> None:
    state = table(Player(hand="clay", stock="wood", completed=["taverne"]), Player(hand="clay", domain="wood"))
    play(state, "plot")
    assert decision(state) == ("action", 1)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="wood*2", sites={"taverne": ""}), Player(hand="clay", domain="wood")),
        (Player(hand="wood*2"), Player(hand="clay", domain="wood", completed=["taverne"])),
        (Player(hand="wood*2", completed=["taverne"]), Player(hand="clay", domain="wood", completed=["remparts"])),
        (Player(hand="wood*2", completed=["taverne"]), Player(hand="clay")),
    ],
    ids=["unfinished", "of an opponent", "behind ramparts", "empty domain"],
)
def test_r124_when_the_tavern_does_not_help(first: Player, second: Player) -> None:
    state = table(first, second)
    play(state, "plot")
    assert decision(state) == ("action", 1)
    assert state.boards[0].held == 5


def test_r124_other_colours_are_refused() -> None:
    state = table(
        Player(hand="wood*2 clay", completed=["taverne"]),
        Player(hand="clay", domain="wood"),
        Player(hand="clay", domain="marble"),
    )
    play(state, "plot")
    refused(state, "copy marble", "R34", "no-activity")
    refused(state, "copy clay", "R34", "not-shown")


# --- Brickworks ---


def test_r125_brickworks_add_a_clay_to_a_brick_site() -> None:
    state = table(Player(hand="stone", stock="clay brick", completed=["briqueterie"], sites={"thermes": ""}))
    play(state, "command stone")
    assert options(state) == {"add thermes clay", "add thermes brick"}
    play(state, "add thermes clay")
    assert sites(state, 0) == {"thermes": "clay"}
    assert stock(state, 0) == "brick"


def test_r125_the_card_stays_a_clay_card() -> None:
    state = table(
        Player(hand="stone", stock="clay", completed=["briqueterie"], sites={"thermes": "brick"}), Player(hand="wood")
    )
    play(state, "command stone")
    assert completed(state, 0) == ["briqueterie", "thermes"]
    assert discard(state) == "clay brick"


def test_r125_only_clay_and_only_for_brick() -> None:
    builder = Player(
        hand="stone", stock="clay brick wood", completed=["briqueterie"], sites={"thermes": "", "phare": ""}
    )
    state = table(builder)
    play(state, "command stone")
    assert options(state) == {"add thermes clay", "add thermes brick"}
    refused(state, "add phare clay", "R72", "wrong-colour")
    refused(state, "add thermes wood", "R72", "wrong-colour")


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="stone", stock="clay", sites={"briqueterie": "", "thermes": ""}), Player()),
        (Player(hand="stone", stock="clay", sites={"puits": "", "thermes": ""}), Player(completed=["briqueterie"])),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r125_only_own_finished_brickworks_count(first: Player, second: Player) -> None:
    state = table(first, second, forum="marble", row=["statue"])
    play(state, "command stone")
    assert decision(state) == ("construction", 0)
    refused(state, "add thermes clay", "R72", "wrong-colour")


def test_r125_a_foundation_must_have_the_own_colour() -> None:
    state = table(Player(hand="stone", completed=["briqueterie"]), row=["thermes", "puits"], forum="clay marble")
    play(state, "command stone")
    refused(state, "start thermes forum", "R69", "no-foundation")


def test_r125_the_workshop_takes_no_clay_for_brick() -> None:
    builder = Player(hand="stone clay", completed=["briqueterie", "atelier"], sites={"thermes": ""})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone")
    assert decision(state) == ("action", 1)
    assert sites(state, 0) == {"thermes": ""}


def test_r125_clay_is_added_under_the_rules_of_every_card() -> None:
    builder = Player(hand="stone", stock="clay", activities="stone", completed=["briqueterie"])
    state = table(builder, row=["thermes", "statue"], forum="brick marble")
    play(state, "command stone", "start thermes forum")
    refused(state, "add thermes clay", "R73", "same-turn")


# --- Paved Road ---


def test_r126_paved_road_may_bring_the_foundation_to_the_hand() -> None:
    state = table(Player(hand="stone", completed=["voie_pavee"]), row=["phare", "temple"], forum="stone marble")
    play(state, "command stone", "start phare forum")
    assert decision(state) == ("paved", 0)
    assert options(state) == {"take back", "decline"}
    play(state, "take back")
    assert hand(state, 0) == "stone"
    assert discard(state) == ""
    assert sites(state, 0) == {"phare": ""}


def test_r126_the_foundation_may_be_discarded_all_the_same() -> None:
    state = table(
        Player(hand="stone", completed=["voie_pavee"]),
        Player(hand="wood"),
        row=["phare", "temple"],
        forum="stone marble",
    )
    play(state, "command stone", "start phare forum", "decline")
    assert hand(state, 0) == ""
    assert discard(state) == "stone"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="stone", sites={"voie_pavee": ""}), Player(hand="wood")),
        (Player(hand="stone"), Player(hand="wood", completed=["voie_pavee"])),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r126_only_an_own_finished_paved_road_works(first: Player, second: Player) -> None:
    state = table(first, second, row=["phare", "temple"], forum="stone marble")
    play(state, "command stone", "start phare forum")
    assert decision(state) == ("action", 1)
    assert discard(state) == "stone"


def test_r126_each_start_asks_anew_and_an_add_does_not() -> None:
    builder = Player(hand="stone", stock="wood", activities="stone*2", completed=["voie_pavee"], sites={"grue": ""})
    state = table(builder, row=["phare", "temple"], forum="stone marble")
    play(state, "command stone", "start phare forum", "take back")
    play(state, "add grue wood")
    assert decision(state) == ("construction", 0)
    play(state, "start temple forum")
    assert decision(state) == ("paved", 0)
