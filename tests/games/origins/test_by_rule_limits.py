"""What buildings and Zodiac cards cannot do: nothing to act on, nothing of others, nothing without the card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .acts import ARCHON, BONUS, BOTTOM, END, NO, NONE, PASS, YES, complete, die, others_passed, used, visit
from .reference_table import TOP
from .stage import Stage
from .together import Together, staged

NEXT = ("choose_action", 1)  # the turn is over, and nothing was asked


def poor(players: int = 2, zodiac: list[str] | None = None) -> Stage:
    """A stage on which seat 0 owns nothing."""
    stage = Stage(players, zodiac=zodiac)
    stage.give(0)
    return stage


def owned(stage: Stage) -> dict[str, int]:
    """What seat 0 has of each resource, nothings left out."""
    return {what: count for what, count in stage.players[0].resources.items() if count}


def dice(stage: Stage) -> list[tuple[str, int]]:
    return sorted((freeman.colour, freeman.value) for freeman in stage.players[0].freemen)


def with_block(stage: Stage) -> Stage:
    """Farms that make a District of Agora and Palace."""
    stage.put_farm(0, (1, 0))
    stage.put_farm(0, (1, 1))
    return stage


# Buildings


def test_r65_r115_outpost_on_the_final_space_only_attacks() -> None:
    stage = poor()
    stage.put_markers(13, 0)
    assert used(stage, "outpost").reference.decision() == NEXT
    assert stage.position(0) == 13
    assert stage.players[0].points == 5 + 1


def test_r114_arena_counts_neither_seats_nor_advisors_nor_what_others_have() -> None:
    stage = with_block(poor())
    stage.put_seat(0, "red", 3, (0, 0))
    stage.put_advisors(0, "red")
    stage.put_freeman(1, "red", 3)
    stage.put_tile(1, "outpost", (1, 0))
    used(stage, "arena", (0, 2))
    assert stage.players[0].points == 2  # itself


def test_r116_equestrian_grounds_give_nothing_while_nobody_is_behind() -> None:
    stage = poor(3)
    stage.put_markers(2, 1)
    stage.put_markers(9, 2)
    assert used(stage, "equestrian_grounds").reference.decision()[0] == "superiority"  # a threshold, no resource
    assert owned(stage) == {}
    assert stage.military[2] == [1, 0]


@pytest.mark.parametrize(("position", "points"), [(12, 9), (13, 0)])
def test_r64_r65_r117_fortress_goes_no_further_than_the_final_space(position: int, points: int) -> None:
    stage = poor()
    stage.put_markers(position, 0)
    stage.put_tile(0, "outpost", (-1, 0))
    used(stage, "fortress")
    assert stage.position(0) == 13
    assert stage.players[0].points == points
    assert stage.players[0].tokens == (1 if position == 12 else 0)


@pytest.mark.parametrize("kind", ["veterans_quarter", "court_of_justice", "gateway"])
def test_r118_r121_r140_without_an_unused_freeman_there_is_nothing_to_choose(kind: str) -> None:
    stage = poor()
    stage.put_freeman(0, "red", 4, site=1)
    stage.put_freeman(1, "blue", 4)
    assert used(stage, kind).reference.decision() == NEXT
    assert dice(stage) == [("red", 4)]
    assert stage.players[0].points == 0


def test_r118_veterans_quarter_and_r140_gateway_may_still_be_declined_when_they_ask() -> None:
    for kind in ("veterans_quarter", "court_of_justice", "gateway"):
        stage = poor()
        stage.put_freeman(0, "red", 4)
        assert used(stage, kind).play(NONE).reference.decision() == NEXT
        assert dice(stage) == [("red", 4)]
        assert stage.players[0].points == 0


def test_r119_castle_does_not_count_the_districts_of_others() -> None:
    stage = poor()
    for cell in ((1, 0), (1, 1)):
        stage.put_farm(1, cell)
    stage.put_seat(1, "red", 3, (0, 0))
    used(stage, "castle")
    assert stage.players[0].points == 1


def test_r122_estate_with_an_empty_row_gives_nobody() -> None:
    stage = poor()
    stage.put_row()
    assert used(stage, "estate").reference.decision() == NEXT
    assert dice(stage) == []


def test_r125_granary_does_not_count_the_farms_of_others_or_itself() -> None:
    stage = poor()
    stage.put_farm(1, (1, 0))
    used(stage, "granary")
    assert owned(stage) == {"food": 1}


def test_r127_market_counts_neither_seats_nor_advisors() -> None:
    stage = with_block(poor())
    stage.put_seat(0, "yellow", 3, (0, 0))
    stage.put_advisors(0, "yellow")
    used(stage, "market_hall", (0, 2))
    assert stage.players[0].points == 0


def test_r129_a_quarry_shut_in_on_all_sides_gives_1_stone() -> None:
    stage = poor()
    for cell in ((1, 1), (2, 1), (2, 0)):
        stage.put_farm(0, cell)
    for cell in ((0, -1), (1, -1)):
        stage.put_farm(0, cell, "obelisk")
    used(stage, "quarry", (1, 0))
    assert owned(stage) == {"stone": 1}


@pytest.mark.parametrize("temple", ["forest", "mountain", "sea"])
def test_r131_the_gold_step_cannot_go_to_a_topped_temple_or_the_same_one(temple: str) -> None:
    others = [name for name in ("forest", "mountain", "sea") if name != temple]
    stage = poor()
    stage.give(0, gold=1)
    stage.put_on_step(others[0], TOP, 0)
    both = used(stage, f"temple_of_{temple}")
    both.offers("extra_step", NONE, (others[1],))
    stage = poor()
    stage.give(0, gold=1)
    for name in others:
        stage.put_on_step(name, TOP, 0)
    assert used(stage, f"temple_of_{temple}").reference.decision() == NEXT
    assert owned(stage) == {"gold": 1}


def test_r134_obelisks_that_lie_face_down_or_with_others_do_not_count() -> None:
    stage = poor()
    stage.put_market(["arena", "castle", "harbour", "sanctuary", "healers_house"])
    stage.put_farm(0, (-1, 0), "obelisk")
    stage.put_tile(1, "obelisk", (1, 0))
    used(stage, "obelisk")
    assert stage.players[0].points == 1


def test_r135_sanctuary_does_not_count_cards_that_others_hold() -> None:
    stage = poor(zodiac=["taurus", "aries", "leo"])
    stage.holder["taurus"] = 0
    stage.holder["aries"] = 1
    used(stage, "sanctuary")
    assert stage.players[0].points == 3


@pytest.mark.parametrize(("kind", "points"), [("artists_salon", 3), ("healers_house", 2)])
def test_r137_r141_seats_and_advisors_are_no_freemen(kind: str, points: int) -> None:
    stage = with_block(poor())
    stage.put_freeman(0, "red", 2)
    stage.put_seat(0, "blue", 3, (0, 0))
    stage.put_advisors(0, "yellow")
    stage.put_freeman(1, "purple", 3)
    used(stage, kind, (0, 2))
    assert stage.players[0].points == points


def test_r138_astronomy_tower_does_not_count_the_advisors_of_others() -> None:
    stage = poor()
    stage.put_advisors(1, "red", "blue")
    used(stage, "astronomy_tower")
    assert owned(stage) == {"wisdom": 1}


def test_r142_a_mages_tower_cannot_copy_what_touches_only_its_corner() -> None:
    stage = poor()
    stage.put_farm(0, (1, 0))
    stage.put_tile(0, "mint", (2, 0))
    assert used(stage, "mages_tower", (1, -1)).reference.decision() == NEXT
    assert owned(stage) == {}


# Zodiac cards: what the holder gets, and somebody else does not


def _taken_citizen(stage: Stage) -> object:
    used(stage, "estate").play((0,))
    return stage.decision()[0] == "sagittarius"


def _bonus_as_gold(stage: Stage) -> object:
    stage.put_freeman(0, "blue", 3)
    return ("bonus_as_gold",) in staged(stage).play(visit(die("blue", 3), 3)).reference.options()


def _raised_tower(stage: Stage) -> object:
    stage.give(0, gold=1)
    stage.put_freeman(0, "red", 2)
    return staged(stage).play(("raise", "red")).reference.decision()[0] == "choose_freeman"


def _climbed(stage: Stage) -> object:
    stage.give(0, stone=1, gold=1)
    return staged(stage).play(visit(ARCHON, 3), BOTTOM, ("sea",)).reference.decision()[0] == "extra_step"


def _dear_citizen(stage: Stage) -> object:
    return (1,) in staged(stage).play(visit(ARCHON, 4), BOTTOM).reference.options()


def _passed(stage: Stage) -> object:
    return others_passed(stage).play(PASS).reference.decision()[0]


def _district(stage: Stage) -> Together:
    with_block(stage).put_freeman(0, "blue", 3)
    return staged(stage).play(complete("blue", 3, (0, 0)), ("stop",))


def _recruits(stage: Stage) -> object:
    return _district(stage).reference.decision()[0] == "recruit"


def _attacked(stage: Stage) -> object:
    stage.put_freeman(0, "red", 1)
    used(stage, "armory").play(("attack",))
    return stage.players[0].points


def _seated(stage: Stage) -> object:
    _district(stage)
    return stage.players[0].seats[0, 0]


def _pushed_back(stage: Stage) -> object:
    stage.put_markers(2, 0)
    return staged(stage).play(PASS).reference.decision()[0]


def _built_over(stage: Stage) -> object:
    stage.put_farm(0, (1, 0))
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    return ("market", 4, "over_farm", (1, 0)) in both.reference.options()


def _gained_wisdom(stage: Stage) -> object:
    _district(stage)
    return stage.players[0].resources["wisdom"]


CARDS: list[tuple[str, Callable[[Stage], object], object, object]] = [
    ("sagittarius", _taken_citizen, True, False),
    ("pisces", _bonus_as_gold, True, False),
    ("capricorn", _raised_tower, True, False),
    ("aquarius", _climbed, True, False),
    ("taurus", _dear_citizen, True, False),
    ("cancer", _passed, "recruit", "choose_action"),
    ("libra", _recruits, True, False),
    ("aries", _attacked, 1, 0),
    ("leo", _seated, ("blue", 5), ("blue", 3)),
    ("gemini", _pushed_back, "choose_basic", "choose_action"),
    ("virgo", _built_over, True, False),
    ("scorpio", _gained_wisdom, 1, 0),
]


def test_all_twelve_cards_are_tried_here() -> None:
    assert len({card for card, *_ in CARDS}) == 12


@pytest.mark.parametrize(("card", "act", "holding", "without"), CARDS, ids=[card for card, *_ in CARDS])
def test_a_card_acts_for_its_holder_and_for_nobody_else(
    card: str, act: Callable[[Stage], object], holding: object, without: object
) -> None:
    for holder, expected in ((0, holding), (1, without), (None, without)):
        stage = poor(zodiac=[card])
        stage.holder[card] = holder
        assert act(stage) == expected, f"held by {holder}"


def test_r86_libra_offers_only_whom_one_can_pay() -> None:
    stage = poor(zodiac=["libra"])
    stage.holder["libra"] = 0
    both = _district(stage)
    both.offers("recruit", (0,), NONE)
    both.refuses((1,), "R46")


def test_r82_aquarius_needs_gold_and_another_temple_below_its_top() -> None:
    for gold, topped in ((0, ()), (1, ("forest", "mountain"))):
        stage = poor(zodiac=["aquarius"])
        stage.holder["aquarius"] = 0
        stage.give(0, stone=1, gold=gold)
        for temple in topped:
            stage.put_on_step(temple, TOP, 0)
        assert staged(stage).play(visit(ARCHON, 3), BOTTOM, ("sea",)).reference.decision() == NEXT


def test_r90_virgo_builds_over_no_building_and_no_farm_of_others() -> None:
    stage = poor(zodiac=["virgo"])
    stage.holder["virgo"] = 0
    stage.put_tile(0, "mint", (1, 0))
    stage.put_farm(1, (1, 1))
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    assert not [option for option in both.reference.options() if option[2] == "over_farm"]
    both.refuses(("market", 0, "over_farm", (1, 0)), "R90")


def test_r87_aries_counts_nothing_red_of_others() -> None:
    stage = poor(zodiac=["aries"])
    stage.holder["aries"] = 0
    stage.put_freeman(1, "red", 3)
    used(stage, "armory").play(("attack",))
    assert stage.players[0].points == 0


# One thing within another


def test_a_district_copies_a_tower_through_a_tower_into_a_temple_and_pays_for_another_step() -> None:
    stage = poor()
    stage.give(0, gold=1)
    stage.put_tile(0, "mages_tower", (1, 1))
    stage.put_farm(0, (1, 0))
    stage.put_tile(0, "mages_tower", (2, 1))
    stage.put_tile(0, "temple_of_sea", (3, 1))
    stage.put_freeman(0, "purple", 2)
    both = staged(stage).play(complete("purple", 2, (0, 0)), ((1, 1),), ((2, 1),))
    both.offers("copy", ((3, 1),), NONE)
    both.play(((3, 1),), ("forest",))
    assert [stage.step(0, temple) for temple in ("forest", "mountain", "sea")] == [1, 0, 2]
    both.offers("activation_order", ((0, 1),), ("stop",))


def test_a_gateway_of_a_district_promotes_and_so_frees_the_base_for_libra() -> None:
    stage = poor(zodiac=["libra", "scorpio"])
    stage.holder["libra"] = stage.holder["scorpio"] = 0
    stage.put_tile(0, "gateway", (1, 0))
    stage.put_farm(0, (1, 1))
    for colour, value in (("purple", 2), ("red", 6)):
        stage.put_freeman(0, colour, value)
    stage.players[0].bases_off_track = 2
    both = staged(stage).play(complete("purple", 2, (0, 0)), ((1, 0),), ("freeman", "red", 6, 1), ("stop",))
    assert stage.players[0].advisors == ["red"]
    assert owned(stage) == {"wisdom": 2}  # the District and the promotion
    both.offers("recruit", (0,), (1,), (2,), NONE)
    both.play((2,))
    assert dice(stage) == [("yellow", 3)]


def test_a_token_won_by_a_district_pays_for_another_action() -> None:
    stage = poor()
    stage.put_tile(0, "fortress", (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_freeman(0, "red", 2)
    both = staged(stage).play(complete("red", 2, (0, 0)), ((1, 0),), ("stop",))
    both.offers("superiority", ("spend",), ("end",))
    both.play(("spend",), PASS)
    assert stage.players[0].passed


def test_the_bonus_builds_a_forum_whose_speaker_sagittarius_turns_before_the_main_action() -> None:
    stage = poor(zodiac=["sagittarius"])
    stage.holder["sagittarius"] = 0
    stage.area = [3, 4]
    stage.keep(0, "forum")
    stage.give(0, food=1, stone=2)
    stage.put_freeman(0, "purple", 3)
    both = staged(stage).play(visit(die("purple", 3), 2), BONUS, ("kept", "forum", "building", (1, 0)), YES, (4,), YES)
    assert stage.players[0].speakers == [5]
    both.refuses(END, "R35")
    both.play(("top",))
    assert owned(stage)["food"] == 3


def test_a_district_keeps_a_tile_that_the_next_action_builds_beside_it() -> None:
    stage = poor()
    stage.put_tile(0, "construction_yard", (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_freeman(0, "orange", 2)
    stage.put_markers(1, 0)
    stage.players[0].tokens = 1
    both = staged(stage).play(complete("orange", 2, (0, 0)), ((1, 0),), (0,), ("stop",), ("spend",))
    both.play(visit(ARCHON, 2), BOTTOM, ("kept", "arena", "farm", (2, 0)))
    assert stage.players[0].city[2, 0].farm
    assert stage.players[0].kept == []


def test_a_declined_copy_leaves_the_other_activations_as_they_were() -> None:
    stage = poor()
    stage.put_tile(0, "mages_tower", (1, 1))
    stage.put_tile(0, "astronomy_tower", (1, 0))
    stage.put_freeman(0, "purple", 2)
    both = staged(stage).play(complete("purple", 2, (0, 0)), ((1, 1),), NONE)
    both.offers("activation_order", ((0, 1),), ((1, 0),), ("stop",))
    both.play(((1, 0),), ("stop",))
    assert owned(stage) == {"wisdom": 1}


def test_built_and_left_alone_a_tower_copies_nothing() -> None:
    stage = poor()
    stage.put_tile(0, "mint", (1, 1))
    stage.keep(0, "mages_tower")
    stage.players[0].resources["stone"] = 3
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM, ("kept", "mages_tower", "building", (1, 0)), NO)
    assert both.reference.decision() == NEXT
    assert "gold" not in owned(stage)
