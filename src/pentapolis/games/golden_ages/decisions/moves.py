"""Explorer and Soldier: moves, attacks, cities."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.steps import NOTHING, OPEN, Frame
from .. import frames
from ..actions import ATTACK, DECLINE, FETCH, FOUND, GLORY, MOVE
from ..board import NONE
from ..cards import ATTACKS, CIV_STANDING_EXPLORER, CIV_TWO_GLORY, GLORY_VALUES, LEAST_GLORY, ROCKETRY
from ..cities import can_found, cube_gold, fetch_cube, found
from ..gains import control_gold, move_cells, move_colonist, move_gold
from ..grid import BIT, CELLS
from ..state import GoldenState
from ..warfare import attack, attack_cost, attacks_from, take_glory, targets
from .base import CellChoice, GoldenStep, cell_args, stands_at


class Move(CellChoice):
    """R47 to R53: where the Explorer goes; its own cell is no move. The frame's a is the cell it starts from."""

    def __init__(self) -> None:
        super().__init__(
            "move", "R47", "move", MOVE, events=("move", "control", "gold"), refusals=("too-far", "open-sea")
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """A colonist stands there."""
        return "" if stands_at(state, frame.seat, frame.a) else "nobody stands there"

    def cells(self, state: GoldenState, frame: Frame) -> int:
        """Everything within its range."""
        return move_cells(state, state.boards[frame.seat], frame.a)

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Then a city may be founded, then the colonist lies down (R54), in Russia not (R147)."""
        seat, cell = frame.seat, action - MOVE
        move_colonist(state, seat, frame.a, cell)
        if not CIV_STANDING_EXPLORER[state.boards[seat].civ]:
            state.push(Frame(frames.LIE_DOWN, seat, cell))
        state.push(Frame(frames.FOUND_CITY, seat, cell))

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """From where, and how far it could go."""
        return {**cell_args(frame.a), "range": state.boards[frame.seat].range}

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """The gold that it brings, and whether a city could stand there."""
        cell = action - MOVE
        gold = move_gold(state, frame.seat, frame.a, cell)
        return {"gold": gold, "steps": int(cell != frame.a), "city": int(can_found(state, cell))}

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Too far, or over closed sea."""
        cell = action - MOVE
        if state.closed and not state.world.land & BIT[cell]:
            return Refusal("R171", "golden_ages-refuse-open-sea", cell_args(cell))
        return Refusal("R48", "golden_ages-refuse-too-far", {**cell_args(cell), **self._range(state, frame)})

    def _range(self, state: GoldenState, frame: Frame) -> dict[str, int]:
        return {"range": state.boards[frame.seat].range}


class Attack(CellChoice):
    """R87 to R98: where the Soldier attacks. The frame's a is the cell it starts from, or NONE with Rocketry."""

    def __init__(self) -> None:
        super().__init__(
            "attack",
            "R88",
            "attack",
            ATTACK,
            events=("move", "control", "gold", "attack", "raze", "sent_home", "glory", "look_glory"),
            refusals=("no-target-there", "too-far", "attack-cost"),
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """A colonist stands there, unless Rocketry needs none."""
        return "" if frame.a == NONE or stands_at(state, frame.seat, frame.a) else "nobody stands there"

    def cells(self, state: GoldenState, frame: Frame) -> int:
        """Targets within reach that can be paid."""
        return attacks_from(state, frame.seat, frame.a)

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Moves there, attacks, and may found a city (R96); the colonist lies down at last (R97)."""
        seat, cell = frame.seat, action - ATTACK
        if frame.a != NONE:
            move_colonist(state, seat, frame.a, cell)
            state.push(Frame(frames.LIE_DOWN, seat, cell))
        state.push(Frame(frames.FOUND_CITY, seat, cell))
        attack(state, seat, cell)

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """From where, if a colonist attacks."""
        return {} if frame.a == NONE else cell_args(frame.a)

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """What it costs, and the gold of the move."""
        cell = action - ATTACK
        gold = move_gold(state, frame.seat, frame.a, cell) if frame.a != NONE else 0
        return {"cost": attack_cost(state, frame.seat, cell), "gold": gold}

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Nobody to attack, too far, or too dear."""
        seat, cell = frame.seat, action - ATTACK
        board = state.boards[seat]
        if not targets(state, seat) & BIT[cell]:
            return Refusal("R88", "golden_ages-refuse-no-target-there", cell_args(cell))
        if frame.a != NONE and not move_cells(state, board, frame.a) & BIT[cell]:
            return Refusal("R87", "golden_ages-refuse-too-far", {**cell_args(cell), "range": board.range})
        gold = board.gold + (move_gold(state, seat, frame.a, cell) if frame.a != NONE else 0)
        args = {"cost": attack_cost(state, seat, cell), "gold": gold}
        return Refusal("R91", "golden_ages-refuse-attack-cost", args)


class GloryKeep(GoldenStep):
    """R140, R178: China keeps one of two glory tiles. The frame's a and b are their values, the lower first."""

    def __init__(self) -> None:
        super().__init__(
            "glory_keep",
            "R140",
            ("glory",),
            private=True,
            events=("glory",),
            refusals=("not-drawn",),
            on=("found_city",),
            ints=2,
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """Two tiles, the lower first, on a track with room."""
        board = state.boards[frame.seat]
        if frame.a not in GLORY_VALUES or frame.b not in GLORY_VALUES or frame.a > frame.b:
            return "two glory tiles, the lower first, expected"
        if not CIV_TWO_GLORY[board.civ] or len(board.glory) >= ATTACKS:
            return "nobody draws two glory tiles here"
        return ""

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """The two values; equal tiles once."""
        first, second = GLORY + frame.a - LEAST_GLORY, GLORY + frame.b - LEAST_GLORY
        return [first] if first == second else [first, second]

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """Equal tiles are no choice."""
        return OPEN if frame.a != frame.b else GLORY + frame.a - LEAST_GLORY

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """The other one goes back among the rest."""
        value = action - GLORY + LEAST_GLORY
        state.reveal(known_to=frame.seat)
        state.lay_open(value)
        take_glory(state, frame.seat, value)
        supply = [*state.supply, frame.a + frame.b - value]
        state.draws().shuffle(supply)
        state.supply = supply

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """It is neither of the two."""
        return Refusal("R140", "golden_ages-refuse-not-drawn", {"value": action - GLORY + LEAST_GLORY})


class FoundCity(GoldenStep):
    """R66 to R76: a city on the cell, or none. The frame's a is the cell."""

    def __init__(self) -> None:
        super().__init__(
            "found_city", "R76", ("found", "decline"), events=("found", "control"), on=("turn_end", "lie_down"), ints=1
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """Where a colonist has just come to, or Rocketry has just hit."""
        return wrong_place(state, frame)

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Yes or no, where a city can be."""
        return [FOUND, DECLINE] if can_found(state, frame.a) else []

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """Where no city can be there is nothing to decide."""
        return OPEN if can_found(state, frame.a) else NOTHING

    def allows(self, state: GoldenState, frame: Frame, action: int) -> bool:
        """Yes or no."""
        return (action in (FOUND, DECLINE)) and can_found(state, frame.a)

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """With cubes of the reserve first (R71)."""
        if action == DECLINE:
            return
        board = state.boards[frame.seat]
        if board.reserve >= board.city_cubes:
            found(state, frame.seat, frame.a)
        else:
            state.push(Frame(frames.CUBES_FROM, frame.seat, frame.a))

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The cell, and the cubes of a city."""
        board = state.boards[frame.seat]
        return {**cell_args(frame.a), "cubes": board.city_cubes, "lacking": max(0, board.city_cubes - board.reserve)}

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """The gold that it brings."""
        board = state.boards[frame.seat]
        gold = board.city_cubes * cube_gold(board) + control_gold(state, board, frame.a)
        return {**cell_args(frame.a), "cubes": board.city_cubes, "gold": gold}

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The cell."""
        return [{"zone": "map", **cell_args(frame.a)}]


class CubesFrom(CellChoice):
    """R70 to R72: a lacking cube comes from an own city. The frame's a is the cell of the new city."""

    def __init__(self) -> None:
        super().__init__(
            "cubes_from",
            "R70",
            "fetch",
            FETCH,
            events=("fetch", "found", "control"),
            refusals=("no-own-city",),
            on=("turn_end", "lie_down"),
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """A place for a city, and cubes lacking."""
        board = state.boards[frame.seat]
        wrong = wrong_place(state, frame)
        if wrong:
            return wrong
        if not can_found(state, frame.a):
            return "no city can be founded there"
        return "" if board.reserve < board.city_cubes else "no cube is lacking"

    def cells(self, state: GoldenState, frame: Frame) -> int:
        """The own cities."""
        return state.boards[frame.seat].cities

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """As many as lack, then the city is founded."""
        fetch_cube(state, frame.seat, action - FETCH)
        board = state.boards[frame.seat]
        if board.reserve >= board.city_cubes:
            found(state, frame.seat, frame.a)
        else:
            state.push(frame)

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The new city, and how many cubes lack."""
        board = state.boards[frame.seat]
        return {**cell_args(frame.a), "lacking": board.city_cubes - board.reserve}

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """No own city there."""
        return Refusal("R70", "golden_ages-refuse-no-own-city", cell_args(action - FETCH))


def wrong_place(state: GoldenState, frame: Frame) -> str:
    """What is wrong with the place of a city in a frame that is loaded."""
    below = state.stack[1]
    if not 0 <= frame.a < CELLS:
        return "there is no such cell"
    if below.step == frames.LIE_DOWN:
        return "" if below.a == frame.a else "the colonist is elsewhere"
    board = state.boards[frame.seat]
    explorer = CIV_STANDING_EXPLORER[board.civ] and stands_at(state, frame.seat, frame.a)
    return "" if explorer or board.techs & ROCKETRY else "no colonist and no Rocketry"
