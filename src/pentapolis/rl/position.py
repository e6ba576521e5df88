"""A position together with what every seat remembers of the way to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..core.events import Event
from ..core.game import game
from ..core.rng import Rng
from ..core.state import State


class Play:
    """An action as its player remembers it. That there was something to decide is nobody else's business."""

    def __init__(self, seat: int, notation: str) -> None:
        self.seat = seat
        self.notation = notation


class Position:
    """A state that can be copied and pickled, with everything that has happened."""

    def __init__(self, state: State, log: tuple[Event | Play, ...] = ()) -> None:
        self.state = state
        self.log = log  # in the order in which it happened

    def play(self, action: int) -> None:
        """Plays an action and notes what it made happen."""
        played = Play(self.state.player, self.state.notation(action))
        events = self.state.listen()
        self.state.play(action)
        self.log += (played, *events)

    def known(self, seat: int) -> list[dict[str, Any]]:
        """What the seat has done itself and learned of all events."""
        memory: list[dict[str, Any]] = []
        for item in self.log:
            if isinstance(item, Event):
                memory.append(item.view(seat))
            elif item.seat == seat:
                memory.append({"play": item.notation})
        return memory

    def imagined(self, seat: int, rng: Rng) -> Position:
        """A random position that agrees with what the seat knows; what others alone know is not in its log."""
        log: list[Event | Play] = []
        for item in self.log:
            if isinstance(item, Event):
                log.append(item if item.secret is None or seat in item.seen_by else _public(item))
            elif item.seat == seat:
                log.append(item)
        return Position(self.state.resample(seat, rng), tuple(log))

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.state.copy(), self.log)

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return _restored, (self.state.game.id, self.state.dump(), [_plain(item) for item in self.log])


def _public(event: Event) -> Event:
    return Event(event.kind, event.seat, event.rule, event.data, reveals=event.reveals)


def _plain(item: Event | Play) -> tuple[Any, ...]:
    if isinstance(item, Play):
        return (item.seat, item.notation)
    return (item.kind, item.seat, item.rule, item.data, item.secret, item.seen_by, item.reveals)


def _restored(id: str, dump: dict[str, Any], log: list[tuple[Any, ...]]) -> Position:
    return Position(game(id).load(dump), tuple(Play(*item) if len(item) == 2 else Event(*item) for item in log))
