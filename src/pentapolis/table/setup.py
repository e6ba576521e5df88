"""What a table was made with."""

from __future__ import annotations

from typing import Any

import msgspec

from ..core.game import Game, game
from ..core.record import VERSION
from .line import Line
from .refused import old_rules


class Setup(msgspec.Struct):
    """What a table was made with: game, options, secret seed, name, how its moves are written down, and its rules.

    Where no version of the rules is told it is the present one. A game that begins at a position has it as `start`,
    a dump with seed and options of its own. `hints`: whether they are allowed; None: where only one person sits.
    """

    game: str
    options: dict[str, Any]
    seed: str
    name: str
    record_version: int = VERSION
    rules_version: int | None = None
    start: dict[str, Any] | None = None
    hints: bool | None = None

    @property
    def rules(self) -> Game:
        """The game under its rules."""
        of = game(self.game)
        found = of if self.rules_version is None else of.under(self.rules_version)
        if found is None:
            raise old_rules(of, self.rules_version or 0)
        return found

    def first_line(self, players: int) -> Line:
        """The line of play before the first action; raises InvalidOptions, InvalidDump, OldRules."""
        if self.start is not None:
            return Line.begun(self.rules, self.start)
        return Line.new(self.rules, players, self.seed, self.options, version=self.record_version)
