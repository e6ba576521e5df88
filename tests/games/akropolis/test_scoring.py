"""R53 to R59: scoring in general."""

from __future__ import annotations

import pytest

from pentapolis import Rng

from .table import new
from .towns import Town, built, on_wall, town


def test_r53_value_times_stars_and_the_stones() -> None:
    state = new(2)
    state.cities[1] = built("hgG 1,-1 r0", "ggq 2,-1 r1").city
    state.stones[1] = 5
    assert state.score_terms(1) == {"house": 1, "market": 0, "barracks": 0, "temple": 0, "garden": 9, "stones": 5}
    assert state.score(1) == 15
    assert state.scores() == [1, 15]
    garden = state.score_sheet(1)[4]
    assert (garden.term, garden.points, garden.parts) == ("garden", 9, {"value": 3, "stars": 3})


def test_r53_terms_sum_to_the_score_at_every_moment() -> None:
    state = new(3, 4, variants=["houses", "gardens"])
    rng = Rng(4)
    while not state.over:
        state.play(state.sample(rng))
        for seat in range(3):
            assert sum(state.score_terms(seat).values()) == state.score(seat)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_r54_a_district_is_worth_its_height(level: int) -> None:
    made = Town()
    for below in range(1, level + 1):
        for tile in range(level + 1 - below):
            made.lay("gqq" if below == level else "qqq", on_wall(below - 1 + 3 * tile))
    assert made.value("garden") == level


def test_r54_a_district_that_breaks_its_condition_is_worth_nothing() -> None:
    made = built("qtm 1,-1 r0", "mqq 2,-1 r1")
    assert made.values()["temple"] == (0, 0)
    assert made.values()["market"] == (0, 0)


def test_r55_stars_add_up_wherever_the_plazas_are() -> None:
    made = built("gqq 1,-1 r0", "Gqq -1,0 r5", "Gqq 0,1 r3")
    assert made.values()["garden"] == (1, 6)
    assert made.values()["house"] == (0, 1)
    assert made.points() == 6


def test_r56_the_height_of_a_plaza_does_not_matter() -> None:
    low, high = built("Mqq 1,-1 r0"), built("qqq 1,-1 r0", "Mqq 0,0 r1")
    assert high.city.height(0, 0) == 2
    assert low.values()["market"][1] == high.values()["market"][1] == 2


def test_r57_no_plaza_no_points() -> None:
    made = built("ggb 1,-1 r0")
    assert made.values()["garden"] == (2, 0)
    assert made.values()["barracks"] == (1, 0)
    assert made.points() == 0


@pytest.mark.parametrize("stones", [0, 1, 17])
def test_r58_a_stone_is_a_point(stones: int) -> None:
    state = new(2)
    state.stones[0] = stones
    assert state.score(0) == stones


def test_r59_adjacency_is_judged_from_above() -> None:
    steps = town(
        """
            q1      m1
                m2
            q2*     q1
        q1      q2
        """
    )
    assert steps.value("market") == 0, "one level apart and still neighbours"
    covered = built("mqq 1,-1 r0", "mqq 2,-1 r1")
    covered.lay("qqq", (1, -1, 4))
    assert covered.value("market") == 1, "the covered market is nobody's neighbour"
