"""What is written on a hex, in large and in small drawings."""

from __future__ import annotations

from ...games.akropolis.tiles import DISTRICTS, STARS
from ...texts import Texts
from ..hexes import Size

LARGE = Size(4, 2)
SMALL = Size(4, 1)
WIDE = Size(6, 1)

STAR = "★"
IDLE = "✗"  # a district that does not meet its condition now

# A word of at most six letters, and two letters that no other kind has.
WORDS = {
    "quarry": "cli-akropolis-word-quarry",
    "house": "cli-akropolis-word-house",
    "market": "cli-akropolis-word-market",
    "barracks": "cli-akropolis-word-barracks",
    "temple": "cli-akropolis-word-temple",
    "garden": "cli-akropolis-word-garden",
}
LETTERS = {
    "quarry": "cli-akropolis-letters-quarry",
    "house": "cli-akropolis-letters-house",
    "market": "cli-akropolis-letters-market",
    "barracks": "cli-akropolis-letters-barracks",
    "temple": "cli-akropolis-letters-temple",
    "garden": "cli-akropolis-letters-garden",
}


def stars_of(kind: str) -> int:
    """The stars of a plaza; 0 for everything else."""
    if not kind.endswith("_plaza"):
        return 0
    return STARS[DISTRICTS.index(kind.removesuffix("_plaza"))]


class Faces:
    """The words of one language on hexes of any size."""

    def __init__(self, texts: Texts) -> None:
        self._word = {kind: texts.say(key) for kind, key in WORDS.items()}
        self._letters = {kind: texts.say(key) for kind, key in LETTERS.items()}

    def built(self, kind: str, level: int, idle: bool, size: Size) -> tuple[str, ...]:
        """The lines of a hex in a city."""
        district = kind.removesuffix("_plaza")
        stars = stars_of(kind)
        if size.half == 1 and size.width >= WIDE.width:
            return (*self.printed(kind, size), f"{level}{IDLE}" if idle else str(level))
        if size.half == 1:
            name = self._letters[district][0] + STAR if stars else self._letters[district]
            return (f"{name}{level}{IDLE if idle else ' '}",)
        if stars:
            return (STAR * stars, f"{self._word[district][:3]} {level}")
        return (self._word[district], f"{level} {IDLE}" if idle else str(level))

    def printed(self, kind: str, size: Size) -> tuple[str, ...]:
        """The line of a hex on a tile that is not in a city."""
        district = kind.removesuffix("_plaza")
        stars = stars_of(kind)
        if not stars:
            return (self._word[district] if size.width >= WIDE.width else self._letters[district],)
        return (self._letters[district][0] + " " * (size.width >= WIDE.width) + STAR * stars,)

    def legend(self) -> list[tuple[str, str]]:
        """Every kind of district and the quarry with its letters."""
        return list(self._letters.items())
