"""What things are worth in points, figure by figure: by hand, and as found by playing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final

from librt.vecs import vec

Worths = vec[float]

STONE_WORTH: Final = 0
FOOD_WORTH: Final = 1
WISDOM_WORTH: Final = 2
GOLD_WORTH: Final = 3  # besides its point
PLENTY: Final = 4  # of a basic resource beyond ENOUGH
ENOUGH: Final = 5
READY: Final = 6  # of a worker that can still go to a site in this round
SPEAKER_WORTH: Final = 7
BASE_FOOD: Final = 8  # of having all the Food for the next base
TEMPLE_STEP: Final = 9  # besides its points
HIGHEST_TEMPLE: Final = 10  # of the points of the track that does not count
SPACE: Final = 11  # of the Military track
TOKEN: Final = 12
ADVISOR: Final = 13
TOWER: Final = 14
KEPT_TILE: Final = 15
BUILDING: Final = 16
FARM_WORTH: Final = 17
SEAT_WORTH: Final = 18
SEATING: Final = 19  # of the points that the best die would give on a free Seat
MATCH: Final = 20  # of the points and Gold of a District card that a free Seat fits
NEARLY: Final = 21  # three tiles of a block
PAIR: Final = 22  # two of them
SIX: Final = 23
FREEMAN: Final = 24  # for each round to come, as are the next four
PIP: Final = 25
FREE_BASE: Final = 26
BASE: Final = 27
SIGN: Final = 28
SHIP: Final = 29  # that a ship has risen makes visits dearer
TEMPLE_SHIP: Final = 30  # above that for the site of the temples
SHARED: Final = 31  # the part of that which counts with others, since it is as dear for them
ROUNDS: Final = 32  # about how long a game with others is
SOON: Final = 33  # rounds before the end from which on investments lose their worth
BUSY: Final = 34  # visits that can still use what there is
ABILITY_GOLD: Final = 35  # that an ability would give
ABILITY_SPACE: Final = 36
FIGHT: Final = 37  # to advance and attack
CLIMB: Final = 38
OTHER: Final = 39
STEP_UNDER_WAY: Final = 40
BUILD_UNDER_WAY: Final = 41
SEAT_UNDER_WAY: Final = 42
CARD_UNDER_WAY: Final = 43
RECRUIT_UNDER_WAY: Final = 44
MORE_SEATING: Final = 45  # of the points that the next best dice would give on further free Seats
NEXT_CLIMB: Final = 46  # of the points that climbing once more would bring
COUNT: Final = 47

BY_HAND: Final[dict[str, float]] = {
    "stone": 0.83,
    "food": 0.64,
    "wisdom": 0.4,
    "gold": 0.62,
    "plenty": 0.19,
    "enough": 3.4,
    "ready": 0.94,
    "speaker": 0.44,
    "base_food": 1.0,
    "temple_step": 1.3,
    "highest_temple": 0.28,
    "space": 0.3,
    "token": 0.6,
    "advisor": 1.0,
    "tower": 0.41,
    "kept_tile": 0.92,
    "building": 0.38,
    "farm": 0.33,
    "seat": 3.3,
    "seating": 0.27,
    "match": 0.58,
    "nearly": 0.62,
    "pair": 0.2,
    "six": 6.1,
    "freeman": 3.8,
    "pip": 0.32,
    "free_base": 1.1,
    "base": 0.87,
    "sign": 0.83,
    "ship": 0.1,
    "temple_ship": 0.19,
    "shared": 0.17,
    "rounds": 8.0,
    "soon": 1.6,
    "busy": 4.3,
    "ability_gold": 1.6,
    "ability_space": 0.3,
    "fight": 2.0,
    "climb": 5.1,
    "other": 0.93,
    "step_under_way": 2.0,
    "build_under_way": 2.1,
    "seat_under_way": 4.3,
    "card_under_way": 10.6,
    "recruit_under_way": 3.1,
    "more_seating": 0.0,
    "next_climb": 0.0,
}
NAMES: Final[tuple[str, ...]] = tuple(BY_HAND)
assert len(NAMES) == COUNT


def worths_of(figures: Mapping[str, float]) -> Worths:
    """The figures of these names; raises ValueError unless they are those of this game."""
    if set(figures) != set(NAMES):
        raise ValueError("Origins needs a figure for each of its own names")
    return vec[float]([float(figures[name]) for name in NAMES])


def kept_worths(players: int) -> Worths:
    """Those that come with the package: alone, or for two, which serve three and four as well."""
    file = resources.files("pentapolis") / "games" / "origins" / "data" / f"worths-{min(players, 2)}.json"
    return worths_of(json.loads(file.read_text("utf-8")))


HAND: Final[Worths] = worths_of(BY_HAND)
