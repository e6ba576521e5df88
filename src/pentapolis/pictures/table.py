"""What every drawing is told about a position, and the measures that all share."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

GAP = 12
WIDEST = 1080  # of a picture, where parts may stand side by side


class Say(Protocol):
    """Words a text key."""

    def __call__(self, key: str, args: Mapping[str, int | str] | None = None) -> str:
        """The text."""


@dataclass(frozen=True)
class Table:
    """A view with the components that it leaves out, and words."""

    game: str
    view: dict[str, Any]
    components: dict[str, Any]
    names: list[str]
    say: Say

    def word(self, key: str, **args: int | str) -> str:
        """The game's own text of that key."""
        return self.say(f"{self.game}-{key}", args)


def rows(widths: list[float], most: float = WIDEST, gap: float = 2 * GAP) -> list[list[int]]:
    """Which of the parts of these widths stand side by side, row by row."""
    found: list[list[int]] = []
    used = most + 1.0
    for number, width in enumerate(widths):
        if used + gap + width > most:
            found.append([])
            used = -gap
        found[-1].append(number)
        used += gap + width
    return found
