"""Abilities that ask for a ship or for a neighbour to copy (R139, R142)."""

from __future__ import annotations

from typing import Any

from ....core.effects import RunProgram
from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import COPY, DECLINE, SHIP
from ..catalogue import AGORA, BUILDINGS, FARM, KIND_IDS, MAGES_TOWER, PALACE
from ..city import CELLS, SIDE_NAMES, SIDES
from ..effects import ABILITIES, COPIED, PROGRAM_OF, PROGRAMS, use_ability
from ..state import OriginsState
from .base import OriginsStep, cell_target, wrong_numbers


class Ability(RunProgram[OriginsState]):
    """R108 to R144: carries out the ability of a tile; a is its program, c how it came about, d its cell."""

    def __init__(self) -> None:
        super().__init__(PROGRAMS, "ability")
        self.events = ABILITIES

    def frame_error(self, state: OriginsState, frame: Frame) -> str | None:
        """The program is that of the tile on the cell, and is not at its end."""
        most = len(PROGRAMS.listed) - 1
        ranges = ((1, most), (0, 9), (0, COPIED * CELLS + 1), (0, CELLS - 1))
        wrong = wrong_numbers(state, frame, self.name, ranges)
        if wrong is not None:
            return wrong
        tile = state.boards[frame.seat].tiles.get(frame.d, PALACE)
        if tile >= FARM or PROGRAM_OF[tile] != frame.a or frame.b >= len(PROGRAMS.listed[frame.a]):
            return "there is no such ability on that cell"
        return None


class Ship(OriginsStep):
    """R139: any ship is set to 1."""

    def __init__(self) -> None:
        super().__init__("ship", "R139", ("ship",), events=("reset",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """All five."""
        return [SHIP, SHIP + 1, SHIP + 2, SHIP + 3, SHIP + 4]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """To 1."""
        state.ships[action - SHIP] = 1
        if state.events is not None:
            state.emit(Event("reset", frame.seat, "R139", {"at": action - SHIP + 1}))

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What it shows now."""
        return {"ship": state.ships[action - SHIP]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The site."""
        return [{"zone": "sites", "site": action - SHIP + 1}]


class Copy(OriginsStep):
    """R142: the ability of a neighbour; a is the cell of the Mages' Tower, b − 1 that of the one that copies it."""

    def __init__(self) -> None:
        super().__init__(
            "copy",
            "R142",
            ("copy", "decline"),
            ("nothing-to-copy", "no-loop"),
            ("copy",),
            ((0, CELLS - 1), (0, CELLS)),
            events=("copy",),
        )

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

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """Both are Mages' Towers."""
        tiles = state.boards[frame.seat].tiles
        if tiles.get(frame.a) != MAGES_TOWER or (frame.b and tiles.get(frame.b - 1) != MAGES_TOWER):
            return "only a Mages' Tower copies"
        return None

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """As if at the place of the copied tile."""
        if action == DECLINE:
            return
        cell = frame.a + SIDES[action - COPY]
        if state.events is not None:
            building = KIND_IDS[state.boards[frame.seat].tiles[cell]]
            state.emit(Event("copy", frame.seat, "R142", {"tile": building}))
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
