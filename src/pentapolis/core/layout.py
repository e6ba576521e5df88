"""What a part of a view can be besides something in the middle of the table, for whoever draws views of any game."""

from __future__ import annotations

from typing import Final

EACH: Final = "each"  # a list with an entry for every seat: its area, or a part of it
OWN: Final = "own"  # something of the viewer alone, null for everybody else
SEAT: Final = "seat"  # the number of a seat, or null
CATALOGUE: Final = "catalogue"  # the same in all positions: what a name stands for

ROLES: Final = (EACH, OWN, SEAT, CATALOGUE)
