"""Components and set-up: R1 to R15."""

from __future__ import annotations

from collections import Counter

import pytest

from pentapolis import InvalidOptions
from pentapolis.games.golden_ages.board import NONE, cubes_on_tiles, new_board
from pentapolis.games.golden_ages.cards import (
    BUILDING_ERA,
    BUILDINGS,
    CARD_DATA,
    CIV_DATA,
    CIV_ERA,
    DATA,
    FUTURES,
    GLORY_TILES,
    JUDGEMENTS,
    STARTING_TECHS,
    TECH_CUBES,
    TECH_NUMBER,
    TECHS,
    TYPE_OF,
    WONDER_ERA,
    ids,
)
from pentapolis.games.golden_ages.state import GoldenState
from pentapolis.games.golden_ages.tiles import SIZES, SQUARE

from .table import GAME


def new(players: int, seed: int = 0) -> GoldenState:
    state = GAME.new(players, seed)
    assert isinstance(state, GoldenState)
    return state


@pytest.mark.parametrize("players", [0, 1, 5])
def test_r1_two_to_four_players(players: int) -> None:
    with pytest.raises(InvalidOptions):
        GAME.new(players, 1)
    assert [GAME.new(count, 1).players for count in (2, 3, 4)] == [2, 3, 4]


def test_r2_seventeen_tiles() -> None:
    assert Counter(SIZES) == {4: 1, 3: 4, 2: 12}


def test_r3_sixteen_wonders_four_an_era() -> None:
    assert Counter(WONDER_ERA) == {1: 4, 2: 4, 3: 4, 4: 4}


def test_r4_twenty_four_buildings_two_of_each_type() -> None:
    assert Counter(BUILDING_ERA) == {1: 6, 2: 6, 3: 6, 4: 6}
    assert set(Counter(TYPE_OF).values()) == {2} and len(set(TYPE_OF)) == 12


def test_r5_twenty_five_civilizations_with_values() -> None:
    assert Counter(CIV_ERA) == {1: 7, 2: 6, 3: 6, 4: 6}
    for era in (1, 2, 3, 4):
        values = sorted(item["value"] for item in CIV_DATA if item["era"] == era)
        assert values == list(range(1, len(values) + 1))


def test_r6_future_technologies_judgements_and_glory_tiles() -> None:
    assert (len(FUTURES), len(JUDGEMENTS), len(GLORY_TILES)) == (10, 9, 16)
    assert Counter(GLORY_TILES) == {2: 2, 3: 4, 4: 4, 5: 4, 6: 2}


def test_r7_r8_pieces_of_a_player() -> None:
    board = new_board([NONE] * 4, 0)
    assert (len(board.places), board.vp, board.reserve) == (3, 0, 5)
    assert len(TECHS) - len(ids(TECHS, STARTING_TECHS)) == 16
    assert board.reserve + cubes_on_tiles(board.techs) == 12
    cubes = {tech: TECH_CUBES[TECH_NUMBER[tech]] for tech in TECHS if TECH_CUBES[TECH_NUMBER[tech]]}
    assert cubes == {"carriage": 1, "agriculture": 1, "metallurgy": 1, "writing": 1, "railroad": 1, "architecture": 2}


def test_r9_three_gold_for_everybody_to_see() -> None:
    assert new_board([NONE] * 4, 0).gold == 3
    state = new(3)
    for viewer in (None, 0, 1, 2):
        assert [board["gold"] for board in state.view(viewer)["boards"]] == [board.gold for board in state.boards]


def test_r10_r11_a_civilization_of_each_era_and_a_future_technology() -> None:
    seen: Counter[tuple[int, ...]] = Counter()
    for seed in range(20):
        state = new(4, seed)
        civs = [civ for board in state.boards for civ in (board.civ, *board.hand[1:])]
        assert len(set(civs)) == 16, "nobody has the same"
        for board in state.boards:
            assert CIV_ERA[board.civ] == 1 and board.hand[0] == NONE
            assert [CIV_ERA[civ] for civ in board.hand[1:]] == [2, 3, 4]
        assert len({board.future for board in state.boards}) == 4
        seen[tuple(civs)] += 1
    assert len(seen) == 20, "dealt anew every time"


def test_r12_five_judgements_face_up() -> None:
    shown = {tuple(new(2, seed).view(None)["judgements"]) for seed in range(20)}
    assert {len(judgements) for judgements in shown} == {5} and len(shown) > 5


def test_r13_the_square_tile_lies_in_the_middle_turned_at_random() -> None:
    rotations = set()
    for seed in range(30):
        tile = new(2, seed).view(None)["tiles"][0]
        assert (tile["tile"], tile["row"], tile["col"]) == ("continent_square", 2, 4)
        rotations.add(tile["rotation"])
    assert rotations == {0, 90, 180, 270} and SQUARE == 0


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4), (4, 6)])
def test_r14_marked_buildings_are_left_out(players: int, size: int) -> None:
    state = new(players)
    assert [len(deck) for deck in state.decks] == [0, size, size, size]
    for deck in state.decks:
        for number in deck:
            assert CARD_DATA[number]["min_players"] <= players, BUILDINGS[number]


def test_r15_four_technologies_and_one_slot() -> None:
    board = new_board([NONE] * 4, 0)
    assert sorted(ids(TECHS, board.techs)) == ["barter", "fire", "hunting", "wheel"]
    assert (board.slots, board.range, board.city_cubes) == (1, 1, 1)


def test_r170_every_component_tells_its_source() -> None:
    for kind in ("technologies", "wonders", "buildings", "civilizations", "judgements", "future_technologies"):
        for item in GAME.components()[kind]:
            assert item["source"] in ("rulebook", "public", "reconstructed")
    assert GAME.components() is DATA
