"""End and scoring (R95 to R103)."""

from __future__ import annotations

import pytest

from pentapolis import IllegalAction

from .table import Player, completed, decision, holders, kinds, play, stock, table

# Buildings without points of their own beyond the printed ones and without anything to decide in these tests.
THREE = ["senat", "basilique", "fontaine", "colisee"]
TWO = ["remparts", "tour", "aqueduc", "porte", "garnison", "caserne"]
ONE = ["viaduc", "latrines", "taverne", "briqueterie", "avant_poste", "relais"]


def worth(points: int) -> list[str]:
    """Buildings worth that many points together."""
    chosen: list[str] = []
    for value, names in ((3, THREE), (2, TWO), (1, ONE)):
        for name in names:
            if points >= value:
                chosen.append(name)
                points -= value
    assert points == 0
    return chosen


def passing(number: int) -> list[Player]:
    """Players who do nothing but Plot."""
    return [Player(hand="wood*5") for _ in range(number)]


@pytest.mark.parametrize(("players", "threshold"), [(2, 20), (3, 18), (4, 16), (5, 14)])
def test_r95_the_threshold_depends_on_the_number_of_players(players: int, threshold: int) -> None:
    for before, reached in ((threshold - 2, False), (threshold - 1, True)):
        me = Player(hand="stone", stock="wood", sites={"enclos": ""}, completed=worth(before))
        state = table(me, *passing(players - 1))
        assert state.view(None)["threshold"] == threshold
        play(state, "command stone")
        assert state.score(0) == before + 1
        assert state.end_triggered is reached


def test_r96_a_completion_triggers_the_end_at_once() -> None:
    me = Player(
        hand="stone", stock="wood clay", activities="stone", sites={"enclos": "", "puits": ""}, completed=worth(18)
    )
    state = table(me, *passing(1))
    assert state.score(0) == 19
    events = play(state, "command stone", "add enclos wood")
    assert decision(state) == ("construction", 0), "in the middle of the Order"
    assert state.end_triggered
    (last,) = [event for event in events if event.kind == "last_turn"]
    assert (last.seat, last.rule) == (0, "R96")


def test_r96_a_launch_triggers_the_end() -> None:
    me = Player(hand="marble", stock="wood", completed=worth(19))
    state = table(me, *passing(1))
    play(state, "command marble")
    assert state.end_triggered


def test_r96_in_the_turn_of_another_player() -> None:
    """The Baths of seat 0 take a Clay away; the Monopoly and its two points go to seat 1, who reaches 18."""
    me = Player(hand="marble", activities="clay*2 brick", stock="wood*2", completed=["thermes"])
    other = Player(hand="wood*5", activities="clay*2", completed=worth(16))
    state = table(me, other, *passing(1), holders={"clay": 0})
    assert state.scores() == [2 + 3, 16, 0]
    events = play(state, "command marble", "recall clay", "launch wood")
    assert state.scores() == [2 + 2, 18, 0]
    assert state.end_triggered
    assert [event.seat for event in events if event.kind == "last_turn"] == [1]
    assert decision(state) == ("action", 1)


def test_r96_not_below_the_threshold() -> None:
    me = Player(hand="marble", activities="clay*2 brick", stock="wood*2", completed=["thermes"])
    other = Player(hand="wood*5", activities="clay*2", completed=worth(15))
    state = table(me, other, *passing(1), holders={"clay": 0})
    play(state, "command marble", "recall clay", "launch wood")
    assert state.score(1) == 17
    assert not state.end_triggered


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("first", [0, 1])
def test_r97_the_game_ends_with_the_turn_of_the_last_player(players: int, first: int) -> None:
    me = Player(
        hand="stone", stock="wood", sites={"enclos": ""}, completed=worth({2: 19, 3: 17, 4: 15, 5: 13}[players])
    )
    state = table(*passing(first), me, *passing(players - 1 - first), turn_of=first, first=first)
    play(state, "command stone")
    for step in range(1, players):
        assert decision(state) == ("action", (first + step) % players)
        assert not state.over
        play(state, "plot")
    assert state.over
    assert state.turn % players == 0, "everybody has had the same number of turns"
    assert state.winners() == [first]


def test_r97_at_once_if_the_last_player_triggers_it() -> None:
    me = Player(hand="stone", stock="wood", sites={"enclos": ""}, completed=worth(19))
    state = table(*passing(1), me, turn_of=1)
    events = play(state, "command stone")
    assert state.over
    assert kinds(events)[-1] == "end"


def test_r97_at_once_if_another_player_reaches_it_in_the_last_turn() -> None:
    """The Baths of the last player give the Monopoly of Clay, and with it the twentieth point, to seat 0."""
    me = Player(hand="marble", activities="clay*2 brick", stock="wood*2", completed=["thermes"])
    state = table(Player(hand="wood*5", activities="clay*2", completed=worth(18)), me, turn_of=1, holders={"clay": 1})
    play(state, "command marble", "recall clay", "launch wood")
    assert state.over
    assert state.scores() == [20, 4]


def test_r97_the_last_player_finishes_his_turn() -> None:
    me = Player(
        hand="stone", activities="stone", stock="wood clay", sites={"enclos": "", "puits": ""}, completed=worth(18)
    )
    state = table(*passing(1), me, turn_of=1)
    play(state, "command stone", "add enclos wood")
    assert state.end_triggered
    assert decision(state) == ("construction", 1)
    play(state, "add puits clay")
    assert state.over
    assert completed(state, 1)[-2:] == ["enclos", "puits"]


def test_r97_nothing_is_legal_afterwards() -> None:
    me = Player(hand="stone wood", stock="wood", sites={"enclos": ""}, completed=worth(19))
    state = table(*passing(1), me, turn_of=1)
    play(state, "command stone")
    assert state.legal() == []
    refusal = state.explain("plot")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("R97", "refuse-game-over")
    with pytest.raises(IllegalAction):
        state.play(state.parse("plot"))


def test_r98_falling_below_the_threshold_does_not_cancel_the_end() -> None:
    """Seat 0 reaches 18 with a Monopoly of two Clays; seat 1 takes it away; the round is finished all the same."""
    me = Player(hand="marble", stock="clay", activities="clay", completed=worth(16))
    other = Player(hand="marble", activities="clay marble", stock="clay*2", completed=["port", "enclos"])
    state = table(me, other, *passing(1), holders={"clay": 0})
    play(state, "command marble")
    assert (state.score(0), state.end_triggered) == (18, True)
    play(state, "command marble", "launch clay")
    assert holders(state)["clay"] == 1
    assert (state.score(0), state.end_triggered) == (16, True)
    play(state, "plot")
    assert state.over
    assert state.winners() == [0], "the highest total, though below the threshold"


def test_r99_the_total_and_its_terms() -> None:
    me = Player(
        hand="wood",
        activities="clay*3 wood*2 brick",
        completed=["temple", "statue", "sanctuaire", "viaduc", "garnison", "pont"],
        sites={"place": "marble*2"},
        stock="marble*9",
    )
    state = table(me, Player(activities="brick*2"), end=True)
    buildings = 3 + 3 + 1 + 1 + 2 + 2
    monopolies = 3 + 2
    effects = 2 + 2 + 2  # Temple: two Monopolies; Statue: two Marble Buildings; Shrine: all colours
    assert state.score_terms(0) == {"buildings": buildings, "monopolies": monopolies, "effects": effects}
    assert state.scores() == [buildings + monopolies + effects, 2]


def test_r99_stock_hand_sites_and_other_activities_score_nothing() -> None:
    me = Player(hand="marble*5", stock="marble*9", sites={"place": "marble*2"}, activities="clay")
    state = table(me, Player(activities="clay*2"))
    assert state.scores() == [0, 2]


def test_r100_the_highest_total_wins_not_the_one_who_triggered() -> None:
    me = Player(hand="stone", stock="wood", sites={"enclos": ""}, completed=worth(19))
    other = Player(hand="stone", stock="marble", sites={"statue": "marble*2"}, completed=worth(18))
    state = table(me, other)
    play(state, "command stone", "command stone")
    assert state.over
    assert state.scores() == [20, 18 + 3 + 4 + 1]
    assert state.winners() == [1]
    assert state.ranking() == [2, 1]


def test_r101_a_tie_goes_to_most_completed_buildings() -> None:
    """Both have six points: three Buildings of two, or two of three."""
    state = table(
        Player(hand="wood*5", completed=["remparts", "garnison", "porte"]),
        Player(hand="wood*5", completed=["senat", "fontaine"]),
        turn_of=1,
        end=True,
    )
    play(state, "plot")
    assert state.over
    assert state.scores() == [6, 6]
    assert state.winners() == [0]
    assert state.ranking() == [1, 2]


def test_r101_points_come_before_buildings() -> None:
    state = table(
        Player(hand="wood*5", completed=["viaduc", "latrines", "taverne"]),
        Player(hand="wood*5", completed=["senat", "relais"]),
        turn_of=1,
        end=True,
    )
    play(state, "plot")
    assert state.winners() == [1]


def test_r102_still_tied_they_share_the_victory() -> None:
    state = table(
        Player(hand="wood*5", completed=["viaduc", "latrines"]),
        Player(hand="wood*5", completed=["taverne", "relais"]),
        Player(hand="wood*5", completed=["remparts"]),
        turn_of=2,
        end=True,
    )
    play(state, "plot")
    assert state.scores() == [2, 2, 2]
    assert state.winners() == [0, 1]
    assert state.ranking() == [1, 1, 3]


def test_r103_points_of_effects_count_for_the_threshold() -> None:
    """The Statue is worth three and one for itself: 16 and 4 make 20."""
    me = Player(hand="stone", stock="marble", sites={"statue": "marble*2"}, completed=[*TWO, *ONE[:4]])
    state = table(me, *passing(1))
    assert state.score(0) == 16
    play(state, "command stone")
    assert state.score(0) == 20
    assert state.end_triggered


def test_r103_a_temple_and_a_new_monopoly() -> None:
    me = Player(hand="marble", stock="wood", completed=["temple", *worth(18)[1:]])
    state = table(me, *passing(1))
    assert state.score(0) == 18
    play(state, "command marble")
    assert state.score(0) == 20, "one for the Activity, one for the Temple"
    assert state.end_triggered
    assert stock(state, 0) == ""


def test_r103_a_shrine_completed_last() -> None:
    me = Player(
        hand="stone", stock="wood", sites={"sanctuaire": ""}, completed=[*THREE, "remparts", "garnison", "viaduc"]
    )
    state = table(me, *passing(1))
    assert state.score(0) == 17
    play(state, "command stone")
    assert state.score(0) == 17 + 1 + 2
    assert state.end_triggered


def test_r99_a_line_of_the_score_is_explained_with_its_points() -> None:
    state = table(Player(activities="clay*2", completed=["port"]), Player(), holders={"clay": 0})
    for line in state.score_sheet(0):
        fact = state.fact({"term": line.term, "seat": 0}, None)
        assert fact is not None and [each.json() for each in fact.score] == [line.json()]
        assert fact.rule == ("R64" if line.term == "monopolies" else "R99")
    assert state.fact({"term": "palace", "seat": 0}, None) is None
    assert state.fact({"term": "buildings"}, None) is None
