"""What pictures are drawn on: shapes, words and pieces, written as SVG."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from .pieces import Pieces

FONT = "Commissioner, 'Segoe UI', 'Noto Sans', 'DejaVu Sans', sans-serif"
# Widths of letters in their size, as in the widest of these fonts: so words fit in the others, too.
SLIM, CAPITAL, BROAD, OTHER = 0.36, 0.7, 0.92, 0.61
SLIM_LETTERS, BROAD_LETTERS = set(" ijlIftr1.,:;!|·’'()[]/-…"), set("mwMWŒœ%")
BOLD = 1.12  # and how much wider bold ones are
SMALLEST = 0.78  # of their size: words that are too long become smaller before they are cut


def number(value: float) -> str:
    """The number as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def width_of(words: str, size: float, weight: int = 400) -> float:
    """About how wide words are."""
    wide = 0.0
    for letter in words:
        if letter in SLIM_LETTERS:
            wide += SLIM
        elif letter in BROAD_LETTERS:
            wide += BROAD
        else:
            wide += CAPITAL if letter.isupper() else OTHER
    return wide * size * (BOLD if weight >= 600 else 1)


def lines_of(words: str, size: float, width: float) -> list[str]:
    """The words in lines, a new one where the width is used up."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and width_of(f"{lines[-1]} {word}", size) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


class Canvas:
    """A drawing that grows. Colours are named as in tokens.css, or given as they are."""

    def __init__(
        self, pieces: Pieces, id: str, parts: list[str] | None = None, symbols: list[str] | None = None
    ) -> None:
        self.pieces = pieces
        self.id = id  # before the ids of symbols, so that pictures on one page do not mix
        self._parts: list[str] = [] if parts is None else parts
        self._symbols: list[str] = [] if symbols is None else symbols
        self._left = self._top = 0.0

    def moved(self, x: float, y: float) -> Canvas:
        """The same drawing with its corner elsewhere."""
        other = Canvas(self.pieces, self.id, self._parts, self._symbols)
        other._left, other._top = self._left + x, self._top + y
        return other

    def x(self, x: float) -> str:
        """Where that lies in the whole picture."""
        return number(self._left + x)

    def y(self, y: float) -> str:
        """Where that lies in the whole picture."""
        return number(self._top + y)

    def shape(self, points: Iterable[tuple[float, float]], fill: str, line: str = "none", width: float = 1) -> None:
        """A polygon."""
        corners = " ".join(f"{self.x(x)},{self.y(y)}" for x, y in points)
        self._parts.append(f'<polygon points="{corners}"{self._look(fill, line, width)}/>')

    def line(self, points: Iterable[tuple[float, float]], line: str = "edge", width: float = 1) -> None:
        """Straight lines from point to point."""
        corners = " ".join(f"{self.x(x)},{self.y(y)}" for x, y in points)
        self._parts.append(f'<polyline points="{corners}"{self._look("none", line, width)} stroke-linecap="round"/>')

    def box(
        self,
        x: float,
        y: float,
        wide: float,
        tall: float,
        fill: str,
        line: str = "none",
        width: float = 1,
        round: float = 4,
    ) -> None:
        """A rectangle with round corners."""
        place = f'x="{self.x(x)}" y="{self.y(y)}" width="{number(wide)}" height="{number(tall)}" rx="{number(round)}"'
        self._parts.append(f"<rect {place}{self._look(fill, line, width)}/>")

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = "none", width: float = 1) -> None:
        """A circle around its middle."""
        place = f'cx="{self.x(x)}" cy="{self.y(y)}" r="{number(radius)}"'
        self._parts.append(f"<circle {place}{self._look(fill, line, width)}/>")

    def text(
        self,
        x: float,
        y: float,
        words: object,
        size: float = 13,
        fill: str = "ink",
        weight: int = 400,
        anchor: str = "start",
        width: float = 0,
    ) -> float:
        """Words on their base line; returns about how wide they are.

        Where a width is given those that are too long for it are written a little smaller, and cut if that will not do.
        """
        said = str(words)
        if width and (wide := width_of(said, size, weight)) > width:
            size *= max(SMALLEST, width / wide)
            while len(said) > 2 and width_of(said, size, weight) > width + 0.1:
                said = said[:-2].rstrip() + "…"
        place = f'x="{self.x(x)}" y="{self.y(y)}" text-anchor="{anchor}"'
        look = f'font-size="{number(size)}" font-weight="{weight}" fill="{self.pieces.colour(fill)}"'
        self._parts.append(f"<text {place} {look}>{escape(said)}</text>")
        return width_of(said, size, weight)

    def piece(
        self,
        name: str,
        x: float,
        y: float,
        wide: float,
        tall: float = 0,
        ink: str = "ink",
        own: dict[str, str] | None = None,
    ) -> bool:
        """A piece of the game in that box and ink, with `own` colours for those of the game; False if there is none."""
        piece = self.pieces.pieces.get(name)
        if piece is None:
            return False
        painted = self.pieces.painted(piece.svg, own)
        symbol = f'viewBox="{piece.box}" overflow="visible">{painted}</symbol>'
        if symbol not in self._symbols:
            self._symbols.append(symbol)
        place = f'x="{self.x(x)}" y="{self.y(y)}" width="{number(wide)}" height="{number(tall or wide)}"'
        id = f"{self.id}-{self._symbols.index(symbol)}"
        self._parts.append(f'<use href="#{id}" {place} color="{self.pieces.colour(ink)}"/>')
        return True

    def seat(self, seat: int, x: float, y: float, radius: float = 7) -> None:
        """The mark of a seat around that point: disc, square, triangle, ring, diamond in its colour."""
        ink, r = f"seat-{seat % 5 + 1}", radius
        if seat % 5 == 0:
            self.disc(x, y, r, ink)
        elif seat % 5 == 1:
            self.box(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r, ink, round=1)
        elif seat % 5 == 2:
            self.shape([(x, y - r), (x + 1.1 * r, y + 0.9 * r), (x - 1.1 * r, y + 0.9 * r)], ink)
        elif seat % 5 == 3:
            self.disc(x, y, 0.7 * r, "none", ink, 0.6 * r)
        else:
            self.shape([(x, y - 1.1 * r), (x + 1.1 * r, y), (x, y + 1.1 * r), (x - 1.1 * r, y)], ink)

    def _look(self, fill: str, line: str, width: float) -> str:
        stroke = "" if line == "none" else f' stroke="{self.pieces.colour(line)}" stroke-width="{number(width)}"'
        return f' fill="{self.pieces.colour(fill)}"{stroke}'

    def svg(self, wide: float, tall: float) -> str:
        """The whole picture."""
        size = f'width="{number(wide)}" height="{number(tall)}" viewBox="0 0 {number(wide)} {number(tall)}"'
        symbols = "".join(f'<symbol id="{self.id}-{at}" {symbol}' for at, symbol in enumerate(self._symbols))
        ground = f'<rect width="100%" height="100%" fill="{self.pieces.colour("page")}"/>'
        look = f'font-family="{FONT}" stroke-linejoin="round"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {look}><defs>{symbols}</defs>{ground}'
            f"{''.join(self._parts)}</svg>"
        )
