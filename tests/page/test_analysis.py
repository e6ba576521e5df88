"""The analysis of a game on the page: opened at its end, walked through by mouse, keys and thumb, and in a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Visit
from .looks import faults
from .test_look import violations

LONG = 180_000  # milliseconds that an analysis of little thought may take on a busy machine


def analysed(page: Page, address: str, word: str = "Analysis") -> None:
    """Opens the analysis of a finished game and waits until it is done."""
    page.goto(address)
    page.get_by_role("button", name=word, exact=True).click()
    page.locator(".track .share").first.wait_for(timeout=LONG)
    page.locator(".box .row .strip").first.wait_for(timeout=LONG)


@pytest.fixture(scope="module")
def table(finished: tuple[dict[str, str], Any]) -> tuple[str, Any]:
    """A finished table, and the cookies of who played there."""
    tables, storage = finished
    return f"/table/{tables['akropolis']}", storage


def test_the_end_of_a_game_is_analysed_and_walked_through(visit: Visit, table: tuple[str, Any], tmp_path: Path) -> None:
    address, storage = table
    visitor = visit(storage=storage)
    page = visitor.page
    analysed(page, address)
    assert not faults(page)
    rows = page.locator(".costly li button")
    if rows.count():
        rows.last.click()
        expect(rows.last).to_have_attribute("aria-current", "step")
    shapes = page.locator(".lane button")
    assert shapes.count() > 10
    better = page.locator(".ways .better button")
    for number in range(shapes.count()):  # one at which something better was found
        shapes.nth(number).click()
        expect(page.locator(".ways .played button")).to_be_enabled()
        if better.count():
            break
    expect(better).to_have_attribute("aria-pressed", "true")
    at = page.locator(".slider input").input_value()
    page.locator(".then .step").first.wait_for()  # the line is there
    page.keyboard.press("ArrowRight")
    expect(page.locator(".then .step").first).to_have_attribute("aria-current", "step")
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".then .step").nth(1)).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    expect(better).to_have_attribute("aria-pressed", "true")
    assert page.locator(".slider input").input_value() == at, "stepping through a line leaves the game where it is"
    page.locator(".ways .played button").click()
    expect(page.locator(".ground.was")).to_be_visible()
    page.get_by_role("button", name="Try it from here").click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="How sure").click()
    expect(page.locator(".track .sure")).to_have_count(0)
    visitor.shot("analysis")
    assert violations(page) == []
    walked = []
    for key in ("n", "n", "Shift+N"):
        page.keyboard.press(key)
        walked.append(page.locator(".slider input").input_value())
    assert walked[0] == walked[2], "Shift-N leads back"
    page.get_by_role("button", name="Sheet").click()
    page.locator(".pad table").wait_for()

    page.goto(f"{address}/replay")
    page.get_by_role("button", name="Save").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Replay as one file").click()
    file = tmp_path / "game.html"
    download.value.save_as(file)
    offline = visit(base=file.as_uri(), offline=True).page
    offline.goto(file.as_uri())
    offline.get_by_role("button", name="Analysis", exact=True).click()
    offline.locator(".box .row .strip").first.wait_for()
    expect(offline.get_by_role("button", name="Stop")).to_have_count(0)
    offline.keyboard.press("n")


@pytest.mark.parametrize("dark", [False, True])
def test_on_a_phone_it_is_a_sheet_over_the_board(visit: Visit, table: tuple[str, Any], dark: bool) -> None:
    address, storage = table
    visitor = visit(phone=True, storage=storage, dark=dark, lang="fr")
    page = visitor.page
    page.goto(address)
    page.get_by_role("button", name="Analyse", exact=True).click()
    page.locator(".track .share").first.wait_for(timeout=LONG)
    page.locator(".ways .played button").wait_for()
    page.locator(".grip").click()
    expect(page.locator(".grip")).to_have_attribute("aria-expanded", "true")
    assert not faults(page)
    assert violations(page) == []
    page.locator(".grip").click()
    box = page.locator(".ground .board").first.bounding_box()
    assert box and box["height"] > 90, "the board stays in sight"
    visitor.shot(f"analysis-phone-{'dark' if dark else 'light'}")
    page.get_by_role("button", name="Erreurs", exact=True).click()
    page.locator(".box .row .strip").first.wait_for(timeout=LONG)
    assert not faults(page)
    assert violations(page) == []


def middle(shape: Locator) -> tuple[float, float]:
    box = shape.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_thumb_near_a_shape_means_it(visit: Visit, table: tuple[str, Any]) -> None:
    address, storage = table
    page = visit(phone=True, storage=storage).page
    analysed_on_phone(page, address)
    for lane in page.locator(".lane").all():
        shapes = lane.locator("button")
        assert shapes.count() > 4
        for number in (0, shapes.count() // 2, shapes.count() - 1):
            x, y = middle(shapes.nth(number))
            page.touchscreen.tap(x + 2, y + 9)
            expect(shapes.nth(number)).to_have_attribute("aria-pressed", "true")
    track = page.locator(".track .chart").bounding_box()
    assert track
    page.touchscreen.tap(track["x"] + track["width"] / 2, track["y"] + 30)
    expect(
        page.locator(".lane button[aria-pressed=true]"), "where there is nothing to see nobody is led"
    ).to_have_count(1)


def test_mistakes_are_walked_through_by_the_thumb(visit: Visit, table: tuple[str, Any]) -> None:
    address, storage = table
    page = visit(phone=True, storage=storage).page
    analysed_on_phone(page, address)
    there, back = (page.get_by_role("button", name=f"{word} mistake") for word in ("Next", "Previous"))
    slider = page.locator(".slider input")
    there.click()
    first = slider.input_value()
    there.click()
    assert slider.input_value() != first, "there is more than one"
    back.click()
    expect(slider).to_have_value(first)
    for button in (there, back):
        box = button.bounding_box()
        assert box and min(box["width"], box["height"]) >= 44 and box["y"] > 500, "wide as a thumb, and near it"


def test_on_its_side_a_phone_shows_board_and_decision_beside_each_other(visit: Visit, table: tuple[str, Any]) -> None:
    address, storage = table
    page = visit(phone=True, storage=storage).page
    page.set_viewport_size({"width": 844, "height": 390})
    analysed_on_phone(page, address)
    board, judged = (page.locator(each).first.bounding_box() for each in (".ground .board", ".judged .ways"))
    assert board and judged
    assert board["height"] > 200 and board["x"] + board["width"] <= judged["x"] + 1
    assert judged["y"] + judged["height"] < 390, "what was played and what was better are in sight"
    assert not faults(page)


def analysed_on_phone(page: Page, address: str) -> None:
    """Opens the analysis on a phone and waits until it is done."""
    page.goto(address)
    page.get_by_role("button", name="Analysis", exact=True).click()
    page.locator(".track .share").first.wait_for(timeout=LONG)
    page.locator(".running").first.wait_for(state="detached", timeout=LONG)
    page.locator(".ways .played button:enabled").wait_for()
