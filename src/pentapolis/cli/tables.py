"""Which drawing belongs to which game; a game without one is shown as a list of choices."""

from __future__ import annotations

from collections.abc import Callable

from ..core.game import Game
from .table import Table


def _akropolis() -> type[Table]:
    from .akropolis.table import AkropolisTable  # each game's drawing is read when it is needed

    return AkropolisTable


def _uchronia() -> type[Table]:
    from .uchronia.table import UchroniaTable

    return UchroniaTable


_makers: dict[str, Callable[[], type[Table]]] = {"akropolis": _akropolis, "uchronia": _uchronia}


def table_of(game: Game) -> type[Table]:
    """The table that shows the game."""
    return _makers[game.id]() if game.id in _makers else Table
