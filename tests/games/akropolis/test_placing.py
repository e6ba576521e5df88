"""R29 to R41: placing a tile."""

from __future__ import annotations

import pytest

from pentapolis.games.akropolis.actions import place_action
from pentapolis.games.akropolis.tiles import KINDS

from .reference import footprint
from .table import accepted, ids, placing, refused
from .towns import LETTER_OF, Town, built, drawn, on_wall, tidied, town

OVERHANG = "akropolis-refuse-overhang"
NOT_ADJACENT = "akropolis-refuse-not-adjacent"
UNEVEN = "akropolis-refuse-uneven"
ONE_TILE = "akropolis-refuse-one-tile"

# One tile to the north-east of the starting tile: on (1,-1), (1,-2) and (2,-2).
ONE = "mbt 1,-1 r0"
# The same with a second tile across both, on (0,0), (0,-1) and (1,-1), at level 2.
ACROSS = "hgm 0,0 r0"
# A tile in each of the three gaps around the centre: every triangle there is level and stands on two tiles.
GROUND = ("qqq 1,-1 r0", "qqq 0,1 r3", "qqq -1,0 r5")


def seen(made: Town) -> dict[tuple[int, int], str]:
    """The letter that is visible on every built cell."""
    return {(q, r): LETTER_OF[KINDS[kind]] for q, r, kind, _, _ in made.city.visible()}


@pytest.mark.parametrize(
    ("rotation", "second", "third"),
    [
        (0, (0, -1), (1, -1)),
        (1, (1, -1), (1, 0)),
        (2, (1, 0), (0, 1)),
        (3, (0, 1), (-1, 1)),
        (4, (-1, 1), (-1, 0)),
        (5, (-1, 0), (0, -1)),
    ],
)
def test_r29_anchor_and_rotation(rotation: int, second: tuple[int, int], third: tuple[int, int]) -> None:
    made = built(*GROUND)
    made.lay("hmb", (0, 0, rotation))
    assert [seen(made)[cell] for cell in ((0, 0), second, third)] == ["h", "m", "b"]
    assert made.city.last_placement() == (0, 0, rotation, 2)


def test_r29_hexes_keep_their_clockwise_order_in_every_turn() -> None:
    state = placing(Town(), "city_24")
    triples = set()
    for action in state.legal():
        after = state.copy()
        after.play(action)
        cells = [tuple(target["cell"]) for target in state.choice(action).targets]
        tops = {(q, r): LETTER_OF[KINDS[kind]] for q, r, kind, _, _ in after.cities[0].visible()}
        triples.add("".join(tops[cell] for cell in cells))
        assert cells == footprint(after.cities[0].tiles()[0][1:])
    assert triples == {"htm"}


@pytest.mark.parametrize("text", ["place 0,0 r6", "place 0,0 r99"])
def test_r29_there_are_six_rotations(text: str) -> None:
    state = placing(built(*GROUND))
    refusal = state.explain(text)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("R29", "akropolis-refuse-rotation")
    accepted(state, "place 0,0 r5")


def test_r30_no_mirror_image() -> None:
    """The cells of a footprint, read clockwise, show the tile in its three turns and never backwards."""
    state = placing(Town(), "city_24")
    arrangements = set()
    for rotation, anchor in ((0, (1, -1)), (2, (1, -2)), (4, (2, -2))):
        after = accepted(state, f"place {anchor[0]},{anchor[1]} r{rotation}")
        tops = {(q, r): LETTER_OF[KINDS[kind]] for q, r, kind, _, _ in after.cities[0].visible()}
        arrangements.add(tops[1, -1] + tops[1, -2] + tops[2, -2])
    assert arrangements == {"htm", "mht", "tmh"}
    covering = [action for action in state.legal() if _cells(action) == {(1, -1), (1, -2), (2, -2)}]
    assert len(covering) == 3


def _cells(action: int) -> set[tuple[int, int]]:
    spot, rotation = divmod(action - place_action(-64, -64, 0), 6)
    return set(footprint((spot % 128 - 64, spot // 128 - 64, rotation)))


def test_r31_level_one_needs_three_empty_cells() -> None:
    state = placing(Town())
    after = accepted(state, "place 1,-1 r0")
    assert after.cities[0].last_placement() == (1, -1, 0, 1)
    refused(state, "place 1,-1 r2", "R34", OVERHANG)


def test_r32_level_one_shares_an_edge_with_the_city() -> None:
    state = placing(Town())
    accepted(state, "place 0,-2 r0")
    refused(state, "place 0,-3 r0", "R32", NOT_ADJACENT)
    refused(state, "place 30,-30 r3", "R32", NOT_ADJACENT)
    refused(state, "place -64,-64 r0", "R32", NOT_ADJACENT)
    refused(state, "place 63,63 r3", "R32", NOT_ADJACENT)


def test_r32_every_first_placement() -> None:
    state = placing(Town())
    assert len(state.legal()) == 90
    assert len({frozenset(_cells(action)) for action in state.legal()}) == 30


LAKE = """
            q1

            H1*
        q1      q1
            ~       q1
        q1      ~       q1
    q1      ~       q1
        q1      q1
            q1
                q1
    """


def test_r33_level_one_inside_a_lake() -> None:
    made = town(LAKE)
    state = placing(made)
    after = accepted(state, "place 0,1 r2")
    assert after.cities[0].last_placement() == (0, 1, 2, 1)
    assert state.view(0)["cities"][0]["lakes"] == [[0, 1], [1, 1], [0, 2]]
    assert after.view(0)["cities"][0]["lakes"] == []


# A ring of tiles around seven empty spaces: the one in the middle touches nothing that is built.
WIDE_LAKE = ("qqq -3,3 r1", "qqq -2,4 r2", "qqq 0,4 r1", "qqq 2,0 r2", "qqq 2,2 r1")


def test_r70_a_lake_space_is_every_empty_space_that_is_enclosed() -> None:
    state = placing(built(*WIDE_LAKE))
    shown = state.view(0)["cities"][0]["lakes"]
    assert shown == [[0, 1], [1, 1], [-1, 2], [0, 2], [1, 2], [-1, 3], [0, 3]]
    opened = placing(built(*WIDE_LAKE[:-1]))
    assert opened.view(0)["cities"][0]["lakes"] == []


def test_r33_a_lake_that_is_too_small() -> None:
    made = town(LAKE)
    state = placing(made)
    refused(state, "place 0,1 r0", "R34", OVERHANG)
    refused(state, "place 0,1 r3", "R34", OVERHANG)


def test_r34_no_overhang() -> None:
    state = placing(built(ONE))
    accepted(state, "place 0,0 r0")
    one_empty = refused(state, "place 1,-1 r1", "R34", OVERHANG)
    assert one_empty.args == {"empty": 1}
    two_empty = refused(state, "place 2,-2 r1", "R34", OVERHANG)
    assert two_empty.args == {"empty": 2}


def test_r35_equal_heights_below() -> None:
    state = placing(built(ONE, ACROSS))
    refused(state, "place 1,-1 r2", "R34", OVERHANG)
    refusal = refused(state, "place 0,0 r1", "R35", UNEVEN)
    assert refusal.args == {"low": 1, "high": 2}
    refused(state, "place 0,-1 r1", "R35", UNEVEN)
    level = placing(built(ONE, ACROSS, "qqq 2,-1 r2"))
    accepted(level, "place 2,-1 r3")


def test_r36_at_least_two_tiles_below() -> None:
    state = placing(built(ONE))
    for footing in ("place 1,-1 r0", "place 1,-2 r2", "place 2,-2 r4"):
        refused(state, footing, "R36", ONE_TILE)
    for footing in ("place 0,0 r0", "place 0,0 r1", "place 0,-1 r1"):
        accepted(state, footing)


def test_r36_three_tiles_below_are_fine_too() -> None:
    state = placing(built(ONE, "qqq 0,-2 r5"))
    cells = {(0, -1), (0, -2), (1, -2)}
    after = accepted(state, "place 0,-1 r0")
    assert {number for q, r, _, _, number in state.cities[0].visible() if (q, r) in cells} == {0, 1, 2}
    assert after.cities[0].last_placement()[3] == 2


def test_r37_tiles_deeper_down_do_not_count() -> None:
    state = placing(built(ONE, ACROSS))
    for footing in ("place 0,0 r0", "place 0,-1 r2", "place 1,-1 r4"):
        refused(state, footing, "R36", ONE_TILE)


def test_r37_the_starting_tile_is_one_tile() -> None:
    made = built(ONE)
    start = {(0, 0), (0, -1), (1, 0), (-1, 1)}
    assert {number for q, r, _, _, number in made.city.visible() if (q, r) in start} == {0}
    for q, r in start:
        for rotation in range(6):
            assert not start.issuperset(footprint((q, r, rotation)))
    # Two of its hexes and one of another tile are two tiles.
    accepted(placing(made), "place 0,0 r0")
    # Above the starting tile alone there is nothing to stand on.
    bare = placing(Town())
    assert all(bare.choice(action).args["level"] == 1 for action in bare.legal())


def test_r38_no_height_limit() -> None:
    """A stepped wall: seven levels of 28 tiles, each level shifted by one cell."""
    made = Town()
    for level in range(1, 8):
        for tile in range(8 - level):
            made.lay("ghm", on_wall(level - 1 + 3 * tile))
            assert made.city.last_placement()[3] == level
    assert max(level for _, _, _, level, _ in made.city.visible()) == 7
    assert made.city.height(5, -1) == 7
    refused(placing(made), "place 5,-1 r1", "R36", ONE_TILE)


def test_r39_anything_may_be_covered() -> None:
    covered = set()
    for first in ("hmb", "tgq", "MBT", "GHq"):
        for spot in ((0, 0, 0), (0, -1, 1), (0, 0, 1)):
            for turn in (0, 1, 2):
                kinds = first[turn:] + first[:turn]
                made = built(f"{kinds} 1,-1 r0")
                before = seen(made)
                made.lay("qqq", spot)
                covered |= {before[cell] for cell in footprint(spot)}
    assert covered == set("hmbtgqHMBTG")


def test_r40_heights_and_owner_of_the_new_hexes() -> None:
    made = built(ONE, ACROSS)
    cells = {(q, r): (level, number) for q, r, _, level, number in made.city.visible()}
    assert cells == {
        (0, 0): (2, 2),
        (0, -1): (2, 2),
        (1, -1): (2, 2),
        (1, 0): (1, 0),
        (-1, 1): (1, 0),
        (1, -2): (1, 1),
        (2, -2): (1, 1),
    }
    assert drawn(made.city) == tidied(
        """
                b1
            g2      t1
                m2
            h2*
        q1      q1
        """
    )


def test_r40_the_tile_leaves_the_hand_for_the_city() -> None:
    state = placing(Town(), "city_24")
    after = accepted(state, "place 1,-1 r0")
    assert [(ids([tile])[0], q, r, rotation) for tile, q, r, rotation in after.cities[0].tiles()] == [
        ("city_24", 1, -1, 0)
    ]


def test_r41_badly_placed_districts_may_be_built() -> None:
    made = built("mmt 1,-1 r0", "htb -1,0 r4")
    assert made.value("market") == 0
    assert made.value("temple") == 0
    state = placing(made, "city_36")
    every_tile = {tile: placing(made, tile).legal() for tile in ("city_01", "city_24", "city_37")}
    assert all(legal == state.legal() for legal in every_tile.values())
