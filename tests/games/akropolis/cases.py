"""Set-ups that every check of the kit runs with: players and options."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (2, {"long": True, "first_player": 1}),
    (3, {"variants": ["houses", "markets", "barracks", "temples", "gardens"], "first_player": "random"}),
    (4, {"largest_group": "value", "periphery": "any_empty", "lake": "single"}),
    (1, {"architect": "metagenes"}),
]

# Measured by the bench beside every number of players without options: a label, players and options.
MEASURED: list[tuple[str, int, dict[str, Any]]] = [
    ("long, 2 players", 2, {"long": True}),
    ("long, 3 players", 3, {"long": True}),
    ("solo", 1, {"architect": "metagenes"}),
]
