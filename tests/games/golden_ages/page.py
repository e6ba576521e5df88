"""How tests play The Golden Ages on the page."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from ...page.hands import Hand
from ...page.player import GO, Step, confirm

# Everything of a table of The Golden Ages that answers the decision when it is pressed.
ANSWERS = (
    ".spot.lit, .spot[tabindex='0'], .golden .piece.lit, .lead .btn:not(.rot), .lead button.civ, .jo.lit .jrow:visible"
)


# Where other things than lit pieces of the table are to be chosen.
LIGHTS = {
    "place_tile": ".map .peg:visible",
    "glory_keep": ".action .lead .gl:visible",
    "judgement": ".sc .jo.lit .jrow:visible, .action .judging .btn:visible",
}


def secrets(view: Any, seat: int) -> list[Any]:
    """What the view tells of the seat that only its owner may see; None where it does not tell."""
    return [view["boards"][seat]["hand"], view["boards"][seat]["future"]]


def by(hand: Hand) -> Step:
    """Begins an action by its key or by a piece; else presses a lit piece and confirms."""

    def step(page: Page, chance: Random) -> None:
        page.wait_for_selector(f".key.can, {ANSWERS}")
        keys = page.locator(".key.can")
        if keys.count():
            pieces = page.locator(".spot.soft, .golden .piece.soft")
            things = pieces if pieces.count() and chance.random() < 0.3 else keys
            hand.press(things.nth(chance.randrange(things.count())))
            page.wait_for_selector(".golden.wishing", state="detached")
            if page.locator(GO).count() == 0:
                return
        else:
            things = page.locator(ANSWERS)
            hand.press(things.nth(chance.randrange(things.count())))
            page.wait_for_selector(f"{GO}, .pop.menu")
            menu = page.locator(".pop.menu [role=menuitem]")
            if menu.count():
                hand.press(menu.nth(chance.randrange(menu.count())))
        confirm(page, lambda: hand.press(page.locator(GO)))

    return step


def by_keys(page: Page, chance: Random) -> None:
    """Walks through the choices with arrows, or takes one by its number, and confirms."""
    if chance.random() < 0.3:
        page.keyboard.press("1")
    else:
        for _ in range(1 + chance.randrange(5)):
            page.keyboard.press(chance.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
        if page.locator(GO).count() == 0:
            page.keyboard.press("ArrowDown")
    confirm(page, lambda: page.keyboard.press("Enter"))
