"""Development cubes: from a track, past the space they uncover, to where they go (R79 to R93)."""

from __future__ import annotations

from typing import Final

from ...core.events import Event
from ...core.steps import Frame
from .board import Board
from .cards import MONARCHY, REACHED, STAGES, THEOCRACY, TRACK_CUBES, TRACKS
from .frames import PLACE_CUBE, TO_INVESTMENT, TRACK
from .gain_ops import ANY_TRACK
from .scripts import SCRIPTS, hooks_of
from .state import HorizonState

SENT: Final = ("uncover", "stage")  # what is told where a cube leaves its track
MARKER: Final = 1  # R93: stands for a cube where none is left


def uncover(state: HorizonState, seat: int, track: int) -> None:
    """R79 to R86: the leftmost cube leaves the track, and what it covered works at once."""
    board = state.boards[seat]
    board.cubes[track] -= 1
    left = board.cubes[track]
    if state.events is not None:
        data = {"track": TRACKS[track], "space": TRACK_CUBES[track] - left}
        state.emit(Event("uncover", seat, "R80", data))
    reached = REACHED[track][left] & ~REACHED[track][left + 1]
    if reached:
        reach(state, board, reached)
    state.push_bonus(seat, SCRIPTS.spaces[track][left])


def reach(state: HorizonState, board: Board, reached: int) -> None:
    """R84 to R86: a stage of the government."""
    for stage in range(len(STAGES)):
        if reached & 1 << stage and state.events is not None:
            rule = "R84" if stage == MONARCHY else "R85" if stage == THEOCRACY else "R86"
            state.emit(Event("stage", board.seat, rule, {"stage": STAGES[stage]}))
    if reached & 1 << THEOCRACY:
        board.hooks = hooks_of(board)
    if reached & 1 << MONARCHY:
        state.push_bonus(board.seat, SCRIPTS.monarchies[board.government])


def send_cube(state: HorizonState, seat: int, track: int, goal: int, about: int) -> None:
    """A cube of the track, or of another one if that is empty (R91), goes where it is to go (R80: not at once)."""
    board = state.boards[seat]
    if board.cubes_left() == 0:
        if goal != TO_INVESTMENT:  # R92, R93
            state.push(Frame(PLACE_CUBE, seat, goal, about, MARKER))
    elif track != ANY_TRACK and board.cubes[track] > 0:
        send_from(state, seat, track, goal, about)
    else:
        state.push(Frame(TRACK, seat, goal, about))


def send_from(state: HorizonState, seat: int, track: int, goal: int, about: int) -> None:
    """A cube of that very track: first what it uncovers is resolved (R80)."""
    state.push(Frame(PLACE_CUBE, seat, goal, about))
    uncover(state, seat, track)
