"""How the five levels of bots play Beyond the Horizon: by what turns lead to, the higher the more exactly.

None of them searches: judged by hand, a search beyond the own turn has not been stronger (docs/bots.md).
"""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(5.0, 0.05),
    impressions(1.2, 0.1),
    greedy(),
    impressions(0.18, 0.15),
    impressions(0.0, 0.0),
)
