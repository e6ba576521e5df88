"""The games that are written down in tests/golden/origins."""

from __future__ import annotations

from typing import Any

RETURNED = {"pass_increase_scope": "returned"}
# By name: seats in order, options, seed; seeds chosen so that nearly every kind of decision is met.
GOLDENS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "alone": (["greedy"], {}, 0),
    "two": (["greedy", "random"], {}, 15),
    "three": (["random", "greedy", "greedy"], {}, 5),
    "four": (["greedy", "random", "greedy", "random"], {}, 5),
    "returned": (["greedy", "greedy"], RETURNED, 0),
}

# The record to show, the first decision shown, how many.
PLAYTHROUGH = ("three", 120, 9)
# Parts of a view that never change or are very long.
LEFT_OUT = ("options", "piles", "layout")
# Decisions so rare that none of these games meets them.
UNMET: set[str] = {"copy", "district_card", "recolour"}
