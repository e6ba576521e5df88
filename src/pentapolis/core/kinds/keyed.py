"""Kinds of values by name: counts, sets, values on places, things with fields of their own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from ..errors import InvalidDump
from ..planes import Plane
from .checks import checked_keys, checked_list, checked_record
from .kind import MOST, Eyes, Kind, Sizes, planes_of, sizes_of, suffixes_of
from .names import Names
from .single import Count

if TYPE_CHECKING:
    from ..fields import Field


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

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """As many as are counted."""
        if held and self.counted and things is self.things:
            for thing, count in enumerate(value, start=things.low):
                into[thing] += count

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

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """One of each."""
        if held and things is self.things:
            into.update(at + things.low for at in range(len(things.names)) if value >> at & 1)

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

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """Those of all places."""
        for item in value.values():
            self.kind.count_pieces(item, things, held, into)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Which places are taken, and what is there."""
        count = len(self.places.names)
        inner = [replace(plane, shape=(count, *plane.shape)) for plane in self.kind.planes(sizes)]
        return [Plane("_taken", (count,), 1, f"which {self.places.what} is taken"), *inner]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Each in its place."""
        planes = planes_of(self.kind, sizes_of(eyes.state))
        for place, item in value.items():
            at = place - self.places.low
            into["_taken"][at] = 1
            self.kind.fill({plane.name: into[plane.name][at, ...] for plane in planes}, item, eyes)


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

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """Those of the fields that hold any."""
        for field in self.fields:
            field.count_pieces(value, things, into)

    def planes(self, sizes: Sizes) -> list[Plane]:
        """Those of all fields."""
        return [replace(plane, name=f"_{plane.name}") for field in self.fields for plane in field.planes(sizes)]

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Each field."""
        inside = replace(eyes, holder=value)
        sizes = sizes_of(eyes.state)
        for field in self.fields:
            field.fill({suffix: into[f"_{name}"] for name, suffix in suffixes_of(field, sizes)}, inside)
