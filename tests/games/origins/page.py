"""How tests play Origins on the page."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from pentapolis.core.state import State

from ...page.hands import Hand
from ...page.player import GO, Step, confirm
from .acts import complete
from .stage import two_cards_stage
from .together import staged

# What can be pressed: lit pieces, cells and temples, and chips.
LIT = ".og .piece.lit:visible, .og .cell.lit:visible, .og .plan [role=option]:not(.sr):visible"
MENU = ".pop.menu [role=menuitem]"

# Something came of a press: it is chosen, its choices are shown, or what was asked is answered.
ANSWERED = f"""(before) => document.querySelector("{GO}") || document.querySelector(".pop.menu")
  || document.querySelector(".otable")?.dataset.decision !== before"""


def two_cards() -> State:
    """Two cards in play fit the District that was just completed."""
    return staged(two_cards_stage()).play(complete("purple", 3, (1, 0))).state


# Decisions to which chance does not come in thousands of games.
POSITIONS = {"district_card": two_cards}

# Those of which a press in their middle is meant for them; others wait beyond the edge of a window that can be moved.
REACHED = """(things) => things.flatMap((thing, at) => {
  const { x, y, width, height } = thing.getBoundingClientRect();
  const there = document.elementFromPoint(x + width / 2, y + height / 2);
  return there && thing.contains(there) ? [at] : [];
})"""


def asked(page: Page) -> str | None:
    """What the table asks now."""
    return page.locator(".otable").get_attribute("data-decision")


def follow(page: Page, hand: Hand, before: str | None) -> None:
    """Goes on from a press until the step is taken: chooses from the menu of a piece, and confirms."""
    page.wait_for_function(ANSWERED, arg=before)
    menu = page.locator(MENU)
    if menu.count():
        hand.press(menu.first)
        page.wait_for_function(ANSWERED.replace(' || document.querySelector(".pop.menu")', ""), arg=before)
    if asked(page) == before:
        confirm(page, lambda: hand.press(page.locator(GO)))


def by(hand: Hand) -> Step:
    """Presses something lit, then one of its choices where it has several, and confirms."""

    def step(page: Page, chance: Random) -> None:
        before = asked(page)
        things = page.locator(LIT)
        things.first.wait_for()
        reached = things.evaluate_all(REACHED) or range(things.count())
        hand.press(things.nth(chance.choice(reached)))
        follow(page, hand, before)

    return step


def by_keys(page: Page, chance: Random) -> None:
    """Walks through the choices with arrows, or takes one by its number, and confirms."""
    options = page.locator(".og .plan [role=option]")
    options.first.wait_for(state="attached")
    count = options.count()
    if chance.random() < 0.5:
        page.keyboard.press(str(1 + chance.randrange(min(9, count))))
    else:
        for _ in range(1 + chance.randrange(min(4, count))):
            page.keyboard.press(chance.choice(["ArrowDown", "ArrowDown", "ArrowUp"]))
    confirm(page, lambda: page.keyboard.press("Enter"))
