"""Which temple to climb (R53, R56, R82, R131 to R136, R200)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.steps import Frame
from ..actions import CLIMB, DECLINE
from ..catalogue import AQUARIUS, GOLD, SIGNS, TEMPLE_TOP, TEMPLES
from ..effects import BONUS_CLIMB, MAIN_CLIMB, WITH_AQUARIUS
from ..frames import EXTRA_STEP
from ..state import OriginsState
from ..temples import CLIMBS, climb, give_card
from .base import OriginsStep


def temple_target(temple: int) -> dict[str, Any]:
    """One of the three tracks."""
    return {"zone": "temples", "temple": TEMPLES[temple]}


class Temple(OriginsStep):
    """R53: two steps and the card; R56, R136: one step; a tells which."""

    def __init__(self) -> None:
        super().__init__("temple", "R73", ("climb",), ("on-top",), ("climb",), ((0, 2),), events=(*CLIMBS, "sign"))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """R78: any temple for the main action, otherwise one where the marker can move."""
        found: list[int] = []
        for temple in range(3):
            if frame.a == MAIN_CLIMB or state.tracks[temple].at[frame.seat] < TEMPLE_TOP:
                found.append(CLIMB + temple)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """R77: climb first, the card second; Aquarius if it was held before."""
        seat = frame.seat
        temple = action - CLIMB
        if frame.a != MAIN_CLIMB:
            climb(state, seat, temple, 1, "R56" if frame.a == BONUS_CLIMB else "R136")
            return
        if state.boards[seat].signs & AQUARIUS:
            state.push(Frame(EXTRA_STEP, seat, temple, WITH_AQUARIUS))
        climb(state, seat, temple, 2, "R53")
        give_card(state, seat, temple, "R75")

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """How many steps, and whether the card comes with them."""
        return {"steps": 2 if frame.a == MAIN_CLIMB else 1, "card": int(frame.a == MAIN_CLIMB)}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Which step is reached, and the card."""
        temple = action - CLIMB
        steps = 2 if frame.a == MAIN_CLIMB else 1
        to = min(state.tracks[temple].at[frame.seat] + steps, TEMPLE_TOP)
        return {"to": to, "card": int(frame.a == MAIN_CLIMB), "sign": SIGNS[state.signs[temple]]}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The temple."""
        return [temple_target(action - CLIMB)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """The marker is on top."""
        return Refusal("R73", "origins-refuse-on-top", {"temple": TEMPLES[action - CLIMB]})


class ExtraStep(OriginsStep):
    """R82, R131: 1 Gold for a step on another temple; a is the temple climbed before, b whether it is Aquarius."""

    def __init__(self) -> None:
        super().__init__(
            "extra_step", "R131", ("climb", "decline"), ("same-temple", "on-top"), (), ((0, 2), (0, 1)), events=CLIMBS
        )

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The others that are not on top, for who has Gold."""
        found: list[int] = []
        if state.boards[frame.seat].resources[GOLD] > 0:
            for temple in range(3):
                if temple != frame.a and state.tracks[temple].at[frame.seat] < TEMPLE_TOP:
                    found.append(CLIMB + temple)
            if found:
                found.append(DECLINE)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """Gold, then the step."""
        if action == DECLINE:
            return
        state.boards[frame.seat].resources[GOLD] -= 1
        climb(state, frame.seat, action - CLIMB, 1, "R82" if frame.b == WITH_AQUARIUS else "R131")

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """Which temple was climbed, and by what."""
        return {"temple": TEMPLES[frame.a], "aquarius": frame.b}

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Which step is reached."""
        return {} if action == DECLINE else {"to": state.tracks[action - CLIMB].at[frame.seat] + 1}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The temple."""
        return [] if action == DECLINE else [temple_target(action - CLIMB)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """It is the same temple, or its marker is on top."""
        rule = "R82" if frame.b == WITH_AQUARIUS else "R131"
        reason = "same-temple" if action - CLIMB == frame.a else "on-top"
        return Refusal(rule, f"origins-refuse-{reason}", {"temple": TEMPLES[action - CLIMB]})
