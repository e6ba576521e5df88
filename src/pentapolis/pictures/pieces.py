"""The drawings of a game's pieces and the colours they are drawn in, out of the files that the page is made from."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

SYMBOL = re.compile(r'<symbol id="([^"]+)" viewBox="([^"]+)"[^>]*>(.*?)</symbol>', re.DOTALL)
COLOUR = re.compile(r"--([\w-]+):\s*([^;]+);")
LIGHT = re.compile(r"light-dark\(((?:[^(),]|\([^()]*\))+),[^;]*\)")
VARIABLE = re.compile(r"var\(--([\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
RGB = re.compile(r"rgb\((\d+) (\d+) (\d+) / ([\d.]+)\)")


@dataclass(frozen=True)
class Piece:
    """One drawing: the box it is drawn in, and its SVG."""

    box: str
    svg: str


class Pieces:
    """The pieces of one game, and its colours as they are by day."""

    def __init__(self, pieces: dict[str, Piece], colours: dict[str, str]) -> None:
        self.pieces = pieces
        self.colours = colours

    @classmethod
    @cache
    def of(cls, game: str) -> Pieces:
        """Those of that game; without files of its own it has the common colours alone."""
        home = resources.files(__package__)
        colours = _colours(home / "tokens.css") | _colours(home / game / "colours.css")
        file = home / game / "pieces.svg"
        found = SYMBOL.findall(file.read_text("utf-8")) if file.is_file() else []
        return cls({id: Piece(box, svg.strip()) for id, box, svg in found}, colours)

    def colour(self, name: str) -> str:
        """The colour of that name; what is a colour already stays as it is."""
        return self.painted(f"var(--{name})") if name in self.colours else name

    def painted(self, svg: str, own: dict[str, str] | None = None) -> str:
        """The SVG with plain colours in the place of names, `own` ones before those of the game."""

        def value(match: re.Match[str]) -> str:
            name, otherwise = match[1], match[2]
            if own and name in own:
                return self.colour(own[name])
            return self.colours.get(name) or otherwise or "currentColor"

        while (painted := VARIABLE.sub(value, svg)) != svg:
            svg = painted
        return RGB.sub(lambda match: _hex(*match.groups()), svg)


def _colours(file: Traversable) -> dict[str, str]:
    if not file.is_file():
        return {}
    found = COLOUR.findall(re.sub(r"/\*.*?\*/", "", file.read_text("utf-8"), flags=re.DOTALL))
    return {name: LIGHT.sub(r"\1", value).strip() for name, value in reversed(found)}


def _hex(red: str, green: str, blue: str, opacity: str) -> str:
    """The colour as eight hexadecimal digits, which every reader of SVG understands."""
    return "#" + "".join(f"{round(part):02X}" for part in (int(red), int(green), int(blue), float(opacity) * 255))
