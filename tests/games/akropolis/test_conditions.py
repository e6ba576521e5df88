"""R60 to R70: the conditions of the districts."""

from __future__ import annotations

import pytest

from .drawings import BETWEEN_LAKE_AND_SEA, BY_THE_LAKE, GREAT_LAKE, HILL, TWO_GROUPS
from .towns import Town, built, on_wall, town


def test_r60_only_the_largest_group_scores() -> None:
    assert town(TWO_GROUPS).value("house") == 3
    assert built("hhq 1,-1 r0").value("house") == 2
    assert Town().value("house") == 0


WEST, NORTH = "-1,0 r5", "0,-2 r0"


def low_and_high(low: str, high: str, where: str = WEST) -> Town:
    """A tile of level 1 in the west or in the north and a tile of level 2 in the east."""
    made = built(f"{low} {where}")
    made.lay("qqq", on_wall(0))
    made.lay("qqq", on_wall(3))
    made.lay(high, on_wall(1))
    return made


@pytest.mark.parametrize("where", [WEST, NORTH])
def test_r61_most_hexes_make_a_group_the_largest(where: str) -> None:
    assert low_and_high("hhh", "hhq", where).value("house") == 3, "not 2 hexes worth 4"
    assert low_and_high("hhh", "hhq", where).value("house", largest_group="value") == 4


@pytest.mark.parametrize(("low", "high", "value"), [("hhq", "hhq", 4), ("hhh", "hhh", 6), ("hqq", "hqq", 2)])
@pytest.mark.parametrize("where", [WEST, NORTH])
def test_r61_among_equals_the_highest_value(low: str, high: str, value: int, where: str) -> None:
    assert low_and_high(low, high, where).value("house") == value


def test_r62_plazas_neither_belong_to_groups_nor_connect_them() -> None:
    around_the_plaza = built("hqq 1,-1 r0", "hqq -1,0 r5", "hqq 0,1 r3")
    assert around_the_plaza.value("house") == 1
    assert built("hHq 1,-1 r0").values()["house"] == (1, 2)


def test_r63_houses_at_different_heights_are_connected() -> None:
    made = town(
        """
            q1      h1
                h2
            q2*     q1
        q1      h2
        """
    )
    assert made.value("house") == 5


def test_r64_neighbouring_markets_both_score_nothing() -> None:
    made = built("mmq 1,-1 r0", "mqq -1,0 r5")
    assert made.value("market") == 1
    alone = built("mqq 1,-1 r0", "mqq -1,0 r5")
    assert alone.value("market") == 2


def test_r64_r65_a_market_plaza_does_not_disturb() -> None:
    assert built("mMq 1,-1 r0").values()["market"] == (1, 2)
    assert built("mMq 1,-1 r0", "mqq 2,-1 r1").values()["market"] == (0, 2), "the market beside it does"


def test_r66_barracks_stand_on_the_periphery() -> None:
    assert built("bqq 1,-1 r0").value("barracks") == 1
    assert built("bqq 1,-1 r0", "qqq 2,-1 r1").value("barracks") == 0, "built in on all six sides"


def test_r67_a_lake_is_no_periphery() -> None:
    assert town(BY_THE_LAKE.format("b1")).value("barracks") == 0
    assert town(BETWEEN_LAKE_AND_SEA.format("b1")).value("barracks") == 1, "the outside is"


def test_r68_temples_are_surrounded_at_any_height_by_anything() -> None:
    assert town(HILL.format("t2")).value("temple") == 2
    assert built("tqq 1,-1 r0", "qqq 2,-1 r1").value("temple") == 1


def test_r69_an_outside_space_spoils_a_temple() -> None:
    assert built("tqq 1,-1 r0").value("temple") == 0


def test_r69_a_lake_space_spoils_a_temple() -> None:
    assert town(BY_THE_LAKE.format("t1")).value("temple") == 0


@pytest.mark.parametrize("drawing", [BY_THE_LAKE, BETWEEN_LAKE_AND_SEA, GREAT_LAKE])
def test_r70_gardens_always_score(drawing: str) -> None:
    assert town(drawing.format("g1")).value("garden") == 1


def test_r70_gardens_score_side_by_side_and_on_a_hill() -> None:
    assert built("ggg 1,-1 r0").value("garden") == 3
    assert town(HILL.format("g2")).value("garden") == 2
