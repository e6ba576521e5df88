"""A city seen from above: kind, level and tile of every visible hex, and the corners on which a tile can lie."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text

from ..hexes import Cell, Corner, Hex, Size, drawing
from .faces import Faces
from .palette import colours
from .places import Place

UPPER = Style(color="#17130e", bgcolor="#fff6e0", bold=True)
GROUND = Style(color="#e08a5c", bold=True)
NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def city_drawing(
    city: dict[str, Any], faces: Faces, size: Size, places: list[Place] | None = None, coordinates: bool = False
) -> Text:
    """The city of a view. With places, the spaces around it appear and each place has its number on its corner."""
    hexes = {(cell["q"], cell["r"]): _hex(cell, faces, size) for cell in city["cells"]}
    if coordinates:
        hexes = _with_coordinates(hexes)
    for place in places or []:
        for cell in place.cells:
            hexes.setdefault(cell, Hex())
    return drawing(hexes, size, [_corner(place) for place in places or []])


def _hex(cell: dict[str, Any], faces: Faces, size: Size) -> Hex:
    fill, ink = colours(cell["kind"], cell["level"])
    lines = faces.built(cell["kind"], cell["level"], cell["worth"] == 0, size)
    return Hex(lines, cell["placement"], fill, ink)


def _with_coordinates(hexes: dict[Cell, Hex]) -> dict[Cell, Hex]:
    """The same city with the coordinates of every space in and around it instead of words."""
    around = {(q + dq, r + dr) for q, r in hexes for dq, dr in NEIGHBOURS} - hexes.keys()
    shown = {cell: Hex((f"{cell[0]},{cell[1]}",), hex_.group, hex_.fill, hex_.ink) for cell, hex_ in hexes.items()}
    shown.update({cell: Hex((f"{cell[0]},{cell[1]}",)) for cell in around})
    return shown


def _corner(place: Place) -> Corner:
    cell, right = place.corner
    return Corner(cell, right, str(place.number), GROUND if place.level == 1 else UPPER)
