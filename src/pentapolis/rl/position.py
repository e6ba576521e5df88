"""A position together with what every seat remembers of the way to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.events import Event
from ..core.game import game
from ..core.move import Move, play
from ..core.rng import Rng
from ..core.state import State


class Position:
    """A state that can be copied and pickled, with everything that was played up to it."""

    def __init__(self, state: State, moves: tuple[Move, ...] = ()) -> None:
        self.state = state
        self.moves = moves

    def play(self, action: int) -> None:
        """Plays an action and notes what it made happen."""
        self.moves += (play(self.state, action),)

    def known(self, seat: int) -> list[dict[str, Any]]:
        """What the seat has done itself and learned of all events.

        That there was something to decide is nobody else's business.
        """
        memory: list[dict[str, Any]] = []
        for move in self.moves:
            if move.seat == seat and move.notation:
                memory.append({"play": move.notation})
            memory += [event.view(seat) for event in move.events]
        return memory

    def imagined(self, seat: int, rng: Rng) -> Position:
        """A random position that agrees with what the seat knows; what others alone know is not in its moves."""
        return Position(self.state.resample(seat, rng), tuple(_seen(move, seat) for move in self.moves))

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.copy(), self.moves)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return _restored, (self.state.game.id, self.state.dump(), [_plain(move) for move in self.moves])


def _seen(move: Move, seat: int) -> Move:
    """The move as the seat knows it: of another's nothing but what happened by it."""
    mine = move.seat == seat
    seen = Move(move.seat, move.turn, move.action if mine else -1, move.notation if mine else "")
    seen.secret = move.secret
    seen.events = [event if event.secret is None or seat in event.seen_by else _public(event) for event in move.events]
    return seen


def _public(event: Event) -> Event:
    return Event(event.kind, event.seat, event.rule, event.data, reveals=event.reveals)


def _plain(move: Move) -> tuple[Any, ...]:
    events = [(e.kind, e.seat, e.rule, e.data, e.secret, e.seen_by, e.reveals) for e in move.events]
    return move.seat, move.turn, move.action, move.notation, move.secret, events


def _move(seat: int, turn: int, action: int, notation: str, secret: bool, events: list[tuple[Any, ...]]) -> Move:
    move = Move(seat, turn, action, notation)
    move.secret = secret
    move.events = [Event(*event) for event in events]
    return move


def _restored(id: str, dump: dict[str, Any], moves: list[tuple[Any, ...]]) -> Position:
    return Position(game(id).load(dump), tuple(_move(*move) for move in moves))
