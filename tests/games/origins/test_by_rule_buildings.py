"""R113 to R144: every building does what it says when it is built, in both tellings at once."""

from __future__ import annotations

import pytest

from .acts import ARCHON, BOTTOM, NO, NONE, YES, built, complete, die, used, visit
from .reference_table import BUILDINGS, DATA, TOP, Cell
from .stage import Stage
from .together import Together, staged

NOTHING = {"stone": 0, "food": 0, "wisdom": 0, "gold": 0}


def poor(players: int = 2, zodiac: list[str] | None = None, speakers: list[int] | None = None) -> Stage:
    """A stage on which seat 0 owns nothing."""
    stage = Stage(players, zodiac=zodiac, speakers=speakers)
    stage.give(0)
    return stage


def owned(stage: Stage) -> dict[str, int]:
    """What seat 0 has of each resource, nothings left out."""
    return {what: count for what, count in stage.players[0].resources.items() if count}


def positions(stage: Stage) -> list[int]:
    return [stage.position(seat) for seat in range(len(stage.players))]


def dice(stage: Stage) -> list[tuple[str, int]]:
    return sorted((freeman.colour, freeman.value) for freeman in stage.players[0].freemen)


# Red


def test_r72_r113_armory_advances_2_and_attacks_in_either_order() -> None:
    both = used(poor(), "armory")
    both.offers("military_mode", ("advance",), ("attack",), ("advance", "attack"), ("attack", "advance"))


def test_r113_armory_first_advances_then_attacks() -> None:
    stage = poor()
    stage.put_markers(3, 0)
    used(stage, "armory").play(("advance", "attack"))
    assert positions(stage) == [5, 0]
    assert owned(stage) == {"wisdom": 1}  # of space 5
    assert stage.players[0].points == 2 + 1  # two thresholds, one marker behind


def test_r113_armory_first_attacks_then_advances() -> None:
    stage = poor()
    stage.put_markers(3, 0)
    used(stage, "armory").play(("attack", "advance"))
    assert positions(stage) == [5, 0]
    assert owned(stage) == {"stone": 1}  # of space 3
    assert stage.players[0].points == 1 + 1


def test_r113_armory_on_the_final_space_only_attacks() -> None:
    stage = poor()
    stage.put_markers(13, 0)
    used(stage, "armory")
    assert positions(stage) == [13, 0]
    assert stage.players[0].points == 5 + 1
    assert owned(stage) == {}


@pytest.mark.parametrize(("reds", "freemen", "points"), [(0, 0, 2), (1, 1, 6), (2, 3, 12)])
def test_r114_arena_counts_red_buildings_and_red_freemen(reds: int, freemen: int, points: int) -> None:
    stage = poor()
    for number in range(reds):
        stage.put_tile(0, "outpost", (-1 - number, 0))
    stage.put_farm(0, (-1, 1), "fortress")  # a Farm has no colour
    for number in range(freemen):
        stage.put_freeman(0, "red", 3, site=1 if number else None)
    stage.put_freeman(0, "blue", 3)
    used(stage, "arena")
    assert stage.players[0].points == points


def test_r115_outpost_advances_1_or_attacks() -> None:
    stage = poor()
    both = used(stage, "outpost")
    both.offers("military_mode", ("advance",), ("attack",))
    both.play(("advance",))
    assert positions(stage) == [1, 0]
    assert stage.players[0].tokens == 1
    assert stage.players[0].points == 0


def test_r116_equestrian_grounds_advance_2_then_give_for_weaker_opponents() -> None:
    stage = poor(4)
    stage.put_markers(1, 1)
    stage.put_markers(2, 2)
    stage.put_markers(3, 3)
    both = used(stage, "equestrian_grounds")  # from 0 to 2: seat 1 is behind, seat 2 is not
    both.offers("stone_or_food", ("stone",), ("food",))
    both.play(("food",))
    assert owned(stage) == {"food": 1}
    assert positions(stage) == [2, 1, 2, 3]


def test_r116_equestrian_grounds_on_the_final_space_still_give() -> None:
    stage = poor(3)
    stage.put_markers(13, 0)
    used(stage, "equestrian_grounds").play(("stone",), ("food",))
    assert owned(stage) == {"stone": 1, "food": 1}


@pytest.mark.parametrize(("reds", "reached"), [(0, 1), (2, 3)])
def test_r117_fortress_advances_1_per_red_building(reds: int, reached: int) -> None:
    stage = poor()
    for number in range(reds):
        stage.put_tile(0, "outpost", (-1 - number, 0))
    used(stage, "fortress")
    assert positions(stage) == [reached, 0]


@pytest.mark.parametrize(("value", "after"), [(1, 1), (2, 1), (6, 5)])
def test_r118_veterans_quarter_scores_an_unused_freeman_that_loses_1(value: int, after: int) -> None:
    stage = poor()
    stage.put_freeman(0, "red", value)
    stage.put_freeman(0, "blue", 3, site=1)
    both = used(stage, "veterans_quarter")
    both.offers("choose_freeman", die("red", value), NONE)
    both.play(die("red", value))
    assert stage.players[0].points == value
    assert dice(stage) == [("blue", 3), ("red", after)]


# Orange


def test_r119_castle_counts_completed_districts() -> None:
    stage = poor()
    used(stage, "castle")
    assert stage.players[0].points == 1
    stage = poor()
    for cell in ((-1, 0), (-1, 1), (-2, 0), (-2, 1)):
        stage.put_farm(0, cell, "obelisk")
    stage.put_seat(0, "blue", 3, (-1, 0))
    stage.put_seat(0, "red", 3, (-2, 0))
    used(stage, "castle")
    assert stage.players[0].points == 7


def test_r119_castle_counts_the_district_that_is_being_completed() -> None:
    stage = poor()
    stage.put_tile(0, "castle", (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_freeman(0, "orange", 2)
    staged(stage).play(complete("orange", 2, (0, 0)), ((1, 0),), ("stop",))
    assert stage.players[0].points == 4


def test_r111_r120_construction_yard_keeps_a_tile_that_later_costs_only_stone() -> None:
    stage = poor()
    stage.put_market(["arena", "castle", "harbour", "obelisk", "healers_house"])
    stage.put_on_pile("mages_tower")
    stage.put_freeman(0, "red", 6)
    both = used(stage, "construction_yard")
    both.offers("keep_tile", (0,), (1,), (2,), (3,), (4,))
    both.play((4,))
    assert stage.players[0].kept == ["healers_house"]
    assert stage.market == ["arena", "castle", "harbour", "obelisk", "mages_tower"]
    stage.give(0)
    stage.players[1].passed = True
    both = staged(stage).play(visit(die("red", 6), 2), BOTTOM)
    both.refuses(("kept", "healers_house", "building", (0, 2)), "R46")
    both.play(("kept", "healers_house", "farm", (0, 2)))
    assert stage.players[0].kept == []
    assert stage.market[4] == "mages_tower"


def test_r121_court_of_justice_swaps_an_unused_freeman() -> None:
    stage = poor()
    stage.put_freeman(0, "red", 5)
    stage.put_freeman(0, "blue", 3, site=1)
    before = dict(stage.reserve)
    both = used(stage, "court_of_justice")
    swaps = [("freeman", "red", 5, colour) for colour in ("orange", "yellow", "blue", "purple")]
    both.offers("recolour", *swaps, NONE)
    both.play(("freeman", "red", 5, "yellow"))
    assert dice(stage) == [("blue", 3), ("yellow", 5)]
    assert stage.reserve == {**before, "red": before["red"] + 1, "yellow": before["yellow"] - 1}


def test_r121_court_of_justice_needs_a_die_in_the_reserve() -> None:
    stage = poor()
    stage.put_freeman(0, "red", 5)
    while stage.reserve["yellow"]:
        stage.put_advisors(1, "yellow") if not stage.players[1].advisors else stage.put_freeman(1, "yellow", 1)
    assert ("freeman", "red", 5, "yellow") not in used(stage, "court_of_justice").reference.options()


def test_r122_estate_takes_a_citizen_for_nothing() -> None:
    stage = poor()
    stage.put_row(("red", 1), ("orange", 2), ("yellow", 3), ("blue", 4), ("purple", 5))
    both = used(stage, "estate")
    both.offers("recruit", (0,), (1,), (2,), (3,), (4,))
    both.play((4,))
    assert dice(stage) == [("purple", 5)]
    assert [colour for colour, _ in stage.row] == ["red", "orange", "yellow", "blue", "purple"]


def test_r122_estate_needs_a_free_base() -> None:
    stage = poor()
    stage.put_freeman(0, "red", 1)
    stage.put_freeman(0, "red", 2)
    assert used(stage, "estate").reference.decision() == ("choose_action", 1)
    assert len(stage.players[0].freemen) == 2


def test_r123_forum_takes_a_speaker_of_choice() -> None:
    stage = poor(speakers=[2, 4])
    both = used(stage, "forum")
    both.offers("speaker", (2,), (4,))
    both.play((4,))
    assert stage.players[0].speakers == [4]
    assert stage.area == [2]


def test_r123_forum_without_speakers_does_nothing() -> None:
    stage = poor()
    stage.players[1].speakers, stage.area = stage.area, []
    assert used(stage, "forum").reference.decision() == ("choose_action", 1)


@pytest.mark.parametrize(
    ("kinds", "points"),
    [
        ([], 0),
        (["arena"], 1),
        (["arena", "mint"], 3),
        (["arena", "mint", "obelisk"], 6),
        (["arena", "mint", "obelisk", "gateway"], 10),
    ],
)
def test_r124_stone_circle_counts_colours(kinds: list[str], points: int) -> None:
    stage = poor()
    for number, kind in enumerate(kinds):
        stage.put_tile(0, kind, (-1 - number, 0))
    stage.put_farm(0, (-1, 1), "workshop")
    used(stage, "stone_circle")
    assert stage.players[0].points == points


# Yellow


@pytest.mark.parametrize("farms", [0, 2])
def test_r125_granary_counts_farms(farms: int) -> None:
    stage = poor()
    for number in range(farms):
        stage.put_farm(0, (-1 - number, 0))
    used(stage, "granary")
    assert owned(stage) == {"food": 1 + farms}


def test_r110_r126_harbour_counts_yellow_buildings() -> None:
    stage = poor()
    stage.put_tile(0, "mint", (-1, 0))
    stage.put_farm(0, (-2, 0), "mint")
    used(stage, "harbour")
    assert stage.players[0].points == 4


def test_r127_market_counts_yellow_freemen() -> None:
    stage = poor()
    stage.put_freeman(0, "yellow", 1)
    stage.put_freeman(0, "yellow", 1, site=3)
    stage.put_freeman(0, "red", 1)
    used(stage, "market_hall")
    assert stage.players[0].points == 8


def test_r128_mint_gives_1_gold() -> None:
    stage = poor()
    used(stage, "mint")
    assert owned(stage) == {"gold": 1}


def test_r129_quarry_counts_empty_cells_around() -> None:
    stage = poor()
    used(stage, "quarry")  # at (1, 0): only the Palace is beside it
    assert owned(stage) == {"stone": 4}
    stage = poor()
    stage.put_farm(0, (1, 1))
    stage.put_farm(0, (0, -1))
    used(stage, "quarry")
    assert owned(stage) == {"stone": 3}


def test_r130_workshop_gives_a_basic_resource() -> None:
    stage = poor()
    both = used(stage, "workshop")
    both.offers("choose_basic", ("stone",), ("food",), ("wisdom",))
    both.play(("wisdom",))
    assert owned(stage) == {"wisdom": 1}


# Blue


@pytest.mark.parametrize(("rule", "temple"), [("R131", "forest"), ("R132", "mountain"), ("R133", "sea")])
def test_r131_r132_r133_temples_climb_2_and_1_more_for_gold(rule: str, temple: str) -> None:
    stage = poor()
    stage.give(0, gold=1)
    card = stage.card_of[temple]
    others = [name for name in ("forest", "mountain", "sea") if name != temple]
    both = used(stage, f"temple_of_{temple}")
    both.offers("extra_step", NONE, (others[0],), (others[1],))
    both.play((others[1],))
    assert [stage.step(0, name) for name in (temple, *others)] == [2, 0, 1]
    assert owned(stage) == {}
    assert stage.holder[card] is None  # R76
    assert rule in {"R131", "R132", "R133"}


def test_r131_without_gold_there_is_no_other_step() -> None:
    stage = poor()
    assert used(stage, "temple_of_forest").reference.decision() == ("choose_action", 1)
    assert stage.step(0, "forest") == 2


def test_r200_a_temple_cut_short_still_allows_the_gold_step() -> None:
    for step in (TOP - 1, TOP):
        stage = poor()
        stage.give(0, gold=1)
        stage.put_on_step("forest", step, 0)
        used(stage, "temple_of_forest").play(("sea",))
        assert stage.step(0, "forest") == TOP
        assert stage.step(0, "sea") == 1


@pytest.mark.parametrize(("others", "points"), [(0, 1), (1, 2), (2, 4), (3, 7), (4, 7)])
def test_r134_obelisk_counts_obelisks(others: int, points: int) -> None:
    stage = poor()
    stage.put_market(["arena", "castle", "harbour", "sanctuary", "healers_house"])
    for number in range(others):
        stage.put_tile(0, "obelisk", (-1 - number, 0))
    used(stage, "obelisk")
    assert stage.players[0].points == points


@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 3), (2, 6), (3, 10)])
def test_r135_sanctuary_counts_zodiac_cards(held: int, points: int) -> None:
    stage = poor(zodiac=["taurus", "aries", "leo"])
    for card in ["taurus", "aries", "leo"][:held]:
        stage.holder[card] = 0
    used(stage, "sanctuary")
    assert stage.players[0].points == points


def test_r136_statue_climbs_1_where_there_is_room() -> None:
    stage = poor()
    stage.put_on_step("forest", TOP, 0)
    both = used(stage, "statue")
    both.offers("temple", ("mountain",), ("sea",))
    both.play(("sea",))
    assert stage.step(0, "sea") == 1
    assert stage.holder[stage.card_of["sea"]] is None


def test_r136_statue_with_all_markers_on_top_does_nothing() -> None:
    stage = poor()
    for temple in ("forest", "mountain", "sea"):
        stage.put_on_step(temple, TOP, 0)
    assert used(stage, "statue").reference.decision() == ("choose_action", 1)


# Purple


def test_r137_artists_salon_counts_different_colours() -> None:
    stage = poor()
    for colour, site in (("red", None), ("red", 2), ("blue", 3)):
        stage.put_freeman(0, colour, 1, site)
    used(stage, "artists_salon")
    assert stage.players[0].points == 6


@pytest.mark.parametrize("advisors", [0, 3])
def test_r138_astronomy_tower_counts_advisors(advisors: int) -> None:
    stage = poor()
    stage.put_advisors(0, *["red", "blue", "purple"][:advisors])
    used(stage, "astronomy_tower")
    assert owned(stage) == {"wisdom": 1 + advisors}


def test_r139_fountain_of_wisdom_sets_a_ship_to_1() -> None:
    stage = poor()
    stage.site_values = {1: 1, 2: 4, 3: 5, 4: 6, 5: 2}
    both = used(stage, "fountain_of_wisdom")
    both.offers("ship", (1,), (2,), (3,), (4,), (5,))
    both.play((4,))
    assert owned(stage) == {"wisdom": 1}
    assert stage.site_values == {1: 1, 2: 5, 3: 5, 4: 1, 5: 2}


def test_r140_gateway_raises_by_1_or_2_and_may_promote() -> None:
    def with_freemen() -> tuple[Stage, Together]:
        stage = poor()
        stage.put_freeman(0, "red", 5)
        stage.put_freeman(0, "blue", 6)
        stage.put_freeman(0, "yellow", 2, site=1)
        return stage, used(stage, "gateway")

    stage, both = with_freemen()
    options = [("freeman", "red", 5, 1), ("freeman", "red", 5, 2), ("freeman", "blue", 6, 1)]
    both.offers("choose_freeman", *options, NONE)
    both.play(("freeman", "red", 5, 1))
    assert dice(stage) == [("blue", 6), ("red", 6), ("yellow", 2)]
    stage, both = with_freemen()
    both.play(("freeman", "red", 5, 2))
    assert stage.players[0].advisors == ["red"]
    stage, both = with_freemen()
    both.play(("freeman", "blue", 6, 1))
    assert stage.players[0].advisors == ["blue"]
    assert dice(stage) == [("red", 5), ("yellow", 2)]


def test_r141_healers_house_counts_freemen() -> None:
    stage = poor()
    stage.put_freeman(0, "red", 5)
    stage.put_freeman(0, "blue", 6, site=2)
    used(stage, "healers_house")
    assert stage.players[0].points == 3


def test_r142_mages_tower_copies_a_neighbour_at_its_place() -> None:
    stage = poor()
    stage.put_tile(0, "quarry", (1, 1))
    stage.put_farm(0, (2, 0))
    stage.put_tile(0, "mint", (2, 1))  # touches the tower's corner only
    both = used(stage, "mages_tower", (1, 0))
    both.offers("copy", ((1, 1),), NONE)  # neither Palace nor Farm
    both.play(((1, 1),))
    assert owned(stage) == {"stone": 2}  # the Quarry at (1, 1) has one empty cell beside it


def test_r142_mages_tower_copies_the_agora_and_another_tower_but_no_tower_twice() -> None:
    stage = poor()
    stage.put_tile(0, "mages_tower", (1, 2))
    stage.put_tile(0, "mint", (2, 2))
    stage.put_tile(0, "harbour", (0, 2))
    both = used(stage, "mages_tower", (1, 1))
    both.offers("copy", ((0, 1),), ((1, 2),), NONE)
    both.play(((1, 2),))
    both.offers("copy", ((2, 2),), ((0, 2),), NONE)  # not back to the first
    both.play(((2, 2),))
    assert owned(stage) == {"gold": 1}
    stage = poor()
    used(stage, "mages_tower", (1, 1)).play(((0, 1),), ("food",))
    assert owned(stage) == {"food": 1}


def test_r143_the_agora_works_with_a_die_of_any_colour() -> None:
    stage = poor()
    stage.put_tile(0, "mint", (1, 0))
    stage.put_farm(0, (1, 1))
    stage.put_freeman(0, "blue", 3)
    both = staged(stage).play(complete("blue", 3, (0, 0)))
    both.offers("activation_order", ((0, 1),), ("stop",))
    both.play(((0, 1),), ("stone",))
    assert owned(stage) == {"stone": 1}


def test_r144_the_palace_has_no_ability() -> None:
    stage = poor()
    both = used(stage, "mages_tower", (0, -1))  # beside the Palace alone
    assert both.reference.decision() == ("choose_action", 1)
    assert owned(stage) == {}


# All of them


@pytest.mark.parametrize("kind", sorted(BUILDINGS))
def test_r108_every_ability_may_be_declined(kind: str) -> None:
    stage = poor()
    stage.give(0, gold=1)
    stage.put_freeman(0, "red", 3)
    both = built(stage, kind)
    if both.reference.decision() == ("activate", 0):
        both.offers("activate", YES, NO)
        both.play(NO)
    assert both.reference.decision() == ("choose_action", 1)
    assert owned(stage) == {"gold": 1}
    assert stage.players[0].points == 0
    assert positions(stage) == [0, 0]
    assert dice(stage) == [("red", 3)]


@pytest.mark.parametrize("kind", sorted(BUILDINGS))
def test_r46_r103_every_building_costs_its_stone(kind: str) -> None:
    cost = BUILDINGS[kind]["stone_cost"]
    assert 1 <= cost <= 3
    stage = poor()
    stage.keep(0, kind)
    stage.give(0, stone=cost - 1)
    both = staged(stage).play(visit(ARCHON, 2), BOTTOM)
    both.refuses(("kept", kind, "building", (1, 0)), "R46")
    stage.players[0].archon_used = False
    stage.give(0, stone=cost - 1, gold=1)
    staged(stage).play(visit(ARCHON, 2), BOTTOM, ("kept", kind, "building", (1, 0)))
    assert stage.players[0].city[1, 0].kind == kind
    assert owned(stage) == {}


@pytest.mark.parametrize("kind", sorted(BUILDINGS))
def test_r154_every_building_works_in_a_district_with_a_die_of_its_colour_only(kind: str) -> None:
    colour = BUILDINGS[kind]["colour"]
    cells: list[Cell] = [(1, 0), (2, 0), (2, 1)]
    for placed, expected in ((colour, True), ("red" if colour != "red" else "blue", False)):
        stage = Stage(seed=3)
        stage.put_tile(0, kind, (1, 1))
        for cell in cells:
            stage.put_farm(0, cell, "obelisk")
        stage.put_freeman(0, placed, 3)
        both = staged(stage).play(complete(placed, 3, (1, 0)))
        if both.reference.decision()[0] == "district_card":
            both.play(both.reference.options()[0])
        if expected:
            both.offers("activation_order", ((1, 1),), ("stop",))
        else:
            assert both.reference.decision() == ("choose_action", 1)


def test_there_are_fifteen_tiles_of_each_colour() -> None:
    counts = {colour["id"]: 0 for colour in DATA["colours"]}
    for kind in BUILDINGS.values():
        counts[kind["colour"]] += kind["copies"]
    assert counts == {"red": 15, "orange": 15, "yellow": 15, "blue": 15, "purple": 15}
