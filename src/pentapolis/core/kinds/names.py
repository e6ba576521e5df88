"""Things that have numbers inside and names outside."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..errors import InvalidDump, short_repr


class Names:
    """Things of one sort by their names: inside they are numbers, in the order of the names. `what` is their noun."""

    def __init__(self, what: str, names: Iterable[str]) -> None:
        self.what = what
        self.names: Sequence[Any] = tuple(names)
        self.low = 0
        self.numbers: dict[Any, int] = {name: number for number, name in enumerate(self.names)}

    def write(self, number: int) -> Any:
        """The name of the thing."""
        return self.names[number]

    def read(self, data: object, where: str) -> int:
        """The number of the thing of that name."""
        number = self.numbers.get(data) if isinstance(data, str) else None
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
