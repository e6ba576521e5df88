"""Screens between a phone and a desk: a phone on its side, tablets. Both games can be played on each of them."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from .conftest import Visit
from .hands import Finger, Mouse
from .looks import WIDER, faults
from .player import akropolis_by, await_turn, play, uchronia_by

SIZES = [(844, 390), (768, 1024), (1024, 768)]
BY = {"akropolis": akropolis_by, "uchronia": uchronia_by}

# Cards of the Great Works with more text than room.
CUT_TEXTS = """() => [...document.querySelectorAll(".works .body")]
  .filter((each) => each.scrollHeight > each.clientHeight + 1).length"""


def at(visit: Visit, game: str, size: tuple[int, int], seats: str = "hbb", lang: str = "en-GB") -> Page:
    """A new table on a screen of that size."""
    visitor = visit(phone=size != (1024, 768), lang=lang)
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
        assert faults(page) == []
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".action .go")
        assert faults(page) == []
        page.keyboard.press("Escape")


@pytest.mark.parametrize("size", [(844, 390), (667, 375), (360, 640)])
def test_the_button_has_room_beside_both_kinds_of_undo(visit: Visit, size: tuple[int, int]) -> None:
    page = at(visit, "uchronia", size, lang="fr-FR")
    step, turn = uchronia_by(Finger()), page.locator(".undo .quiet")
    for seed in range(40):
        play(page, step, 1, seed)
        assert await_turn(page)
        page.keyboard.press("ArrowDown")
        page.wait_for_selector(".action .go")
        if turn.count():
            break
        page.keyboard.press("Escape")
    assert turn.is_visible() and faults(page) == []


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


def test_on_its_side_cards_to_build_and_hand_are_seen_together(visit: Visit) -> None:
    page = at(visit, "uchronia", (844, 390))
    page.wait_for_selector(".action.mine")
    edge = page.locator(".low").evaluate("(each) => each.getBoundingClientRect().top")
    for part in (".works", ".forum", ".z-stock .row", ".sites"):
        box = page.locator(part).bounding_box()
        assert box is not None and box["y"] >= 44 and box["y"] + box["height"] <= edge + 8, part
    page.locator(".works .info").first.tap()
    page.get_by_role("dialog").wait_for()


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
    assert faults(page) == []
