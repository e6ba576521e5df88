"""A line of play that can be taken back. How far is derived, never declared by a game."""

from __future__ import annotations

from .errors import PentapolisError
from .events import Event
from .state import State


class Moment:
    """One action: the state before it, who played it, and what it made happen."""

    __slots__ = ("action", "before", "events", "seat")

    def __init__(self, before: State, action: int, events: list[Event]) -> None:
        self.before = before
        self.seat = before.player
        self.action = action
        self.events = events


class History:
    """A state together with the way that led to it.

    A step can be taken back by the seat that made it while no chance event happened and nobody learned anything in
    it, and nobody else has decided since. Without `past_turns` a finished turn stays finished.
    """

    def __init__(self, state: State, past_turns: bool = False) -> None:
        self.state = state
        self.past_turns = past_turns
        self.moments: list[Moment] = []

    def play(self, action: int) -> list[Event]:
        """Plays the action and returns what happened."""
        before = self.state.copy()
        events = self.state.listen()
        self.state.play(action)
        self.moments.append(Moment(before, action, events))
        return events

    def undoable(self, seat: int) -> int:
        """How many steps that seat may take back now."""
        after = self.state
        count = 0
        for moment in reversed(self.moments):
            before = moment.before
            if moment.seat != seat or before.chances != after.chances or before.reveals != after.reveals:
                break
            if before.turn != self.state.turn and not self.past_turns:
                break
            after = before
            count += 1
        return count

    def undo(self, seat: int, steps: int = 1) -> None:
        """Takes back that many steps of the seat."""
        if not 1 <= steps <= self.undoable(seat):
            raise PentapolisError(f"seat {seat} may take back {self.undoable(seat)} steps now, not {steps}")
        self.state = self.moments[-steps].before.copy()
        del self.moments[-steps:]
