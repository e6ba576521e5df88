"""Whether a view is what the game's layout says of it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pentapolis import State
from pentapolis.core.layout import CATALOGUE, EACH, OWN, ROLES


def check_layout(positions: Iterable[State]) -> None:
    """Raises unless every part that the layout names is there, in all positions, and what it is said to be."""
    constant: dict[str, Any] = {}
    for state in positions:
        for seat in (None, *range(state.seats)):
            view = state.view(seat)
            for name, role in view.get("layout", {}).items():
                assert role in ROLES, f"{name}: {role} is none of {', '.join(ROLES)}"
                if role == EACH:
                    assert isinstance(view[name], list) and len(view[name]) in (state.players, state.seats), name
                elif role == OWN:
                    assert name in view and (view[name] is None or seat is not None), f"a spectator has no {name}"
                elif role == CATALOGUE:
                    assert constant.setdefault(name, view[name]) == view[name], f"{name} changes"
