"""How the five levels of bots play Origins: first impressions look to the end of a turn, and a search adds nothing.

Alone five rounds are all there is, and luck has less of a say: playing on to the end tells most there.
"""

from __future__ import annotations

from typing import Final

from ...core.strength import Strength, greedy, impressions, plans

LEVELS: Final[tuple[Strength, ...]] = (
    impressions(5.0, 0.03),
    greedy(),
    impressions(1.0, 0.2),
    impressions(0.3, 0.4),
    impressions(0.0, 0.0),
)
LEVELS_ALONE: Final[tuple[Strength, ...]] = (
    impressions(5.0, 0.03),
    impressions(1.0, 0.2),
    greedy(),
    impressions(0.0, 0.0),
    plans(300),
)
