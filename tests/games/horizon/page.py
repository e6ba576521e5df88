"""How tests play Beyond the Horizon on the page."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from ...page.hands import Hand
from ...page.player import GO, Step, confirm

# The middles of what can be pressed there: at rest, and nothing lies over them. What is out of sight is scrolled to.
PRESSABLE = """async (selector) => {
  const frame = () => new Promise(requestAnimationFrame);
  const look = () => [...document.querySelectorAll(selector)].flatMap((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    return document.elementFromPoint(...at)?.closest(selector) === thing ? [at] : [];
  });
  let places = look();
  let tries = 0;
  for (let before = ""; before !== JSON.stringify(places) || !places.length; places = look()) {
    if (++tries > 900) throw Error(`nothing that matches ${selector} can be pressed`);
    if (tries % 10 === 0 && !places.length) document.querySelector(selector)?.scrollIntoView({ block: "center" });
    before = JSON.stringify(places);
    await frame();
    await frame();
  }
  return places;
}"""

LIT = ".hz .piece.lit, .hz .loose, .hz .cell.lit, .hz .cell.soft, .hz .unit.lit"

# Where each kind of decision lights up on the table.
LIGHTS = {
    "government": ".gc.lit",
    "space": ".sp.lit",
    "slot": ":is(.tc, .slot).lit",
    "colour": ".opt.loose[class*='c-']",
    "card": ".fc.lit",
    "building_tile": ".bt.lit",
    "build": ".bt.lit",
    "recruit": ".cell.lit",
    "settle": ".cell.lit",
    "fortify": ".cell.lit",
    "step": ".unit.lit",
    "upgrade": ".unit.lit",
    "engage": ".unit.lit",
    "builder": ".unit.lit",
    "production": ".pawns.lit",
    "track": ".trackrow.lit",
    "objective": "[data-piece^=objectives].lit",
    "option": ".opt.loose",
    "basic": ".opt.loose",
    "gain": ".opt.loose",
    "expansion": ".opt.loose",
    "trade": ".opt.loose",
}


def by(hand: Hand) -> Step:
    """Presses something lit, then what goes with it where it is held, and confirms. Half of what can be declined is."""

    def press(page: Page, chance: Random, selector: str) -> None:
        hand.at(page, *chance.choice(page.evaluate(PRESSABLE, selector)))

    def step(page: Page, chance: Random) -> None:
        page.wait_for_selector(LIT)
        decline = page.locator(".hz .loose.plain").count() and chance.random() < 0.5
        press(page, chance, ".hz .loose.plain" if decline else LIT)
        page.wait_for_selector(f"{GO}, .pop.menu, .hz .held")
        if page.locator(".pop.menu").count():
            press(page, chance, ".pop.menu [role=menuitem]")
        elif not page.locator(GO).count():
            press(page, chance, ".hz .cell.lit, .hz .unit.lit")
        confirm(page, lambda: hand.press(page.locator(GO)))

    return step


def by_keys(page: Page, chance: Random) -> None:
    """Walks through the choices with arrows, or takes one by its number, and confirms."""
    if chance.random() < 0.3:
        page.keyboard.press("1")
    else:
        for _ in range(1 + chance.randrange(4)):
            page.keyboard.press("ArrowDown")
    confirm(page, lambda: page.keyboard.press("Enter"))
