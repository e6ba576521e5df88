"""What things are worth in points, figure by figure: by hand, and as found by playing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final

from librt.vecs import vec

from .cards import CARD_BIT, CARD_NUMBER, CARDS, CIVS

Worths = vec[float]

GOLD: Final = 0  # + era - 1: a gold
STANDING: Final = 4  # + era - 1: a colonist that can still act
TECH: Final = 8  # + era - 1: for each gold that the technology costs
SYMBOL: Final = 12  # a symbol under control
NEAR: Final = 13  # one that a standing colonist could come to
CUBE: Final = 14  # on the board
CITY: Final = 15
OUTLOOK: Final = 16  # of the judgement that would be the best
LEAD: Final = 17  # of the points for a future technology
READY: Final = 18  # a card that can still be activated in this era
LATER: Final = 19  # and one for each era to come
HURRY: Final = 20  # of all that is promised, once the end of the game has been brought about
GOLDEN: Final = 21  # while in a golden age, for each colonist of another that can still act
TOP: Final = 22  # of the points of a technology at the end of a row that comes next
TOP_PAID: Final = 23  # the same if there is the gold for it
WONDER: Final = 24  # of the points of a wonder that there is the gold for
PREY: Final = 25  # something to invade that there is the gold for
CIV_AT: Final = 26  # + civilization with a lasting effect: for an era
LASTING: Final[dict[str, float]] = {
    "greece": 0.5,
    "rome": 1.5,
    "china": 1.0,
    "inca": 1.2,
    "aztec": 1.2,
    "mongolia": 1.2,
    "france": 1.2,
    "arabia": 1.5,
    "spain": 1.6,
    "portugal": 1.0,
    "russia": 4.0,
    "japan": 3.0,
    "usa": 3.0,
    "european_union": 3.5,
    "brazil": 2.5,
}
CARD_AT: Final[int] = CIV_AT + len(LASTING)  # + card without anything to activate: for an era
PASSIVE: Final[dict[str, float]] = {"wall_1": 1.0, "wall_2": 1.0, "hagia_sophia": 2.0, "great_wall": 1.5}

BY_HAND: Final[dict[str, float]] = {
    "gold_1": 0.5,
    "gold_2": 0.5,
    "gold_3": 0.45,
    "gold_4": 0.36,
    "standing_1": 2.4,
    "standing_2": 2.4,
    "standing_3": 2.5,
    "standing_4": 2.6,
    "tech_1": 0.62,
    "tech_2": 0.56,
    "tech_3": 0.46,
    "tech_4": 0.2,
    "symbol": 0.25,
    "near": 0.06,
    "cube": 0.25,
    "city": 0.3,
    "outlook": 0.4,
    "lead": 4.0,
    "ready": 1.3,
    "later": 1.3,
    "hurry": 1.0,
    "golden": 0.0,
    "top": 0.0,
    "top_paid": 0.0,
    "wonder": 0.0,
    "prey": 0.0,
    **LASTING,
    **PASSIVE,
}
NAMES: Final[tuple[str, ...]] = tuple(BY_HAND)
# By civilization and by card: which figure it is; -1 for those that have none.
CIV_FIGURE: Final[list[int]] = [CIV_AT + list(LASTING).index(civ) if civ in LASTING else -1 for civ in CIVS]
CARD_FIGURE: Final[list[int]] = [CARD_AT + list(PASSIVE).index(card) if card in PASSIVE else -1 for card in CARDS]
WITH_WORTH: Final[int] = sum([CARD_BIT[CARD_NUMBER[card]] for card in PASSIVE])
assert NAMES.index("greece") == CIV_AT and NAMES.index("wall_1") == CARD_AT


def worths_of(figures: Mapping[str, float]) -> Worths:
    """The figures of these names; raises ValueError unless they are those of this game."""
    if set(figures) != set(NAMES):
        raise ValueError("The Golden Ages need a figure for each of their own names")
    return vec[float]([float(figures[name]) for name in NAMES])


def kept_worths() -> Worths:
    """Those that come with the package, found with two players."""
    file = resources.files("pentapolis") / "games" / "golden_ages" / "data" / "worths-2.json"
    return worths_of(json.loads(file.read_text("utf-8")))


HAND: Final[Worths] = worths_of(BY_HAND)
