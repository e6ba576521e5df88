"""What texts are told about cards, Orders, Buildings and zones: the keys of their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .buildings import BUILDING_IDS
from .cards import COLOURS, ORDERS

COLOUR_ARGS: Final = ("colour", "other", "recalled")
LISTS: Final = ("colours", "put", "copied")


def worded(args: dict[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with keys in the place of ids."""
    args["known"] = "yes" if "colour" in data or "colours" in data else "no"
    if "colour" in data:  # R5: a colour is also an Order
        args["order"] = _keys("order", [ORDERS[COLOURS.index(data["colour"])]])
    for name, value in data.items():
        if isinstance(value, bool):
            args[name] = int(value)
        elif name in COLOUR_ARGS:
            args[name] = _keys("colour", [value])
        elif name in LISTS and isinstance(value, list):
            args[name] = _several("colour", value)
            args["putting"] = len(value)
        elif name == "revealed":
            args[name] = _several("colour", [colour for colour in COLOURS for _ in range(value[colour])])
        elif name == "order":
            args[name] = _keys("order", [value])
        elif name == "building":
            args[name] = _keys("building", [value])
        elif name == "buildings":
            args[name] = _several("building", value)
        elif name == "by" and value in BUILDING_IDS:
            args["building"] = _keys("building", [value])
        elif name == "zone":
            args[name] = _keys("zone", [value])
        elif name == "verb":
            args[name] = value.replace("_", " ")  # as it is typed
        elif name == "holder":
            args["held"] = int(value is not None)
    return args


def _keys(kind: str, ids: list[str]) -> list[str]:
    """The keys of the names of things that belong together."""
    return [f"uchronia-{kind}-{id}" for id in ids]


def _several(kind: str, ids: list[str]) -> list[list[str]]:
    """The keys of the names of several things, one after the other."""
    return [_keys(kind, [id]) for id in ids]
