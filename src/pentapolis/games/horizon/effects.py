"""The words of the effect language: every action, bonus and reward is a list of them, run by one step.

R38, R190: whether an effect may be declined is settled here, for all lists alike. An op that asks pushes its decision.
"""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import DataError, Op, Param, Programs, RunProgram, bits, flag, program, whole, word
from ...core.events import Event
from ...core.steps import Frame
from . import frames
from .actions import MOST_OPTIONS
from .board import Board
from .cards import (
    ACTIONS,
    BASICS,
    BUILDING_LEVELS,
    COLOURS,
    FREE,
    SETTLER,
    SOLDIER,
    TECH_IDS,
    TOKENS,
    TRACKS,
    UNITS,
    Cost,
    read_cost,
)
from .expanding import can_build_new, can_engage, can_join
from .frames import CHOSEN, DEED, EFFECTS, FIRST_EFFECT, HAD_EFFECT, MAY_DECLINE
from .gains import produce_coins, produce_pawns, take_coins, take_pawns
from .hooks import BASIC_BONUS
from .movement import can_step
from .research import FROM_COLUMNS, IGNORE_PREREQUISITES, PRICE_BITS, REVEALED_ONLY, can_research
from .state import HorizonState
from .units import can_recruit, can_upgrade

ANY_TRACK: Final = 3  # in place of a track
NEW: Final = 0
EXISTING: Final = 1
ANY_BUILDING: Final = 2
# What the decision GAIN is about.
GAIN_POP: Final = 0
GAIN_PRODUCE: Final = 1


class HorizonOp(Op[HorizonState]):
    """A word of the language; `optional` as the data say of it."""

    def __init__(self, name: str, *params: Param, optional: bool = False) -> None:
        super().__init__(name, *params)
        self.optional = optional

    def may_be_declined(self, state: HorizonState, seat: int, args: list[int], chosen: bool) -> bool:
        """Whether it is one of those that can be declined at all."""
        return self.optional


class Coins(HorizonOp):
    """Coins of the supply."""

    def __init__(self) -> None:
        super().__init__("coins", Param("n", whole(1, 99)))

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """Never asks."""
        take_coins(state, seat, args[0], "R184")


class Pop(HorizonOp):
    """Pawns of the columns become active."""

    def __init__(self) -> None:
        super().__init__("pop", Param("n", whole(1, 20)))

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """At least one pawn in the columns."""
        return state.boards[seat].leftmost() >= 0

    def may_be_declined(self, state: HorizonState, seat: int, args: list[int], chosen: bool) -> bool:
        """Q45: in a chosen list, where taking would empty a column that holds pawns."""
        board = state.boards[seat]
        return chosen and args[0] >= board.columns[board.leftmost()]

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R41."""
        if frame.d & MAY_DECLINE:
            state.push(Frame(frames.GAIN, seat, GAIN_POP, args[0], 0, frame.d))
        else:
            take_pawns(state, seat, args[0])


class Produce(HorizonOp):
    """Like the production phase."""

    def __init__(self) -> None:
        super().__init__("produce", Param("what", word("pop", "coins")))

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """Pawns: an activated column has one; coins: always."""
        if args[0] == 1:
            return True
        board = state.boards[seat]
        opened = board.open_columns()
        for column in range(5):
            if board.columns[column] > 0 and opened & 1 << column:
                return True
        return False

    def may_be_declined(self, state: HorizonState, seat: int, args: list[int], chosen: bool) -> bool:
        """Q45, as for `pop`."""
        if not chosen or args[0] == 1:
            return False
        board = state.boards[seat]
        opened = board.open_columns()
        for column in range(5):
            if board.columns[column] == 1 and opened & 1 << column:
                return True
        return False

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R150, R152."""
        if args[0] == 1:
            produce_coins(state, seat)
        elif frame.d & MAY_DECLINE:
            state.push(Frame(frames.GAIN, seat, GAIN_PRODUCE, 0, 0, frame.d))
        else:
            produce_pawns(state, seat)


class Invest(HorizonOp):
    """Cubes from a track to the investment track."""

    def __init__(self) -> None:
        super().__init__("invest", Param("track", word(*TRACKS, "any")), Param("n", whole(1, 24)))

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """R92: a cube is left."""
        return state.boards[seat].cubes_left() > 0

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """Once for each cube."""
        state.push(Frame(frames.INVEST, seat, args[0], args[1]))


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


class Token(HorizonOp):
    """Settle or Fortify tokens of the supply."""

    def __init__(self) -> None:
        super().__init__("token", Param("kind", word(*TOKENS)), Param("n", whole(1, 8)))

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """R181."""
        return state.supply[args[0]] > 0

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """As many as there are."""
        number = min(args[1], state.supply[args[0]])
        state.supply[args[0]] -= number
        state.boards[seat].held[args[0]] += number
        if state.events is not None:
            state.emit(Event("token", seat, "R181", {"token": TOKENS[args[0]], "count": number}))


class Building(HorizonOp):
    """A building tile of a river."""

    def __init__(self) -> None:
        super().__init__("building", Param("level", whole(BUILDING_LEVELS[0], BUILDING_LEVELS[-1])))

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """R182."""
        return len(state.rivers[args[0]]) > 0

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R188: the player chooses."""
        state.push(Frame(frames.BUILDING_TILE, seat, args[0]))


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


class PrivateTech(HorizonOp):
    """A technology of the pile, kept beside the board (R75)."""

    def __init__(self) -> None:
        super().__init__("private_tech", Param("level", whole(2, 3)), Param("reveal", whole(1, 9)))

    def possible(self, state: HorizonState, seat: int, args: list[int]) -> bool:
        """A card in the pile."""
        return len(state.piles[args[0]]) > 0

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R76: the cards are revealed; one of them is kept."""
        reveal_cards(state, seat, -1, args[0], min(args[1], len(state.piles[args[0]])), -1)


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


class Others(HorizonOp):
    """Effects for all others, who are not asked anything."""

    def __init__(self) -> None:
        super().__init__("others", Param("ops", silent_program))

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R77: clockwise from the active player."""
        for step in range(state.seats - 1, 0, -1):
            state.push_bonus((seat + step) % state.seats, args[0])


class Vp(HorizonOp):
    """Points on the leader card."""

    def __init__(self) -> None:
        super().__init__("vp", Param("n", whole(1, 99)))

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R176."""
        record_vp(state, seat, args[0])


class OthersVp(HorizonOp):
    """Points for all others."""

    def __init__(self) -> None:
        super().__init__("others_vp", Param("n", whole(1, 99)))

    def run(self, state: HorizonState, seat: int, args: list[int], frame: Frame) -> None:
        """R78: recorded at once."""
        for step in range(1, state.seats):
            record_vp(state, (seat + step) % state.seats, args[0])


SILENT: Final = ("coins", "pop", "produce", "token", "vp")  # ops that never ask in a bonus


def silent_program(value: object, where: str, programs: Programs[Any]) -> int:
    """A list of effects that ask nothing: on a turn the active player decides everything (R24)."""
    number = program(value, where, programs)
    for at, instruction in enumerate(programs.listed[number]):
        if instruction.op.name not in SILENT:
            raise DataError(f"{where}[{at}]: {instruction.op.name} would ask somebody whose turn it is not")
    return number


def record_vp(state: HorizonState, seat: int, number: int) -> None:
    """Points of the leader line."""
    state.boards[seat].leader_vp += number
    if state.events is not None:
        state.emit(Event("vp", seat, "R176", {"points": number}))


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


def reveal_cards(state: HorizonState, seat: int, slot: int, level: int, count: int, colour: int) -> None:
    """Turns the top cards of a pile face up; the player chooses one of them (R65, R76).

    Until then they stay in their places on top of the pile: Frame(CARD, seat, slot or -1, count, colour or -1, level).
    """
    state.reveal()
    state.unseen[level] = max(0, state.unseen[level] - count)
    pile = state.piles[level]
    for at in range(count):
        state.lay_open(pile[at])
    if state.events is not None:
        named = [TECH_IDS[tech] for tech in pile[:count]]
        if colour >= 0:
            data: dict[str, Any] = {"colour": COLOURS[colour], "technologies": named}
            state.emit(Event("reveal", seat, "R65", data, reveals=True))
        else:
            state.emit(Event("look", seat, "R76", {"technologies": named}, reveals=True))
    state.push(Frame(frames.CARD, seat, slot, count, colour, level))


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
