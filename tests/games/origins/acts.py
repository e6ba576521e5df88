"""What tests do again and again on a stage: visit, build and use, complete, pass."""

from __future__ import annotations

from .reference_table import BUILDINGS, Cell, Option
from .stage import Stage
from .together import Together, staged

ARCHON: Option = ("archon",)
YES: Option = ("yes",)
NO: Option = ("no",)
NONE: Option = ("none",)
TOP: Option = ("top",)
BOTTOM: Option = ("bottom",)
BONUS: Option = ("bonus",)
END: Option = ("end",)
PASS: Option = ("pass",)


def visit(worker: Option, site: int) -> Option:
    """The visit of a worker: `ARCHON`, `die("red", 3)` or `("speaker", 3)`."""
    return ("visit", worker, site)


def die(colour: str, value: int) -> Option:
    """An unused Freeman as a worker."""
    return ("freeman", colour, value)


def complete(colour: str, value: int, at: Cell) -> Option:
    """A District completed with that die."""
    return ("complete", (colour, value), at)


def built(stage: Stage, kind: str, cell: Cell = (1, 0), seat: int = 0) -> Together:
    """The Archon of the seat builds a tile kept aside, whose Stone comes on top of what the seat has."""
    stage.keep(seat, kind)
    stage.players[seat].resources["stone"] += BUILDINGS[kind]["stone_cost"]
    both = staged(stage, seat)
    return both.play(visit(ARCHON, 2), BOTTOM, ("kept", kind, "building", cell))


def used(stage: Stage, kind: str, cell: Cell = (1, 0), seat: int = 0) -> Together:
    """The same, and its ability is used at once."""
    return built(stage, kind, cell, seat).play(YES)


def others_passed(stage: Stage, seat: int = 0) -> Together:
    """Both tellings, with everybody but the seat having passed."""
    for other, player in enumerate(stage.players):
        player.passed = other != seat
    return staged(stage, seat)
