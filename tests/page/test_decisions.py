"""Every kind of decision of every game, wide and on a phone: lit, listed, nothing cut, and a picture to look at."""

from __future__ import annotations

import pytest

import pentapolis

from .conftest import Visit
from .long import some
from .looks import all_faults
from .player import GO, OPEN
from .players import GAMES, PLAYERS
from .visitor import Visitor

PICKED = f"{GO}:visible, .board .chosen:visible"
# What chance does not come to in thousands of games; the tests of the game itself build it.
RARE = {"origins": {"district_card"}}
KINDS = {
    game: [
        step.name
        for step in pentapolis.game(game).steps
        if not step.automatic and not step.name.startswith("solo") and step.name not in RARE.get(game, set())
    ]
    for game in GAMES
}
# In the short run those that whole games seldom come to.
SELDOM = [("origins", "recolour"), ("golden_ages", "india_tech"), ("golden_ages", "more"), ("horizon", "engage")]
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
        listed, choices = page.locator("[role=option]").count(), len(visitor.state(table)["choices"])
        if listed != choices:
            found.add(f"{kind} lists {listed} of {choices} choices")
    return found


def faults_of(visitor: Visitor, game: str, kind: str) -> set[str]:
    """What is wrong with the decision, and with its first choice when that is taken into the hand."""
    page = visitor.page
    table = visitor.new(game, "hbb", name=f"at {kind}")
    page.goto(f"/table/{table}")
    page.wait_for_selector(OPEN)
    found = set(all_faults(page)) | unanswerable(visitor, table, game, kind)
    visitor.shot(f"decision-{game}-{kind}-{'phone' if visitor.phone else 'wide'}")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(PICKED)
    visitor.shot(f"decision-{game}-{kind}-{'phone' if visitor.phone else 'wide'}-picked")
    return found | set(all_faults(page))


@pytest.mark.parametrize(("game", "kind"), DECISIONS)
def test_a_decision_is_shown_whole(visit: Visit, game: str, kind: str) -> None:
    for wishes in ({"phone": False, "lang": "en-GB"}, {"phone": True, "lang": "fr-FR"}):
        assert faults_of(visit(**wishes), game, kind) == set()
