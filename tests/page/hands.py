"""Ways to touch the page: a mouse, a finger."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Protocol

from playwright.sync_api import Locator, Page

Point = tuple[float, float]


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


class Touch:
    """Fingers that stay on the glass: they drag, pinch and throw."""

    def __init__(self, page: Page) -> None:
        self._protocol = page.context.new_cdp_session(page)

    def down(self, *points: Point) -> None:
        self._send("touchStart", points)

    def move(self, *points: Point) -> None:
        self._send("touchMove", points)

    def up(self) -> None:
        self._send("touchEnd", ())

    def glide(self, start: Point, end: Point, steps: int = 6) -> None:
        """One finger, in so many steps."""
        for step in range(1, steps + 1):
            self.move(between(start, end, step / steps))

    def throw(self, start: Point, end: Point) -> None:
        """A finger that is lifted in full swing, however slow the machine is: the events say when they were."""
        now = time.time()
        for step in range(5):
            self._send("touchMove", [between(start, end, step / 4)], now + 0.008 * step)
        self._send("touchEnd", (), now + 0.036)

    def _send(self, kind: str, points: Sequence[Point], when: float | None = None) -> None:
        spots = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points, 1)]
        at = {} if when is None else {"timestamp": when}
        self._protocol.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots, **at})


def between(start: Point, end: Point, part: float) -> Point:
    """The point so far on the way."""
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
