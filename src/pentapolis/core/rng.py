"""The fast generator for bots, playouts and resampling (never for the deals of a real game: see chance.py)."""

from __future__ import annotations

from operator import index
from typing import Any, Final, SupportsIndex, TypeVar

from mypy_extensions import i64

T = TypeVar("T")

# Multiply-with-carry in base 2**30. The multiplier makes BASE * MULTIPLIER - 1 a safe prime, so the
# period is about 2**59, and every product stays below 2**60: small ints in all builds.
MASK: Final[i64] = 0x3FFFFFFF
BITS: Final[i64] = 30
MULTIPLIER: Final[i64] = 1073741172


def _mixed(seed: int) -> int:
    """Spreads a seed over 59 bits so that neighbouring seeds start far apart."""
    z = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    z ^= z >> 31
    return z & 0x7FFFFFFFFFFFFFF


class Rng:
    """A seeded stream of uniform numbers; the same seed gives the same stream on every machine."""

    __slots__ = ("_x",)

    def __init__(self, seed: SupportsIndex) -> None:
        self._x: i64 = _mixed(index(seed)) % (1073741172 * 2**30 - 2) + 1  # neither of the two fixed points

    def copy(self) -> Rng:
        """An independent generator that continues with the same numbers."""
        other = Rng(0)
        other._x = self._x
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return continued, (int(self._x),)

    def bits(self) -> i64:
        """The next 30 random bits."""
        x: i64 = self._x
        x = (x & MASK) * MULTIPLIER + (x >> BITS)
        self._x = x
        return x & MASK

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each exactly as likely; n is at most 2**30."""
        if n <= 0 or n > MASK + 1:
            raise ValueError("below() needs a number from 1 to 2**30")
        product: i64 = self.bits() * n
        low: i64 = product & MASK
        if low < n:
            # A few of the 2**30 inputs would favour some results: draw again for those.
            floor: i64 = (MASK + 1) % n
            while low < floor:
                product = self.bits() * n
                low = product & MASK
        return product >> BITS

    def random(self) -> float:
        """A float from 0 (included) to 1 (excluded)."""
        return (int(self.bits()) * (1 << 23) + int(self.bits() >> 7)) / (1 << 53)

    def shuffle(self, items: list[T]) -> None:
        """Brings the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def choice(self, items: list[T]) -> T:
        """One of the items, each as likely."""
        return items[self.below(len(items))]

    def seed(self) -> int:
        """A 60-bit number to seed another generator with."""
        return int(self.bits()) << 30 | int(self.bits())


def continued(x: int) -> Rng:
    """The generator that has come to that number."""
    rng = Rng(0)
    rng._x = x
    return rng
