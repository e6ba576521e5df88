"""The worked examples of the rulebook in their figures, and the rulings that decide something in play."""

from __future__ import annotations

import pytest

from pentapolis import InvalidOptions, Rng

from .drawings import BETWEEN_LAKE_AND_SEA, BY_THE_LAKE, GREAT_LAKE
from .table import GAME, accepted, arranged, ids, new, placing, play_text, refused, settled
from .towns import DEFAULT_RULINGS, Town, built, on_wall, town


def test_r10_example_six_tiles_for_four_architects() -> None:
    assert len(new(4).site) == 6


@pytest.mark.parametrize(("players", "size", "total"), [(2, 3, 37), (3, 4, 49), (4, 5, 61)])
def test_r9_r10_example_piles_and_site(players: int, size: int, total: int) -> None:
    state = new(players)
    piles = state.dump()["position"]["piles"]
    assert (len(piles), len(piles[0]), len(state.site)) == (11, size, players + 2)
    assert 11 * size + players + 2 == total == len(state.site) + len(state.unseen)


def test_r13_example_starting_stones() -> None:
    assert new(4).stones == [1, 2, 3, 4]


def test_r22_r23_example_maxime_takes_the_fourth_tile_for_three_stones() -> None:
    state = arranged([], stones=[3, 0])
    fourth = state.site[3]
    assert accepted(state, "take 3").stones[0] == 0
    assert accepted(state, "take 3").hand == fourth
    assert accepted(state, "take 0").stones[0] == 3
    poor = arranged([], stones=[0, 0])
    first = poor.site[0]
    assert settled(poor).hand == first


def test_r42_example_maxime_covers_two_quarries_and_gains_two_stones() -> None:
    state = placing(built("qmm 1,-1 r0"), stones=0)
    after = accepted(state, "place 0,0 r0")
    assert after.cities[0].last_placement()[3] == 2
    assert after.stones[0] == 2


def test_r55_example_the_starting_tile_gives_a_house_plaza_at_once() -> None:
    assert Town().values()["house"] == (0, 1)


def test_r54_r56_example_values_on_levels_one_to_three() -> None:
    made = Town()
    for step in (0, 3, 6):
        made.lay("gqq" if step == 0 else "qqq", on_wall(step))
    assert made.values()["garden"] == (1, 0)
    made.lay("qqg", on_wall(1))
    made.lay("qGq", on_wall(4))
    assert made.values()["garden"] == (1 + 2, 3), "on level 2 a plaza has its three stars and no more"
    made.lay("gqq", on_wall(2))
    assert made.values()["garden"] == (1 + 3, 3)


def test_r53_r60_example_maxime_scores_27_points_for_his_houses() -> None:
    """Five houses on level 1 and two on level 2 in the largest group, three stars."""
    made = town(
        """
            q1
        h1      q1
            H1              h1
                H1*     h1      h1
            q1      q1      h1      h2
                H1              h2      h1
            q1                      q2
                q1                      q1
        """
    )
    assert made.values()["house"] == (5 * 1 + 2 * 2, 3)
    assert made.points() == 27


def test_r58_r72_example_stones_are_points_and_break_ties() -> None:
    state = new(2)
    state.playout(Rng(1))
    state.cities[:] = [Town().city, built("gqG 1,-1 r0").city]
    state.stones[:] = [7, 4]
    assert state.scores() == [7, 7]
    assert state.winners() == [0]


@pytest.mark.parametrize(("players", "piles", "size"), [(2, 19, 3), (3, 14, 4)])
def test_r15_r16_example_long_game(players: int, piles: int, size: int) -> None:
    found = new(players, long=True).dump()["position"]["piles"]
    assert [len(pile) for pile in found] == [size] * piles


def test_r46_r47_r48_example_refill() -> None:
    state = arranged([], stones=[9, 9])
    play_text(state, "take 0", "place 1,-1 r0", "take 0", "place 1,-1 r0", "take 1")
    left, pile = ids(state.site), state.dump()["position"]["piles"][0]
    play_text(state, "place 0,0 r0")
    assert ids(state.site) == left + pile
    assert state.chief == 1


# Ruling 2: the printed 15 piles are 14 once the Site has been filled.
def test_r16_r52_ruling_fifteen_printed_piles_are_fifteen_rounds() -> None:
    state = new(3, long=True)
    assert (len(state.site), len(state.unseen)) == (5, 56)
    state.playout(Rng(2))
    assert state.round == 15
    assert state.turn == 60


# Rulings 8 and 13.
def test_r67_r79_ruling_periphery() -> None:
    inner = town(BY_THE_LAKE.format("b1"))
    assert inner.value("barracks") == 0
    assert inner.value("barracks", periphery="any_empty") == 1
    outer = town(BETWEEN_LAKE_AND_SEA.format("b1"))
    assert outer.value("barracks", "barracks") == 1
    assert outer.value("barracks", "barracks", periphery="any_empty") == 2
    assert outer.value("barracks", periphery="any_empty") == 1


def test_r69_ruling_a_temple_beside_a_lake_is_not_surrounded_in_any_reading() -> None:
    made = town(BY_THE_LAKE.format("t1"))
    for periphery in ("outside", "any_empty"):
        for lake in ("any_size", "single"):
            assert made.value("temple", periphery=periphery, lake=lake) == 0


# Ruling 10.
def test_r61_ruling_largest_group() -> None:
    made = built("hhh -1,0 r5")
    made.lay("qqq", on_wall(0))
    made.lay("qqq", on_wall(3))
    made.lay("hhq", on_wall(1))
    assert made.value("house") == 3
    assert made.value("house", largest_group="value") == 4


def test_r61_ruling_among_equal_values_either_reading_gives_the_same() -> None:
    made = built("hhq -1,0 r5")
    made.lay("qqq", on_wall(0))
    made.lay("qqq", on_wall(3))
    made.lay("hqq", on_wall(1))
    assert made.value("house") == made.value("house", largest_group="value") == 2


# Ruling 12.
def test_r82_ruling_one_good_district_does_not_double_its_colour() -> None:
    made = built("mMq 1,-1 r0", "mqq -1,0 r5", "mqq 0,1 r3")
    assert made.value("market", "markets") == 2 + 1 + 1


# Ruling 14.
def test_r81_ruling_lakes_of_one_space_or_of_any_size() -> None:
    great = town(GREAT_LAKE.format("g1"))
    assert great.value("garden", "gardens") == 2
    assert great.value("garden", "gardens", lake="single") == 1
    small = town(BY_THE_LAKE.format("g1"))
    assert small.value("garden", "gardens") == small.value("garden", "gardens", lake="single") == 2


@pytest.mark.parametrize(
    ("option", "other"), [("largest_group", "value"), ("periphery", "any_empty"), ("lake", "single")]
)
def test_r61_r67_r81_readings_are_options_of_the_game(option: str, other: str) -> None:
    assert new(2).options[option] == DEFAULT_RULINGS[option]
    assert new(2, **{option: other}).options[option] == other
    with pytest.raises(InvalidOptions, match=option):
        new(2, **{option: "neither"})
    assert GAME.options[option].source == "ruling"


@pytest.mark.parametrize("option", list(DEFAULT_RULINGS))
def test_r61_r67_r81_readings_never_change_play(option: str) -> None:
    other = {"largest_group": "value", "periphery": "any_empty", "lake": "single"}[option]
    one, two = new(2, 6), new(2, 6, **{option: other})
    rng = Rng(6)
    while not one.over:
        assert one.legal() == two.legal()
        action = one.sample(rng)
        one.play(action)
        two.play(action)
    assert one.dump()["position"] == two.dump()["position"]


# Ruling 15.
def test_r25_ruling_stones_of_the_placing_come_too_late() -> None:
    state = arranged([], stones=[2, 0])
    state.cities[0] = built("qqm 1,-1 r0").city
    refused(state, "take 3", "R23", "akropolis-refuse-too-dear")
    play_text(state, "take 2", "place 0,-1 r1")
    assert state.stones[0] == 3


# Ruling 17.
def test_r42_ruling_each_quarry_pays_once() -> None:
    made = Town()
    gains = [made.lay("qqq", on_wall(step)) for step in (0, 3, 6)]
    gains += [made.lay("mmm", on_wall(step)) for step in (1, 4)]
    gains.append(made.lay("mmm", on_wall(2)))
    assert gains == [0, 0, 0, 3, 3, 0]


# Ruling 22.
def test_r12_ruling_first_player_by_option() -> None:
    assert new(3).first == 0
    assert new(3, first_player=2).player == 2


# Ruling 23.
def test_r33_ruling_level_one_inside_a_lake() -> None:
    made = town(GREAT_LAKE.format("q1"))
    assert made.value("garden", "gardens") == 0
    assert made.lay("ggg", (0, 1, 2)) == 0
    assert made.value("garden", "gardens") == 3, "the lake is gone"


# Ruling 24.
def test_r76_r77_ruling_the_threshold_is_the_undoubled_value() -> None:
    made = Town()
    for step in (0, 3):
        made.lay("hhh", on_wall(step))
    made.lay("Hqq", (-1, 0, 5))
    assert made.values("houses")["house"] == (6, 2), "12 points are not a value of 10"


# Ruling 28.
def test_r101_ruling_refill_waits_for_the_placing() -> None:
    state = arranged([], stones=[9, 9])
    play_text(state, "take 0", "place 1,-1 r0", "take 0", "place 1,-1 r0", "take 0")
    assert len(state.site) == 1
    assert state.round == 1
    assert state.view(0)["piles"] == 11
