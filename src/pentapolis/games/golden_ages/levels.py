"""How the five levels of bots play The Golden Ages: first impressions look to the end of a turn, searches beyond it."""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, search

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(5.0, 0.05),
    greedy(),
    impressions(0.0, 0.0),
    search(40),
    search(200),
)
