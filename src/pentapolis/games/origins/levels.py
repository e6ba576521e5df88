"""How the five levels of bots play Origins: first impressions look to the end of a turn and are good here."""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, search

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(2.0, 0.1),
    greedy(),
    impressions(0.2, 0.3),
    impressions(0.0, 0.0),
    search(300),
)
