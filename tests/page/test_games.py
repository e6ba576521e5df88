"""Games from the start page on, short ones to the score sheet: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import Finger, Hand, Mouse
from .long import some
from .player import END, Step, akropolis_by, akropolis_by_keys, play, uchronia_by, uchronia_by_keys

LEVEL = "level-3"  # answers at once, and plays well enough to bring every game to its end
MORE = {
    "akropolis": 0,
    "uchronia": 1,
}  # bots besides the first: three players share the long game
BY_HAND = {"akropolis": akropolis_by, "uchronia": uchronia_by}
BY_KEYS: dict[str, Step] = {"akropolis": akropolis_by_keys, "uchronia": uchronia_by_keys}
GAMES = ["akropolis", "uchronia"]
STEPS: dict[str, int | None] = {"akropolis": None, "uchronia": some(None, 30)}  # None: to the end


def start(page: Page, hand: Hand, game: str) -> None:
    """From the start page to a table with bots."""
    page.goto("/")
    hand.press(page.locator("label.city").filter(has_text=game.title()))
    for _ in range(MORE[game]):
        hand.press(page.locator("button.add"))
    for bot in page.locator(".seatbox select").all()[1:]:  # the first seat is that of whoever plays
        bot.select_option(LEVEL)
    hand.press(page.get_by_role("button", name="Play", exact=True))
    page.wait_for_url("**/table/*")


def tab_to(page: Page, selector: str) -> None:
    """Walks with Tab until that thing has the focus."""
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never gets to {selector}")


def finish(page: Page, step: Step, steps: int | None = None) -> None:
    """Plays to the end, every step of it, or only so many."""
    if steps is not None:
        assert play(page, step, steps) == steps
        return
    assert play(page, step) > 8
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(END)).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_mouse(visit: Visit, game: str) -> None:
    visitor = visit(moving=game == "akropolis")  # the long game would only be longer
    start(visitor.page, Mouse(), game)
    finish(visitor.page, BY_HAND[game](Mouse()), STEPS[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_keyboard_alone(visit: Visit, game: str) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("radio", name="Akropolis").wait_for()
    tab_to(page, "input[type=radio]")
    wanted = page.get_by_role("radio", name=game.title())
    for _ in range(page.get_by_role("radio").count()):  # whatever games stand between them
        if wanted.is_checked():
            break
        page.keyboard.press("ArrowRight")
    for _ in range(MORE[game]):
        tab_to(page, "button.add")
        page.keyboard.press("Enter")
    tab_to(page, ".start .go")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    finish(page, BY_KEYS[game], STEPS[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_game_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit(phone=True)
    start(visitor.page, Finger(), game)
    finish(visitor.page, BY_HAND[game](Finger()), STEPS[game])
