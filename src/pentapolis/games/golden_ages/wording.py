"""What texts are told about components and cells: the keys of their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .actions import ACTION_NAMES
from .cards import BUILDINGS, CIVS, FUTURES, JUDGEMENTS, SYMBOLS, TECHS, WONDERS
from .tiles import TILES

# The text key of the name of everything that has an id.
NAMES: Final[dict[str, str]] = {
    **{building: f"golden_ages-building-{building[:-2]}" for building in BUILDINGS},
    **{wonder: f"golden_ages-wonder-{wonder}" for wonder in WONDERS},
    **{tech: f"golden_ages-tech-{tech}" for tech in TECHS},
    **{civ: f"golden_ages-civ-{civ}" for civ in CIVS},
    **{judgement: f"golden_ages-judgement-{judgement}" for judgement in JUDGEMENTS},
    **{future: f"golden_ages-future-{future}" for future in FUTURES},
    **{symbol: f"golden_ages-symbol-{symbol}" for symbol in SYMBOLS},
    **{action: f"golden_ages-action-{action}" for action in ACTION_NAMES},
    **{tile: f"golden_ages-tile-{tile}" for tile in TILES},
    "gold": "golden_ages-term-gold",
    "backs": "golden_ages-term-backs",
    "glory": "golden_ages-term-glory",
}
NAMED: Final = (
    "by",
    "building",
    "card",
    "wonder",
    "tech",
    "needed",
    "civ",
    "new",
    "old",
    "judgement",
    "future",
    "symbol",
    "tile",
    "action",
)
LISTS: Final = ("wonders", "buildings", "judgements", "symbols")


def worded(args: dict[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with keys in the place of ids; `known` tells whether the reader may know the values."""
    for name, value in data.items():
        if isinstance(value, bool):
            args[name] = int(value)
        elif name in NAMED and value in NAMES:
            args[name] = [NAMES[value]]
        elif name in LISTS and isinstance(value, list):
            args[name] = [[NAMES[item]] for item in value]
        elif name == "verb":
            args[name] = value.replace("_", " ")  # as it is typed
        elif name == "values" and isinstance(value, list):
            args[name] = ", ".join([str(item) for item in value])
    args.setdefault("known", int("values" in data))
    return args
