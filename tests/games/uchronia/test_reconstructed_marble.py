"""The reconstructed Buildings of Marble (R145 to R149)."""

from __future__ import annotations

import pytest

from pentapolis.games.uchronia.state import UchroniaState

from .table import (
    Player,
    completed,
    decision,
    discard,
    forum,
    hand,
    holders,
    options,
    play,
    refused,
    sites,
    stock,
    table,
)

# --- Statue ---


@pytest.mark.parametrize(
    ("built", "effects"),
    [(["statue"], 1), (["statue", "place"], 2), (["statue", "place", "senat", "puits"], 3), (["place", "senat"], 0)],
)
def test_r145_statue_is_worth_one_more_for_each_marble_building(built: list[str], effects: int) -> None:
    state = table(Player(hand="wood", completed=built))
    assert state.score_terms(0)["effects"] == effects


def test_r145_sites_do_not_count_and_an_unfinished_statue_neither() -> None:
    state = table(Player(hand="wood", completed=["statue"], sites={"place": "marble"}), Player(completed=["senat"]))
    assert state.score_terms(0)["effects"] == 1
    state = table(Player(hand="wood", completed=["place"], sites={"statue": "marble"}))
    assert state.score_terms(0)["effects"] == 0


def test_r145_a_marble_building_counts_at_once_for_the_threshold() -> None:
    # 3 + 3 + 3 + 3 + 2 + 1 and 4 for the Statue are 19 of 20 points; the Plaza brings 3 and 1.
    built = ["statue", "senat", "colisee", "basilique", "phare", "puits"]
    state = table(Player(hand="stone", stock="marble", completed=built, sites={"place": "marble*2"}))
    assert state.score(0) == 19
    play(state, "command stone")
    assert state.score(0) == 23
    assert state.end_triggered


# --- Temple ---


def test_r146_temple_is_worth_one_more_for_each_monopoly() -> None:
    state = table(Player(hand="wood", activities="wood*2 clay", completed=["temple"]), Player(activities="stone"))
    assert state.score_terms(0) == {"buildings": 3, "monopolies": 3, "effects": 2}


def test_r146_an_unfinished_temple_is_worth_nothing() -> None:
    state = table(Player(hand="wood", activities="wood*2", sites={"temple": "marble"}), Player(completed=["temple"]))
    assert state.score_terms(0)["effects"] == 0
    assert state.score_terms(1)["effects"] == 0


def test_r146_a_lost_monopoly_takes_its_point_along() -> None:
    state = table(
        Player(hand="marble", stock="wood", activities="wood"),
        Player(hand="clay", activities="wood clay", completed=["temple"]),
        holders={"wood": 1},
    )
    assert state.score(1) == 3 + 2 + 2
    play(state, "command marble")
    assert holders(state) == {"wood": 0, "clay": 1}
    assert state.score(1) == 3 + 1 + 1


# --- Senate ---


def test_r147_senate_copies_two_orders_of_different_colours() -> None:
    state = table(
        Player(hand="wood*2", activities="clay wood", completed=["senat"]),
        Player(hand="stone", domain="clay"),
        Player(domain="wood"),
        forum="marble brick",
    )
    play(state, "plot")
    assert options(state) == {"copy wood", "copy clay", "decline"}
    play(state, "copy clay", "take marble")
    assert decision(state) == ("copy", 0)
    assert options(state) == {"copy wood", "decline"}
    refused(state, "copy clay", "R147", "copied")
    play(state, "copy wood")
    assert stock(state, 0) == "wood marble"
    assert decision(state) == ("action", 1)


def test_r147_the_second_copy_is_optional_and_there_is_no_third() -> None:
    plotter = Player(hand="wood*3", activities="clay wood marble", completed=["senat"])
    others = [Player(hand="stone", domain="clay"), Player(domain="wood"), Player(domain="marble")]
    state = table(plotter, *others, forum="marble brick")
    play(state, "plot", "copy clay", "take marble", "decline")
    assert decision(state) == ("action", 1)
    state = table(plotter, *others, forum="marble brick")
    play(state, "plot", "copy clay", "take marble", "copy wood")
    assert decision(state) == ("action", 1)


def test_r147_no_second_copy_after_a_declined_first() -> None:
    state = table(
        Player(hand="wood*2", activities="clay wood", completed=["senat"]),
        Player(hand="stone", domain="clay"),
        Player(domain="wood"),
    )
    play(state, "plot", "decline")
    assert decision(state) == ("action", 1)


def test_r147_the_bonuses_of_the_first_come_before_the_second() -> None:
    state = table(
        Player(hand="wood*2", activities="clay wood", completed=["senat", "carriere"]),
        Player(hand="stone", domain="clay"),
        Player(domain="wood"),
        forum="marble brick",
    )
    play(state, "plot", "copy clay", "take brick")
    assert decision(state) == ("quarry", 0)
    play(state, "take marble")
    assert decision(state) == ("copy", 0)


def test_r147_without_a_finished_senate_there_is_one_copy() -> None:
    state = table(
        Player(hand="wood*2", activities="clay wood", sites={"senat": "marble"}),
        Player(hand="stone", domain="clay", completed=["senat"]),
        Player(domain="wood"),
        forum="marble",
    )
    play(state, "plot", "copy clay")
    assert decision(state) == ("action", 1)


def test_r147_r124_senate_and_tavern_pay_for_each_copy_anew() -> None:
    state = table(
        Player(hand="wood*3 clay stone", completed=["senat", "taverne"]),
        Player(hand="stone", domain="clay"),
        Player(domain="wood"),
    )
    play(state, "plot")
    assert options(state) == {"copy wood", "copy clay", "decline"}
    play(state, "copy wood", "put clay")
    # The Clay has gone to the Stock: there is none in the Hand to pay for the second copy.
    assert decision(state) == ("action", 1)
    assert forum(state) == "wood clay"
    state = table(
        Player(hand="wood*3 clay stone", completed=["senat", "taverne"]),
        Player(hand="stone", domain="clay"),
        Player(domain="wood"),
        pile="brick*5",
    )
    play(state, "plot", "copy wood", "put stone", "copy clay", "take clay")
    assert (stock(state, 0), hand(state, 0)) == ("clay stone", "wood*2 brick*3")


# --- Triumphal Arch ---


def at_arch(builder: Player, *others: Player, forum: str = "") -> UchroniaState:
    """The Arch has just been completed."""
    builder.hand["stone"] += 1
    builder.stock["marble"] += 1
    builder.sites["arc_de_triomphe"] = Player(stock="marble*2").stock
    state = table(builder, *others, forum=forum)
    play(state, "command stone")
    if decision(state) == ("construction", 0):
        play(state, "add arc_de_triomphe marble")
    return state


def test_r148_the_arch_completes_one_site_that_is_not_of_marble() -> None:
    built = {"puits": "", "port": "", "thermes": "brick", "phare": "", "statue": "marble*2"}
    state = at_arch(Player(sites=built), Player(hand="wood"))
    assert decision(state) == ("arch", 0)
    assert options(state) == {"complete puits", "complete port", "complete thermes", "complete phare", "decline"}
    refused(state, "complete statue", "R148", "not-for-arch")
    refused(state, "complete tour", "R148", "no-site")
    play(state, "complete thermes")
    assert completed(state, 0) == ["arc_de_triomphe", "thermes"]
    assert discard(state) == "brick marble*3"
    assert state.score(0) == 3 + 2
    assert state.boards[0].limit == 4


def test_r148_the_arch_may_be_declined() -> None:
    state = at_arch(Player(sites={"phare": ""}), Player(hand="wood"))
    play(state, "decline")
    assert completed(state, 0) == ["arc_de_triomphe"]
    assert sites(state, 0) == {"phare": ""}


def test_r148_without_a_fitting_site_nothing_is_asked() -> None:
    state = at_arch(Player(sites={"statue": "marble"}), Player(hand="wood", sites={"phare": "stone"}))
    assert decision(state) == ("action", 1)


def test_r148_all_steps_of_a_completion_follow() -> None:
    builder = Player(stock="clay", completed=["basilique"], sites={"puits": ""})
    state = at_arch(builder, Player(hand="wood", activities="clay"), forum="clay")
    # The Basilica could launch a Marble for the Arch itself, but there is none left.
    play(state, "complete puits")
    assert decision(state) == ("monopoly_take", 1)
    play(state, "take clay")
    assert decision(state) == ("basilica", 0)
    play(state, "launch clay")
    assert completed(state, 0) == ["basilique", "arc_de_triomphe", "puits"]


def test_r148_the_effect_of_the_completed_building_follows_too() -> None:
    state = at_arch(Player(sites={"fonderie": ""}), Player(hand="wood"), forum="wood clay*2")
    play(state, "complete fonderie")
    assert stock(state, 0) == "wood clay"
    state = at_arch(Player(stock="wood*2", sites={"ecole": ""}), Player(hand="wood"))
    play(state, "complete ecole")
    assert decision(state) == ("school", 0)


# --- Colosseum ---


def test_r149_colosseum_takes_a_card_from_the_stock_of_an_affected_opponent() -> None:
    state = table(
        Player(hand="brick", stock="wood", completed=["colisee"]),
        Player(hand="wood", stock="stone*2 clay", domain="wood"),
        Player(hand="wood", stock="marble"),
    )
    play(state, "command brick")
    assert decision(state) == ("colosseum", 0)
    assert options(state) == {"seize clay from 1", "seize stone from 1", "decline"}
    refused(state, "seize marble from 2", "R149", "not-affected")
    refused(state, "seize wood from 0", "R149", "not-affected")
    refused(state, "seize marble from 1", "R149", "no-card")
    refused(state, "seize phare stone from 1", "R149", "only-stock")
    play(state, "seize stone from 1")
    assert stock(state, 0) == "wood stone"
    assert stock(state, 1) == "clay stone"


def test_r149_colosseum_may_be_declined() -> None:
    state = table(Player(hand="brick", completed=["colisee"]), Player(hand="wood", stock="stone", domain="wood"))
    play(state, "command brick", "decline")
    assert stock(state, 1) == "stone"


def test_r149_outpost_and_garrison_do_not_help() -> None:
    victim = Player(hand="wood", stock="stone", domain="wood", completed=["avant_poste", "garnison"])
    state = table(Player(hand="brick clay", completed=["colisee"]), victim)
    play(state, "command brick")
    assert options(state) == {"seize stone from 1", "decline"}


def test_r149_nothing_without_an_affected_opponent_with_a_stock() -> None:
    state = table(Player(hand="brick", completed=["colisee"]), Player(hand="wood", stock="stone"))
    play(state, "command brick")
    assert decision(state) == ("action", 1)
    state = table(Player(hand="brick", completed=["colisee"]), Player(hand="wood", domain="wood"))
    play(state, "command brick")
    assert decision(state) == ("action", 1)


def test_r149_an_unfinished_colosseum_takes_nothing() -> None:
    state = table(
        Player(hand="brick", sites={"colisee": "marble"}),
        Player(hand="wood", stock="stone", domain="wood", completed=["colisee"]),
    )
    play(state, "command brick")
    assert decision(state) == ("action", 1)


def test_r149_what_the_victim_has_just_given_is_already_in_the_executors_stock() -> None:
    state = table(
        Player(hand="brick clay", completed=["colisee"]), Player(hand="clay wood", stock="stone", domain="wood")
    )
    play(state, "command brick", "seize stone from 1")
    assert stock(state, 0) == "clay stone"
    assert hand(state, 1) == "wood"
