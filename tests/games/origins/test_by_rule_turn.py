"""R19 to R60: turns, visits, payments, sites and bonus tiles, in both tellings at once."""

from __future__ import annotations

import pytest

from pentapolis.core.steps import AT_EVERYTHING

from .acts import ARCHON, BONUS, BOTTOM, END, NO, PASS, TOP, die, visit
from .reference_table import SITES
from .stage import Stage
from .together import staged

GROW = ("grow",)
SPEND = ("spend",)
STOP = ("stop",)


def owned(stage: Stage, seat: int = 0) -> dict[str, int]:
    return {what: count for what, count in stage.players[seat].resources.items() if count}


def dice(stage: Stage) -> list[tuple[str, int]]:
    return sorted((freeman.colour, freeman.value) for freeman in stage.players[0].freemen)


# Turns


def test_r19_turns_go_clockwise_and_skip_who_has_passed() -> None:
    stage = Stage(4)
    stage.players[2].passed = True
    both = staged(stage, 1).play(visit(ARCHON, 1), TOP)
    assert both.reference.decision() == ("choose_action", 3)
    both.play(visit(ARCHON, 2), TOP)
    assert both.reference.decision() == ("choose_action", 0)


def test_r20_r21_passing_is_always_possible_and_may_be_all_there_is() -> None:
    stage = Stage()
    stage.give(0)
    stage.players[0].archon_used = True
    both = staged(stage, stops=AT_EVERYTHING)
    both.offers("choose_action", PASS)
    both.refuses(GROW, "R157")
    both.refuses(("raise", "red"), "R156")
    both.refuses(visit(ARCHON, 1), "R28")
    both.refuses(visit(die("red", 3), 1), "R28")


def test_r22_r24_a_token_won_in_this_turn_gives_another_action() -> None:
    stage = Stage()
    stage.give(0, food=2)
    both = staged(stage).play(visit(ARCHON, 1), BOTTOM, ("advance",))
    both.offers("superiority", SPEND, END)
    both.play(SPEND)
    assert both.reference.decision() == ("choose_action", 0)
    both.play(GROW)
    assert stage.players[0].tokens == 0
    assert both.reference.decision() == ("choose_action", 1)


def test_r22_the_token_may_be_kept() -> None:
    stage = Stage()
    both = staged(stage).play(visit(ARCHON, 1), BOTTOM, ("advance",), END)
    assert both.reference.decision() == ("choose_action", 1)
    assert stage.players[0].tokens == 1


def test_r23_only_one_token_per_turn() -> None:
    stage = Stage()
    stage.put_markers(7, 0)
    stage.players[0].tokens = 2
    stage.give(0, food=6)
    both = staged(stage).play(GROW, SPEND, GROW)
    assert both.reference.decision() == ("choose_action", 1)
    assert stage.players[0].tokens == 1


def test_r25_r26_the_additional_action_may_be_the_pass_which_ends_everything() -> None:
    stage = Stage()
    stage.put_markers(7, 0)
    stage.players[0].tokens = 2
    stage.give(0, food=2)
    both = staged(stage).play(GROW, SPEND, PASS)
    assert both.reference.decision() == ("choose_action", 1)
    both.play(visit(ARCHON, 1), TOP)
    assert both.reference.decision() == ("choose_action", 1)  # seat 0 takes no further turn


def test_r27_the_last_player_goes_on_until_they_pass() -> None:
    stage = Stage(3)
    stage.players[1].passed = stage.players[2].passed = True
    stage.put_freeman(0, "red", 6)
    both = staged(stage).play(visit(ARCHON, 1), TOP)
    assert both.reference.decision() == ("choose_action", 0)
    both.play(visit(die("red", 6), 2), TOP, END)
    assert both.reference.decision() == ("choose_action", 0)
    both.play(PASS)
    assert both.reference.round == 2


# Visits


def test_r28_equal_freemen_are_offered_once() -> None:
    stage = Stage()
    for _ in range(2):
        stage.put_freeman(0, "red", 3)
    both = staged(stage)
    offered = [both.state.notation(action) for action in both.state.legal()]
    assert offered.count("visit red3") == 1


def test_r29_any_number_of_workers_on_one_site() -> None:
    stage = Stage()
    stage.players[1].passed = True
    for value in (4, 5, 5):
        stage.put_freeman(0, "red", value)
    both = staged(stage)
    for value in (4, 5, 5):
        both.play(visit(die("red", value), 2), TOP)
    both.play(visit(ARCHON, 2), TOP)
    assert stage.site_values[2] == 5
    assert owned(stage)["food"] == 1 + 12


@pytest.mark.parametrize(("value", "cost"), [(1, 3), (3, 1), (4, 0), (6, 0)])
def test_r30_r31_a_lower_die_pays_the_difference(value: int, cost: int) -> None:
    stage = Stage()
    stage.site_values[2] = 4
    stage.put_freeman(0, "yellow", value)
    stage.give(0, wisdom=2, gold=1)
    staged(stage).play(visit(die("yellow", value), 2))
    assert sum(owned(stage).values()) == 3 - cost


def test_r31_who_cannot_pay_cannot_enter() -> None:
    stage = Stage()
    stage.site_values[2] = 5
    stage.put_freeman(0, "yellow", 3)
    stage.give(0, wisdom=1, food=9, stone=9)
    both = staged(stage)
    both.refuses(visit(die("yellow", 3), 2), "R31")
    refusal = both.state.copy()
    refusal.play(refusal.parse("visit yellow3"))
    why = refusal.explain("site 2")
    assert why is not None
    assert (why.args["ship"], why.args["value"], why.args["missing"]) == (5, 3, 1)


def test_r32_the_archon_ignores_the_value() -> None:
    stage = Stage()
    stage.give(0)
    stage.site_values = dict.fromkeys(SITES, 6)
    staged(stage).play(visit(ARCHON, 3))
    assert owned(stage) == {"wisdom": 3}


@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (6, 1)])
def test_r33_the_value_rises_by_1_and_after_6_is_1(before: int, after: int) -> None:
    stage = Stage()
    stage.site_values[5] = before
    staged(stage).play(visit(ARCHON, 5))
    assert stage.site_values[5] == after


def test_r34_the_value_rises_before_the_actions() -> None:
    stage = Stage()
    stage.put_freeman(0, "yellow", 3)
    both = staged(stage).play(visit(die("yellow", 3), 5))
    assert both.reference.decision() == ("visit_menu", 0)
    assert stage.site_values[5] == 2


def test_r35_one_main_action_is_mandatory_and_only_one() -> None:
    stage = Stage()
    stage.put_freeman(0, "red", 3)
    both = staged(stage).play(visit(die("red", 3), 1))
    both.refuses(END, "R35")
    both.play(BONUS, ("attack",))
    both.refuses(END, "R35")
    both.play(TOP)
    assert both.reference.decision() == ("choose_action", 1)


def test_r36_a_6_may_do_both_in_any_order_or_only_one() -> None:
    for order in ([TOP, BOTTOM, ("attack",)], [BOTTOM, ("attack",), TOP], [TOP, END]):
        stage = Stage()
        stage.give(0)
        stage.put_freeman(0, "blue", 6)
        both = staged(stage).play(visit(die("blue", 6), 1), *order)
        assert both.reference.decision() == ("choose_action", 1)
        assert owned(stage) == {"stone": 3}


def test_r36_a_6_does_no_main_action_twice() -> None:
    stage = Stage()
    stage.put_freeman(0, "blue", 6)
    both = staged(stage).play(visit(die("blue", 6), 1), TOP)
    both.refuses(TOP, "R36")


@pytest.mark.parametrize("worker", [ARCHON, ("speaker", 5)])
def test_r37_neither_archon_nor_speaker_does_both(worker: tuple[str, ...]) -> None:
    stage = Stage(speakers=[5, 5])
    stage.players[0].speakers, stage.area = [5], [5]
    both = staged(stage, stops=AT_EVERYTHING).play(visit(worker, 1), TOP)
    both.refuses(BOTTOM, "R37")


def test_r38_the_bonus_needs_the_colour_and_comes_once() -> None:
    stage = Stage()
    stage.put_freeman(0, "yellow", 3)
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(visit(die("yellow", 3), 5), BONUS, ("stone",))
    both.refuses(BONUS, "R38")
    stage.give(0, food=1)
    both = staged(stage, stops=AT_EVERYTHING).play(visit(die("blue", 3), 5))
    both.refuses(BONUS, "R38")


def test_r38_the_bonus_is_not_offered_without_its_price() -> None:
    for colour, site, lacking in (("red", 1, "wisdom"), ("purple", 2, "food"), ("blue", 3, "stone")):
        stage = Stage()
        stage.give(0, **{what: 3 for what in ("stone", "food", "wisdom") if what != lacking})
        stage.put_freeman(0, colour, 3)
        both = staged(stage, stops=AT_EVERYTHING).play(visit(die(colour, 3), site))
        both.refuses(BONUS, "R46")


def test_r39_the_bonus_before_between_and_after() -> None:
    for order in ([BONUS, TOP, BOTTOM], [TOP, BONUS, BOTTOM], [TOP, BOTTOM, BONUS]):
        stage = Stage()
        stage.give(0, wisdom=1)
        stage.put_freeman(0, "red", 6)
        both = staged(stage).play(visit(die("red", 6), 1))
        for part in order:
            both.play(part)
            if part != TOP:
                both.play(("attack",))
        assert owned(stage) == {"stone": 3}
        assert both.reference.decision() == ("choose_action", 1)


def test_r40_r41_archon_and_speakers() -> None:
    stage = Stage(speakers=[5, 5])
    stage.put_advisors(0, "yellow")
    stage.players[0].speakers, stage.area = [5], [5]
    both = staged(stage).play(visit(ARCHON, 5), BONUS, ("food",), TOP)
    assert both.reference.decision() == ("choose_action", 1)
    stage.players[1].passed = True
    both = staged(stage, stops=AT_EVERYTHING).play(visit(("speaker", 5), 5))
    both.refuses(BONUS, "R41")


def test_r42_what_was_used_cannot_be_used_again() -> None:
    stage = Stage(speakers=[5, 5])
    stage.players[1].passed = True
    stage.players[0].speakers, stage.area = [5], [5]
    stage.put_freeman(0, "red", 6)
    both = staged(stage)
    both.play(visit(ARCHON, 1), TOP, visit(("speaker", 5), 2), TOP, visit(die("red", 6), 3), TOP, END)
    for worker in (ARCHON, ("speaker", 5), die("red", 6)):
        both.refuses(visit(worker, 1), "R28")


# Payments


def test_r43_resources_never_run_out() -> None:
    stage = Stage(4)
    for seat in range(4):
        stage.give(seat, stone=500, food=500, wisdom=500, gold=500)
    staged(stage).play(visit(ARCHON, 1), TOP)
    assert owned(stage)["stone"] == 503


def test_r44_gold_pays_the_rest_and_never_the_other_way_round() -> None:
    stage = Stage()
    stage.give(0, food=1, gold=3)
    staged(stage).play(GROW)
    assert owned(stage) == {"gold": 2}
    stage = Stage()
    stage.give(0, stone=9, food=1, wisdom=9)
    both = staged(stage)
    both.refuses(("raise", "red"), "R156")
    both.refuses(GROW, "R157")


def test_r46_wisdom_and_stone_together_must_be_covered_by_gold() -> None:
    stage = Stage()  # the harbour on the third space costs 2 Wisdom and 2 Stone
    stage.give(0, stone=1, wisdom=1, gold=1)
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    both.refuses(("market", 2, "building", (1, 0)), "R46")
    stage = Stage()
    stage.give(0, stone=1, wisdom=1, gold=2)
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 2, "building", (1, 0)), NO)
    assert owned(stage) == {}


# Sites and bonus tiles


@pytest.mark.parametrize(
    ("site", "gained"),
    [(1, {"stone": 3}), (2, {"food": 3}), (3, {"wisdom": 3}), (5, {"stone": 1, "food": 1, "wisdom": 1})],
)
def test_r47_r48_r49_r51_the_upper_actions(site: int, gained: dict[str, int]) -> None:
    stage = Stage()
    stage.give(0)
    both = staged(stage).play(visit(ARCHON, site))
    if both.reference.decision()[0] == "visit_menu":
        both.play(TOP)
    assert owned(stage) == gained


def test_r45_r50_one_basic_resource_and_one_gold() -> None:
    stage = Stage()
    stage.give(0)
    both = staged(stage).play(visit(ARCHON, 4), TOP)
    both.offers("choose_basic", ("stone",), ("food",), ("wisdom",))
    both.play(("food",))
    assert owned(stage) == {"food": 1, "gold": 1}


def test_r52_the_military_action() -> None:
    stage = Stage()
    both = staged(stage).play(visit(ARCHON, 1), BOTTOM)
    both.offers("military_mode", ("advance",), ("attack",), ("advance", "attack"), ("attack", "advance"))
    both.play(("advance", "attack"), END)
    assert stage.position(0) == 1
    assert stage.players[0].points == 2


def test_r54_one_to_three_food_each_for_a_freeman_or_a_space() -> None:
    stage = Stage()
    stage.give(0, food=5)
    stage.put_freeman(0, "red", 4)
    both = staged(stage).play(visit(ARCHON, 5), BOTTOM)
    both.offers("food_step", die("red", 4), ("advance",))  # the first is not optional
    both.play(die("red", 4), die("red", 5), ("advance",), END)
    assert dice(stage) == [("red", 6)]
    assert stage.position(0) == 1
    assert owned(stage) == {"food": 2}


def test_r54_the_food_action_may_stop_after_the_first() -> None:
    stage = Stage()
    stage.give(0, food=5)
    stage.put_freeman(0, "red", 4)
    staged(stage).play(visit(ARCHON, 5), BOTTOM, die("red", 4), STOP)
    assert owned(stage) == {"food": 4}


def test_r54_the_food_action_needs_food_and_something_to_raise() -> None:
    stage = Stage()
    stage.give(0, stone=3, wisdom=3)
    staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 5)).refuses(BOTTOM, "R54")
    stage = Stage()
    stage.give(0, food=3)
    stage.put_markers(13, 0)
    staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 5)).refuses(BOTTOM, "R54")


def test_r55_food_raises_unused_freemen_only() -> None:
    stage = Stage(speakers=[2, 2])
    stage.players[0].speakers, stage.area = [2], [2]
    stage.put_farm(0, (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_seat(0, "blue", 3, (0, 0))
    stage.put_freeman(0, "red", 4, site=2)
    stage.put_freeman(0, "yellow", 4)
    both = staged(stage).play(visit(ARCHON, 5), BOTTOM)
    both.offers("food_step", die("yellow", 4), ("advance",))
    for missing in (die("red", 4), die("blue", 3)):
        both.refuses(missing, "R55")


def test_r57_the_purple_bonus_builds_at_the_usual_cost() -> None:
    stage = Stage()
    stage.give(0, food=1, stone=3)
    stage.put_freeman(0, "purple", 3)
    both = staged(stage).play(visit(die("purple", 3), 2), BONUS)
    both.refuses(("market", 1, "building", (1, 0)), "R46")  # the Wisdom is missing
    both.play(("market", 0, "building", (1, 0)), NO)
    assert owned(stage) == {}


def test_r58_the_red_bonus_advances_or_attacks() -> None:
    stage = Stage()
    stage.give(0, wisdom=1)
    stage.put_freeman(0, "red", 3)
    both = staged(stage).play(visit(die("red", 3), 1), BONUS)
    both.offers("military_mode", ("advance",), ("attack",))
    both.refuses(("advance", "attack"), "R58")


def test_r59_the_orange_bonus_takes_a_speaker_if_there_is_one() -> None:
    stage = Stage(speakers=[2, 4])
    stage.put_freeman(0, "orange", 3)
    both = staged(stage).play(visit(die("orange", 3), 4), BONUS)
    both.offers("speaker", (2,), (4,))
    both.play((2,))
    assert stage.players[0].speakers == [2]
    stage = Stage()
    stage.players[1].speakers, stage.area = stage.area, []
    stage.put_freeman(0, "orange", 3)
    staged(stage).play(visit(die("orange", 3), 4)).refuses(BONUS, "R38")


def test_r60_the_yellow_bonus_gives_a_basic_resource() -> None:
    stage = Stage()
    stage.give(0)
    stage.put_freeman(0, "yellow", 3)
    staged(stage).play(visit(die("yellow", 3), 5), BONUS, ("wisdom",))
    assert owned(stage) == {"stone": 1, "food": 1, "wisdom": 2}  # the upper action was all that was left
