"""Every kind of decision of every game, wide and on a phone: lit, nothing cut, and a picture to look at."""

from __future__ import annotations

import pytest

import pentapolis

from .conftest import Visit
from .long import some
from .looks import all_faults
from .player import GO, OPEN
from .players import GAMES
from .visitor import Visitor

PICKED = f"{GO}:visible, .board .chosen:visible"
# What chance does not come to in thousands of games; the tests of the game itself build it.
RARE = {"origins": {"district_card"}, "golden_ages": {"cubes_from"}}
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


def faults_of(visitor: Visitor, game: str, kind: str) -> set[str]:
    """What is wrong with the decision, and with its first choice when that is taken into the hand."""
    page = visitor.page
    page.goto(f"/table/{visitor.new(game, 'hbb', name=f'at {kind}')}")
    page.wait_for_selector(OPEN)
    found = set(all_faults(page))
    visitor.shot(f"decision-{game}-{kind}-{'phone' if visitor.phone else 'wide'}")
    page.keyboard.press("ArrowDown")
    page.wait_for_selector(PICKED)
    visitor.shot(f"decision-{game}-{kind}-{'phone' if visitor.phone else 'wide'}-picked")
    return found | set(all_faults(page))


@pytest.mark.parametrize(("game", "kind"), DECISIONS)
def test_a_decision_is_shown_whole(visit: Visit, game: str, kind: str) -> None:
    for wishes in ({"phone": False, "lang": "en-GB"}, {"phone": True, "lang": "fr-FR"}):
        assert faults_of(visit(**wishes), game, kind) == set()
