"""The games that are written down in tests/golden/akropolis."""

from __future__ import annotations

from typing import Any

ALL_VARIANTS = ["houses", "markets", "barracks", "temples", "gardens"]

# By name: seats in order, options, seed.
GOLDENS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "two": (["greedy", "random"], {}, 1),
    "three": (["random", "greedy", "greedy"], {"first_player": 2}, 2),
    "four": (["greedy", "random", "random", "greedy"], {"first_player": "random"}, 3),
    "long": (["random", "greedy"], {"long": True}, 4),
    "variants": (["greedy", "greedy"], {"variants": ALL_VARIANTS}, 5),
    "solo-hippodamos": (["random"], {"architect": "hippodamos", "largest_group": "value"}, 6),
    "solo-metagenes": (["greedy"], {"architect": "metagenes", "periphery": "any_empty", "variants": ["barracks"]}, 7),
    "solo-callicrates": (
        ["greedy"],
        {"architect": "callicrates", "lake": "single", "variants": ALL_VARIANTS, "long": True},
        8,
    ),
}

# The record to show, the first decision shown, how many.
PLAYTHROUGH = ("variants", 27, 8)
# Parts of a view that never change or are very long.
LEFT_OUT = ("options", "unseen", "tiles")
# Decisions so rare that none of these games meets them.
UNMET: set[str] = set()
