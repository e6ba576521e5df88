"""Sites, market and tracks in the middle, then every player's board with their city."""

from __future__ import annotations

from typing import Any

from ..canvas import Canvas
from ..table import GAP, Table, rows

WIDE = 900.0
TILE = 46.0
COLOURS = ("red", "orange", "yellow", "blue", "purple")
RESOURCES = ("stone", "food", "wisdom", "gold")
LANE = 26.0


def draw(canvas: Canvas, table: Table) -> tuple[float, float]:
    """Draws the table; returns its width and height."""
    view = table.view
    status = table.say("cli-origins-round", {"round": max(1, view["round"])})
    if view["bastion"] is not None:
        status += " · " + table.say("cli-origins-bastion", {"name": table.names[view["bastion"]]})
    canvas.text(0, 14, status, 13, "ink-2")
    _sites(canvas.moved(0, 26), table)
    _market(canvas.moved(0, 108), table)
    y = 196 + _tracks(canvas.moved(0, 196), table) + GAP
    sizes = [_extent(board["city"]) for board in view["boards"]]
    widths = [max(size[2], 420.0) for size in sizes]
    for row in rows(widths, WIDE):
        x = 0.0
        for seat in row:
            _board(canvas.moved(x, y), table, seat, sizes[seat])
            x += widths[seat] + 2 * GAP
        y += 96 + max(sizes[seat][3] for seat in row) + GAP
    return WIDE, y


def _sites(canvas: Canvas, table: Table) -> None:
    """The five sites: the Mothership's value, the bonus, and who has workers there."""
    view, wide = table.view, WIDE / len(table.view["sites"])
    for at, site in enumerate(view["sites"]):
        place = canvas.moved(at * wide, 0)
        place.box(0, 0, wide - 8, 72, "panel", "line-2")
        place.piece("ship", 8, 6, 34, ink="ink-2")
        place.text(48, 28, site["ship"], 15, weight=700)
        place.piece(f"f-{site['bonus']}", 64, 12, 20, ink=f"o-{site['bonus']}")
        place.text(88, 27, table.word(f"bonus-{site['bonus']}"), 10, "ink-2", width=wide - 92)
        x = 10.0
        for seat, board in enumerate(view["boards"]):
            workers = [die["die"] for die in board["used"] if die["site"] == site["site"]]
            workers += ["speaker" for speaker in board["spoken"] if speaker["site"] == site["site"]]
            if board["archon"] == site["site"]:
                workers.append("advisor")
            for worker in workers:
                place.seat(seat, x + 6, 66, 4)
                x = _die(place, worker, x, 42)


def _die(canvas: Canvas, die: str, x: float, y: float) -> float:
    """A Citizen's die with its value, or another worker's sign; returns where the next one may lie."""
    colour, value = die[:-1], die[-1:]
    if colour in COLOURS:
        canvas.box(x, y, 18, 18, f"o-{colour}", f"o-{colour}-deep", round=4)
        canvas.text(x + 9, y + 14, value, 12, "ivory" if colour != "yellow" else "ink", 700, "middle")
    else:
        canvas.piece(die, x, y, 18, ink="ink-2")
    return x + 23


def _market(canvas: Canvas, table: Table) -> None:
    """The tiles of the market with their Wisdom, and the row of Citizens."""
    colours = {kind["id"]: kind["colour"] for kind in table.components["building_kinds"]}
    for at, offer in enumerate(table.view["market"]):
        x = at * (TILE + 46)
        _tile(canvas, offer["building"], colours, x, 4)
        canvas.piece("wisdom", x + TILE + 4, 14, 18)
        canvas.text(x + TILE + 24, 28, offer["wisdom"], 13, weight=600)
        canvas.text(x, TILE + 20, table.word(f"building-{offer['building']}"), 11, "ink-2", width=TILE + 40)
    x = len(table.view["market"]) * (TILE + 46) + 20
    for die in table.view["row"]:
        place = _die(canvas, die["die"], x, 14)
        canvas.piece("wisdom", x, 38, 14)
        canvas.text(x + 16, 50, die["wisdom"], 12)
        x = place + 14


def _tile(canvas: Canvas, building: str, colours: dict[str, str], x: float, y: float, farm: bool = False) -> None:
    """A tile of a city, a slab with cut corners."""
    colour = colours.get(building, "grey")
    known = colour in COLOURS and not farm
    cut, size = TILE / 6, TILE - 2
    slab = [
        (cut, 0),
        (size - cut, 0),
        (size, cut),
        (size, size - cut),
        (size - cut, size),
        (cut, size),
        (0, size - cut),
        (0, cut),
    ]
    fill = "farm" if farm else f"o-{colour}" if known else "terrace"
    canvas.shape([(x + dx, y + dy) for dx, dy in slab], fill, f"o-{colour}-deep" if known else "seat-stone", 1.4)
    deep = {"cd": f"o-{colour}-deep" if known else "seat-free"}
    if not farm and not canvas.piece(f"b-{building}", x + 5, y + 6, size - 10, size - 12, "ivory", deep):
        canvas.piece("bastion" if building == "palace" else "city", x + 12, y + 12, size - 24, ink="seat-free")
    if farm:
        canvas.piece("food", x + 12, y + 11, size - 24)


def _tracks(canvas: Canvas, table: Table) -> float:
    """The Military track and the temples with everybody's markers; returns how tall they are."""
    view = table.view
    lanes: list[tuple[str, str, dict[str, Any], int]] = [
        ("flag", table.word("term-military"), view["military"], table.components["military_track"]["final"])
    ]
    for temple in view["temples"]:
        name = f"{table.word('temple-' + temple['temple'])} · {table.word('sign-' + temple['sign'])}"
        steps = len(table.components["temple_tracks"][0]["victory_points_by_step"]) - 1
        lanes.append((temple["temple"], name, temple, steps))
    for at, (sign, name, track, last) in enumerate(lanes):
        y = at * LANE
        canvas.piece(sign, 0, y + 3, 18, ink="ink-2")
        canvas.text(24, y + 17, name, 12, width=190)
        step = (WIDE - 230) / (max(last, 11) + 1)
        for space in range(last + 1):
            canvas.box(220 + space * step, y + 1, step - 3, LANE - 5, "panel", "line")
            canvas.text(220 + space * step + 4, y + 11, space, 8, "ink-3")
        for stack in track["stacks"]:
            for number, seat in enumerate(stack["seats"]):
                canvas.seat(seat, 220 + stack["space"] * step + 16 + 11 * number, y + 11, 5)
    return len(lanes) * LANE


def _extent(city: list[dict[str, Any]]) -> tuple[int, int, float, float]:
    """The western column and northern row of a city, its width and height."""
    xs, ys = [tile["x"] for tile in city], [tile["y"] for tile in city]
    return min(xs), max(ys), (max(xs) - min(xs) + 1) * TILE, (max(ys) - min(ys) + 1) * TILE


def _board(canvas: Canvas, table: Table, seat: int, size: tuple[int, int, float, float]) -> None:
    """A player's resources, workers and towers above their city."""
    board = table.view["boards"][seat]
    colours = {kind["id"]: kind["colour"] for kind in table.components["building_kinds"]}
    canvas.seat(seat, 10, 12, 7)
    x = 26 + canvas.text(26, 17, table.names[seat], 14, weight=600) + 14
    for resource in RESOURCES:
        canvas.piece(resource, x, 2, 19)
        x += 23 + canvas.text(x + 23, 17, board["resources"][resource], 14, weight=600) + 8
    x = 4.0
    for die in board["unused"]:
        x = _die(canvas, die, x, 28)
    for _ in board["speakers"]:
        x = _die(canvas, "speaker", x, 28)
    x = max(x, 130.0)
    for colour in COLOURS:
        canvas.piece("tower", x, 27, 20, ink=f"o-{colour}", own={"panel": "page"})
        x += 26 + canvas.text(x + 22, 42, board["towers"][colour], 13, weight=600) + 6
    for advisor in board["advisors"]:
        canvas.piece("advisor", x, 27, 20, ink=f"o-{advisor}")
        x += 24
    x = 4.0
    for sign in board["signs"]:
        canvas.piece(f"z-{sign}", x, 54, 18, ink="ink-2")
        x += 24
    west, north, ground = size[0], size[1], canvas.moved(0, 80)
    for tile in board["city"]:
        _tile(ground, tile["building"], colours, (tile["x"] - west) * TILE, (north - tile["y"]) * TILE, tile["farm"])
    for spot in board["seats"]:  # between four tiles
        x, y = (spot["x"] - west + 1) * TILE - 1, (north - spot["y"]) * TILE - 1
        ground.shape(
            [(x, y - 10), (x + 10, y), (x, y + 10), (x - 10, y)],
            "seat-free" if spot["die"] is None else "ivory",
            "edge",
        )
        if spot["die"] is not None:
            ground.disc(x, y, 5, f"o-{spot['die'][:-1]}")
