"""Resource cards as small boxes or chips. Colours never speak alone: every card has its name or two letters of it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from ...games.uchronia.cards import COLOURS
from ...texts import Texts

# Ground and ink.
PALETTE = {
    "wood": ("#d9822b", "#1f1206"),
    "clay": ("#e8c547", "#221b05"),
    "brick": ("#a83226", "#ffffff"),
    "stone": ("#8d9096", "#15171a"),
    "marble": ("#3d6fb4", "#ffffff"),
}
NOTHING = "–"
FREE = "[ ]"


class Cards:
    """Draws cards with the names of one language."""

    def __init__(self, texts: Texts) -> None:
        self.names = {colour: texts.say(f"uchronia-colour-{colour}") for colour in COLOURS}

    def style(self, colour: str) -> str:
        """Ink on ground."""
        ground, ink = PALETTE[colour]
        return f"{ink} on {ground}"

    def code(self, colour: str) -> str:
        """The first two letters of the name: no two colours share them."""
        return self.names[colour][:2]

    def boxes(self, counts: Mapping[str, int], width: int) -> Text:
        """A box of three lines for every colour that is there; chips where the boxes would not fit."""
        found = [(colour, f" {self._label(colour, counts[colour])} ") for colour in COLOURS if counts[colour]]
        if not found:
            return Text(NOTHING, style="dim")
        if sum(len(label) + 3 for _, label in found) - 1 > width:
            return self.chips(counts)
        drawn = Text()
        for left, fill, right in ("╭─╮", "│ │", "╰─╯"):
            for number, (colour, label) in enumerate(found):
                drawn.append(" " if number else "")
                inner = label if fill == " " else fill * len(label)
                drawn.append(left)
                drawn.append(inner, self.style(colour) if fill == " " else "")
                drawn.append(right)
            drawn.append("\n" if left != "╰" else "")
        return drawn

    def chips(self, counts: Mapping[str, int], free: int = 0) -> Text:
        """The cards in one line, the free places after them."""
        found = [
            Text(f"[{self._label(colour, counts[colour])}]", style=self.style(colour))
            for colour in COLOURS
            if counts[colour]
        ]
        found += [Text(FREE, style="dim")] * free
        return Text(" ").join(found) if found else Text(NOTHING, style="dim")

    def letters(self, counts: Mapping[str, int], free: int = 0) -> Text:
        """The cards in as little room as possible: two letters and a number for each colour."""
        found = [
            Text(f"{self.code(colour)}{counts[colour]}", style=self.style(colour))
            for colour in COLOURS
            if counts[colour]
        ]
        found += [Text(FREE, style="dim")] * free
        return Text(" ").join(found) if found else Text(NOTHING, style="dim")

    def _label(self, colour: str, count: int) -> str:
        return self.names[colour] if count == 1 else f"{self.names[colour]} ×{count}"


def counted(colours: list[str]) -> dict[str, int]:
    """The number of cards of every colour in a list of them."""
    return {colour: colours.count(colour) for colour in COLOURS}
