"""Screens between a phone and a desk: a phone on its side, tablets. Both games can be played on each of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .hands import Finger, Mouse
from .player import akropolis_by, await_turn, play, uchronia_by

SIZES = [(844, 390), (768, 1024), (1024, 768)]
BY = {"akropolis": akropolis_by, "uchronia": uchronia_by}

# What is cut by the edge of the screen although nothing around it scrolls.
CUT = """() => [...document.querySelectorAll(".action .btn, .action .say, .bar .btn, nav.tabs button, .strip button")]
  .filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.width && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
  })
  .map((thing) => thing.outerHTML.slice(0, 90))"""

# Cards of the Great Works with more text than room.
CUT_TEXTS = """() => [...document.querySelectorAll(".works .body")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).length"""

WIDER = "() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"


def at(visit: Visit, game: str, size: tuple[int, int], seats: str = "hbb") -> Page:
    """A new table on a screen of that size."""
    visitor = visit(phone=size != (1024, 768))
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    visitor.page.goto(f"/table/{visitor.new(game, seats)}")
    return visitor.page


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["akropolis", "uchronia"])
def test_a_few_turns_on_this_screen(visit: Visit, game: str, size: tuple[int, int]) -> None:
    page = at(visit, game, size)
    step = BY[game](Mouse() if size == (1024, 768) else Finger())
    for seed in range(4):
        play(page, step, 2, seed)
        assert await_turn(page)
        assert page.evaluate(CUT) == []
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".action .go")
        assert page.evaluate(CUT) == []
        assert not page.evaluate(WIDER)
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", SIZES)
def test_scripts_and_styles_agree_on_what_a_phone_is(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size)
    page.wait_for_selector(".action.mine")
    phone = size != (1024, 768)
    assert page.locator("nav.tabs").count() == int(phone)
    assert page.evaluate("document.documentElement.classList.contains('phone')") == phone
    assert page.evaluate("getComputedStyle(document.querySelector('.bar .btn.icon')).height") == (
        "44px" if phone else "36px"
    )


@pytest.mark.parametrize("size", SIZES)
def test_great_works_are_readable(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size)
    page.wait_for_selector(".action.mine")
    widths = page.evaluate("[...document.querySelectorAll('.works .bld')].map((each) => each.clientWidth)")
    assert len(widths) == 5 and min(widths) >= 80
    if size != (844, 390):  # on its side two lines, and the rest behind the sign of the card
        assert page.evaluate(CUT_TEXTS) == 0


@pytest.mark.parametrize("size", SIZES)
def test_sheets_and_a_look_back_fit(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size)
    play(page, uchronia_by(Mouse() if size == (1024, 768) else Finger()), 3)
    assert await_turn(page)
    for number in range(1, page.locator("nav.tabs button").count()):
        page.locator("nav.tabs button").nth(number).tap()
        page.locator(".sheet").wait_for()
        assert not page.evaluate(WIDER)
        assert page.evaluate(
            "document.querySelector('.sheet').scrollWidth <= document.querySelector('.sheet').clientWidth"
        )
    page.keyboard.press("[")
    page.wait_for_selector(".action.peek")
    assert page.evaluate(CUT) == []
