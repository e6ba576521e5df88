"""The table of Origins: a whole game alone, rounds by keys and touch; previews, reasons, explanations; sizes, looks."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..games.origins.page import by
from .conftest import Visit
from .hands import Mouse
from .looks import faults
from .player import END, Step, play
from .test_words import assert_speaks
from .visitor import Visitor, retell

ALONE = "h"  # five rounds: a whole game in some fifty steps
SCREENS = [(1366, 660), (1024, 768), (1920, 1080)]
PHONES = [(360, 740), (844, 390), (390, 844)]


def sit(visitor: Visitor, seats: str = "hbb") -> str:
    table = visitor.new("origins", seats)
    visitor.page.goto(f"/table/{table}")
    visitor.page.wait_for_selector(".otable")
    return table


def at(visitor: Visitor, kind: str, seats: str = "hbb") -> Any:
    """Plays by the first choices of a table until that is asked, and opens the page there."""
    table = visitor.new("origins", seats)
    for _ in range(2000):
        state = visitor.state(table)
        if state["decision"]["seat"] == 0 and state["choices"]:
            if state["decision"]["kind"] == kind:
                visitor.page.goto(f"/table/{table}")
                visitor.page.wait_for_selector(".otable")
                return state
            visitor.order(table, type="play", version=state["version"], action=wanted(state, kind), hold=False)
        else:
            visitor.page.wait_for_timeout(20)  # bots play
    raise AssertionError(f"{kind} never comes")


# Which way leads to a decision: the Archon may enter any site.
WAYS = {
    "visit_menu": ["site 1"],
    "temple": ["site 3", "bottom"],
    "build_place": ["site 2", "bottom", "farm"],
    "recruit": ["site 4", "bottom"],
}


def wanted(state: Any, kind: str) -> int:
    """The choice that leads there, else the first."""
    way = [*WAYS.get(kind, []), "visit archon"]
    ranked = sorted(state["choices"], key=lambda choice: choice["notation"] not in way)
    return int(ranked[0]["action"])


def finish(page: Page, step: Step) -> None:
    assert play(page, step) > 20
    expect(page.locator(END)).not_to_be_empty()


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    visitor = visit()
    sit(visitor, ALONE)
    expect(visitor.page.locator(".target")).to_contain_text("of 5")
    finish(visitor.page, by(Mouse()))


def test_a_few_turns_against_others(visit: Visit) -> None:
    visitor = visit(moving=True)
    sit(visitor, "hbbb")
    assert play(visitor.page, by(Mouse()), steps=10, seed=3) == 10
    assert faults(visitor.page) == []


def test_a_site_shows_its_cost_and_what_a_visit_changes(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at(visitor, "site")
    costs = page.locator(".site .cost")
    expect(costs).to_have_count(5)
    expect(costs.first).to_have_text("free")
    page.locator(".site").nth(2).click()
    expect(page.locator(".site.sel .st.ghost")).to_be_visible()
    expect(page.locator(".action .why")).to_contain_text("Site 3")
    expect(page.locator(".action .go")).to_have_text("Go to site 3")


def test_the_bar_says_what_can_be_chosen_and_passes(visit: Visit) -> None:
    visitor = visit()
    at(visitor, "choose_action")
    action = visitor.page.locator(".action")
    expect(action.locator(".why")).to_contain_text("a worker to send to a site")
    action.get_by_role("button", name="Pass").click()
    expect(action.locator(".go")).to_have_text("Pass")


def test_a_crowd_on_a_site_stays_in_its_bay(visit: Visit) -> None:
    visitor = visit()

    def crowd(state: Any) -> None:
        for area in state["view"]["boards"]:
            area["used"] = [{"die": die, "site": 4} for die in ("red3", "blue4", "purple6")]

    retell(visitor.page, crowd)
    sit(visitor, "hbbb")
    bays = [bay.bounding_box() for bay in visitor.page.locator(".world .site").all()]
    inside = [(bay["x"], bay["x"] + bay["width"]) for bay in bays if bay]
    assert all(one[1] <= other[0] for one, other in pairwise(inside))
    workers = [worker.bounding_box() for worker in visitor.page.locator(".world .site").nth(3).locator(".st").all()]
    assert len(workers) == 9 and all(each and each["x"] + each["width"] <= inside[3][1] + 1 for each in workers)


def test_a_place_shows_the_tile_before_it_is_built(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at(visitor, "build_place")
    page.locator(".free .cell").first.click()
    expect(page.locator(".ghosttile")).to_be_visible()
    expect(page.locator(".action .why")).to_contain_text("Farm here.")
    page.locator(".action .go").click()
    expect(page.locator(".citybox .tile")).to_have_count(3)


def test_a_temple_shows_where_the_marker_would_stand(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at(visitor, "temple")
    expect(page.locator(".tem .bead.ghost")).to_have_count(3)
    page.keyboard.press("2")
    expect(page.locator(".tem .worth")).to_be_visible()


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at(visitor, "visit_menu")
    page.locator(".site.visited .slab2.bonus").click()
    expect(page.locator(".bubble")).to_contain_text("Not allowed.")
    expect(page.locator(".bubble a, .bubble button").first).to_be_visible()


def test_what_is_no_choice_is_explained(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    state = at(visitor, "visit_menu")
    page.locator(".mrow .offer").first.click()
    fact = page.locator(".bubble.fact")
    expect(fact.locator(".title")).to_have_text(page.locator(".mrow .nm b").first.inner_text())
    expect(fact).to_contain_text("Source:")
    page.locator(".mrow .nx").first.click()
    top = state["view"]["piles"]
    assert all(pile["top"] for pile in top)
    expect(fact.locator(".title")).not_to_have_text(page.locator(".mrow .nm b").first.inner_text())
    page.keyboard.press("Escape")
    expect(fact).to_have_count(0)
    page.locator(".citybox .cell").first.click()
    expect(fact).to_be_visible()


def test_a_line_of_the_score_is_explained_with_its_points(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    at(visitor, "site")
    page.locator(".og-score").get_by_role("button", name="Gold").click()
    fact = page.locator(".bubble.fact")
    expect(fact.locator(".title")).to_have_text("Gold")
    expect(fact.locator(".sum")).to_contain_text("1 point")
    expect(fact).to_contain_text("Rule 175")
    expect(page.locator(".og-score tr.told")).to_contain_text("Gold")


def test_a_rival_comes_to_the_centre_and_goes(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    sit(visitor)
    page.locator(".rival").first.click()
    expect(page.locator(".citybox .whose")).to_contain_text("City:")
    page.keyboard.press("Escape")
    expect(page.locator(".citybox .whose")).to_contain_text("Your city")


def test_a_phone_goes_between_the_world_and_the_city(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    at(visitor, "site")
    expect(page.locator(".psites .site.can")).to_have_count(5)
    tabs = page.locator("nav.tabs button")
    tabs.nth(1).tap()
    expect(page.locator(".pcity .citybox")).to_be_visible()
    tabs.nth(0).tap()
    page.locator(".pareas button").nth(1).tap()
    expect(page.locator(".pcard .mrow")).to_have_count(5)


@pytest.mark.parametrize("phone", [False, True])
def test_everything_fits(visit: Visit, phone: bool) -> None:
    visitor = visit(phone=phone, lang="fr-FR")
    page = visitor.page
    at(visitor, "site", "hbbb")
    for width, height in PHONES if phone else SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_selector(".otable .site")
        assert faults(page) == [], (width, height)
        visitor.shot(f"origins-{width}x{height}")


def test_the_table_speaks_french(visit: Visit) -> None:
    visitor = visit(lang="fr-FR")
    sit(visitor)
    expect(visitor.page.locator(".citybox .whose")).to_contain_text("Votre cité")
    assert_speaks(visitor.page, "fr")
