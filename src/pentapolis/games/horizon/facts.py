"""What one thing on the table is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...core.facts import Fact

if TYPE_CHECKING:
    from .state import HorizonState


def fact_about(state: HorizonState, target: dict[str, Any]) -> Fact | None:
    """The fact about a thing named as in the targets of choices; None if there is nothing such."""
    return None
