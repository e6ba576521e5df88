"""Great Works, Forum and piles in the middle, then the board of every player."""

from __future__ import annotations

from typing import Any

from ..canvas import Canvas
from ..table import GAP, Table

COLOURS = ("wood", "clay", "brick", "stone", "marble")
TOKENS = {"stone": "ashlar"}  # the colour of a material, where it has another name
DARK_INK = ("clay", "stone")
WIDE = 5 * 150.0 + 4 * GAP
CHIP = 74.0
HEAD = 26.0
ABREAST = 4  # Buildings before a player


def token(colour: str) -> str:
    """The name of the material's colour."""
    return TOKENS.get(colour, colour)


def ink(colour: str) -> str:
    """The ink on the material."""
    return f"{token(colour)}-deep" if colour in DARK_INK else "ivory"


def draw(canvas: Canvas, table: Table) -> tuple[float, float]:
    """Draws the table; returns its width and height."""
    view = table.view
    figures = {"pile": view["pile"], "discard": sum(view["discard"].values()), "buildings": view["building_pile"]}
    figures |= {"round": view["round"], "threshold": view["threshold"]}
    canvas.text(0, 14, table.say("cli-uchronia-status", figures), 13, "ink-2")
    for at, id in enumerate(view["great_works"]):
        _building(canvas.moved(at * (150 + GAP), HEAD), table, id)
    y = 96.0 + HEAD
    forum = canvas.text(0, y + 18, table.word("zone-forum"), 13, weight=600)
    _chips(canvas.moved(max(forum + 12, 80), y), view["forum"])
    y += 38
    for at, (colour, seat) in enumerate(view["monopolies"].items()):
        canvas.piece("crown", at * 90, y, 18, ink=f"{token(colour)}-deep")
        canvas.piece(colour, at * 90 + 22, y, 18, ink=token(colour), own={"cardface": "page"})
        if seat is not None:
            canvas.seat(seat, at * 90 + 54, y + 9, 6)
    y += 30
    for seat in range(len(view["boards"])):
        y += _board(canvas.moved(0, y), table, seat) + GAP
    return WIDE, y


def _building(canvas: Canvas, table: Table, id: str) -> None:
    """A Building of the Great Works: its outline, name, cost and points."""
    card = table.components["buildings"][id]
    colour = card["colour"]
    canvas.box(0, 0, 150, 88, f"{token(colour)}-pale", f"{token(colour)}-deep", 1.5)
    canvas.box(0, 0, 150, 20, token(colour))
    canvas.text(6, 14, table.word(f"building-{id}"), 12, ink(colour), 700, width=138)
    canvas.piece(f"s-{id}", 8, 28, 66, 55, f"{token(colour)}-deep", {"cardface": f"{token(colour)}-pale"})
    canvas.text(142, 46, f"{card['vp']} ★", 15, f"{token(colour)}-deep", 700, "end")
    for at in range(card["cost"]):
        canvas.piece(colour, 126 - 18 * at, 62, 16, ink=f"{token(colour)}-deep")


def _chips(canvas: Canvas, counts: dict[str, int], step: float = CHIP + 6) -> float:
    """Cards by colour with their number, those there are; returns how wide they are."""
    at = 0.0
    for colour in COLOURS:
        if counts.get(colour):
            canvas.box(at, 0, CHIP - 14, 26, token(colour), f"{token(colour)}-deep")
            canvas.piece(colour, at + 5, 4, 18, ink=ink(colour), own={"cardface": token(colour)})
            canvas.text(at + 29, 18, f"×{counts[colour]}", 13, ink(colour), 700)
            at += step
    return at


def _board(canvas: Canvas, table: Table, seat: int) -> float:
    """What lies before a player; the Hand where the viewer sees it; returns how tall it is."""
    board = table.view["boards"][seat]
    lines: list[tuple[str, dict[str, int]]] = [
        (table.word("zone-stock"), board["stock"]),
        (f"{table.word('zone-activities')} {sum(board['activities'].values())}/{board['limit']}", board["activities"]),
        (table.word("zone-domain"), {colour: board["domain"].count(colour) for colour in board["domain"]}),
    ]
    if board["hand"] is not None:
        lines.append((table.word("zone-hand"), board["hand"]))
    built = len(board["completed"]) + len(board["sites"])
    tall = max(34.0 + 32 * len(lines), 34.0 + 46 * -(-built // ABREAST))
    canvas.box(0, 0, WIDE, tall, "panel", "line")
    canvas.seat(seat, 18, 17, 7)
    name = canvas.text(32, 22, table.names[seat], 14, weight=600)
    told = f"{table.say('cli-uchronia-points', {'points': board['score']})} · {table.word('zone-hand')} {board['held']}"
    canvas.text(44 + name, 22, told, 13, "ink-2")
    for at, (words, counts) in enumerate(lines):
        y = 34 + 32 * at
        canvas.text(14, y + 18, words, 12, "ink-2", width=110)
        _chips(canvas.moved(128, y), counts)
    _built(canvas.moved(128 + 5 * (CHIP + 6) + 8, 30), table, board)
    return tall


def _built(canvas: Canvas, table: Table, board: dict[str, Any]) -> None:
    """Completed Buildings, then sites with the cards that are still missing."""
    done = [(id, 0) for id in board["completed"]]
    for at, (id, missing) in enumerate([*done, *[(site["building"], site["missing"]) for site in board["sites"]]]):
        x, y = at % ABREAST * 58.0, at // ABREAST * 46.0
        colour = table.components["buildings"][id]["colour"]
        canvas.box(x, y, 54, 42, f"{token(colour)}-pale", token(colour) if missing else f"{token(colour)}-deep", 1.6)
        canvas.piece(f"s-{id}", x + 6, y + 3, 42, 35, token(colour) if missing else f"{token(colour)}-deep")
        if missing:
            canvas.disc(x + 46, y + 8, 9, "panel", "loss")
            canvas.text(x + 46, y + 12, f"−{missing}", 10, "loss", 700, "middle")
