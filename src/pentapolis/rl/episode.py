"""One game from its deal on, as both kinds of environments play it."""

from __future__ import annotations

from typing import Any

from gymnasium.error import ResetNeeded
from numpy.random import Generator

from ..core.chance import SEED_BYTES
from ..core.record import HIDDEN, Record
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


class Episode:
    """The state, and what led to it."""

    def __init__(self, spaces: Spaces, deal: int) -> None:
        self.spaces = spaces
        self.deal = deal
        self.state = spaces.new(deal)
        self.actions: list[tuple[int, int]] = []  # seat and the game's own number
        self._secret: set[int] = set()  # places in that list: choices that only their player may know

    def play(self, action: int) -> None:
        """Plays an action, given as the game's own number."""
        state = self.state
        seat = state.player
        secret = not state.over and state.game.steps[state.stack[-1].step].secret
        state.play(action)
        if secret:
            self._secret.add(len(self.actions))
        self.actions.append((seat, action))

    def record(self, names: list[str] | None = None) -> Record:
        """The game so far as a record that everything else in the package can replay."""
        spaces = self.spaces
        record = Record.start(spaces.game, spaces.players, self.deal, spaces.options, names)
        state = record.first_state()
        for _, action in self.actions:
            record.append(state, action)
        return record

    def text(self, reader: int | None) -> str:
        """The last actions, the scores and who decides what, one line each, as that seat or everybody may read them."""
        state = self.state
        first = max(0, len(self.actions) - SHOWN)
        lines = [self._told(place, reader) for place in range(first, len(self.actions))]
        lines.append(f"scores: {' '.join(map(str, state.scores()))}")
        decision = state.decision
        if decision is None:
            lines.append(f"over; won by seat {', '.join(map(str, state.winners()))}")
        else:
            lines.append(f"turn {state.turn}: seat {state.player} decides: {decision.kind}")
        return "\n".join(lines)

    def _told(self, place: int, reader: int | None) -> str:
        seat, action = self.actions[place]
        hidden = place in self._secret and seat != reader
        return f"seat {seat}: {HIDDEN if hidden else self.state.notation(action)}"
