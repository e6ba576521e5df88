"""Recruiting, upgrading and moving units (R94 to R116)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import OPEN, Frame
from ..actions import DECLINE, RECRUIT, STEP, STOP, UPGRADE, unit_number, unit_of
from ..board import Board, unit_code
from ..cards import SETTLER, TERRITORY_IDS, UNITS
from ..effects import decline
from ..frames import ARRIVE, MAY_DECLINE, STARTED
from ..frames import STEP as STEP_STEP
from ..hooks import ON_EXPLORE
from ..movement import (
    CROSSES,
    EXPLORES,
    NO_STEP,
    can_step,
    is_foreign_start,
    may_reveal,
    step_kind,
    touching,
)
from ..places import CELLS, DIRECTIONS, FIRST_TERRITORY, NEIGHBOURS, ON_THE_WAY, PLACE_IDS, PLACES, UNIT_PLACE_IDS
from ..scripts import SCRIPTS
from ..state import HorizonState, changed
from ..units import EITHER, can_recruit, may_upgrade, recruited_strength, recruiting_places, upgraded_strength
from .base import FLAGS, NO, Asked, Automatic, thing


def unit_data(unit: int) -> dict[str, Any]:
    """A unit as events name it."""
    return {"unit": UNITS[unit >> 3 & 1], "strength": unit & 7, "place": UNIT_PLACE_IDS[unit >> 4]}


def unit_thing(seat: int, args: dict[str, Any]) -> dict[str, Any]:
    """A unit as choices point at it."""
    return thing("units", seat, unit=args["unit"], strength=args["strength"], place=args["place"])


def kinds_of(board: Board) -> list[int]:
    """The player's units, alike ones once."""
    found: list[int] = []
    last = -1
    for unit in board.units:
        if unit != last:
            found.append(unit)
            last = unit
    return found


class Recruit(Asked):
    """R94 to R97: Frame(kind, strength, from the columns, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "recruit",
            "R94",
            ("recruit", "decline"),
            events=("recruit",),
            refusals=("wrong-kind", "no-token", "not-home"),
            bounds=((0, EITHER), (1, 6), (0, 1), FLAGS),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """A pawn and a token are there."""
        return None if can_recruit(state.boards[frame.seat], frame.a, frame.b, frame.c) else "nobody can be recruited"

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Every kind and place."""
        board = state.boards[frame.seat]
        found: list[int] = []
        for kind in range(2):
            if frame.a in (kind, EITHER) and recruited_strength(board, kind, frame.b) > 0:
                for place in recruiting_places(board):
                    found.append(RECRUIT + PLACES * kind + place)
        if frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """A pawn becomes a unit."""
        if action == DECLINE:
            decline(state, frame)
            return
        kind, place = divmod(action - RECRUIT, PLACES)
        board = state.boards[frame.seat]
        strength = recruited_strength(board, kind, frame.b)
        if frame.c:  # R95
            board.take_inactive()
        else:
            board.active -= 1
        board.add_unit(place, kind, strength)
        if state.events is not None:
            state.emit(Event("recruit", frame.seat, "R94", unit_data(unit_code(place, kind, strength))))

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The strength."""
        if action == DECLINE:
            return {}
        kind = (action - RECRUIT) // PLACES
        return {"strength": recruited_strength(state.boards[frame.seat], kind, frame.b)}

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """Where the pawn comes from."""
        return {**super().about(state, frame), "columns": frame.c, "strength": frame.b}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The tile."""
        return [thing("map", frame.seat, place=args["place"])] if verb == "recruit" else []

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """The kind, the token or the tile."""
        kind = (action - RECRUIT) // PLACES
        if frame.a not in (kind, EITHER):
            return self.no("wrong-kind", action, "R184")
        if recruited_strength(state.boards[frame.seat], kind, frame.b) == 0:
            return self.no("no-token", action, "R97")
        return self.no("not-home", action, "R94")


class Upgrade(Asked):
    """R98 to R101: Frame(kind, by, -, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "upgrade",
            "R98",
            ("upgrade", "decline"),
            events=("upgrade",),
            refusals=("no-unit", "wrong-kind", "no-rise"),
            bounds=((0, EITHER), (1, 5), NO, FLAGS),
        )

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Units whose strength would rise, alike ones once."""
        board = state.boards[frame.seat]
        found: list[int] = []
        last = -1
        for unit in board.units:
            if unit != last:
                last = unit
                if may_upgrade(board, unit, frame.a, frame.b):
                    found.append(UPGRADE + unit_number(unit))
        if frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """Exchanges the token."""
        if action == DECLINE:
            decline(state, frame)
            return
        board = state.boards[frame.seat]
        unit = unit_of(action - UPGRADE)
        strength = upgraded_strength(board, unit, frame.b)
        board.change_strength(unit, strength)
        if state.events is not None:
            state.emit(Event("upgrade", frame.seat, "R98", {**unit_data(unit), "to": strength}))

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The new strength."""
        if action == DECLINE:
            return {}
        return {"to": upgraded_strength(state.boards[frame.seat], unit_of(action - UPGRADE), frame.b)}

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """By how much."""
        return {**super().about(state, frame), "by": frame.b}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The unit."""
        return [unit_thing(frame.seat, args)] if verb == "upgrade" else []

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """There is no such unit, or it cannot rise."""
        board = state.boards[frame.seat]
        unit = unit_of(action - UPGRADE)
        if unit not in board.units:
            return self.no("no-unit", action, "R98")
        if frame.a not in (EITHER, unit >> 3 & 1):
            return self.no("wrong-kind", action, "R101")
        return self.no("no-rise", action, "R100")


class Step(Asked):
    """R103 to R116: one step: Frame(points left, crossing unit + 1 or 0, extra explorations, flags)."""

    def __init__(self) -> None:
        super().__init__(
            "step",
            "R103",
            ("step", "stop", "decline"),
            events=("step", "explore"),
            refusals=(
                "no-unit",
                "crossing",
                "no-stop",
                "not-started",
                "foreign-start",
                "soldier-explores",
                "reveal-limit",
                "stack-empty",
                "two-tiles",
                "edge",
            ),
            bounds=((1, 99), (0, 16 * ON_THE_WAY), (0, 9), (0, 7)),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """Who crosses a foreign starting tile stands on it."""
        if not frame.b:
            return None
        unit = frame.b - 1
        crosses = unit in state.boards[frame.seat].units and is_foreign_start(state, frame.seat, unit >> 4)
        return None if crosses and frame.d & STARTED else "no unit is crossing a starting tile"

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """The steps of every unit, alike ones once; then stop or decline."""
        board = state.boards[frame.seat]
        extra = 0 if frame.d & STARTED else frame.c
        found: list[int] = []
        if frame.b:
            self._add(state, board, frame.b - 1, frame.a, extra, found)
            return found
        last = -1
        for unit in board.units:
            if unit != last:
                last = unit
                self._add(state, board, unit, frame.a, extra, found)
        if frame.d & STARTED:
            found.append(STOP)
        elif frame.d & MAY_DECLINE:
            found.append(DECLINE)
        return found

    def _add(self, state: HorizonState, board: Board, unit: int, points: int, extra: int, found: list[int]) -> None:
        first = STEP + 6 * unit_number(unit)
        for direction in range(6):
            if step_kind(state, board, unit, direction, points, extra) != NO_STEP:
                found.append(first + direction)

    def allows(self, state: HorizonState, frame: Frame, action: int) -> bool:
        """Looks at that step alone."""
        if action == STOP:
            return frame.d & STARTED != 0 and frame.b == 0
        if action == DECLINE:
            return frame.d & MAY_DECLINE != 0 and not frame.d & STARTED
        if action < STEP:
            return False
        unit = unit_of((action - STEP) // 6)
        board = state.boards[frame.seat]
        if unit not in board.units or (frame.b and frame.b - 1 != unit):
            return False
        extra = 0 if frame.d & STARTED else frame.c
        return step_kind(state, board, unit, (action - STEP) % 6, frame.a, extra) != NO_STEP

    def forced(self, state: HorizonState, frame: Frame) -> int:
        """Stop, if no step is left; most often there is a choice."""
        if frame.b == 0:
            if frame.d & STARTED:
                return OPEN if can_step(state, state.boards[frame.seat], frame.a, 0) else STOP
            if frame.d & MAY_DECLINE:
                return OPEN
        return super().forced(state, frame)

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """One step, or the end of them."""
        if action == DECLINE:
            decline(state, frame)
            return
        if action == STOP:
            return
        seat = frame.seat
        board = state.boards[seat]
        unit = unit_of((action - STEP) // 6)
        direction = (action - STEP) % 6
        extra = 0 if frame.d & STARTED else frame.c
        kind = step_kind(state, board, unit, direction, frame.a, extra)
        state.reveal_limit += extra  # R113
        cell = NEIGHBOURS[state.cell_of[unit >> 4]][direction]
        if kind == EXPLORES:
            if frame.a > 1:  # R114
                state.push(Frame(STEP_STEP, seat, frame.a - 1, 0, 0, STARTED))
            self._explore(state, board, unit, direction, cell)
            return
        place = state.at[cell]
        moved = board.move_unit(unit, place)
        if state.events is not None:
            data = {**unit_data(unit), "direction": DIRECTIONS[direction], "to": PLACE_IDS[place]}
            state.emit(Event("step", seat, "R107" if kind == CROSSES else "R103", data))
        if frame.a > 1:
            state.push(Frame(STEP_STEP, seat, frame.a - 1, moved + 1 if kind == CROSSES else 0, 0, STARTED))

    def _explore(self, state: HorizonState, board: Board, unit: int, direction: int, cell: int) -> None:
        """R111, R197: the tile is revealed, its bonus gained, then it is laid and the settler moves in."""
        territory = state.territories[state.explored]
        state.reveal()
        state.lay_open(territory)
        state.explored += 1
        state.tiles_revealed += 1
        board.move_unit(unit, ON_THE_WAY)
        if state.events is not None:
            data = {**unit_data(unit), "direction": DIRECTIONS[direction], "territory": TERRITORY_IDS[territory]}
            state.emit(Event("explore", board.seat, "R111", data, reveals=True))
        state.push(Frame(ARRIVE, board.seat, territory, cell))
        state.push_bonus(board.seat, SCRIPTS.reveals[territory])

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """Where the step leads; nowhere known if it explores."""
        if action < STEP:
            return {}
        unit = unit_of((action - STEP) // 6)
        to = state.at[NEIGHBOURS[state.cell_of[unit >> 4]][(action - STEP) % 6]]
        return {"explores": int(to < 0), "to": PLACE_IDS[to] if to >= 0 else ""}

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """The steps left."""
        crossing = {"crossing": unit_data(frame.b - 1)} if frame.b else {"crossing": None}
        return {**super().about(state, frame), "left": frame.a, "started": int(frame.d & STARTED != 0), **crossing}

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The unit, and the tile it steps onto or the direction it explores in."""
        if verb != "step":
            return []
        place = PLACE_IDS.index(args["place"])
        to = state.at[NEIGHBOURS[state.cell_of[place]][DIRECTIONS.index(args["direction"])]]
        if to >= 0:
            return [unit_thing(frame.seat, args), thing("map", frame.seat, place=PLACE_IDS[to])]
        return [
            unit_thing(frame.seat, args),
            thing("map", frame.seat, beside=args["place"], direction=args["direction"]),
        ]

    def refusal(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """Stop and decline have reasons of their own."""
        if action == STOP:
            return self.no("crossing", action, "R107") if frame.b else self.no("not-started", action, "R104")
        if action == DECLINE and frame.d & STARTED:
            return self.no("no-stop", action, "R104")
        return super().refusal(state, frame, action)

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """The first rule that is against the step."""
        board = state.boards[frame.seat]
        unit = unit_of((action - STEP) // 6)
        if unit not in board.units:
            return self.no("no-unit", action, "R103")
        if frame.b and frame.b - 1 != unit:
            return self.no("crossing", action, "R107")
        cell = NEIGHBOURS[state.cell_of[unit >> 4]][(action - STEP) % 6]
        if cell < 0:
            return self.no("edge", action, "R110")
        to = state.at[cell]
        if to >= 0 and is_foreign_start(state, frame.seat, to):
            return self.no("foreign-start", action, "R107")
        if unit >> 3 & 1 != SETTLER:
            return self.no("soldier-explores", action, "R109")
        if state.explored >= len(state.territories):
            return self.no("stack-empty", action, "R116")
        extra = 0 if frame.d & STARTED else frame.c
        if not may_reveal(state, extra):
            return self.no("reveal-limit", action, "R112", limit=state.reveal_limit + extra)
        return self.no("two-tiles", action, "R110", count=touching(state, cell))


class Arrive(Automatic):
    """R111, R115: the revealed tile is laid, the settler moves in, hooks: Frame(territory, cell)."""

    def __init__(self) -> None:
        super().__init__("arrive", events=("lay",), bounds=((0, len(TERRITORY_IDS) - 1), (0, CELLS - 1), NO, NO))

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """A revealed tile, and room for it."""
        if frame.a not in state.territories[: state.explored] or state.cell_of[FIRST_TERRITORY + frame.a] >= 0:
            return "that tile is not waiting to be laid"
        return None if state.at[frame.b] < 0 and touching(state, frame.b) >= 2 else "a tile cannot be laid there"

    def run(self, state: HorizonState, frame: Frame) -> None:
        """The explorer is the last of the units: between two tiles."""
        board = state.boards[frame.seat]
        place = FIRST_TERRITORY + frame.a
        state.at = changed(state.at, frame.b, place)
        state.cell_of = changed(state.cell_of, place, frame.b)
        explorer = board.units[-1]
        assert explorer >> 4 == ON_THE_WAY
        board.move_unit(explorer, place)
        if state.events is not None:
            state.emit(Event("lay", frame.seat, "R111", {"place": PLACE_IDS[place]}))
        state.push_bonuses(frame.seat, board.hooks.programs[ON_EXPLORE])
