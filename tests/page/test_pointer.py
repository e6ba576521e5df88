"""Words for what people point with: they tap with a finger and click with a mouse."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Visit

HELP = {"mouse": "click it to see what it would do", "touch": "tap it to see what it would do"}


def open_help(page: Page) -> None:
    page.locator(".action.mine").wait_for()
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_be_visible()


def test_a_mouse_clicks_and_a_finger_taps(visit: Visit) -> None:
    for phone, word, other in ((False, "mouse", "touch"), (True, "touch", "mouse")):
        visitor = visit(phone=phone)
        visitor.page.goto(f"/table/{visitor.new('akropolis')}")
        open_help(visitor.page)
        expect(visitor.page.locator("dialog[open]")).to_contain_text(HELP[word])
        expect(visitor.page.locator("dialog[open]")).not_to_contain_text(HELP[other])


def test_the_words_follow_the_pointer_that_is_used(visit: Visit) -> None:
    visitor = visit(phone=True)  # has both: a finger, and the mouse that is plugged in
    page = visitor.page
    page.goto(f"/table/{visitor.new('akropolis')}")
    open_help(page)
    page.mouse.move(40, 40)
    expect(page.locator("dialog[open]")).to_contain_text(HELP["mouse"])
    page.locator("dialog[open] h2").tap()
    expect(page.locator("dialog[open]")).to_contain_text(HELP["touch"])


def test_the_replay_says_click_to_a_mouse(visit: Visit, finished: tuple[dict[str, str], object]) -> None:
    tables, storage = finished
    page = visit(storage=storage).page
    page.goto(f"/table/{tables['akropolis']}/replay")
    expect(page.get_by_text("click to go there").first).to_be_visible()
    expect(page.get_by_text("tap to go there")).to_have_count(0)
