"""What every kind of value can do, who looks at it, and how many seats there are."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, Protocol

from ..planes import Plane
from .names import Names

if TYPE_CHECKING:
    from ..fields import Field
    from ..state import State

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


def sizes_of(state: State) -> Sizes:
    """The sizes of the state's table."""
    return Sizes(state.players, state.seats)


class Shown(Protocol):
    """What has planes: a kind, a field, a table of fields."""

    def planes(self, sizes: Sizes) -> list[Plane]:
        """The arrays that show it."""
        ...


@lru_cache(maxsize=4096)
def planes_of(shown: Shown, sizes: Sizes) -> tuple[Plane, ...]:
    """Its planes; they follow from the sizes alone, and every observation asks for them."""
    return tuple(shown.planes(sizes))


@lru_cache(maxsize=4096)
def suffixes_of(field: Field, sizes: Sizes) -> tuple[tuple[str, str], ...]:
    """Each plane of the field: its name, and the part of it that follows the field's name."""
    return tuple((plane.name, plane.name.removeprefix(field.name)) for plane in planes_of(field, sizes))


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

    def count_pieces(self, value: Any, things: Names, held: bool, into: Counter[int]) -> None:
        """Counts each thing it holds; `held` tells whether the field itself holds things or only names them."""
        return

    def planes(self, sizes: Sizes) -> list[Plane]:
        """The arrays that show it, named by suffixes."""
        return []

    def fill(self, into: Mapping[str, Any], value: Any, eyes: Eyes) -> None:
        """Writes the value into arrays of zeros, as the viewer sees it."""
        assert not into, "a kind with planes fills them"
