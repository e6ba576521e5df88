"""Fine points of building: what works when, and what happens inside what (R158 to R160, R166 to R171, R174)."""

from __future__ import annotations

import pytest

from pentapolis.games.uchronia.state import UchroniaState

from .table import (
    Player,
    completed,
    decision,
    discard,
    hand,
    holders,
    kinds,
    options,
    play,
    refused,
    row,
    sites,
    stock,
    table,
)

# --- Gate and Embassy ---


def test_r158_a_workshop_started_under_a_gate_works_for_that_very_order() -> None:
    builder = Player(hand="stone clay", completed=["porte"], sites={"puits": ""})
    state = table(builder, row=["atelier", "statue"], forum="brick marble")
    play(state, "command stone", "start atelier forum")
    assert decision(state) == ("workshop", 0)
    play(state, "add puits clay")
    assert completed(state, 0) == ["porte", "puits"]
    assert sites(state, 0) == {"atelier": ""}


def test_r158_without_a_gate_it_waits_for_its_completion() -> None:
    builder = Player(hand="stone clay", sites={"puits": "", "porte": "stone"})
    state = table(builder, Player(hand="wood"), row=["atelier", "statue"], forum="brick marble")
    play(state, "command stone", "start atelier forum")
    assert decision(state) == ("action", 1)


@pytest.mark.parametrize(
    ("diplomat", "moves"),
    [
        (Player(hand="stone", stock="brick", activities="wood", sites={"ambassade": "brick"}), []),
        (Player(hand="stone", activities="wood", completed=["porte"]), ["start ambassade forum"]),
        (Player(hand="stone", stock="stone", activities="wood", sites={"ambassade": "", "porte": "stone"}), []),
    ],
    ids=["completed", "started under a Gate", "waked by the Gate"],
)
def test_r159_an_embassy_checks_the_monopolies_when_it_becomes_active(diplomat: Player, moves: list[str]) -> None:
    shown = "brick marble" if moves else ""
    rival = Player(hand="clay", activities="wood")
    state = table(diplomat, rival, holders={"wood": 1}, row=["ambassade", "statue"], forum=shown)
    play(state, "command stone", *moves)
    assert holders(state) == {"wood": 0}


def test_r159_the_points_of_an_embassy_can_bring_the_end() -> None:
    # 18 points, and a tie at two Wood Activities that the Embassy wins.
    built = ["porte", "senat", "colisee", "basilique", "place", "phare", "tour"]
    diplomat = Player(hand="stone", activities="wood*2", completed=built)
    rival = Player(hand="clay", activities="wood*2")
    state = table(diplomat, rival, holders={"wood": 1}, row=["ambassade", "statue"], forum="brick marble")
    assert (state.score(0), state.end_triggered) == (18, False)
    play(state, "command stone", "start ambassade forum")
    assert (state.score(0), state.end_triggered) == (20, True)


def test_r160_a_site_applied_through_the_gate_is_not_applied_again_when_completed() -> None:
    builder = Player(hand="stone brick*2", completed=["porte"], sites={"atelier": "brick", "thermes": ""})
    state = table(builder, Player(hand="wood"))
    events = play(state, "command stone", "add atelier brick")
    assert completed(state, 0) == ["porte", "atelier"]
    assert kinds(events).count("bonus") == 1
    assert decision(state) == ("action", 1)
    assert sites(state, 0) == {"thermes": ""}


def test_r160_the_next_order_applies_it_again() -> None:
    builder = Player(
        hand="stone brick*3",
        stock="marble",
        completed=["porte"],
        sites={"atelier": "brick", "place": "marble*2", "thermes": ""},
    )
    state = table(builder)
    play(state, "command stone", "order construction")
    assert options(state) == {"add atelier brick", "add thermes brick", "decline"}
    play(state, "decline", "order construction", "add atelier brick")
    assert completed(state, 0) == ["porte", "place", "atelier"]
    play(state, "stop")
    # The Order that completed the Plaza has its own Bonuses still to come.
    assert options(state) == {"add thermes brick", "decline"}


def at_two_bonuses() -> UchroniaState:
    """Crane and Workshop are to be applied: the Foundry that the Workshop can complete would feed the Crane."""
    builder = Player(hand="stone brick", completed=["grue", "atelier"], sites={"fonderie": "brick", "puits": ""})
    state = table(builder, Player(hand="wood"), forum="clay", row=["phare", "tour", "statue", "temple", "thermes"])
    play(state, "command stone")
    assert options(state) == {"bonus grue", "bonus atelier"}
    return state


def test_r160_a_bonus_that_can_do_nothing_is_spent() -> None:
    state = at_two_bonuses()
    play(state, "bonus grue", "add fonderie brick")
    assert completed(state, 0) == ["grue", "atelier", "fonderie"]
    assert stock(state, 0) == "clay"
    assert decision(state) == ("action", 1)


def test_r160_r86_the_other_sequence_makes_use_of_both() -> None:
    state = at_two_bonuses()
    play(state, "bonus atelier")
    assert decision(state) == ("workshop", 0)
    play(state, "add fonderie brick")
    assert options(state) == {"add puits clay", "decline"}
    play(state, "add puits clay")
    assert completed(state, 0) == ["grue", "atelier", "fonderie", "puits"]


def test_r160_an_applied_bonus_is_refused() -> None:
    builder = Player(hand="brick wood", completed=["enclos", "pont", "colisee"])
    state = table(builder, Player(hand="wood"), forum="clay")
    play(state, "command brick", "bonus enclos")
    refused(state, "bonus enclos", "R83", "bonus-used")
    refused(state, "bonus grue", "R86", "no-bonus")
    assert options(state) == {"bonus pont", "bonus colisee"}


# --- two copies of a name ---


def test_r166_two_copies_in_the_row_are_one_choice() -> None:
    state = table(Player(hand="stone", activities="stone"), row=["phare", "phare", "statue"], forum="stone*2 marble")
    play(state, "command stone")
    assert [state.notation(action) for action in state.legal()].count("start phare forum") == 1
    play(state, "start phare forum")
    assert row(state).count("phare") == 1
    refused(state, "start phare forum", "R70", "same-name")


def test_r166_with_arcades_forum_and_hand_are_two_choices() -> None:
    state = table(
        Player(hand="stone*2", completed=["arcades"]), row=["phare", "phare", "statue"], forum="stone*2", round=4
    )
    play(state, "command stone")
    found = [state.notation(action) for action in state.legal()]
    assert sorted(name for name in found if "phare" in name) == ["start phare forum", "start phare hand"]


# --- Sawmill, Fountain and what is completed on the way ---


def test_r167_sawmill_saves_a_card_from_a_building_that_the_arch_completes() -> None:
    builder = Player(
        hand="stone", stock="marble", completed=["scierie"], sites={"arc_de_triomphe": "marble*2", "thermes": "brick"}
    )
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "keep marble", "complete thermes")
    assert decision(state) == ("sawmill", 0)
    play(state, "keep brick")
    assert stock(state, 0) == "brick marble"
    assert discard(state) == "marble*2"


def test_r167_nothing_is_asked_if_nothing_lies_there() -> None:
    builder = Player(
        hand="stone", stock="marble", completed=["scierie"], sites={"arc_de_triomphe": "marble*2", "thermes": ""}
    )
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "decline", "complete thermes")
    assert completed(state, 0) == ["scierie", "arc_de_triomphe", "thermes"]
    assert decision(state) == ("action", 1)


def test_r168_a_fountain_completed_on_the_way_feeds_any_site_with_the_next_card() -> None:
    builder = Player(hand="clay", activities="clay", sites={"fontaine": "marble*2", "puits": "", "phare": ""})
    state = table(builder, forum="marble clay stone")
    play(state, "command clay")
    refused(state, "add puits clay", "R119", "fountain-only")
    play(state, "add fontaine marble")
    assert options(state) == {"take clay", "take stone", "add puits clay", "add phare stone", "stop"}
    play(state, "add puits clay")
    assert completed(state, 0) == ["fontaine", "puits"]
    assert state.boards[0].held == 1, "the Well, active by now, gives its Bonus to this Production"


def test_r169_a_relay_station_completed_by_the_command_works_for_it() -> None:
    builder = Player(hand="stone*2", stock="wood", sites={"relais": ""})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone x2 construction")
    assert decision(state) == ("relay", 0)


def test_r169_a_tower_completed_by_the_order_lifts_the_ban_for_the_rest() -> None:
    builder = Player(hand="stone", stock="stone clay", activities="stone*2", sites={"tour": "stone"})
    state = table(builder, row=["puits", "statue"], forum="clay marble")
    play(state, "command stone", "start puits forum")
    refused(state, "add puits clay", "R73", "same-turn")
    play(state, "add tour stone", "add puits clay")
    assert completed(state, 0) == ["tour", "puits"]


def test_r169_arcades_completed_by_the_order_serve_its_next_start() -> None:
    builder = Player(hand="stone marble", stock="stone", activities="stone", sites={"arcades": "stone"})
    state = table(builder, row=["statue", "puits"], forum="clay")
    play(state, "command stone")
    refused(state, "start statue hand", "R116", "no-arcades")
    play(state, "add arcades stone", "start statue hand")
    assert sites(state, 0) == {"statue": ""}


def test_r169_brickworks_completed_by_the_order_serve_its_next_card() -> None:
    builder = Player(hand="stone", stock="clay*2 brick", activities="stone", sites={"briqueterie": "", "thermes": ""})
    state = table(builder, Player(hand="wood"))
    play(state, "command stone", "add briqueterie clay", "add thermes clay")
    assert sites(state, 0) == {"thermes": "clay"}


def test_r169_a_paved_road_completed_by_the_order_serves_its_next_start() -> None:
    builder = Player(hand="stone", stock="clay", activities="stone", sites={"voie_pavee": ""})
    state = table(builder, row=["statue"], forum="marble")
    play(state, "command stone", "add voie_pavee clay", "start statue forum")
    assert decision(state) == ("paved", 0)


def test_r170_a_foundation_from_the_hand_may_return_to_the_hand() -> None:
    state = table(
        Player(hand="stone marble wood", completed=["arcades", "voie_pavee"]), Player(hand="wood"), row=["statue"]
    )
    play(state, "command stone", "start statue hand")
    assert decision(state) == ("paved", 0)
    assert hand(state, 0) == "wood"
    play(state, "take back")
    assert hand(state, 0) == "wood marble"
    assert discard(state) == ""
    assert state.view(1)["boards"][0]["known"]["marble"] == 1


# --- nesting ---


def test_r171_a_completion_inside_the_plaza_runs_through_all_its_steps() -> None:
    builder = Player(
        hand="stone wood",
        stock="marble brick*2",
        activities="stone",
        completed=["basilique", "scierie"],
        sites={"place": "marble*2", "fonderie": "brick", "puits": ""},
    )
    state = table(builder, Player(hand="wood", activities="brick"), forum="brick*2 clay", row=["phare"])
    play(state, "command stone", "add place marble")
    steps = [decision(state)]
    for move in ("decline", "order construction", "add fonderie brick", "keep brick", "take brick", "launch brick"):
        play(state, move)
        steps.append(decision(state))
    assert steps == [
        ("sawmill", 0),
        ("plaza", 0),
        ("construction", 0),
        ("sawmill", 0),
        ("monopoly_take", 1),
        ("basilica", 0),
        ("plaza", 0),
    ]
    # The Foundry came last: it found one Brick and the Clay.
    assert stock(state, 0) == "clay brick*2"
    assert hand(state, 1) == "wood brick"
    play(state, "stop")
    assert decision(state) == ("construction", 0)
    assert options(state) >= {"add puits clay", "stop"}


def test_r171_an_arch_inside_a_plaza_completes_before_the_plaza_goes_on() -> None:
    builder = Player(
        hand="stone",
        stock="marble*2 wood",
        activities="stone",
        sites={"place": "marble*2", "arc_de_triomphe": "marble*2", "ecole": "", "grue": ""},
    )
    state = table(builder, Player(hand="clay"))
    play(state, "command stone", "add place marble", "order construction", "add arc_de_triomphe marble")
    assert decision(state) == ("arch", 0)
    play(state, "complete ecole")
    assert decision(state) == ("school", 0)
    play(state, "launch wood")
    assert decision(state) == ("plaza", 0)
    assert state.decision is not None
    assert state.decision.about == {"building": "place", "left": 2}
    assert completed(state, 0) == ["place", "arc_de_triomphe", "ecole"]


def test_r171_the_arch_does_not_complete_a_plaza() -> None:
    built = {"arc_de_triomphe": "marble*2", "place": "marble*2", "phare": ""}
    state = table(Player(hand="stone", stock="marble", sites=built))
    play(state, "command stone", "add arc_de_triomphe marble")
    refused(state, "complete place", "R148", "not-for-arch")


def test_r171_a_plaza_completed_in_a_bonus_step_opens_its_orders_there() -> None:
    builder = Player(
        hand="stone marble wood", stock="wood", completed=["atelier", "grue"], sites={"place": "marble*2", "port": ""}
    )
    state = table(builder, Player(hand="wood"))
    play(state, "command stone")
    assert completed(state, 0)[-1] == "port"
    play(state, "bonus atelier", "add place marble", "order exploration", "order construction")
    # The Construction of the Plaza has Bonuses of its own, then the outer one goes on with its own.
    assert options(state) == {"bonus grue", "bonus atelier"}


# --- the ban of the turn of the start ---


@pytest.mark.parametrize(("bonus", "zone"), [("grue", "stock"), ("atelier", "hand")])
def test_r174_crane_and_workshop_obey_the_same_turn_ban(bonus: str, zone: str) -> None:
    builder = Player(hand="stone", completed=[bonus])
    getattr(builder, zone)["clay"] += 1
    state = table(builder, Player(hand="wood"), row=["puits", "statue"], forum="clay marble")
    play(state, "command stone", "start puits forum")
    assert decision(state) == ("action", 1)
    assert sites(state, 0) == {"puits": ""}


def test_r174_the_ban_is_named_by_the_refusal_of_a_bonus() -> None:
    builder = Player(hand="stone", stock="clay", completed=["grue"], sites={"briqueterie": ""})
    state = table(builder, row=["puits", "statue"], forum="clay marble")
    play(state, "command stone", "start puits forum")
    assert decision(state) == ("crane", 0)
    refused(state, "add puits clay", "R73", "same-turn")


def test_r174_the_finished_fountain_obeys_it_too() -> None:
    builder = Player(hand="stone", stock="marble", completed=["fontaine"], sites={"place": "marble*2"})
    state = table(builder, forum="clay*2 wood", row=["puits"])
    play(state, "command stone", "add place marble", "order construction", "start puits forum", "order production")
    refused(state, "add puits clay", "R73", "same-turn")


def test_r174_the_ban_ends_with_the_turn() -> None:
    state = table(
        Player(hand="stone*2", stock="clay"), Player(hand="wood*6"), row=["puits", "statue"], forum="clay marble"
    )
    play(state, "command stone", "start puits forum", "plot", "command stone")
    assert "add puits clay" in options(state)


def test_r174_the_arch_may_complete_what_was_started_in_this_turn() -> None:
    builder = Player(hand="stone", stock="marble", activities="stone", sites={"arc_de_triomphe": "marble*2"})
    state = table(builder, row=["phare", "statue"], forum="stone marble")
    play(state, "command stone", "start phare forum", "add arc_de_triomphe marble", "complete phare")
    assert completed(state, 0) == ["arc_de_triomphe", "phare"]
