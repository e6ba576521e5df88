"""The five colours of Resource cards, their Orders, and the figures of the rulebook, from the component data."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final


def read_data(name: str) -> Any:
    """The parsed content of one of the game's data files."""
    folder = resources.files("pentapolis") / "games" / "uchronia" / "data"
    return json.loads((folder / name).read_text("utf-8"))


DATA: Final[dict[str, Any]] = read_data("components.json")

# R5: a colour is also the Order printed on its cards and the Activity they become.
WOOD: Final = 0
CLAY: Final = 1
BRICK: Final = 2
STONE: Final = 3
MARBLE: Final = 4
EXPLORATION: Final = 0
PRODUCTION: Final = 1
DRACONIANS: Final = 2
CONSTRUCTION: Final = 3
TRADE: Final = 4
COLOURS: Final[tuple[str, ...]] = tuple(colour["id"] for colour in DATA["colours"])
ORDERS: Final[tuple[str, ...]] = tuple(colour["order"] for colour in DATA["colours"])
SUPPLY: Final[list[int]] = [colour["cards"] for colour in DATA["colours"]]  # R3
CARDS: Final[int] = sum(SUPPLY)

ROW: Final[int] = DATA["counts"]["great_works_row"]  # R11
STARTING_DRAW: Final[int] = DATA["counts"]["starting_draw"]  # R14
PLOT_HAND: Final[int] = DATA["counts"]["plot_hand_size"]  # R38
BASE_LIMIT: Final[int] = DATA["counts"]["base_activity_limit"]  # R58
LAST_ROUND: Final[int] = DATA["last_round"]  # R165
THRESHOLDS: Final[dict[int, int]] = {int(players): points for players, points in DATA["thresholds"].items()}  # R95

# A multiset of cards inside a frame: eight bits for each colour.
SHIFTS: Final[list[int]] = [0, 8, 16, 24, 32]
UNITS: Final[list[int]] = [1 << shift for shift in SHIFTS]
BITS: Final[list[int]] = [1, 2, 4, 8, 16]


def packed(counts: list[int]) -> int:
    """The multiset as one int."""
    return sum([counts[colour] * UNITS[colour] for colour in range(5)])


def unpacked(cards: int) -> list[int]:
    """The counts behind a packed multiset."""
    return [cards >> shift & 255 for shift in SHIFTS]


def count_in(cards: int, colour: int) -> int:
    """How many cards of the colour a packed multiset holds."""
    return cards >> SHIFTS[colour] & 255


def colours_in(cards: int) -> int:
    """The colours of a packed multiset, as bits."""
    found = 0
    for colour in range(5):
        if cards >> SHIFTS[colour] & 255:
            found |= BITS[colour]
    return found


def named(counts: list[int]) -> dict[str, int]:
    """The counts by name of the colour, for JSON."""
    return {COLOURS[colour]: counts[colour] for colour in range(5)}


def named_bits(bits: int) -> list[str]:
    """The names of the colours in a set of bits."""
    return [COLOURS[colour] for colour in range(5) if bits & BITS[colour]]
