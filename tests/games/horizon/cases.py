"""Set-ups that every check of the kit runs with: players and options."""

from __future__ import annotations

from typing import Any

CASES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {})]
