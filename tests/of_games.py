"""What the games' own tests know about them, found by folder: tests/games/<game>/<name>.py."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "games"


def of_games(name: str) -> dict[str, Any]:
    """The modules of that name, by game, in the order of the alphabet."""
    games = sorted(path.parent.name for path in FOLDER.glob(f"*/{name}.py"))
    return {game: import_module(f"tests.games.{game}.{name}") for game in games}
