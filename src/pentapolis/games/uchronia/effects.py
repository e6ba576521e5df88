"""What a Building may do after an Order or on its completion: the ops its data can name.

Every op is carried out by a step of its own, under the same name. Its parameters belong to the Building, and the
decisions look them up there.
"""

from __future__ import annotations

from typing import Final

from ...core.effects import Op, Param, Programs, bits, flag, whole
from ...core.state import State
from ...core.steps import Frame
from . import frames
from .cards import COLOURS

NO_STEP: Final = -1  # a program of one effect is never waited for
NO_PROGRAM: Final = 0

AMOUNT: Final = "amount"
AMOUNTS: Final = Param(AMOUNT, whole(1, 9))
# The colours it is about.
IN_COLOURS: Final = Param("colours", bits(*COLOURS))
# R87: whether it can be declined.
MAY: Final = Param("may", flag, 0)


class Effect(Op[State]):
    """Pushes its step: Frame(step, seat, Building, amount, what the Order left behind)."""

    def __init__(self, step: int, name: str, *params: Param) -> None:
        super().__init__(name, *params)
        self.step = step
        self.amount_at = -1
        for at, param in enumerate(params):
            if param.name == AMOUNT:
                self.amount_at = at

    def run(self, state: State, seat: int, args: list[int], frame: Frame) -> None:
        """The Building is the source of the program."""
        amount = args[self.amount_at] if self.amount_at >= 0 else 0
        state.push(Frame(self.step, seat, frame.d, amount, frame.c))


BONUS_EFFECTS: Final = [
    Effect(frames.MARKET, "market", MAY),
    Effect(frames.CRANE, "crane", IN_COLOURS, MAY),
    Effect(frames.WORKSHOP, "workshop", MAY),
    Effect(frames.QUARRY, "quarry", IN_COLOURS, MAY),
    Effect(frames.COLOSSEUM, "colosseum", MAY),
    Effect(frames.BATHS_OUT, "baths_out", MAY),
    Effect(frames.PADDOCK, "paddock", MAY),
    Effect(frames.BRIDGE, "bridge", MAY),
    Effect(frames.LOOK, "look", AMOUNTS),
    Effect(frames.DRAW, "draw", AMOUNTS),
]
COMPLETION_EFFECTS: Final = [
    Effect(frames.PLAZA, "plaza", AMOUNTS),
    Effect(frames.SCHOOL, "school", AMOUNTS),
    Effect(frames.ARCH, "arch", IN_COLOURS),
    Effect(frames.FOUNDRY, "foundry"),
]
STEP_OF: Final[dict[str, int]] = {effect.name: effect.step for effect in [*BONUS_EFFECTS, *COMPLETION_EFFECTS]}

BONUSES: Final[Programs[State]] = Programs(BONUS_EFFECTS)
COMPLETIONS: Final[Programs[State]] = Programs(COMPLETION_EFFECTS)


def start(programs: Programs[State], state: State, seat: int, program: int, building: int, flags: int = 0) -> None:
    """Puts what the Building does on the stack."""
    programs.carry_out(state, Frame(NO_STEP, seat, program, 0, flags, building))
