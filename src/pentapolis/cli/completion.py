"""What a shell offers to complete: names of games and bots."""

from __future__ import annotations


def game_names(incomplete: str) -> list[str]:
    """The games that begin like this."""
    from ..core.game import game_ids

    return [id for id in game_ids() if id.startswith(incomplete)]


def bot_names(incomplete: str) -> list[str]:
    """The bots of which the last one, after a comma, begins like this."""
    from ..bots import BOTS

    before, comma, last = incomplete.rpartition(",")
    return [f"{before}{comma}{name}" for name in BOTS if name.startswith(last)]
