"""What is to be learned, and how: everything a run follows from."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from ..bots import BOTS
from ..core.errors import Refusal, RefusalError
from ..core.game import Game, game

JUDGE = 1_000_000  # deals from here on are kept for judging
HIDDEN = (32,)
REMEMBERED, LONG_REMEMBERED = 3, 6


class TrainingError(RefusalError):
    """The training cannot be done, or not go on."""


def problem(key: str, **args: int | str) -> TrainingError:
    """The error with that text."""
    return TrainingError(Refusal("", key, args))


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A training. The number of generations is not part of it: a run can always go on."""

    game: str
    players: int
    options: dict[str, Any] = {}
    games: int = 1000  # of each generation
    judged: int = 50  # deals on which a new net is judged
    seed: int = 1
    hidden: tuple[int, ...] = HIDDEN
    remembered: int = REMEMBERED  # generations whose games are learned from
    first_explore: float = 0.2
    explore: float = 0.1
    trace: float = 1.0  # how much the end of a game counts beside what the last net thought one turn later
    epochs: int = 25
    rate: float = 2e-3
    batch: int = 512
    start: str = ""  # fingerprint of the net that was begun with
    opponents: tuple[str, ...] = ()  # bots that a part of the games is played against, one kind in each game
    opposed: float = 0.5  # that part, if there are any
    fine_tune: bool = False  # whether a fit begins with the net before, instead of with nothing

    @property
    def rules(self) -> Game:
        """The game."""
        return game(self.game)

    def deal(self, generation: int, number: int) -> bytes:
        """The seed of a game: no two are the same."""
        return hashlib.sha256(f"train {self.seed} {generation} {number}".encode()).digest()

    def opponent(self, number: int) -> str:
        """The bot that the others are in that game of every generation; "" if the learner plays with itself."""
        before, after = int(number * self.opposed), int((number + 1) * self.opposed)
        return self.opponents[before % len(self.opponents)] if self.opponents and after > before else ""

    def check(self) -> None:
        """Raises if the game cannot be learned with these players, options and opponents."""
        self.rules.new(self.players, 0, self.options)
        learner = self.rules.learner(self.players, None)
        if learner is None:
            raise problem("train-no-learner", game=self.game)
        if learner.shares and self.hidden:
            raise problem("train-no-hidden", game=self.game)
        if learner.shares and self.fine_tune:
            raise problem("train-no-fine-tune", game=self.game)
        for name in self.opponents:
            if name not in BOTS:
                raise problem("train-bad-opponent", name=name[:80], bots=", ".join(BOTS))
        if self.opponents and self.players == 1:
            raise problem("train-alone", game=self.game)


def usual(rules: Game, players: int) -> tuple[tuple[int, ...], int]:
    """Hidden layers and generations to remember where nobody says otherwise.

    A weighted sum has no hidden layers, and swings to and fro unless it remembers what it played against long ago.
    """
    learner = rules.learner(players, None)
    return ((), LONG_REMEMBERED) if learner is not None and learner.shares else (HIDDEN, REMEMBERED)
