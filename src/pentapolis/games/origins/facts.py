"""What a thing on the table is, for whoever asks: its name, what it does, its rule and source, what it scores."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.facts import Fact

if TYPE_CHECKING:
    from .state import OriginsState


def fact_of(state: OriginsState, target: dict[str, Any]) -> Fact | None:
    """The fact behind a target of a choice; None if nothing is there."""
    return None
