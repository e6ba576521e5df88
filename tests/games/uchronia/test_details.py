"""Fine points of Plots, the row, the end and the piles (R161 to R165, R172, R173, R175, R176)."""

from __future__ import annotations

import pytest

from pentapolis import Rng
from pentapolis.games.uchronia.buildings import BUILDINGS
from pentapolis.games.uchronia.cards import COLOURS
from pentapolis.games.uchronia.state import UchroniaState

from .table import (
    GAME,
    Player,
    completed,
    decision,
    discard,
    domain,
    forum,
    kinds,
    options,
    play,
    refused,
    row,
    table,
)

COSTS = {building.id: building.cost for building in BUILDINGS}

# --- copies ---


def test_r161_a_senate_completed_by_the_first_copy_allows_the_second() -> None:
    plotter = Player(hand="wood", stock="marble", activities="stone clay", sites={"senat": "marble*2"})
    state = table(
        plotter, Player(hand="wood", domain="stone"), Player(domain="clay"), forum="wood brick", row=["phare"]
    )
    play(state, "plot", "copy stone", "add senat marble")
    assert decision(state) == ("copy", 0)
    assert options(state) == {"copy clay", "decline"}


def test_r161_an_activity_launched_by_the_first_copy_allows_the_second() -> None:
    plotter = Player(hand="wood", stock="clay stone", activities="marble", completed=["senat"])
    state = table(plotter, Player(hand="wood", domain="marble"), Player(domain="clay"), forum="wood")
    play(state, "plot")
    assert options(state) == {"copy marble", "decline"}
    play(state, "copy marble", "launch clay")
    assert options(state) == {"copy clay", "decline"}


def test_r161_a_tavern_completed_by_the_first_copy_allows_the_second() -> None:
    plotter = Player(hand="wood", stock="clay", activities="stone", completed=["senat"], sites={"taverne": ""})
    state = table(plotter, Player(hand="wood", domain="stone"), Player(domain="wood"))
    play(state, "plot", "copy stone")
    assert completed(state, 0) == ["senat", "taverne"]
    assert options(state) == {"copy wood", "decline"}


def test_r162_a_colour_counts_if_one_of_those_who_show_it_has_no_ramparts() -> None:
    state = table(
        Player(hand="wood", activities="clay"),
        Player(hand="wood", domain="clay", completed=["remparts"]),
        Player(domain="clay*2"),
    )
    play(state, "plot")
    assert options(state) == {"copy clay", "decline"}


def test_r162_several_domains_of_one_colour_are_one_choice() -> None:
    state = table(
        Player(hand="wood", activities="clay", completed=["senat"]),
        Player(hand="wood", domain="clay"),
        Player(domain="clay*2"),
        forum="wood*2",
    )
    play(state, "plot")
    assert options(state) == {"copy clay", "decline"}
    play(state, "copy clay")
    assert decision(state) == ("action", 1)


def test_r163_a_copied_order_must_be_executed_and_plays_no_card() -> None:
    state = table(Player(hand="wood clay", activities="wood"), Player(hand="wood", domain="wood"))
    play(state, "plot", "copy wood")
    refused(state, "stop", "R31", "must")
    play(state, "put clay")
    assert domain(state, 0) == ""


def test_r163_an_order_of_the_plaza_must_be_executed_and_plays_no_card() -> None:
    builder = Player(hand="stone wood clay", stock="marble", sites={"place": "marble*2"})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "order exploration")
    refused(state, "stop", "R31", "must")
    play(state, "put clay", "order production", "stop")
    assert domain(state, 0) == "stone"


# --- the row ---


def all_but(colour: str, *missing: str) -> dict[str, str]:
    """A site for every Building of the other colours."""
    others = [b.id for b in BUILDINGS if COLOURS[b.colour] != colour]
    return {name: "" for name in others if name not in missing}


WOODEN = ["grue", "marche", "port", "relais", "scierie"]


def test_r164_a_row_of_one_colour_stays_if_no_other_is_left() -> None:
    state = table(
        Player(hand="stone", sites=all_but("wood")),
        Player(hand="stone", sites=all_but("wood")),
        row=WOODEN,
        forum="wood",
    )
    events = play(state, "command stone", "start grue forum")
    assert "sweep" not in kinds(events)
    assert len(row(state)) == 5
    assert row(state)[:4] == WOODEN[1:]


def test_r164_a_single_other_building_in_the_discard_is_enough_to_sweep() -> None:
    state = table(
        Player(hand="stone", sites=all_but("wood", "phare", "pont")),
        Player(hand="stone", sites=all_but("wood")),
        row=["pont", *WOODEN[:4]],
        forum="stone",
        building_discard=["phare"],
    )
    events = play(state, "command stone")
    # The ten Wood Buildings of the pile are swept too, until the discard is shuffled.
    assert kinds(events).count("sweep") >= 3
    assert "shuffle_buildings" in kinds(events)
    assert "phare" in row(state)


def test_r164_a_short_row_of_one_colour_stays() -> None:
    everything = {building.id: "" for building in BUILDINGS}
    begun = {name: "" for name in everything if name not in WOODEN}
    state = table(Player(hand="stone", sites=begun), Player(hand="stone", sites=everything), row=WOODEN, forum="wood")
    events = play(state, "command stone", "start grue forum")
    assert "sweep" not in kinds(events)
    assert row(state) == WOODEN[1:]


# --- the end ---


def test_r165_the_end_is_triggered_when_round_300_begins() -> None:
    state = table(Player(hand="wood*6"), Player(hand="wood*6"), round=299, turn_of=1)
    assert not state.end_triggered
    events = play(state, "plot")
    assert state.end_triggered
    assert [event.data for event in events if event.kind == "last_turn"] == [{"reason": "round"}]
    play(state, "plot")
    assert not state.over
    play(state, "plot")
    assert state.over


def test_r165_round_299_is_an_ordinary_round() -> None:
    state = table(Player(hand="wood*6"), Player(hand="wood*6"), round=298, turn_of=1)
    play(state, "plot", "plot")
    assert not state.end_triggered


def test_r172_ranking_by_points_then_buildings_and_equals_share_a_place() -> None:
    state = table(
        Player(hand="wood", completed=["place"]),
        Player(hand="wood", completed=["puits", "phare"]),
        Player(hand="wood", completed=["senat"]),
        Player(hand="wood", completed=["tour"]),
        turn_of=3,
        end=True,
    )
    play(state, "plot")
    assert state.over
    assert state.scores() == [3, 3, 3, 2]
    assert state.ranking() == [2, 1, 2, 4]
    assert state.winners() == [1]


# --- automatic choices ---


def test_r173_the_only_choice_is_made_by_the_machine_and_told_no_differently() -> None:
    alone = table(Player(hand="clay"), Player(hand="wood"), forum="stone")
    free = table(Player(hand="clay"), Player(hand="wood"), forum="stone wood")
    forced = play(alone, "command clay")
    chosen = play(free, "command clay", "take stone")
    assert [event.view(None) for event in forced] == [event.view(None) for event in chosen]


def test_r173_a_decision_without_choices_is_passed_over() -> None:
    for command in ("clay", "wood", "brick", "stone", "marble"):
        state = table(Player(hand=command), Player(hand="wood"))
        events = play(state, f"command {command}")
        assert kinds(events) == ["command"]
        assert decision(state) == ("action", 1)


# --- rules and Buildings ---


@pytest.mark.parametrize(
    ("building", "move"),
    [("arcades", "start statue hand"), ("briqueterie", "add thermes clay"), ("taverne", "copy wood")],
)
def test_r175_what_a_building_says_goes_before_the_rule(building: str, move: str) -> None:
    def opened(built: list[str]) -> UchroniaState:
        owner = Player(
            hand="stone marble wood", stock="clay", activities="clay", completed=built, sites={"thermes": ""}
        )
        others = [Player(hand="wood", domain="wood"), Player(domain="clay")]
        state = table(owner, *others, row=["statue", "puits"], forum="clay*2 wood")
        play(state, "plot" if move.startswith("copy") else "command stone")
        return state

    assert move not in options(opened([]))
    assert move in options(opened([building]))


def test_r175_the_tower_goes_before_the_ban_and_the_aqueduct_before_the_limit() -> None:
    builder = Player(hand="stone", stock="clay", activities="stone", completed=["tour"])
    state = table(builder, row=["puits", "statue"], forum="clay marble")
    play(state, "command stone", "start puits forum")
    assert "add puits clay" in options(state)
    trader = Player(hand="marble", stock="wood clay", activities="wood*3", completed=["aqueduc"])
    state = table(trader)
    play(state, "command marble")
    assert "launch wood" in options(state)


# --- where cards go ---


def test_r176_what_goes_to_the_forum_and_not_to_the_discard_pile() -> None:
    plotter = Player(hand="wood*3 clay", completed=["taverne", "latrines", "phare"])
    state = table(plotter, Player(hand="wood", domain="wood"), pile="marble brick stone")
    play(state, "plot", "copy wood", "put wood", "keep marble", "put clay", "stop")
    assert forum(state) == "wood*2 clay brick stone"
    assert discard(state) == ""


@pytest.mark.parametrize("players", [2, 4])
def test_r176_only_foundations_and_used_resources_are_ever_discarded(players: int) -> None:
    for seed in range(6):
        state = GAME.new(players=players, seed=seed)
        assert isinstance(state, UchroniaState)
        rng = Rng(seed)
        while not state.over:
            before = sum(state.discard)
            events = state.listen()
            state.play(state.sample(rng))
            told = kinds(events)
            if "shuffle" in told:
                continue
            change = sum(state.discard) - before
            used = sum(COSTS[event.data["building"]] for event in events if event.kind == "complete")
            # A Sawmill or an Arch may leave fewer Resources to be discarded than the Building costs.
            assert change <= used + told.count("start")
            if not {"complete", "start", "keep_foundation"} & set(told):
                assert change == 0
