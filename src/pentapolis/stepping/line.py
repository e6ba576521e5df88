"""What was played up to a position."""

from __future__ import annotations

from ..core.state import State


class Line:
    """A state and what was played up to it: actions by the game's own numbers, whose they were, which are secret."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.actions: list[int] = []
        self.seats: list[int] = []
        self.secrets: list[bool] = []

    def play(self, action: int) -> None:
        """Plays an action; raises IllegalAction and changes nothing if it is none."""
        state = self.state
        seat, secret = state.player, state.secret
        state.play(action)
        self._note(action, seat, secret)

    def advance(self, action: int) -> None:
        """Plays an action that is known to be legal."""
        state = self.state
        self._note(action, state.player, state.secret)
        state.advance(action)

    def _note(self, action: int, seat: int, secret: bool) -> None:
        self.actions.append(action)
        self.seats.append(seat)
        self.secrets.append(secret)
