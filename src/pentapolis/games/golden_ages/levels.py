"""How the five levels of bots play The Golden Ages: first impressions look to the end of a turn, searches beyond it."""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, search

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(2.0, 0.1),
    greedy(),
    impressions(0.1, 0.1),
    search(100),
    search(1600),
)
