"""A played action, the same one for records, undo, logs and programs that remember."""

from __future__ import annotations

from typing import Any

from .events import Event
from .state import State


class Move:
    """One action: who played it in which turn, how it reads, and what it made happen."""

    __slots__ = (
        "action",
        "after",
        "args",
        "before",
        "events",
        "forced",
        "key",
        "notation",
        "reason",
        "scores",
        "seat",
        "secret",
        "turn",
    )

    def __init__(self, seat: int, turn: int, action: int, notation: str) -> None:
        self.seat = seat
        self.turn = turn
        self.action = action
        self.notation = notation
        self.secret = False  # only its player may know what it was
        self.forced = False  # there was nothing else to choose
        self.events: list[Event] = []
        self.before: State | None = None  # the position in which it was played, where that is kept; nobody changes it
        self.after: State | None = None  # the one it led to, in a record that is played again
        # What a log tells, where one is kept: the choice as a text key with its arguments, the key of the reason why
        # there was no other, and the scores after it.
        self.key = ""
        self.reason = ""
        self.args: dict[str, Any] = {}
        self.scores: list[int] = []

    def __repr__(self) -> str:
        return f"Move(seat={self.seat}, turn={self.turn}, {self.action}, {self.notation!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.seat, self.turn, self.action, self.notation)
        told = (self.key, self.reason, self.args, self.scores)
        return unpickled_move, (made, self.secret, self.forced, self.events, self.before, self.after, told)

    @property
    def private(self) -> bool:
        """Whether different readers may know different things of it."""
        return self.secret or any(event.secret is not None for event in self.events)


def play(state: State, action: int, told: bool = True) -> Move:
    """Plays the action on the state; returns what was played, where it is told with its notation and what happened."""
    seat, turn, secret = state.player, state.turn, state.secret
    events: list[Event] = state.listen() if told else []
    try:
        state.play(action)
    finally:
        state.events = None
    move = Move(seat, turn, action, state.notation(action) if told else "")
    move.secret = secret
    move.events = events
    return move


def unpickled_move(
    made: tuple[int, int, int, str],
    secret: bool,
    forced: bool,
    events: list[Event],
    before: State | None,
    after: State | None,
    told: tuple[str, str, dict[str, Any], list[int]],
) -> Move:
    """The move behind what its pickle holds."""
    move = Move(made[0], made[1], made[2], made[3])
    move.secret, move.forced, move.events = secret, forced, events
    move.before, move.after = before, after
    move.key, move.reason, move.args, move.scores = told
    return move
