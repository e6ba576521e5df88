"""Passing: what comes back, what rises, who becomes an Advisor (R26, R159 to R162)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import Frame
from ..actions import PROMOTE
from ..board import UNUSED
from ..catalogue import CANCER, COLOURS, FACES, GEMINI, PUSHED_TO, SITES, VALUE_OF_DIE
from ..effects import WITH_CANCER
from ..frames import CHOOSE_BASIC, PROMOTION_ORDER, RECRUIT, TAKE_BACK
from ..state import MILITARY_TRACK, OriginsState
from ..workers import PROMOTES, promote, worker_target
from .base import Automatic, OriginsStep


def begin_pass(state: OriginsState, seat: int) -> None:
    """R85, R89: Cancer and Gemini before the workers come back."""
    board = state.boards[seat]
    board.passed = True
    if state.events is not None:
        state.emit(Event("pass", seat, "R26", {}))
    state.push(Frame(TAKE_BACK, seat))
    if board.signs & GEMINI:
        space = state.tracks[MILITARY_TRACK].at[seat]
        if space > PUSHED_TO[space]:
            state.push(Frame(CHOOSE_BASIC, seat, space - PUSHED_TO[space]))
    if board.signs & CANCER:
        state.push(Frame(RECRUIT, seat, WITH_CANCER))


class TakeBack(Automatic):
    """R159 to R161: Archon and Freemen come back, dice rise, those that were 6 become Advisors."""

    def __init__(self) -> None:
        super().__init__("take_back", on=("next_turn",), events=("take_back",))

    def run(self, state: OriginsState, frame: Frame) -> None:
        """R160: all Freemen, or by an option only those taken back."""
        board = state.boards[frame.seat]
        board.archon = UNUSED
        returned = [code // SITES for code in board.used]
        staying = board.unused
        if state.options["pass_increase_scope"] == "all":
            returned += staying
            staying = []
        sixes = 0
        risen = staying[:]
        for die in returned:
            if VALUE_OF_DIE[die] == FACES:
                sixes += 1 << 3 * (die // FACES)
                risen.append(die)
            else:
                risen.append(die + 1)
        risen.sort()
        board.unused = risen
        board.used = []
        if state.events is not None:
            state.emit(Event("take_back", frame.seat, "R159", {"count": len(returned)}))
        if sixes:
            state.push(Frame(PROMOTION_ORDER, frame.seat, sixes))


class PromotionOrder(OriginsStep):
    """R161: the player chooses which 6 becomes an Advisor next; a holds how many of each colour are left."""

    def __init__(self) -> None:
        super().__init__(
            "promotion_order",
            "R161",
            ("promote",),
            ("no-six",),
            ranges=((1, (1 << 15) - 1),),
            on=("next_turn",),
            events=PROMOTES,
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The colours of the sixes."""
        return [PROMOTE + colour for colour in range(5) if frame.a >> 3 * colour & 7]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """One after the other."""
        colour = action - PROMOTE
        left = frame.a - (1 << 3 * colour)
        if left:
            state.push(Frame(PROMOTION_ORDER, frame.seat, left))
        promote(state, frame.seat, colour)

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die."""
        return [worker_target(frame.seat, (action - PROMOTE) * FACES + FACES - 1)]

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """As many sixes are there as are left."""
        unused = state.boards[frame.seat].unused
        for colour in range(5):
            if frame.a >> 3 * colour & 7 > unused.count(colour * FACES + FACES - 1):
                return "more sixes to promote than there are"
        return None

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """There is no such 6."""
        return Refusal("R161", "origins-refuse-no-six", {"colour": COLOURS[action - PROMOTE]})
