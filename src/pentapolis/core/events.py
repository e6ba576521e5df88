"""What happened, as data: log, animation, score ledger and statistics all come from events."""

from __future__ import annotations

from typing import Any, Generic

from .type_variables import Data, Kind, TypeVar


class Event(Generic[Kind, Data]):
    """One thing that happened: its kind, the seat it happened to, the rule it follows, and who may see what of it.

    `data` is public. `secret` is for the seats in `seen_by` alone. `reveals` marks the moment at which somebody
    learns something: nothing can be taken back beyond it. `forced` marks the first event of a choice that the machine
    made because there was no other: that may tell what a Hand holds, so it is for the seat itself. `turn` and `pending`
    are the turn in which it happened and the pieces of work that then lay on the stack.
    """

    __slots__ = ("data", "forced", "kind", "pending", "reveals", "rule", "seat", "secret", "seen_by", "turn")

    def __init__(
        self,
        kind: Kind,
        seat: int,
        rule: str,
        data: Data,
        secret: dict[str, Any] | None = None,
        seen_by: tuple[int, ...] = (),
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.rule = rule
        self.data = data
        self.secret = secret
        self.seen_by = seen_by
        self.reveals = reveals
        self.forced = False
        self.turn = 0
        self.pending = 0

    def view(self, seat: int | None) -> dict[str, Any]:
        """The event as plain JSON, as far as this seat (None: a spectator) may know it."""
        shown = dict(self.data)
        if self.secret is not None and seat is not None and seat in self.seen_by:
            shown.update(self.secret)
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, "data": shown}

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, seat={self.seat}, {self.rule}, {self.data!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        made = (self.kind, self.seat, self.rule, self.data, self.secret, self.seen_by, self.reveals)
        return unpickled_event, (made, self.forced, self.turn, self.pending)


OfEvent = TypeVar("OfEvent", bound=Event, covariant=True, default=Event)


def unpickled_event(made: tuple[Any, ...], forced: bool, turn: int, pending: int) -> Event:
    """The event behind what its pickle holds."""
    event = Event(*made)
    event.forced = forced
    event.turn = turn
    event.pending = pending
    return event
