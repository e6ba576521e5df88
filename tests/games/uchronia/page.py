"""How tests play Uchronia on the page."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from ...page.hands import Hand
from ...page.player import GO, Step, confirm


def secrets(view: Any, seat: int) -> list[Any]:
    """What the view tells of the seat that only its owner may see; None where it does not tell."""
    return [view["boards"][seat]["hand"]]


def by(hand: Hand) -> Step:
    """Presses a lit piece, then one of its choices where it has several, and confirms; now and then uses the list."""

    def step(page: Page, chance: Random) -> None:
        if chance.random() < 0.2:
            from_list(page, chance)
        else:
            from_table(page, chance)
        confirm(page, lambda: hand.press(page.locator(GO)))

    def from_list(page: Page, chance: Random) -> None:
        sheet = page.locator(".action .btns > .btn:not(.go)")
        if page.locator("nav.tabs").count():
            hand.press(sheet.last)
        options = page.locator("[role=option]")
        options.first.wait_for()
        hand.press(options.nth(chance.randrange(options.count())))
        if page.locator("nav.tabs").count():
            hand.press(page.locator("nav.tabs button").first)

    def from_table(page: Page, chance: Random) -> None:
        things = page.locator(".piece.lit:visible, .btn.loose:visible")
        things.first.wait_for()
        hand.press(things.nth(chance.randrange(things.count())))
        page.wait_for_selector(f"{GO}, .pop.menu")
        menu = page.locator(".pop.menu [role=menuitem]")
        if menu.count():
            hand.press(menu.nth(chance.randrange(menu.count())))

    return step


def by_keys(page: Page, chance: Random) -> None:
    """Walks through the choices with arrows, or takes one by its number, and confirms."""
    count = page.locator("[role=option]").count()
    if chance.random() < 0.5:
        page.keyboard.press(str(1 + chance.randrange(min(9, count))))
    else:
        for _ in range(1 + chance.randrange(min(5, count))):
            page.keyboard.press(chance.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
    confirm(page, lambda: page.keyboard.press("Enter"))
