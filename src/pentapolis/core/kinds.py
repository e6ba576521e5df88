"""Kinds of values in a position: how each is written as JSON, read back, shown to a viewer and laid out as planes.

A kind knows values, not games: `core.fields` puts kinds together to the table of a position.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from .errors import InvalidDump, short_repr
from .planes import Plane

if TYPE_CHECKING:
    from .fields import Field
    from .state import State

NONE: Final = -1  # in place of a seat or a thing: nobody, nothing
MOST: Final = 10**9


@dataclass(frozen=True)
class Sizes:
    """How many seats there are: those that decide, and those that score."""

    players: int
    seats: int


@dataclass(frozen=True)
class Eyes:
    """Who looks, at what: the viewer (None: a spectator), the state, what holds the field, the seat it belongs to."""

    viewer: int | None
    state: State
    holder: Any
    owner: int | None = None


# --- things that have numbers inside and names outside ---


class Names:
    """Things of one sort by their names: inside they are numbers, in the order of the names. `what` is their noun."""

    def __init__(self, what: str, names: Iterable[str]) -> None:
        self.what = what
        self.names: Sequence[Any] = tuple(names)
        self.low = 0
        self._numbers = {name: number for number, name in enumerate(self.names)}

    def write(self, number: int) -> Any:
        """The name of the thing."""
        return self.names[number]

    def read(self, data: object, where: str) -> int:
        """The number of the thing of that name."""
        number = self._numbers.get(data) if isinstance(data, str) else None
        if number is None:
            raise InvalidDump(f"{where}: there is no {self.what} {short_repr(data)}")
        return number


class Numbers(Names):
    """Things without names: inside and outside the same numbers."""

    def __init__(self, what: str, low: int, high: int) -> None:
        super().__init__(what, [])
        self.names = range(low, high + 1)
        self.low = low

    def write(self, number: int) -> Any:
        """The number itself."""
        return number

    def read(self, data: object, where: str) -> int:
        """The number itself, if there is one such."""
        if type(data) is not int or data not in self.names:
            raise InvalidDump(f"{where}: there is no {self.what} {short_repr(data)}")
        return data


# --- kinds ---


class Kind(ABC):
    """One kind of value. Planes are told by suffixes of the field's name; `fill` gets an array for each of them."""

    counted = False  # whether there is something to count in a value

    @abstractmethod
    def write(self, value: Any) -> Any:
        """The value as plain JSON."""

    @abstractmethod
    def read(self, data: Any, where: str, sizes: Sizes) -> Any:
        """The value behind plain JSON; raises InvalidDump that names the place."""

    def show(self, value: Any, eyes: Eyes) -> Any:
        """What somebody sees who may see the value."""
        return self.write(value)

    def size(self, value: Any) -> int:
        """How many things it holds, which others may know of a hidden one; only of kinds that are `counted`."""
        return 0

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """How many of each thing it holds; `held` tells whether the field itself holds things or only names them."""
        return Counter()

    def planes(self, sizes: Sizes) -> list[Plane]:
        """The arrays that show it, named by suffixes."""
        return []

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Writes the value into arrays of zeros, as the viewer sees it."""
        assert not into, "a kind with planes fills them"


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

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """The thing itself."""
        return Counter([value]) if held and things is self.things and value != NONE else Counter()

    def planes(self, sizes: Sizes) -> list[Plane]:
        """One entry for each thing there is."""
        return [Plane("", (len(self.things.names),), 1, f"which {self.things.what}")]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """1 at the thing."""
        if value != NONE:
            into[""][value - self.things.low] = 1


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

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """Those of all entries."""
        return sum((self.kind.pieces(item, things, held) for item in value), Counter())

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
        found: list[int] = super().read(data, where, sizes)
        if self.ascending and found != sorted(found):
            raise InvalidDump(f"{where}: every {self.things.what} in order expected")
        return found

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


class Counts(Kind):
    """How many of each thing: a list inside, by name outside. Each is a value of the kind, a number without a word."""

    def __init__(self, things: Names, high: int = MOST, of: Kind | None = None) -> None:
        self.things = things
        self.kind = of or Count(high)
        self.counted = of is None

    def write(self, value: Any) -> Any:
        """By name, all of them."""
        return {name: self.kind.write(item) for name, item in zip(self.things.names, value, strict=True)}

    def read(self, data: Any, where: str, sizes: Sizes) -> list[Any]:
        """In the order of the names, none left out."""
        checked_keys(data, self.things.names, where)
        return [self.kind.read(data[name], f"{where}.{name}", sizes) for name in self.things.names]

    def size(self, value: Any) -> int:
        """All together."""
        return sum(value)

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """As many as are counted."""
        return Counter(dict(enumerate(value))) if held and self.counted and things is self.things else Counter()

    def planes(self, sizes: Sizes) -> list[Plane]:
        """One entry for each thing."""
        count, channels = len(self.things.names), tuple(map(str, self.things.names))
        return [
            replace(plane, shape=(count, *plane.shape), channels=channels, text=f"by {self.things.what}")
            for plane in self.kind.planes(sizes)
        ]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Each in its place."""
        for at, item in enumerate(value):
            self.kind.fill({name: array[at, ...] for name, array in into.items()}, item, eyes)


class Bits(Kind):
    """A set of things: bits inside, names in their order outside."""

    counted = True

    def __init__(self, things: Names) -> None:
        self.things = things

    def write(self, value: Any) -> Any:
        """The names."""
        return [name for at, name in enumerate(self.things.names) if value >> at & 1]

    def read(self, data: Any, where: str, sizes: Sizes) -> int:
        """The bits."""
        found = 0
        for at, name in enumerate(checked_list(data, where)):
            found |= 1 << self.things.read(name, f"{where}[{at}]") - self.things.low
        if self.write(found) != data:
            raise InvalidDump(f"{where}: every {self.things.what} once, in order, expected")
        return found

    def size(self, value: Any) -> int:
        """How many are in the set."""
        return int(value).bit_count()

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """One of each."""
        if not held or things is not self.things:
            return Counter()
        return Counter(at + things.low for at in range(len(things.names)) if value >> at & 1)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """One entry for each thing."""
        return [Plane("", (len(self.things.names),), 1, "", tuple(map(str, self.things.names)))]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """1 for each in the set."""
        for at in range(len(self.things.names)):
            into[""][at] = value >> at & 1


class Cells(Kind):
    """Values on some of many places, such as the cells of a map: by number inside, by the name of the place outside."""

    counted = True

    def __init__(self, places: Names, kind: Kind) -> None:
        self.places = places
        self.kind = kind

    def write(self, value: Any) -> Any:
        """By name, in the order of the places."""
        return {str(self.places.write(place)): self.kind.write(value[place]) for place in sorted(value)}

    def read(self, data: Any, where: str, sizes: Sizes) -> dict[int, Any]:
        """By number, in the order of the places."""
        found: dict[int, Any] = {}
        for name in checked_record(data, where):
            place = self.places.read(name, where)
            found[place] = self.kind.read(data[name], f"{where}[{name!r}]", sizes)
        return {place: found[place] for place in sorted(found)}

    def show(self, value: Any, eyes: Eyes) -> Any:
        """Each as it is seen."""
        return {str(self.places.write(place)): self.kind.show(value[place], eyes) for place in sorted(value)}

    def size(self, value: Any) -> int:
        """How many places are taken."""
        return len(value)

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """Those of all places."""
        return sum((self.kind.pieces(item, things, held) for item in value.values()), Counter())

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Which places are taken, and what is there."""
        count = len(self.places.names)
        inner = [replace(plane, shape=(count, *plane.shape)) for plane in self.kind.planes(sizes)]
        return [Plane("_taken", (count,), 1, f"which {self.places.what} is taken"), *inner]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Each in its place."""
        for place, item in value.items():
            at = place - self.places.low
            into["_taken"][at] = 1
            inner = {plane.name: into[plane.name][at, ...] for plane in self.kind.planes(sizes_of(eyes.state))}
            self.kind.fill(inner, item, eyes)


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

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """Those of the value."""
        return Counter() if value is None else self.kind.pieces(value, things, held)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Those of the value, and whether there is one."""
        return [Plane("_there", (), 1, "whether there is one"), *self.kind.planes(sizes)]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """The value, if there is one."""
        if value is not None:
            into["_there"][...] = 1
            self.kind.fill(into, value, eyes)


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


class Record(Kind):
    """A thing with fields of its own. `make` gets the values by the names of the fields."""

    def __init__(self, make: Callable[..., Any], *fields: Field) -> None:
        self.make = make
        self.fields = fields

    def write(self, value: Any) -> Any:
        """By the names of the fields."""
        return {field.name: field.kind.write(field.value(value)) for field in self.fields}

    def read(self, data: Any, where: str, sizes: Sizes) -> Any:
        """The thing; what `make` has against the values is told with the place."""
        checked_keys(data, [field.name for field in self.fields], where)
        values = {
            field.name: field.kind.read(data[field.name], f"{where}.{field.name}", sizes) for field in self.fields
        }
        try:
            return self.make(**values)
        except ValueError as error:
            raise InvalidDump(f"{where}{error}") from None  # `.domain: …` names a field, `: …` the whole

    def show(self, value: Any, eyes: Eyes) -> Any:
        """The fields that the viewer may see."""
        inside = replace(eyes, holder=value)
        seen: dict[str, Any] = {}
        for field in self.fields:
            seen.update(field.show(inside))
        return seen

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """Those of the fields that hold any."""
        return sum((field.pieces(value, things) for field in self.fields), Counter())

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Those of all fields."""
        return [replace(plane, name=f"_{plane.name}") for field in self.fields for plane in field.planes(sizes)]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Each field."""
        inside = replace(eyes, holder=value)
        for field in self.fields:
            names = [plane.name for plane in field.planes(sizes_of(eyes.state))]
            field.fill({name: into[f"_{name}"] for name in names}, inside)


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

    def pieces(self, value: Any, things: Names, held: bool) -> Counter[int]:
        """What the function counts."""
        return Counter(self._pieces(value, things)) if held and self._pieces is not None else Counter()


# --- shapes ---


def checked_list(data: object, where: str) -> list[Any]:
    """The data, if it is a list."""
    if not isinstance(data, list):
        raise InvalidDump(f"{where}: a list expected, not {short_repr(data)}")
    return data


def checked_record(data: object, where: str) -> dict[str, Any]:
    """The data, if it is a record."""
    if not isinstance(data, dict) or not all(isinstance(key, str) for key in data):
        raise InvalidDump(f"{where}: a record expected, not {short_repr(data)}")
    return data


def checked_keys(data: object, wanted: Iterable[str], where: str) -> None:
    """Raises unless the data is a record with just these keys."""
    names = list(wanted)
    found = checked_record(data, where)
    for name in names:
        if name not in found:
            raise InvalidDump(f"{where}: {name!r} is missing")
    for key in found:
        if key not in names:
            raise InvalidDump(f"{where}: there is no field {short_repr(key)}")


def sizes_of(state: State) -> Sizes:
    """The sizes of the state's table."""
    return Sizes(state.players, state.seats)
