"""How the five levels of bots play Beyond the Horizon: by turns looked at to their end, the higher the more exactly.

None of them searches: judged by hand, a search beyond the own turn has not been stronger (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(5.0, 0.05),
    greedy(),
    impressions(0.8, 0.1),
    impressions(0.3, 0.2),
    impressions(0.0, 0.0),
)
