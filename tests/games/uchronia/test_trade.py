"""Trade and Activities (R57 to R60)."""

from __future__ import annotations

import pytest

from pentapolis.core.errors import InvalidDump

from .table import GAME, Player, activities, completed, decision, hand, options, play, refused, stock, table


def test_r57_a_card_of_the_stock_becomes_an_activity() -> None:
    state = table(Player(hand="marble", stock="clay brick*2"), Player(hand="wood"))
    play(state, "command marble")
    assert options(state) == {"launch clay", "launch brick"}
    play(state, "launch brick")
    assert (stock(state, 0), activities(state, 0)) == ("clay brick", "brick")


def test_r57_only_from_the_stock() -> None:
    state = table(Player(hand="marble wood", stock="clay brick"), Player(hand="wood"), forum="stone")
    play(state, "command marble")
    refused(state, "launch wood", "R57", "no-card")
    refused(state, "launch stone", "R57", "no-card")
    refused(state, "take stone", "R57", "other-decision")


def test_r58_without_buildings_two_activities_are_the_limit() -> None:
    state = table(Player(hand="marble wood", stock="clay brick", activities="wood"), Player(hand="wood"))
    play(state, "command marble", "launch clay")
    assert activities(state, 0) == "wood clay"
    state = table(Player(hand="marble wood", stock="clay brick", activities="wood*2"), Player(hand="wood"))
    play(state, "command marble")
    assert activities(state, 0) == "wood*2", "at the limit nothing is launched"
    assert decision(state) == ("action", 1)


@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_r58_every_completed_building_adds_one(number: int) -> None:
    names = ["port", "viaduc", "tour"][:number]
    me = Player(hand="marble", stock="clay*9", activities=f"wood*{1 + number}", completed=names)
    state = table(me, Player(hand="wood"))
    assert state.boards[0].limit == 2 + number
    play(state, "command marble")
    assert state.boards[0].launched == 2 + number
    assert state.view(None)["boards"][0]["limit"] == 2 + number


def test_r58_sites_do_not_count() -> None:
    me = Player(hand="marble", stock="clay*9", activities="wood*2", sites={"tour": "stone", "port": ""})
    state = table(me, Player(hand="wood"))
    play(state, "command marble")
    assert activities(state, 0) == "wood*2"


def test_r58_more_activities_than_the_limit_are_not_a_position() -> None:
    data = table(Player(hand="marble", stock="clay", activities="wood*2"), Player()).dump()
    board = data["position"]["boards"][0]
    board["stock"]["clay"], board["activities"]["clay"] = 0, 1
    data["position"]["monopolies"]["clay"] = 0
    with pytest.raises(InvalidDump, match=r"limit 2 \[R58\]"):
        GAME.load(data)


def test_r59_repetitions_stop_at_the_limit() -> None:
    me = Player(hand="marble", stock="clay*2 brick*2", activities="marble*2", completed=["port"])
    state = table(me, Player(hand="wood"))
    play(state, "command marble", "launch clay")
    assert activities(state, 0) == "clay marble*2"
    assert decision(state) == ("action", 1), "two more launches were allowed"


def test_r59_repetitions_stop_with_an_empty_stock() -> None:
    me = Player(hand="marble", stock="clay", activities="marble", completed=["port", "tour"])
    state = table(me, Player(hand="wood"))
    play(state, "command marble")
    assert (activities(state, 0), stock(state, 0)) == ("clay marble", "")
    assert decision(state) == ("action", 1)


def test_r59_an_empty_stock_launches_nothing() -> None:
    state = table(Player(hand="marble*2", activities="marble"), Player(hand="wood"))
    play(state, "command marble")
    assert activities(state, 0) == "marble"
    assert hand(state, 0) == "marble"


def test_r60_activities_stay() -> None:
    me = Player(hand="clay brick wood", activities="clay brick", stock="wood*2", sites={"port": ""})
    state = table(me, Player(hand="wood*3", domain="brick"), forum="wood stone")
    play(state, "command clay", "take wood", "stop")
    play(state, "plot")
    play(state, "plot")
    assert activities(state, 0) == "clay brick"


def test_r60_a_copy_does_not_use_the_activity_up() -> None:
    state = table(Player(activities="clay", hand="wood"), Player(domain="clay", hand="wood"), forum="marble")
    play(state, "plot", "copy clay")
    assert activities(state, 0) == "clay"
    assert completed(state, 0) == []
