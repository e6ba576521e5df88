"""R73 to R92: temples, and every Zodiac card at every moment it acts, in both tellings at once."""

from __future__ import annotations

import pytest

from pentapolis.core.steps import AT_EVERYTHING

from .acts import ARCHON, BONUS, BOTTOM, END, NO, NONE, PASS, YES, built, complete, die, others_passed, used, visit
from .reference_table import TOP
from .stage import Stage
from .together import Together, staged


def holding(card: str, *more: str, players: int = 2, scope: str = "all") -> Stage:
    """A stage on which seat 0 owns nothing but that card; further cards belong to the next temples."""
    stage = Stage(players, zodiac=[card, *more], scope=scope)
    stage.holder[card] = 0
    stage.give(0)
    return stage


def with_block(stage: Stage) -> Stage:
    """Farms that make a District of Agora and Palace."""
    stage.put_farm(0, (1, 0))
    stage.put_farm(0, (1, 1))
    return stage


def dice(stage: Stage) -> list[tuple[str, int]]:
    return sorted((freeman.colour, freeman.value) for freeman in stage.players[0].freemen)


def gold(stage: Stage) -> int:
    return stage.players[0].resources["gold"]


def wisdom(stage: Stage) -> int:
    return stage.players[0].resources["wisdom"]


# Temples


def test_r53_r75_the_main_action_climbs_2_and_takes_the_card_from_its_holder() -> None:
    stage = Stage()
    stage.give(0, stone=1)
    stage.put_on_step("sea", 9, 1)
    stage.holder[stage.card_of["sea"]] = 1
    both = staged(stage).play(visit(ARCHON, 3), BOTTOM)
    both.offers("temple", ("forest",), ("mountain",), ("sea",))
    both.play(("sea",))
    assert stage.step(0, "sea") == 2
    assert stage.holder[stage.card_of["sea"]] == 0
    assert stage.players[0].resources["stone"] == 0


def test_r53_without_stone_or_gold_there_is_no_climb() -> None:
    stage = Stage()
    stage.give(0, food=9, wisdom=9)
    both = staged(stage, stops=AT_EVERYTHING).play(visit(ARCHON, 3))
    both.refuses(BOTTOM, "R53")
    stage.give(0, gold=1)
    stage.players[0].archon_used = False
    staged(stage).play(visit(ARCHON, 3), BOTTOM, ("sea",))
    assert gold(stage) == 0


def test_r73_a_climb_ends_at_the_top() -> None:
    stage = Stage()
    stage.give(0, stone=1)
    stage.put_on_step("forest", TOP - 1, 0)
    staged(stage).play(visit(ARCHON, 3), BOTTOM, ("forest",))
    assert [stage.step(0, temple) for temple in ("forest", "mountain", "sea")] == [TOP, 0, 0]


def test_r74_a_newcomer_lies_on_top() -> None:
    stage = Stage(3)
    stage.give(0, stone=1)
    stage.put_on_step("forest", 2, 2, 1)
    staged(stage).play(visit(ARCHON, 3), BOTTOM, ("forest",))
    assert stage.temples["forest"][2] == [2, 1, 0]


def test_r76_the_blue_bonus_takes_no_card() -> None:
    stage = Stage()
    stage.give(0, stone=1)
    stage.put_freeman(0, "blue", 3)
    staged(stage).play(visit(die("blue", 3), 3), BONUS, ("sea",))
    assert stage.step(0, "sea") == 1
    assert stage.holder[stage.card_of["sea"]] is None


def test_r77_aquarius_does_not_act_on_the_climb_that_brought_it() -> None:
    stage = Stage(zodiac=["aquarius"])
    stage.give(0, stone=1, gold=3)
    both = staged(stage).play(visit(ARCHON, 3), BOTTOM, ("forest",))
    assert stage.holder["aquarius"] == 0
    assert both.reference.decision()[1] == 1
    assert gold(stage) == 3


def test_r78_a_topped_temple_still_gives_its_card() -> None:
    stage = Stage()
    stage.give(0, stone=1)
    stage.put_on_step("forest", TOP, 1, 0)
    staged(stage).play(visit(ARCHON, 3), BOTTOM, ("forest",))
    assert stage.holder[stage.card_of["forest"]] == 0
    assert stage.temples["forest"][TOP] == [1, 0]
    assert stage.players[0].resources["stone"] == 0


def test_r56_the_blue_bonus_needs_a_marker_below_the_top() -> None:
    stage = Stage()
    stage.give(0, stone=1)
    stage.put_freeman(0, "blue", 3)
    for temple in ("forest", "mountain", "sea"):
        stage.put_on_step(temple, TOP, 0)
    staged(stage).play(visit(die("blue", 3), 3)).refuses(BONUS, "R38")


# The twelve cards


def test_r79_sagittarius_adds_1_to_a_citizen_but_not_to_a_6() -> None:
    stage = holding("sagittarius")
    stage.put_row(("red", 5), ("blue", 2))
    both = staged(stage).play(visit(ARCHON, 4), BOTTOM)
    if both.reference.decision()[0] == "recruit":
        both.play((0,))
    both.offers("sagittarius", YES, NO)
    both.play(YES)
    assert dice(stage) == [("red", 6)]


def test_r79_sagittarius_adds_1_to_a_speaker_but_not_to_a_5() -> None:
    for value, asked in ((4, True), (5, False)):
        stage = holding("sagittarius")
        stage.area = [value, value]
        both = used(stage, "forum")
        assert (both.reference.decision()[0] == "sagittarius") == asked
        if asked:
            both.play(YES)
        assert stage.players[0].speakers == [5]


def test_r79_sagittarius_may_be_declined() -> None:
    stage = holding("sagittarius")
    stage.area = [3, 3]
    used(stage, "forum").play(NO)
    assert stage.players[0].speakers == [3]


def test_r197_sagittarius_acts_on_estate_libra_and_cancer_but_not_on_a_swap() -> None:
    stage = holding("sagittarius")
    used(stage, "estate").play((0,), YES)
    assert dice(stage) == [("red", 2)]
    stage = with_block(holding("sagittarius", "libra"))
    stage.holder["libra"] = 0
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(complete("blue", 3, (0, 0)), ("stop",))
    both.play((0,), YES)
    assert dice(stage) == [("red", 2)]
    stage = holding("sagittarius", "cancer")
    stage.holder["cancer"] = 0
    both = others_passed(stage).play(PASS, (0,), YES)
    assert dice(stage) == [("red", 3)]  # 1, the card, and the pass
    stage = holding("sagittarius")
    stage.put_freeman(0, "red", 3)
    both = used(stage, "court_of_justice").play(("freeman", "red", 3, "blue"))
    assert both.reference.decision()[1] == 1


def test_r80_pisces_turns_a_bonus_into_gold_even_if_it_could_not_be_paid() -> None:
    stage = holding("pisces")
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(visit(die("blue", 3), 3))
    both.offers("visit_menu", ("top",), ("bonus_as_gold",))
    both.play(("bonus_as_gold",))
    assert gold(stage) == 1
    both.refuses(("bonus_as_gold",), "R38")


def test_r80_pisces_needs_the_entitlement() -> None:
    stage = holding("pisces")
    stage.put_freeman(0, "red", 3)
    both = staged(stage, stops=AT_EVERYTHING).play(visit(die("red", 3), 3))
    both.refuses(("bonus_as_gold",), "R38")
    stage = holding("pisces")
    stage.players[0].speakers, stage.area = stage.area[:1], stage.area[1:]
    value = stage.players[0].speakers[0]
    both = staged(stage, stops=AT_EVERYTHING).play(visit(("speaker", value), 1))
    both.refuses(("bonus_as_gold",), "R41")


def test_r81_capricorn_raises_a_used_or_unused_freeman_by_2() -> None:
    stage = holding("capricorn")
    stage.give(0, gold=1)
    stage.put_freeman(0, "red", 2)
    stage.put_freeman(0, "red", 2, site=1)
    stage.put_freeman(0, "blue", 6)
    both = staged(stage).play(("raise", "red"))
    both.offers("choose_freeman", ("freeman", "red", 2, "used"), ("freeman", "red", 2, "unused"), NONE)
    both.play(("freeman", "red", 2, "unused"))
    assert sorted((f.value, f.used) for f in stage.players[0].freemen) == [(2, True), (4, False), (6, False)]


def test_r81_capricorn_may_be_declined_and_needs_the_card() -> None:
    stage = holding("capricorn")
    stage.give(0, gold=1)
    stage.put_freeman(0, "red", 2)
    staged(stage).play(("raise", "red"), NONE)
    assert dice(stage) == [("red", 2)]
    stage = holding("capricorn")
    stage.holder["capricorn"] = 1
    stage.give(0, gold=1)
    stage.put_freeman(0, "red", 2)
    assert staged(stage).play(("raise", "red")).reference.decision()[1] == 1


def test_r82_aquarius_with_the_main_action() -> None:
    stage = holding("aquarius")
    stage.give(0, stone=1, gold=2)
    both = staged(stage).play(visit(ARCHON, 3), BOTTOM, ("sea",))
    both.offers("extra_step", NONE, ("forest",), ("mountain",))
    both.play(("forest",))
    assert [stage.step(0, temple) for temple in ("forest", "mountain", "sea")] == [1, 0, 2]
    assert gold(stage) == 1


def test_r82_aquarius_with_a_temple_just_built_adds_to_its_own_step() -> None:
    stage = holding("aquarius")
    stage.give(0, gold=2)
    used(stage, "temple_of_sea").play(("forest",), ("forest",))
    assert [stage.step(0, temple) for temple in ("forest", "mountain", "sea")] == [2, 0, 2]
    assert gold(stage) == 0


def test_r83_aquarius_does_not_act_on_districts_copies_and_single_steps() -> None:
    stage = holding("aquarius")
    stage.give(0, gold=5)
    stage.put_tile(0, "temple_of_sea", (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(complete("blue", 3, (0, 0)), ((1, 0),), ("forest",))
    both.offers("activation_order", ((0, 1),), ("stop",))
    stage = holding("aquarius")
    stage.give(0, gold=5)
    stage.put_tile(0, "temple_of_sea", (1, 1))
    both = used(stage, "mages_tower", (1, 0)).play(((1, 1),), ("forest",))
    assert both.reference.decision()[1] == 1
    stage = holding("aquarius")
    stage.give(0, gold=5)
    assert used(stage, "statue").play(("sea",)).reference.decision()[1] == 1


def test_r84_taurus_lowers_market_and_row_but_not_the_difference_at_a_site() -> None:
    stage = holding("taurus")
    stage.give(0, stone=3, wisdom=1)
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    assert ("market", 2, "building", (1, 0)) in both.reference.options()
    both.refuses(("market", 3, "building", (1, 0)), "R46")
    both.play(("market", 0, "building", (1, 0)), NO)  # never below 0
    assert wisdom(stage) == 1
    stage = holding("taurus")
    stage.give(0, wisdom=2)
    both = staged(stage).play(visit(ARCHON, 4), BOTTOM)
    both.offers("recruit", (0,), (1,), (2,), (3,))
    both.play((3,))
    assert wisdom(stage) == 0
    stage = holding("taurus")
    stage.put_freeman(0, "red", 2)
    stage.site_values = dict.fromkeys(stage.site_values, 3)
    staged(stage).refuses(visit(die("red", 2), 1), "R31")


def test_r85_cancer_takes_a_citizen_that_gains_1_with_the_others() -> None:
    stage = holding("cancer")
    both = others_passed(stage).play(PASS)
    both.offers("recruit", (0,), (1,), (2,), (3,), (4,))  # it cannot be declined
    both.play((4,))
    assert dice(stage) == [("purple", 6)]
    stage = holding("cancer", scope="returned")
    others_passed(stage).play(PASS, (4,))
    assert dice(stage) == [("purple", 5)]


def test_r86_libra_recruits_for_wisdom_after_a_district() -> None:
    stage = with_block(holding("libra"))
    stage.give(0, wisdom=1)
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(complete("blue", 3, (0, 0)), ((0, 1),), ("wisdom",))
    both.offers("recruit", (0,), (1,), (2,), NONE)
    both.play((2,))
    assert dice(stage) == [("yellow", 3)]
    assert wisdom(stage) == 0


def test_r86_libra_may_be_declined() -> None:
    stage = with_block(holding("libra"))
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(complete("blue", 3, (0, 0)), ("stop",), NONE)
    assert both.reference.decision()[1] == 1
    assert dice(stage) == []


def test_r87_aries_counts_red_freemen_and_seats_but_no_advisors() -> None:
    stage = with_block(holding("aries"))
    stage.put_seat(0, "red", 2, (0, 0))
    stage.put_freeman(0, "red", 1)
    stage.put_freeman(0, "red", 1, site=3)
    stage.put_freeman(0, "blue", 1)
    stage.put_advisors(0, "red")
    used(stage, "armory", (0, 2)).play(("attack",))
    assert stage.players[0].points == 3


@pytest.mark.parametrize("position", [2, 3])
def test_r89_gemini_looks_at_the_marker_when_its_holder_passes(position: int) -> None:
    stage = holding("gemini")
    stage.put_markers(position, 0)
    both = staged(stage).play(PASS)
    for _ in range(position - 1):
        both.offers("choose_basic", ("stone",), ("food",), ("wisdom",))
        both.play(("food",))
    assert stage.players[0].resources["food"] == position - 1
    assert both.reference.decision() == ("choose_action", 1)


def virgo_stage() -> Stage:
    stage = holding("virgo")
    stage.put_farm(0, (1, 0), "mint")
    return stage


def test_r90_r191_virgo_builds_over_a_farm_for_nothing() -> None:
    stage = virgo_stage()
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    both.refuses(("market", 4, "over_farm", (0, 0)), "R90")
    both.play(("market", 4, "over_farm", (1, 0)), NO)
    assert stage.players[0].city[1, 0].kind == "healers_house"
    assert not stage.players[0].city[1, 0].farm
    assert stage.piles["yellow"][-1] == "mint"


def test_r90_virgo_needs_the_card() -> None:
    stage = virgo_stage()
    stage.holder["virgo"] = 1
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    both.refuses(("market", 4, "over_farm", (1, 0)), "R90")


def test_r90_virgo_with_a_kept_tile() -> None:
    stage = virgo_stage()
    stage.keep(0, "armory")
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("kept", "armory", "over_farm", (1, 0)), NO)
    assert stage.players[0].city[1, 0].kind == "armory"
    assert stage.players[0].kept == []


def test_r198_with_an_empty_pile_the_farm_itself_refills_the_market() -> None:
    stage = virgo_stage()
    for number in range(len(stage.piles["yellow"])):
        stage.put_farm(1, (1 + number, 0), stage.piles["yellow"][0])
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("market", 2, "over_farm", (1, 0)), NO)
    assert stage.market == ["arena", "castle", "obelisk", "healers_house", "mint"]
    assert stage.piles["yellow"] == []


def test_r112_virgo_does_not_spare_the_food_of_the_purple_bonus() -> None:
    stage = virgo_stage()
    stage.put_freeman(0, "purple", 3)
    staged(stage).play(visit(die("purple", 3), 2)).refuses(BONUS, "R46")
    stage = virgo_stage()
    stage.give(0, food=1)
    stage.put_freeman(0, "purple", 3)
    both = staged(stage).play(visit(die("purple", 3), 2), BONUS, ("market", 0, "over_farm", (1, 0)), NO)
    assert stage.players[0].resources["food"] == 0
    assert both.reference.decision() == ("visit_menu", 0)


def test_r91_scorpio_gives_wisdom_for_districts_and_promotions() -> None:
    stage = with_block(holding("scorpio"))
    stage.put_freeman(0, "blue", 3)
    staged(stage).play(complete("blue", 3, (0, 0)), ("stop",))
    assert wisdom(stage) == 1
    stage = holding("scorpio")
    stage.put_advisors(0, "red")
    for colour in ("red", "blue"):
        stage.put_freeman(0, colour, 6)
    others_passed(stage).play(PASS, ("red",))
    assert wisdom(stage) == 2
    assert stage.players[0].points == 1


def test_r92_scorpio_gives_nothing_for_effects_capped_at_6() -> None:
    stage = holding("scorpio", "capricorn")
    stage.holder["capricorn"] = 0
    stage.give(0, gold=1)
    stage.put_freeman(0, "red", 5)
    staged(stage).play(("raise", "red"), ("freeman", "red", 5, "unused"))
    assert dice(stage) == [("red", 6)]
    assert wisdom(stage) == 0


def test_r91_scorpio_gives_wisdom_for_a_promotion_by_the_gateway() -> None:
    stage = holding("scorpio")
    stage.put_freeman(0, "red", 5)
    used(stage, "gateway").play(("freeman", "red", 5, 2))
    assert stage.players[0].advisors == ["red"]
    assert wisdom(stage) == 1


def test_r88_leo_and_r87_aries_see_the_raised_die_on_its_seat() -> None:
    stage = with_block(holding("leo", "aries"))
    stage.holder["aries"] = 0
    stage.put_freeman(0, "red", 1)
    both = staged(stage).play(complete("red", 1, (0, 0)), ("stop",))
    assert stage.players[0].seats[0, 0] == ("red", 3)
    assert both.state.score(0) == stage.score(0) == 3


# Nesting


def test_a_district_completes_a_mages_tower_that_copies_a_construction_yard() -> None:
    stage = Stage()
    stage.put_tile(0, "mages_tower", (1, 1))
    stage.put_farm(0, (1, 0))
    stage.put_tile(0, "construction_yard", (2, 1))
    stage.put_freeman(0, "purple", 2)
    both = staged(stage).play(complete("purple", 2, (0, 0)), ((1, 1),))
    both.offers("copy", ((0, 1),), ((2, 1),), NONE)
    both.play(((2, 1),), (1,))
    assert stage.players[0].kept == ["castle"]
    both.offers("activation_order", ((0, 1),), ("stop",))


def test_r196_a_promotion_in_the_middle_of_a_visit_opens_the_archons_bonus() -> None:
    stage = Stage(bonus=["purple", "blue", "orange", "yellow", "red"])
    stage.put_freeman(0, "red", 6)
    stage.give(0, food=1, wisdom=1)
    both = staged(stage).play(visit(ARCHON, 5))
    both.refuses(BONUS, "R40")
    both.play(BOTTOM, die("red", 6))
    both.offers("visit_menu", BONUS, END)
    both.play(BONUS, ("advance",))
    assert stage.position(0) == 1


def test_libra_after_a_district_whose_estate_took_the_base() -> None:
    stage = holding("libra")
    stage.put_tile(0, "estate", (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_freeman(0, "orange", 3)
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(complete("orange", 3, (0, 0)), ((1, 0),), (0,), ("stop",))
    assert both.reference.decision()[1] == 1  # no base is free for Libra
    assert dice(stage) == [("blue", 3), ("red", 1)]


def test_built_temples_are_declined_with_their_gold() -> None:
    stage = holding("aquarius")
    stage.give(0, gold=2)
    both: Together = built(stage, "temple_of_sea").play(NO)
    assert both.reference.decision()[1] == 1
    assert stage.step(0, "sea") == 0
    assert gold(stage) == 2
