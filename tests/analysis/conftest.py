"""The toy as a game that records can name."""

from __future__ import annotations

import pytest

from pentapolis.core import game as registry
from pentapolis.core.game import Game
from tests.core.toy import Toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Game:
    """The toy, known by its name."""
    made = Toy()
    monkeypatch.setitem(registry._makers, made.id, Toy)
    monkeypatch.setitem(registry._games, made.id, made)
    return made
