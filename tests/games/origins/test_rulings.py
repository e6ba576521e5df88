"""What the rulebook leaves open, as the rulings settle it, in both tellings at once."""

from __future__ import annotations

import pytest

from pentapolis.core.steps import AT_EVERYTHING

from .acts import ARCHON, BONUS, BOTTOM, END, NO, PASS, TOP, YES, die, others_passed, used, visit
from .reference_table import BUILDINGS, Cell
from .stage import Stage
from .together import staged


def test_r97_r163_speakers_serve_for_one_round_only() -> None:
    stage = Stage(2, speakers=[3, 4])
    stage.players[0].speakers, stage.area = [3], [4]
    others_passed(stage).play(PASS)
    assert stage.players[0].speakers == []
    assert sorted(stage.area) == [3, 4]


@pytest.mark.parametrize(("use", "returned"), [(True, 5), (False, 4)])
def test_r79_r163_sagittarius_really_turns_a_speaker(use: bool, returned: int) -> None:
    stage = Stage(2, zodiac=["sagittarius"], speakers=[2, 3])
    stage.holder["sagittarius"] = 0
    stage.players[1].passed = True
    both = used(stage, "forum").play((3,), YES)
    if use:
        both.play(visit(("speaker", 4), 2), TOP)
    both.play(PASS)
    assert sorted(stage.area) == [2, returned]


def test_r95_r96_a_gap_in_the_row_is_not_filled_by_another_colour() -> None:
    stage = Stage()
    stage.put_row(("orange", 2), ("yellow", 3), ("blue", 4), ("purple", 5))
    assert stage.reserve["red"] > 0  # dice that came back later do not fill the gap
    staged(stage).play(visit(ARCHON, 4), BOTTOM, (0,))
    assert [colour for colour, _ in stage.row] == ["yellow", "blue", "purple", "orange"]


def test_r54_r98_food_may_promote_a_6_and_raise_the_same_freeman_again() -> None:
    stage = Stage()
    stage.give(0, food=3)
    stage.put_freeman(0, "red", 5)
    both = staged(stage).play(visit(ARCHON, 5), BOTTOM, die("red", 5), die("red", 6))
    assert stage.players[0].advisors == ["red"]
    both.offers("food_step", ("advance",), ("stop",))


def test_r120_any_number_of_tiles_may_be_kept_and_used_by_any_permission() -> None:
    stage = Stage()
    for kind in ("mint", "mint", "castle"):
        stage.keep(0, kind)
    stage.give(0, food=1, stone=1)
    stage.put_freeman(0, "purple", 6)
    both = staged(stage).play(visit(die("purple", 6), 2), BONUS)
    sources = {option[:2] for option in both.reference.options() if option[0] == "kept"}
    assert sources == {("kept", "mint"), ("kept", "castle")}  # two equal tiles are offered once
    both.play(("kept", "mint", "building", (1, 0)), NO, BOTTOM, ("kept", "castle", "farm", (1, 1)))
    assert stage.players[0].kept == ["mint"]


def test_r80_pisces_may_be_used_where_the_bonus_can_do_nothing() -> None:
    stage = Stage(zodiac=["pisces"])
    stage.holder["pisces"] = 0
    stage.players[1].speakers, stage.area = stage.area, []
    stage.put_freeman(0, "orange", 3)
    both = staged(stage).play(visit(die("orange", 3), 4))
    both.refuses(BONUS, "R38")
    assert ("bonus_as_gold",) in both.reference.options()


def test_r85_cancer_with_an_empty_row_gives_nothing() -> None:
    stage = Stage(zodiac=["cancer"])
    stage.holder["cancer"] = 0
    stage.put_row()
    both = others_passed(stage).play(PASS)
    assert both.reference.round == 2
    assert stage.players[0].freemen == []


def test_r48_r57_without_any_tile_there_is_nothing_to_build() -> None:
    stage = Stage()
    stage.put_freeman(0, "purple", 3)
    stage.give(0, food=1)
    kinds = [*stage.market, *(kind for pile in stage.piles.values() for kind in pile)]
    for pile in stage.piles.values():
        pile.clear()
    stage.market = []
    lay_out(stage, 1, kinds, (1, 0))
    both = staged(stage, stops=AT_EVERYTHING).play(visit(die("purple", 3), 2))
    both.refuses(BOTTOM, "R48")
    both.refuses(BONUS, "R38")
    both.play(TOP)
    assert stage.players[0].resources["food"] == 4


def test_r120_a_construction_yard_finds_nothing_in_an_empty_market() -> None:
    stage = Stage()
    stage.keep(0, "construction_yard")
    stage.give(0, stone=1)
    kinds = [*stage.market, *(kind for pile in stage.piles.values() for kind in pile)]
    for pile in stage.piles.values():
        pile.clear()
    stage.market = []
    lay_out(stage, 1, kinds, (1, 0))
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    both.play(("kept", "construction_yard", "building", (1, 0)))
    while both.reference.decision() != ("choose_action", 1):
        both.play(both.reference.options()[0])
    assert stage.players[0].kept == []


def lay_out(stage: Stage, seat: int, kinds: list[str], step: Cell, side: Cell = (0, 0)) -> None:
    """Lays tiles as Farms in a line away from the Palace."""
    for number, kind in enumerate(kinds, 1):
        stage.piles[BUILDINGS[kind]["colour"]].append(kind)
        stage.put_farm(seat, (side[0] + step[0] * number, side[1] + step[1] * number), kind)


@pytest.mark.parametrize("step", [(1, 0), (-1, 0), (0, -1), (0, 1)])
def test_r106_no_city_is_cut_off(step: Cell) -> None:
    """All tiles but one in a line: the last one still fits at its far end."""
    stage = Stage()
    kinds = [*stage.market[1:], *(kind for pile in stage.piles.values() for kind in pile)]
    for pile in stage.piles.values():
        pile.clear()
    stage.market = stage.market[:1]
    start = (0, 1) if step == (0, 1) else (0, 0)
    lay_out(stage, 0, kinds, step, start)
    assert len(kinds) == 74
    end = (start[0] + step[0] * 75, start[1] + step[1] * 75)
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 0, "farm", end))
    assert len(stage.players[0].city) == 77
    assert both.reference.decision() == ("choose_action", 1)


def test_r36_r39_a_6_with_its_bonus_between_two_builds() -> None:
    stage = Stage()
    stage.give(0, food=1)
    stage.put_freeman(0, "purple", 6)
    both = staged(stage).play(visit(die("purple", 6), 2), TOP, BONUS, ("market", 0, "farm", (1, 0)))
    both.play(BOTTOM, ("market", 0, "farm", (1, 1)))
    assert len(stage.players[0].city) == 4
    assert both.reference.decision() == ("choose_action", 1)
    assert END not in both.reference.options()


def test_r184_tokens_give_no_second_action_alone() -> None:
    stage = Stage(1)
    stage.put_markers(7, 0)
    stage.players[0].tokens = 3
    stage.give(0, food=2)
    both = staged(stage).play(("grow",))
    assert both.reference.decision() == ("choose_action", 0)
    assert stage.players[0].tokens == 3
