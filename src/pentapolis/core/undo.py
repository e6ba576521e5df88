"""A line of play that can be taken back. How far is derived, never declared by a game."""

from __future__ import annotations

from collections.abc import Iterable

from .errors import PentapolisError
from .events import Event
from .move import Move, play
from .state import State


class History:
    """A state together with the way that led to it.

    A step can be taken back by the seat that made it while no chance event happened and nobody learned anything in
    it, and nobody else has decided since. Without `past_turns` a finished turn stays finished.

    Forced choices at which the state stops are played at once, each as a move of its own; with `ask_private` not
    those from which others could learn something if they were told so quickly. With `logs` moves say what a log tells.

    Every position is left as it is: the next one is another state. So whoever has got one may go on reading it.
    """

    def __init__(self, state: State, past_turns: bool = False, ask_private: bool = False, logs: bool = False) -> None:
        self.state = state
        self.past_turns = past_turns
        self.ask_private = ask_private
        self.logs = logs
        self.moves: list[Move] = []

    def play(self, action: int) -> list[Event]:
        """Plays the action and what it forces, and returns what happened; whatever is refused changes nothing."""
        state, count = self.state, len(self.moves)
        try:
            events = self._play(action, False)
            return events + self.play_forced()
        except BaseException:
            self.state = state
            del self.moves[count:]
            raise

    def play_forced(self) -> list[Event]:
        """Plays forced choices until somebody has to be asked, and returns what happened."""
        happened: list[Event] = []
        while not (self.ask_private and self.state.private) and (forced := self.state.forced) is not None:
            happened += self._play(forced, True)
        return happened

    def follow(self, notations: Iterable[str]) -> None:
        """Plays what is written down; forced choices among it have been played already when their turn comes."""
        for number, notation in enumerate(notations):
            if number >= len(self.moves):
                self.play(self.state.parse(notation))

    def _play(self, action: int, forced: bool) -> list[Event]:
        before = self.state
        after = before.copy()
        move = play(after, action)
        move.before = before
        move.forced = forced
        if self.logs:
            choice = before.choice(action)
            move.key, move.args = choice.key, choice.args
            step = before.game.steps[before.stack[-1].step]
            move.reason = f"{before.game.id}-only-{step.name}" if forced and step.explains else ""
            move.scores = after.scores_seen(None)
        self.state = after
        self.moves.append(move)
        return move.events

    def undoable(self, seat: int) -> int:
        """How many choices that seat may take back now; what they forced goes with them."""
        after = self.state
        count = 0
        for move in reversed(self.moves):
            before = move.before
            if before is None or before.chances != after.chances or before.reveals != after.reveals:
                break
            if before.turn != self.state.turn and not self.past_turns:
                break
            if not move.forced:
                if move.seat != seat:
                    break
                count += 1
            after = before
        return count

    def undo(self, seat: int, steps: int = 1) -> None:
        """Takes back that many choices of the seat."""
        if not 1 <= steps <= self.undoable(seat):
            raise PentapolisError(f"seat {seat} may take back {self.undoable(seat)} steps now, not {steps}")
        while steps:
            move = self.moves.pop()
            assert move.before is not None  # what can be taken back has one
            self.state = move.before
            steps -= not move.forced
