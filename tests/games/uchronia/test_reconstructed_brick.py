"""The reconstructed Buildings of Brick (R134 to R139)."""

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

# --- Menagerie ---


def test_r134_menagerie_may_reveal_one_more_card() -> None:
    state = table(Player(hand="brick clay wood", completed=["menagerie"]), Player(hand="wood"), forum="clay wood")
    play(state, "command brick", "reveal clay")
    assert options(state) == {"reveal wood", "stop"}
    play(state, "reveal wood")
    assert stock(state, 0) == "wood clay"


def test_r134_the_first_card_is_still_a_must_and_the_second_is_not() -> None:
    state = table(Player(hand="brick clay wood", completed=["menagerie"]), Player(hand="wood"), forum="clay wood")
    play(state, "command brick")
    refused(state, "stop", "R31", "must")
    play(state, "reveal clay", "stop")
    assert stock(state, 0) == "clay"


def test_r134_menagerie_comes_on_top_of_the_activities() -> None:
    executor = Player(hand="brick clay*4", activities="brick", completed=["menagerie"])
    state = table(executor, Player(hand="wood"), forum="clay*5")
    play(state, "command brick", "reveal clay", "reveal clay")
    assert stock(state, 0) == "clay*3"


def test_r134_menagerie_works_in_a_plot() -> None:
    plotter = Player(hand="clay wood marble", activities="brick*2", completed=["menagerie"])
    state = table(plotter, Player(hand="stone", domain="brick"), forum="clay wood marble")
    play(state, "plot", "copy brick", "reveal clay", "reveal wood")
    assert stock(state, 0) == "wood clay"


def test_r134_menagerie_works_in_the_plaza() -> None:
    builder = Player(hand="stone clay wood", stock="marble", completed=["menagerie"], sites={"place": "marble*2"})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "order draconians", "reveal clay")
    assert options(state) == {"reveal wood", "stop"}


def test_r134_unfinished_or_of_another_player_it_shows_nothing_more() -> None:
    executor = Player(hand="brick clay wood", sites={"menagerie": "brick"})
    state = table(executor, Player(hand="wood", completed=["menagerie"]))
    play(state, "command brick", "reveal clay")
    assert decision(state) == ("action", 1)


# --- Barracks ---


def test_r135_barracks_affect_players_without_a_card_on_their_domain() -> None:
    state = table(Player(hand="brick clay", completed=["caserne"]), Player(hand="clay wood"), Player(hand="wood"))
    play(state, "command brick")
    assert hand(state, 1) == "wood"
    assert stock(state, 0) == "clay"
    assert state.view(0)["boards"][2]["lacks"] == ["clay"]


def test_r135_without_barracks_they_are_not_affected() -> None:
    state = table(
        Player(hand="brick clay", sites={"caserne": "brick"}), Player(hand="clay wood", completed=["caserne"])
    )
    play(state, "command brick")
    assert hand(state, 1) == "wood clay"
    assert state.view(0)["boards"][1]["lacks"] == []


def test_r135_outpost_garrison_and_viaduct_still_protect() -> None:
    state = table(
        Player(hand="brick clay", completed=["caserne"]),
        Player(hand="clay", completed=["avant_poste"]),
        Player(hand="clay", completed=["garnison"]),
        Player(hand="clay", stock="clay", completed=["viaduc"]),
    )
    play(state, "command brick")
    assert decision(state) == ("viaduct", 3)
    play(state, "pay")
    assert [hand(state, seat) for seat in (1, 2, 3)] == ["clay"] * 3


def test_r135_r149_the_colosseum_reaches_whom_the_barracks_affect() -> None:
    executor = Player(hand="brick", completed=["caserne", "colisee"])
    state = table(executor, Player(hand="wood", stock="stone"), Player(stock="clay"))
    play(state, "command brick")
    assert options(state) == {"seize stone from 1", "seize clay from 2", "decline"}


# --- Workshop ---


def test_r136_workshop_adds_a_hand_card_to_an_own_site() -> None:
    builder = Player(
        hand="stone clay stone marble wood",
        stock="brick",
        completed=["atelier"],
        sites={"puits": "", "phare": "stone", "statue": "", "thermes": ""},
    )
    state = table(builder)
    play(state, "command stone")
    assert decision(state) == ("workshop", 0)
    assert options(state) == {"add puits clay", "add phare stone", "add statue marble", "decline"}
    refused(state, "add thermes brick", "R71", "no-card")
    refused(state, "add puits wood", "R72", "wrong-colour")
    refused(state, "add port wood", "R71", "no-site")
    play(state, "add statue marble")
    assert hand(state, 0) == "wood clay stone"
    assert sites(state, 0) == {"puits": "", "phare": "stone", "statue": "marble", "thermes": "brick"}


def test_r136_workshop_may_be_declined_and_works_once() -> None:
    builder = Player(hand="stone clay", activities="stone*2", completed=["atelier"], sites={"puits": ""})
    state = table(builder, Player(hand="wood"))
    events = play(state, "command stone", "decline")
    assert kinds(events).count("bonus") == 1
    assert hand(state, 0) == "clay"
    assert sites(state, 0) == {"puits": ""}


def test_r136_the_card_leaves_the_hand_openly() -> None:
    builder = Player(hand="stone clay*2", completed=["atelier"], sites={"puits": ""}, known="clay*2")
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "add puits clay")
    assert completed(state, 0) == ["atelier", "puits"]
    assert discard(state) == "clay"
    assert state.view(1)["boards"][0]["known"]["clay"] == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Player(hand="stone clay", sites={"atelier": "brick", "puits": ""}), Player(hand="wood")),
        (Player(hand="stone clay", sites={"puits": ""}), Player(hand="wood", completed=["atelier"])),
    ],
    ids=["unfinished", "of an opponent"],
)
def test_r136_only_an_own_finished_workshop_works(first: Player, second: Player) -> None:
    state = table(first, second)
    play(state, "command stone")
    assert decision(state) == ("action", 1)


# --- Foundry ---


def test_r137_foundry_takes_one_card_of_each_colour_of_the_forum() -> None:
    state = table(
        Player(hand="stone", stock="brick", sites={"fonderie": "brick"}),
        Player(hand="wood"),
        forum="wood*2 clay marble*3",
    )
    play(state, "command stone", "add fonderie brick")
    assert completed(state, 0) == ["fonderie"]
    assert stock(state, 0) == "wood clay marble"
    assert forum(state) == "wood marble*2"


def test_r137_the_used_bricks_are_discarded_and_not_taken() -> None:
    state = table(Player(hand="stone", stock="brick", sites={"fonderie": "brick"}), Player(hand="wood"))
    play(state, "command stone")
    assert stock(state, 0) == ""
    assert discard(state) == "brick*2"


def test_r137_the_monopoly_card_and_the_basilica_come_first() -> None:
    builder = Player(hand="stone", stock="brick*2", completed=["basilique"], sites={"fonderie": "brick"})
    state = table(builder, Player(hand="wood", activities="brick"), forum="brick")
    play(state, "command stone", "add fonderie brick")
    assert decision(state) == ("monopoly_take", 1)
    play(state, "take brick")
    assert decision(state) == ("basilica", 0)
    play(state, "decline")
    assert stock(state, 0) == "brick"
    assert forum(state) == ""


def test_r137_only_the_completion_counts() -> None:
    owner = Player(hand="stone", stock="clay", completed=["fonderie"], sites={"puits": ""})
    state = table(owner, Player(hand="wood"), forum="wood")
    play(state, "command stone", "add puits clay")
    assert stock(state, 0) == ""


# --- School ---


def test_r138_school_launches_up_to_two_activities() -> None:
    state = table(Player(hand="stone", stock="brick clay wood*2", sites={"ecole": "brick"}), Player(hand="wood"))
    play(state, "command stone")
    assert decision(state) == ("school", 0)
    assert options(state) == {"launch wood", "launch clay", "stop"}
    play(state, "launch wood")
    assert holders(state) == {"wood": 0}
    play(state, "launch clay")
    assert decision(state) == ("action", 1)
    assert activities(state, 0) == "wood clay"
    assert stock(state, 0) == "wood"


@pytest.mark.parametrize(("moves", "launched"), [(["stop"], ""), (["launch wood", "stop"], "wood")])
def test_r138_fewer_than_two_will_do(moves: list[str], launched: str) -> None:
    state = table(Player(hand="stone", stock="brick wood*3", sites={"ecole": "brick"}), Player(hand="wood"))
    play(state, "command stone", *moves)
    assert activities(state, 0) == launched


def test_r138_the_limit_counts_the_school() -> None:
    scholar = Player(hand="stone", stock="brick wood*3", activities="clay*2", sites={"ecole": "brick"})
    state = table(scholar, Player(hand="wood"))
    play(state, "command stone", "launch wood")
    assert decision(state) == ("action", 1)
    assert activities(state, 0) == "wood clay*2"


def test_r138_without_a_card_in_the_stock_nothing_is_asked() -> None:
    state = table(Player(hand="stone", stock="brick", sites={"ecole": "brick"}), Player(hand="wood"))
    play(state, "command stone")
    assert completed(state, 0) == ["ecole"]
    assert decision(state) == ("action", 1)


def test_r138_a_colour_that_is_not_in_the_stock_is_refused() -> None:
    state = table(Player(hand="stone", stock="brick wood*3", sites={"ecole": "brick"}))
    play(state, "command stone")
    refused(state, "launch clay", "R138", "no-card")


# --- Embassy ---


def test_r139_embassy_takes_the_monopoly_of_a_tie() -> None:
    state = table(Player(hand="marble", stock="wood", completed=["ambassade"]), Player(hand="clay", activities="wood"))
    play(state, "command marble")
    assert activities(state, 0) == activities(state, 1) == "wood"
    assert holders(state) == {"wood": 0}


def test_r139_without_embassy_the_holder_keeps_it() -> None:
    state = table(
        Player(hand="marble", stock="wood", sites={"ambassade": "brick"}), Player(hand="clay", activities="wood")
    )
    play(state, "command marble")
    assert holders(state) == {"wood": 1}


def test_r139_a_tied_holder_with_an_embassy_keeps_it() -> None:
    state = table(
        Player(hand="marble", stock="wood", completed=["ambassade"]),
        Player(hand="clay", activities="wood", completed=["ambassade"]),
    )
    play(state, "command marble")
    assert holders(state) == {"wood": 1}


def test_r139_two_embassies_of_others_cancel_each_other() -> None:
    state = table(
        Player(hand="clay", activities="wood"),
        Player(hand="marble", stock="wood", completed=["ambassade"]),
        Player(hand="clay", activities="wood", completed=["ambassade"]),
        turn_of=1,
        holders={"wood": 2},
    )
    play(state, "command marble")
    assert holders(state) == {"wood": 2}


def test_r139_an_embassy_needs_a_tie_for_the_most() -> None:
    state = table(
        Player(hand="marble", stock="wood", completed=["ambassade"]), Player(hand="clay", activities="wood*2")
    )
    play(state, "command marble")
    assert holders(state) == {"wood": 1}


def test_r139_completing_the_embassy_checks_every_monopoly_at_once() -> None:
    diplomat = Player(hand="stone", stock="brick", activities="wood clay", sites={"ambassade": "brick"})
    state = table(
        diplomat,
        Player(hand="clay", activities="wood clay"),
        Player(hand="clay", activities="marble"),
        holders={"wood": 1, "clay": 1},
    )
    play(state, "command stone")
    assert completed(state, 0) == ["ambassade"]
    assert holders(state) == {"wood": 0, "clay": 0, "marble": 2}
    assert state.score(0) == 2 + 2
    assert state.score(1) == 0


def test_r139_a_tie_at_zero_gives_nothing() -> None:
    state = table(Player(hand="stone", stock="brick", sites={"ambassade": "brick"}), Player(hand="clay"))
    play(state, "command stone")
    assert holders(state) == {}


def test_r139_r111_embassy_settles_the_tie_that_the_baths_leave() -> None:
    state = table(
        Player(hand="marble", stock="clay", activities="wood*2 marble", completed=["thermes"]),
        Player(hand="clay", activities="wood*2"),
        Player(hand="clay", activities="wood*2", completed=["ambassade"]),
        holders={"wood": 2},
    )
    play(state, "command marble", "recall wood", "launch clay")
    assert holders(state)["wood"] == 2
    state = table(
        Player(hand="marble", stock="clay", activities="wood*3", completed=["thermes"]),
        Player(hand="clay", activities="wood*2"),
        Player(hand="clay", activities="wood*2", completed=["ambassade"]),
    )
    assert holders(state) == {"wood": 0}
    play(state, "command marble", "launch clay")
    assert holders(state)["wood"] == 2
