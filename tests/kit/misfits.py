"""What is wrong with a value that should be of a type: something missing, too much, or of another kind."""

from __future__ import annotations

from typing import Any

import msgspec

from pentapolis.games import alternatives


def misfits(value: dict[str, Any], type_: Any) -> str:
    """The first thing that does not fit; empty if all does. Of several types one must fit."""
    found = [_misfit(value, each) for each in alternatives(type_)]
    return "" if "" in found else "; ".join(found)


def _misfit(value: dict[str, Any], type_: Any) -> str:
    strange = value.keys() - type_.__annotations__.keys()
    if strange:
        return f"no type for {', '.join(sorted(strange))}"
    try:
        fitting = msgspec.convert(value, type_, strict=True)
    except msgspec.ValidationError as error:
        return str(error)
    return "" if _same(value, fitting) else f"more than {type_.__name__} says: {value}"


def _same(value: Any, fitting: Any) -> bool:
    """Whether nothing was left out on the way into the type, which tells lists and tuples apart where JSON does not."""
    if isinstance(value, dict):
        return value.keys() == fitting.keys() and all(_same(item, fitting[name]) for name, item in value.items())
    if isinstance(value, list | tuple):
        return len(value) == len(fitting) and all(map(_same, value, fitting))
    return bool(value == fitting)
