"""Loading."""
from __future__ import annotations
from typing import TYPE_CHECKING, Any
from .state import GoldenState


def restored(game: Any, data: object) -> GoldenState:
    """Soon."""
    raise NotImplementedError
