"""Tables for tests."""

from __future__ import annotations

from typing import Any

import pentapolis
from pentapolis.table.clock import Clock
from pentapolis.table.seats import Seat
from pentapolis.table.setup import Setup
from pentapolis.table.table import Table

SEATS = {
    "h": lambda: Seat("here", taken=True),
    "l": lambda: Seat("link"),
    "b": lambda: Seat("bot", level="level-1", taken=True),
}
SEED = (7).to_bytes(32, "big").hex()


def table(seats: str = "hh", game: str = "akropolis", clock: Clock | None = None, **options: Any) -> Table:
    """A table with a seat for each letter: h here, l by link, b a bot."""
    made = [SEATS[letter]() for letter in seats]
    complete = pentapolis.game(game).new(len(seats), SEED, options).options
    new = Table("t", Setup(game, complete, SEED, ""), made, clock)
    new.begin(0)
    return new


def first_legal(made: Table) -> int:
    return made.line.state.legal()[0]


def play(made: Table, hold: bool = False, now: int = 0) -> None:
    """The seat to move plays its first legal action."""
    made.play(made.to_move, made.version_for(made.to_move), first_legal(made), hold, now)
