"""Abilities that ask for a ship or for a neighbour to copy (R139, R142)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import COPY, DECLINE, SHIP
from ..catalogue import AGORA, BUILDINGS, KIND_IDS
from ..city import SIDE_NAMES, SIDES
from ..effects import COPIED, use_ability
from ..state import OriginsState
from .base import OriginsStep, cell_target


class Ship(OriginsStep):
    """R139: any ship is set to 1."""

    def __init__(self) -> None:
        super().__init__("ship", "R139", ("ship",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """All five."""
        return [SHIP, SHIP + 1, SHIP + 2, SHIP + 3, SHIP + 4]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """To 1."""
        state.ships[action - SHIP] = 1
        if state.events is not None:
            state.emit(Event("reset", frame.seat, "R139", {"site": action - SHIP + 1}))

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What it shows now."""
        return {"ship": state.ships[action - SHIP]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The site."""
        return [{"zone": "sites", "site": action - SHIP + 1}]


class Copy(OriginsStep):
    """R142: the ability of a neighbour; a is the cell of the Mages' Tower, b − 1 that of the one that copies it."""

    def __init__(self) -> None:
        super().__init__("copy", "R142", ("copy", "decline"), ("nothing-to-copy", "no-loop"), ("copy",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Buildings and the Agora, but no Mages' Tower of the chain."""
        tiles = state.boards[frame.seat].tiles
        found: list[int] = []
        for side in range(4):
            cell = frame.a + SIDES[side]
            if cell in tiles and cell != frame.b - 1:
                tile = tiles[cell]
                if tile < BUILDINGS or tile == AGORA:
                    found.append(COPY + side)
        if found:
            found.append(DECLINE)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """As if at the place of the copied tile."""
        if action == DECLINE:
            return
        cell = frame.a + SIDES[action - COPY]
        if state.events is not None:
            building = KIND_IDS[state.boards[frame.seat].tiles[cell]]
            state.emit(Event("copy", frame.seat, "R142", {"building": building}))
        use_ability(state, frame.seat, cell, COPIED * (frame.a + 1))

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What is copied."""
        if action == DECLINE:
            return {}
        return {"building": KIND_IDS[state.boards[frame.seat].tiles[frame.a + SIDES[action - COPY]]]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its cell."""
        return [] if action == DECLINE else [cell_target(frame.seat, frame.a + SIDES[action - COPY])]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """There is no ability on that side, or it is the tower it came from."""
        if frame.a + SIDES[action - COPY] == frame.b - 1:
            return Refusal("R142", "origins-refuse-no-loop")
        return Refusal("R142", "origins-refuse-nothing-to-copy", {"side": SIDE_NAMES[action - COPY]})
