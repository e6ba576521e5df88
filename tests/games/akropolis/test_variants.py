"""R74 to R83: the five variants."""

from __future__ import annotations

from itertools import combinations

import pytest

from pentapolis import Rng
from pentapolis.games.akropolis.scoring import scoring_rules, tally

from .drawings import BETWEEN_LAKE_AND_SEA, BY_THE_LAKE, GREAT_LAKE, HILL, TWO_LAKES
from .table import new
from .towns import ALL_VARIANTS, DEFAULT_RULINGS, Town, built, on_wall, town

SUBSETS = [list(subset) for size in range(6) for subset in combinations(ALL_VARIANTS, size)]


@pytest.mark.parametrize("variants", SUBSETS, ids=lambda subset: "-".join(subset) or "none")
def test_r74_any_subset_and_no_change_of_play(variants: list[str]) -> None:
    plain, varied = new(2, 5), new(2, 5, variants=variants)
    assert varied.options["variants"] == variants
    rng = Rng(5)
    for _ in range(8):
        assert varied.legal() == plain.legal()
        action = plain.sample(rng)
        plain.play(action)
        varied.play(action)
        assert varied.dump()["position"] == plain.dump()["position"]


def test_r74_named_in_any_order_kept_in_one() -> None:
    assert new(2, variants=["gardens", "houses"]).options["variants"] == ["houses", "gardens"]
    assert new(2, variants=("gardens",)).options["variants"] == ["gardens"]


def test_r75_conditions_stay_in_force() -> None:
    assert town(BY_THE_LAKE.format("b1")).value("barracks", *ALL_VARIANTS) == 0
    assert town(BY_THE_LAKE.format("t1")).value("temple", *ALL_VARIANTS) == 0
    assert built("mmM 1,-1 r0").value("market", *ALL_VARIANTS) == 0


def test_r75_without_a_plaza_still_no_points() -> None:
    made = town(BY_THE_LAKE.format("g1"))
    assert made.values(*ALL_VARIANTS)["garden"] == (2, 0)
    assert made.points(*ALL_VARIANTS) == 0


def houses(count: int) -> Town:
    """A row of that many houses on level 1."""
    made = Town()
    for step in range(0, count, 3):
        here = min(3, count - step)
        made.lay(("h" * here).ljust(3, "q"), on_wall(step))
    return made


@pytest.mark.parametrize(("count", "value"), [(9, 9), (10, 20), (11, 22), (12, 24)])
def test_r76_a_group_worth_ten_is_doubled(count: int, value: int) -> None:
    assert houses(count).value("house") == count
    assert houses(count).value("house", "houses") == value


def test_r76_heights_count_towards_ten() -> None:
    made = houses(9)
    made.lay("hhh", on_wall(1))
    assert made.value("house") == 12
    assert made.value("house", "houses") == 24


def test_r77_the_scoring_group_is_still_the_largest() -> None:
    made = built("hhh -1,0 r5", "hhh -2,1 r4")
    for step in (0, 3, 6):
        made.lay("qqq", on_wall(step))
    made.lay("hhh", on_wall(1))
    made.lay("hhq", on_wall(4))
    assert made.value("house", "houses") == 6, "six hexes; the five on the wall would be worth 20"
    assert made.value("house", "houses", largest_group="value") == 20


def test_r78_markets_beside_their_plaza() -> None:
    made = built("mMq 1,-1 r0", "mqq -1,0 r5")
    assert made.value("market") == 2
    assert made.value("market", "markets") == 3
    broken = built("mMq 1,-1 r0", "mqq 2,-1 r1")
    assert broken.value("market", "markets") == 0


def test_r78_a_covered_plaza_doubles_nothing() -> None:
    made = built("Mqq 1,-1 r0", "mqq 2,-1 r1")
    assert made.value("market", "markets") == 2
    made.lay("qqq", (0, 0, 0))
    assert made.value("market", "markets") == 1


@pytest.mark.parametrize(
    ("tiles", "value"),
    [
        (("bqq 1,-1 r0",), 1),  # one outside space
        (("qqb 1,-1 r0", "qqq 2,-1 r1"), 1),  # two
        (("qbq 1,-1 r0",), 2),  # three
        (("qqb 1,-1 r0",), 2),  # four
    ],
)
def test_r79_barracks_with_a_wide_view(tiles: tuple[str, ...], value: int) -> None:
    assert built(*tiles).value("barracks") == 1
    assert built(*tiles).value("barracks", "barracks") == value


def test_r79_lake_spaces_are_not_counted() -> None:
    made = town(BETWEEN_LAKE_AND_SEA.format("b1"))
    assert made.value("barracks", "barracks") == 1
    assert made.value("barracks", "barracks", periphery="any_empty") == 2


def test_r80_temples_above_the_ground() -> None:
    high = town(HILL.format("t2"))
    assert (high.value("temple"), high.value("temple", "temples")) == (2, 4)
    low = built("tqq 1,-1 r0", "qqq 2,-1 r1")
    assert (low.value("temple"), low.value("temple", "temples")) == (1, 1)


@pytest.mark.parametrize("drawing", [BY_THE_LAKE, BETWEEN_LAKE_AND_SEA, GREAT_LAKE])
def test_r81_gardens_beside_a_lake_of_any_size(drawing: str) -> None:
    made = town(drawing.format("g1"))
    assert (made.value("garden"), made.value("garden", "gardens")) == (1, 2)


def test_r81_the_outside_is_no_lake() -> None:
    assert built("gqq 1,-1 r0").value("garden", "gardens") == 1


def test_r82_never_more_than_twice() -> None:
    assert built("mMM 1,-1 r0").value("market", "markets") == 2, "two plazas beside it"
    by_two_lakes = town(TWO_LAKES.format("g1"))
    assert by_two_lakes.value("garden") == 1
    assert by_two_lakes.value("garden", "gardens") == 2


def test_r82_doubling_is_per_district() -> None:
    made = town(BY_THE_LAKE.format("g1"))
    made.lay("ggq", (1, -1, 0))
    assert made.value("garden", "gardens") == 2 + 1 + 1
    view = built("bqb 1,-1 r0")
    assert view.value("barracks", "barracks") == 1 + 2


def test_r83_each_variant_works_on_its_own_type() -> None:
    state = new(2, 12)
    state.playout(Rng(12))
    changed = set()
    for city in state.cities:
        plain = tally(city, scoring_rules({**DEFAULT_RULINGS, "variants": []}))
        single = [tally(city, 1 << bit) for bit in range(5)]
        for variants in SUBSETS:
            found = tally(city, scoring_rules({**DEFAULT_RULINGS, "variants": variants}))
            for bit, variant in enumerate(ALL_VARIANTS):
                assert found[bit] == (single[bit] if variant in variants else plain)[bit]
                if found[bit] != plain[bit]:
                    changed.add(variant)
            assert found[5:] == plain[5:]
    assert changed, "some variant must matter in this game"
