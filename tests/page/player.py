"""Plays at a table through what the page shows: waits until something can be chosen, chooses, confirms."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from playwright.sync_api import Page

from .hands import Hand

OPEN = ".action.mine"  # the action bar asks this person
END = ".res h1"  # who has won
GO = ".action .go"  # the one button: confirm
LONG = 2000  # steps; no game has as many

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

# The middles of what can be pressed there: at rest, and nothing lies over them.
PRESSABLE = """async (selector) => {
  const frame = () => new Promise(requestAnimationFrame);
  const look = () => [...document.querySelectorAll(selector)].flatMap((thing) => {
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    return document.elementFromPoint(...at)?.closest(selector) === thing ? [at] : [];
  });
  let places = look();
  for (let before = ""; before !== JSON.stringify(places) || !places.length; places = look()) {
    before = JSON.stringify(places);
    await frame();
    await frame();
  }
  return places;
}"""

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


def akropolis_by(hand: Hand) -> Step:
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


def akropolis_by_keys(page: Page, chance: Random) -> None:
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


def uchronia_by(hand: Hand) -> Step:
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


def uchronia_by_keys(page: Page, chance: Random) -> None:
    """Walks through the choices with arrows, or takes one by its number, and confirms."""
    count = page.locator("[role=option]").count()
    if chance.random() < 0.5:
        page.keyboard.press(str(1 + chance.randrange(min(9, count))))
    else:
        for _ in range(1 + chance.randrange(min(5, count))):
            page.keyboard.press(chance.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
    confirm(page, lambda: page.keyboard.press("Enter"))


HORIZON = ".hz .piece.lit, .hz .loose, .hz .cell.lit, .hz .cell.soft, .hz .unit.lit"


def horizon_by(hand: Hand) -> Step:
    """Presses something lit, then what goes with it where it is held, and confirms. Half of what can be declined is."""

    def press(page: Page, chance: Random, selector: str) -> None:
        hand.at(page, *chance.choice(page.evaluate(PRESSABLE, selector)))

    def step(page: Page, chance: Random) -> None:
        page.wait_for_selector(HORIZON)
        decline = page.locator(".hz .loose.plain").count() and chance.random() < 0.5
        press(page, chance, ".hz .loose.plain" if decline else HORIZON)
        page.wait_for_selector(f"{GO}, .pop.menu, .hz .held")
        if page.locator(".pop.menu").count():
            press(page, chance, ".pop.menu [role=menuitem]")
        elif not page.locator(GO).count():
            press(page, chance, ".hz .cell.lit, .hz .unit.lit")
        confirm(page, lambda: hand.press(page.locator(GO)))

    return step


# Everything of a table of The Golden Ages that answers the decision when it is pressed.
ANSWERS = (
    ".spot.lit, .spot[tabindex='0'], .golden .piece.lit, .lead .btn:not(.rot), .lead button.civ, .jo.lit .jrow:visible"
)


def golden_ages_by(hand: Hand) -> Step:
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


def golden_ages_by_keys(page: Page, chance: Random) -> None:
    """Walks through the choices with arrows, or takes one by its number, and confirms."""
    if chance.random() < 0.3:
        page.keyboard.press("1")
    else:
        for _ in range(1 + chance.randrange(5)):
            page.keyboard.press(chance.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
        if page.locator(GO).count() == 0:
            page.keyboard.press("ArrowDown")
    confirm(page, lambda: page.keyboard.press("Enter"))
