"""One tile as a small triangle, lying as it is printed or as it would lie on a place."""

from __future__ import annotations

from rich.text import Text

from ..hexes import Cell, Hex, Size, drawing
from .faces import Faces
from .palette import colours

PRINTED: tuple[Cell, ...] = ((0, 0), (0, -1), (1, -1))  # rotation 0: the second hex north, the third north-east


def tile_drawing(kinds: list[str], faces: Faces, size: Size, cells: tuple[Cell, ...] = PRINTED) -> Text:
    """The three kinds of a tile on their cells."""
    hexes = {}
    for kind, cell in zip(kinds, cells, strict=True):
        fill, ink = colours(kind, 1)
        hexes[cell] = Hex(faces.printed(kind, size), 0, fill, ink)
    return drawing(hexes, size)
