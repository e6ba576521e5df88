"""Citizens of the row and Speakers of the area (R59, R79, R85, R86, R93 to R97)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.steps import OPEN, Frame
from ..actions import ADD, DECLINE, RECRUIT, TAKE_SPEAKER
from ..board import distinct, with_item, without_item
from ..catalogue import COLOUR_OF_DIE, COLOURS, DICE, DIE_NAMES, FACES, GOLD, HIGHEST_SPEAKER, VALUE_OF_DIE, WISDOM
from ..catalogue import SPEAKER as SPEAKER_WORKER
from ..effects import FREE, PAID, WITH_CANCER, WITH_LIBRA
from ..state import OriginsState
from ..workers import CITIZEN, RECRUITS, row_cost, take_citizen, take_speaker, worker_target
from .base import OriginsStep


class Recruit(OriginsStep):
    """R95: a die of the row; a tells whether Wisdom is paid, and whether one may decline (Libra)."""

    def __init__(self) -> None:
        super().__init__(
            "recruit", "R95", ("recruit", "decline"), ("not-in-row", "no-wisdom"), (), ((0, 3),), events=RECRUITS
        )

    def cost(self, state: OriginsState, frame: Frame, space: int) -> int:
        """R84, R85: nothing where it is free."""
        return row_cost(state, frame.seat, space) if frame.a in (PAID, WITH_LIBRA) else 0

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """R93: with a free base, the dice that can be paid, from the left."""
        board = state.boards[frame.seat]
        found: list[int] = []
        if board.free_bases <= 0:
            return found
        for space, die in enumerate(state.row):
            if board.can_pay(WISDOM, self.cost(state, frame, space)):
                found.append(RECRUIT + COLOUR_OF_DIE[die])
        if found and frame.a == WITH_LIBRA:
            found.append(DECLINE)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """An unused Freeman."""
        if action == DECLINE:
            return
        space = self._space(state, action - RECRUIT)
        rule = {FREE: "R122", WITH_LIBRA: "R86", WITH_CANCER: "R85"}.get(frame.a, "R95")
        take_citizen(state, frame.seat, space, self.cost(state, frame, space), rule)

    def _space(self, state: OriginsState, colour: int) -> int:
        """Where the die of the colour lies: it is replaced by one of its own colour, so there is one at most."""
        for space, die in enumerate(state.row):
            if COLOUR_OF_DIE[die] == colour:
                return space
        return -1

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Why one may recruit."""
        return {"by": ("action", "free", "libra", "cancer")[frame.a]}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """The die and its cost."""
        if action == DECLINE:
            return {}
        space = self._space(state, action - RECRUIT)
        die = state.row[space]
        return {"value": VALUE_OF_DIE[die], "die": DIE_NAMES[die], "cost": self.cost(state, frame, space)}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die in the row."""
        if action == DECLINE:
            return []
        return [{"zone": "row", "die": DIE_NAMES[state.row[self._space(state, action - RECRUIT)]]}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is not there, or its Wisdom cannot be paid; only Libra may be declined."""
        if action == DECLINE:
            return self.other_decision("decline")
        colour = COLOURS[action - RECRUIT]
        space = self._space(state, action - RECRUIT)
        if space < 0:
            return Refusal("R95", "origins-refuse-not-in-row", {"colour": colour})
        resources = state.boards[frame.seat].resources
        cost = self.cost(state, frame, space)
        have = resources[WISDOM] + resources[GOLD]
        return Refusal("R46", "origins-refuse-no-wisdom", {"colour": colour, "cost": cost, "have": have})


class Speaker(OriginsStep):
    """R59: any Speaker of the area; equal ones are offered once."""

    def __init__(self) -> None:
        super().__init__("speaker", "R59", ("speaker",), ("no-speaker",), events=("speaker",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """By value."""
        return [TAKE_SPEAKER + value for value in distinct(state.area_dice)]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Under control until it is used, or until the round ends."""
        take_speaker(state, frame.seat, action - TAKE_SPEAKER, "R59")

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The Speaker."""
        return [{"zone": "speakers", "value": action - TAKE_SPEAKER}]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """There is none of that value."""
        return Refusal("R59", "origins-refuse-no-speaker", {"value": action - TAKE_SPEAKER})


class Sagittarius(OriginsStep):
    """R79, R197: 1 more on the die just taken, or not; a is the die, or the value of a Speaker (b)."""

    def __init__(self) -> None:
        super().__init__("sagittarius", "R79", ("add", "decline"), ranges=((0, DICE - 1), (0, 1)), events=("add",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """Yes or no."""
        return [ADD, DECLINE]

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """Always a choice."""
        return OPEN

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """The die is turned."""
        if action == DECLINE:
            return
        board = state.boards[frame.seat]
        if frame.b == CITIZEN:
            board.unused = with_item(without_item(board.unused, frame.a), frame.a + 1)
        else:
            board.speakers = with_item(without_item(board.speakers, frame.a), frame.a + 1)
        if state.events is not None:
            state.emit(Event("add", frame.seat, "R79", {"value": self._value(frame) + 1}))

    def _value(self, frame: Frame) -> int:
        return VALUE_OF_DIE[frame.a] if frame.b == CITIZEN else frame.a

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """The die is there and can rise."""
        board = state.boards[frame.seat]
        there = frame.a in board.unused if frame.b == CITIZEN else frame.a in board.speakers
        highest = FACES if frame.b == CITIZEN else HIGHEST_SPEAKER
        return None if there and self._value(frame) < highest else "there is no such die to add to"

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """The value of the die."""
        return {"value": self._value(frame), "speaker": frame.b}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """The value it would have."""
        return {"value": self._value(frame) + (1 if action == ADD else 0)}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The die."""
        return [worker_target(frame.seat, frame.a if frame.b == CITIZEN else SPEAKER_WORKER + frame.a)]
