"""Advance and attack (R52, R58, R66 to R72)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import OPEN, Frame
from .. import frames
from ..actions import ADVANCE, ADVANCE_ATTACK, ATTACK, ATTACK_ADVANCE
from ..board import MILITARY_POINTS
from ..catalogue import FINAL_SPACE
from ..effects import AND_OR
from ..military import ADVANCES, ATTACKS, advance, attack, attack_points, can_advance
from ..state import MILITARY_TRACK, OriginsState
from .base import Automatic, OriginsStep


class MilitaryMode(OriginsStep):
    """R52, R72: advance, attack, or both in either order; a are the spaces, b whether both are allowed."""

    def __init__(self) -> None:
        super().__init__(
            "military_mode",
            "R72",
            ("advance", "attack", "advance_attack", "attack_advance"),
            ("final-space", "not-both"),
            ("advance", "attack", "advance_attack", "attack_advance"),
            ((1, 2), (0, 1)),
            events=(*ADVANCES, *ATTACKS),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """R192: on the final space only the attack."""
        if not can_advance(state, frame.seat):
            return [ATTACK]
        if frame.b == AND_OR:
            return [ADVANCE, ATTACK, ADVANCE_ATTACK, ATTACK_ADVANCE]
        return [ADVANCE, ATTACK]

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """R192."""
        return OPEN if can_advance(state, frame.seat) else ATTACK

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """In the order chosen; an attack is finished before what follows it."""
        seat = frame.seat
        if action == ATTACK_ADVANCE:
            state.push(Frame(frames.ADVANCE, seat, frame.a))
        elif action != ATTACK:
            advance(state, seat, frame.a)
        if action != ADVANCE:
            attack(state, seat)

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """How many spaces, and whether both may be done."""
        return {"spaces": frame.a, "both": int(frame.b == AND_OR)}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Where the marker would be, and what an attack gives from where it is now."""
        at = state.tracks[MILITARY_TRACK].at[frame.seat]
        to = min(at + frame.a, FINAL_SPACE)
        return {"spaces": frame.a, "at": at, "to": to, "points": attack_points(state, frame.seat)}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The space of the attack, the space reached."""
        at = state.tracks[MILITARY_TRACK].at[frame.seat]
        to = min(at + frame.a, FINAL_SPACE)
        spaces = {ADVANCE: [to], ATTACK: [at], ADVANCE_ATTACK: [to], ATTACK_ADVANCE: [at, to]}[action]
        return [{"zone": "military", "space": space} for space in spaces]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """The marker cannot move, or only one of the two is allowed."""
        if not can_advance(state, frame.seat):
            return Refusal("R65", "origins-refuse-final-space")
        return Refusal("R58", "origins-refuse-not-both")


class Advance(Automatic):
    """The advance that follows an attack."""

    def __init__(self) -> None:
        super().__init__("advance", ((1, 2),), events=ADVANCES)

    def run(self, state: OriginsState, frame: Frame) -> None:
        """By a spaces."""
        advance(state, frame.seat, frame.a)


class AttackPoints(Automatic):
    """R67 to R69: the points of an attack, after the bonus of the space."""

    def __init__(self) -> None:
        super().__init__("attack_points", events=("attack",))

    def run(self, state: OriginsState, frame: Frame) -> None:
        """Nothing happens to the opponents."""
        points = attack_points(state, frame.seat)
        state.boards[frame.seat].points[MILITARY_POINTS] += points
        if state.events is not None:
            data = {"points": points, "space": state.tracks[MILITARY_TRACK].at[frame.seat]}
            state.emit(Event("attack", frame.seat, "R67", data))
