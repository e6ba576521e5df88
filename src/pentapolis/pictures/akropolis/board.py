"""The cities of all players, the Site with its prices, and everybody's Stones."""

from __future__ import annotations

from typing import Any

from ..canvas import Canvas
from ..hexes import AROUND, EDGES, corners, middle
from ..table import GAP, Table, rows

RADIUS = 24.0
HEAD = 24
LIGHT_INK = ("house", "barracks", "temple")  # grounds on which words are ivory


def draw(canvas: Canvas, table: Table) -> tuple[float, float]:
    """Draws the table; returns its width and height."""
    view = table.view
    wide, top = _site(canvas, table), 6.2 * RADIUS + HEAD
    sizes = [_extent(city["cells"]) for city in view["cities"]]
    for row in rows([size[2] for size in sizes]):
        left = 0.0
        for seat in row:
            _city(canvas.moved(left, top), table, seat, sizes[seat])
            left += sizes[seat][2] + 2 * GAP
        wide = max(wide, left - 2 * GAP)
        top += HEAD + max(sizes[seat][3] for seat in row) + GAP
    return wide, top


def _extent(cells: list[dict[str, Any]]) -> tuple[float, float, float, float]:
    """Left, top, width and height of a city."""
    middles = [middle(cell["q"], cell["r"], RADIUS) for cell in cells]
    left, top = min(x for x, _ in middles) - RADIUS, min(y for _, y in middles) - RADIUS
    wide = max(max(x for x, _ in middles) + RADIUS - left, 150.0)
    return left, top, wide, max(y for _, y in middles) + RADIUS - top


def _city(canvas: Canvas, table: Table, seat: int, size: tuple[float, float, float, float]) -> None:
    """A city under the name of its player."""
    canvas.seat(seat, 8, 10, 6)
    end = 22 + canvas.text(22, 15, table.names[seat], 14, weight=600)
    if seat == table.view["chief"]:
        canvas.piece("ak-g-chief", end + 4, 1, 16, ink="gold")
    canvas.piece("ak-g-stone", end + 28, 2, 15, ink="quarry-deep", own={"cut": "page"})
    canvas.text(end + 46, 15, table.view["stones"][seat], 14, weight=600)
    ground = canvas.moved(-size[0], HEAD - size[1])
    cells = {(cell["q"], cell["r"]): cell for cell in table.view["cities"][seat]["cells"]}
    for cell in cells.values():
        _hex(ground, cell["q"], cell["r"], cell["kind"], cell["level"])
    for (q, r), cell in cells.items():
        around = corners(middle(q, r, RADIUS), RADIUS)
        for (dq, dr), (one, two) in zip(AROUND, EDGES, strict=True):
            other = cells.get((q + dq, r + dr))
            if other is None or other["placement"] != cell["placement"]:
                ground.line([around[one], around[two]], "edge", 2)


def _hex(canvas: Canvas, q: int, r: int, kind: str, level: int) -> None:
    """One hex from above: ground, drawing, and its level from the second on."""
    at = x, y = middle(q, r, RADIUS)
    district = kind.removesuffix("_plaza")
    plaza = kind.endswith("_plaza")
    canvas.shape(corners(at, RADIUS), "plaza" if plaza else district, "wall-3", 0.6)
    if plaza:
        canvas.shape(corners(at, 0.9 * RADIUS), "none", district, 0.14 * RADIUS)
    scale = RADIUS / 34
    canvas.piece(f"ak-a-{kind}", x - 30 * scale, y - 26 * scale, 60 * scale, 52 * scale, own={"cut": "plaza"})
    if level > 1:
        canvas.disc(x, y + 0.62 * RADIUS, 0.26 * RADIUS, "ivory", "edge", 0.8)
        canvas.text(x, y + 0.76 * RADIUS, level, 0.42 * RADIUS, weight=700, anchor="middle")


def _site(canvas: Canvas, table: Table) -> float:
    """The tiles of the Site under their prices, and the tile in hand; returns how wide they are."""
    view, left = table.view, 0.0
    status = {"round": view["round"], "rounds": view["round"] + view["piles"], "piles": view["piles"]}
    canvas.text(0, 14, table.say("cli-akropolis-status", {**status, "chief": table.names[view["chief"]]}), 13, "ink-2")
    tiles = [(tile["tile"], str(tile["price"])) for tile in view["site"]]
    if view["hand"] is not None:
        tiles.append((view["hand"]["tile"], ""))
    for tile, price in tiles:
        place = canvas.moved(left + RADIUS, 4.2 * RADIUS + HEAD)
        if price:
            place.piece("ak-g-stone", -0.8 * RADIUS, -3.6 * RADIUS, 16, ink="quarry-deep", own={"cut": "page"})
            place.text(-0.8 * RADIUS + 20, -3.6 * RADIUS + 13, price, 14, weight=700)
        else:
            place.seat(view["hand"]["seat"], -0.4 * RADIUS, -3.3 * RADIUS, 6)
        for kind, (q, r) in zip(table.components["tiles"][tile], ((0, 0), (0, -1), (1, -1)), strict=True):
            _hex(place, q, r, kind, 1)
        left += 4 * RADIUS + GAP
    return max(left, 420.0)
