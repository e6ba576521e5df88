"""Monopolies (R61 to R67)."""

from __future__ import annotations

import pytest

from pentapolis.games.uchronia.board import Site
from pentapolis.games.uchronia.buildings import BUILDING_IDS

from .table import (
    Player,
    activities,
    decision,
    forum,
    hand,
    holders,
    options,
    play,
    refused,
    stock,
    table,
)


def test_r61_strictly_most_activities_take_the_monopoly_at_once() -> None:
    me = Player(
        hand="marble", stock="clay*2 wood", activities="clay marble*2", completed=["port", "enclos", "tour", "phare"]
    )
    state = table(me, Player(hand="wood", activities="clay*2"), holders={"clay": 1})
    assert holders(state) == {"clay": 1, "marble": 0}
    play(state, "command marble", "launch clay")
    assert holders(state)["clay"] == 1, "two each"
    play(state, "launch clay")
    assert holders(state)["clay"] == 0
    assert decision(state) == ("trade", 0), "before the Order is over"


def test_r61_the_loser_of_a_monopoly_loses_it_to_one_only() -> None:
    me = Player(hand="marble", stock="clay", activities="clay*2", completed=["port"])
    state = table(me, Player(activities="clay*2", hand="wood"), Player(activities="clay"), holders={"clay": 1})
    play(state, "command marble")
    assert holders(state) == {"clay": 0}


def test_r62_the_first_activity_takes_the_free_monopoly() -> None:
    state = table(Player(hand="marble", stock="clay brick"), Player(hand="wood"))
    assert holders(state) == {}
    events = play(state, "command marble", "launch brick")
    assert holders(state) == {"brick": 0}
    (monopoly,) = [event for event in events if event.kind == "monopoly"]
    assert monopoly.data == {"colour": "brick", "holder": 0, "before": None}


@pytest.mark.parametrize("holder", [0, 1])
def test_r63_in_a_tie_the_holder_keeps_it(holder: int) -> None:
    me = Player(hand="marble", stock="wood", activities="clay")
    state = table(me, Player(hand="wood", activities="clay"), holders={"clay": holder})
    play(state, "command marble")
    assert holders(state) == {"wood": 0, "clay": holder}


def test_r63_drawing_level_is_not_enough() -> None:
    state = table(Player(hand="marble", stock="clay"), Player(hand="wood", activities="clay"))
    play(state, "command marble")
    assert activities(state, 0) == "clay"
    assert holders(state) == {"clay": 1}


def test_r64_a_point_for_each_activity_of_a_held_monopoly() -> None:
    me = Player(hand="marble", activities="clay*2 wood", completed=["port"])
    state = table(me, Player(activities="wood*2"))
    assert state.score_terms(0) == {"buildings": 1, "monopolies": 2, "effects": 0}
    assert state.score_terms(1) == {"buildings": 0, "monopolies": 2, "effects": 0}, "the Wood of seat 0 gives nothing"


def test_r64_the_points_go_with_the_monopoly() -> None:
    me = Player(hand="marble", stock="clay", activities="clay*2", completed=["port"])
    state = table(me, Player(hand="wood", activities="clay*2"), holders={"clay": 1})
    assert state.scores() == [1, 2]
    play(state, "command marble")
    assert state.scores() == [1 + 3, 0]


def test_r65_the_holder_may_take_a_card_when_anybody_completes_a_building_of_the_colour() -> None:
    me = Player(hand="stone wood", stock="wood", sites={"port": ""})
    state = table(me, Player(hand="brick", activities="wood"), forum="wood*2", row=["temple"])
    play(state, "command stone", "add port wood")
    assert decision(state) == ("monopoly_take", 1)
    assert options(state) == {"take wood", "decline"}
    refused(state, "take clay", "R65", "only-colour")
    refused(state, "plot", "R65", "other-decision")
    events = play(state, "take wood")
    assert (hand(state, 1), forum(state)) == ("wood brick", "wood")
    (take,) = [event for event in events if event.kind == "take"]
    assert take.view(None)["data"]["colour"] == "wood", "everybody sees it"


def test_r65_the_holder_may_leave_it() -> None:
    me = Player(hand="stone wood", stock="wood", sites={"port": ""})
    state = table(me, Player(hand="brick", activities="wood"), forum="wood*2", row=["temple"])
    play(state, "command stone", "add port wood", "decline")
    assert (hand(state, 1), forum(state)) == ("brick", "wood*2")
    assert decision(state) == ("action", 1)


def test_r65_only_the_monopoly_of_the_buildings_colour() -> None:
    me = Player(hand="stone wood", stock="wood", sites={"port": ""})
    state = table(me, Player(hand="brick", activities="clay"), forum="wood clay", row=["temple"])
    play(state, "command stone", "add port wood")
    assert decision(state) == ("action", 1)
    assert forum(state) == "wood clay"


def test_r66_the_builder_himself_may_be_the_holder() -> None:
    me = Player(hand="stone", stock="wood", sites={"port": ""}, activities="wood")
    state = table(me, Player(hand="brick"), forum="wood*2", row=["temple"])
    play(state, "command stone", "add port wood")
    assert decision(state) == ("monopoly_take", 0)
    play(state, "take wood")
    assert (hand(state, 0), forum(state)) == ("wood", "wood")


def test_r66_once_for_every_completion() -> None:
    me = Player(hand="stone", stock="wood*2", sites={"port": "", "enclos": ""}, activities="stone")
    state = table(me, Player(hand="brick", activities="wood*2"), forum="wood*3", row=["temple"])
    play(state, "command stone", "add port wood", "take wood")
    assert decision(state) == ("construction", 0), "one card, however many Activities"
    play(state, "add enclos wood", "take wood")
    assert (hand(state, 1), forum(state)) == ("wood*2 brick", "wood")


def test_r66_nothing_without_a_card_of_the_colour_in_the_forum() -> None:
    me = Player(hand="stone", stock="wood", sites={"port": ""})
    state = table(me, Player(hand="brick", activities="wood"), forum="clay", row=["temple"])
    play(state, "command stone", "add port wood")
    assert decision(state) == ("action", 1)
    assert hand(state, 1) == "brick"


def test_r66_the_cards_just_discarded_cannot_be_taken() -> None:
    """The Resources of the Building go to the discard pile, not to the Forum."""
    me = Player(hand="stone", stock="stone", sites={"tour": "stone"})
    state = table(me, Player(hand="brick", activities="stone"), row=["temple"])
    play(state, "command stone")
    assert decision(state) == ("action", 1)
    assert state.discard[3] == 2


def test_r67_baths_can_free_a_monopoly() -> None:
    me = Player(hand="marble", activities="clay", stock="wood*2", completed=["thermes"])
    state = table(me, Player(hand="wood"))
    play(state, "command marble", "recall clay", "launch wood")
    assert holders(state) == {"wood": 0}


def test_r67_who_falls_back_to_a_tie_keeps_the_monopoly() -> None:
    me = Player(hand="marble", activities="clay*2 brick", stock="wood*2", completed=["thermes"])
    state = table(me, Player(hand="wood", activities="clay"))
    play(state, "command marble", "recall clay", "launch wood")
    assert activities(state, 0) == "wood clay brick"
    assert holders(state) == {"wood": 0, "clay": 0, "brick": 0}


def test_r67_who_falls_behind_loses_it_to_the_only_leader() -> None:
    me = Player(hand="marble", activities="clay*2", stock="wood*2", completed=["thermes", "tour"])
    state = table(me, Player(hand="wood", activities="clay*2"), holders={"clay": 0})
    play(state, "command marble", "recall clay", "launch wood")
    assert holders(state) == {"wood": 0, "clay": 1}
    assert state.scores() == [4 + 2, 2]


def test_r67_behind_two_leaders_the_holder_keeps_it_while_he_has_one() -> None:
    me = Player(hand="marble", activities="clay*2", stock="wood*2", completed=["thermes"])
    others = [Player(hand="wood", activities="clay*2"), Player(activities="clay*2")]
    state = table(me, *others, holders={"clay": 0})
    play(state, "command marble", "recall clay", "launch wood")
    assert holders(state)["clay"] == 0, "they have one Clay left, the two others tie"
    assert state.score_terms(0)["monopolies"] == 2 + 1


def test_r67_without_any_activity_of_the_colour_nobody_keeps_it() -> None:
    me = Player(hand="marble", activities="clay", stock="wood*2", completed=["thermes"])
    others = [Player(hand="wood", activities="clay"), Player(activities="clay")]
    state = table(me, *others, holders={"clay": 0})
    play(state, "command marble", "recall clay", "launch wood")
    assert holders(state) == {"wood": 0}


def test_r67_an_exchange_of_the_same_colour_changes_nothing() -> None:
    me = Player(hand="marble", activities="clay*2", stock="wood*2", completed=["thermes"])
    state = table(me, Player(hand="wood", activities="clay*2"), holders={"clay": 0})
    play(state, "command marble", "recall clay", "launch clay")
    assert holders(state) == {"wood": 0, "clay": 0}, "looked at only when the exchange is over"
    assert stock(state, 0) == "wood"


def test_r67_an_embassy_wins_a_tie_when_it_is_completed() -> None:
    me = Player(hand="stone", stock="brick", sites={"ambassade": "brick"}, activities="clay")
    state = table(me, Player(hand="wood", activities="clay"), holders={"clay": 1})
    play(state, "command stone")
    assert holders(state) == {"clay": 0}


def test_r67_two_embassies_cancel_each_other() -> None:
    me = Player(hand="stone", stock="brick", sites={"ambassade": "brick"}, activities="clay")
    state = table(me, Player(hand="wood", activities="clay", completed=["ambassade"]), holders={"clay": 1})
    play(state, "command stone")
    assert holders(state) == {"clay": 1}


@pytest.mark.parametrize(
    ("mine", "theirs", "holder", "count", "points"),
    [
        ("clay", "clay*2", 1, 2, 3),  # a tie leaves it where it is
        ("", "clay*2", 1, 3, 3),
        ("clay", "clay", 1, 1, 2),
        ("clay*2", "clay", 0, None, 1),  # it is mine: one more counts one more
    ],
)
def test_r61_a_monopoly_tells_how_many_more_activities_would_take_it(
    mine: str, theirs: str, holder: int, count: int | None, points: int
) -> None:
    state = table(Player(activities=mine), Player(activities=theirs), holders={"clay": holder})
    before = state.dump()
    fact = state.fact({"zone": "monopoly", "colour": "clay"}, 0)
    assert fact is not None and state.dump() == before
    (prospect,) = fact.prospects
    assert (prospect.args.get("count"), prospect.points) == (count, points)
    watching = state.fact({"zone": "monopoly", "colour": "clay"}, None)
    assert watching is not None and watching.prospects == []


def test_a_building_tells_what_it_would_bring_once_completed() -> None:
    state = table(Player(completed=["port"]), Player(completed=["enclos"]))
    before = state.dump()
    phare = state.fact({"building": "phare"}, 0)
    assert phare is not None and state.dump() == before
    done = state.copy()
    done.boards[0].finish_site(Site(BUILDING_IDS["phare"], [0] * 5, 0, 0))
    assert [each.points for each in phare.prospects] == [sum(done.scores()[:1]) - state.scores()[0]]
    enclos = state.fact({"building": "enclos"}, 0)
    assert enclos is not None and enclos.prospects == [], "somebody has it"
