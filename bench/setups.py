"""What is measured: every registered game with every number of players, and its special set-ups."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pentapolis
from pentapolis import State
from tests.of_games import of_games


@dataclass(frozen=True)
class Setup:
    """One way to set a game up."""

    game: str
    label: str
    players: int
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """Game and label, unique in a run."""
        return f"{self.game}, {self.label}"

    def new(self, seed: int) -> State:
        """The game of that seed."""
        return pentapolis.game(self.game).new(self.players, seed, self.options)


def special() -> list[Setup]:
    """The set-ups that games want to be measured besides: `MEASURED` in the `cases.py` of their tests."""
    own = of_games("cases")
    return [Setup(id, *measured) for id in own for measured in getattr(own[id], "MEASURED", ())]


def setups(only: str | None = None) -> list[Setup]:
    """Every set-up of all games, or of one."""
    found: list[Setup] = []
    for id in pentapolis.game_ids():
        if only in (None, id):
            found += [Setup(id, f"{players} players", players) for players in pentapolis.game(id).players]
            found += [setup for setup in special() if setup.game == id]
    return found
