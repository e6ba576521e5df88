"""Cubes on their way: which track they leave, and what happens where they arrive (R79 to R93)."""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import TRACK
from ..cards import (
    CUBES,
    FIRST_CLAIM,
    INVESTMENT_SPACES,
    LATER_CLAIM,
    OBJECTIVE_IDS,
    TRACK_CUBES,
    TRACKS,
)
from ..cubes import MARKER, SENT, send_cube, send_from
from ..expanding import is_free
from ..frames import DEED, INVEST, INVESTED, TO_CITY, TO_INVESTMENT, TO_LEFT, TO_OBJECTIVE, TO_RIGHT, TO_VILLAGE
from ..gain_ops import ANY_TRACK
from ..hooks import BASIC_BONUS, FIRST_INVEST, HOOKS, ON_BUILD, ON_CUBE, ON_FORTIFY, ON_SETTLE
from ..places import FIRST_TERRITORY, PLACE_IDS, PLACES
from ..scripts import SCRIPTS, hooks_of
from ..state import HorizonState, changed
from .base import NO, Automatic, HorizonStep, thing

GOALS: Final = ("investment", "village", "city", "left", "right", "objective")


def goal_mismatch(state: HorizonState, goal: int, about: int) -> str | None:
    """Why a cube cannot be on its way there; None if it can."""
    if goal == TO_INVESTMENT:
        return None if about == 0 else "the investment track has no number"
    if goal == TO_OBJECTIVE:
        return None if about < len(state.claims) else f"there is no objective {about}"
    if state.cell_of[about] < 0:
        return f"{PLACE_IDS[about]} is not laid"
    if goal in (TO_LEFT, TO_RIGHT):
        free = state.building_on[about] >= 0 and (state.left if goal == TO_LEFT else state.right)[about] < 0
        return None if free and (goal == TO_LEFT or state.left[about] >= 0) else "that space of a building is not free"
    return None if about >= FIRST_TERRITORY and is_free(state, goal - TO_VILLAGE, about) else "there is nothing to take"


class Track(HorizonStep):
    """R91, R161: the track that a cube is taken from: Frame(goal, about)."""

    def __init__(self) -> None:
        super().__init__(
            "track",
            "R91",
            ("track",),
            events=SENT,
            refusals=("track-empty",),
            bounds=((0, 5), (0, PLACES - 1), NO, NO),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """Whether a cube can go there."""
        return goal_mismatch(state, frame.a, frame.b)

    def legal(self, state: HorizonState, frame: Frame) -> list[int]:
        """Every track that still has a cube."""
        cubes = state.boards[frame.seat].cubes
        return [TRACK + track for track in range(3) if cubes[track] > 0]

    def apply(self, state: HorizonState, frame: Frame, action: int) -> None:
        """The cube leaves the track."""
        send_from(state, frame.seat, action - TRACK, frame.a, frame.b)

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """Where the cube goes."""
        return {"goal": GOALS[frame.a]}

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """The space that would be uncovered."""
        track = action - TRACK
        return {"space": TRACK_CUBES[track] - state.boards[frame.seat].cubes[track] + 1}

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """What that space gives."""
        track = action - TRACK
        space = TRACK_CUBES[track] - state.boards[frame.seat].cubes[track] + 1
        return f"horizon-space-{TRACKS[track]}_{space}-text"

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """The track on the player's board."""
        return [thing("tracks", frame.seat, track=args["track"])]

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """No cube is left there."""
        return self.no("track-empty", action, "R79")


class Invest(Automatic):
    """One cube after the other to the investment track: Frame(track, how many)."""

    def __init__(self) -> None:
        super().__init__("invest", events=SENT, bounds=((0, ANY_TRACK), (1, CUBES), NO, NO))

    def run(self, state: HorizonState, frame: Frame) -> None:
        """R87, R92."""
        if state.boards[frame.seat].cubes_left() == 0:
            return
        if frame.b > 1:
            state.push(Frame(INVEST, frame.seat, frame.a, frame.b - 1))
        send_cube(state, frame.seat, frame.a, TO_INVESTMENT, 0)


class Invested(Automatic):
    """An invest is complete: the first one of the player's turn may have its hook."""

    def __init__(self) -> None:
        super().__init__("invested")

    def run(self, state: HorizonState, frame: Frame) -> None:
        """Nested ones were complete before."""
        if frame.seat != state.current or state.has_invested:
            return
        state.has_invested = True
        state.push_bonuses(frame.seat, state.boards[frame.seat].hooks.programs[FIRST_INVEST])


class Deed(Automatic):
    """A deed is done with all it gave: Frame(hook, which basic action).

    R192: only now is it asked what hooks add, because its reward may have brought the hook.
    """

    def __init__(self) -> None:
        super().__init__("deed", bounds=((BASIC_BONUS, len(HOOKS) - 1), (0, 4), NO, NO))

    def run(self, state: HorizonState, frame: Frame) -> None:
        """Each hook is a bonus."""
        hooks = state.boards[frame.seat].hooks
        if frame.a == BASIC_BONUS:
            state.push_bonuses(frame.seat, hooks.basics[frame.b])
        else:
            state.push_bonuses(frame.seat, hooks.programs[frame.a])


class PlaceCube(Automatic):
    """A cube arrives: Frame(goal, about, MARKER if it is none)."""

    def __init__(self) -> None:
        super().__init__(
            "place_cube",
            events=("invest", "village", "city", "first_builder", "second_builder", "claim", "last_round"),
            bounds=((0, 5), (0, PLACES - 1), (0, MARKER), NO),
        )

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """Whether a cube can go there."""
        return goal_mismatch(state, frame.a, frame.b)

    def run(self, state: HorizonState, frame: Frame) -> None:
        """R192: hooks of the cube, then reward or bonus, then the hooks of the deed; the last is pushed first."""
        if frame.a == TO_INVESTMENT:
            self._invest(state, frame.seat)
            return
        seat = frame.seat
        board = state.boards[seat]
        goal, place = frame.a, frame.b
        if goal == TO_OBJECTIVE:
            self._claim(state, seat, place)
        else:
            board.add_home(place)
            if goal == TO_VILLAGE:
                state.village = changed(state.village, place, seat)
                board.villages += 1
                self._tell(state, seat, "village", "R141", place)
                state.push(Frame(DEED, seat, ON_SETTLE))
                state.push_bonus(seat, SCRIPTS.rewards[place - FIRST_TERRITORY])
            elif goal == TO_CITY:
                state.city = changed(state.city, place, seat)
                board.cities += 1
                self._tell(state, seat, "city", "R146", place)
                state.push(Frame(DEED, seat, ON_FORTIFY))
            else:
                board.buildings += 1
                if goal == TO_LEFT:
                    state.left = changed(state.left, place, seat)
                    self._tell(state, seat, "first_builder", "R128", place)
                else:
                    assert goal == TO_RIGHT
                    state.right = changed(state.right, place, seat)
                    self._tell(state, seat, "second_builder", "R132", place)
                state.push(Frame(DEED, seat, ON_BUILD))
                state.push_bonus(seat, SCRIPTS.centres[state.building_on[place]])  # R129
        if frame.c != MARKER:
            state.push_bonuses(seat, board.hooks.programs[ON_CUBE])

    def _invest(self, state: HorizonState, seat: int) -> None:
        """R87 to R90: the next space of the investment track, or beyond it."""
        board = state.boards[seat]
        board.invested += 1
        number = board.invested
        if state.events is not None:
            rule = "R87" if number <= INVESTMENT_SPACES else "R90"
            state.emit(Event("invest", seat, rule, {"space": number}))
        state.push(Frame(INVESTED, seat))
        if number <= INVESTMENT_SPACES:
            if SCRIPTS.investment_hooks[number]:
                board.hooks = hooks_of(board)  # R88
            state.push_bonus(seat, SCRIPTS.investment[number])

    def _claim(self, state: HorizonState, seat: int, group: int) -> None:
        """R162 to R164."""
        state.claims[group] = [*state.claims[group], seat]
        if state.events is not None:
            vp = FIRST_CLAIM if len(state.claims[group]) == 1 else LATER_CLAIM
            data = {"objective": OBJECTIVE_IDS[state.objectives[group]], "points": vp}
            state.emit(Event("claim", seat, "R162", data))
        state.check_end(seat)

    def _tell(self, state: HorizonState, seat: int, kind: str, rule: str, place: int) -> None:
        if state.events is not None:
            state.emit(Event(kind, seat, rule, {"place": PLACE_IDS[place]}))
