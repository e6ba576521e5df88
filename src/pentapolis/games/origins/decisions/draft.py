"""The dice everybody begins with (R17, R18, R181)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import BOTTOM, Frame
from ..actions import DISCARD, DRAFT
from ..board import distinct, with_item, without_item
from ..catalogue import COLOUR_OF_DIE, COLOURS, DIE_NAMES, VALUE_OF_DIE
from ..frames import SOLO_DISCARD
from ..rounds import BEGINS, begin_round
from ..state import OriginsState
from .base import Automatic, OriginsStep


class Draft(OriginsStep):
    """A die of the pool becomes an unused Freeman; equal dice are offered once."""

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The dice of the pool."""
        return [DRAFT + die for die in distinct(state.pool)]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """It goes on a base beside the board."""
        die = action - DRAFT
        state.turn += 1
        board = state.boards[frame.seat]
        state.pool = without_item(state.pool, die)
        board.unused = with_item(board.unused, die)
        if state.events is not None:
            data = {"colour": COLOURS[COLOUR_OF_DIE[die]], "value": VALUE_OF_DIE[die]}
            state.emit(Event("draft", frame.seat, self.rule, data))

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die in the pool."""
        return [{"zone": "pool", "die": DIE_NAMES[action - DRAFT]}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is not there."""
        return Refusal(self.rule, "origins-refuse-not-in-pool", {"die": DIE_NAMES[action - DRAFT]})


class DraftDie(Draft):
    """R17: one die each, then one more in reverse order."""

    def __init__(self) -> None:
        super().__init__(
            "draft_die", "R17", ("draft",), ("not-in-pool",), on=("first_round", "draft_die"), events=("draft",)
        )


class SoloPick(Draft):
    """R181: two of the three dice that are left."""

    def __init__(self) -> None:
        super().__init__(
            "solo_pick", "R181", ("draft",), ("not-in-pool",), on=("first_round", "solo_pick"), events=("draft",)
        )


class SoloDiscard(OriginsStep):
    """R181: the two highest dice are discarded; of equal ones the player chooses."""

    def __init__(self) -> None:
        super().__init__(
            "solo_discard",
            "R181",
            ("discard",),
            ("not-highest",),
            ranges=((1, 2),),
            on=("solo_pick",),
            events=("discard",),
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The highest dice."""
        best = max([VALUE_OF_DIE[die] for die in state.pool])
        return [DISCARD + die for die in state.pool if VALUE_OF_DIE[die] == best]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """The die returns to the reserve."""
        die = action - DISCARD
        state.turn += 1
        state.pool = without_item(state.pool, die)
        state.reserve[COLOUR_OF_DIE[die]] += 1
        if state.events is not None:
            data = {"colour": COLOURS[COLOUR_OF_DIE[die]], "value": VALUE_OF_DIE[die]}
            state.emit(Event("discard", frame.seat, "R181", data))
        if frame.a > 1:
            state.push(Frame(SOLO_DISCARD, frame.seat, frame.a - 1))

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die in the pool."""
        return [{"zone": "pool", "die": DIE_NAMES[action - DISCARD]}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is not one of the highest."""
        return Refusal("R181", "origins-refuse-not-highest", {"die": DIE_NAMES[action - DISCARD]})


class FirstRound(Automatic):
    """What was not taken returns to the reserve, and the first round begins."""

    def __init__(self) -> None:
        super().__init__("first_round", on=(BOTTOM,), events=BEGINS)

    def run(self, state: OriginsState, frame: Frame) -> None:
        """R17."""
        for die in state.pool:
            state.reserve[COLOUR_OF_DIE[die]] += 1
        state.pool = []
        begin_round(state)
