"""A bot that plays with a net out of `pentapolis train`, named `net:FILE`."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from ..core.errors import Refusal
from ..core.game import Game
from ..core.learning import Learner
from ..core.rng import Rng
from ..core.state import State
from .external import BotError

PREFIX = "net:"


class NetPlayer:
    """Plays the best that its net knows. The file says for which game and number of players it is good."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._weights = _weights(file)
        self._learners: dict[tuple[str, int], Learner] = {}

    def choose(self, world: State, rng: Rng) -> int:
        """The net's choice; raises BotError where the net is another game's."""
        return self._learner(world.game, world.players).choose(world, rng, 0.0)[0]

    def check(self, of: Game, players: int) -> None:
        """Raises BotError unless the net is one for that game with so many players."""
        self._learner(of, players)

    def _learner(self, of: Game, players: int) -> Learner:
        place = (of.id, players)
        if place not in self._learners:
            try:
                learner = of.learner(players, self._weights)
            except (ValueError, KeyError, TypeError) as error:
                raise _unfit(self.file, f"{of.id}, {error}") from None
            if learner is None:
                raise _unfit(self.file, of.id)
            self._learners[place] = learner
        return self._learners[place]


@cache
def _weights(file: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(Path(file).read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError) as error:
        raise BotError(Refusal("", "bot-no-net", {"file": file[:200], "detail": str(error)[:200]})) from None


def _unfit(file: str, what: str) -> BotError:
    return BotError(Refusal("", "bot-other-net", {"file": file[:200], "what": what[:200]}))
