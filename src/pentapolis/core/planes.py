"""What a learning program is shown: named arrays of whole numbers, described and filled by a game's own planes.py."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .observer import Observer
from .state import State

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import u8


@dataclass(frozen=True)
class Plane:
    """One array: its name, shape and range, and what it says. `channels` names the entries of its first axis."""

    name: str
    shape: tuple[int, ...]
    high: int
    text: str
    channels: tuple[str, ...] = ()
    low: int = 0

    @property
    def dtype(self) -> str:
        """The smallest type of signed numbers that holds the range."""
        for bits in (8, 16, 32):
            if -(1 << (bits - 1)) <= self.low and self.high < 1 << (bits - 1):
                return f"int{bits}"
        return "int64"


@dataclass(frozen=True)
class ActionRange:
    """Neighbouring actions of one kind: the first, how many, the decisions that offer them, and what they mean."""

    first: int
    count: int
    decisions: tuple[str, ...]
    text: str


class Encoder(ABC):
    """How a game is shown to a seat as arrays. `games/<game>/planes.py` makes one with its function `encoder`.

    `version` rises with every change of planes, actions or rules: it is the version of the environments. `longest` is
    a bound on the decisions of one game. `compact` lists, ascending, the actions that a smaller policy makes do with;
    None says that all actions are needed.
    """

    def __init__(
        self,
        version: int,
        planes: Sequence[Plane],
        ranges: Sequence[ActionRange],
        longest: int,
        compact: Sequence[int] | None = None,
    ) -> None:
        self.version = version
        self.planes = tuple(planes)
        self.ranges = tuple(ranges)
        self.longest = longest
        self.compact = compact

    def plane(self, name: str) -> Plane:
        """The plane of that name."""
        return next(plane for plane in self.planes if plane.name == name)

    @abstractmethod
    def fill(self, state: State, seat: int, into: Mapping[str, Any]) -> None:
        """Writes what the seat may see, and nothing else, into arrays of zeros, one for each plane."""

    def observer(self, cells: vec[u8], places: dict[str, int]) -> Observer | None:
        """What keeps these planes as bytes, far quicker than `fill`; None if the game has nothing of the kind."""
        return None
