"""Words for deeds, which a player carries out and can decline as R38 and R190 say: units, research, expansion."""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import DataError, Param, Programs, bits, flag, whole, word
from ...core.steps import Frame
from . import frames
from .cards import SETTLER, SOLDIER, UNITS
from .expanding import can_build_new, can_engage, can_join
from .movement import can_step
from .op import HorizonOp
from .research import FROM_COLUMNS, IGNORE_PREREQUISITES, PRICE_BITS, REVEALED_ONLY, can_research
from .state import HorizonState
from .units import can_recruit, can_upgrade

NEW: Final = 0
EXISTING: Final = 1
ANY_BUILDING: Final = 2


class Recruit(HorizonOp):
    """A pawn becomes a unit."""

    def __init__(self) -> None:
        super().__init__(
            "recruit",
            Param("unit", word(*UNITS, "either")),
            Param("strength", whole(1, 6)),
            Param("from", word("active", "columns")),
            optional=True,
        )

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A pawn and a token."""
        return can_recruit(state.boards[seat], args[0], args[1], args[2])

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses kind and place."""
        state.push(Frame(frames.RECRUIT, seat, args[0], args[1], args[2], frame.d))


class Upgrade(HorizonOp):
    """A unit grows stronger."""

    def __init__(self) -> None:
        super().__init__("upgrade", Param("unit", word(*UNITS, "any")), Param("by", whole(1, 5)), optional=True)

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A unit whose strength would rise."""
        return can_upgrade(state.boards[seat], args[0], args[1])

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses the unit."""
        state.push(Frame(frames.UPGRADE, seat, args[0], args[1], 0, frame.d))


class Move(HorizonOp):
    """Steps of units."""

    def __init__(self) -> None:
        super().__init__("move", Param("points", whole(1, 20)), Param("extra_explore", whole(0, 9), 0), optional=True)

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A unit with a legal first step."""
        board = state.boards[seat]
        return can_step(state, board, args[0] + board.hooks.move_points, args[1])

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R105, R194: one more point for every bonus."""
        points = args[0] + state.boards[seat].hooks.move_points
        state.push(Frame(frames.STEP, seat, points, 0, args[1], frame.d))


def prices(value: object, where: str, programs: Programs[Any]) -> int:
    """The price of each level, eight bits for each."""
    if not isinstance(value, dict) or not value:
        raise DataError(f"{where}: prices by level expected, not {value!r}")
    found = 0
    for level, coins in value.items():
        if level not in ("1", "2", "3", "4"):
            raise DataError(f"{where}.{level}: a level from 1 to 4 expected")
        if not isinstance(coins, int) or isinstance(coins, bool) or not 0 <= coins < 1 << PRICE_BITS:
            raise DataError(f"{where}.{level}: a price in coins expected, not {coins!r}")
        found |= coins << PRICE_BITS * int(level)
    return found


class Research(HorizonOp):
    """A technology of the tree."""

    def __init__(self) -> None:
        super().__init__(
            "research",
            Param("levels", bits(0, 1, 2, 3, 4)),
            Param("coins", prices),
            Param("scholar", word("active", "columns")),
            Param("ignore_prerequisites", flag),
            Param("revealed_only", flag),
            optional=True,
        )

    def allowed(self, args: list[int]) -> int:
        """What it allows, as one int (see research.py)."""
        found = args[0]
        if args[2]:
            found |= FROM_COLUMNS
        if args[3]:
            found |= IGNORE_PREREQUISITES
        if args[4]:
            found |= REVEALED_ONLY
        return found

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A slot that is allowed and can be paid, and a scholar."""
        return can_research(state, state.boards[seat], self.allowed(args), args[1])

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses the slot."""
        state.push(Frame(frames.SLOT, seat, self.allowed(args), args[1], 0, frame.d))


class Settle(HorizonOp):
    """A village without a token (R118)."""

    def __init__(self) -> None:
        super().__init__("settle", optional=True)

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A village that the settlers there suffice for."""
        return can_engage(state, state.boards[seat], SETTLER)

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses the village."""
        state.push(Frame(frames.SETTLE, seat, 0, 0, 0, frame.d))


class Fortify(HorizonOp):
    """A city without a token (R118)."""

    def __init__(self) -> None:
        super().__init__("fortify", optional=True)

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A city that the soldiers there suffice for."""
        return can_engage(state, state.boards[seat], SOLDIER)

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses the city."""
        state.push(Frame(frames.FORTIFY, seat, 0, 0, 0, frame.d))


class Build(HorizonOp):
    """A new building, or joining one (R118)."""

    def __init__(self) -> None:
        super().__init__(
            "build", Param("mode", word("new", "existing", "any")), Param("discount", whole(0, 99)), optional=True
        )

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A settler in a place, and the price."""
        board = state.boards[seat]
        if args[0] != EXISTING and can_build_new(state, board, args[1]):
            return True
        return args[0] != NEW and can_join(state, board, args[1])

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses the building."""
        state.push(Frame(frames.BUILD, seat, args[0], args[1], 0, frame.d))
