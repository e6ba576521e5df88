"""The colours of the kinds. They differ in lightness first, and never speak alone: every hex has letters too."""

from __future__ import annotations

from ..hexes import WHITE

# Ground and ink of districts and quarries.
FULL = {
    "house": ("#376aa3", WHITE),
    "market": ("#dcae40", "#201a10"),
    "barracks": ("#a5361f", WHITE),
    "temple": ("#5f3a6e", WHITE),
    "garden": ("#7f9f58", "#141a0c"),
    "quarry": ("#a9a091", "#2a251e"),
}
# Plazas are the inverse: pale paving and coloured ink.
PALE = {
    "house": ("#d3e3f3", "#1f4a78"),
    "market": ("#f9ebc0", "#7a540c"),
    "barracks": ("#f5d8cd", "#8a2413"),
    "temple": ("#e6d8ea", "#4b2657"),
    "garden": ("#dfedcb", "#35511e"),
}
HIGHEST_SHADE = 4


def colours(kind: str, level: int) -> tuple[str, str]:
    """Ground and ink of a hex: the higher it stands, the more sun it gets."""
    if kind.endswith("_plaza"):
        return PALE[kind.removesuffix("_plaza")]
    ground, ink = FULL[kind]
    return lit(ground, 0.07 * (min(level, HIGHEST_SHADE) - 1)), ink


def lit(colour: str, amount: float) -> str:
    """The colour moved that part of the way to white."""
    parts = (int(colour[i : i + 2], 16) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part + (255 - part) * amount):02x}" for part in parts)
