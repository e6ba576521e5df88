"""The map with its lands, cities and colonists, the displays in the middle, and the board of every player."""

from __future__ import annotations

from typing import Any

from ..canvas import Canvas
from ..table import GAP, Table

CELL = 64.0
ROWS, COLUMNS = 6, 10
WIDE = COLUMNS * CELL
SIDES = {"n": ((0, 0), (1, 0)), "e": ((1, 0), (1, 1)), "s": ((0, 1), (1, 1)), "w": ((0, 0), (0, 1))}
BOARD = 62.0


def draw(canvas: Canvas, table: Table) -> tuple[float, float]:
    """Draws the table; returns its width and height."""
    view = table.view
    piles = {"tiles": view["piles"]["threes" if view["era"] == 1 else "twos"], "glory": view["piles"]["glory"]}
    status = {"era": view["era"], "first": table.names[view["first"]], **piles}
    canvas.text(0, 14, table.say("cli-golden-status", status), 13, "ink-2")
    _map(canvas.moved(0, 24), view)
    y = 24 + ROWS * CELL + GAP
    _middle(canvas.moved(0, y), table)
    y += 100
    for seat in range(len(view["boards"])):
        _board(canvas.moved(0, y), table, seat)
        y += BOARD + 6
    return WIDE, y


def _map(canvas: Canvas, view: dict[str, Any]) -> None:
    """Sea, land with its coasts, and what stands on it."""
    rows = max(ROWS, *[cell["row"] + 1 for cell in view["cells"]], 0)
    canvas.box(0, 0, WIDE, rows * CELL, "sea", "edge")
    for at in range(1, COLUMNS):
        canvas.line([(at * CELL, 0), (at * CELL, rows * CELL)], "sea-grid", 0.5)
    for at in range(1, rows):
        canvas.line([(0, at * CELL), (WIDE, at * CELL)], "sea-grid", 0.5)
    for cell in view["cells"]:
        _cell(canvas.moved(cell["col"] * CELL, cell["row"] * CELL), cell)


def _cell(canvas: Canvas, cell: dict[str, Any]) -> None:
    """One cell: its ground, coast, symbols, and the pieces on it."""
    symbols = cell["symbols"]
    if cell["ground"] != "sea":
        island = cell["ground"] == "island"
        inset = 7.0 if island else 0.0
        fill = "isle" if island else f"land-{symbols[0] if symbols else 'stone'}"
        canvas.box(inset, inset, CELL - 2 * inset, CELL - 2 * inset, fill, "shore", 2, round=9 if island else 1)
        for side, ((ax, ay), (bx, by)) in SIDES.items():
            if not island and side not in cell["land"]:
                canvas.line([(ax * CELL, ay * CELL), (bx * CELL, by * CELL)], "sea-2", 4)
    for at, symbol in enumerate(symbols):
        canvas.piece(f"ga-r-{symbol}", 6 + 24 * at, 6, 24)
    if cell["capital"] is not None:
        canvas.piece("ga-g-capital", 2, 26, 36, ink=f"p{cell['capital'] + 1}", own={"cut": "ivory"})
    if cell["city"] is not None:
        for at in range(cell["city"]["cubes"]):
            canvas.piece("ga-g-city", 36, 36 - 11 * at, 26, ink=f"p{cell['city']['seat'] + 1}", own={"cut": "ivory"})
    people = [(group["seat"], sign) for group in cell["colonists"] for sign in _people(group)]
    for at, (seat, sign) in enumerate(people[:4]):
        x = 42 - 0.0 if cell["capital"] is not None else 3 + 14.0 * at
        y = 40 - (16.0 * at if cell["capital"] is not None else 0)
        canvas.piece(sign, x, y, 20, ink=f"p{seat + 1}")
    if len(people) > 4:
        canvas.text(60, 62, f"+{len(people) - 4}", 11, weight=700, anchor="end")


def _people(group: dict[str, Any]) -> list[str]:
    """The signs of a seat's colonists, those that stand first."""
    return ["ga-g-col"] * group["standing"] + ["ga-g-lie"] * group["lying"]


def _middle(canvas: Canvas, table: Table) -> None:
    """Wonders, buildings, judgements and the Agora."""
    view = table.view
    cards = [(id, table.word(f"wonder-{id}"), "gilt-pale") for id in view["wonders"]]
    cards += [(id[:-2], table.word(f"building-{id[:-2]}"), "panel") for id in view["buildings"]]
    wide = WIDE / max(6, len(cards))
    for at, (id, name, fill) in enumerate(cards):
        canvas.box(at * wide, 0, wide - 6, 66, fill, "line-2")
        canvas.piece(f"ga-s-{id}", at * wide + wide / 2 - 24, 2, 42, ink="ink-2", own={"cut": fill})
        canvas.text(at * wide + wide / 2 - 3, 58, name, 11, weight=600, anchor="middle", width=wide - 8)
    x = 0.0
    for id in view["judgements"]:
        chosen = id == view["judgement"]
        canvas.piece("ga-g-judge", x, 74, 15, ink="act" if chosen else "ink-3", own={"cut": "page"})
        words = table.word(f"judgement-{id}")
        x += 20 + canvas.text(x + 18, 86, words, 12, "act" if chosen else "ink-2", 700 if chosen else 400) + 8


def _board(canvas: Canvas, table: Table, seat: int) -> None:
    """What lies before a player: civilization, gold, cubes, technologies, cards and glory."""
    board, own = table.view["boards"][seat], {"cut": "panel"}
    canvas.box(0, 0, WIDE, BOARD, "panel", "line")
    canvas.seat(seat, 16, 15, 7)
    x = 32 + canvas.text(32, 20, table.names[seat], 14, weight=600) + 14
    for sign, ink, count in (
        ("vp", "ink-2", board["score"]),
        ("coin", "gold", board["gold"]),
        ("cube", "ink-2", board["reserve"]),
    ):
        canvas.piece(f"ga-g-{sign}", x, 6, 17, ink=ink, own=own)
        x += 22 + canvas.text(x + 21, 20, count, 14, weight=600) + 12
    if board["civ"] is not None:
        x += canvas.text(x, 20, table.word(f"civ-{board['civ']}"), 13, "ink-2") + 12
    if board["golden_age"]:
        canvas.piece("ga-g-goldage", x, 6, 18, ink="gold")
        x += 28
    for glory in board["glory"]:
        canvas.piece("ga-g-laurel", x, 5, 19, ink="gain")
        x += 24 + canvas.text(x + 22, 20, glory, 13, weight=600) + 4
    x = 12.0
    for tech in board["techs"]:
        canvas.piece(f"ga-g-t-{tech}", x, 33, 22, ink="ink-2", own=own)
        x += 27
    x += 10
    for card in (*board["buildings"], *board["wonders"]):
        id = card["card"] if f"ga-s-{card['card']}" in canvas.pieces.pieces else card["card"][:-2]
        canvas.piece(f"ga-s-{id}", x, 28, 31, ink="line-2" if card["used"] else "ink", own=own)
        x += 36
