"""What things are worth in points, figure by figure: as guessed to begin with, and as found by playing."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final

from librt.vecs import vec

Worths = vec[float]

# How long it will be.
ROUNDS: Final = 0  # of a whole game, about
FOR_A_CLAIM: Final = 1  # rounds that it takes until the next objective is claimed
AT_LEAST: Final = 2  # rounds that are expected as long as the end is not known
BUSY: Final = 3  # turns before the end from which on means lose their worth
LAST_USE: Final = 4  # what is left of it in the last turn
IMPATIENCE: Final = 5  # what it loses with every round beyond a whole game
TEMPO: Final = 6  # of a turn of this round that is still to come
# Means: they are worth something as long as there are turns to use them.
COIN: Final = 7
ENOUGH_COINS: Final = 8
SPARE_COIN: Final = 9
PAWN: Final = 10
ENOUGH_PAWNS: Final = 11
SPARE_PAWN: Final = 12
SETTLE_TOKEN: Final = 13
SPARE_SETTLE: Final = 14
FORTIFY_TOKEN: Final = 15
SPARE_FORTIFY: Final = 16
SETTLER: Final = 17  # a unit, besides its strength
SETTLER_STRENGTH: Final = 18
SOLDIER: Final = 19
SOLDIER_STRENGTH: Final = 20
TILE: Final = 21  # + level - 1: of a building tile in the reserve
SPARE_TILE: Final = 24  # of what a third tile and more are worth
TILE_POINTS: Final = 25  # of the points in the centre of a tile in the reserve
READY: Final = 26  # a tile that can be paid and a settler where it could be laid
JOINABLE: Final = 27  # a building of another that can be joined
LEFT_POINTS: Final = 28  # of the left points of a building that nobody has joined yet
ON_VILLAGE: Final = 29  # of the points of the best village that settlers stand on, by their part of its force
TAKES_VILLAGE: Final = 30  # the same, beyond that, with a token
NEAR_VILLAGE: Final = 31  # the same a step away
ON_CITY: Final = 32
TAKES_CITY: Final = 33
NEAR_CITY: Final = 34
FRONTIER: Final = 35  # a settler beside what can be explored
FREE_PAWN: Final = 36  # the Action pawn stands where it may stay
# What works in every round to come: for each of them.
HAND: Final = 37
COLUMN: Final = 38
DRAWN: Final = 39  # a pawn that production would bring now
MOVE: Final = 40
RECRUITED: Final = 41  # a point of strength of recruits
BUILD_DISCOUNT: Final = 42
RESEARCH_DISCOUNT: Final = 43  # by level
FORCE_DISCOUNT: Final = 44
CHEAP_PAWN: Final = 45
TRIGGER: Final = 46
TECHNOLOGY: Final = 47  # + level - 1
LINK: Final = 51  # + level - 2: a slot that could be researched, the first two of a level
GATE: Final = 54  # + number - 1: advanced actions whose requirement holds
# What is on its way to points.
REMOVED: Final = 58  # + track: a cube that has left it, for each round to come
INVESTED: Final = 61  # a cube, up to the end of the track
HOME: Final = 62  # a tile with an own cube
DEMOCRACY: Final = 63  # of its points, by the square of the part of the track
MONARCHY: Final = 64  # by the part of the way to it
THEOCRACY: Final = 65
MODERN: Final = 66  # of the points of the best level IV technology to come, by the part of its links
GOAL: Final = 67  # of the points of an objective by progress towards it
NEAR_GOAL: Final = 68  # by its square
GOAL_DONE: Final = 69  # of one that is fulfilled and not yet claimed
CLAIM_CUBE: Final = 70  # points that a claim is worth besides those on the card
COUNT: Final = 71

BEGUN: Final[dict[str, float]] = {
    "rounds": 20.0,
    "for_a_claim": 4.0,
    "at_least": 2.0,
    "busy": 2.5,
    "last_use": 0.25,
    "impatience": 0.04,
    "tempo": 4.0,
    "coin": 0.35,
    "enough_coins": 8.0,
    "spare_coin": 0.08,
    "pawn": 0.5,
    "enough_pawns": 4.0,
    "spare_pawn": 0.15,
    "settle_token": 1.6,
    "spare_settle": 0.3,
    "fortify_token": 2.2,
    "spare_fortify": 0.3,
    "settler": 0.05,
    "settler_strength": 0.3,
    "soldier": 0.05,
    "soldier_strength": 0.3,
    "tile_1": 0.6,
    "tile_2": 0.7,
    "tile_3": 0.9,
    "spare_tile": 0.3,
    "tile_points": 0.1,
    "ready": 0.1,
    "joinable": 0.1,
    "left_points": 0.1,
    "on_village": 0.25,
    "takes_village": 0.25,
    "near_village": 0.05,
    "on_city": 0.25,
    "takes_city": 0.25,
    "near_city": 0.05,
    "frontier": 0.1,
    "free_pawn": 0.05,
    "hand": 0.045,
    "column": 0.035,
    "drawn": 0.01,
    "move": 0.03,
    "recruited": 0.03,
    "build_discount": 0.03,
    "research_discount": 0.01,
    "force_discount": 0.05,
    "cheap_pawn": 0.03,
    "trigger": 0.03,
    "technology_1": 0.06,
    "technology_2": 0.06,
    "technology_3": 0.06,
    "technology_4": 0.06,
    "link_2": 0.02,
    "link_3": 0.02,
    "link_4": 0.02,
    "gate_1": 0.05,
    "gate_2": 0.05,
    "gate_3": 0.05,
    "gate_4": 0.05,
    "removed_food": 0.01,
    "removed_economy": 0.01,
    "removed_infrastructure": 0.01,
    "invested": 0.25,
    "home": 0.25,
    "democracy": 0.2,
    "monarchy": 0.3,
    "theocracy": 0.3,
    "modern": 0.1,
    "goal": 0.1,
    "near_goal": 0.7,
    "goal_done": 0.1,
    "claim_cube": 0.5,
}
NAMES: Final[tuple[str, ...]] = tuple(BEGUN)
assert len(NAMES) == COUNT


def worths_of(figures: Mapping[str, float]) -> Worths:
    """The figures of these names; raises ValueError unless they are those of this game."""
    if set(figures) != set(NAMES):
        raise ValueError("Beyond the Horizon needs a figure for each of its own names")
    return vec[float]([float(figures[name]) for name in NAMES])


def kept_worths() -> Worths:
    """Those that come with the package, found with two players."""
    file = resources.files("pentapolis") / "games" / "horizon" / "data" / "worths-2.json"
    return worths_of(json.loads(file.read_text("utf-8")))


KEPT: Final[Worths] = kept_worths()
