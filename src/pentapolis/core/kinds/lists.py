"""Kinds of several values in their order: lists, rows, piles, one for each seat."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from ..errors import InvalidDump
from ..planes import Plane
from .checks import checked_list
from .kind import MOST, NONE, Eyes, Kind, Sizes
from .names import Names
from .single import Id


class List(Kind):
    """Several values of one kind in their order, no more than `most`."""

    counted = True

    def __init__(self, kind: Kind, most: int) -> None:
        self.kind = kind
        self.most = most

    def write(self, value: Any) -> Any:
        """A list."""
        return [self.kind.write(item) for item in value]

    def read(self, data: Any, where: str, sizes: Sizes) -> list[Any]:
        """The list."""
        self.check_length(checked_list(data, where), where, sizes)
        return [self.kind.read(item, f"{where}[{at}]", sizes) for at, item in enumerate(data)]

    def check_length(self, data: list[Any], where: str, sizes: Sizes) -> None:
        """Raises unless so many may be there."""
        if len(data) > self.most:
            raise InvalidDump(f"{where}: {len(data)} entries are more than the {self.most} there can be")

    def show(self, value: Any, eyes: Eyes) -> Any:
        """Each as it is seen."""
        return [self.kind.show(item, eyes) for item in value]

    def size(self, value: Any) -> int:
        """Its length."""
        return len(value)

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """Those of all entries."""
        for item in value:
            self.kind.count_pieces(item, things, held, into)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Those of an entry, one after the other; entries that are not there are zeros."""
        return [replace(plane, shape=(self.most, *plane.shape)) for plane in self.kind.planes(sizes)]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Each in its place."""
        for at, item in enumerate(value):
            self.kind.fill({name: array[at, ...] for name, array in into.items()}, item, eyes)


class Ids(List):
    """Several things in their order; `ascending` where the order means nothing and is always that of the numbers."""

    def __init__(self, things: Names, most: int, ascending: bool = False) -> None:
        super().__init__(Id(things), most)
        self.things = things
        self.ascending = ascending

    def read(self, data: Any, where: str, sizes: Sizes) -> list[int]:
        """The numbers."""
        self.check_length(checked_list(data, where), where, sizes)
        known = self.things.numbers
        try:  # all at once where nothing is wrong
            found = [known[item] for item in data]
        except (KeyError, TypeError):
            found = super().read(data, where, sizes)
        if self.ascending and found != sorted(found):
            raise InvalidDump(f"{where}: every {self.things.what} in order expected")
        return found

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """All of them."""
        if held and things is self.things:
            into.update(value)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """How many of each thing; where the order means something, which thing in each place."""
        if self.ascending:
            return [Plane("", (len(self.things.names),), self.most, f"how many of each {self.things.what}")]
        return super().planes(sizes)

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Counted or place by place."""
        if self.ascending:
            for thing in value:
                into[""][thing - self.things.low] += 1
        else:
            super().fill(into, value, eyes)


class Row(List):
    """A fixed number of places, each with a thing or nothing."""

    def __init__(self, things: Names, places: int) -> None:
        super().__init__(Id(things, or_nothing=True), places)

    def check_length(self, data: list[Any], where: str, sizes: Sizes) -> None:
        """Raises unless all places are there."""
        if len(data) != self.most:
            raise InvalidDump(f"{where}: {self.most} entries expected, {len(data)} found")

    def size(self, value: Any) -> int:
        """How many places are taken."""
        return sum(1 for thing in value if thing != NONE)


class Pile(Ids):
    """Things face down: inside the next one is the last, outside the first.

    Everybody sees how many there are, the first `top` of them where those lie face up, and as many at the bottom as
    the attribute `bottom` of what holds the pile counts.
    """

    def __init__(self, things: Names, most: int, top: int = 0, bottom: str = "") -> None:
        super().__init__(things, most)
        self.top = top
        self.bottom = bottom

    def write(self, value: Any) -> Any:
        """The names, the next one first."""
        return [self.things.write(thing) for thing in reversed(value)]

    def read(self, data: Any, where: str, sizes: Sizes) -> list[int]:
        """The numbers, the next one last."""
        return super().read(data, where, sizes)[::-1]

    def show(self, value: Any, eyes: Eyes) -> Any:
        """Its size and the parts that are known."""
        seen: dict[str, Any] = {"size": len(value)}
        if self.top:
            seen["top"] = self.write(value[-self.top :])
        if self.bottom:
            seen["bottom"] = self.write(value[: getattr(eyes.holder, self.bottom)])
        return seen

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Its size and what lies on top."""
        shown = [Plane("_left", (), self.most, "how many are left")]
        if self.top:
            shown.append(Plane("_top", (self.top, len(self.things.names)), 1, "what lies on top, the next one first"))
        return shown

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Its size and what lies on top."""
        into["_left"][...] = len(value)
        for at, thing in enumerate(reversed(value[-self.top :] if self.top else [])):
            into["_top"][at, thing - self.things.low] = 1


class PerSeat(List):
    """One value for each seat, or for each player only: automatic opponents have none then.

    What only the owner sees is told apart by it: the value of a seat belongs to that seat.
    """

    def __init__(self, kind: Kind, players_only: bool = False) -> None:
        super().__init__(kind, MOST)
        self.players_only = players_only

    def count(self, sizes: Sizes) -> int:
        """How many there are."""
        return sizes.players if self.players_only else sizes.seats

    def check_length(self, data: list[Any], where: str, sizes: Sizes) -> None:
        """Raises unless there is one for each."""
        if len(data) != self.count(sizes):
            raise InvalidDump(f"{where}: {self.count(sizes)} entries expected, {len(data)} found")

    def show(self, value: Any, eyes: Eyes) -> Any:
        """Each as it is seen."""
        return [self.kind.show(item, replace(eyes, owner=seat)) for seat, item in enumerate(value)]

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Those of a seat, one seat after the other, from the observer on."""
        count = self.count(sizes)
        return [replace(plane, shape=(count, *plane.shape)) for plane in self.kind.planes(sizes)]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Each in its place, from the observer on."""
        for seat, item in enumerate(value):
            at = (seat - (eyes.viewer or 0)) % len(value)
            self.kind.fill({name: array[at, ...] for name, array in into.items()}, item, replace(eyes, owner=seat))
