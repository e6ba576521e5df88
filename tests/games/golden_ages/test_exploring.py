"""Moves, control and cities: R46 to R76, R171, R176, R177."""

from __future__ import annotations

import pytest

from pentapolis.games.golden_ages.grid import ALL_CELLS, cells_of, reach, reach_over_edge
from pentapolis.games.golden_ages.measures import controlled
from pentapolis.games.golden_ages.state import GoldenState

from .table import Player, cell, decision, gold_by, offered, play, refused, table, told

GAME_SYMBOL, GEM, STONE, WHEAT = range(4)


def explorer(start: str, *techs: str, civ: str = "", era: int = 4, sea: str = "open", **more: object) -> GoldenState:
    """Seat 0 explores with its only standing colonist."""
    one = Player(civ=civ, gold=0, techs=techs, colonists=[start, "agora", "agora"], **more)  # type: ignore[arg-type]
    state = table(one, Player(), era=era, sea=sea)
    play(state, "explorer")
    return state


def ends(state: GoldenState) -> set[str]:
    return {move.removeprefix("move ") for move in offered(state)}


def test_r46_needs_a_standing_colonist() -> None:
    state = table(Player(colonists=["-2,4", "agora", "agora"]), Player())
    refused(state, "explorer", "R46", "no-colonist")
    state = table(Player(colonists=["2,4", "-2,5"]), Player())
    play(state, "explorer")
    assert offered(state) == ["colonist 0,3", "colonist 2,4"]
    refused(state, "colonist 2,5", "R46", "not-standing", row=2, col=5)


def test_r47_r48_r53_steps_and_range() -> None:
    assert ends(explorer("2,4")) == {"2,4", "1,4", "3,4", "2,3", "2,5"}
    assert len(ends(explorer("2,4", "carriage"))) == 13
    assert len(ends(explorer("2,4", "railroad"))) == 24  # one of the 25 lies beyond the upper edge
    assert len(ends(explorer("2,4", "aviation"))) == 60
    refused(explorer("2,4"), "move 3,5", "R48", "too-far", range=1)


def test_r49_r50_left_and_right_are_joined_top_and_bottom_are_not() -> None:
    assert ends(explorer("2,9")) == {"2,9", "1,9", "3,9", "2,8", "2,0"}
    assert ends(explorer("0,0")) == {"0,0", "0,1", "0,9", "1,0"}
    assert ends(explorer("5,5")) == {"5,5", "4,5", "5,4", "5,6"}


def test_r51_r52_r176_any_cell_and_paths_that_turn() -> None:
    state = explorer("1,3", "carriage")
    assert "0,2" in ends(state), "with the capital of somebody else"
    assert "2,2" in ends(state), "open sea, round a corner"
    play(state, "move 0,2")
    assert state.boards[0].places[0] == cell("0,2")


def test_r53_r54_r55_an_explorer_may_do_nothing_and_lies_down() -> None:
    state = explorer("2,5")
    events = play(state, "move 2,5")
    assert told(events, "control") == [] and decision(state) == "found_city"
    play(state, "decline")
    assert state.boards[0].standing == 0 and state.boards[0].gold == 0 and state.player == 1
    state = explorer("2,5")
    play(state, "move 2,5", "found")
    assert state.player == 1, "no move after founding"


def test_r56_r57_x7_control_is_taken_where_nothing_own_is() -> None:
    state = explorer("2,5")
    events = play(state, "move 2,4")  # game
    assert told(events, "control") == [{"row": 2, "col": 4, "symbol": "game", "count": 1, "gold": 1}]
    assert state.boards[0].gold == 1
    state = table(Player(gold=0, colonists=["2,5", "-2,4"]), Player())
    play(state, "explorer", "colonist 2,5", "move 2,4")
    assert state.boards[0].gold == 0, "an own colonist is there"
    state = table(Player(gold=0, colonists=["2,5"], cities={"2,4": 1}), Player())
    play(state, "explorer", "colonist 2,5", "move 2,4")
    assert state.boards[0].gold == 0, "an own city is there"


@pytest.mark.parametrize(
    ("target", "start", "techs", "gold"),
    [
        ("2,5", "2,4", (), 0),
        ("2,5", "2,4", ("agriculture",), 1),  # R58
        ("2,5", "2,4", ("medicine",), 3),
        ("3,4", "2,4", (), 0),
        ("3,4", "2,4", ("metallurgy",), 1),  # R59
        ("3,4", "2,4", ("engineering",), 3),
        ("5,6", "5,5", (), 0),
        ("5,6", "5,5", ("currency",), 2),  # R60
        ("5,6", "5,5", ("economy",), 4),
        ("5,2", "5,3", ("metallurgy",), 2),  # R61: two stones
        ("5,2", "5,3", ("engineering",), 6),
        ("1,2", "1,1", ("metallurgy",), 2),  # a stone and a game
    ],
)
def test_r58_r59_r60_r61_r131_gold_by_symbol(target: str, start: str, techs: tuple[str, ...], gold: int) -> None:
    state = explorer(start, *techs)
    play(state, f"move {target}")
    assert state.boards[0].gold == gold


def test_r62_r64_r65_x3_control_is_shared_and_counts_once() -> None:
    state = table(Player(colonists=["-3,4", "3,4"]), Player(cities={"3,4": 1}, colonists=["-3,4"]))
    assert [controlled(state, board, STONE) for board in state.boards] == [1, 1]
    play(state, "explorer", "colonist 3,4", "move 3,4")
    assert state.player == 1, "no city beside another: there is nothing to decide"


def test_r63_r39_symbols_under_a_capital_are_nothing() -> None:
    state = explorer("1,3", "agriculture", "carriage")
    play(state, "move 0,2")  # wheat under the capital of seat 1
    assert state.boards[0].gold == 0 and controlled(state, state.boards[0], WHEAT) == 0


def test_r66_r67_r68_where_cities_may_be() -> None:
    for start, end in (("5,5", "5,6"), ("5,5", "4,5"), ("1,3", "0,3"), ("1,3", "0,2")):
        state = explorer(start, "carriage")
        play(state, f"move {end}")
        assert state.player == 1, f"no city on {end}"
    state = table(Player(colonists=["2,4", "agora", "agora"]), Player(cities={"2,4": 1}))
    play(state, "explorer", "move 2,4")
    assert state.player == 1
    state = table(Player(colonists=["2,4", "agora", "agora"]), Player())
    play(state, "explorer", "move 2,4")
    assert offered(state) == ["found", "decline"]


def test_r69_r73_r75_r76_x4_a_city_of_one_cube() -> None:
    state = explorer("2,4", "agriculture")
    play(state, "move 2,5")
    assert state.boards[0].gold == 1
    events = play(state, "found")
    assert told(events, "found")[0]["gold"] == 1 and told(events, "control") == []
    assert state.boards[0].gold == 2 and state.boards[0].cities == 1 << cell("2,5")
    assert state.boards[0].standing == 0


@pytest.mark.parametrize(
    ("techs", "cards", "gold"),
    [
        (("construction",), (), 2),
        (("construction", "commerce"), (), 4),
        (("commerce",), ("hagia_sophia",), 4),
        (("construction",), ("hagia_sophia",), 6),
        ((), ("hagia_sophia",), 3),
    ],
)
def test_r69_r73_r74_x8_gold_for_each_cube(techs: tuple[str, ...], cards: tuple[str, ...], gold: int) -> None:
    state = explorer("2,4", *techs, cards=cards)
    play(state, "move 2,4", "found")
    assert state.boards[0].gold == gold
    assert (state.boards[0].doubles != 0) == ("construction" in techs)


def test_r70_r71_r72_lacking_cubes_come_from_own_cities() -> None:
    cities = {"1,3": 1, "1,4": 2, "2,5": 2, "3,4": 1}
    one = Player(gold=0, techs=("construction",), cities=cities, colonists=["3,5", "agora", "agora"])
    state = table(one, Player())
    assert state.boards[0].reserve == 0
    play(state, "explorer", "move 3,5", "found")
    assert decision(state) == "cubes_from"
    assert offered(state) == ["fetch 1,3", "fetch 1,4", "fetch 2,5", "fetch 3,4"]
    refused(state, "fetch 2,4", "R70", "no-own-city")
    play(state, "fetch 1,3")
    assert not state.boards[0].cities >> cell("1,3") & 1, "the city is gone"
    play(state, "fetch 1,4")
    board = state.boards[0]
    assert board.cities >> cell("1,4") & 1 and not board.doubles >> cell("1,4") & 1
    assert board.doubles >> cell("3,5") & 1 and board.reserve == 0 and board.gold == 2
    assert state.player == 1


def test_r146_r179_paths_over_the_edge() -> None:
    assert cells_of(reach_over_edge(cell("2,9"), 1, ALL_CELLS)) == [cell("2,0")]
    assert cell("2,8") not in cells_of(reach_over_edge(cell("2,9"), 2, ALL_CELLS))
    assert cell("2,8") in cells_of(reach_over_edge(cell("2,9"), 3, ALL_CELLS)), "over the edge and back again (G36)"
    state = explorer("2,9", civ="portugal")
    events = play(state, "move 2,0")
    assert gold_by(events, "portugal") == 3
    state = explorer("2,9", civ="portugal")
    assert gold_by(play(state, "move 2,8"), "portugal") == 0
    state = explorer("2,4", "aviation", civ="portugal")
    assert gold_by(play(state, "move 2,5"), "portugal") == 3, "G36"
    state = explorer("2,4", "aviation", civ="portugal")
    assert gold_by(play(state, "move 2,4"), "portugal") == 0


def test_r171_closed_sea() -> None:
    assert ends(explorer("2,4", sea="closed")) == {"2,4", "1,4", "3,4", "2,5"}
    state = explorer("2,4", "aviation", sea="closed")
    assert "5,6" in ends(state) and "5,5" not in ends(state)
    refused(state, "move 5,5", "R171", "open-sea")
    land = state.world.land
    assert reach(cell("5,6"), 3, land) == 1 << cell("5,6"), "an island alone"


def test_r177_r141_r144_civilizations_pay_without_the_technology() -> None:
    for civ, start, target, gold in (
        ("inca", "2,4", "2,5", 2),
        ("mongolia", "2,4", "3,4", 2),
        ("aztec", "5,5", "5,6", 2),
        ("spain", "5,5", "5,6", 3),
        ("brazil", "5,5", "5,6", 4),
        ("mongolia", "5,3", "5,2", 4),
    ):
        state = explorer(start, civ=civ)
        play(state, f"move {target}")
        assert state.boards[0].gold == gold, civ
    state = explorer("5,5", "currency", civ="spain")
    play(state, "move 5,6")
    assert state.boards[0].gold == 5


def test_r147_russia_stays_standing() -> None:
    state = explorer("2,4", civ="russia")
    play(state, "move 2,5", "decline")
    assert state.boards[0].standing == 1 and state.boards[0].places[0] == cell("2,5")


def test_r149_r179_usa_is_paid_for_meeting_opponents() -> None:
    for place, gold in (("0,2", 4), ("2,5", 0)):
        state = explorer("1,3", "railroad", civ="usa")
        assert gold_by(play(state, f"move {place}"), "usa") == gold
    state = table(Player(civ="usa", gold=0, colonists=["2,4", "agora", "agora"]), Player(colonists=["-2,5", "-2,5"]))
    play(state, "explorer")
    assert gold_by(play(state, "move 2,5"), "usa") == 4, "once, however many are there"
    state = explorer("0,2", civ="usa")
    assert gold_by(play(state, "move 0,2"), "usa") == 0, "a move of no step"


def test_r149_usa_is_paid_at_an_empty_capital_of_another_but_not_at_its_own() -> None:
    away = ["agora", "agora", "agora"]
    other = table(Player(civ="usa", gold=0, techs=["aviation"]), Player(colonists=away))
    capitals = [f"{board.capital // 10},{board.capital % 10}" for board in other.boards]
    play(other, "explorer")
    assert gold_by(play(other, f"move {capitals[1]}"), "usa") == 4
    own = table(Player(civ="usa", gold=0, techs=["aviation"], colonists=["2,4", *away[1:]]), Player(colonists=away))
    play(own, "explorer")
    assert gold_by(play(own, f"move {capitals[0]}"), "usa") == 0
