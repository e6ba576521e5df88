"""The map, the tree of technologies, objectives and rivers, and the board of every player."""

from __future__ import annotations

from typing import Any

from ..canvas import Canvas
from ..hexes import corners, middle
from ..table import GAP, Table

RADIUS = 50.0
CARD, TALL = 118.0, 44.0
LEVELS = ("I", "II", "III", "IV")
COLOURS = {"blue": "house", "green": "garden", "red": "barracks", "yellow": "market"}
BOARD = 66.0


def draw(canvas: Canvas, table: Table) -> tuple[float, float]:
    """Draws the table; returns its width and height."""
    view = table.view
    figures = {"round": view["round"], "stack": view["stack"], **view["supply"]}
    canvas.text(0, 14, table.say("cli-horizon-status", figures), 13, "ink-2")
    tree_wide, tree_tall = _tree(canvas.moved(0, 26), table)
    map_wide, map_tall = _map(canvas.moved(tree_wide + 2 * GAP, 26), table)
    y = 26 + max(tree_tall + _middle(canvas.moved(0, 26 + tree_tall + GAP), table) + GAP, map_tall) + GAP
    wide = tree_wide + 2 * GAP + map_wide
    for seat in range(len(view["boards"])):
        _board(canvas.moved(0, y), table, seat, wide)
        y += BOARD + 6
    return wide, y


def _tree(canvas: Canvas, table: Table) -> tuple[float, float]:
    """The slots of the tree, the first level at the bottom: name, colour, leader, and whose scholars are there."""
    colours = {card["id"]: card["color"] for card in table.components["technologies"]}
    levels = {slot["id"]: slot["level"] for slot in table.components["slots"]}
    most = 0
    for number, level in enumerate(sorted(set(levels.values()), reverse=True)):
        slots = [slot for slot in table.view["tree"] if levels[slot["slot"]] == level]
        most = max(most, len(slots))
        for at, slot in enumerate(slots):
            _slot(canvas.moved(at * (CARD + 6), number * (TALL + 10)), table, slot, colours)
    return most * (CARD + 6) - 6, len(set(levels.values())) * (TALL + 10)


def _slot(canvas: Canvas, table: Table, slot: dict[str, Any], colours: dict[str, str]) -> None:
    id = slot["technology"]
    colour = COLOURS.get(colours.get(id, ""), "line-2")
    canvas.box(0, 0, CARD, TALL, "panel" if id else "panel-2", colour if id else "line", 1.6)
    canvas.text(6, 13, slot["slot"], 10, "ink-3")
    if id:
        canvas.box(0, 16, CARD, 13, f"{colour}-pale" if id and colour != "line-2" else "panel-2", round=0)
        canvas.text(6, 26, table.word(f"technology-{id}"), 11, weight=600, width=CARD - 8)
    if slot["leader"]:
        canvas.piece("leader", CARD - 18, 2, 13, ink="ink-3", own={"cardface": "panel"})
    for at, seat in enumerate(slot["scholars"]):
        canvas.seat(seat, 12 + 16 * at, 36, 5)


def _map(canvas: Canvas, table: Table) -> tuple[float, float]:
    """The tiles with their villages, cities and buildings, and the units on them."""
    tiles = table.view["map"]
    middles = [middle(tile["q"], tile["r"], RADIUS, pointed=True) for tile in tiles]
    left, top = min(x for x, _ in middles) - RADIUS, min(y for _, y in middles) - RADIUS
    ground = canvas.moved(-left, -top)
    for tile, at in zip(tiles, middles, strict=True):
        _tile(ground.moved(*at), table, tile)
    exploring = table.view["exploring"]
    if exploring is not None:
        at = middle(exploring["q"], exploring["r"], RADIUS, pointed=True)
        ground.shape(corners(at, RADIUS, pointed=True), "none", "act", 2)
    return max(x for x, _ in middles) + RADIUS - left, max(y for _, y in middles) + RADIUS - top


def _tile(canvas: Canvas, table: Table, tile: dict[str, Any]) -> None:
    place = tile["place"]
    start = place.startswith("start_")
    fill = "plaza" if tile["building"] else "ter-sand" if start or place == "cradle" else "ter-grass"
    canvas.shape(corners((0, 0), RADIUS - 1, pointed=True), fill, "edge", 1.4)
    if tile["building"]:
        canvas.piece(f"b-{tile['building']}", -15, -34, 30, ink="ink-2", own={"cardface": fill})
        words = table.word(f"building-{tile['building']}")
        for at, seat in ((-26, tile["left"]), (26, tile["right"])):
            if seat is not None:
                canvas.seat(seat, at, -16, 7)
    elif start:
        words = table.say("cli-horizon-start", {"seat": int(place[6:]) + 1})
    else:
        words = table.say("cli-horizon-cradle") if place == "cradle" else table.word(f"territory-{place}")
        for at, sign in ((-20, "village"), (6, "city")):
            owner = tile[sign]
            ink = "line-2" if owner is None else f"seat-{owner + 1}"
            if place != "cradle":
                canvas.piece(sign, at, -36, 16, ink=ink)
    canvas.text(0, 4, words, 11, weight=600, anchor="middle", width=1.7 * RADIUS)
    _units(canvas, table, place)


def _units(canvas: Canvas, table: Table, place: str) -> None:
    """The units on a tile in the colours of their seats, with their strength."""
    found = [
        (seat, unit)
        for seat, board in enumerate(table.view["boards"])
        for unit in board["units"]
        if unit["place"] == place
    ]
    for at, (seat, unit) in enumerate(found[:4]):
        x = 26.0 * at - 13 * min(len(found), 4)
        canvas.piece(unit["unit"], x, 12, 20, ink=f"seat-{seat + 1}", own={"cardface": "ivory"})
        canvas.text(x + 20, 32, unit["strength"], 11, weight=700)


def _middle(canvas: Canvas, table: Table) -> float:
    """Objectives with who claimed them, and the buildings of the rivers; returns how tall they are."""
    y = 0.0
    for entry in table.view["objectives"]:
        x = 4 + canvas.text(0, y + 14, f"◎ {table.word('objective-' + entry['objective'])}", 12, weight=600)
        for seat in entry["claims"]:
            canvas.seat(seat, x + 12, y + 10, 5)
            x += 16
        y += 19
    for level, tiles in table.view["rivers"].items():
        canvas.text(0, y + 18, LEVELS[int(level) - 1], 12, "ink-3")
        for at, id in enumerate(tiles):
            canvas.piece(f"b-{id}", 24 + 150 * at, y + 2, 20, ink="ink-2", own={"cardface": "page"})
            canvas.text(48 + 150 * at, y + 17, table.word(f"building-{id}"), 12, width=120)
        y += 26
    return y


def _board(canvas: Canvas, table: Table, seat: int, wide: float) -> None:
    """What lies before a player: coins, pawns, cubes on tracks, tokens, technologies and leaders."""
    board, own = table.view["boards"][seat], {"cardface": "panel"}
    canvas.box(0, 0, wide, BOARD, "panel", "line")
    canvas.seat(seat, 16, 15, 7)
    x = 32 + canvas.text(32, 20, table.names[seat], 14, weight=600) + 14
    figures = [
        ("coin", board["coins"]),
        ("pawn", board["active"]),
        *[(track, left) for track, left in board["cubes"].items()],
    ]
    figures += [("inv", board["invested"]), ("settle", board["settle_tokens"]), ("fortify", board["fortify_tokens"])]
    for sign, count in figures:
        canvas.piece(sign, x, 6, 17, ink="ink-2", own=own)
        x += 22 + canvas.text(x + 21, 20, count, 14, weight=600) + 12
    if board["government"] is not None:
        canvas.text(x, 20, table.word(f"government-{board['government']}"), 13, "ink-2")
    cards = [table.word(f"technology-{id}") for id in board["technologies"]]
    cards += [table.word(f"leader-{id}") for id in board["leaders"]]
    canvas.text(14, 42, " · ".join(cards), 12, "ink-2", width=wide - 28)
    canvas.text(
        14, 58, " · ".join(table.word(f"building-{id}") for id in board["reserve"]), 12, "ink-3", width=wide - 28
    )
