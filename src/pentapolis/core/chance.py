"""Chance of a real game: unpredictable without the seed, checkable by anyone who is given it later.

Every chance event expands (seed, number of the event) with SHAKE-256. A state therefore needs to keep only the seed
and a counter, copies cost nothing, and the published hash of the seed commits the dealer before the first move.
"""

from __future__ import annotations

import hashlib
from operator import index
from typing import Any, TypeVar

from .errors import InvalidOptions

T = TypeVar("T")

SEED_BYTES = 32


def seed_bytes(seed: object) -> bytes:
    """The 32 bytes behind a seed given as int, 64 hexadecimal digits, or bytes."""
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if hasattr(seed, "__index__") and not isinstance(seed, bool):  # an int of any integer type
        given: Any = seed
        number = index(given)
        if 0 <= number < 1 << (8 * SEED_BYTES):
            return number.to_bytes(SEED_BYTES, "big")
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES:
        try:
            secret = bytes.fromhex(seed)
        except ValueError:
            secret = b""
        if len(secret) == SEED_BYTES:  # fromhex passes over blanks, which are no digits
            return secret
    raise InvalidOptions("the seed must be an int from 0 to 2**256 - 1, 32 bytes, or 64 hexadecimal digits")


def seed_hash(seed: bytes) -> str:
    """What may be published before the game: it binds the seed without telling it."""
    return hashlib.sha256(b"pentapolis seed\0" + seed).hexdigest()


class ChanceStream:
    """The numbers of one chance event."""

    __slots__ = ("_at", "_prefix", "_words")

    def __init__(self, seed: bytes, event: int) -> None:
        self._prefix = seed + event.to_bytes(8, "big")
        self._words = hashlib.shake_256(self._prefix).digest(1024)
        self._at = 0

    def _word(self) -> int:
        if self._at + 4 > len(self._words):
            # SHAKE is extendable: a longer digest begins with the shorter one.
            self._words = hashlib.shake_256(self._prefix).digest(2 * len(self._words))
        word = int.from_bytes(self._words[self._at : self._at + 4], "big")
        self._at += 4
        return word

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each exactly as likely."""
        limit = (1 << 32) - (1 << 32) % n
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % n

    def shuffle(self, items: list[T]) -> None:
        """Brings the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
