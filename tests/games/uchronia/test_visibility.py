"""Who sees what (R16, R17); what follows from it for worlds and knowledge is tested with R150 and R151."""

from __future__ import annotations

import json

from pentapolis.core.undo import History
from pentapolis.games.uchronia.state import UchroniaState

from .table import Player, hand, play, refused, table


def two_players(other_hand: str, next_cards: str, next_building: str = "pont") -> UchroniaState:
    return table(
        Player(hand="brick clay", stock="wood", activities="brick", sites={"tour": "stone"}, completed=["viaduc"]),
        Player(hand=other_hand, stock="marble", domain="stone", sites={"statue": "marble"}, completed=["port"]),
        forum="clay",
        discard="wood*2",
        pile=next_cards,
        building_pile=[next_building],
        building_discard=["enclos"],
    )


def test_r16_only_the_owner_sees_a_hand() -> None:
    state = two_players("wood clay", "brick stone")
    assert state.view(1)["boards"][1]["hand"] == {"wood": 1, "clay": 1, "brick": 0, "stone": 0, "marble": 0}
    for seat in (0, None):
        seen = state.view(seat)["boards"][1]
        assert seen["hand"] is None
        assert seen["held"] == 2
    assert state.view(None)["boards"][0]["hand"] is None
    assert state.view(0)["boards"][0]["hand"]["brick"] == 1


def test_r16_only_the_number_of_the_cards_in_the_piles_is_seen() -> None:
    state = two_players("wood clay", "brick stone")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view["pile"] == state.left
        assert view["building_pile"] == state.buildings_left


def test_r16_what_is_hidden_does_not_change_a_view() -> None:
    """The same table but for the other Hand and the order of both piles."""
    one = two_players("wood clay", "brick stone", "pont")
    two = two_players("marble brick", "wood wood", "arcades")
    for seat in (0, None):
        assert json.dumps(one.view(seat)) == json.dumps(two.view(seat))
    assert one.view(1) != two.view(1)


def test_r16_all_other_zones_are_public() -> None:
    state = two_players("wood clay", "brick stone")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert (view["forum"]["clay"], view["discard"]["wood"]) == (1, 2)
        assert view["building_discard"] == ["enclos"]
        assert len(view["great_works"]) == 5
        assert view["monopolies"]["brick"] == 0
        mine, other = view["boards"]
        assert mine["stock"]["wood"] == mine["activities"]["brick"] == 1
        assert mine["sites"] == [
            {
                "building": "tour",
                "under": {"wood": 0, "clay": 0, "brick": 0, "stone": 1, "marble": 0},
                "missing": 1,
                "turn": 1,
            }
        ]
        assert mine["completed"] == ["viaduc"]
        assert other["domain"] == ["stone"]
        assert other["stock"]["marble"] == 1


def test_r16_a_drawn_card_is_named_to_its_owner_only() -> None:
    state = table(Player(hand="clay*4"), Player(hand="wood"), pile="marble")
    (draw,) = [event for event in play(state, "plot") if event.kind == "draw"]
    assert draw.view(0)["data"] == {"count": 1, "colours": ["marble"]}
    assert draw.view(1)["data"] == draw.view(None)["data"] == {"count": 1}


def test_r16_what_was_seen_cannot_be_taken_back() -> None:
    """A drawn card and a revealed one end the undo, a card taken from the Forum does not."""
    me = Player(hand="clay brick wood", activities="clay", completed=["puits", "carriere"])
    history = History(table(me, Player(hand="wood"), forum="stone marble clay"))
    for move, steps in [("command clay", 1), ("take clay", 2), ("stop", 3), ("bonus puits", 0), ("decline", 0)]:
        history.play(history.state.parse(move))
        assert history.undoable(0) == steps
    history = History(table(Player(hand="clay brick wood"), Player(hand="wood")))
    history.play(history.state.parse("command brick"))
    assert history.undoable(0) == 1
    history.play(history.state.parse("reveal wood"))
    assert history.undoable(0) == 0


def test_r17_revealed_cards_are_shown_to_all_and_stay_in_the_hand() -> None:
    state = table(Player(hand="brick clay marble"), Player(hand="wood"))
    events = play(state, "command brick", "reveal marble")
    (reveal,) = [event for event in events if event.kind == "reveal"]
    for seat in (0, 1, None):
        assert reveal.view(seat)["data"] == {"colour": "marble"}
    assert hand(state, 0) == "clay marble"
    assert state.view(1)["boards"][0]["known"]["marble"] == 1, "everybody remembers the card"


def test_r17_only_a_card_of_the_hand_can_be_revealed() -> None:
    state = table(Player(hand="brick clay marble"), Player(hand="wood"))
    play(state, "command brick")
    refused(state, "reveal brick", "R47", "no-card")
