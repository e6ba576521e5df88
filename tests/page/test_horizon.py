"""The table of Beyond the Horizon: games, the stage that follows the decision, reasons, explanations, all sizes."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ..games.horizon.page import by
from .conftest import Visit
from .hands import Finger, Touch
from .long import some
from .looks import faults
from .player import GO, OPEN, play
from .visitor import Visitor

SIZES = some([(1280, 800), (1366, 660), (1024, 768), (390, 844), (360, 740)], [(1366, 660), (360, 740)])


def at_the_first_space(visitor: Visitor, seats: str = "hb") -> str:
    """A table at which the first seat must move its Action pawn for the first time."""
    table = visitor.new("horizon", seats)
    while not ((state := visitor.state(table))["choices"] and state["decision"]["kind"] == "space"):
        if state["choices"]:
            take(visitor, table, state, "govern")
        time.sleep(0.05)  # bots choose theirs
    return table


def take(visitor: Visitor, table: str, state: Any, start: str) -> None:
    """Plays the first choice whose notation begins like that."""
    choice = next(each for each in state["choices"] if each["notation"].startswith(start))
    visitor.order(table, type="play", version=state["version"], action=choice["action"], hold=False)


def opened(visitor: Visitor, seats: str = "hb") -> Page:
    """The page at the first space."""
    visitor.page.goto(f"/table/{at_the_first_space(visitor, seats)}")
    visitor.page.wait_for_selector(f"{OPEN} .say")
    return visitor.page


def test_on_a_phone_by_touch(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = opened(visitor)
    assert faults(page) == []
    play(page, by(Finger()), 8, seed=3)
    for tab, shown in (("Map", ".hmap"), ("Mine", ".pscroll"), ("Tree", ".treestage")):
        page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        expect(page.locator(f".hz {shown}")).to_be_visible()
    visitor.shot("horizon-phone")


def test_the_decision_chooses_the_stage_and_a_hand_swaps_it(visit: Visit) -> None:
    visitor = visit()
    page = opened(visitor)
    expect(page.locator(".stage .treestage")).to_be_visible()
    page.keyboard.press("m")
    expect(page.locator(".stage .hmap")).to_be_visible()
    expect(page.locator(".inset .minitree")).to_be_visible()
    page.locator(".inset").get_by_role("button", name="Enlarge").click()
    expect(page.locator(".stage .treestage")).to_be_visible()
    page.locator('[data-piece="spaces::basic_3.a"]').click()
    page.locator(GO).click()
    expect(page.locator(".stage .hmap .cell.lit")).to_be_visible()  # recruit: the own tiles
    expect(page.locator(".action .loose.plain")).to_have_text("Decline")
    page.locator(".cell.lit").click()
    page.get_by_role("menuitem", name="settler").click()
    expect(page.locator(".cell.chosen")).to_be_visible()
    visitor.shot("horizon-recruit")


def test_what_is_chosen_is_previewed_and_what_is_not_possible_says_why(visit: Visit) -> None:
    page = opened(visit())
    stage = page.locator(".stage.at-tree")
    before = stage.bounding_box()
    page.locator('[data-piece="spaces::basic_4.a"]').click()
    expect(page.locator(".hzmat .purse em")).to_have_text(["+1", "+1"])
    assert stage.bounding_box() == before  # a long sentence in the action bar does not shrink the tree
    page.locator('[data-piece="spaces::advanced_4.a"]').click()
    expect(page.locator(".bubble")).to_contain_text("Not allowed")
    expect(page.locator(".bubble a, .bubble button").first).to_be_visible()


def test_what_is_no_choice_is_explained(visit: Visit) -> None:
    page = opened(visit())
    page.locator('[data-piece^="river::"]').first.click()
    expect(page.locator(".bubble.fact .title")).not_to_be_empty()
    expect(page.locator(".bubble.fact")).to_contain_text("reconstructed")
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)
    page.locator('.hzmat [data-piece="columns:0:"]').click()
    expect(page.locator(".bubble.fact")).to_contain_text("from column A")
    page.keyboard.press("Escape")
    page.locator('[data-piece="tree::IV1"]').click()
    expect(page.locator(".bubble.fact")).to_contain_text("4 points")


def test_lines_of_the_score_are_explained(visit: Visit) -> None:
    page = opened(visit())
    rows = page.locator(".score tbody tr").filter(has=page.locator("button.term"))
    assert rows.count() == 9
    row = rows.filter(has_text="Investment")
    row.locator("button.term").click()
    fact = page.locator(".bubble.fact")
    expect(fact.locator(".title")).to_have_text("Investment")
    expect(fact.locator(".sum")).to_contain_text(row.locator(".p").inner_text())
    expect(fact.locator(".if li")).to_contain_text("more invested cubes")
    expect(row).to_have_class(re.compile("told"))


def test_who_watches_sees_the_score_of_the_board_at_the_front(visit: Visit) -> None:
    visitor = visit()
    seats = [{"kind": "here"}, {"kind": "bot", "level": "level-2"}]
    link = visitor.post("tables", game="horizon", seats=seats, name="late 20")["spectator_link"]
    page = visit().page
    page.goto(link)
    page.wait_for_selector(".hzmat .tot")
    page.locator(".rival").click()
    own = page.locator(".col > .hzmat .tot")
    expect(page.locator(".score .tot td.p")).to_have_text(own.inner_text())
    page.locator(".score button.term").first.click()
    expect(page.locator(".bubble.fact .sum b")).to_contain_text(page.locator(".score td.p").first.inner_text())


def test_an_explanation_goes_with_its_tab(visit: Visit) -> None:
    page = opened(visit(phone=True))
    tabs = page.get_by_role("navigation")
    tabs.get_by_role("button", name="Mine").tap()
    page.locator('.hzmat [data-piece="columns:0:"]').tap()
    expect(page.locator(".bubble.fact")).to_be_visible()
    tabs.get_by_role("button", name="Map").tap()
    expect(page.locator(".hmap")).to_be_visible()
    expect(page.locator(".bubble.fact")).to_have_count(0)


def test_a_small_map_tells_what_is_in_sight(visit: Visit) -> None:
    visitor = visit(phone=True)
    page = visitor.page
    page.goto(f"/table/{visitor.new('horizon', 'hbb', 'level-2', late=20)}")
    page.wait_for_selector(f"{OPEN} .say")
    page.get_by_role("navigation").get_by_role("button", name="Map").tap()
    drawn = page.locator(".hmap .drawing").bounding_box()
    room = page.locator(".hmap .window").bounding_box()
    assert drawn and room
    small = page.locator(".hmap .mini")
    if drawn["width"] > room["width"] + 60:  # more than the margin around the land
        expect(small).to_be_visible()
        tiles = page.locator(".hmap .drawing .wall.west").count()
        expect(small.locator("polygon")).to_have_count(tiles)
    hand = Touch(page)  # two fingers draw together until all is in sight
    hand.down((60, 200), (330, 560))
    for step in range(1, 9):
        hand.move((60 + 14 * step, 200 + 20 * step), (330 - 14 * step, 560 - 20 * step))
    hand.up()
    expect(small).to_have_count(0)


def test_an_arrow_leads_to_land_to_explore(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('horizon', name='at step')}")
    page.wait_for_selector(f"{OPEN} .say")
    for _ in range(12):
        page.keyboard.press("ArrowDown")
        if page.locator(".action .go").inner_text().startswith("Explore"):
            break
    expect(page.locator(".action .go")).to_have_text(re.compile("Explore"))
    expect(page.locator("svg.bow")).to_have_count(1)


def test_a_long_preview_leaves_the_buildings_in_sight(visit: Visit) -> None:
    visitor = visit(lang="fr-FR")
    page = visitor.page
    page.goto(f"/table/{visitor.new('horizon', name='at slot')}")
    page.wait_for_selector(f"{OPEN} .say")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(GO)
    bar, row = page.locator(".action").bounding_box(), page.locator(".riv li").nth(1).bounding_box()
    assert bar and row
    assert row["y"] + row["height"] <= bar["y"] + 1


def test_a_rival_comes_to_the_centre_and_goes(visit: Visit) -> None:
    page = opened(visit(), "hbb")
    page.locator(".rival").nth(1).click()
    expect(page.locator(".viewed .hzmat")).to_be_visible()
    assert page.locator(".viewed").evaluate("(all) => all.scrollHeight <= all.clientHeight + 1")
    page.keyboard.press("Escape")
    expect(page.locator(".stage .treestage")).to_be_visible()


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_nothing_is_cut_in_french(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(phone=size[0] < 700, lang="fr-FR")
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    page = opened(visitor, "hbb")
    assert faults(page) == []
    visitor.shot(f"horizon-{size[0]}x{size[1]}")
