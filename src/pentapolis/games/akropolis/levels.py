"""How the five levels of bots play Akropolis: first impressions are so good here that few levels need to search."""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, search

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(4.0, 0.05),
    greedy(),
    impressions(0.35, 0.1),
    impressions(0.15, 0.2),
    search(6400, brisk=True),
)
