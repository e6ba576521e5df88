"""The map: tiles as small boxes of three lines, in rows that are shifted by half a box."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...games.horizon.cards import FORCE, TERRITORY_IDS
from ...games.horizon.places import CRADLE, FIRST_TERRITORY, PLACE_IDS, STARTS
from ...games.horizon.wording import place_key
from ..scores import shortened
from ..terminal import Terminal
from .tree import seat_mark

WIDTH = 18
LINES = 3


def hex_map(terminal: Terminal, view: dict[str, Any]) -> Text:
    """Every laid tile: its name and force, village and city or building, and who stands there."""
    tiles = list(view["map"])
    left = min(2 * tile["q"] + tile["r"] for tile in tiles)
    rows = sorted({tile["r"] for tile in tiles})
    text = Text()
    for r in range(rows[0], rows[-1] + 1):
        in_row = sorted([tile for tile in tiles if tile["r"] == r], key=lambda tile: int(tile["q"]))
        boxes = [(2 * tile["q"] + r - left, _box(terminal, view, tile)) for tile in in_row]
        for number in range(LINES):
            at = 0
            for column, lines in boxes:
                text.append(" " * (column * WIDTH // 2 - at))
                line = lines[number]
                line.truncate(WIDTH - 1)
                text.append_text(line)
                at = column * WIDTH // 2 + line.cell_len
            text.append("\n")
    return text


def _box(terminal: Terminal, view: dict[str, Any], tile: dict[str, Any]) -> list[Text]:
    place = tile["place"]
    territory = TERRITORY_IDS.index(place) if place in TERRITORY_IDS else -1
    name = shortened(_name(terminal, place), WIDTH - 4)
    force = f" {FORCE[territory]}" if territory >= 0 and tile["building"] is None else ""
    first = Text.assemble(("⬡ ", "dim"), (name, "underline"), (force, "bold"))
    if tile["building"] is not None:
        second = Text.assemble(
            "  ", (shortened(terminal.say(f"horizon-building-{tile['building']}"), WIDTH - 8), "italic")
        )
        second.append_text(_owner(" ", tile["left"])).append_text(_owner("/", tile["right"]))
    elif territory >= 0:
        second = _owner("  ⌂", tile["village"]).append_text(_owner(" ▲", tile["city"]))
    else:
        second = Text("")
    return [first, second, _units(view, place)]


def _name(terminal: Terminal, place: str) -> str:
    """The name of a tile; of the Cradle and the starting tiles a short one, which tells them apart."""
    number = PLACE_IDS.index(place)
    if number == CRADLE:
        return terminal.say("cli-horizon-cradle")
    if number < FIRST_TERRITORY:
        return terminal.say("cli-horizon-start", seat=number - STARTS + 1)
    return terminal.say(place_key(place))


def _owner(sign: str, seat: int | None) -> Text:
    """A space for a cube, and whose it is."""
    return Text.assemble(sign, ("·", "dim") if seat is None else seat_mark(seat))


def _units(view: dict[str, Any], place: str) -> Text:
    """Settlers as c, soldiers as S with their strength, in the colours of the players."""
    text = Text("  ")
    for seat, board in enumerate(view["boards"]):
        for unit in board["units"]:
            if unit["place"] == place:
                sign = "c" if unit["unit"] == "settler" else "S"
                text.append(f"{sign}{unit['strength']}", style=seat_mark(seat)[1])
                text.append(" ")
    return text
