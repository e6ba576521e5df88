"""Words for what simply comes: coins, pawns, cubes, tokens, tiles, cards, points. They are not declined."""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import DataError, Param, Programs, program, whole, word
from ...core.events import Event
from ...core.steps import Frame
from . import frames
from .cards import BUILDING_LEVELS, TOKENS, TRACKS
from .frames import MAY_DECLINE
from .gains import produce_coins, produce_pawns, take_coins, take_pawns
from .op import HorizonOp
from .piles import reveal_cards
from .state import HorizonState

ANY_TRACK: Final = 3  # in place of a track
# What the decision GAIN is about.
GAIN_POP: Final = 0
GAIN_PRODUCE: Final = 1
SILENT: Final = ("coins", "pop", "produce", "token", "vp")  # ops that never ask in a bonus


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
