"""The effect language: every action, bonus and reward is a list of its words, run by one step.

R38, R190: whether an effect may be declined is settled here, for all lists alike. An op that asks pushes its decision.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import DataError, Op, Param, Programs, RunProgram, bits, flag, whole
from ...core.events import Event
from ...core.steps import Frame
from . import frames
from .actions import MOST_OPTIONS
from .board import Board
from .cards import ACTIONS, BASICS, FREE, Cost, read_cost
from .deed_ops import Build, Fortify, Move, Recruit, Research, Settle, Upgrade
from .frames import CHOSEN, DEED, EFFECTS, FIRST_EFFECT, HAD_EFFECT, MAY_DECLINE
from .gain_ops import Building, Coins, Invest, Others, OthersVp, Pop, PrivateTech, Produce, Token, Vp
from .hooks import BASIC_BONUS
from .op import HorizonOp
from .state import HorizonState


class BasicAction(HorizonOp):
    """Basic actions without the Action pawn (R186)."""

    def __init__(self) -> None:
        super().__init__(
            "basic_action",
            Param("which", bits(0, 1, 2, 3, 4)),
            Param("times", whole(1, 9)),
            Param("distinct", flag),
            optional=True,
        )

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """One that can be paid and done."""
        for basic in range(1, 5):
            if args[0] & 1 << basic and can_do_basic(state, seat, basic):
                return True
        return False

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses."""
        state.push(Frame(frames.BASIC, seat, args[0], args[1], args[2], frame.d))


class Option:
    """One of the effects to choose from, with its cost."""

    __slots__ = ("cost", "has_cost", "program")

    def __init__(self, cost: Cost, has_cost: bool, program: int) -> None:
        self.cost = cost
        self.has_cost = has_cost
        self.program = program


OPTIONS: Final[list[list[Option]]] = []  # every list of options of the data, by number
OPTION_DATA: Final[list[list[dict[str, Any]]]] = []  # the same as the data have them, for their texts


def options(value: object, where: str, programs: Programs[Any]) -> int:
    """A list of options, as its number."""
    if not isinstance(value, list) or not 1 <= len(value) <= MOST_OPTIONS:
        raise DataError(f"{where}: a list of 1 to {MOST_OPTIONS} options expected, not {value!r}")
    found: list[Option] = []
    for at, item in enumerate(value):
        place = f"{where}[{at}]"
        if not isinstance(item, dict) or not set(item) <= {"cost", "ops"} or not item.get("ops"):
            raise DataError(f"{place}: an option has `ops` and perhaps a `cost`, not {item!r}")
        cost = read_cost(item["cost"], f"{place}.cost") if "cost" in item else FREE
        has_cost = cost.coins > 0 or cost.exhaust > 0
        found.append(Option(cost, has_cost, programs.compile(item["ops"], f"{place}.ops")))
    OPTIONS.append(found)
    OPTION_DATA.append(value)
    return len(OPTIONS) - 1


class Choose(HorizonOp):
    """One of several lists."""

    def __init__(self) -> None:
        super().__init__("choose", Param("options", options))

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """An option that can be paid and could have an effect (Q41)."""
        for option in OPTIONS[args[0]]:
            if possible_after(state, seat, option.cost.coins, option.cost.exhaust, option.program):
                return True
        return False

    def may_be_declined(self, state: HorizonState, seat: int, args: list[int], chosen: bool) -> bool:
        """Only if every option has a cost."""
        for option in OPTIONS[args[0]]:
            if not option.has_cost:
                return False
        return True

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """The player chooses."""
        state.push(Frame(frames.OPTION, seat, args[0], 0, 0, frame.d))


OPS: Final[list[Op[HorizonState]]] = [
    Coins(),
    Pop(),
    Produce(),
    Invest(),
    Recruit(),
    Upgrade(),
    Move(),
    Research(),
    Token(),
    Building(),
    Settle(),
    Fortify(),
    Build(),
    BasicAction(),
    PrivateTech(),
    Choose(),
    Others(),
    Vp(),
    OthersVp(),
]
PROGRAMS: Final[Programs[HorizonState]] = Programs(OPS)
ACTION_PROGRAMS: Final[list[int]] = [0] * len(ACTIONS)  # by action; filled by scripts.py


def possible_after(state: HorizonState, seat: int, coins: int, exhaust: int, number: int) -> bool:
    """R36, R37: whether the cost can be paid, and some effect of the program would be possible once it is."""
    board = state.boards[seat]
    if board.coins < coins or board.active < exhaust:
        return False
    if coins == 0 and exhaust == 0:
        return PROGRAMS.possible(state, seat, number)
    columns = board.columns
    board.coins -= coins
    if exhaust:
        board.columns = columns[:]
        board.exhaust(exhaust)
    found = PROGRAMS.possible(state, seat, number)
    board.coins += coins
    board.active += exhaust
    board.columns = columns
    return found


def can_do_basic(state: HorizonState, seat: int, basic: int) -> bool:
    """R186: whether the basic action can be paid and is possible, without a space."""
    action = ACTIONS[BASICS[basic]]
    return possible_after(state, seat, action.cost.coins, action.cost.exhaust, ACTION_PROGRAMS[action.number])


def pay(state: HorizonState, board: Board, cost: Cost) -> None:
    """R36: coins to the supply, active pawns to the columns (R42)."""
    board.coins -= cost.coins
    board.exhaust(cost.exhaust)
    if state.events is not None and (cost.coins or cost.exhaust):
        state.emit(Event("pay", board.seat, "R36", {"coins": cost.coins, "exhausted": cost.exhaust}))


def push_chosen(state: HorizonState, seat: int, number: int) -> None:
    """Puts a list of effects on the stack that the player chose (R38, R191)."""
    state.push(Frame(EFFECTS, seat, number, 0, CHOSEN))


def do_action(state: HorizonState, seat: int, number: int) -> None:
    """Pays and performs an action: its effects, and after them what hooks add to a basic action."""
    action = ACTIONS[number]
    board = state.boards[seat]
    pay(state, board, action.cost)
    if action.basic:
        state.push(Frame(DEED, seat, BASIC_BONUS, action.basic))
    push_chosen(state, seat, ACTION_PROGRAMS[number])


class Effects(RunProgram[HorizonState]):
    """Carries out a list: Frame(step, seat, program, place in it, CHOSEN and HAD_EFFECT)."""

    def __init__(self) -> None:
        super().__init__(PROGRAMS, "effects")
        self.events = (
            "coins",
            "pop",
            "produce_coins",
            "produce_pop",
            "token",
            "vp",
            "pay",
            "look",
            "reveal",
            "decline",
        )

    def frame_error(self, state: HorizonState, frame: Frame) -> str | None:
        """A list that there is, and a place in it."""
        if not 0 < frame.a < len(PROGRAMS.listed) or not 0 <= frame.b < len(PROGRAMS.listed[frame.a]):
            return "there is no such list of effects"
        return None if 0 <= frame.c <= 3 and frame.d == 0 else "a list of effects was chosen or not"

    def run(self, state: HorizonState, frame: Frame) -> None:
        """The next effect that is possible; what it pushes lies above the rest of the list (R25)."""
        listed = self.programs.listed[frame.a]
        seat = frame.seat
        at = frame.b
        while at < len(listed):
            instruction = listed[at]
            at += 1
            op = instruction.op
            args = instruction.args
            if not op.possible(state, seat, args):
                continue
            assert isinstance(op, HorizonOp)
            chosen = frame.c & CHOSEN
            flags = 0
            if op.may_be_declined(state, seat, args, chosen != 0):
                if not chosen or frame.c & HAD_EFFECT:
                    flags = MAY_DECLINE
                else:
                    for later in range(at, len(listed)):
                        other = listed[later]
                        if other.op.possible(state, seat, other.args):
                            flags = MAY_DECLINE | FIRST_EFFECT
                            break
            if at < len(listed):
                state.push(Frame(EFFECTS, seat, frame.a, at, frame.c | HAD_EFFECT))
            op.run(state, seat, args, Frame(EFFECTS, seat, frame.a, at, frame.c, flags))
            return


def decline(state: HorizonState, frame: Frame) -> None:
    """The effect is not used: its list has not had it (R38)."""
    if frame.d & FIRST_EFFECT:
        rest = state.stack.pop()
        state.push(Frame(rest.step, rest.seat, rest.a, rest.b, rest.c & ~HAD_EFFECT))
    if state.events is not None:
        name = state.game.steps[frame.step].name
        state.emit(Event("decline", frame.seat, "R38" if frame.d & FIRST_EFFECT else "R190", {"decision": name}))
