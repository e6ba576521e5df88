"""One game from its deal on, as both kinds of environments play it."""

from __future__ import annotations

from typing import Any, NamedTuple

from gymnasium.error import ResetNeeded
from numpy.random import Generator

from ..core.chance import SEED_BYTES
from ..core.record import HIDDEN, Record
from ..core.session import Session
from ..core.state import State
from ..stepping.line import Line
from .spaces import Spaces

SHOWN = 8  # actions that `text` tells


def deal_number(rng: Generator, options: dict[str, Any] | None) -> int:
    """The deal that the options of `reset` ask for, or any; drawn in both cases, so that what follows is the same."""
    drawn = int.from_bytes(rng.bytes(SEED_BYTES), "big")
    return drawn if options is None else int(options.get("deal", drawn))


def begun(episode: Episode | None) -> Episode:
    """The game at hand; raises ResetNeeded if there has been none yet."""
    if episode is None:
        raise ResetNeeded("no game has begun: call reset() first")
    return episode


class Played(NamedTuple):
    """An action, whose it was, and whether only they may know what it was."""

    seat: int
    action: int  # by the game's own number
    secret: bool


class Episode:
    """The state, and what led to it."""

    def __init__(self, spaces: Spaces, deal: int) -> None:
        self.spaces = spaces
        self.deal = deal
        self.line = Line(spaces.new(deal))

    @property
    def state(self) -> State:
        """The position at hand."""
        return self.line.state

    @property
    def moves(self) -> list[Played]:
        """Everything that was played."""
        line = self.line
        return [Played(*played) for played in zip(line.seats, line.actions, line.secrets, strict=True)]

    def play(self, action: int) -> None:
        """Plays an action, given as the game's own number."""
        self.line.play(action)

    def record(self, names: list[str] | None = None) -> Record:
        """The game so far as a record that everything else in the package can replay."""
        spaces = self.spaces
        session = Session.new(spaces.game, spaces.players, self.deal, spaces.options, names or ())
        for action in self.line.actions:
            session.play(action)
        return session.record()

    def text(self, reader: int | None) -> str:
        """The last actions, the scores and who decides what, one line each, as that seat or everybody may read them."""
        state = self.state
        lines = [self._told(move, reader) for move in self.moves[-SHOWN:]]
        lines.append(f"scores: {' '.join(map(str, state.scores()))}")
        decision = state.decision
        if decision is None:
            lines.append(f"over; won by seat {', '.join(map(str, state.winners()))}")
        else:
            lines.append(f"turn {state.turn}: seat {state.player} decides: {decision.kind}")
        return "\n".join(lines)

    def _told(self, move: Played, reader: int | None) -> str:
        hidden = move.secret and move.seat != reader
        return f"seat {move.seat}: {HIDDEN if hidden else self.state.notation(move.action)}"
