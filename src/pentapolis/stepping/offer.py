"""The legal actions of a decision, as a learner is offered them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

FEW: Final = 24  # actions that are sorted one by one
DIGIT: Final = 7  # bits that are sorted at a time
DIGITS: Final = 128


class Numbering:
    """Under which numbers actions are offered: the game's own, or their places among those that are kept."""

    def __init__(self, num_actions: int, kept: list[int] | None) -> None:
        self.count = num_actions if kept is None else len(kept)
        self.whole = kept is None
        self.numbers: list[object] = list(range(self.count))  # ready-made: listing them makes none
        self._kept: vec[i64] = vec[i64]([] if kept is None else kept)
        self._place: vec[i64] = vec[i64]([] if kept is None else [-1] * num_actions)
        if kept is not None:
            for place, action in enumerate(kept):
                self._place[i64(action)] = place

    def meaning(self, number: i64) -> i64:
        """The game's own number of one that is offered."""
        return number if self.whole else self._kept[number]

    def place(self, action: i64) -> i64:
        """The number under which an action is offered; -1 if it is not."""
        return action if self.whole else self._place[action]


class Offer:
    """The legal actions of a decision as they are offered: ascending, and as ones in `cells` from `at` on."""

    def __init__(self, numbering: Numbering, cells: vec[u8], at: int) -> None:
        self.numbering = numbering
        self._cells = cells
        self._at: i64 = at
        self.found: vec[i64] = vec[i64]([0] * 64)
        self._other: vec[i64] = vec[i64]([0] * 64)
        self._starts: vec[i64] = vec[i64]([0] * DIGITS)
        self.count: i64 = 0

    def allows(self, number: int) -> bool:
        """Whether the number is among those that are offered."""
        return 0 <= number < self.numbering.count and self._cells[self._at + number] != 0

    def listed(self) -> list[object]:
        """All of them, as ints."""
        found, numbers = self.found, self.numbering.numbers
        listed: list[object] = []
        for number in range(self.count):
            listed.append(numbers[found[number]])
        return listed

    def renew(self, actions: list[int]) -> None:
        """Offers these actions of the game in place of the former ones."""
        cells, at, numbering = self._cells, self._at, self.numbering
        number = self.count
        while number > 0:
            number -= 1
            cells[at + self.found[number]] = 0
        if len(actions) > len(self.found):
            self.found = vec[i64]([0] * (2 * len(actions)))
            self._other = vec[i64]([0] * (2 * len(actions)))
        found = self.found
        least: i64 = numbering.count
        most: i64 = 0
        for action in actions:
            place = numbering.place(action)
            if place >= 0:
                found[number] = place
                cells[at + place] = 1
                number += 1
                least = min(least, place)
                most = max(most, place)
        self.count = number
        if number <= FEW:
            self._insert()
        else:
            shift: i64 = 0
            while most - least >> shift:
                self._distribute(least, shift)
                shift += DIGIT

    def _insert(self) -> None:
        """Sorts few numbers."""
        found = self.found
        at: i64 = 1
        while at < self.count:
            value = found[at]
            free = at
            while free > 0 and found[free - 1] > value:
                found[free] = found[free - 1]
                free -= 1
            found[free] = value
            at += 1

    def _distribute(self, least: i64, shift: i64) -> None:
        """Sorts by some bits beyond the least number, and leaves those alone in their order that have the same."""
        found, other, starts, count = self.found, self._other, self._starts, self.count
        digit: i64 = 0
        while digit < DIGITS:
            starts[digit] = 0
            digit += 1
        at: i64 = 0
        while at < count:
            starts[found[at] - least >> shift & (DIGITS - 1)] += 1
            at += 1
        total: i64 = 0
        digit = 0
        while digit < DIGITS:
            here = starts[digit]
            starts[digit] = total
            total += here
            digit += 1
        at = 0
        while at < count:
            value = found[at]
            digit = value - least >> shift & (DIGITS - 1)
            other[starts[digit]] = value
            starts[digit] += 1
            at += 1
        self.found = other
        self._other = found
