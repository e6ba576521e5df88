"""Hidden cards dealt anew: the common part of every `resample`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .rng import Rng

MOST_TRIES: Final = 1_000_000


class Holder:
    """A place that holds so many cards that the viewer cannot see, and the cards that cannot be among them."""

    __slots__ = ("barred", "count")

    def __init__(self, count: int, barred: frozenset[int] = frozenset()) -> None:
        self.count = count
        self.barred = barred


class Pool:
    """The cards somebody has not seen. Every deal of them that fits what they know is equally likely."""

    __slots__ = ("cards",)

    def __init__(self, cards: Sequence[int]) -> None:
        self.cards = sorted(cards)  # the true order must not show through

    def deal(self, rng: Rng, holders: Sequence[Holder]) -> list[list[int]]:
        """Cards for every holder in turn, and last what is left over, in random order."""
        if sum(holder.count for holder in holders) > len(self.cards):
            raise ValueError("more hidden cards than have not been seen")
        cards = self.cards[:]
        for _ in range(MOST_TRIES):
            rng.shuffle(cards)
            found: list[list[int]] = []
            at = 0
            for holder in holders:
                part = cards[at : at + holder.count]
                at += holder.count
                if holder.barred and not holder.barred.isdisjoint(part):
                    break  # trying again from the start keeps all deals equally likely
                found.append(part)
            else:
                found.append(cards[at:])
                return found
        raise RuntimeError("no deal fits what is known")
