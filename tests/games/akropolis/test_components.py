"""R1 to R6: what is in the box."""

from __future__ import annotations

import json
from collections import Counter

import pytest

from pentapolis import game
from pentapolis.games.akropolis.tiles import KINDS, PLAZA, STARS, START, TILES

from .table import letters, new, play_text, settled
from .towns import LETTERS, Town, town

# Every City tile as the mark on its back, its number and its hexes, clockwise.
PRINTED = """
2+ 01 Hmb  2+ 02 Hgq  2+ 03 Hqq  2+ 04 Hqq  2+ 05 Hqq  2+ 06 Mhg  2+ 07 Mbq  2+ 08 Mth  2+ 09 Mqq  2+ 10 Bht
2+ 11 Bhq  2+ 12 Bmh  2+ 13 Bqq  2+ 14 Thb  2+ 15 Thq  2+ 16 Tqh  2+ 17 Tqq  2+ 18 Ghq  2+ 19 Gqh  2+ 20 Gqq
2+ 21 hhq  2+ 22 hbt  2+ 23 hbq  2+ 24 htm  2+ 25 hgm  2+ 26 hgb  2+ 27 hqm  2+ 28 mbq  2+ 29 mtq  2+ 30 mgq
2+ 31 mqb  2+ 32 mqb  2+ 33 mqt  2+ 34 mqq  2+ 35 bqt  2+ 36 tqq  2+ 37 gqq
3+ 38 Htm  3+ 39 Mqq  3+ 40 Bqh  3+ 41 Tqq  3+ 42 Ghb  3+ 43 hhq  3+ 44 hmb  3+ 45 hmq  3+ 46 hqm  3+ 47 hqt
3+ 48 hqq  3+ 49 bgq
4 50 Hqm   4 51 Mqt   4 52 Bqq   4 53 Thm   4 54 Gmh   4 55 hhq   4 56 hmq   4 57 hbq   4 58 htq   4 59 hqb
4 60 hqg   4 61 bqq
"""


def test_r1_sixty_one_tiles_of_three_hexes_in_three_sets() -> None:
    assert len(TILES) == 61
    assert Counter(tile.set for tile in TILES) == {"2+": 37, "3+": 12, "4": 12}
    assert all(len(tile.hexes) == 3 for tile in TILES)
    assert len({tile.id for tile in TILES}) == 61


def test_r2_every_tile_as_printed() -> None:
    printed = [
        (f"city_{number}", mark, hexes) for mark, number, hexes in zip(*[iter(PRINTED.split())] * 3, strict=True)
    ]
    assert [(tile.id, tile.set, letters(tile.id)) for tile in TILES] == printed


def test_r5_boards_are_told_the_starting_tile() -> None:
    state = game("akropolis").new(2, bytes(32))
    seen = [{"q": cell["q"], "r": cell["r"], "kind": cell["kind"]} for cell in state.view(0)["cities"][0]["cells"]]
    told = game("akropolis").components()["start"]
    assert sorted(map(str, told)) == sorted(map(str, seen))
    assert [hex_["kind"] for hex_ in told].count("quarry") == 3


def test_r4_boards_are_told_the_stars_of_plazas() -> None:
    stars = {"house": 1, "market": 2, "barracks": 2, "temple": 2, "garden": 3}
    assert game("akropolis").components()["stars"] == stars


def test_r2_at_most_one_plaza_and_never_three_equal_hexes() -> None:
    for tile in TILES:
        plazas = [kind for kind in tile.hexes if kind >= PLAZA]
        assert len(plazas) <= 1
        assert tile.plaza == bool(plazas)
        assert len(set(tile.hexes)) > 1


@pytest.mark.parametrize(
    ("players", "quantities"),
    [
        (2, (37, 18, 12, 10, 8, 6, 5, 4, 4, 4, 3)),
        (3, (49, 27, 16, 13, 10, 7, 6, 5, 5, 5, 4)),
        (4, (61, 36, 20, 16, 12, 8, 7, 6, 6, 6, 5)),
    ],
)
def test_r3_quantities_of_the_player_aid(players: int, quantities: tuple[int, ...]) -> None:
    state = new(players)
    counts = Counter(kind for tile in state.site + state.unseen for kind in TILES[tile].hexes)
    assert tuple(counts[KINDS.index(name)] for name in LETTERS.values()) == quantities


@pytest.mark.parametrize(("letter", "stars"), [("H", 1), ("M", 2), ("B", 2), ("T", 2), ("G", 3)])
def test_r4_stars_of_the_plazas(letter: str, stars: int) -> None:
    district = LETTERS[letter].removesuffix("_plaza")
    made = Town()
    before = made.values()[district][1]
    made.lay(f"{letter}qq", (1, -1, 0))
    assert made.values()[district][1] - before == stars
    assert STARS[KINDS.index(f"{district}_plaza") - PLAZA] == stars


def test_r5_starting_tile() -> None:
    assert [(q, r, KINDS[kind]) for q, r, kind in START] == [
        (0, 0, "house_plaza"),
        (0, -1, "quarry"),
        (1, 0, "quarry"),
        (-1, 1, "quarry"),
    ]
    start = town(
        """
            q1

            H1*
        q1      q1
        """
    )
    visible = start.city.visible()
    assert len(visible) == 4
    assert {level for _, _, _, level, _ in visible} == {1}
    assert len({number for _, _, _, _, number in visible}) == 1, "one single tile"


def test_r6_forty_stones_are_no_limit() -> None:
    state = new()
    state.stones[:] = [1000, 41]
    assert state.score_terms(0)["stones"] == 1000
    play_text(state, "take 3", "place 1,-1 r0")
    assert state.stones == [997, 41]


def test_r6_stones_never_drop_below_none() -> None:
    state = new()
    state.stones[:] = [0, 0]
    settled(state)
    assert state.hand is not None, "the first tile costs nothing"
    assert state.stones == [0, 0]
    assert json.loads(json.dumps(state.dump()))["position"]["stones"] == [0, 0]
