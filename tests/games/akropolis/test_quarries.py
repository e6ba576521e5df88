"""R42 to R45: quarries, and what is covered."""

from __future__ import annotations

import pytest

from pentapolis.core.events import Event

from .table import accepted, placing, play_text
from .towns import Town, built, on_wall


@pytest.mark.parametrize(
    ("tile", "place", "stones"),
    [
        ("mbt", "place 0,0 r1", 1),  # a quarry of the starting tile
        ("qbt", "place 0,0 r1", 2),
        ("qqt", "place 0,-1 r1", 3),
        ("mbt", "place 0,-1 r1", 1),
    ],
)
def test_r42_covered_quarries_pay_at_once(tile: str, place: str, stones: int) -> None:
    state = placing(built(f"{tile} 1,-1 r0"))
    assert accepted(state, place).stones[0] == stones
    assert state.stones[0] == 0


def test_r42_no_quarry_no_stone() -> None:
    two = built("mbt 1,-1 r0", "htm 2,-1 r1")
    state = placing(two, stones=4)
    after = accepted(state, "place 2,-1 r5")
    assert after.stones[0] == 4
    assert accepted(state, "place 3,-3 r0").stones[0] == 4, "level 1 covers nothing"


def test_r42_the_gain_is_told() -> None:
    state = placing(built("qbt 1,-1 r0"))
    events: list[Event] = state.listen()
    play_text(state, "place 0,0 r1")
    gain = next(event for event in events if event.kind == "gain")
    assert (gain.seat, gain.rule, gain.data) == (0, "R42", {"stones": 2})


def test_r43_quarries_on_higher_levels_pay_too() -> None:
    made = Town()
    for step in (0, 3, 6):
        made.lay("mmm", on_wall(step))
    assert made.lay("mqq", on_wall(1)) == 0
    assert made.lay("qmm", on_wall(4)) == 0
    state = placing(made, stones=1)
    q, r, rotation = on_wall(2)
    after = accepted(state, f"place {q},{r} r{rotation}")
    assert after.cities[0].last_placement()[3] == 3
    assert after.stones[0] == 4


def test_r44_placing_a_quarry_gives_nothing() -> None:
    state = placing(Town(), "city_03")
    assert accepted(state, "place 1,-1 r0").stones[0] == 0


def test_r44_uncovered_quarries_score_nothing() -> None:
    made = built("qqq 1,-1 r0", "qqq 0,-2 r5", "qqq 0,1 r3")
    assert made.points() == 0
    assert sum(value for value, _ in made.values().values()) == 0


def test_r45_a_covered_district_has_no_value() -> None:
    made = built("ggh 1,-1 r0")
    assert made.value("garden") == 2
    made.lay("qqq", (0, -1, 1))
    assert made.value("garden") == 0


def test_r45_covered_plazas_have_no_stars() -> None:
    made = built("Gmm 1,-1 r0")
    assert made.values()["garden"][1] == 3
    assert made.values()["house"][1] == 1
    made.lay("qqq", (0, 0, 0))
    assert made.values()["garden"][1] == 0
    assert made.values()["house"][1] == 0


def test_r45_a_covered_market_disturbs_no_more() -> None:
    made = built("mqq 1,-1 r0", "mqq 2,-1 r1")
    assert made.value("market") == 0
    made.lay("qqq", (1, -1, 4))
    assert made.value("market") == 1


def test_r45_a_covered_house_leaves_its_group() -> None:
    made = built("hhq 1,-1 r0", "hqq 2,-1 r1")
    assert made.value("house") == 3
    made.lay("qqq", (1, -1, 4))
    assert made.value("house") == 1
