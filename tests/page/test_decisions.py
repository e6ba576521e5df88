"""Every kind of decision of every game, wide and on a phone: lit, listed, foreseen, nothing cut, and pictures of it.

What is no choice then says why not, or what it is, with the rule.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import TimeoutError, expect

import pentapolis

from .conftest import Visit
from .long import some
from .looks import all_faults
from .player import GO, OPEN
from .players import GAMES, PLAYERS
from .visitor import PATIENCE, Visitor

PICKED = f"{GO}:visible, .board .chosen:visible"
KINDS = {
    game: [step.name for step in pentapolis.game(game).steps if not step.automatic and not step.name.startswith("solo")]
    for game in GAMES
}
# In the short run those that whole games seldom come to.
SELDOM = [
    ("origins", "recolour"),
    ("origins", "district_card"),
    ("golden_ages", "india_tech"),
    ("golden_ages", "more"),
    ("horizon", "engage"),
]
DECISIONS = some([(game, kind) for game in GAMES for kind in KINDS[game]], SELDOM)


LIT = ".board :is(.lit, .soft):visible, .loose:visible"  # on the table, or an answer in words


def unanswerable(visitor: Visitor, table: str, game: str, kind: str) -> set[str]:
    """What of the decision can be chosen neither where the game's note says nor in the list."""
    page, found = visitor.page, set()
    lights = getattr(PLAYERS[game], "LIGHTS", {}).get(kind, LIT)
    if not page.locator(lights).count():
        found.add(f"{kind} lights up nothing that matches {lights}")
    if not visitor.phone:  # there it is a sheet
        tab = page.get_by_role("tab", name="Choices")
        if tab.count():
            tab.click()
            tab.blur()  # keys are for the board again
        rows = getattr(PLAYERS[game], "LISTS", {}).get(kind, "[role=option]")
        choices = len(visitor.state(table)["choices"])
        listed = page.locator(rows).count() if rows else choices
        if listed != choices:
            found.add(f"{kind} lists {listed} of {choices} choices")
    return found


# The middles of what can be pressed but is no choice, one of each zone: at rest, and nothing lies over them.
NO_CHOICES = """() => {
  const found = new Map();
  for (const thing of document.querySelectorAll(".board button[data-piece]")) {
    const zone = thing.dataset.piece.split(":")[0], box = thing.getBoundingClientRect();
    const at = [box.x + box.width / 2, box.y + box.height / 2];
    const there = document.elementFromPoint(...at)?.closest("[data-piece]");
    if (there === thing && !thing.matches(".lit, .soft, .held, .chosen")) found.set(zone, [thing.dataset.piece, ...at]);
  }
  return [...found.values()];
}"""
TOLD = ".bubble a.rule"


def silent(visitor: Visitor) -> set[str]:
    """What is no choice and gives no answer with a rule when it is pressed."""
    page, found = visitor.page, set()
    for name, x, y in page.evaluate(NO_CHOICES):
        page.mouse.click(x, y)
        try:
            page.wait_for_selector(TOLD, timeout=PATIENCE)
        except TimeoutError:
            found.add(f"{name} says neither why not nor what it is")
        page.keyboard.press("Escape")
        page.wait_for_selector(TOLD, state="detached")
    return found


def unforeseen(visitor: Visitor, table: str) -> set[str]:
    """How what the button promises differs from what the choice in the hand would bring."""
    page, state = visitor.page, visitor.state(table)
    option = page.locator("[role=option][aria-selected=true]").first
    if not option.count():  # a list of its own
        return set()
    words = (option.get_attribute("aria-label") or option.locator("span").nth(1).inner_text()).casefold()
    alike = [choice for choice in state["choices"] if choice["text"].casefold() == words]
    asked = {"type": "preview", "version": state["version"]}
    totals = {visitor.order(table, **asked, action=each["action"])["preview"]["total"] for each in alike}
    promised = "|".join(re.escape(f"{'+' if each > 0 else '−'}{abs(each)}") if each else "^[^+−]*$" for each in totals)
    try:
        expect(page.locator(GO)).to_contain_text(re.compile(promised), timeout=PATIENCE)
    except AssertionError:
        return {f"{words} brings {totals or 'what nobody knows'} and the button says {page.locator(GO).inner_text()}"}
    return set()


def faults_of(visitor: Visitor, game: str, kind: str) -> set[str]:
    """What is wrong with the decision, and with its first choice when that is taken into the hand."""
    page = visitor.page
    built = kind in getattr(PLAYERS[game], "POSITIONS", {})  # of two players
    table = visitor.new(game, "hb" if built else "hbb", name=f"at {kind}")
    page.goto(f"/table/{table}")
    page.wait_for_selector(OPEN)
    found = set(all_faults(page)) | unanswerable(visitor, table, game, kind)
    visitor.shot(f"decision-{game}-{kind}-{'phone' if visitor.phone else 'wide'}")
    if not visitor.phone:
        found |= silent(visitor)
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(PICKED)
    visitor.shot(f"decision-{game}-{kind}-{'phone' if visitor.phone else 'wide'}-picked")
    if not visitor.phone:
        found |= unforeseen(visitor, table)
    return found | set(all_faults(page))


@pytest.mark.parametrize(("game", "kind"), DECISIONS)
def test_a_decision_is_shown_whole(visit: Visit, game: str, kind: str) -> None:
    for wishes in ({"phone": False, "lang": "en-GB"}, {"phone": True, "lang": "fr-FR"}):
        assert faults_of(visit(**wishes), game, kind) == set()
