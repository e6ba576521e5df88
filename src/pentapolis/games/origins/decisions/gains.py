"""Resources of choice (R45, R60, R71, R116)."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.events import Event
from ....core.rng import Rng
from ....core.steps import OPEN, Frame
from ..actions import DECLINE, EXCHANGE, GAIN
from ..catalogue import BASIC, FOOD, GOLD, RESOURCES, STONE, WISDOM
from ..frames import STONE_OR_FOOD
from ..state import OriginsState
from .base import OriginsStep


def resource_target(seat: int, resource: int) -> dict[str, Any]:
    """A resource of the seat."""
    return {"zone": "resources", "seat": seat, "resource": RESOURCES[resource]}


class ChooseBasic(OriginsStep):
    """R45: Stone, Food or Wisdom for each one; a tells how many are left."""

    def __init__(self) -> None:
        super().__init__("choose_basic", "R45", ("gain",), ranges=((1, 2),), events=("gain",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The three basic resources."""
        return [GAIN + STONE, GAIN + FOOD, GAIN + WISDOM]

    def allows(self, state: OriginsState, frame: Frame, action: int) -> bool:
        """Any of the three."""
        return GAIN <= action < GAIN + BASIC

    def sample(self, state: OriginsState, frame: Frame, rng: Rng) -> int:
        """One of them."""
        return GAIN + int(rng.below(BASIC))

    def forced(self, state: OriginsState, frame: Frame) -> int:
        """Always a choice."""
        return OPEN

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """One of it, and the next choice."""
        state.gain(frame.seat, action - GAIN, 1)
        if state.events is not None:
            data = {"resource": RESOURCES[action - GAIN], "count": 1}
            state.emit(Event("gain", frame.seat, self.rule, data))
        if frame.a > 1:
            state.push(Frame(frame.step, frame.seat, frame.a - 1))

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """How many are left to choose."""
        return {"left": frame.a}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The resource."""
        return [resource_target(frame.seat, action - GAIN)]


class StoneOrFood(OriginsStep):
    """R116: for every opponent behind; a tells how many are left."""

    def __init__(self) -> None:
        super().__init__("stone_or_food", "R116", ("gain",), ("stone-or-food",), ranges=((1, 3),), events=("gain",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """The two."""
        return [GAIN + STONE, GAIN + FOOD]

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """One of it, and the next choice."""
        state.gain(frame.seat, action - GAIN, 1)
        if state.events is not None:
            data = {"resource": RESOURCES[action - GAIN], "count": 1}
            state.emit(Event("gain", frame.seat, "R116", data))
        if frame.a > 1:
            state.push(Frame(STONE_OR_FOOD, frame.seat, frame.a - 1))

    def about(self, state: OriginsState, frame: Frame) -> dict[str, Any]:
        """How many are left to choose."""
        return {"left": frame.a}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The resource."""
        return [resource_target(frame.seat, action - GAIN)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """Wisdom is not given."""
        return Refusal("R116", "origins-refuse-stone-or-food")


class Exchange(OriginsStep):
    """R71: a basic resource for 1 Gold, or not."""

    def __init__(self) -> None:
        super().__init__("exchange", "R71", ("exchange", "decline"), ("no-resource",), events=("exchange",))

    def legal(self, state: OriginsState, frame: Frame) -> list[int]:
        """What the player has."""
        resources = state.boards[frame.seat].resources
        found = [EXCHANGE + resource for resource in range(BASIC) if resources[resource] > 0]
        if found:
            found.append(DECLINE)
        return found

    def apply(self, state: OriginsState, frame: Frame, action: int) -> None:
        """One for one."""
        if action == DECLINE:
            return
        resources = state.boards[frame.seat].resources
        resources[action - EXCHANGE] -= 1
        resources[GOLD] += 1
        if state.events is not None:
            state.emit(Event("exchange", frame.seat, "R71", {"resource": RESOURCES[action - EXCHANGE]}))

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """The resource."""
        return [] if action == DECLINE else [resource_target(frame.seat, action - EXCHANGE)]

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """There is none of it."""
        return Refusal("R71", "origins-refuse-no-resource", {"resource": RESOURCES[action - EXCHANGE]})
