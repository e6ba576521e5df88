"""The reconstructed Buildings of Stone (R140 to R144)."""

from __future__ import annotations

import pytest

from .table import (
    Player,
    activities,
    completed,
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

# --- Quarry ---


def test_r140_quarry_may_take_a_stone_or_marble_of_the_forum_after_production() -> None:
    state = table(Player(hand="clay", completed=["carriere"]), Player(hand="wood"), forum="wood*2 stone marble")
    play(state, "command clay", "take wood")
    assert decision(state) == ("quarry", 0)
    assert options(state) == {"take stone", "take marble", "decline"}
    refused(state, "take wood", "R140", "not-for-quarry")
    play(state, "take marble")
    assert stock(state, 0) == "wood marble"
    assert forum(state) == "wood stone"


def test_r140_quarry_may_be_declined() -> None:
    state = table(Player(hand="clay", completed=["carriere"]), Player(hand="wood"), forum="stone*2")
    play(state, "command clay", "decline")
    assert stock(state, 0) == "stone"
    assert decision(state) == ("action", 1)


def test_r140_nothing_without_stone_and_marble() -> None:
    state = table(Player(hand="clay", completed=["carriere"]), Player(hand="wood"), forum="wood*2 clay")
    play(state, "command clay", "take wood")
    assert decision(state) == ("action", 1)


def test_r140_an_unfinished_quarry_gives_nothing() -> None:
    state = table(
        Player(hand="clay", sites={"carriere": "stone"}), Player(hand="wood", completed=["carriere"]), forum="stone*2"
    )
    play(state, "command clay")
    assert decision(state) == ("action", 1)
    assert stock(state, 0) == "stone"


# --- Lighthouse ---


def test_r141_lighthouse_keeps_one_of_three_cards_and_puts_the_others_into_the_forum() -> None:
    state = table(
        Player(hand="wood stone", completed=["phare"]),
        Player(hand="wood"),
        pile="clay marble clay brick",
        forum="stone",
    )
    events = play(state, "command wood")
    assert decision(state) == ("lighthouse", 0)
    assert options(state) == {"keep clay", "keep marble"}
    refused(state, "keep brick", "R141", "no-card")
    refused(state, "decline", "R141", "must")
    assert kinds(events)[-1] == "look"
    events = play(state, "keep marble")
    assert hand(state, 0) == "marble"
    assert forum(state) == "clay*2 stone"
    assert kinds(events) == ["keep"]


def test_r141_only_the_owner_sees_the_three_cards() -> None:
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), Player(), pile="clay marble clay")
    events = play(state, "command wood")
    look = events[-1]
    assert look.view(0)["data"] == {"count": 3, "colours": ["clay", "clay", "marble"]}
    assert look.view(1)["data"] == look.view(None)["data"] == {"count": 3}
    assert state.view(0)["looked"] == {
        "seat": 0,
        "count": 3,
        "cards": {"wood": 0, "clay": 2, "brick": 0, "stone": 0, "marble": 1},
    }
    for seat in (1, 2, None):
        assert state.view(seat)["looked"] == {"seat": 0, "count": 3, "cards": None}


def test_r141_the_kept_card_stays_hidden_and_the_others_become_public() -> None:
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), pile="clay marble clay")
    play(state, "command wood")
    keep = play(state, "keep clay")[0]
    assert keep.view(0)["data"] == {"put": ["clay", "marble"], "colour": "clay"}
    assert keep.view(1)["data"] == keep.view(None)["data"] == {"put": ["clay", "marble"]}
    assert state.view(1)["boards"][0]["hand"] is None
    assert sum(state.view(1)["boards"][0]["known"].values()) == 0


def test_r141_three_like_cards_leave_no_choice() -> None:
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), pile="clay*3")
    play(state, "command wood")
    assert hand(state, 0) == "clay"
    assert forum(state) == "clay*2"


def test_r141_the_discard_pile_is_reshuffled_in_between() -> None:
    state = table(
        Player(hand="wood", completed=["phare"]),
        Player(hand="wood"),
        discard="clay*4",
        pile="marble",
        rest=1,
    )
    play(state, "command wood")
    assert state.chances == 3
    assert options(state) == {"keep clay", "keep marble"}
    play(state, "keep clay")
    assert forum(state) == "clay marble"
    assert state.left == 2


def test_r141_fewer_cards_will_do_and_bring_the_end() -> None:
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), pile="marble clay", rest=1)
    play(state, "command wood")
    assert options(state) == {"keep clay", "keep marble"}
    assert state.end_triggered
    play(state, "keep clay")
    assert forum(state) == "marble"


def test_r141_a_single_card_goes_to_the_hand_and_none_does_nothing() -> None:
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), pile="marble", rest=1)
    play(state, "command wood")
    assert hand(state, 0) == "marble"
    assert state.end_triggered
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), rest=1)
    play(state, "command wood")
    assert hand(state, 0) == ""
    assert decision(state) == ("action", 1)
    assert state.end_triggered


def test_r141_exactly_three_cards_do_not_bring_the_end() -> None:
    state = table(Player(hand="wood", completed=["phare"]), Player(hand="wood"), pile="marble clay*2", rest=1)
    play(state, "command wood")
    assert not state.end_triggered


def test_r141_an_unfinished_lighthouse_is_dark() -> None:
    state = table(Player(hand="wood clay", sites={"phare": "stone"}), Player(hand="wood", completed=["phare"]))
    play(state, "command wood")
    assert decision(state) == ("action", 1)
    assert hand(state, 0) == ""


# --- Tower ---


def test_r142_tower_lifts_the_same_turn_ban() -> None:
    builder = Player(hand="stone", stock="clay", activities="stone", completed=["tour"])
    state = table(builder, row=["puits", "statue"], forum="clay marble")
    play(state, "command stone", "start puits forum", "add puits clay")
    assert completed(state, 0) == ["tour", "puits"]


def test_r142_without_tower_the_ban_stands() -> None:
    builder = Player(hand="stone", stock="clay", activities="stone", sites={"tour": "stone"})
    state = table(builder, Player(completed=["tour"]), row=["puits", "statue"], forum="clay marble")
    play(state, "command stone", "start puits forum")
    refused(state, "add puits clay", "R73", "same-turn")


@pytest.mark.parametrize(("bonus", "cards"), [("grue", "stock"), ("atelier", "hand")])
def test_r142_tower_serves_crane_and_workshop(bonus: str, cards: str) -> None:
    builder = Player(hand="stone", completed=["tour", bonus])
    getattr(builder, cards)["clay"] += 1
    state = table(builder, row=["puits"], forum="clay")
    play(state, "command stone", "start puits forum")
    assert options(state) == {"add puits clay", "decline"}
    play(state, "add puits clay")
    assert completed(state, 0)[-1] == "puits"


def test_r142_tower_serves_the_fountain() -> None:
    builder = Player(hand="stone", stock="marble", completed=["tour", "fontaine"], sites={"place": "marble*2"})
    state = table(builder, forum="clay*2", row=["puits"])
    play(state, "command stone", "add place marble", "order construction", "start puits forum", "order production")
    assert options(state) == {"take clay", "add puits clay"}


# --- Aqueduct ---


def test_r143_aqueduct_raises_the_limit_by_two_more() -> None:
    state = table(Player(hand="wood", completed=["aqueduc"]))
    assert state.boards[0].limit == state.view(0)["boards"][0]["limit"] == 2 + 1 + 2


def test_r143_the_room_can_be_used_and_is_not_endless() -> None:
    trader = Player(hand="marble", stock="wood*3", activities="marble*3", completed=["aqueduc"])
    state = table(trader, Player(hand="wood"))
    play(state, "command marble", "launch wood")
    assert activities(state, 0) == "wood*2 marble*3"
    assert decision(state) == ("action", 1)


def test_r143_an_unfinished_aqueduct_gives_nothing_even_with_a_gate() -> None:
    state = table(Player(hand="wood", completed=["porte"], sites={"aqueduc": "stone"}), Player(completed=["aqueduc"]))
    assert state.boards[0].limit == 3


# --- Ramparts ---


def test_r144_ramparts_keep_the_domain_from_being_copied() -> None:
    state = table(
        Player(hand="wood", activities="clay"), Player(hand="wood", domain="clay", completed=["remparts"]), forum="wood"
    )
    play(state, "plot")
    assert decision(state) == ("action", 1)


def test_r144_a_refused_copy_names_the_ramparts() -> None:
    state = table(
        Player(hand="wood", activities="clay wood"),
        Player(hand="wood", domain="clay", completed=["remparts"]),
        Player(hand="wood", domain="wood"),
    )
    play(state, "plot")
    assert options(state) == {"copy wood", "decline"}
    refused(state, "copy clay", "R144", "ramparts")


def test_r144_unfinished_ramparts_and_those_of_the_plotter_hinder_nobody() -> None:
    state = table(
        Player(hand="wood", activities="clay", completed=["remparts"]),
        Player(hand="wood", domain="clay", sites={"remparts": "stone"}),
    )
    play(state, "plot")
    assert options(state) == {"copy clay", "decline"}


def test_r144_draconians_are_not_concerned() -> None:
    state = table(Player(hand="brick clay"), Player(hand="clay wood", domain="clay", completed=["remparts"]))
    play(state, "command brick")
    assert hand(state, 1) == "wood"


def test_r144_a_walled_domain_still_goes_to_the_forum() -> None:
    state = table(Player(hand="clay"), Player(hand="wood", domain="stone", completed=["remparts"]))
    play(state, "command clay")
    assert forum(state) == "stone"
    assert sites(state, 1) == {}
