"""The drawn city, character by character."""

from __future__ import annotations

import re
from textwrap import dedent
from typing import Any

import pytest

import pentapolis
from pentapolis.cli.akropolis.city import city_drawing
from pentapolis.cli.akropolis.faces import LARGE, SMALL, WIDE, Faces
from pentapolis.cli.akropolis.palette import FULL, PALE, colours
from pentapolis.cli.akropolis.places import places
from pentapolis.cli.akropolis.tile import tile_drawing
from pentapolis.cli.hexes import Size
from pentapolis.games.akropolis.state import AkropolisState
from pentapolis.texts import texts

from .picture import PICTURE, picture


def lines(text: str) -> str:
    return dedent(text).strip("\n")


def new_game() -> AkropolisState:
    state = pentapolis.game("akropolis").new(2, 7)
    assert isinstance(state, AkropolisState)
    return state


def begun() -> AkropolisState:
    """One tile on the ground, the second in hand."""
    state = new_game()
    for text in ("take 0", "place 0,-2 r1", "take 0", "place 2,-1 r0", "take 0"):
        state.play(state.parse(text))
    return state


def stacked() -> AkropolisState:
    """The second tile lies on the first and on the starting tile."""
    state = begun()
    state.play(state.parse("place 0,-1 r0"))
    return state


def drawn(state: AkropolisState, size: Size, language: str = "en", **more: Any) -> str:
    return city_drawing(state.view(0)["cities"][0], Faces(texts(language)), size, **more).plain


def test_small_hexes_show_letters_and_level_and_no_border_inside_a_tile() -> None:
    assert drawn(begun(), SMALL) == lines(r"""
                   ____
              ____/Ba1 \
             /Ho1      /
             \____ Qu1 \
             /Qu1 \____/
             \    /
         ____/H★1 \____
        /Qu1  ____ Qu1 \
        \____/    \____/
    """)


def test_wide_hexes_show_words() -> None:
    assert drawn(stacked(), WIDE) == lines(r"""
                       ______
                ______/Barr. \
               /Barr. \__1___/
               \  2    Quarry\
               /Market __2___/
               \__2___/
         ______/ H ★  \______
        /Quarry __1___ Quarry\
        \__1___/      \__1___/
    """)


def test_large_hexes_show_words_level_and_stars() -> None:
    assert drawn(stacked(), LARGE) == lines(r"""
                      ____
                     /    \
                ____/Barr. \
               /    \  1   /
              /Barr. \____/
              \  2        \
               \     Quarry\
               /       2   /
              /Market ____/
              \  2   /
               \____/
               /    \
          ____/  ★   \____
         /     Hou 1      \
        /Quarry ____ Quarry\
        \  1   /    \  1   /
         \____/      \____/
    """)


def test_places_are_numbered_on_their_corners_as_one_reads() -> None:
    state = begun()
    assert drawn(state, SMALL, places=places(state, 0)) == lines(r"""
                             ____
                        ____/    \____
                   ____/    1____2    \____
              ____/    3____4    5____6    \
             /    7____8    \____/    9____/
             \___10    \____/Ba1 \___11    \
             /    12___/Ho1      /    13___/
             \___14    \___15Qu1 \___16    \
         ____/    17___/Qu1 \____/    18___/
        /    19__20    \    /    21__22    \
        \___23    \____/H★1 \____/    24___/
        /    25___/Qu1  ____ Qu1 \___26    \
        \___27    \____/    \____/    28___/
        /    29__30    31__32    33__34    \
        \____/    35__36    37__38    \____/
             \____/    \____/    \____/
                  \____/    \____/
    """)


def test_the_corner_of_a_place_touches_its_three_spaces() -> None:
    state = begun()
    for place in places(state, 0):
        (q, r), right = place.corner
        wanted = {(q, r), (q + 1, r - 1), (q + 1, r)} if right else {(q, r), (q - 1, r), (q - 1, r + 1)}
        assert set(place.cells) == wanted
        assert {len(place.actions)} == {3}


def test_an_idle_district_is_marked() -> None:
    state = new_game()
    for text in ("take 1", "place 0,-2 r1"):
        state.play(state.parse(text))
    assert "Te1✗" in drawn(state, SMALL)  # a temple with empty neighbours
    assert "1✗" in drawn(state, WIDE)
    assert "1 ✗" in drawn(state, LARGE)


def test_coordinates_replace_the_words() -> None:
    assert drawn(begun(), WIDE, coordinates=True).splitlines()[3] == r"       /-1,-2 \______/ 1,-3 \______/"


def test_french_letters_are_all_different() -> None:
    for language in ("en", "fr"):
        letters = [letters for _, letters in Faces(texts(language)).legend()]
        assert len(set(letters)) == 6
        assert {len(pair) for pair in letters} == {2}
    assert "Habit." in drawn(begun(), LARGE, "fr")
    assert "Cr1" in drawn(begun(), SMALL, "fr")


def test_a_tile_is_a_triangle_of_its_three_kinds() -> None:
    drawing = tile_drawing(["garden_plaza", "house", "quarry"], Faces(texts("en")), WIDE)
    assert drawing.plain == lines(r"""
         ______
        /House \______
        \       Quarry\
        /G ★★★  ______/
        \______/
    """)


def test_the_borders_of_tiles_are_dark_on_their_colour() -> None:
    drawing = city_drawing(stacked().view(0)["cities"][0], Faces(texts("en")), SMALL)
    styles = {str(span.style) for span in drawing.spans}
    assert any("on #a5361f" in style for style in styles)  # barracks on level 1
    assert any(f"on {colours('barracks', 2)[0]}" in style for style in styles)
    assert colours("barracks", 2)[0] != colours("barracks", 1)[0]


def _luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


@pytest.mark.parametrize("kind", [*FULL, *(f"{kind}_plaza" for kind in PALE)])
@pytest.mark.parametrize("level", [1, 2, 3, 9])
def test_letters_can_be_read_on_every_colour(kind: str, level: int) -> None:
    ground, ink = (_luminance(colour) for colour in colours(kind, level))
    contrast = (max(ground, ink) + 0.05) / (min(ground, ink) + 0.05)
    assert contrast >= 3.5


def test_the_picture_of_the_readme_is_a_real_position_and_needs_nothing_from_elsewhere() -> None:
    for drawn in (picture(), PICTURE.read_text("utf-8")):
        assert "@font-face" not in drawn
        assert set(re.findall(r"https?://[^\"'\s)]+", drawn)) == {"http://www.w3.org/2000/svg"}
        assert "Temple" in drawn
