"""Dice, tiles and colours as short coloured words. Colours never speak alone: letters or names stand with them."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...games.origins.catalogue import COLOURS, DATA, KIND_IDS, KINDS
from ...texts import Texts

# Ground and ink.
PALETTE = {
    "red": ("#a83226", "#ffffff"),
    "orange": ("#d9822b", "#1f1206"),
    "yellow": ("#e8c547", "#221b05"),
    "blue": ("#3d6fb4", "#ffffff"),
    "purple": ("#7b4b94", "#ffffff"),
    "grey": ("#8d9096", "#15171a"),
    "farm": ("#5b7f3a", "#ffffff"),
    "white": ("#e9e6df", "#15171a"),
}
NOTHING = "–"
COLOUR_OF = {id: KINDS[number]["colour"] for number, id in enumerate(KIND_IDS)}
STONE_OF = {id: KINDS[number]["stone_cost"] or 0 for number, id in enumerate(KIND_IDS)}
PATTERNS = {card["id"]: card for card in DATA["district_cards"]}


def style(colour: str) -> str:
    """Ink on ground."""
    ground, ink = PALETTE[colour]
    return f"{ink} on {ground}"


class Signs:
    """Writes things with the words of one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.colours = {colour: texts.say(f"origins-colour-{colour}") for colour in COLOURS}

    def say(self, key: str, **args: int | str) -> str:
        """The text of the key."""
        return self.texts.say(key, args)

    def letter(self, colour: str) -> str:
        """The first letter of the colour: no two colours share it."""
        return self.colours[colour][0].upper()

    def die(self, name: str) -> Text:
        """A Citizen by its name: `red3`."""
        colour = name[:-1]
        return Text(f" {self.letter(colour)}{name[-1]} ", style=style(colour))

    def dice(self, names: list[str]) -> Text:
        """Several of them."""
        return Text(" ").join([self.die(name) for name in names]) if names else Text(NOTHING, style="dim")

    def speaker(self, value: int) -> Text:
        """A Speaker."""
        return Text(f" {value} ", style=style("white"))

    def speakers(self, values: list[int]) -> Text:
        """Several of them."""
        return Text(" ").join([self.speaker(value) for value in values]) if values else Text(NOTHING, style="dim")

    def chip(self, colour: str, text: str = "") -> Text:
        """A colour with its letter and something besides."""
        return Text(f" {self.letter(colour)}{text} ", style=style(colour))

    def counts(self, counts: dict[str, int]) -> Text:
        """A number for each colour."""
        return Text(" ").join([self.chip(colour, str(count)) for colour, count in counts.items()])

    def building(self, id: str) -> Text:
        """The name of a building on its colour."""
        return Text(f" {self.say(f'origins-building-{id}')} ", style=style(COLOUR_OF[id]))

    def pattern(self, district: str) -> Text:
        """The four squares of a District card, the upper two first."""
        card: dict[str, Any] = PATTERNS[district]
        rows: list[Text] = []
        for row in card["pattern"]:
            found = Text()
            for colour in row:
                found.append_text(self.chip(colour) if colour in COLOURS else Text(" ? ", style=style("grey")))
            rows.append(found)
        return Text("/").join(rows)
