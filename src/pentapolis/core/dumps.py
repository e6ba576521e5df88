"""The part of loading that all games share: shape, types and ranges of a dump, with errors that name the place."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

import msgspec

from .chance import seed_bytes
from .errors import InvalidDump, PentapolisError, short_repr
from .game import Game
from .options import checked
from .state import State
from .steps import BOTTOM, NOTHING, Frame

T = TypeVar("T")
S = TypeVar("S", bound=State)
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


def load_state(
    game: Game, data: object, blank: Callable[[Dump, bytes], S], check: Callable[[S], None] = lambda state: None
) -> S:
    """The state behind a dump of a game with a table of fields; raises InvalidDump with what is wrong and where.

    `blank` makes a state of that many players and with these options, whatever lies on its table; `check` is the
    game's own look at the whole: single fields, and every frame by its step, have been looked at before.
    """
    dump = read_dump(game, data)
    state = blank(dump, seed_bytes(dump.seed))
    assert game.fields is not None, f"{game.id} has no table of fields"
    game.fields.restore(state, dump.position)
    restore_common(state, dump)
    check_frames(state)
    check(state)
    check_waiting(state)
    return state


def restore_common(state: State, dump: Dump) -> None:
    """Gives the state its counters and its stack of steps and seats that there are."""
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


def check_frames(state: State) -> None:
    """Raises unless the stack is one that can occur as far as its steps can tell: each looks at its own frames."""
    below = BOTTOM
    for depth, frame in enumerate(state.stack):
        step = state.game.steps[frame.step]
        if step.on and below not in step.on:
            place = f"on {below!r}" if below else "at the bottom"
            raise InvalidDump(f"stack[{depth}]: {step.name!r} cannot lie {place}")
        wrong = step.frame_error(state, frame)
        if wrong is not None:
            raise InvalidDump(f"stack[{depth}]: {wrong}")
        below = step.name


def check_waiting(state: State) -> None:
    """Raises unless the top of the stack is a decision with something to choose, if only one thing."""
    if state.over:
        return
    frame = state.stack[-1]
    step = state.game.steps[frame.step]
    if step.automatic or step.forced(state, frame) == NOTHING:
        raise InvalidDump(f"stack: {step.name!r} is not a decision that waits for a choice")
