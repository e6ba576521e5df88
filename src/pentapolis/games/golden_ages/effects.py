"""What cards, technologies and civilizations do at a moment: the ops that their data can name.

Permanent effects are figures looked up where they matter (cards.py); what remains is one op for every component.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import DataError, Op, Param, Programs, Reader, whole, word
from ...core.events import Event
from ...core.steps import Frame
from . import frames
from .board import NONE
from .cards import CARD_DATA, CIV_DATA, LEVEL_5, TECH_BIT, TECH_CUBES, TECH_DATA, TECHS, ops_of
from .development import can_develop
from .gains import gain_gold, gain_points
from .measures import MEASURES, measure
from .sources import SOURCE_NUMBER, SOURCES, source_rule, term_of
from .state import GoldenState

FREE: Final = 1000  # a discount that covers everything
AMOUNT: Final = Param("amount", whole(1, 99))
PER: Final = Param("per", word(*MEASURES))
TECH: Final = Param("tech", word(*TECHS))


def _discount() -> Reader:
    amount = whole(1, 99)

    def read(value: object, where: str, programs: Programs[Any]) -> int:
        return FREE if value == "full_cost" else amount(value, where, programs)

    return read


class Effect(Op[GoldenState]):
    """An op of this game. The frame of its program has the source in d."""


class Gold(Effect):
    """So much gold."""

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Takes it."""
        name = SOURCES[frame.d]
        gain_gold(state, seat, args[0], source_rule(name), name)


class Points(Effect):
    """So many points."""

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Scores them."""
        name = SOURCES[frame.d]
        gain_points(state, seat, term_of(frame.d), args[0], source_rule(name), name)


class GoldPer(Effect):
    """Gold for everything that is counted."""

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Counts and takes it, be it nothing (G27)."""
        name = SOURCES[frame.d]
        gain_gold(state, seat, measure(state, seat, args[0]) * args[1], source_rule(name), name)


class PointsPer(Effect):
    """Points for everything that is counted."""

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Counts and scores, be it nothing."""
        name = SOURCES[frame.d]
        points = measure(state, seat, args[0]) * args[1]
        gain_points(state, seat, term_of(frame.d), points, source_rule(name), name)


class DevelopFree(Effect):
    """R103, R109: technologies for nothing, one after the other."""

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Asks which, as often as it says."""
        state.push(Frame(frames.FREE_TECH, seat, args[0], frame.d))


class DevelopDiscount(Effect):
    """R121: a technology for less."""

    def possible(self, state: GoldenState, seat: int, args: list[int]) -> bool:
        """Whether some technology can be paid then."""
        return can_develop(state.boards[seat], args[0])

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Asks which."""
        state.push(Frame(frames.CARD_TECH, seat, args[0], frame.d))


class StandUp(Effect):
    """R125: a lying colonist on the board stands up."""

    def possible(self, state: GoldenState, seat: int, args: list[int]) -> bool:
        """Whether one lies there."""
        return state.boards[seat].lying_cells != 0

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Asks which."""
        state.push(Frame(frames.STAND_UP, seat, frame.d))


class ShiftColonists(Effect):
    """R106: lying colonists to the Agora, or colonists from there to the capital."""

    def possible(self, state: GoldenState, seat: int, args: list[int]) -> bool:
        """Whether there is anybody to shift."""
        board = state.boards[seat]
        return board.lying_cells != 0 or board.in_agora > 0

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Asks whom."""
        state.push(Frame(frames.SHIFT, seat))


class DevelopNamed(Effect):
    """R137: this technology for nothing."""

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Develops it, unless it is there."""
        if not state.boards[seat].techs & TECH_BIT[args[0]]:
            develop(state, seat, args[0], 0, source_rule(SOURCES[frame.d]))


class DevelopNamedIf(Effect):
    """R145: this technology for nothing if the one before is there; gold if it is there itself (G31)."""

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Gold, the technology, or nothing."""
        techs = state.boards[seat].techs
        name = SOURCES[frame.d]
        if techs & TECH_BIT[args[1]]:
            gain_gold(state, seat, args[2], source_rule(name), name)
        elif techs & TECH_BIT[args[0]]:
            develop(state, seat, args[1], 0, source_rule(name))


class DevelopLevel5(Effect):
    """R151: any technology of level 5, without its row and without its points."""

    def possible(self, state: GoldenState, seat: int, args: list[int]) -> bool:
        """Whether one is missing."""
        techs = state.boards[seat].techs
        for tech in LEVEL_5:
            if not techs & TECH_BIT[tech]:
                return True
        return False

    def run(self, state: GoldenState, seat: int, args: list[int], frame: Frame) -> None:
        """Asks which."""
        state.push(Frame(frames.INDIA_TECH, seat))


def shift_modes(value: object, where: str, programs: Programs[Any]) -> int:
    """The two directions of Notre Dame: it always has both."""
    if value != ["board_to_agora", "agora_to_capital"]:
        raise DataError(f"{where}: both directions expected, not {value!r}")
    return 0


PROGRAMS: Final[Programs[GoldenState]] = Programs(
    [
        Gold("gold", AMOUNT),
        Points("vp", AMOUNT),
        GoldPer("gold_per", PER, AMOUNT),
        PointsPer("vp_per", PER, AMOUNT),
        DevelopFree("develop_free", Param("count", whole(1, 4))),
        DevelopDiscount("develop_discount", Param("amount", _discount())),
        StandUp("stand_up_own_colonist_on_board", Param("count", whole(1, 1))),
        ShiftColonists("shift_lying_colonists", Param("modes", shift_modes), Param("min", whole(1, 1))),
        DevelopNamed("develop_named", TECH),
        DevelopNamedIf(
            "develop_named_if", Param("requires", word(*TECHS)), TECH, Param("else_gold_if_already", whole(1, 99))
        ),
        DevelopLevel5("develop_level5_ignoring_row_no_vp"),
    ]
)


def compiled(items: list[dict[str, Any]], timing: str) -> list[int]:
    """The programs of the components for that time; each has one effect at most, so nothing ever waits in between."""
    found: list[int] = []
    for item in items:
        ops = ops_of(item, timing)
        if len(ops) > 1:
            raise DataError(f"{item['id']}: one effect expected for {timing}")
        found.append(PROGRAMS.compile(ops, f"{item['id']}.{timing}"))
    return found


ON_BUILDING: Final[list[int]] = compiled(CARD_DATA, "immediate")
ON_ACTIVATION: Final[list[int]] = compiled(CARD_DATA, "active")
ON_DEVELOPING: Final[list[int]] = compiled(TECH_DATA, "immediate")
ON_PLAYING: Final[list[int]] = compiled(CIV_DATA, "on_play")


def start(state: GoldenState, seat: int, program: int, source: str) -> None:
    """Carries out what a component does, or puts the decision about it on the stack."""
    if program:
        PROGRAMS.carry_out(state, Frame(NONE, seat, program, 0, 0, SOURCE_NUMBER[source]))


def activatable(state: GoldenState, seat: int, card: int) -> bool:
    """Whether activating the card could do what it says now (R117, R121, R125, G27)."""
    return PROGRAMS.possible(state, seat, ON_ACTIVATION[card])


def develop(state: GoldenState, seat: int, tech: int, cost: int, rule: str, one_time: bool = True) -> None:
    """Pays, takes the cubes of the tile (R130) and scores what the technology scores once (R132 to R136)."""
    board = state.boards[seat]
    board.gold -= cost
    board.techs |= TECH_BIT[tech]
    board.reserve += TECH_CUBES[tech]
    if state.events is not None:
        data = {"tech": TECHS[tech], "cost": cost, "cubes": TECH_CUBES[tech]}
        state.emit(Event("develop", seat, rule, data))
    if one_time:
        start(state, seat, ON_DEVELOPING[tech], TECHS[tech])
