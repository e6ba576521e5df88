"""Rate limits: a bucket for each address or connection that fills again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_BUCKETS = 10_000
LATER = 1.0  # seconds that somebody waits for whom there is no bucket
Clock = Callable[[], float]


class TokenBucket:
    """Holds `most` and gains `most` in every `seconds`."""

    __slots__ = ("_at", "_clock", "_has", "_most", "_rate")

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._has = float(most)
        self._clock = clock
        self._at = clock()

    def _fill(self) -> None:
        now = self._clock()
        self._has = min(self._most, self._has + (now - self._at) * self._rate)
        self._at = now

    def take(self, count: int = 1) -> bool:
        """Whether there was that much left."""
        self._fill()
        if self._has < count:
            return False
        self._has -= count
        return True

    def charge(self, count: int = 1) -> float:
        """Takes that much even if there is less; seconds until nothing is owed."""
        self._fill()
        self._has = max(-self._most, self._has - count)
        return max(0.0, -self._has / self._rate)

    @property
    def full(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        self._fill()
        return self._has >= self._most


class RateLimiter:
    """A token bucket for each name, forgotten when it is full again."""

    def __init__(self, most: int, seconds: float, clock: Clock = time.monotonic) -> None:
        self._most = most
        self._seconds = seconds
        self._clock = clock
        self._buckets: dict[str, TokenBucket] = {}

    def take(self, name: str, count: int = 1) -> bool:
        """Whether that name has so much left."""
        bucket = self._of(name)
        return bucket is not None and bucket.take(count)

    def charge(self, name: str, count: int = 1) -> float:
        """Takes that much of that name even if there is less; seconds until nothing is owed."""
        bucket = self._of(name)
        return LATER if bucket is None else bucket.charge(count)

    def _of(self, name: str) -> TokenBucket | None:
        if name not in self._buckets:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
            if len(self._buckets) >= MOST_BUCKETS:  # so many at once: nobody new is taken until some are full again
                return None
            self._buckets[name] = TokenBucket(self._most, self._seconds, self._clock)
        return self._buckets[name]


def burst(a_minute: int, seconds: float, clock: Clock = time.monotonic) -> RateLimiter:
    """A limiter for a rate in a minute, of which only what is for so many seconds may come at once."""
    return RateLimiter(max(1, int(a_minute * seconds / 60)), seconds, clock)
