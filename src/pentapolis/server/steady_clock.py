"""Time for clocks and leases: it goes on evenly, whatever is done to the time of the machine."""

from __future__ import annotations

import time


def now_ms() -> int:
    """The time of the machine in milliseconds since 1970: to be shown, never to be counted by (see `SteadyClock`)."""
    return time.time_ns() // 1_000_000


def passed_ms() -> int:
    """Milliseconds that have passed, also while the machine slept if it can tell."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME) // 1_000_000
    return awake_ms()


def awake_ms() -> int:
    """Milliseconds that have passed while the machine was awake."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970 as one process counts them.

    A process that has its database for itself stops counting while the machine sleeps, because nobody could play.
    Processes that share a database begin with the time of the database and count on, because others went on.
    """

    def __init__(self, shared: bool) -> None:
        self._shared = shared
        self.set(now_ms())

    def set(self, now: int) -> None:
        """Counts on from that moment."""
        self._begun = now - self._passed()

    def _passed(self) -> int:
        return passed_ms() if self._shared else awake_ms()

    def now(self) -> int:
        """The time."""
        return self._begun + self._passed()
