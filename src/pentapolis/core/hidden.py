"""Hidden cards dealt anew: the common part of every `resample`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from .rng import Rng

MOST_TRIES: Final = 1_000_000
NOBODY: Final = -1


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
        if sum([holder.count for holder in holders]) > len(self.cards):
            raise ValueError("more hidden cards than have not been seen")
        first = self._strictest(holders)
        for _ in range(MOST_TRIES):
            found = self._tried(rng, holders, first)
            if found is not None:
                return found
        raise RuntimeError("no deal fits what is known")

    def _strictest(self, holders: Sequence[Holder]) -> int:
        """The holder whom a blind deal would fit least, or nobody if any deal fits all."""
        found, most = NOBODY, 0
        for number, holder in enumerate(holders):
            barred = len([card for card in self.cards if card in holder.barred])
            if holder.count > len(self.cards) - barred:
                raise ValueError(f"holder {number}: {holder.count} cards, but fewer can be there")
            if holder.count * barred > most:
                found, most = number, holder.count * barred
        return found

    def _tried(self, rng: Rng, holders: Sequence[Holder], first: int) -> list[list[int]] | None:
        """One deal, or None if it does not fit.

        The strictest holder gets cards that can be there, all others are dealt to blindly. Each deal that fits comes
        about in as many ways, so starting again after a misfit keeps them equally likely.
        """
        cards = self.cards[:]
        given: list[int] = []
        if first != NOBODY:
            barred = holders[first].barred
            fitting = [card for card in cards if card not in barred]
            rng.shuffle(fitting)
            given = fitting[: holders[first].count]
            cards = [card for card in cards if card in barred] + fitting[holders[first].count :]
        rng.shuffle(cards)
        found: list[list[int]] = []
        at = 0
        for number, holder in enumerate(holders):
            if number == first:
                found.append(given)
                continue
            part = cards[at : at + holder.count]
            at += holder.count
            if holder.barred and not holder.barred.isdisjoint(part):
                return None
            found.append(part)
        found.append(cards[at:])
        return found
