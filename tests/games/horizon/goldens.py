"""The games that are written down in tests/golden/horizon."""

from __future__ import annotations

from typing import Any

# By name: seats in order, options, seed.
GOLDENS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "two": (["greedy", "random"], {}, 1),
    "two-greedy": (["greedy", "greedy"], {}, 4),
    "three": (["greedy", "random", "greedy"], {}, 5),
    "four": (["greedy", "greedy", "random", "greedy"], {}, 6),
}

# The record to show, the first decision shown, how many.
PLAYTHROUGH = ("two-greedy", 60, 8)
# Parts of a view that never change or are very long.
LEFT_OUT = ("options", "tree", "piles", "agenda", "map")
# Decisions so rare that none of these games meets them.
UNMET: set[str] = set()
