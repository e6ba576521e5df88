"""Which games, player counts and options every check of the kit runs with: the `cases.py` of each game's tests."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

import pentapolis
from pentapolis import Game, Rng, State
from tests.of_games import of_games

Invariants = Callable[[State], None]


class Case:
    """One way to set a game up."""

    def __init__(self, game: str, players: int, options: dict[str, Any] | None = None) -> None:
        self.id = game
        self.players = players
        self.options = options or {}

    @property
    def game(self) -> Game:
        """The game itself."""
        return pentapolis.game(self.id)

    def new(self, seed: int) -> State:
        """A new game of this case."""
        return self.game.new(players=self.players, seed=seed, options=self.options)

    def invariants(self) -> Invariants:
        """The game's own check of a position."""
        check: Invariants = import_module(f"tests.games.{self.id}.invariants").check
        return check

    def __repr__(self) -> str:
        extras = "-".join(f"{name}={value}" for name, value in self.options.items()).replace("'", "")
        return f"{self.id}-{self.players}{'-' if extras else ''}{extras}"


CASES = [Case(game, players, options) for game, own in of_games("cases").items() for players, options in own.CASES]


def positions(case: Case, seed: int, every: int = 1) -> Iterator[State]:
    """The decisions of one random game, or every n-th of them. Do not change the states."""
    state = case.new(seed)
    rng = Rng(seed)
    number = 0
    while not state.over:
        if number % every == seed % every:
            yield state
        number += 1
        state.play(state.sample(rng))
    yield state
