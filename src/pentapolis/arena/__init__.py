"""Bots against bots on paired deals, with intervals; and the lab, which looks at the game itself.

    plan = round_robin(game, {"greedy": "greedy", "random": "random"}, players=[2])
    report = tournament.compete(plan, Path("out/first"), deals=50).report

Figures and pictures need the extra `arena`; see docs/arena.md and docs/lab.md.
"""

from __future__ import annotations

from .plan import ArenaError, Assignment, Plan, line_up, named_bots, player_counts, round_robin
from .play import Played, play

__all__ = [
    "ArenaError",
    "Assignment",
    "Plan",
    "Played",
    "line_up",
    "named_bots",
    "play",
    "player_counts",
    "round_robin",
]
