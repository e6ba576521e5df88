"""Which drawing belongs to which game: the `TABLE` of cli/<game>/table.py. Without one a list of choices is shown."""

from __future__ import annotations

from importlib import import_module, resources

from ..core.game import Game
from .table import Table


def table_of(game: Game) -> type[Table]:
    """The table that shows the game; its drawing is read when it is needed."""
    if not (resources.files(__package__) / game.id / "table.py").is_file():
        return Table
    found: type[Table] = import_module(f"{__package__}.{game.id}.table").TABLE
    return found
