"""Games from the start page on, and to the score sheet: by mouse, by keyboard alone, and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, product

import pytest
from playwright.sync_api import Page, expect

from .conftest import Visit
from .hands import Finger, Hand, Mouse
from .long import some
from .player import END, Step, await_turn, play
from .players import GAMES, PLAYERS

LEVEL = "level-3"  # answers at once, and plays well enough to bring every game to its end
MORE = {"uchronia": 1}  # bots besides the first: three players share the long game
LONGER = ["golden_ages", "horizon", "origins", "uchronia"]
STEPS = 10  # of the others
LATE = 10  # decisions, of all seats, that are left of a game whose end is played
WAYS: dict[str, Callable[[str], Step]] = {
    "mouse": lambda game: PLAYERS[game].by(Mouse()),
    "keyboard": lambda game: PLAYERS[game].by_keys,
    "phone": lambda game: PLAYERS[game].by(Finger()),
}
# The shorter games; the others are played to their end where there is time.
WHOLE = [*product(["akropolis"], WAYS), ("golden_ages", "mouse")]


def start(page: Page, hand: Hand, game: str) -> None:
    """From the start page to a table with bots."""
    page.goto("/")
    hand.press(page.locator(f"label.city:has([value={game}])"))
    for _ in range(MORE.get(game, 0)):
        hand.press(page.locator("button.add"))
    for bot in page.locator(".seatbox select").all()[1:]:  # the first seat is that of whoever plays
        bot.select_option(LEVEL)
    hand.press(page.get_by_role("button", name="Play", exact=True))
    page.wait_for_url("**/table/*")


def start_by_keys(page: Page, game: str) -> None:
    """The same without a pointer."""
    page.goto("/")
    page.get_by_role("radio").first.wait_for()
    tab_to(page, "input[type=radio]")
    wanted = page.locator(f"[type=radio][value={game}]")
    for _ in range(page.get_by_role("radio").count()):  # whatever games stand between them
        if wanted.is_checked():
            break
        page.keyboard.press("ArrowRight")
    for _ in range(MORE.get(game, 0)):
        tab_to(page, "button.add")
        page.keyboard.press("Enter")
    tab_to(page, ".start .go")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def tab_to(page: Page, selector: str) -> None:
    """Walks with Tab until that thing has the focus."""
    for _ in range(60):
        if page.evaluate("(selector) => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never gets to {selector}")


def finish(page: Page, step: Step, least: int) -> None:
    """Plays to the end, every step of it."""
    assert play(page, step) >= least
    expect(page.locator(END)).to_be_visible()
    expect(page.locator(END)).not_to_be_empty()


@pytest.mark.parametrize(("game", "way"), some([*product(GAMES, WAYS)], [*zip(GAMES, cycle(WAYS), strict=False)]))
def test_a_game_from_the_start_page(visit: Visit, game: str, way: str) -> None:
    page = visit(phone=way == "phone", moving=(game, way) == ("akropolis", "mouse")).page
    if way == "keyboard":
        start_by_keys(page, game)
    else:
        start(page, Finger() if way == "phone" else Mouse(), game)
    step = WAYS[way](game)
    if some(True, (game, way) in WHOLE):
        finish(page, step, 9)
    else:
        assert play(page, step, STEPS) == STEPS


@pytest.mark.parametrize(("game", "way"), some([], [*zip(LONGER, cycle(["phone", "mouse", "keyboard"]), strict=False)]))
def test_a_game_comes_to_its_end(visit: Visit, game: str, way: str) -> None:
    visitor = visit(phone=way == "phone")
    page = visitor.page
    page.goto(f"/table/{visitor.new(game, level='level-2', late=LATE)}")
    assert await_turn(page)
    finish(page, WAYS[way](game), 2)
