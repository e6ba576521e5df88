"""The worked examples of the rulebook, in its own figures."""

from __future__ import annotations

import pytest

import pentapolis
from pentapolis import InvalidNotation

from .table import cards, kinds, options, play, side, table


def test_x1_two_production_activities_take_three_cards() -> None:
    state = table(
        side(hand={"clay": 1}, activities={"clay": 2}),
        side(hand={"wood": 1}),
        forum={"wood": 2, "stone": 1, "marble": 1},
    )
    play(state, "command clay", "take wood", "take marble", "take stone")
    assert cards(state.boards[0].stock) == {"wood": 1, "marble": 1, "stone": 1}
    assert cards(state.forum) == {"wood": 1}
    assert state.player == 1


def test_x2_production_may_stop_after_the_first_card() -> None:
    state = table(
        side(hand={"clay": 1}, activities={"clay": 1}),
        side(hand={"wood": 1}),
        forum={"marble": 1, "wood": 1, "clay": 1},
    )
    play(state, "command clay", "take marble")
    assert cards(state.boards[0].stock) == {"marble": 1}
    assert options(state) == ["take wood", "take clay", "stop"]
    play(state, "stop")
    assert cards(state.boards[0].stock) == {"marble": 1}


def test_x3_exploration_puts_hand_cards_into_the_stock() -> None:
    state = table(side(hand={"wood": 1, "brick": 1, "stone": 2}, activities={"wood": 1}), side(hand={"wood": 1}))
    play(state, "command wood", "put brick")
    assert cards(state.boards[0].stock) == {"brick": 1}
    assert options(state) == ["put stone", "stop"]
    play(state, "put stone")
    assert cards(state.boards[0].stock) == {"brick": 1, "stone": 1}
    assert cards(state.boards[0].hand) == {"stone": 1}


def test_x4_draconians_with_two_activities() -> None:
    state = table(
        side(hand={"brick": 1, "clay": 1, "marble": 2}, activities={"brick": 2}),
        side(hand={"clay": 1, "wood": 1, "marble": 1}, domain=["stone"]),
        side(hand={"clay": 2, "marble": 2}),
        forum={"marble": 3, "wood": 1},
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert cards(state.boards[0].hand) == {"clay": 1, "marble": 2}
    play(state, "reveal marble")
    assert state.player == 1
    assert state.decision is not None
    assert state.decision.kind == "give"
    assert options(state) == ["give clay", "give marble"]
    play(state, "give clay")
    assert cards(state.boards[0].stock) == {"clay": 1, "marble": 2}
    assert cards(state.boards[0].hand) == {"clay": 1, "marble": 2}
    assert cards(state.boards[1].hand) == {"wood": 1, "marble": 1}
    assert cards(state.boards[2].hand) == {"clay": 2, "marble": 2}
    assert state.forum[4] == 1


def test_x5_the_limit_of_two_activities_stops_trade() -> None:
    state = table(
        side(hand={"marble": 1}, activities={"marble": 1}, stock={"clay": 1, "wood": 1}), side(hand={"wood": 1})
    )
    play(state, "command marble", "launch clay")
    assert cards(state.boards[0].activities) == {"marble": 1, "clay": 1}
    assert state.player == 1


def test_x6_the_third_marble_completes_the_plaza() -> None:
    state = table(
        side(hand={"stone": 1}, stock={"marble": 1}, sites={"place": {"marble": 2}}),
        side(hand={"wood": 1}),
        great_works=["pont", "port", "puits", "place", "tour"],
    )
    events = play(state, "command stone")
    assert "complete" in kinds(events)
    assert state.score_terms(0)["buildings"] == 3
    assert cards(state.discard) == {"marble": 3}
    assert state.decision is not None
    assert state.decision.kind == "plaza"
    assert options(state)[-1] == "stop"
    assert len(options(state)) == 6


def test_x7_the_bridge_needs_a_stone_of_the_forum_and_two_to_be_completed() -> None:
    row = ["pont", "port", "puits", "place", "menagerie"]
    state = table(side(hand={"stone": 3}), side(hand={"wood": 1}), great_works=row, forum={"wood": 1, "stone": 1})
    play(state, "command stone", "start pont forum")
    assert cards(state.discard) == {"stone": 1}
    assert cards(state.forum) == {"wood": 1}
    without = table(side(hand={"stone": 3}), side(hand={"wood": 1}), great_works=row, forum={"wood": 1, "clay": 1})
    play(without, "command stone")
    refusal = without.explain("start pont forum")
    assert refusal is not None
    assert refusal.rule == "R69"
    state = table(side(hand={"stone": 1}, stock={"stone": 1}, sites={"pont": {"stone": 1}}), side(hand={"wood": 1}))
    play(state, "command stone")  # with an empty Forum adding the second Stone is the only thing to do
    assert state.boards[0].completed
    assert state.score(0) == 2


def test_x8_the_viaduct_takes_one_clay_of_the_forum_and_one_of_the_stock() -> None:
    row = ["viaduc", "port", "puits", "place", "menagerie"]
    state = table(
        side(hand={"stone": 2}, stock={"clay": 1}),
        side(hand={"wood": 1, "clay": 1}),
        great_works=row,
        forum={"clay": 1},
    )
    play(state, "command stone", "start viaduc forum")
    assert cards(state.forum) == {}
    assert cards(state.discard) == {"clay": 1}
    play(state, "command wood", "command stone")
    assert [state.boards[0].stock[1], state.score(0)] == [0, 1]


def test_x9_the_baths_exchange_one_activity_after_trade() -> None:
    state = table(
        side(
            hand={"marble": 1},
            stock={"wood": 2, "stone": 1},
            activities={"marble": 2},
            completed=["thermes"],
        ),
        side(hand={"wood": 1}),
    )
    play(state, "command marble", "launch wood")
    assert state.decision is not None
    assert state.decision.kind == "baths_out"
    assert options(state) == ["recall wood", "recall marble"]
    play(state, "recall marble")
    assert options(state) == ["launch wood", "launch stone", "launch marble"]
    play(state, "launch stone")
    assert cards(state.boards[0].activities) == {"wood": 1, "stone": 1, "marble": 1}
    assert cards(state.boards[0].stock) == {"wood": 1, "marble": 1}
    assert state.player == 1


def test_x10_the_outpost_is_shown_one_card_fewer() -> None:
    state = table(
        side(hand={"brick": 1, "clay": 1, "marble": 1}, activities={"brick": 1}),
        side(hand={"clay": 1, "marble": 1}, domain=["wood"], completed=["avant_poste"]),
        side(hand={"clay": 1, "marble": 1}, domain=["wood"]),
    )
    play(state, "command brick", "reveal clay", "reveal marble")
    assert options(state) == ["withhold clay", "withhold marble"]
    events = play(state, "withhold clay")
    assert [event.data for event in events if event.kind == "give"] == [{"colour": "marble", "executor": 0}]
    assert cards(state.boards[1].hand) == {"clay": 1}
    assert state.player == 2
    assert options(state) == ["give clay", "give marble"]


@pytest.mark.parametrize(("players", "threshold"), [(2, 20), (3, 18), (4, 16), (5, 14)])
def test_x11_thresholds(players: int, threshold: int) -> None:
    state = pentapolis.game("uchronia").new(players=players, seed=1)
    assert state.view(None)["threshold"] == threshold


def test_notation_refuses_two_different_cards_and_three_cards() -> None:
    state = table(side(hand={"wood": 3, "clay": 1}), side(hand={"wood": 1}))
    for text in ("command wood clay", "command wood x3 trade"):
        with pytest.raises(InvalidNotation):
            state.parse(text)
        refusal = state.explain(text)
        assert refusal is not None
        assert refusal.rule == "R22"
