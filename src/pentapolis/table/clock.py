"""Clocks of a table: seconds for the whole game, and some more with every turn. Time comes from outside."""

from __future__ import annotations

import msgspec


class Clock(msgspec.Struct):
    """How long each seat has left, in milliseconds, and whose clock has been running since when."""

    seconds: int
    increment: int
    left: list[int]
    running: int | None = None
    since: int = 0
    paid: int = 0  # the last turn for whose end somebody gained

    @classmethod
    def new(cls, seconds: int, increment: int, seats: int) -> Clock:
        """A clock that stands still."""
        return cls(seconds, increment, [seconds * 1000] * seats)

    def left_now(self, seat: int, now: int) -> int:
        """What the seat has left, never less than nothing."""
        spent = max(0, now - self.since) if seat == self.running else 0
        return max(0, self.left[seat] - spent)

    def run(self, seat: int | None, now: int) -> None:
        """Lets the clock of that seat run (None: no clock)."""
        if seat == self.running:
            return
        if self.running is not None:
            self.left[self.running] = self.left_now(self.running, now)
        self.running = seat
        self.since = now

    def gain(self, seat: int, now: int) -> None:
        """The seat has ended a turn in time."""
        if self.left_now(seat, now) > 0:
            self.left[seat] += self.increment * 1000

    def runs_out_at(self) -> int | None:
        """When the running clock will have run out."""
        return None if self.running is None else self.since + self.left[self.running]

    def stand_still(self, last: int, now: int) -> None:
        """Nobody could play between `last` and now: what ran until `last` counts, and nothing after it."""
        self.since = now - max(0, last - self.since)

    def refill(self, seat: int, milliseconds: int, now: int) -> None:
        """Gives the seat that much if it has nothing left; otherwise what is left is left."""
        if self.left_now(seat, now) > 0:
            return
        if seat == self.running:
            self.since = now
        self.left[seat] = milliseconds
