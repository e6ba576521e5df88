"""The games that are written down in tests/golden/uchronia."""

from __future__ import annotations

from typing import Any

# By name: seats in order, options, seed; seeds chosen so that nearly every kind of decision is met.
GOLDENS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "two": (["greedy", "random"], {}, 49),
    "three": (["random", "greedy", "greedy"], {}, 10),
    "four": (["greedy", "random", "greedy", "random"], {}, 40),
    "five": (["greedy", "greedy", "random", "greedy", "random"], {}, 51),
    "two-greedy": (["greedy", "greedy"], {}, 58),
}

# The record to show, the first decision shown, how many.
PLAYTHROUGH = ("two", 434, 9)
# Parts of a view that never change or are very long.
LEFT_OUT = ("options", "unseen", "unseen_buildings", "buildings")
# Decisions so rare that none of these games meets them.
UNMET: set[str] = {"arch"}
