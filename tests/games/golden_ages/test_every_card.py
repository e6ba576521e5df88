"""Every card and technology by itself: what it costs, when it may act and when not; and one inside another."""

from __future__ import annotations

import pytest

from pentapolis.games.golden_ages.cards import (
    ACTIVE_CARDS,
    BUILDING_ERA,
    BUILDINGS,
    CARD_BIT,
    CARD_NUMBER,
    CARDS,
    CIVS,
    FIRST_WONDER,
    FUTURES,
    MIN_PLAYERS,
    TECH_BIT,
    TECH_NUMBER,
    TECHS,
    TWIN,
    WONDER_ERA,
    WONDERS,
)
from pentapolis.games.golden_ages.measures import leads
from pentapolis.games.golden_ages.state import GoldenState

from .table import Player, cell, decision, offered, play, refused, table

# By wonder: era, cost, whom it costs less, and how much (R99).
PRICES = {
    "colossus": (1, 3, "phoenicia", 2),
    "great_library": (1, 4, "china", 3),
    "pyramids": (1, 3, "egypt", 2),
    "hanging_gardens": (1, 3, "babylon", 2),
    "notre_dame": (2, 6, "france", 4),
    "hagia_sophia": (2, 6, "byzantium", 4),
    "spiral_minaret": (2, 6, "arabia", 4),
    "great_wall": (2, 8, "china", 6),
    "oxford_university": (3, 14, "england", 11),
    "versailles": (3, 6, "", 6),
    "eiffel_tower": (3, 6, "", 6),
    "porcelain_tower": (3, 6, "china", 4),
    "kremlin": (4, 8, "russia", 6),
    "apollo_program": (4, 8, "", 8),
    "internet": (4, 6, "", 6),
    "united_nations": (4, 8, "usa", 6),
}
# By technology: what must be there before, and the cost (R128, R129).
COSTS = {
    "carriage": ("wheel", 3),
    "railroad": ("carriage", 5),
    "aviation": ("railroad", 8),
    "rocketry": ("aviation", 12),
    "agriculture": ("hunting", 3),
    "architecture": ("agriculture", 5),
    "medicine": ("architecture", 8),
    "genetics": ("medicine", 12),
    "metallurgy": ("fire", 3),
    "construction": ("metallurgy", 5),
    "engineering": ("construction", 8),
    "computer_science": ("engineering", 12),
    "writing": ("barter", 3),
    "currency": ("writing", 5),
    "commerce": ("currency", 8),
    "economy": ("commerce", 12),
}
# For every future technology: what makes somebody lead in what it compares (R166).
LEADING = {
    "new_world_order": Player(gold=21),
    "artificial_intelligence": Player(techs=["writing"]),
    "time_travel": Player(cards=["versailles"]),
    "psychohistory": Player(cities={"2,4": 1}),
    "space_flight": Player(glory=[3]),
    "nanotechnology": Player(colonists=["5,2"]),
    "biotechnology": Player(colonists=["2,4"]),
    "cold_fusion": Player(colonists=["5,6"]),
    "undersea_agriculture": Player(colonists=["0,7"]),
    "arcologies": Player(cards=["bank_1"]),
}
SAME = {
    **LEADING,
    "time_travel": Player(cards=["eiffel_tower"]),
    "psychohistory": Player(cities={"2,5": 1}),
    "space_flight": Player(glory=[4]),
    "arcologies": Player(cards=["museum_1"]),
}


def test_the_tables_name_everything() -> None:
    assert list(PRICES) == list(WONDERS) and set(LEADING) == set(FUTURES)
    assert set(COSTS) == set(TECHS) - {"wheel", "hunting", "fire", "barter"}


@pytest.mark.parametrize("wonder", PRICES)
def test_r99_r138_each_wonder_for_its_price_and_not_for_less(wonder: str) -> None:
    era, cost, civ, less = PRICES[wonder]
    assert WONDER_ERA[WONDERS.index(wonder)] == era
    for name, price in (("persia", cost), (civ, less)):
        if not name:
            continue
        poor = table(Player(civ=name, gold=price - 1, techs=["economy"]), Player(), era=era, wonders=[wonder])
        refused(poor, "build wonder", "R99", "no-wonder", gold=price - 1)
        state = table(Player(civ=name, gold=price), Player(), era=era, wonders=[wonder])
        play(state, "build wonder")
        assert state.boards[0].gold == 0 and state.boards[0].cards == CARD_BIT[CARD_NUMBER[wonder]]
        assert not state.wonders, "R173: nothing comes in its place"
    free = table(Player(civ="greece", gold=0), Player(), era=era, wonders=[wonder])
    play(free, "build wonder")
    assert free.boards[0].cards == CARD_BIT[CARD_NUMBER[wonder]] and free.boards[0].greece_used


@pytest.mark.parametrize("tech", COSTS)
def test_r128_r129_each_technology_after_the_one_before_and_for_its_price(tech: str) -> None:
    before, cost = COSTS[tech]
    number = TECH_NUMBER[tech]
    full = ["rocketry", "genetics", "computer_science", "economy"]
    others = [name for name in full if TECH_NUMBER[name] // 5 != number // 5]

    def at(gold: int, known: str) -> GoldenState:
        return table(Player(gold=gold, techs=[*others, known]), Player(), wonders=[], buildings=[])

    refused(at(cost - 1, before), "develop", "R129", "no-tech", gold=cost - 1)
    state = at(cost, before)
    assert state.boards[0].next_in(number // 5) == number
    play(state, "develop")
    assert state.boards[0].gold == 0 and state.boards[0].techs & TECH_BIT[number]
    if number % 5 > 1:
        early = table(Player(gold=40, techs=[TECHS[number - 2]]), Player())
        play(early, "develop")
        refused(early, f"tech {tech}", "R128", "predecessor", needed=before)


@pytest.mark.parametrize("building", BUILDINGS)
def test_r78_r79_each_building_is_taken_and_its_twin_stands_for_it(building: str) -> None:
    number = BUILDINGS.index(building)
    twin = BUILDINGS[TWIN[number]]
    era = BUILDING_ERA[number]
    players = [Player(colonists=["2,4", "agora", "agora"])] + [Player() for _ in range(MIN_PLAYERS[number] - 1)]
    state = table(*players, era=era, buildings=[building])
    play(state, "builder")
    assert state.boards[0].cards == CARD_BIT[number] and not state.buildings and state.boards[0].used == 0
    four = [Player(colonists=["2,4", "agora", "agora"]), Player(), Player(), Player()]
    rest = next(
        name for name in BUILDINGS if BUILDING_ERA[BUILDINGS.index(name)] == era and name not in (building, twin)
    )
    pair = table(*four, era=era, buildings=[building, twin, rest])
    play(pair, "builder")
    first, second = sorted([building, twin])
    assert f"take {first}" in offered(pair) and f"take {second}" not in offered(pair)
    refused(pair, f"take {second}", "R78", "building-alike")


# Cards that need something to act on: with it they act, without it they cannot (G27).
NEEDS = {
    "library": (Player(gold=1), Player(gold=0)),
    "university": (Player(gold=0), Player(gold=0, techs=["carriage", "agriculture", "metallurgy", "writing"])),
    "observatory": (Player(gold=0), Player(gold=2, techs=["railroad", "architecture", "construction", "currency"])),
    "laboratory": (Player(gold=0), Player(gold=0, techs=["rocketry", "genetics", "computer_science", "economy"])),
    "factory": (Player(gold=0, colonists=["-2,4"]), Player(gold=0, colonists=["agora"])),
    "notre_dame": (Player(gold=0, colonists=["agora"]), Player(gold=0, colonists=["2,4"])),
}


@pytest.mark.parametrize("card", CARDS)
def test_r117_r118_each_card_acts_once_an_era_if_it_can(card: str) -> None:
    number = CARD_NUMBER[card]
    name = card if number >= FIRST_WONDER else card[:-2]
    able, unable = NEEDS.get(name, (Player(gold=0), None))
    seats = 4 if number < FIRST_WONDER else 2

    def at(player: Player, *used: str, owner: int = 0) -> GoldenState:
        held = Player(**{**vars(player), "cards": [card], "used": list(used)})
        rivals = [Player(gold=0) for _ in range(seats - 1)]
        if owner:
            held, rivals[0] = player, Player(gold=0, cards=[card])
        return table(held, *rivals, wonders=[], buildings=[])

    refused(at(able, owner=1), "activate", "R117", "no-card")
    if not ACTIVE_CARDS & CARD_BIT[number]:
        refused(at(able), "activate", "R117", "no-card")
        return
    refused(at(able, card), "activate", "R117", "no-card")
    if unable is not None:
        refused(at(unable), "activate", "R117", "no-card")
    state = at(able)
    play(state, "activate")
    assert state.boards[0].used == CARD_BIT[number]


@pytest.mark.parametrize("future", FUTURES)
def test_r166_each_future_technology_is_for_who_alone_has_most(future: str) -> None:
    number = FUTURES.index(future)
    state = table(LEADING[future], Player(), Player())
    assert [leads(state, seat, number) for seat in range(3)] == [True, False, False]
    equal = table(LEADING[future], SAME[future], Player())
    assert not any(leads(equal, seat, number) for seat in range(3))


def test_r23_r24_values_of_all_civilizations() -> None:
    values = [int(digit) for digit in "1234567" + "123456" * 3]
    views = table(Player(civ="china"), Player(civ="brazil")).game.components()["civilizations"]
    assert [item["value"] for item in views] == values and [item["id"] for item in views] == list(CIVS)


# --- one thing inside another ---


def test_r98_r140_r178_r70_china_with_rocketry_chooses_a_tile_and_founds_with_the_cube_of_a_city_that_vanishes() -> (
    None
):
    china = Player(
        civ="china",
        gold=0,
        techs=["rocketry", "construction"],
        cities={"1,3": 1, "1,4": 2, "2,5": 2, "3,4": 2},
        colonists=["agora"] * 3,
    )
    state = table(china, Player(cities={"2,4": 1}), supply=[6, 3])
    assert state.boards[0].reserve == 1
    play(state, "soldier")
    assert decision(state) == "glory_keep"
    play(state, "glory 6")
    assert decision(state) == "found_city" and state.decision is not None and state.decision.about["lacking"] == 1
    play(state, "found", "fetch 1,3")
    board = state.boards[0]
    assert board.glory == [6] and board.gold == 2 + 1, "two cubes, and the game of 2,4 that is new"
    assert [where for where in ("1,3", "2,4") if board.cities >> cell(where) & 1] == ["2,4"]
    assert board.doubles >> cell("2,4") & 1 and board.reserve == 0 and state.player == 1


def test_r101_r103_r134_r135_greece_builds_a_library_whose_economy_scores_its_cubes() -> None:
    greece = Player(civ="greece", gold=0, techs=["commerce", "construction"], cities={"2,4": 2, "2,5": 1})
    state = table(greece, Player(), era=1, wonders=["great_library"])
    play(state, "build wonder", "tech economy")
    assert state.score_terms(0)["technologies"] == 3 and state.boards[0].gold == 0 and state.player == 1


def test_r148_r135_r130_japan_goes_on_with_what_it_gains_in_between() -> None:
    japan = Player(civ="japan", gold=13, techs=["commerce"], cities={"2,4": 1, "2,5": 1})
    state = table(japan, Player())
    play(state, "develop", "tech economy")
    assert state.score(0) == 2 and state.boards[0].gold == 3 and decision(state) == "more"
    play(state, "tech carriage", "tech agriculture")
    assert decision(state) == "more" and state.boards[0].gold == 1 and state.boards[0].reserve == 6
    play(state, "tech metallurgy")
    assert state.player == 1 and state.boards[0].gold == 0, "nothing is left to pay with"


def test_r106_r150_r134_notre_dame_pays_for_each_of_three() -> None:
    one = Player(
        civ="european_union",
        gold=0,
        techs=["computer_science"],
        cards=["notre_dame"],
        colonists=["-2,4", "-2,4", "-2,5"],
    )
    state = table(one, Player())
    play(state, "activate")
    assert offered(state) == ["send 2,4", "send 2,5"], "two on a cell are offered once"
    play(state, "send 2,4", "send 2,4")
    assert state.player == 0 and decision(state) == "shift"
    play(state, "send 2,5")
    assert (state.boards[0].gold, state.score(0)) == (12, 6) and state.boards[0].in_agora == 3
