"""The tree of technologies: a row for each level, with cards, links, leaders and scholars."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from ...games.horizon.cards import COLOURS, SLOT_IDS, SLOT_LEVEL, SLOT_LINKS, TECH_COLOURS, TECH_IDS
from ..scores import shortened
from ..terminal import Terminal

SEATS = ("#e0629a", "#e89a3c", "#58b368", "#5b8def")  # pink, orange, green, blue
INKS = {"blue": "#6f9ff5", "green": "#62c07a", "red": "#e5635c", "yellow": "#e3c14f"}
NAME = 15  # letters of a card in the tree


def seat_mark(seat: int) -> tuple[str, str]:
    """A player in one character: the number, in the player's colour."""
    return str(seat + 1), f"bold {SEATS[seat]}"


def tech_ink(id: str) -> str:
    """The style of a technology: its main colour."""
    colours = TECH_COLOURS[TECH_IDS.index(id)]
    named = [colour for at, colour in enumerate(COLOURS) if colours & 1 << at]
    return INKS[named[0]] if len(named) == 1 else "bold"


def slot_text(terminal: Terminal, entry: dict[str, Any], slot: int) -> Text:
    """A slot: its name and links, the card or what is hidden there, the scholars."""
    links = "+".join(SLOT_IDS[other] for other in SLOT_LINKS[slot])
    text = Text.assemble((entry["slot"], "bold"), (f" ← {links}" if links else "", "dim"), "\n")
    if entry["technology"] is None:
        text.append("?", style="dim")
    else:
        name = terminal.say(f"horizon-technology-{entry['technology']}")
        text.append(shortened(name, NAME), style=tech_ink(entry["technology"]))
    if entry["leader"]:
        text.append(" ♛", style="dim")
    text.append("\n")
    for seat in entry["scholars"]:
        text.append("●" + seat_mark(seat)[0], style=seat_mark(seat)[1])
    return text


def tree(terminal: Terminal, view: dict[str, Any]) -> Grid:
    """Level IV on top, level I at the bottom; every slot under those it leads to, as nearly as a grid can have it."""
    grid = Grid(box=box.SIMPLE, show_header=False, padding=(0, 1), pad_edge=False)
    for _ in range(6):
        grid.add_column(no_wrap=True)
    for level in (4, 3, 2, 1):
        slots = [slot for slot in range(len(SLOT_IDS)) if SLOT_LEVEL[slot] == level]
        grid.add_row(*[slot_text(terminal, view["tree"][slot], slot) for slot in slots], end_section=True)
    return grid
