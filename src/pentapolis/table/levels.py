"""The bots that may sit at a table: levels from a fixed list, never anything that a visitor could name."""

from __future__ import annotations

from ..bots import BOTS

LEVELS = ("level-1", "level-2", "level-3", "level-4", "level-5")
STAND_IN = "level-2"  # takes over where a clock ran out


def bot_name(level: str) -> str:
    """The registered bot behind a level."""
    if level in BOTS:
        return level
    return "random" if level == LEVELS[0] else "greedy"
