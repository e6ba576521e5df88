"""Tenement, Baths, Gate and Arcades, as printed in the rulebook (R106, R107, R111, R112, R115, R116)."""

from __future__ import annotations

import pytest

from .table import (
    Player,
    activities,
    completed,
    decision,
    discard,
    forum,
    hand,
    holders,
    kinds,
    options,
    play,
    refused,
    sites,
    stock,
    table,
)

# --- Tenement ---


def test_r106_tenement_takes_a_forum_card_after_the_draw() -> None:
    state = table(Player(hand="wood", completed=["immeuble"]), forum="clay marble", pile="stone*4 brick")
    events = play(state, "plot")
    assert decision(state) == ("tenement", 0)
    assert hand(state, 0) == "wood stone*4"
    assert kinds(events)[-1] == "draw"
    play(state, "take marble")
    assert hand(state, 0) == "wood stone*4 marble"
    assert forum(state) == "clay"


def test_r106_tenement_is_a_must() -> None:
    state = table(Player(hand="wood", completed=["immeuble"]), forum="clay marble")
    play(state, "plot")
    assert options(state) == {"take clay", "take marble"}
    refused(state, "decline", "R106", "must")
    refused(state, "stop", "R106", "must")
    refused(state, "take wood", "R106", "no-card")


def test_r106_tenement_takes_the_only_colour_by_itself_and_nothing_from_an_empty_forum() -> None:
    state = table(Player(hand="wood*5", completed=["immeuble"]), Player(hand="wood"), forum="clay*2", pile="stone")
    play(state, "plot")
    assert hand(state, 0) == "wood*5 clay stone"
    state = table(Player(hand="wood*5", completed=["immeuble"]), Player(hand="wood"), pile="stone")
    play(state, "plot")
    assert decision(state) == ("action", 1)
    assert hand(state, 0) == "wood*5 stone"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="wood", sites={"immeuble": ""}), Player(hand="wood")),
        (Player(hand="wood"), Player(hand="wood", completed=["immeuble"])),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r106_only_an_own_finished_tenement_works(first: Player, second: Player) -> None:
    state = table(first, second, forum="clay marble")
    play(state, "plot")
    assert decision(state) == ("action", 1)
    assert forum(state) == "clay marble"
    assert state.boards[0].held == 5


def test_r106_tenement_does_not_follow_a_command() -> None:
    state = table(Player(hand="wood*2", completed=["immeuble"]), Player(hand="wood"), forum="clay marble")
    play(state, "command wood")
    assert decision(state) == ("action", 1)
    assert forum(state) == "clay marble"


def test_r107_a_tenement_completed_by_the_copied_order_works_at_once() -> None:
    plotter = Player(hand="wood", stock="clay", activities="stone", sites={"immeuble": ""})
    state = table(plotter, Player(hand="wood", domain="stone"), forum="brick marble")
    play(state, "plot", "copy stone", "add immeuble clay")
    assert completed(state, 0) == ["immeuble"]
    assert decision(state) == ("tenement", 0)
    play(state, "take marble")
    assert forum(state) == "brick stone"


# --- Baths ---


def test_r111_baths_exchange_an_activity_after_trade() -> None:
    state = table(Player(hand="marble", stock="clay wood", activities="brick", completed=["thermes"]))
    play(state, "command marble", "launch clay")
    assert decision(state) == ("baths_out", 0)
    assert options(state) == {"recall clay", "recall brick"}
    refused(state, "recall wood", "R111", "no-card")
    refused(state, "decline", "R87", "must")
    play(state, "recall brick")
    assert decision(state) == ("baths_in", 0)
    assert options(state) == {"launch wood", "launch brick"}
    refused(state, "launch clay", "R111", "no-card")
    play(state, "launch wood")
    assert activities(state, 0) == "wood clay"
    assert stock(state, 0) == "brick"


def test_r111_the_same_activity_may_be_launched_again() -> None:
    state = table(
        Player(hand="marble", stock="clay wood", activities="brick clay marble", completed=["thermes"]),
    )
    play(state, "command marble", "recall brick", "launch brick")
    assert activities(state, 0) == "clay brick marble"
    assert stock(state, 0) == "wood clay"


def test_r111_baths_work_at_the_limit_and_once_whatever_the_trade_activities() -> None:
    state = table(Player(hand="marble", stock="clay", activities="marble*3", completed=["thermes"]))
    events = play(state, "command marble", "launch clay")
    assert kinds(events).count("recall") == 1
    assert activities(state, 0) == "clay marble*2"
    assert stock(state, 0) == "marble"


def test_r111_a_tie_in_the_middle_of_the_exchange_costs_nothing() -> None:
    state = table(
        Player(hand="marble", stock="clay", activities="wood*2 marble", completed=["thermes"]),
        Player(activities="wood*2"),
        holders={"wood": 0},
    )
    events = play(state, "command marble", "recall wood", "launch wood")
    assert holders(state) == {"wood": 0, "marble": 0}
    assert "monopoly" not in kinds(events)


def test_r111_monopolies_of_both_colours_move_at_the_end_of_the_exchange() -> None:
    state = table(
        Player(hand="marble", stock="clay", activities="wood*2 clay", completed=["thermes"]),
        Player(hand="wood", activities="wood*2 clay", completed=["puits"]),
        holders={"wood": 0, "clay": 1},
    )
    play(state, "command marble", "recall wood")
    assert holders(state) == {"wood": 0, "clay": 1}
    play(state, "launch clay")
    assert holders(state) == {"wood": 1, "clay": 0}


def test_r112_baths_without_an_activity_do_nothing() -> None:
    state = table(Player(hand="marble", completed=["thermes"]), Player(hand="wood"))
    events = play(state, "command marble")
    assert kinds(events) == ["command", "bonus"]
    assert decision(state) == ("action", 1)


@pytest.mark.parametrize("order", ["clay", "wood", "stone", "brick"])
def test_r111_baths_follow_trade_only(order: str) -> None:
    state = table(
        Player(hand=f"{order} wood", stock="clay", activities="wood clay", completed=["thermes"]), Player(hand="wood")
    )
    events = play(state, f"command {order}")
    while decision(state) != ("action", 1):
        events += play(state, sorted(options(state))[0])
    assert "recall" not in kinds(events)


def test_r111_unfinished_baths_do_nothing() -> None:
    state = table(
        Player(hand="marble", stock="clay", activities="brick", sites={"thermes": "brick"}), Player(hand="wood")
    )
    play(state, "command marble")
    assert decision(state) == ("action", 1)


# --- Gate ---


def test_r115_a_gate_makes_an_unfinished_garrison_work() -> None:
    victim = Player(hand="clay", domain="wood", completed=["porte"], sites={"garnison": ""})
    state = table(Player(hand="brick clay"), victim)
    play(state, "command brick")
    assert hand(state, 1) == "clay"


def test_r115_a_gate_makes_unfinished_baths_work() -> None:
    state = table(Player(hand="marble", stock="clay", activities="wood", completed=["porte"], sites={"thermes": ""}))
    play(state, "command marble")
    assert decision(state) == ("baths_out", 0)


def test_r115_a_gate_makes_menagerie_and_barracks_work() -> None:
    executor = Player(hand="brick clay wood", completed=["porte"], sites={"menagerie": "", "caserne": "brick"})
    state = table(executor, Player(hand="clay wood"))
    play(state, "command brick", "reveal clay", "reveal wood")
    assert decision(state) == ("give", 1)
    assert options(state) == {"give clay", "give wood"}


def test_r115_an_active_site_has_neither_points_nor_room_for_an_activity() -> None:
    state = table(Player(hand="wood", completed=["porte"], sites={"garnison": "brick", "thermes": ""}))
    assert state.score(0) == 2
    assert state.boards[0].limit == 3


def test_r115_a_gate_does_not_wake_sites_of_other_colours() -> None:
    state = table(
        Player(hand="clay", completed=["porte"], sites={"puits": "", "carriere": ""}),
        Player(hand="wood"),
        forum="stone*2",
    )
    events = play(state, "command clay")
    assert "bonus" not in kinds(events)
    assert stock(state, 0) == "stone"


@pytest.mark.parametrize(
    ("executor", "victim"),
    [
        ([], {"porte": "stone", "garnison": ""}),
        (["porte"], {"garnison": ""}),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r115_only_an_own_finished_gate_counts(executor: list[str], victim: dict[str, str]) -> None:
    state = table(Player(hand="brick clay", completed=executor), Player(hand="clay stone", domain="wood", sites=victim))
    play(state, "command brick")
    assert hand(state, 1) == "stone"


def test_r115_what_happens_on_completion_waits_for_it() -> None:
    state = table(
        Player(hand="stone marble", stock="wood clay", completed=["porte"], sites={"fonderie": "brick", "ecole": ""}),
        Player(hand="wood"),
        forum="marble",
    )
    play(state, "command marble", "launch wood")
    assert decision(state) == ("action", 1)
    assert (stock(state, 0), activities(state, 0), forum(state)) == ("clay", "wood", "marble")


def test_r115_completing_the_gate_wakes_the_sites_at_once() -> None:
    builder = Player(hand="stone wood", stock="stone", sites={"porte": "stone", "atelier": "", "puits": ""})
    state = table(builder)
    play(state, "command stone")
    assert completed(state, 0) == ["porte"]
    assert "atelier" in state.view(0)["boards"][0]["active"]


# --- Arcades ---


def test_r116_arcades_take_the_foundation_from_the_hand() -> None:
    state = table(
        Player(hand="stone marble wood", completed=["arcades"]), row=["temple", "phare", "puits"], forum="stone"
    )
    play(state, "command stone")
    assert options(state) >= {"start temple hand", "start phare forum"}
    refused(state, "start temple forum", "R69", "no-foundation")
    refused(state, "start puits hand", "R116", "no-card")
    play(state, "start temple hand")
    assert hand(state, 0) == "wood"
    assert discard(state) == "marble"
    assert sites(state, 0) == {"temple": ""}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="stone marble", sites={"arcades": "stone"}), Player()),
        (Player(hand="stone marble"), Player(completed=["arcades"])),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r116_only_own_finished_arcades_help(first: Player, second: Player) -> None:
    state = table(first, second, row=["temple", "senat", "phare"], forum="marble")
    play(state, "command stone")
    refused(state, "start temple hand", "R116", "no-arcades")


def test_r116_played_cards_are_no_longer_in_the_hand() -> None:
    state = table(Player(hand="stone", completed=["arcades"]), Player(hand="wood"), row=["phare"])
    play(state, "command stone")
    assert sites(state, 0) == {}
    assert decision(state) == ("action", 1)
