"""R61 to R72, R93 to R112, R145 to R162: tracks, workers, building, Districts, towers, in both tellings at once."""

from __future__ import annotations

import pytest

from pentapolis.core.steps import AT_EVERYTHING

from .acts import ARCHON, BOTTOM, NO, NONE, PASS, YES, complete, die, others_passed, used, visit
from .reference_table import COLOURS, DATA, DISTRICTS, SPACES, Cell
from .stage import Stage, block_stage, two_cards_stage
from .together import staged


def owned(stage: Stage, seat: int = 0) -> dict[str, int]:
    return {what: count for what, count in stage.players[seat].resources.items() if count}


def dice(stage: Stage) -> list[tuple[str, int]]:
    return sorted((freeman.colour, freeman.value) for freeman in stage.players[0].freemen)


# Military track


@pytest.mark.parametrize("position", range(13))
def test_r61_r63_a_token_for_every_threshold_crossed(position: int) -> None:
    stage = Stage()
    stage.put_markers(position, 0)
    staged(stage).play(visit(ARCHON, 1), BOTTOM, ("advance",))
    assert stage.position(0) == position + 1
    assert stage.players[0].tokens == (1 if position in (0, 3, 6, 9, 12) else 0)


def test_r62_the_newcomer_lies_on_top() -> None:
    stage = Stage(4)
    stage.put_markers(2, 3, 1)
    stage.put_markers(1, 0)
    staged(stage).play(visit(ARCHON, 1), BOTTOM, ("advance",))
    assert stage.military[2] == [3, 1, 0]


def test_r63_two_thresholds_at_once_give_two_tokens() -> None:
    stage = Stage()
    stage.put_markers(3, 0)
    for number in range(3):
        stage.put_tile(0, "outpost", (-1 - number, 0))
    used(stage, "fortress")
    assert stage.position(0) == 7
    assert stage.players[0].tokens == 2


def test_r64_r65_the_final_space_gives_9_points_and_holds_for_good() -> None:
    stage = Stage()
    stage.put_markers(12, 0)
    both = used(stage, "armory").play(("advance",))
    assert stage.position(0) == 13
    assert stage.players[0].points == 9
    assert stage.players[0].tokens == 1
    stage.players[0].passed, stage.players[1].passed = False, True
    stage.players[0].archon_used = False
    stage.give(0, food=3)
    both = staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 1), BOTTOM)
    both.offers("military_mode", ("attack",))
    for mode in (("advance",), ("advance", "attack"), ("attack", "advance")):
        both.refuses(mode, "R65")
    both.play(("attack",), ("end",), ("end",), PASS)
    assert stage.position(0) == 13  # nor is it pushed back
    assert stage.players[0].points == 9 + 5 + 1


@pytest.mark.parametrize("position", range(14))
def test_r66_r68_r70_every_space_gives_its_bonus_and_a_point_per_threshold(position: int) -> None:
    stage = Stage()
    stage.give(0)
    stage.put_markers(position, 0)
    stage.put_markers(13, 1)
    both = staged(stage).play(visit(ARCHON, 1), BOTTOM)
    if position < 13:
        both.play(("attack",))
    bonus = dict(SPACES[position]["attack_bonus"] or {})
    if bonus.pop("basic", 0):
        both.play(("stone",))
        bonus["stone"] = bonus.get("stone", 0) + 1
    bonus.pop("exchange_basic_for_gold", None)
    assert owned(stage) == bonus
    assert stage.players[0].points == SPACES[position]["thresholds_crossed"]
    assert (SPACES[position]["attack_bonus"] is None) == (position in (0, 1, 13))


def test_r67_r69_only_markers_strictly_behind_count() -> None:
    stage = Stage(4)
    stage.put_markers(1, 1, 0)
    stage.put_markers(3, 3)
    staged(stage).play(visit(ARCHON, 1), BOTTOM, ("attack",))
    assert stage.players[0].points == 1 + 1  # one threshold, seat 2 on the start


def test_r71_the_exchange_on_space_2_may_be_declined() -> None:
    for chosen, after in ((NONE, {"stone": 1, "wisdom": 2}), (("wisdom",), {"stone": 1, "wisdom": 1, "gold": 1})):
        stage = Stage()
        stage.give(0, stone=1, wisdom=2)
        stage.put_markers(2, 0)
        both = staged(stage).play(visit(ARCHON, 1), BOTTOM, ("attack",))
        both.offers("exchange", NONE, ("stone",), ("wisdom",))
        both.refuses(("food",), "R71")
        both.play(chosen)
        assert owned(stage) == after


def test_r192_on_the_final_space_food_raises_freemen_only() -> None:
    stage = Stage()
    stage.give(0, food=2)
    stage.put_markers(13, 0)
    stage.put_freeman(0, "red", 2)
    both = staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 5), BOTTOM)
    both.offers("food_step", die("red", 2))
    both.refuses(("advance",), "R65")


# Workers


def test_r93_no_citizen_without_a_free_base() -> None:
    stage = Stage()
    for value in (2, 3):
        stage.put_freeman(0, "red", value)
    staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 4)).refuses(BOTTOM, "R93")


def test_r94_a_recruit_is_usable_at_once() -> None:
    stage = Stage()
    stage.players[1].passed = True
    stage.give(0, wisdom=4)
    both = staged(stage).play(visit(ARCHON, 4), BOTTOM, (4,), visit(die("purple", 5), 2))
    assert both.reference.decision() == ("visit_menu", 0)


@pytest.mark.parametrize("index", range(5))
def test_r95_the_row_costs_0_to_4_and_slides_left(index: int) -> None:
    stage = Stage()
    stage.give(0, wisdom=index)
    reserve = dict(stage.reserve)
    colours = [colour for colour, _ in stage.row]
    both = staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 4), BOTTOM)
    if index < 4:
        both.refuses((index + 1,), "R46")
    both.play((index,))
    assert owned(stage) == {}
    taken = colours.pop(index)
    assert [colour for colour, _ in stage.row] == [*colours, taken]
    assert 1 <= stage.row[4][1] <= 5
    assert stage.reserve[taken] == reserve[taken] - 1


def test_r96_without_a_die_of_the_colour_the_row_is_shorter() -> None:
    stage = Stage()
    while stage.reserve["red"]:
        stage.put_freeman(1, "red", 1) if len(stage.players[1].freemen) < 6 else stage.put_freeman(0, "red", 1, 1)
    stage.players[0].bases_off_track = 6
    staged(stage).play(visit(ARCHON, 4), BOTTOM, (0,))
    assert [colour for colour, _ in stage.row] == ["orange", "yellow", "blue", "purple"]


def test_r97_speakers_need_no_base() -> None:
    stage = Stage()
    for value in (2, 3):
        stage.put_freeman(0, "red", value)
    stage.area = [4, 4]
    used(stage, "forum")
    assert stage.players[0].speakers == [4]
    assert len(stage.players[0].freemen) == 2


def test_r98_r99_a_new_advisor_frees_the_base_and_gives_no_points() -> None:
    stage = Stage()
    stage.give(0, food=1)
    stage.put_freeman(0, "red", 6)
    stage.put_freeman(0, "blue", 6)
    reserve = stage.reserve["red"]
    staged(stage).play(visit(ARCHON, 5), BOTTOM, die("red", 6))
    assert stage.players[0].advisors == ["red"]
    assert stage.players[0].free_bases == 1
    assert stage.players[0].points == 0
    assert stage.reserve["red"] == reserve


@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15)])
def test_r100_r101_a_duplicate_scores_the_rightmost_space(count: int, points: int) -> None:
    stage = Stage()
    stage.give(0, food=1)
    stage.put_advisors(0, *COLOURS[:count])
    stage.put_freeman(0, "red", 6)
    reserve = stage.reserve["red"]
    staged(stage).play(visit(ARCHON, 5), BOTTOM, die("red", 6))
    assert stage.players[0].points == points
    assert stage.players[0].advisors == COLOURS[:count]
    assert stage.reserve["red"] == reserve + 1


# Building


def test_r104_r105_an_empty_pile_refills_nothing() -> None:
    stage = Stage()
    for number in range(len(stage.piles["orange"])):
        stage.put_farm(1, (1 + number, 0), stage.piles["orange"][0])
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 1, "farm", (1, 0)))
    assert stage.market == ["arena", "harbour", "obelisk", "healers_house"]


def test_r107_no_tile_lies_on_another() -> None:
    stage = Stage()
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    for cell in ((0, 0), (0, 1)):
        both.refuses(("market", 0, "farm", cell), "R107")
    both.refuses(("market", 0, "farm", (5, 5)), "R106")


def test_r109_r125_a_farm_has_no_ability_to_use() -> None:
    stage = Stage()
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 2, "farm", (1, 0)))
    assert both.reference.decision() == ("choose_action", 1)


def test_r112_the_purple_bonus_costs_food_for_a_farm_too() -> None:
    stage = Stage()
    stage.give(0, food=1)
    stage.put_freeman(0, "purple", 3)
    staged(stage).play(visit(die("purple", 3), 2), ("bonus",), ("market", 2, "farm", (1, 0)))
    assert owned(stage) == {}


def test_r193_a_construction_yard_chooses_from_the_refilled_market() -> None:
    stage = Stage()
    stage.put_market(["construction_yard", "arena", "harbour", "obelisk", "healers_house"])
    stage.put_on_pile("castle")
    stage.give(0, stone=1)
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 0, "building", (1, 0)), YES, (4,))
    assert stage.players[0].kept == ["castle"]
    assert both.reference.decision() == ("choose_action", 1)


def test_r194_only_market_and_own_kept_tiles_can_be_built() -> None:
    stage = Stage()
    stage.keep(1, "castle")
    stage.give(0, stone=9)
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    both.refuses(("kept", "castle", "building", (1, 0)), "R194")
    assert {option[:2] for option in both.reference.options()} == {("market", index) for index in range(5)}


# Districts


def test_r145_r195_blocks_overlap_and_a_tile_works_in_each() -> None:
    stage = block_stage("mint", "farm", "farm", "farm")
    stage.players[1].passed = True
    stage.put_freeman(0, "yellow", 3)
    stage.put_freeman(0, "yellow", 4)
    both = staged(stage).play(complete("yellow", 3, (0, 0)), ((1, 0),), ("stop",))
    assert owned(stage) == {"gold": 1}
    both.play(complete("yellow", 4, (1, 0)), ((1, 0),))
    assert owned(stage) == {"gold": 2}
    assert stage.players[0].seats == {(0, 0): ("yellow", 3), (1, 0): ("yellow", 4)}


@pytest.mark.parametrize("last", [(1, 0), (1, 1), (-1, 0), (-1, 1)])
def test_r145_the_fourth_tile_opens_a_seat_at_whichever_corner(last: Cell) -> None:
    stage = Stage()
    x, y = last
    stage.put_farm(0, (x, 1 - y))
    stage.put_freeman(0, "red", 3)
    stage.players[1].passed = True
    both = staged(stage)
    assert not [option for option in both.reference.options() if option[0] == "complete"]
    both.play(visit(ARCHON, 2), BOTTOM, ("market", 0, "farm", last))
    seat = (min(x, 0), 0)
    assert [option[2] for option in both.reference.options() if option[0] == "complete"] == [seat]


def test_r145_one_tile_may_open_four_seats() -> None:
    stage = Stage()
    around: list[Cell] = [(-1, 0), (-1, 1), (-1, 2), (-2, 0), (-2, 2), (-3, 0), (-3, 1), (-3, 2)]
    for cell, kind in zip(around, ["outpost", "granary", "estate", "forum"] * 2, strict=True):
        stage.put_farm(0, cell, kind)
    stage.put_freeman(0, "red", 3)
    stage.players[1].passed = True
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 0, "farm", (-2, 1)))
    seats = {option[2] for option in both.reference.options() if option[0] == "complete"}
    assert seats == {(-1, 0), (-2, 0), (-3, 0), (-2, 1), (-3, 1)}


def test_r146_only_an_unused_freeman_and_a_free_seat() -> None:
    stage = block_stage("farm", "farm", "farm", "farm")
    stage.put_freeman(0, "red", 3, site=2)
    stage.put_freeman(0, "blue", 3)
    stage.put_seat(0, "yellow", 2, (1, 0))
    both = staged(stage)
    both.refuses(complete("red", 3, (0, 0)), "R146")
    both.refuses(complete("blue", 3, (1, 0)), "R146")
    both.refuses(complete("blue", 3, (4, 4)), "R145")


def test_r145_without_a_block_there_is_no_district() -> None:
    stage = Stage()
    stage.put_farm(0, (1, 0))
    stage.put_freeman(0, "blue", 3)
    staged(stage).refuses(complete("blue", 3, (0, 0)), "R145")


def test_r147_r148_the_die_stays_and_the_base_is_free() -> None:
    stage = block_stage("farm", "farm", "farm", "farm")
    stage.put_freeman(0, "red", 3)
    stage.put_freeman(0, "blue", 3)
    staged(stage).play(complete("red", 3, (1, 0)))
    assert stage.players[0].free_bases == 1
    assert dice(stage) == [("blue", 3)]


@pytest.mark.parametrize("wrong", ["farm", "grey"])
def test_r150_a_colour_fits_neither_farm_nor_agora_nor_palace(wrong: str) -> None:
    assert DISTRICTS["district_01"]["pattern"] == [["red", "orange"], ["yellow", "any"]]
    only = ["district_01", "district_40", "district_41", "district_42"]
    stage = Stage(districts=only)
    if wrong == "farm":
        stage = block_stage("farm", "arena", "farm", "castle", districts=only)
        at = (1, 0)
    else:
        stage.put_tile(0, "arena", (1, 1))
        stage.put_tile(0, "castle", (1, 0))
        at = (0, 0)
    stage.put_freeman(0, "blue", 3)
    staged(stage).play(complete("blue", 3, at))
    assert "district_01" not in stage.players[0].scored


def test_r149_a_pattern_does_not_fit_when_neighbours_stand_crosswise() -> None:
    # Red and orange are neighbours on the card, here they stand across.
    stage = block_stage("arena", "mint", "farm", "castle", districts=["district_01"])
    assert stage.matching_cards(0, (1, 0)) == []
    stage.put_freeman(0, "blue", 3)
    staged(stage).play(complete("blue", 3, (1, 0)))
    assert stage.players[0].points == 0


@pytest.mark.parametrize("card", ["district_01", "district_45"])
def test_r151_r152_r153_one_card_of_choice_higher_first_lower_later(card: str) -> None:
    cards = ["district_01", "district_45"]
    stage = two_cards_stage()
    assert stage.matching_cards(0, (1, 0)) == cards
    both = staged(stage).play(complete("purple", 3, (1, 0)))
    both.offers("district_card", *((each,) for each in cards))
    both.play((card,))
    assert stage.players[0].points == DISTRICTS[card]["vp_first"]
    assert owned(stage) == {"gold": 2}
    assert [stage.district_gold[each] for each in cards] == [0 if each == card else 2 for each in cards]
    stage = two_cards_stage()
    stage.score_cards(0, card)
    staged(stage).play(complete("purple", 3, (1, 0)), (card,))
    assert stage.players[0].points == DISTRICTS[card]["vp_next"]
    assert owned(stage) == {}


def test_r152_the_gold_is_gone_for_the_second_player_but_not_the_higher_value() -> None:
    stage = block_stage("mint", "arena", "farm", "castle", districts=["district_01"])
    stage.score_cards(1, "district_01")
    stage.put_freeman(0, "purple", 3)
    staged(stage).play(complete("purple", 3, (1, 0)))
    assert stage.players[0].points == DISTRICTS["district_01"]["vp_first"]
    assert owned(stage) == {}


def test_r154_activations_in_any_order_and_each_may_be_declined() -> None:
    stage = block_stage("mint", "granary", "workshop", "arena")
    stage.put_freeman(0, "yellow", 3)
    both = staged(stage).play(complete("yellow", 3, (1, 0)))
    if both.reference.decision()[0] == "district_card":
        both.play(both.reference.options()[0])
    both.offers("activation_order", ((1, 0),), ((1, 1),), ((2, 0),), ("stop",))
    both.refuses(((2, 1),), "R154")
    before = dict(stage.players[0].resources)
    both.play(((2, 0),), ("wisdom",), ((1, 0),), ("stop",))
    assert stage.players[0].resources == {**before, "wisdom": before["wisdom"] + 1, "gold": before["gold"] + 1}


def test_r155_the_die_then_the_card_then_the_tiles_then_libra() -> None:
    stage = Stage(zodiac=["libra", "leo"], districts=["district_01"])
    stage.holder["libra"] = stage.holder["leo"] = 0
    for kind, cell in (("mint", (1, 0)), ("arena", (1, 1)), ("obelisk", (2, 0)), ("castle", (2, 1))):
        stage.put_tile(0, kind, cell)
    stage.give(0)
    stage.put_freeman(0, "yellow", 3)
    both = staged(stage).play(complete("yellow", 3, (1, 0)))
    assert stage.players[0].seats[1, 0] == ("yellow", 5)
    if both.reference.decision()[0] == "district_card":
        both.play(("district_01",))
    assert stage.players[0].points == DISTRICTS["district_01"]["vp_first"]
    both.offers("activation_order", ((1, 0),), ("stop",))
    both.play(((1, 0),))  # the Gold of the card and of the Mint pay for the fourth die of the row
    both.offers("recruit", (0,), (1,), (2,), (3,), NONE)
    both.play((3,))
    assert owned(stage) == {}


@pytest.mark.parametrize("card", sorted(DISTRICTS))
def test_r149_every_card_fits_its_own_pattern_however_it_lies(card: str) -> None:
    kinds = {"red": "outpost", "orange": "estate", "yellow": "mint", "blue": "statue", "purple": "gateway"}
    pattern = DISTRICTS[card]["pattern"]
    turned = [[pattern[1][0], pattern[0][0]], [pattern[1][1], pattern[0][1]]]
    for image in (pattern, turned, [row[::-1] for row in pattern]):
        stage = Stage(districts=[card])
        for row in range(2):
            for column in range(2):
                colour = image[row][column]
                stage.put_tile(0, kinds.get(colour, "outpost"), (1 + column, 1 - row), farm=colour == "any")
        stage.put_freeman(0, "red", 3)
        both = staged(stage).play(complete("red", 3, (1, 0)))
        if both.reference.decision()[0] == "district_card":
            both.play((card,))
        assert card in stage.players[0].scored
        assert stage.players[0].points == DISTRICTS[card]["vp_first"]


# Towers, population, pass


def test_r156_a_tower_needs_a_level_and_gold() -> None:
    stage = Stage(districts=["district_02", "district_04"])
    stage.put_tower(1, "red", 1 + stage.tower_reserve["red"])
    stage.put_tower(0, "blue", 3)
    stage.give(0, gold=2)
    both = staged(stage)
    both.refuses(("raise", "red"), "R156")
    both.refuses(("raise", "blue"), "R156")
    both.play(("raise", "yellow"))
    assert owned(stage) == {"gold": 1}
    assert stage.players[0].towers["yellow"] == 2


@pytest.mark.parametrize(("bases", "cost"), [(2, 2), (3, 4), (4, 6), (5, 8)])
def test_r157_bases_cost_2_4_6_8(bases: int, cost: int) -> None:
    assert DATA["population_track"]["costs_food"][bases - 2] == cost
    stage = Stage()
    stage.players[0].bases_off_track = bases
    stage.give(0, food=cost - 1)
    staged(stage).refuses(("grow",), "R157")
    stage.give(0, food=cost)
    staged(stage).play(("grow",))
    assert stage.players[0].bases_off_track == bases + 1
    assert stage.players[0].points == (10 if bases == 5 else 0)
    assert owned(stage) == {}


def pass_stage(scope: str) -> Stage:
    stage = Stage(scope=scope)
    stage.put_freeman(0, "red", 3)
    stage.put_freeman(0, "blue", 3, site=2)
    stage.put_freeman(0, "yellow", 6)
    stage.put_freeman(0, "purple", 6, site=1)
    stage.players[0].archon_used = True
    stage.site_values = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}
    return stage


def test_r159_r160_r161_r162_all_freemen_rise_when_their_owner_passes() -> None:
    stage = pass_stage("all")
    both = staged(stage).play(PASS)
    both.offers("promotion_order", ("yellow",), ("purple",))
    both.play(("purple",))
    assert stage.players[0].advisors == ["purple", "yellow"]
    assert sorted((f.colour, f.value, f.used) for f in stage.players[0].freemen) == [
        ("blue", 4, False),
        ("red", 4, False),
    ]
    assert not stage.players[0].archon_used
    assert stage.site_values == {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}


def test_r160_by_the_option_only_those_taken_back_rise() -> None:
    stage = pass_stage("returned")
    both = staged(stage).play(PASS)
    assert both.reference.decision() == ("choose_action", 1)
    assert stage.players[0].advisors == ["purple"]
    assert dice(stage) == [("blue", 4), ("red", 3), ("yellow", 6)]


def test_r161_the_order_of_promotions_changes_what_duplicates_score() -> None:
    for first, points in (("red", 1), ("blue", 3)):
        stage = Stage()
        stage.put_advisors(0, "red")
        stage.put_freeman(0, "red", 6)
        stage.put_freeman(0, "blue", 6)
        others_passed(stage).play(PASS, (first,))
        assert stage.players[0].points == points
        assert stage.players[0].advisors == ["red", "blue"]


def test_r108_a_building_just_placed_may_be_left_alone() -> None:
    stage = Stage()
    stage.give(0, stone=3)
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 0, "building", (1, 0)), NO)
    assert stage.players[0].points == 0
