"""Building: which tile, which side up, where, and whether it is activated (R103 to R112, R193, R194)."""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import NOTHING, OPEN, Frame
from .. import actions
from ..actions import BUILDING, DECLINE, FARM_SIDE, KEPT, OVER, PLACE, TILE
from ..board import distinct, with_item, without_item
from ..catalogue import BUILDINGS, COLOUR_OF_KIND, COLOURS, FARM, KIND_IDS, STONE, STONE_COST, VIRGO, WISDOM
from ..city import CELLS, EAST, NORTH, SOUTH, WEST, farms, seats_after, spots_after, x_of, y_of
from ..effects import JUST_BUILT, use_ability
from ..frames import ACTIVATE, BUILD_PLACE, BUILD_SIDE
from ..market import TAKES, can_afford, put_under, space_of, take_tile, wisdom_cost
from ..state import OriginsState
from .base import OriginsStep, cell_target

# Where the tile comes from, in a frame: a colour of the market, or KEPT_TILE + kind.
KEPT_TILE = 5
SOURCES: Final = ((0, KEPT_TILE + BUILDINGS - 1),)


def source_kind(state: OriginsState, source: int) -> int:
    """The kind of the tile."""
    return source - KEPT_TILE if source >= KEPT_TILE else state.market[space_of(state, source)]


def source_cost(state: OriginsState, seat: int, source: int) -> int:
    """R103, R120: the Wisdom of its space; none for a kept tile."""
    return 0 if source >= KEPT_TILE else wisdom_cost(state, seat, space_of(state, source))


def source_target(seat: int, source: int) -> dict[str, Any]:
    """The tile in the market or kept aside."""
    if source >= KEPT_TILE:
        return {"zone": "kept", "seat": seat, "building": KIND_IDS[source - KEPT_TILE]}
    return {"zone": "market", "colour": COLOURS[source]}


def no_source(state: OriginsState, frame: Frame) -> str | None:
    """Whether the tile of a frame is missing."""
    kept = state.boards[frame.seat].kept
    there = frame.a - KEPT_TILE in kept if frame.a >= KEPT_TILE else space_of(state, frame.a) >= 0
    return None if there else "there is no such tile to build"


def sides(state: OriginsState, seat: int, source: int) -> list[int]:
    """Which way the tile can be built."""
    found: list[int] = []
    if can_afford(state, seat, source_cost(state, seat, source), source_kind(state, source)):
        found.append(BUILDING)
    found.append(FARM_SIDE)
    board = state.boards[seat]
    if board.signs & VIRGO and farms(board.tiles):
        found.append(OVER)
    return found


class BuildTile(OriginsStep):
    """R103, R194: a tile of the market, or one kept aside."""

    def __init__(self) -> None:
        super().__init__("build_tile", "R194", ("tile", "kept"), ("not-in-market", "not-kept"))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The market from the top down, then kept tiles: any of them can at least be a Farm."""
        found = [TILE + COLOUR_OF_KIND[kind] for kind in state.market]
        kept = state.boards[frame.seat].kept
        if kept:
            found += [KEPT + kind for kind in distinct(kept)]
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Its side is asked next."""
        source = action - TILE if action < KEPT else KEPT_TILE + action - KEPT
        state.push(Frame(BUILD_SIDE, frame.seat, source))

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Its kind and cost."""
        source = action - TILE if action < KEPT else KEPT_TILE + action - KEPT
        kind = source_kind(state, source)
        cost = source_cost(state, frame.seat, source)
        return {"building": KIND_IDS[kind], "wisdom": cost, "stone": STONE_COST[kind]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The tile."""
        return [source_target(frame.seat, action - TILE if action < KEPT else KEPT_TILE + action - KEPT)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is not there."""
        if action < KEPT:
            return Refusal("R194", "origins-refuse-not-in-market", {"colour": COLOURS[action - TILE]})
        return Refusal("R194", "origins-refuse-not-kept", {"building": KIND_IDS[action - KEPT]})


class BuildSide(OriginsStep):
    """R103, R109, R90: building side, Farm side, or over a Farm with Virgo; a is the source."""

    def __init__(self) -> None:
        super().__init__(
            "build_side",
            "R103",
            ("building", "farm", "over"),
            ("too-dear", "no-virgo", "no-farm"),
            ("building",),
            SOURCES,
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """A Farm costs nothing, so there is always one."""
        return sides(state, frame.seat, frame.a)

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Its place is asked next."""
        state.push(Frame(BUILD_PLACE, frame.seat, frame.a, action - BUILDING))

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """The tile is there."""
        return no_source(state, frame)

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which tile."""
        return {"building": KIND_IDS[source_kind(state, frame.a)]}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """What it costs."""
        kind = source_kind(state, frame.a)
        free = action != BUILDING
        wisdom = 0 if free else source_cost(state, frame.seat, frame.a)
        return {"building": KIND_IDS[kind], "wisdom": wisdom, "stone": 0 if free else STONE_COST[kind]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The tile."""
        return [source_target(frame.seat, frame.a)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It cannot be paid, or Virgo or a Farm is missing."""
        board = state.boards[frame.seat]
        if action == BUILDING:
            kind = source_kind(state, frame.a)
            wisdom = source_cost(state, frame.seat, frame.a)
            lacking = max(0, wisdom - board.resources[WISDOM]) + max(0, STONE_COST[kind] - board.resources[STONE])
            args: dict[str, int | str] = {
                "building": KIND_IDS[kind],
                "wisdom": wisdom,
                "stone": STONE_COST[kind],
                "missing": lacking - board.resources[3],
            }
            return Refusal("R46", "origins-refuse-too-dear", args)
        if not board.signs & VIRGO:
            return Refusal("R90", "origins-refuse-no-virgo")
        return Refusal("R90", "origins-refuse-no-farm")


class BuildPlace(OriginsStep):
    """R106, R107: a cell beside the city, or one of its Farms; a is the source, b the side."""

    def __init__(self) -> None:
        super().__init__(
            "build_place",
            "R106",
            ("place",),
            ("taken", "not-adjacent", "diagonal", "not-a-farm"),
            (),
            (*SOURCES, (0, 2)),
            events=("farm", "build_over", "build", *TAKES),
        )

    def spots(self, state: OriginsState, frame: Frame) -> list[int]:
        """The cells, which belong to the position."""
        board = state.boards[frame.seat]
        return farms(board.tiles) if frame.b == OVER - BUILDING else board.spots

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """From south-west to north-east."""
        return [PLACE + cell for cell in self.spots(state, frame)]

    def allows(self, state: OriginsState, frame: Frame, action: int) -> bool:
        """Whether it is one of the cells."""
        return action - PLACE in self.spots(state, frame)

    def sample(self, state: OriginsState, frame: Frame, rng: Rng) -> int:
        """One of them."""
        return PLACE + rng.choice(self.spots(state, frame))

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """Only a single Farm leaves no choice."""
        if frame.b != OVER - BUILDING:
            return OPEN
        found = self.spots(state, frame)
        return PLACE + found[0] if len(found) == 1 else OPEN

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """R193: payment, placing, the market, and then the ability."""
        seat = frame.seat
        cell = action - PLACE
        board = state.boards[seat]
        kind = source_kind(state, frame.a)
        side = BUILDING + frame.b
        wisdom = 0
        if side == BUILDING:
            wisdom = source_cost(state, seat, frame.a)
            board.pay(WISDOM, wisdom)
            board.pay(STONE, STONE_COST[kind])
        under = board.tiles[cell] - FARM if side == OVER else -1
        tiles = board.tiles.copy()
        tiles[cell] = kind + FARM if side == FARM_SIDE else kind
        board.tiles = tiles
        if side != OVER:
            board.spots = spots_after(tiles, board.spots, cell)
            board.seats = seats_after(tiles, board.seats, cell)
        if state.events is not None:
            self._tell(state, frame, cell, kind, wisdom)
        if under >= 0:
            put_under(state, under)
        if side != FARM_SIDE:
            state.push(Frame(ACTIVATE, seat, cell))
        if frame.a >= KEPT_TILE:
            board.kept = without_item(board.kept, kind)
        else:
            take_tile(state, seat, space_of(state, frame.a))

    def _tell(self, state: OriginsState, frame: Frame, cell: int, kind: int, wisdom: int) -> None:
        side = BUILDING + frame.b
        place = {"x": x_of(cell), "y": y_of(cell)}
        data = {"building": KIND_IDS[kind], **place}
        if side == FARM_SIDE:
            state.emit(Event("farm", frame.seat, "R109", {"tile": KIND_IDS[kind], **place}))
        elif side == OVER:
            state.emit(Event("build_over", frame.seat, "R90", data))
        else:
            paid = {"wisdom": wisdom, "stone": STONE_COST[kind]}
            state.emit(Event("build", frame.seat, "R103", {**data, **paid}))

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """The tile is there, and can be paid or put over a Farm."""
        wrong = no_source(state, frame)
        if wrong is None and BUILDING + frame.b not in sides(state, frame.seat, frame.a):
            return "the tile cannot be built with that side"
        return wrong

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which tile, and how it will lie."""
        side = ("building", "farm", "over")[frame.b]
        return {"building": KIND_IDS[source_kind(state, frame.a)], "side": side}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The cell."""
        return [cell_target(frame.seat, action - PLACE)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """The cell is taken, too far, only diagonal, or no Farm."""
        cell = action - PLACE
        tiles = state.boards[frame.seat].tiles
        args = {"x": x_of(cell), "y": y_of(cell)}
        if frame.b == OVER - BUILDING:
            return Refusal("R90", "origins-refuse-not-a-farm", args)
        if cell in tiles:
            return Refusal("R107", "origins-refuse-taken", args)
        for side in (EAST, WEST):
            if cell + NORTH + side in tiles or cell + SOUTH + side in tiles:
                return Refusal("R106", "origins-refuse-diagonal", args)
        return Refusal("R106", "origins-refuse-not-adjacent", args)


class Activate(OriginsStep):
    """R108: the ability of the building just placed, or not; a is its cell."""

    def __init__(self) -> None:
        super().__init__(
            "activate", "R108", ("activate", "decline"), (), ("activate",), ((0, CELLS - 1),), events=("activate",)
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Yes or no."""
        return [actions.ACTIVATE, DECLINE]

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """Always a choice."""
        return OPEN

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Right after building."""
        if action == actions.ACTIVATE:
            if state.events is not None:
                building = KIND_IDS[state.boards[frame.seat].tiles[frame.a]]
                state.emit(Event("activate", frame.seat, "R108", {"tile": building}))
            use_ability(state, frame.seat, frame.a, JUST_BUILT)

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """There is a building on the cell."""
        return None if state.boards[frame.seat].tiles.get(frame.a, FARM) < BUILDINGS else "there is no building there"

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which building."""
        return {"building": KIND_IDS[state.boards[frame.seat].tiles[frame.a]]}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Which building."""
        return self.about(state, frame)

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its cell."""
        return [cell_target(frame.seat, frame.a)]


class KeepTile(OriginsStep):
    """R120: a tile of the market is kept aside, free of cost."""

    def __init__(self) -> None:
        super().__init__("keep_tile", "R120", ("keep",), ("not-in-market",), events=("keep", *TAKES))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The market from the top down."""
        return [actions.KEEP + COLOUR_OF_KIND[kind] for kind in state.market]

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """The only tile."""
        if not state.market:
            return NOTHING
        return OPEN if len(state.market) > 1 else actions.KEEP + COLOUR_OF_KIND[state.market[0]]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """The market refills."""
        board = state.boards[frame.seat]
        space = space_of(state, action - actions.KEEP)
        board.kept = with_item(board.kept, state.market[space])
        if state.events is not None:
            state.emit(Event("keep", frame.seat, "R120", {"building": KIND_IDS[state.market[space]]}))
        take_tile(state, frame.seat, space)

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Its kind."""
        return {"building": KIND_IDS[source_kind(state, action - actions.KEEP)]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The tile."""
        return [source_target(frame.seat, action - actions.KEEP)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is not there."""
        return Refusal("R194", "origins-refuse-not-in-market", {"colour": COLOURS[action - actions.KEEP]})
