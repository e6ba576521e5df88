"""Checks of the shape of what is read."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..errors import InvalidDump, short_repr


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
