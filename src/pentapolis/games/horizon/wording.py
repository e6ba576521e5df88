"""What texts are told about things: the keys of their names."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .actions import EXPANSIONS, PRODUCTIONS
from .cards import ACTIONS, SPOT_IDS, SPOTS, TECH_IDS

# By name of an argument: the kind of thing that it names.
KINDS: Final[dict[str, str]] = {
    "technology": "technology",
    "leader": "leader",
    "building": "building",
    "government": "government",
    "objective": "objective",
    "territory": "territory",
    "place": "place",
    "to": "place",
    "colour": "colour",
    "track": "track",
    "token": "token",
    "stage": "stage",
    "unit": "unit",
    "direction": "direction",
    "goal": "goal",
    "what": "what",
}
LEVELS: Final = ("", "I", "II", "III", "IV")


def worded(args: dict[str, Any], data: Mapping[str, Any]) -> dict[str, Any]:
    """The arguments with keys in the place of ids."""
    for name, value in data.items():
        if name == "technologies" and isinstance(value, list):
            args[name] = [[f"horizon-technology-{id}"] for id in value]
        elif name == "levels" and isinstance(value, list):
            args[name] = ", ".join([LEVELS[level] for level in value])
        elif name == "columns" and isinstance(value, list):
            args[name] = ", ".join(value) or "–"
        elif not isinstance(value, str):
            continue
        elif name == "space" and value in SPOT_IDS:
            args[name] = [action_key(SPOTS[SPOT_IDS.index(value)].action)]
            args["letter"] = value.rpartition(".")[2].upper()
        elif name == "what" and value in PRODUCTIONS:
            args[name] = value
        elif name == "what":
            args[name] = [f"horizon-action-{value}-text"]
        elif name == "option" and value not in EXPANSIONS:
            args[name] = [f"horizon-option-{value}"]
        elif name == "place" or name == "to":
            args[name] = [place_key(value)] if value else ""
        elif name == "technology" and value == "none":
            args[name] = "?"
        elif name in KINDS:
            args[name] = [f"horizon-{KINDS[name]}-{value}"]
    return args


def place_key(id: str) -> str:
    """The key of the name of a tile."""
    return f"horizon-territory-{id}" if id.startswith("territory_") else f"horizon-place-{id}"


def action_key(number: int) -> str:
    """The key of the name of an action."""
    action = ACTIONS[number]
    return f"horizon-technology-{TECH_IDS[action.tech]}" if action.tech >= 0 else f"horizon-action-{action.id}"
