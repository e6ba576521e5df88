"""An end condition is announced when it first becomes true, and only then (R170 to R174, R187)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .acts import ARCHON, BOTTOM, PASS, complete, die, visit
from .reference_table import TEMPLES, TOP, Option
from .stage import Stage
from .together import Together, staged


def announced(both: Together, *options: Option) -> list[tuple[str, str]]:
    """Rule and name of every condition that is announced while these options are played."""
    found = []
    for option in options:
        both.play(option)
        for event in both.state.events or []:
            if event.kind == "condition":
                found.append((event.rule, event.data["condition"]))
    return found


def nearly_topped(players: int) -> tuple[Stage, list[Option]]:
    stage = Stage(players)
    stage.give(0, stone=1, food=9)
    for temple in TEMPLES:
        stage.put_on_step(temple, TOP, 0)
    stage.put_on_step("sea", TOP - 2, 0)
    return stage, [visit(ARCHON, 3), BOTTOM, ("sea",)]


def nearly_no_gold(players: int) -> tuple[Stage, list[Option]]:
    stage = Stage(players, districts=["district_01"])
    stage.score_cards(players - 1, *list(stage.district_gold)[1:])
    for kind, cell in (("mint", (1, 0)), ("arena", (1, 1)), ("castle", (2, 1))):
        stage.put_tile(0, kind, cell)
    stage.put_farm(0, (2, 0), "obelisk")
    stage.put_freeman(0, "blue", 3)
    return stage, [complete("blue", 3, (1, 0))]


def nearly_few_levels(players: int) -> tuple[Stage, list[Option]]:
    stage = Stage(players)
    stage.put_tower(players - 1, "red", stage.players[players - 1].towers["red"] + stage.tower_reserve["red"])
    stage.put_tower(players - 1, "blue", stage.players[players - 1].towers["blue"] + stage.tower_reserve["blue"] - 1)
    stage.give(0, gold=20)
    return stage, [("raise", "blue")]


def nearly_no_citizen(players: int) -> tuple[Stage, list[Option]]:
    stage = Stage(players)
    stage.put_advisors(0, "red")
    while stage.reserve["red"] > 1:
        stage.put_freeman(players - 1, "red", 1)
    stage.players[0].bases_off_track = 6
    stage.give(0, wisdom=4)
    return stage, [visit(ARCHON, 4), BOTTOM, (0,)]


CASES = [
    ("R170", "temples", nearly_topped),
    ("R171", "district_gold", nearly_no_gold),
    ("R172", "tower_colours", nearly_few_levels),
    ("R173", "citizen_colour", nearly_no_citizen),
]


@pytest.mark.parametrize(("rule", "condition", "arrange"), CASES)
def test_r174_a_condition_is_announced_when_it_becomes_true(
    rule: str, condition: str, arrange: Callable[[int], tuple[Stage, list[Option]]]
) -> None:
    stage, options = arrange(2)
    both = staged(stage)
    assert announced(both, *options) == [(rule, condition)]
    assert stage.end_conditions() == {condition}
    both.play(*[("end",)] * (both.reference.decision()[0] == "superiority"))
    assert announced(both, PASS) == []
    assert not both.state.over


@pytest.mark.parametrize(("rule", "condition", "arrange"), CASES[:3])
def test_r187_alone_nothing_is_announced(
    rule: str, condition: str, arrange: Callable[[int], tuple[Stage, list[Option]]]
) -> None:
    stage, options = arrange(1)
    both = staged(stage)
    for option in options:
        while both.reference.decision()[0] == "solo_neighbour":
            both.play(both.reference.options()[0])
        assert announced(both, option) == []
    assert condition in stage.end_conditions()
    assert rule in {"R170", "R171", "R172"}


def test_r173_a_colour_that_ran_out_and_came_back_is_not_announced_twice() -> None:
    stage, options = nearly_no_citizen(2)
    stage.put_freeman(0, "blue", 6)
    stage.put_freeman(0, "yellow", 6)
    stage.give(0, wisdom=4, stone=1)
    stage.keep(0, "court_of_justice")
    stage.players[1].passed = True
    both = staged(stage)
    assert announced(both, *options) == [("R173", "citizen_colour")]
    both.play(visit(die("blue", 6), 2), BOTTOM, ("kept", "court_of_justice", "building", (0, 2)), ("yes",))
    both.play(("freeman", "red", 1, "purple"), ("end",))
    assert stage.reserve["red"] == 1
    assert announced(both, visit(die("yellow", 6), 4), BOTTOM) == []
    recruits = [option for option in both.reference.options() if stage.row[option[0]][0] == "red"]
    assert announced(both, recruits[0]) == []
    assert stage.reserve["red"] == 0
