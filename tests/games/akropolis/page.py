"""How tests play Akropolis on the page."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from ...page.hands import Hand
from ...page.player import GO, Step, confirm

# Places to build that can be pressed where they are drawn: they are at rest, and nothing lies over them.
PEGS = """async () => {
  const look = () => [...document.querySelectorAll(".pegs > .raised, .pegs > .peg")].map((peg) => {
    const box = peg.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  });
  const frame = () => new Promise(requestAnimationFrame);
  let places = look();
  for (let before = ""; before !== JSON.stringify(places); places = look()) {
    before = JSON.stringify(places);
    await frame();
    await frame();
  }
  return places.filter(([x, y]) => document.elementFromPoint(x, y)?.closest("svg.drawing"));
}"""

# Where each kind of decision lights up on the table, and its list: places are gathered there by their level.
LIGHTS = {"take": ".lot.lit", "place": "svg.drawing.aims .pegs"}
LISTS = {"take": "aside .row", "place": ""}


def by(hand: Hand) -> Step:
    """Takes a tile from the Site, then presses a place in the city and confirms."""

    def step(page: Page, chance: Random) -> None:
        lots = page.locator(".lot.lit")
        if lots.count():
            hand.press(lots.nth(chance.randrange(min(2, lots.count()))))
            page.wait_for_selector(".lot.lit", state="detached")
            return
        page.wait_for_selector("svg.drawing.aims")
        hand.at(page, *chance.choice(page.evaluate(PEGS)))
        page.wait_for_selector(".ghost.picked")
        confirm(page, lambda: hand.press(page.locator(GO)))

    return step


def by_keys(page: Page, chance: Random) -> None:
    """Takes a tile by its number or by arrows, walks over the places with arrows, turns the tile, and confirms."""
    if page.locator(".lot.lit").count():
        if chance.random() < 0.5:
            page.keyboard.press("1")
        else:
            page.keyboard.press("ArrowRight")
            page.wait_for_selector(".lot.chosen")
            page.keyboard.press("Enter")
        page.wait_for_selector(".lot.lit", state="detached")
        return
    page.wait_for_selector("svg.drawing.aims")
    for key in chance.choices(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"], k=3):
        page.keyboard.press(key)
    page.wait_for_selector(".ghost.picked")
    page.keyboard.press("r")
    confirm(page, lambda: page.keyboard.press("Enter"))
