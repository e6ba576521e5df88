"""How the five levels of bots play Beyond the Horizon: from the third on they search, each further than the last."""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, search

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(5.0, 0.05),
    greedy(),
    search(200),
    search(800),
    search(3000),
)
