"""Order Bonuses as such (R83 to R87); each Building has its own rule besides."""

from __future__ import annotations

from .table import (
    Player,
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


def test_r83_once_after_the_order_however_many_activities() -> None:
    me = Player(hand="clay", activities="clay*2", completed=["puits"])
    state = table(me, Player(hand="wood"), forum="wood*9 brick*9", pile="marble*9")
    play(state, "command clay", "take wood", "take wood")
    assert hand(state, 0) == "", "not before the Order is over"
    events = play(state, "take wood")
    assert kinds(events)[:3] == ["take", "bonus", "draw"]
    assert hand(state, 0) == "marble"


def test_r83_an_order_that_is_stopped_early_is_over() -> None:
    me = Player(hand="clay", activities="clay*2", completed=["puits"])
    state = table(me, Player(hand="wood"), forum="wood*9 brick*9", pile="marble*9")
    play(state, "command clay", "take wood", "stop")
    assert hand(state, 0) == "marble"


def test_r83_even_if_the_order_had_no_effect() -> None:
    state = table(Player(hand="clay", completed=["puits"]), Player(hand="wood"), pile="marble*9")
    play(state, "command clay")
    assert hand(state, 0) == "marble"


def test_r83_not_for_another_order() -> None:
    me = Player(hand="wood*2 clay", completed=["puits"])
    state = table(me, Player(hand="wood"), pile="marble*9")
    play(state, "command wood", "put clay")
    assert hand(state, 0) == "wood"


def test_r83_the_executed_order_counts_not_the_cards() -> None:
    me = Player(hand="clay*2 wood stone", completed=["puits"])
    state = table(me, Player(hand="wood"), pile="marble*9")
    play(state, "command clay x2 exploration", "put wood")
    assert hand(state, 0) == "stone"
    me = Player(hand="wood*2", completed=["puits"])
    state = table(me, Player(hand="wood"), pile="marble*9", forum="clay")
    play(state, "command wood x2 production")
    assert hand(state, 0) == "marble"


def test_r83_a_bonus_is_not_applied_twice() -> None:
    me = Player(hand="brick clay", completed=["enclos", "pont", "colisee"])
    other = Player(hand="wood", stock="wood", domain="wood", sites={"tour": "stone"})
    state = table(me, other, forum="wood")
    play(state, "command brick")
    assert options(state) == {"bonus enclos", "bonus pont", "bonus colisee"}
    play(state, "bonus enclos")
    assert hand(state, 0) == "wood clay"
    refused(state, "bonus enclos", "R83", "bonus-used")
    assert options(state) == {"bonus pont", "bonus colisee"}


def test_r84_a_copied_order_has_its_bonuses() -> None:
    me = Player(hand="brick*5", activities="clay*2", completed=["puits"])
    state = table(me, Player(hand="wood", domain="clay"), forum="stone", pile="marble wood*9")
    play(state, "plot", "copy clay")
    assert hand(state, 0) == "wood brick*5 marble", "one card by the Well, one by the Plot"
    assert stock(state, 0) == "stone"


def test_r84_every_plaza_order_has_its_bonuses() -> None:
    me = Player(hand="stone", stock="marble", sites={"place": "marble*2"}, activities="clay*2", completed=["puits"])
    state = table(me, Player(hand="wood"), forum="wood*9 brick*9", pile="marble*9", row=["statue"])
    play(state, "command stone", "add place marble")
    for _ in range(3):
        play(state, "order production", "take wood")
    assert stock(state, 0) == "wood*3", "no Activity Bonus"
    assert hand(state, 0) == "marble*3", "but the Well each time"
    assert decision(state) == ("action", 1)


def test_r85_a_building_completed_by_the_order_gives_its_bonus_to_it() -> None:
    me = Player(hand="stone", stock="wood*2", sites={"grue": "", "port": ""})
    state = table(me, Player(hand="wood"))
    play(state, "command stone", "add grue wood")
    assert decision(state) == ("crane", 0)
    play(state, "add port wood")
    assert completed(state, 0) == ["grue", "port"]


def test_r85_a_building_completed_by_a_bonus_gives_its_own_bonus() -> None:
    me = Player(hand="stone wood", stock="clay", sites={"grue": "", "viaduc": ""}, completed=["atelier"])
    state = table(me, Player(hand="wood"), row=["temple", "statue", "senat", "place", "pont"], forum="stone")
    play(state, "command stone", "start pont forum")
    assert decision(state) == ("workshop", 0)
    play(state, "add grue wood")
    assert decision(state) == ("crane", 0)
    play(state, "add viaduc clay")
    assert completed(state, 0) == ["atelier", "grue", "viaduc"]
    assert sites(state, 0) == {"pont": ""}


def test_r85_a_bonus_completed_in_a_plaza_order_serves_both_orders() -> None:
    """The Crane of the inner Construction is there for the outer one too: they are two Orders."""
    me = Player(hand="stone", stock="marble wood*3", sites={"place": "marble*2", "grue": "", "port": "", "enclos": ""})
    state = table(me, Player(hand="wood"))
    play(state, "command stone", "add place marble", "order construction", "add grue wood", "add port wood", "stop")
    assert decision(state) == ("crane", 0)
    play(state, "add enclos wood")
    assert completed(state, 0) == ["place", "grue", "port", "enclos"]
    assert decision(state) == ("action", 1)


def test_r86_the_player_chooses_the_sequence() -> None:
    me = Player(hand="clay", completed=["puits", "carriere"])
    for first, then in [("puits", "carriere"), ("carriere", "puits")]:
        state = table(me, Player(hand="wood"), forum="stone marble", pile="wood*9")
        play(state, "command clay", "take stone")
        assert decision(state) == ("choose_bonus", 0)
        assert options(state) == {"bonus puits", "bonus carriere"}
        events = play(state, f"bonus {first}")
        assert decision(state) == ("quarry", 0)
        assert hand(state, 0) == ("wood" if first == "puits" else ""), "the Well comes by itself"
        events += play(state, "take marble")
        assert [event.data["building"] for event in events if event.kind == "bonus"] == [first, then]
        assert (stock(state, 0), hand(state, 0)) == ("stone marble", "wood")


def test_r86_only_active_bonuses_of_the_order_can_be_chosen() -> None:
    me = Player(hand="clay", completed=["puits", "carriere", "port"], sites={"phare": "stone"})
    state = table(me, Player(hand="wood"), forum="stone marble", pile="wood*9")
    play(state, "command clay", "take stone")
    refused(state, "bonus port", "R86", "no-bonus")
    refused(state, "bonus phare", "R86", "no-bonus")
    refused(state, "stop", "R86", "must")


def test_r86_the_last_one_comes_by_itself() -> None:
    state = table(Player(hand="clay", completed=["puits"]), Player(hand="wood"), pile="wood*9")
    play(state, "command clay")
    assert decision(state) == ("action", 1)
    assert hand(state, 0) == "wood"


def test_r87_a_bonus_without_may_is_mandatory() -> None:
    me = Player(hand="brick clay", completed=["enclos"])
    state = table(me, Player(hand="wood"), forum="wood stone")
    play(state, "command brick")
    assert decision(state) == ("paddock", 0)
    refused(state, "decline", "R87", "must")
    play(state, "take stone")
    assert (hand(state, 0), forum(state)) == ("clay stone", "wood")


def test_r87_bridge_and_baths_cannot_be_declined() -> None:
    me = Player(hand="brick clay", completed=["pont"])
    state = table(me, Player(hand="wood", sites={"tour": "stone", "statue": "marble"}))
    play(state, "command brick")
    refused(state, "decline", "R87", "must")
    me = Player(hand="marble", activities="clay wood brick", stock="stone", completed=["thermes"])
    state = table(me, Player(hand="wood"))
    play(state, "command marble")
    refused(state, "decline", "R87", "must")
    play(state, "recall clay")
    refused(state, "decline", "R111", "must")


def test_r87_a_bonus_with_may_can_be_declined() -> None:
    me = Player(hand="clay", completed=["carriere"])
    state = table(me, Player(hand="wood"), forum="stone marble")
    play(state, "command clay", "take stone", "decline")
    assert (stock(state, 0), forum(state)) == ("stone", "marble")
    assert decision(state) == ("action", 1)
