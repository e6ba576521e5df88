"""What a glance at the screen tells: is something cut off, is the page wider than the screen?"""

from __future__ import annotations

from playwright.sync_api import Page

# What is cut by the edge of the screen although nothing around it scrolls, and buttons that something else lies over.
CUT = """() => [...document.querySelectorAll(".action .btn, .action .say, .bar .btn, nav.tabs button, .strip button")]
  .filter((thing) => {
    const box = thing.getBoundingClientRect();
    if (!box.width) return false;
    if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) return true;
    const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return thing.matches("button") && !thing.contains(there);
  })
  .map((thing) => `${thing.className} "${thing.textContent.trim()}" is cut or covered`)"""

# Buildings of the row that a finger in their middle would not mean.
MISSED = """() => [...document.querySelectorAll(".works .piece")]
  .filter((thing) => {
    const box = thing.getBoundingClientRect(), row = thing.closest(".works").getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    return x > row.left && x < row.right && document.elementFromPoint(x, y)?.closest(".info");
  })
  .map((thing) => `${thing.dataset.piece} lies under its sign for more`)"""

# Monopolies beyond the edge of the table.
BEYOND = """() => [...document.querySelectorAll(".mono .coin")]
  .filter((coin) => coin.getBoundingClientRect().right > coin.closest(".felt").getBoundingClientRect().right + 1)
  .map((coin) => `${coin.dataset.piece} is beyond the edge`)"""

WIDER = "() => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight"


def faults(page: Page) -> list[str]:
    """What is wrong with what is on the screen now, in words."""
    cut: list[str] = [fault for look in (CUT, MISSED, BEYOND) for fault in page.evaluate(look)]
    return [*cut, "the page is larger than the screen"] if page.evaluate(WIDER) else cut
