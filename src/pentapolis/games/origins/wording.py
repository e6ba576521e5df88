"""What texts are told about colours, dice, buildings, cards and sites: the keys of their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .catalogue import DATA
from .city import CORNER_NAMES, SIDE_NAMES

# By argument: what it names.
KINDS: Final[dict[str, str]] = {
    "colour": "colour",
    "other": "colour",
    "nw": "colour",
    "ne": "colour",
    "sw": "colour",
    "se": "colour",
    "resource": "resource",
    "building": "building",
    "next": "building",
    "tile": "building",
    "temple": "temple",
    "sign": "sign",
    "worker": "worker",
    "die": "worker",
    "condition": "condition",
    "reason": "condition",
}
PLACES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "side": ("side", SIDE_NAMES),
    "corner": ("corner", CORNER_NAMES),
}
SITES: Final[list[dict[str, Any]]] = DATA["sites"]


def worded(args: dict[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with keys in the place of ids."""
    for name, value in data.items():
        if not isinstance(value, str):
            continue
        if name in KINDS:
            args[name] = [f"origins-{KINDS[name]}-{value}"]
        elif name in PLACES and value in PLACES[name][1]:
            args[name] = [f"origins-{PLACES[name][0]}-{value}"]
        elif name == "verb":
            args[name] = value.replace("_", " ")  # as it is typed
    if isinstance(data.get("building"), str):
        args["ability"] = [f"origins-building-{data['building']}-text"]
    if isinstance(data.get("site"), int):
        site = SITES[data["site"] - 1]
        args["top"] = [f"origins-action-{site['top_action']}"]
        args["bottom"] = [f"origins-action-{site['bottom_action']}"]
    if isinstance(data.get("colour"), str):
        args["bonus"] = [f"origins-bonus-{data['colour']}"]
    return args
