"""Ways to touch the page: a mouse, a finger."""

from __future__ import annotations

from typing import Protocol

from playwright.sync_api import Locator, Page


class Hand(Protocol):
    """Presses things, and points at places of the screen."""

    def press(self, thing: Locator) -> None: ...

    def at(self, page: Page, x: float, y: float) -> None: ...


class Mouse:
    """Clicks."""

    def press(self, thing: Locator) -> None:
        thing.click()

    def at(self, page: Page, x: float, y: float) -> None:
        page.mouse.click(x, y)


class Finger:
    """Taps."""

    def press(self, thing: Locator) -> None:
        thing.tap()

    def at(self, page: Page, x: float, y: float) -> None:
        page.touchscreen.tap(x, y)
