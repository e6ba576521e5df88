"""The worked examples of the rules with their figures, in both tellings at once."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.games.origins import catalogue as names
from pentapolis.games.origins.setup import first_row

from .acts import ARCHON, BONUS, BOTTOM, NONE, PASS, TOP, complete, die, others_passed, used, visit
from .reference_play import Dice, dealt
from .reference_table import COLOURS, DISTRICTS, Table
from .stage import Stage
from .together import Together, staged


def test_r7_e1_of_equal_dice_the_colour_lower_in_the_market_stands_further_left() -> None:
    market = ["obelisk", "healers_house", "harbour", "castle", "arena"]
    faces = {"red": 3, "orange": 3, "yellow": 3, "blue": 1, "purple": 5}
    setup = dealt(2, Random(1))
    setup.market, setup.row = market, faces
    row = ["blue", "red", "orange", "yellow", "purple"]
    assert [colour for colour, _ in Table(setup, Dice(Random(1))).row] == row
    dice = [names.DIE_NAMES.index(f"{colour}{value}") for colour, value in faces.items()]
    ordered = first_row(dice, [names.NUMBER_OF_KIND[kind] for kind in market])
    assert [names.COLOURS[names.COLOUR_OF_DIE[code]] for code in ordered] == row


def test_e2_three_players_three_speakers_five_cards_and_a_level_per_icon() -> None:
    both = Together.new(3, 5)
    assert len(both.reference.area) == 3
    cards = list(both.reference.district_gold)
    assert len(cards) == 5
    for colour in COLOURS:
        icons = [DISTRICTS[card]["towers"].count(colour) for card in cards]
        assert both.reference.tower_reserve[colour] == 1 + sum(icons)


def test_e3_a_blue_2_pays_1_wisdom_on_a_site_at_3_which_becomes_4() -> None:
    stage = Stage()
    stage.put_freeman(0, "blue", 2)
    stage.give(0, wisdom=1)
    stage.site_values[1] = 3
    both = staged(stage)
    both.play(visit(die("blue", 2), 1))
    assert stage.players[0].resources["wisdom"] == 0
    assert stage.site_values[1] == 4


def test_e4_green_passes_blue_and_lands_on_top_of_brown_with_one_token() -> None:
    stage = Stage(3)
    stage.put_markers(2, 0)
    stage.put_markers(3, 1)
    stage.put_markers(4, 2)
    used(stage, "armory").play(("advance",))
    assert stage.military[4] == [2, 0]
    assert stage.players[0].tokens == 1


def test_e5_an_attack_on_the_wisdom_space_gives_1_wisdom_and_3_points() -> None:
    stage = Stage(3)
    stage.give(0)
    stage.put_markers(5, 2, 0)
    stage.put_markers(3, 1)
    used(stage, "armory").play(("attack",))
    assert stage.players[0].resources["wisdom"] == 1
    assert stage.players[0].points == 3


MARKET = ["harbour", "obelisk", "estate", "fortress", "healers_house"]


def market_stage() -> Stage:
    stage = Stage()
    stage.put_market(MARKET)
    stage.put_on_pile("castle")
    stage.put_on_pile("forum")
    stage.put_on_pile("castle")
    stage.give(0, stone=2, wisdom=2)
    return stage


def test_e6_the_third_tile_costs_2_wisdom_and_2_stone_and_its_pile_refills() -> None:
    stage = market_stage()
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 2, "building", (1, 0)))
    assert stage.players[0].resources == {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}
    assert stage.market == ["harbour", "obelisk", "fortress", "healers_house", "castle"]
    assert stage.piles["orange"][0] == "forum"


def test_e7_the_same_tile_as_a_farm_costs_nothing() -> None:
    stage = market_stage()
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 2, "farm", (1, 0)))
    assert stage.players[0].resources == {"stone": 2, "food": 0, "wisdom": 2, "gold": 0}
    assert stage.players[0].city[1, 0].farm
    assert stage.market == ["harbour", "obelisk", "fortress", "healers_house", "castle"]


def test_r106_e8_ten_cells_touch_an_edge_and_six_only_a_corner() -> None:
    stage = Stage()
    stage.put_tile(0, "outpost", (1, 1))
    stage.put_tile(0, "gateway", (2, 1))
    stage.put_tile(0, "mint", (2, 2))
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    cells = {option[3] for option in both.reference.options()}
    assert len(cells) == 10
    city = stage.players[0].city
    corners = {(x + dx, y + dy) for x, y in city for dx in (1, -1) for dy in (1, -1)} - set(city) - cells
    assert len(corners) == 6
    for cell in corners:
        both.refuses(("market", 0, "farm", cell), "R106")


def test_e9_e12_an_orange_tower_of_3_costs_3_gold() -> None:
    stage = Stage(districts=["district_01", "district_02", "district_03"])
    stage.put_tower(0, "orange", 3)
    stage.put_tower(0, "purple", 2)
    stage.give(0, gold=3)
    staged(stage).play(("raise", "orange"))
    assert stage.players[0].towers == {"red": 1, "orange": 4, "yellow": 1, "blue": 1, "purple": 2}
    assert stage.players[0].resources["gold"] == 0


def test_e10_a_red_die_without_a_matching_card_activates_only_the_red_building() -> None:
    stage = Stage(districts=["district_31", "district_32", "district_33", "district_34"])
    stage.give(0)
    for kind, cell in (("arena", (1, 0)), ("mint", (1, 1)), ("obelisk", (2, 0)), ("workshop", (2, 1))):
        stage.put_tile(0, kind, cell)
    stage.put_freeman(0, "red", 4)
    both = staged(stage)
    assert {option[2] for option in both.reference.options() if option[0] == "complete"} == {(0, 0), (1, 0)}
    both.play(complete("red", 4, (1, 0)))
    both.offers("activation_order", ((1, 0),), ("stop",))
    assert stage.players[0].points == 0
    both.play(((1, 0),))
    assert stage.players[0].points == 2  # one red building, no red Freeman left
    assert stage.players[0].resources["gold"] == 0


@pytest.mark.parametrize(
    "tiles",
    [
        {(1, 1): "arena", (2, 1): "castle", (1, 0): "mint"},  # as printed
        {(2, 1): "arena", (2, 0): "castle", (1, 1): "mint"},  # turned
        {(2, 1): "arena", (1, 1): "castle", (2, 0): "mint"},  # mirrored
        {(1, 0): "arena", (1, 1): "castle", (2, 0): "mint"},  # turned and mirrored
    ],
)
@pytest.mark.parametrize("farm", [True, False])
def test_e11_three_colours_and_any_fourth_tile_match_turned_or_mirrored(
    tiles: dict[tuple[int, int], str], farm: bool
) -> None:
    stage = Stage(districts=["district_01"])
    assert DISTRICTS["district_01"]["pattern"] == [["red", "orange"], ["yellow", "any"]]
    for cell, kind in tiles.items():
        stage.put_tile(0, kind, cell)
    (last,) = {(1, 0), (1, 1), (2, 0), (2, 1)} - set(tiles)
    stage.put_tile(0, "obelisk", last, farm=farm)
    stage.put_freeman(0, "blue", 3)
    stage.give(0)
    staged(stage).play(complete("blue", 3, (1, 0)))
    assert "district_01" in stage.players[0].scored
    assert stage.players[0].resources["gold"] == 2


def test_r158_e13_the_third_base_costs_2_food_the_last_8_and_gives_10_points() -> None:
    stage = Stage()
    stage.give(0, food=2)
    staged(stage).play(("grow",))
    assert stage.players[0].resources["food"] == 0
    stage = Stage()
    stage.players[0].bases_off_track = 5
    stage.give(0, food=7)
    staged(stage).refuses(("grow",), "R157")
    stage.give(0, food=8)
    staged(stage).play(("grow",))
    assert stage.players[0].resources["food"] == 0
    assert stage.players[0].points == 10
    stage.give(0, food=9)
    staged(stage).refuses(("grow",), "R158")


def test_r102_e14_a_second_advisor_of_a_colour_scores_and_the_archon_has_all_colours() -> None:
    stage = Stage()
    stage.put_advisors(0, "purple", "orange", "blue")
    stage.put_freeman(0, "orange", 6)
    stage.put_freeman(0, "yellow", 6)
    reserve = stage.reserve["orange"]
    stage.give(0, food=2, stone=1)
    stage.area = [3, 3]
    both = staged(stage)
    both.play(visit(ARCHON, 5), BOTTOM, die("orange", 6))
    assert stage.players[0].advisors == ["purple", "orange", "blue"]
    assert stage.players[0].points == 6
    assert stage.reserve["orange"] == reserve + 1
    both.play(die("yellow", 6))
    assert stage.players[0].advisors == ["purple", "orange", "blue", "yellow"]
    assert stage.players[0].points == 6
    for site in (2, 3, 4):  # the purple, the blue and the orange bonus tile
        fresh = Stage()
        fresh.put_advisors(0, "purple", "orange", "blue")
        fresh.area = [3, 3]
        assert BONUS in staged(fresh).play(visit(ARCHON, site)).reference.options()
    fresh = Stage()
    fresh.put_advisors(0, "purple", "orange", "blue")
    staged(fresh).play(visit(ARCHON, 1)).refuses(BONUS, "R40")


def test_e15_brown_takes_the_bastion_and_the_markers_keep_their_order() -> None:
    green, blue, brown, black = 0, 1, 2, 3
    stage = Stage(4)
    stage.put_markers(7, black)
    stage.put_markers(8, blue)
    stage.put_markers(9, brown, green)
    others_passed(stage).play(PASS)
    assert stage.bastion == brown
    assert stage.military[7] == [brown, green, blue, black]


def test_e16_of_two_on_one_step_the_lower_gets_the_card() -> None:
    brown, black = 2, 3
    stage = Stage(4, zodiac=["taurus", "aquarius"])
    stage.put_on_step("mountain", 4, black, brown)
    others_passed(stage).play(PASS)
    assert stage.holder["aquarius"] == black


def test_e17_the_final_scoring_of_the_rulebook_is_72() -> None:
    stage = Stage(districts=["district_01", "district_02"])
    stage.give(0, gold=4)
    stage.put_advisors(0, "purple", "orange", "blue")
    stage.put_on_step("forest", 11, 0)
    stage.put_on_step("mountain", 7, 0)
    stage.put_on_step("sea", 5, 0)
    for kind, cell in (("arena", (1, 0)), ("mint", (1, 1)), ("obelisk", (2, 0)), ("workshop", (2, 1))):
        stage.put_tile(0, kind, cell)
    stage.put_seat(0, "orange", 6, (0, 0))
    stage.put_seat(0, "red", 3, (1, 0))
    stage.put_tower(0, "orange", 2)
    both = staged(stage)
    assert stage.final_terms(0) == {"gold": 4, "advisors": 6, "temples": 47, "seats": 15}
    assert both.state.score(0) == stage.score(0) == 72


@pytest.mark.parametrize(("position", "gained"), [(7, 0), (8, 1), (9, 2), (13, 0), (0, 0)])
def test_e18_gemini_gives_a_basic_resource_per_space_of_push_back(position: int, gained: int) -> None:
    stage = Stage(zodiac=["gemini"])
    stage.holder["gemini"] = 0
    stage.give(0)
    stage.put_markers(position, 0)
    both = others_passed(stage).play(PASS)
    kinds = [("stone",), ("wisdom",)]
    for kind in kinds[:gained]:
        both.play(kind)
    assert stage.players[0].resources == {
        "stone": int(gained > 0),
        "food": 0,
        "wisdom": int(gained > 1),
        "gold": 0,
    }


def test_e19_leo_and_capricorn_stop_at_6() -> None:
    for value, after in ((3, 5), (5, 6), (6, 6)):
        stage = Stage(zodiac=["leo"])
        stage.holder["leo"] = 0
        for cell in ((1, 0), (1, 1)):
            stage.put_farm(0, cell)
        stage.put_freeman(0, "red", value)
        staged(stage).play(complete("red", value, (0, 0)))
        assert stage.players[0].seats[0, 0] == ("red", after)
    stage = Stage(zodiac=["capricorn"])
    stage.holder["capricorn"] = 0
    for cell in ((1, 0), (1, 1)):
        stage.put_farm(0, cell)
    stage.put_seat(0, "blue", 2, (0, 0))
    stage.put_freeman(0, "red", 5, site=1)
    stage.put_freeman(0, "yellow", 6)
    stage.give(0, gold=1)
    both = staged(stage).play(("raise", "red"))
    both.offers("choose_freeman", ("freeman", "red", 5, "used"), NONE)
    both.play(("freeman", "red", 5, "used"))
    assert sorted((f.colour, f.value) for f in stage.players[0].freemen) == [("red", 6), ("yellow", 6)]
    assert stage.players[0].seats[0, 0] == ("blue", 2)


def test_e20_cancer_needs_a_free_base_before_any_promotion() -> None:
    stage = Stage(zodiac=["cancer"])
    stage.holder["cancer"] = 0
    stage.put_freeman(0, "red", 6)
    stage.put_freeman(0, "blue", 3)
    assert stage.players[0].free_bases == 0
    others_passed(stage).play(PASS)
    assert stage.players[0].advisors == ["red"]
    assert [(f.colour, f.value) for f in stage.players[0].freemen] == [("blue", 4)]


def test_e21_two_conditions_make_a_target_of_220() -> None:
    for bonus, target in (
        (["red", "purple", "yellow", "blue", "orange"], 220),
        (["red", "purple", "blue", "orange", "yellow"], 260),
        (["purple", "red", "orange", "yellow", "blue"], 180),
    ):
        stage = Stage(1, bonus=bonus)
        both = staged(stage)
        assert both.state.score(1) == stage.target() == target


def test_e22_a_token_may_be_spent_to_pass_and_never_two_in_one_turn() -> None:
    stage = Stage()
    stage.put_markers(7, 0)
    stage.players[0].tokens = 3
    both = staged(stage).play(visit(ARCHON, 1), TOP, ("spend",), PASS)
    assert stage.players[0].passed
    assert stage.players[0].tokens == 2
    stage = Stage()
    stage.put_markers(7, 0)
    stage.players[0].tokens = 3
    stage.give(0, food=2)
    both = staged(stage).play(visit(ARCHON, 1), TOP, ("spend",), ("grow",))
    assert both.reference.decision() == ("choose_action", 1)
