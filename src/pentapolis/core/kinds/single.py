"""Kinds of one value: a number, a flag, a seat, a thing, perhaps none, or what functions read and write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from ..errors import InvalidDump, short_repr
from ..planes import Plane
from .kind import MOST, NONE, Eyes, Kind, Sizes
from .names import Names


class Count(Kind):
    """A number in a range."""

    def __init__(self, high: int = MOST, low: int = 0) -> None:
        self.high = high
        self.low = low

    def write(self, value: Any) -> Any:
        """The number."""
        return value

    def read(self, data: Any, where: str, sizes: Sizes) -> int:
        """The number, if it is in the range."""
        if type(data) is not int or not self.low <= data <= self.high:
            raise InvalidDump(f"{where}: a number from {self.low} to {self.high} expected, not {short_repr(data)}")
        return data

    def planes(self, sizes: Sizes) -> list[Plane]:
        """The number."""
        return [Plane("", (), self.high, "", low=self.low)]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """The number."""
        into[""][...] = value


class Flag(Kind):
    """Yes or no."""

    def write(self, value: Any) -> Any:
        """True or false."""
        return bool(value)

    def read(self, data: Any, where: str, sizes: Sizes) -> bool:
        """True or false, and nothing that is nearly one of them."""
        if type(data) is not bool:
            raise InvalidDump(f"{where}: true or false expected, not {short_repr(data)}")
        return data

    def planes(self, sizes: Sizes) -> list[Plane]:
        """1 for yes."""
        return [Plane("", (), 1, "")]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """1 for yes."""
        into[""][...] = int(value)


class SeatNo(Kind):
    """A seat; where there may be none, nobody is -1 inside and null outside."""

    def __init__(self, or_nobody: bool = False) -> None:
        self.or_nobody = or_nobody

    def write(self, value: Any) -> Any:
        """The number of the seat."""
        return None if value == NONE and self.or_nobody else value

    def read(self, data: Any, where: str, sizes: Sizes) -> int:
        """The number of the seat."""
        if data is None and self.or_nobody:
            return NONE
        if type(data) is not int or not 0 <= data < sizes.seats:
            none = " or null" if self.or_nobody else ""
            raise InvalidDump(
                f"{where}: one of the seats from 0 to {sizes.seats - 1}{none} expected, not {short_repr(data)}"
            )
        return data

    def planes(self, sizes: Sizes) -> list[Plane]:
        """One entry for each seat, from the observer on."""
        return [Plane("", (sizes.seats,), 1, "counted from the observer")]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """1 at the seat."""
        if value != NONE:
            into[""][(value - (eyes.viewer or 0)) % eyes.state.seats] = 1


class Id(Kind):
    """One thing; where there may be none, nothing is -1 inside and null outside."""

    def __init__(self, things: Names, or_nothing: bool = False) -> None:
        self.things = things
        self.or_nothing = or_nothing

    def write(self, value: Any) -> Any:
        """The name."""
        return None if value == NONE and self.or_nothing else self.things.write(value)

    def read(self, data: Any, where: str, sizes: Sizes) -> int:
        """The number."""
        return NONE if data is None and self.or_nothing else self.things.read(data, where)

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """The thing itself."""
        if held and things is self.things and value != NONE:
            into[value] += 1

    def planes(self, sizes: Sizes) -> list[Plane]:
        """One entry for each thing there is."""
        return [Plane("", (len(self.things.names),), 1, f"which {self.things.what}")]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """1 at the thing."""
        if value != NONE:
            into[""][value - self.things.low] = 1


class Maybe(Kind):
    """A value or none: None inside, null outside."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def write(self, value: Any) -> Any:
        """The value or null."""
        return None if value is None else self.kind.write(value)

    def read(self, data: Any, where: str, sizes: Sizes) -> Any:
        """The value or None."""
        return None if data is None else self.kind.read(data, where, sizes)

    def show(self, value: Any, eyes: Eyes) -> Any:
        """The value or null."""
        return None if value is None else self.kind.show(value, eyes)

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """Those of the value."""
        if value is not None:
            self.kind.count_pieces(value, things, held, into)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Those of the value, and whether there is one."""
        return [Plane("_there", (), 1, "whether there is one"), *self.kind.planes(sizes)]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """The value, if there is one."""
        if value is not None:
            into["_there"][...] = 1
            self.kind.fill(into, value, eyes)


class Custom(Kind):
    """A way out: functions that write and read. They raise InvalidDump themselves, or ValueError without a place."""

    def __init__(
        self,
        write: Callable[[Any], Any],
        read: Callable[[Any, str, Sizes], Any],
        show: Callable[[Any, Eyes], Any] | None = None,
        pieces: Callable[[Any, Names], Iterable[int]] | None = None,
    ) -> None:
        self._write = write
        self._read = read
        self._show = show
        self._pieces = pieces

    def write(self, value: Any) -> Any:
        """What the function writes."""
        return self._write(value)

    def read(self, data: Any, where: str, sizes: Sizes) -> Any:
        """What the function reads."""
        try:
            return self._read(data, where, sizes)
        except ValueError as error:
            raise InvalidDump(f"{where}: {error}") from None

    def show(self, value: Any, eyes: Eyes) -> Any:
        """What the function shows; what is written without one."""
        return self._write(value) if self._show is None else self._show(value, eyes)

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """What the function counts."""
        if held and self._pieces is not None:
            into.update(self._pieces(value, things))
