"""The part of loading that all games share: shape, types and ranges of a dump, with errors that name the place."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import msgspec

from .chance import seed_bytes
from .errors import InvalidDump, PentapolisError, short_repr
from .game import Game
from .options import checked
from .state import State
from .steps import NOTHING, Frame

T = TypeVar("T")
Count = Annotated[int, msgspec.Meta(ge=0, le=10**9)]
# What every JSON reader takes exactly; a frame may hold a set of cards or Buildings as bits.
Small = Annotated[int, msgspec.Meta(ge=-(2**53) + 1, le=2**53 - 1)]


class Dump(msgspec.Struct, forbid_unknown_fields=True):
    """A whole position as `State.dump` writes it."""

    game: str
    rules_version: Count
    players: Count
    options: dict[str, Any]
    seed: str
    chances: Count
    reveals: Count
    turn: Count
    stack: list[Annotated[list[Small], msgspec.Meta(min_length=6, max_length=6)]]
    position: dict[str, Any]


def convert(data: object, shape: type[T], where: str) -> T:
    """The data in that shape; the error says what is wrong and where."""
    try:
        return msgspec.convert(data, shape)
    except (msgspec.ValidationError, UnicodeError) as error:  # the latter for half of a surrogate pair
        raise InvalidDump(f"{where}: {error}") from None


def read_dump(game: Game, data: object) -> Dump:
    """The common part of a dump of this game, checked and with complete options."""
    dump = convert(data, Dump, "dump")
    if dump.game != game.id:
        raise InvalidDump(f"this is a position of {short_repr(dump.game)}, not of {game.id!r}")
    if dump.rules_version != game.rules_version:
        raise InvalidDump(
            f"rules version {dump.rules_version} of {game.id}; this build plays {game.rules_version}:"
            f" load it with a Pentapolis that plays rules version {dump.rules_version}"
        )
    try:
        dump.options = checked(game.options, dump.options)
        game.check_players(dump.players, dump.options)
        seed_bytes(dump.seed)
    except PentapolisError as error:
        raise InvalidDump(f"dump: {error}") from None
    return dump


def restore_common(state: State, dump: Dump) -> None:
    """Gives the state its common part and checks that its stack waits for a real decision, or is empty."""
    state.chances = dump.chances
    state.reveals = dump.reveals
    state.turn = dump.turn
    for depth, (step, seat, a, b, c, d) in enumerate(dump.stack):
        if not 0 <= step < len(state.game.steps):
            raise InvalidDump(f"stack[{depth}]: there is no step {step}")
        if not 0 <= seat < state.seats:
            raise InvalidDump(f"stack[{depth}]: there is no seat {seat}")
        state.stack.append(Frame(step, seat, a, b, c, d))
    if not state.stack:
        state.over = True
        return
    frame = state.stack[-1]
    state.player = frame.seat


def check_waiting(state: State) -> None:
    """Raises unless the top of the stack is a decision with something to choose, if only one thing."""
    if state.over:
        return
    frame = state.stack[-1]
    step = state.game.steps[frame.step]
    if step.automatic or step.forced(state, frame) == NOTHING:
        raise InvalidDump(f"stack: {step.name!r} is not a decision that waits for a choice")
