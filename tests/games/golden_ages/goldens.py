"""The games that are written down in tests/golden/golden_ages."""

from __future__ import annotations

from typing import Any

# By name: seats in order, options, seed; seeds chosen so that nearly every kind of decision is met.
GOLDENS: dict[str, tuple[list[str], dict[str, Any], int]] = {
    "two": (["greedy", "random"], {"sea": "open"}, 31),
    "two-closed": (["random", "greedy"], {"sea": "closed"}, 112),
    "three": (["random", "random", "greedy"], {"sea": "open"}, 173),
    "four": (["random", "greedy", "random", "random"], {"sea": "open"}, 89),
    "four-random": (["random", "random", "random", "random"], {"sea": "closed"}, 187),
}

# The record to show, the first decision shown, how many.
PLAYTHROUGH = ("two", 40, 8)
# Parts of a view that never change or are very long.
LEFT_OUT = ("options", "cells")
# Decisions so rare that none of these games meets them.
UNMET: set[str] = set()
