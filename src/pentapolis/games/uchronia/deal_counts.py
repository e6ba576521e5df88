"""Cards for Hands that are known to lack colours: one deal out of all that fit, each as likely.

To deal blindly, and again where it does not fit, is quicker as long as there are other places for the cards. Where
there are hardly any, as among the Hands of before a reshuffle, nearly every blind deal fails. Here the deals are
counted colour by colour, and one of them is drawn by its number.
"""

from __future__ import annotations

from math import comb

from ...core.rng import Rng
from .cards import BITS


class Allotment:
    """Places for the cards of a pool: so many in each Hand, none for the colours it lacks, and all the others."""

    def __init__(self, pool: list[int], slots: list[int], lacks: list[int]) -> None:
        self.pool = pool
        self.slots = slots
        self.lacks = lacks
        self.cards_from = [sum(pool[colour:]) for colour in range(6)]  # cards of this colour and those after it
        self.counted: dict[tuple[int, ...], int] = {}

    def drawn(self, rng: Rng) -> list[list[int]] | None:
        """The cards of each Hand by colour in one of all deals; None if nothing fits."""
        hands = [[0] * 5 for _ in self.slots]
        slots = self.slots
        for colour in range(5):
            ways = self.ways(colour, slots)
            if ways == 0:
                return None
            number = below(rng, ways)
            for shares in self.shares(colour, slots):
                left = [slots[at] - share for at, share in enumerate(shares)]
                number -= self.choices(colour, slots, shares) * self.ways(colour + 1, left)
                if number < 0:
                    break
            for at, share in enumerate(shares):
                hands[at][colour] = share
            slots = left
        return hands

    def ways(self, colour: int, slots: list[int]) -> int:
        """How many ways there are to lay this colour and those after it, with so many places left in the Hands."""
        if colour == 5:
            return 0 if any(slots) else 1
        key = (colour, *slots)
        known = self.counted.get(key)
        if known is not None:
            return known
        total = 0
        for shares in self.shares(colour, slots):
            left = [slots[at] - share for at, share in enumerate(shares)]
            total += self.choices(colour, slots, shares) * self.ways(colour + 1, left)
        self.counted[key] = total
        return total

    def choices(self, colour: int, slots: list[int], shares: list[int]) -> int:
        """How many ways there are to give the Hands these shares of the colour, and the rest to the other places."""
        ways = comb(self.cards_from[colour] - sum(slots), self.pool[colour] - sum(shares))
        for at, share in enumerate(shares):
            ways *= comb(slots[at], share)
        return ways

    def shares(self, colour: int, slots: list[int]) -> list[list[int]]:
        """How many cards of the colour each Hand can get; what is left must find other places."""
        cards = self.pool[colour]
        elsewhere = self.cards_from[colour] - sum(slots)
        if elsewhere < 0:
            return []
        found: list[list[int]] = [[]]
        for at, places in enumerate(slots):
            most = 0 if self.lacks[at] & BITS[colour] else min(places, cards)
            found = [[*before, share] for before in found for share in range(min(most, cards - sum(before)) + 1)]
        return [shares for shares in found if cards - sum(shares) <= elsewhere]


def below(rng: Rng, n: int) -> int:
    """A number from 0 to n - 1, each exactly as likely, however great n is."""
    while True:
        number = 0
        for _ in range(n.bit_length() // 30 + 1):
            number = number << 30 | int(rng.bits())
        number >>= 30 - n.bit_length() % 30
        if number < n:
            return number
