"""The types of Beyond the Horizon: what is seen, asked, answered and told.

Type checkers read them, `make types` writes them for the page, OpenAPI names them, and the kit holds the game to them.
"""

from __future__ import annotations

from ...core import preview, view_types
from .choice_types import Choice, Decision
from .event_types import Event
from .view_types import BoardView, PositionView

__all__ = ["Choice", "Decision", "Event", "Preview", "View"]

Preview = preview.Preview[BoardView, Event]


class View(view_types.View, PositionView):
    """All that somebody may see of a position."""
