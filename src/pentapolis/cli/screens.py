"""Which drawing belongs to which game: the `SCREEN` of cli/<game>/screen.py. Without one a list of choices is shown."""

from __future__ import annotations

from importlib import import_module, resources

from ..core.game import Game
from .screen import GameScreen


def screen_of(game: Game) -> type[GameScreen]:
    """The screen that shows the game; its drawing is read when it is needed."""
    if not (resources.files(__package__) / game.id / "screen.py").is_file():
        return GameScreen
    found: type[GameScreen] = import_module(f"{__package__}.{game.id}.screen").SCREEN
    return found
