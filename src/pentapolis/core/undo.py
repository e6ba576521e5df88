"""A line of play that can be taken back. How far is derived, never declared by a game."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import PentapolisError
from .events import Event
from .state import State


class Moment:
    """One action: the state before it, who played it, whether the machine did it for them, and what it made happen."""

    __slots__ = ("action", "before", "events", "forced", "seat")

    def __init__(self, before: State, action: int, events: list[Event], forced: bool) -> None:
        self.before = before
        self.seat = before.player
        self.action = action
        self.events = events
        self.forced = forced


class History:
    """A state together with the way that led to it.

    A step can be taken back by the seat that made it while no chance event happened and nobody learned anything in
    it, and nobody else has decided since. Without `past_turns` a finished turn stays finished.

    Forced choices at which the state stops are played at once, each as a moment of its own; with `ask_private` not
    those from which others could learn something if they were told so quickly.
    """

    def __init__(self, state: State, past_turns: bool = False, ask_private: bool = False) -> None:
        self.state = state
        self.past_turns = past_turns
        self.ask_private = ask_private
        self.moments: list[Moment] = []

    def play(self, action: int) -> list[Event]:
        """Plays the action and what it forces, and returns what happened."""
        events = self._play(action, False)
        return events + self.play_forced()

    def play_forced(self) -> list[Event]:
        """Plays forced choices until somebody has to be asked, and returns what happened."""
        happened: list[Event] = []
        while not (self.ask_private and self.state.private) and (forced := self.state.forced) is not None:
            happened += self._play(forced, True)
        return happened

    def follow(self, notations: Iterable[str]) -> None:
        """Plays what is written down; forced choices among it have been played already when their turn comes."""
        for number, notation in enumerate(notations):
            if number >= len(self.moments):
                self.play(self.state.parse(notation))

    def _play(self, action: int, forced: bool) -> list[Event]:
        before = self.state.copy()
        events = self.state.listen()
        self.state.play(action)
        self.moments.append(Moment(before, action, events, forced))
        return events

    def undoable(self, seat: int) -> int:
        """How many choices that seat may take back now; what they forced goes with them."""
        after = self.state
        count = 0
        for moment in reversed(self.moments):
            before = moment.before
            if before.chances != after.chances or before.reveals != after.reveals:
                break
            if before.turn != self.state.turn and not self.past_turns:
                break
            if not moment.forced:
                if moment.seat != seat:
                    break
                count += 1
            after = before
        return count

    def undo(self, seat: int, steps: int = 1) -> None:
        """Takes back that many choices of the seat."""
        if not 1 <= steps <= self.undoable(seat):
            raise PentapolisError(f"seat {seat} may take back {self.undoable(seat)} steps now, not {steps}")
        while steps:
            moment = self.moments.pop()
            self.state = moment.before
            steps -= not moment.forced
        self.state = self.state.copy()
