"""Loading a position."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .state import OriginsState

if TYPE_CHECKING:
    from .game import Origins


def restored(game: Origins, data: object) -> OriginsState:
    """The state behind a dump; raises InvalidDump with what is wrong and where."""
    raise NotImplementedError
