"""Whole games, from the start page to the score sheet: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import Finger, Hand, Mouse
from .player import END, Step, akropolis_by, akropolis_by_keys, await_turn, play, uchronia_by, uchronia_by_keys

SOME = 12  # own steps in the long game, before a bot takes over; --full plays it to its end
BY_HAND = {"akropolis": akropolis_by, "uchronia": uchronia_by}
BY_KEYS: dict[str, Step] = {"akropolis": akropolis_by_keys, "uchronia": uchronia_by_keys}
GAMES = ["akropolis", "uchronia"]


def start(page: Page, hand: Hand, game: str) -> None:
    """From the start page to a table against an easy bot."""
    page.goto("/")
    hand.press(page.locator("label.city").filter(has_text=game.title()))
    page.locator(".seatbox select").last.select_option("level-2")
    hand.press(page.get_by_role("button", name="Play", exact=True))
    page.wait_for_url("**/table/*")


def tab_to(page: Page, selector: str) -> None:
    """Walks with Tab until that thing has the focus."""
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never gets to {selector}")


def finish(page: Page, step: Step, game: str, full: bool) -> None:
    """Plays to the end; in the long game a bot does most of it."""
    long = game == "uchronia" and not full
    steps = play(page, step, SOME) if long else play(page, step)
    assert steps > 8
    if long and await_turn(page):
        page.get_by_role("button", name="Table", exact=True).first.click()
        page.get_by_role("button", name="Hand to a bot").click()
        page.keyboard.press("Escape")
    expect(page.locator(END)).to_be_visible(timeout=120_000)
    expect(page.locator(END)).not_to_be_empty()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_mouse(visit: Visit, full: bool, game: str) -> None:
    visitor = visit(moving=True)
    start(visitor.page, Mouse(), game)
    finish(visitor.page, BY_HAND[game](Mouse()), game, full)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visit: Visit, full: bool, game: str) -> None:
    page = visit().page
    page.goto("/")
    page.get_by_role("radio", name="Akropolis").wait_for()
    tab_to(page, "input[type=radio]")
    if game == "uchronia":
        page.keyboard.press("ArrowRight")
    tab_to(page, ".start .go")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    finish(page, BY_KEYS[game], game, full)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_on_a_phone(visit: Visit, full: bool, game: str) -> None:
    visitor = visit(phone=True)
    start(visitor.page, Finger(), game)
    finish(visitor.page, BY_HAND[game](Finger()), game, full)
