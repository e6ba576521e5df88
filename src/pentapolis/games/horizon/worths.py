"""What things are worth in points, figure by figure: set by hand with what many games have shown."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib import resources
from typing import Final

from librt.vecs import vec

from .sight import COUNT as SEEN
from .sight import NAMES as SIGHTS

Worths = vec[float]

# How many rounds there will be after the one under way.
ROUNDS: Final = 0  # to begin with
ROUND_GONE: Final = 1  # fewer for every round that has begun
CLAIM_LEFT: Final = 2  # more for every claim until the end
CLAIM_NEAR: Final = 3  # fewer as all come near to their next claims
SHORTEST: Final = 4  # at least, as long as the end is not known
TURN: Final = 5  # what a turn to come is worth
WEIGHTS: Final = 6  # of every number that is seen: once for now, and after those once for ten turns to come
COUNT: Final[int] = WEIGHTS + 2 * SEEN
NAMES: Final[tuple[str, ...]] = (
    "rounds",
    "round_gone",
    "claim_left",
    "claim_near",
    "shortest",
    "turn",
    *SIGHTS,
    *[f"{name}_lasting" for name in SIGHTS],
)


def worths_of(figures: Mapping[str, float]) -> Worths:
    """The figures of these names; raises ValueError unless they are those of this game."""
    if set(figures) != set(NAMES):
        raise ValueError("Beyond the Horizon needs a figure for each of its own names")
    return vec[float]([float(figures[name]) for name in NAMES])


def kept_figures() -> dict[str, float]:
    """Those that come with the package, found with two players; what is not named counts for nothing."""
    file = resources.files("pentapolis") / "games" / "horizon" / "data" / "worths-2.json"
    figures: dict[str, float] = json.loads(file.read_text("utf-8"))
    return dict.fromkeys(NAMES, 0.0) | figures


BEGUN: Final[dict[str, float]] = kept_figures()
KEPT: Final[Worths] = worths_of(BEGUN)
