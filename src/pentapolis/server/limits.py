"""Rates: a bucket for each address or connection that fills again with time."""

from __future__ import annotations

import time

MOST_BUCKETS = 10_000


class Bucket:
    """Holds `most` and gains `most` in every `seconds`."""

    __slots__ = ("_at", "_has", "_most", "_rate")

    def __init__(self, most: int, seconds: float) -> None:
        self._most = float(most)
        self._rate = most / seconds
        self._has = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether there was one left."""
        now = time.monotonic()
        self._has = min(self._most, self._has + (now - self._at) * self._rate)
        self._at = now
        if self._has < 1:
            return False
        self._has -= 1
        return True

    @property
    def full(self) -> bool:
        """Whether nothing would be lost by forgetting it."""
        return self._has + (time.monotonic() - self._at) * self._rate >= self._most


class Buckets:
    """A bucket for each name, forgotten when it is full again."""

    def __init__(self, most: int, seconds: float) -> None:
        self._most = most
        self._seconds = seconds
        self._buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        """Whether that name has one left."""
        if name not in self._buckets:
            if len(self._buckets) >= MOST_BUCKETS:
                self._buckets = {key: bucket for key, bucket in self._buckets.items() if not bucket.full}
            if len(self._buckets) >= MOST_BUCKETS:  # so many at once: nobody new is taken until some are full again
                return False
            self._buckets[name] = Bucket(self._most, self._seconds)
        return self._buckets[name].take()
