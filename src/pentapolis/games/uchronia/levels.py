"""How the five levels of bots play Uchronia: first impressions know little of what a turn leads to, searches do."""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, search

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(7.0, 0.07),
    greedy(),
    impressions(0.0, 0.0),
    search(32),
    search(3000),
)
