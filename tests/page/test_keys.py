"""Keys, previews and reasons: what a choice does is told before it is made, and what is none says why."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import Mouse
from .player import GO, OPEN, await_turn, play
from .players import HALF, OTHER_HALF, all_by
from .visitor import Visitor

STEPS = all_by(Mouse())
GAMES = ["akropolis", "uchronia"]
HELD = "() => document.activeElement !== document.body"  # something has the focus


def at_a_table(visit: Visit, game: str, **wishes: Any) -> Visitor:
    visitor = visit(**wishes)
    visitor.page.goto(f"/table/{visitor.new(game)}")
    assert await_turn(visitor.page)
    return visitor


def numbers(changes: Iterable[int]) -> re.Pattern[str]:
    """A line with just these changes, in their order; more and less are arrows there."""
    return re.compile(r"^\D*" + r"\D+".join(str(abs(change)) for change in changes) + r"\D*$")


def signed(points: int) -> str:
    """The points as the button has them; empty for none."""
    return f"{'+' if points > 0 else '−'}{abs(points)}" if points else ""


def telling(visitor: Visitor, table: str) -> tuple[int, dict[str, Any]] | None:
    """The number of a choice that changes some term, and its preview."""
    state = visitor.state(table)
    for number, choice in enumerate(state["choices"][:12], 1):
        answer = visitor.order(table, type="preview", version=state["version"], action=choice["action"])
        if answer["preview"]["terms"][0]:
            return number, answer["preview"]
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_preview_tells_every_term_that_changes(visit: Visit, game: str) -> None:
    visitor = at_a_table(visit, game)
    page = visitor.page
    table = page.url.rpartition("/")[2]
    chance = Random(1)
    for _ in range(60):
        found = None if page.locator(".lot.lit").count() else telling(visitor, table)
        if found:
            break
        STEPS[game](page, chance)
        assert await_turn(page)
    assert found, "no choice changes any term"
    number, preview = found
    if game == "uchronia":
        for _ in range(number):
            page.keyboard.press("ArrowDown")
        shown = page.locator(".action .terms")
        expect(shown).to_have_text(numbers(preview["terms"][0].values()))
        expect(page.locator(GO)).to_contain_text(signed(preview["total"]) or re.compile(r"^[^+−]*$"))
        return
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(".callout, .call, .action .terms")
    sent = [json.loads(text) for text in visitor.received if text.startswith('{"type":"preview"')][-1]["preview"]
    expect(page.locator(".action .terms")).to_have_text(numbers(sent["terms"][0].values()))
    expect(page.locator(GO)).to_contain_text(signed(sent["total"]) or re.compile(r"^[^+−]*$"))


@pytest.mark.parametrize("game", GAMES)
def test_numbers_choose_enter_plays_escape_lets_go_backspace_takes_back(visit: Visit, game: str) -> None:
    visitor = at_a_table(visit, game)
    page = visitor.page
    table = page.url.rpartition("/")[2]
    if game == "uchronia":
        play(page, STEPS[game], 1)
        assert await_turn(page)
    before = visitor.state(table)
    page.keyboard.press("1")
    if game == "uchronia":
        expect(page.locator("[role=option][aria-selected=true]")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.locator("[role=option][aria-selected=true]")).to_have_count(0)
        page.keyboard.press("1")
        page.keyboard.press("Backspace")  # first lets go of what is chosen
        expect(page.locator(GO)).to_have_count(0)
        assert visitor.state(table)["version"] == before["version"]
        return
    page.wait_for_selector("svg.drawing.aims")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(GO)
    page.keyboard.press("Escape")
    expect(page.locator(GO)).to_have_count(0)
    page.keyboard.press("Backspace")
    page.wait_for_selector(".lot.lit")
    assert visitor.state(table)["log"] == before["log"]


@pytest.mark.parametrize("game", OTHER_HALF)
def test_a_screen_reader_hears_what_is_chosen_and_the_focus_is_never_lost(visit: Visit, game: str) -> None:
    page = at_a_table(visit, game).page
    if game == "akropolis":
        page.locator(".lot.lit").first.focus()
        page.keyboard.press("Enter")
        page.wait_for_selector("svg.drawing.aims")
        page.wait_for_function(HELD)
    page.keyboard.press("ArrowDown")
    expect(page.locator("[aria-live].sr").last).to_contain_text(re.compile(r": [+−]?\d+ points?$"))
    page.locator(GO).focus()
    page.keyboard.press("Enter")
    expect(page.locator(GO)).to_have_count(0)
    page.wait_for_function(HELD)


def test_the_focus_stays_when_a_seat_is_removed(visit: Visit) -> None:
    page = visit().page
    page.goto("/new/akropolis")
    page.get_by_role("button", name="Remove this seat").last.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".add")).to_be_focused()


def test_a_question_mark_opens_the_help(visit: Visit) -> None:
    page = at_a_table(visit, "uchronia").page
    page.keyboard.press("?")
    dialog = page.get_by_role("dialog", name="Help")
    expect(dialog).to_contain_text("Backspace")
    expect(dialog).to_contain_text("On your turn you either Command or Plot.")
    expect(dialog.get_by_role("link", name="Rules of Uchronia")).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator(OPEN)).to_be_visible()


@pytest.mark.parametrize("game", HALF)
def test_the_last_moves_of_the_others_can_be_stepped_through(visit: Visit, game: str) -> None:
    visitor = at_a_table(visit, game)
    page = visitor.page
    chance = Random(2)
    while not page.get_by_role("button", name="Step through").count():
        STEPS[game](page, chance)
        assert await_turn(page)
    shown = page.locator(".peek")
    page.get_by_role("button", name="Step through").click()
    first = shown.locator(".say").inner_text()
    assert page.locator(".lit").count() == 0
    expect(shown.locator(".why")).to_have_text(re.compile(r"\w{3}"))
    page.keyboard.press("[")
    expect(shown.locator(".say")).not_to_have_text(first)
    page.keyboard.press("]")
    expect(shown.locator(".say")).to_have_text(first, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    page.wait_for_selector(OPEN)


def reason(page: Page) -> str:
    """The bubble that says why, closed again."""
    bubble = page.locator(".bubble")
    expect(bubble).to_contain_text("Not allowed")
    text = bubble.inner_text()
    assert re.search(r"\bRule \d+", text), text
    page.keyboard.press("Escape")
    expect(bubble).to_have_count(0)
    return text


def test_why_not_there(visit: Visit) -> None:
    page = at_a_table(visit, "akropolis").page
    page.keyboard.press("1")
    page.wait_for_selector("svg.drawing.aims")
    box = page.locator("svg.drawing").bounding_box()
    assert box
    # In the middle of a stone of the first tile: no tile can lie on one alone.
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert reason(page)


@pytest.mark.parametrize(("kind", "zone"), [("construction", "great_works"), ("production", "forum")])
def test_why_not_this_piece(visit: Visit, kind: str, zone: str) -> None:
    """What the decision is about says why not; the rest is explained."""
    visitor = visit()
    page = visitor.page
    table = visitor.new("uchronia")
    visitor.play_to(table, kind, zone)
    page.goto(f"/table/{table}")
    assert await_turn(page)
    page.locator(f'[data-piece^="{zone}:"].piece:not(.lit):not(.soft):visible').first.click()
    assert reason(page)
    page.locator('[data-piece="monopoly::wood"]').click()
    expect(page.locator(".bubble.fact")).to_contain_text("Monopoly of Wood")


@pytest.mark.parametrize("moving", [False, True])
def test_nothing_moves_where_people_want_none(visit: Visit, moving: bool) -> None:
    page = at_a_table(visit, "akropolis", moving=moving).page
    pace = "getComputedStyle(document.documentElement).getPropertyValue('--m-move').trim()"
    assert page.evaluate(pace) == (".24s" if moving else "0ms")
    page.keyboard.press("1")
    page.wait_for_selector("svg.drawing.aims")
    if not moving:
        assert page.evaluate("document.getAnimations().filter((each) => each.playState === 'running').length") == 0
        return
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="No movement").check()
    assert page.evaluate(pace) == "0ms"
