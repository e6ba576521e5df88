"""How the five levels of bots play Beyond the Horizon: the search looks beyond the turn from the fourth one on."""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, search

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(5.0, 0.05),
    greedy(),
    impressions(0.0, 0.0),
    search(100),
    search(1000),
)
