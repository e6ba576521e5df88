"""The extension of the continents: tiles and capitals."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import NOTHING, OPEN, Frame
from ..actions import CAPITAL, MEANINGS, PLACE, STAY
from ..agenda import begin_turn, draw_tile
from ..board import NONE
from ..frames import CAPITAL as CAPITAL_STEP
from ..frames import PLACE_TILE
from ..gains import at, send_home
from ..grid import BIT, CELLS, NOWHERE, cells_of
from ..state import GoldenState
from ..tiles import BY_ACTION, PLACEMENTS, ROTATIONS, SIDES, TILES, Placement
from .base import Automatic, CellChoice, GoldenStep, cell_args, cell_target


class Extend(Automatic):
    """R25, R26: the player draws a tile."""

    def __init__(self) -> None:
        super().__init__("extend", "R26", events=("draw_tile", "unfit_tile", "no_tile"), on=("turn", "extend"))

    def run(self, state: GoldenState, frame: Frame) -> None:
        """Asks where it lies, then where the capital stands."""
        state.turn += 1
        tile = draw_tile(state, frame.seat)
        if tile != NONE:
            state.push(Frame(CAPITAL_STEP, frame.seat))
            state.push(Frame(PLACE_TILE, frame.seat, tile))
        elif state.era == 1:  # G3
            state.push(Frame(CAPITAL_STEP, frame.seat, 1))


class PlaceTile(GoldenStep):
    """R27 to R34, R172: where the tile lies. The frame's a is the tile."""

    def __init__(self) -> None:
        super().__init__(
            "place_tile",
            "R29",
            ("place",),
            events=("place_tile", "sent_home"),
            refusals=("outside", "covered", "apart", "land-meets-sea", "sea-meets-land", "same-rotation"),
            on=("capital",),
            ints=1,
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """The tile is one that fits somewhere."""
        return "" if 0 <= frame.a < len(TILES) and state.world.room_for(frame.a) else f"no tile {frame.a} to place"

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Every place in every rotation, equal ones once."""
        return [PLACE + placement.action for placement in state.world.fits(frame.a)]

    def allows(self, state: GoldenState, frame: Frame, action: int) -> bool:
        """Whether the tile fits there."""
        if not 0 <= action - PLACE < 4 * CELLS:
            return False
        placement = BY_ACTION[frame.a][action - PLACE]
        return placement is not None and state.world.takes(placement)

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """The only place, if there is just one."""
        only = state.world.first_fit(frame.a)
        if only is None:
            return NOTHING
        return PLACE + only.action if state.world.first_fit(frame.a, but=only) is None else OPEN

    def sample(self, state: GoldenState, frame: Frame, rng: Rng) -> int:
        """One of them: places are drawn until the tile fits, so that each that fits is as likely."""
        world = state.world
        placements = PLACEMENTS[frame.a]
        while True:
            placement = placements[rng.below(len(placements))]
            if world.takes(placement):
                return PLACE + placement.action

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Lays it down; colonists on the cells go home (R34)."""
        placement = BY_ACTION[frame.a][action - PLACE]
        assert placement is not None
        state.world = state.world.plus(placement)
        if state.events is not None:
            data = {"tile": TILES[frame.a], **at(placement.corner), "rotation": ROTATIONS[placement.rotation]}
            state.emit(Event("place_tile", frame.seat, "R29", data))
        for seat in range(state.seats):
            if state.boards[seat].colonist_cells & placement.cells:
                for cell in placement.parts:
                    send_home(state, seat, cell, "R34")

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The tile."""
        return {"tile": TILES[frame.a]}

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its cells."""
        placement = BY_ACTION[frame.a][action - PLACE]
        assert placement is not None
        return [cell_target(cell) for cell in placement.parts]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """The first thing that is wrong with the place."""
        placement = BY_ACTION[frame.a][action - PLACE]
        args = MEANINGS[action].args
        where: dict[str, int | str] = {"row": args["row"], "col": args["col"]}
        if placement is None:
            half = (action - PLACE) ^ 2  # the same place, half a turn further
            if BY_ACTION[frame.a][half] is not None:
                return Refusal("R32", "golden_ages-refuse-same-rotation", where)
            return Refusal("R27", "golden_ages-refuse-outside", where)
        world = state.world
        both = placement.cells & world.covered
        if both:
            return Refusal("R28", "golden_ages-refuse-covered", cell_args(cells_of(both)[0]))
        if not placement.cells & world.free:
            return Refusal("R29", "golden_ages-refuse-apart", where)
        return _coast_refusal(state, placement)


def _coast_refusal(state: GoldenState, placement: Placement) -> Refusal:
    """The side on which land would meet sea (R30)."""
    world = state.world
    for side in range(4):
        for own, needed, reason in (
            (placement.land, world.needs_sea, "land-meets-sea"),
            (placement.sea, world.needs_land, "sea-meets-land"),
        ):
            wrong = own[side] & needed[side]
            if wrong:
                args: dict[str, int | str] = {**cell_args(cells_of(wrong)[0]), "side": SIDES[side]}
                return Refusal("R30", f"golden_ages-refuse-{reason}", args)
    return Refusal("R30", "golden_ages-refuse-land-meets-sea", {"row": 0, "col": 0, "side": "n"})


class Capital(CellChoice):
    """R36 to R41: the capital on a cell of the tile just placed. The frame's a is 1 if no tile was (G3)."""

    def __init__(self) -> None:
        super().__init__(
            "capital",
            "R36",
            "capital",
            CAPITAL,
            "stay",
            events=("capital", "stay"),
            refusals=("not-on-tile", "must-place"),
            on=("turn", "extend"),
        )

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """1 where no tile could be placed."""
        return "" if frame.a in (0, 1) else "0 or 1 expected"

    def cells(self, state: GoldenState, frame: Frame) -> int:
        """The cells of the tile; without one, in era I, those of the square tile that have no capital."""
        placed = state.world.placed
        return placed[0].cells & ~state.capitals if frame.a else placed[-1].cells

    def other(self, state: GoldenState, frame: Frame) -> int:
        """From era II on it may stay (R37)."""
        return STAY if state.era > 1 else NOTHING

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """The colonists at the old place come along (R38); no gold for that (R41)."""
        board = state.boards[frame.seat]
        if action == STAY:
            if state.events is not None:
                state.emit(Event("stay", frame.seat, "R37", at(board.capital)))
            return
        cell = action - CAPITAL
        old = board.capital
        board.capital = cell
        state.capitals = state.capitals & ~BIT[old] | BIT[cell]
        for number in range(len(board.places)):
            if board.places[number] == old:
                board.places[number] = cell
        if old == NOWHERE:
            board.standing = 7
        if state.events is not None:
            state.emit(Event("capital", frame.seat, "R36" if old == NOWHERE else "R37", at(cell)))

    def rule_of(self, state: GoldenState, frame: Frame, action: int) -> str:
        """R36 in the first era."""
        return "R36" if state.era == 1 else "R37"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Where it would stand."""
        return [cell_target(state.boards[frame.seat].capital if action == STAY else action - CAPITAL)]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Another cell, or the first era."""
        if action == STAY:
            return Refusal("R36", "golden_ages-refuse-must-place")
        return Refusal(
            self.rule_of(state, frame, action), "golden_ages-refuse-not-on-tile", cell_args(action - CAPITAL)
        )


class Turn(Automatic):
    """R42: the first player of the era begins."""

    def __init__(self) -> None:
        super().__init__("turn", "R42", events=("gold",))

    def run(self, state: GoldenState, frame: Frame) -> None:
        """Begins the first turn."""
        begin_turn(state, frame.seat)
