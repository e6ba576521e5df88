"""Plays at a table through what the page shows: waits until something can be chosen, chooses, confirms."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

OPEN = ".action.mine"  # the action bar asks this person
END = ".res h1"  # who has won
GO = ".action .go"  # the one button: confirm
LONG = 2000  # steps; no game has as many

Step = Callable[[Page, Random], None]


def await_turn(page: Page) -> bool:
    """Waits until this person must choose; False when the game is over."""
    page.wait_for_selector(f"{OPEN}, {END}", state="attached")
    return page.locator(END).count() == 0


def play(page: Page, step: Step, steps: int = LONG, seed: int = 1) -> int:
    """Plays that many steps, or until the game is over; returns how many there were."""
    chance = Random(seed)
    for count in range(steps):
        if not await_turn(page):
            return count
        step(page, chance)
    assert steps < LONG, "the game does not end"
    return steps


def confirm(page: Page, press: Callable[[], None]) -> None:
    """Confirms what is chosen, by a press of some kind, and waits until the server has taken it."""
    button = page.wait_for_selector(GO)
    assert button is not None
    press()
    button.wait_for_element_state("hidden")
