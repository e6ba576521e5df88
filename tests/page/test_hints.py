"""Hints and the planning board: rung by rung, by mouse, keys and finger; a plan tried, kept, thrown away and undone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import Finger, Mouse
from .player import await_turn, play
from .players import PLAYERS
from .test_look import violations
from .test_together import mover, seated
from .visitor import Visitor

THINKS = 60_000  # milliseconds, on a busy machine
HINT = ".hint"
PLAN = ".slab.plan"


def begun(visit: Visit, game: str = "akropolis", lang: str = "en-GB", phone: bool = False, steps: int = 4) -> Visitor:
    """Somebody whose turn it is."""
    visitor = visit(lang=lang, phone=phone)
    visitor.page.goto(f"/table/{visitor.new(game)}")
    play(visitor.page, PLAYERS[game].by(Finger() if phone else Mouse()), steps)
    assert await_turn(visitor.page)
    return visitor


def rungs(page: Page) -> int:
    return page.locator(f"{HINT} .rungs li.open").count()


def test_three_rungs_by_mouse_then_a_plan_is_tried_and_confirmed(visit: Visit) -> None:
    visitor = begun(visit)
    page = visitor.page
    page.get_by_role("button", name="Hint").click()
    panel = page.locator(HINT)
    assert rungs(page) == 0
    for number, name in enumerate(["Show me where to look", "Show me the piece", "Show me good plans"], start=1):
        panel.get_by_role("button", name=name).click()
        expect(panel.locator(".rungs li.open")).to_have_count(number, timeout=THINKS)
        if number == 1:
            expect(page.locator(".marks i").first).to_be_visible()
            expect(panel.locator(".plan")).to_have_count(0)
            visitor.shot("hint-first")
    expect(panel.locator(".plan").first).to_be_visible()
    expect(page.locator(".marks b").first).to_be_visible()
    assert violations(page) == []
    visitor.shot("hint")
    if panel.locator(".plan").count() > 1:
        panel.locator(".plan").nth(1).click()
        expect(panel.get_by_role("button", name="Try plan 2")).to_be_visible()
    before = page.locator(".log li, .log > *").count()
    panel.get_by_role("button", name=re.compile("Try plan")).click()
    go = page.locator(".action .go")
    expect(go).to_be_visible()
    assert page.locator(".log li, .log > *").count() == before, "nothing is played before it is confirmed"
    go.click()
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("tab", name=re.compile("Chat")).click()
    expect(page.get_by_role("tabpanel")).to_contain_text("You looked at good plans.")


def test_beside_a_full_column_plans_have_room(visit: Visit) -> None:
    page = begun(visit, "horizon", steps=1).page
    page.get_by_role("button", name="Hint").click()
    panel = page.locator(HINT)
    for number in (1, 2, 3):
        panel.locator("footer .btn").click()
        expect(panel.locator(".rungs li.open")).to_have_count(number, timeout=THINKS)
    assert panel.evaluate("(each) => each.clientHeight") > 340
    plans = panel.locator(".plan")
    assert plans.count() > 1
    plans.last.click()
    expect(plans.last.locator(".why").first).to_be_in_viewport()


def test_hints_by_keys_alone(visit: Visit) -> None:
    page = begun(visit).page
    page.keyboard.press("h")
    expect(page.locator(HINT)).to_be_visible()
    for number in (1, 2, 3):
        page.keyboard.press("Enter")
        expect(page.locator(f"{HINT} .rungs li.open")).to_have_count(number, timeout=THINKS)
    page.keyboard.press("Enter")
    expect(page.locator(".action .go")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(HINT)).to_have_count(0)


@pytest.mark.parametrize("lang", ["fr-FR"])
def test_a_phone_has_the_hint_as_a_sheet(visit: Visit, lang: str) -> None:
    visitor = begun(visit, lang=lang, phone=True, steps=2)
    page = visitor.page
    page.get_by_role("button", name="Aide", exact=True).first.tap()
    for _ in range(3):
        page.locator(f"{HINT} footer .btn").tap()
        expect(page.locator(f"{HINT} footer .btn")).not_to_have_text("Réflexion…", timeout=THINKS)
    expect(page.locator(f"{HINT} .plan").first).to_be_visible()
    visitor.shot("hint-phone")
    assert violations(page) == []
    page.get_by_role("button", name="Essayer le plan 1").tap()
    expect(page.locator(".action .go")).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_a_private_plan_of_two_steps(visit: Visit, phone: bool) -> None:
    visitor = begun(visit, phone=phone, steps=2)
    page = visitor.page
    page.locator(".tool").last.click()
    expect(page.get_by_text("Private copy.")).to_be_visible()
    steps = page.locator(f"{PLAN} ol > li:not(.between)")
    for count in (1, 2):
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        expect(steps).to_have_count(count)
    visitor.shot("planning-phone" if phone else "planning")
    assert violations(page) == []
    page.keyboard.press("Backspace")
    expect(steps).to_have_count(1)
    page.locator(PLAN).get_by_role("button", name="Throw away").click()
    expect(steps).to_have_count(0)
    page.locator(PLAN).get_by_role("button", name="Undo").click()
    expect(steps).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.get_by_text("Private copy.")).to_have_count(0)
    page.reload()
    assert await_turn(page)
    page.locator(".tool").last.click()
    expect(steps).to_have_count(1)
    page.locator(PLAN).get_by_role("button", name="Play step 1").click()
    expect(page.locator(".action .go")).to_be_visible()
    expect(page.locator(PLAN)).to_have_count(0)


def test_a_step_that_is_about_something_else_by_now_says_so(visit: Visit) -> None:
    alice, bob, made = seated(visit)
    table = made["table"]
    first, second = mover(alice, bob, table)
    page = second.page
    page.get_by_role("button", name="Plan", exact=True).click()
    page.locator(f"{PLAN} .add").wait_for()
    page.keyboard.press("ArrowDown")  # the free tile
    page.locator(".board .chosen").first.wait_for()
    page.keyboard.press("Enter")
    steps = page.locator(f"{PLAN} ol > li")
    expect(steps).to_have_count(1)
    expect(page.locator(f"{PLAN} .reason")).to_have_count(0)
    seat = first.state(table, None)["decision"]["seat"]
    for _ in range(2):  # takes that tile, and places it
        state = first.state(table, seat)
        action = state["choices"][0]["action"]
        first.post(
            f"tables/{table}/messages?seat={seat}",
            id=1,
            type="play",
            version=state["version"],
            action=action,
            hold=False,
        )
    expect(steps.locator(".reason")).to_have_text("This is something else than when you planned it.")


def test_a_finished_game_is_played_on_from_the_replay(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    page.goto(f"/table/{visitor.new('akropolis', seats='bb')}")
    page.wait_for_selector(".res h1")
    page.goto(page.url.split("#")[0] + "/replay#6")
    page.get_by_role("button", name="Play on").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name=re.compile("Dealt anew"))).to_be_checked()
    visitor.shot("play-on")
    assert violations(page) == []
    dialog.get_by_role("combobox").nth(1).select_option("here")
    dialog.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile(r"/table/[\w-]+$"))
    page.wait_for_selector(".action, .cover, .hand")
