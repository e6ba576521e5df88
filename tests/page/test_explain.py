"""A click on what is no choice explains it: what it is, how it scores now with its figures, the rule."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .hands import Finger, Hand, Mouse
from .player import OPEN, await_turn, play
from .players import PLAYERS
from .visitor import Visitor

WAYS = [("en-GB", False), ("fr-FR", True)]


def opened(visit: Visit, game: str, lang: str, phone: bool, steps: int = 0) -> tuple[Visitor, Hand]:
    """Somebody whose turn it is, after that many steps."""
    visitor = visit(lang=lang, phone=phone)
    hand = Finger() if phone else Mouse()
    visitor.page.goto(f"/table/{visitor.new(game)}")
    play(visitor.page, PLAYERS[game].by(hand), steps)
    assert await_turn(visitor.page)
    return visitor, hand


def explained(page: Page, title: str | re.Pattern[str]) -> Locator:
    """The card that explains something with its rule, beside what was pressed and not upon it."""
    fact = page.locator(".bubble.fact")
    expect(fact.locator(".title")).to_have_text(title)
    expect(fact.locator("a.rule")).to_have_text(re.compile(r"\d+"))
    return fact


def apart(one: Locator, two: Locator) -> bool:
    a, b = one.bounding_box(), two.bounding_box()
    assert a and b
    beside = a["x"] + a["width"] <= b["x"] or b["x"] + b["width"] <= a["x"]
    return beside or a["y"] + a["height"] <= b["y"] or b["y"] + b["height"] <= a["y"]


def press_hex(page: Page, hand: Hand, kind: str) -> None:
    """The first hex of the kind; `plaza` is the starting one."""
    box = page.locator(f"svg.drawing .hex.{kind} .top").first.bounding_box()
    assert box
    hand.at(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@pytest.mark.parametrize(("lang", "phone"), WAYS)
def test_a_hex_of_the_city_is_explained_with_its_figures(visit: Visit, lang: str, phone: bool) -> None:
    visitor, hand = opened(visit, "akropolis", lang, phone)
    page = visitor.page
    press_hex(page, hand, "plaza")
    fact = explained(page, "Place Habitations, niveau 1" if lang == "fr-FR" else "House plaza, level 1")
    expect(fact.locator(".sum")).to_contain_text("0 points" if lang == "en-GB" else "0 point")
    expect(fact.locator(".if li").first).to_have_text(re.compile("One more star|Une étoile de plus"))
    expect(fact.locator(".sign svg")).to_be_visible()
    ring = page.locator("svg.drawing polygon.ring")
    expect(ring).to_have_count(1)
    assert apart(fact, ring)
    visitor.shot(f"explain-akropolis-{lang[:2]}")
    press_hex(page, hand, "quarry")
    explained(page, "Carrière, niveau 1" if lang == "fr-FR" else "Quarry, level 1")
    if not phone:
        page.keyboard.press("Escape")
    else:
        hand.press(fact.get_by_role("button"))
    expect(fact).to_have_count(0)
    expect(ring).to_have_count(0)


def test_a_click_elsewhere_closes_the_explanation(visit: Visit) -> None:
    page = opened(visit, "akropolis", "en-GB", False)[0].page
    press_hex(page, Mouse(), "quarry")
    fact = explained(page, "Quarry, level 1")
    fact.locator("p").first.click()
    expect(fact).to_be_visible()
    page.locator(".window").click(position={"x": 20, "y": 20})
    expect(fact).to_have_count(0)


def test_districts_and_score_light_up_together(visit: Visit) -> None:
    visitor = opened(visit, "akropolis", "en-GB", False, 12)[0]
    page = visitor.page
    sheet = page.locator(".score tbody tr")
    for row in sheet.filter(has=page.locator("button.term")).all():
        row.locator("button.term").click()
        term = row.locator(".word").inner_text()
        fact = explained(page, term)
        points = row.locator(".p").inner_text()
        expect(fact.locator(".sum")).to_contain_text(re.compile(rf"\b{points} points?"))
        expect(row).to_have_class(re.compile("told"))
    page.locator("button.term").first.focus()
    page.keyboard.press("Enter")
    explained(page, "Houses")
    visitor.shot("explain-akropolis-score")


def test_the_city_of_a_rival_is_explained_too(visit: Visit) -> None:
    page = opened(visit, "akropolis", "en-GB", False)[0].page
    page.locator(".ak-area").first.click()
    page.wait_for_selector(".ak-area")
    press_hex(page, Mouse(), "plaza")
    explained(page, "House plaza, level 1")


@pytest.mark.parametrize("phone", [False, True])
def test_a_tile_of_the_site_is_explained_while_another_is_in_hand(visit: Visit, phone: bool) -> None:
    visitor, hand = opened(visit, "akropolis", "en-GB", phone, 1)
    page = visitor.page
    page.wait_for_selector("svg.drawing.aims")
    hand.press(page.locator(".lot").nth(1))
    fact = explained(page, re.compile(r"\w+ / \w+ / \w+"))
    expect(fact).to_contain_text("Costs 1 Stone")
    expect(page.locator(".lot.explained")).to_have_count(1)
    if not phone:
        page.locator(".purse").click()
        explained(page, re.compile(r"\d+ Stones?"))
        page.locator("button.piles").click()
        explained(page, re.compile(r"\d+ face-down piles?"))


@pytest.mark.parametrize(("lang", "phone"), WAYS)
def test_pieces_of_uchronia_are_explained(visit: Visit, lang: str, phone: bool) -> None:
    visitor, hand = opened(visit, "uchronia", lang, phone)
    page = visitor.page
    work = page.locator(".works .piece").first
    hand.press(work)
    fact = explained(page, work.locator(".bn").inner_text())
    expect(work).to_have_class(re.compile("explained"))
    assert apart(fact, work)
    expect(fact).to_contain_text("Source")
    visitor.shot(f"explain-uchronia-{lang[:2]}")
    for thing, title in (("monopoly::wood", "Monopol"), ("forum::clay", r"\w+ \(0\)")):
        page.keyboard.press("Escape")
        expect(fact).to_have_count(0)
        hand.press(page.locator(f'[data-piece="{thing}"]'))
        explained(page, re.compile(title))
        expect(work).not_to_have_class(re.compile("explained"))
    assert page.locator(f"{OPEN} .go").count() == 0  # nothing was chosen


def test_activities_tell_what_they_give_now(visit: Visit) -> None:
    page = opened(visit, "uchronia", "en-GB", False, 40)[0].page
    flag = page.locator(".acts .flag.piece:not(.lit):not(.soft):not(.ghost)").first
    flag.click()
    fact = explained(page, re.compile(r"\w+ \(\d\)"))
    expect(fact).to_contain_text("Monopoly")


def test_other_boards_ring_what_they_explain(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('horizon')}")
    page.wait_for_selector(OPEN)
    tile = page.locator('[data-piece^="river::"]').first
    tile.click()
    expect(tile).to_have_class(re.compile("explained"))
    page.keyboard.press("Escape")
    expect(page.locator(".bubble.fact")).to_have_count(0)


def test_a_question_mark_explains_what_has_the_focus(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('uchronia')}")
    page.wait_for_selector(OPEN)
    card = page.locator(".hand .piece.lit").first  # a choice: Enter would choose it
    card.focus()
    page.keyboard.press("?")
    fact = explained(page, re.compile(r"\w+ \(\d\)"))
    assert apart(fact, card) and apart(fact, page.locator(".action"))
    assert page.locator("dialog[open]").count() == 0 and page.locator(f"{OPEN} .go").count() == 0
    page.keyboard.press("Escape")
    page.locator("body").click(position={"x": 2, "y": 2})
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_have_count(1)  # elsewhere it is the key for help


def test_keys_lead_from_hex_to_hex_and_a_question_mark_explains(visit: Visit) -> None:
    page = opened(visit, "akropolis", "en-GB", False)[0].page
    hex = page.locator(".lookout")
    hex.focus()
    expect(hex).to_have_attribute("aria-label", "House plaza, level 1")
    page.keyboard.press("?")
    fact = explained(page, "House plaza, level 1")
    assert apart(fact, hex)
    page.keyboard.press("Escape")
    page.keyboard.press("ArrowDown")
    expect(hex).to_have_attribute("aria-label", "Quarry, level 1")
    assert page.locator(f"{OPEN} .go").count() == 0  # no tile was chosen by the arrow
    page.keyboard.press("Enter")
    explained(page, "Quarry, level 1")


def test_the_score_of_uchronia_lights_up_what_it_counts(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('uchronia', late=12)}")
    page.wait_for_selector(OPEN)
    page.locator(".score thead button.term").first.click()
    explained(page, "Buildings")
    built = page.locator(".front .built .piece")
    assert built.count() > 0
    expect(page.locator(".front .built .piece.counts")).to_have_count(built.count())
    expect(page.locator(".score thead td.told")).to_have_count(1)
    built.first.click()
    expect(page.locator(".piece.counts")).to_have_count(0)
    expect(page.locator(".score thead td.told")).to_have_text("Built")
