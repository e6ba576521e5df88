"""What the decisions of this game have in common."""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.steps import Choice, Frame, Step
from ..actions import args_of, verb_of
from ..city import x_of, y_of
from ..state import OriginsState

Ranges = tuple[tuple[int, int], ...]
REFUSED: Final = ("other-decision",)  # what every decision can say


def cell_target(seat: int, cell: int) -> dict[str, Any]:
    """A cell of a city."""
    return {"zone": "city", "seat": seat, "x": x_of(cell), "y": y_of(cell)}


class OriginsStep(Step[OriginsState]):
    """A kind of decision: the rule it follows, the verbs of its answers, why it says no, what it tells.

    `effects` are the verbs whose choices say besides what they will do.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[str, ...],
        refusals: tuple[str, ...] = (),
        effects: tuple[str, ...] = (),
        ranges: Ranges = (),
        on: tuple[str, ...] = (),
        events: tuple[str, ...] = (),
    ) -> None:
        super().__init__(
            name,
            rule=rule,
            verbs=verbs,
            events=events,
            refusals=(*REFUSED, *refusals),
            effects=tuple([f"{name}-{verb}" for verb in effects]),
            on=on,
        )
        self.ranges = ranges  # of the numbers in its frames

    def choice(self, state: OriginsState, frame: Frame, action: int) -> Choice:
        """The verb with its arguments, what else one may want to know, and what it touches."""
        verb = verb_of(action)
        args = args_of(action)
        args.update(self.more(state, frame, action))
        name = f"{self.name}-{verb}"
        effect = f"origins-effect-{name}" if name in self.effects else ""
        key = f"origins-choice-{name}"
        return Choice(action, verb, args, self.targets(state, frame, action), key, self.rule, effect)

    def choice_keys(self) -> list[str]:
        """A verb means something else in every decision."""
        return [f"choice-{self.name}-{verb}" for verb in self.verbs]

    def more(self, state: OriginsState, frame: Frame, action: int) -> dict[str, Any]:
        """Arguments of the choice besides those of its verb: costs, values."""
        return {}

    def targets(self, state: OriginsState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Where on the table the answer points."""
        return []

    def refusal(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """Another kind of action than is asked for, or what the decision itself says against it."""
        verb = verb_of(action)
        if verb not in self.verbs:
            return self.other_decision(verb)
        return self.why_not(state, frame, action)

    def other_decision(self, verb: str) -> Refusal:
        """The action does not answer what is asked."""
        return Refusal(self.rule, "origins-refuse-other-decision", {"decision": self.name, "verb": verb})

    def why_not(self, state: OriginsState, frame: Frame, action: int) -> Refusal:
        """Why an action with a fitting verb is refused."""
        return self.other_decision(verb_of(action))

    def frame_error(self, state: OriginsState, frame: Frame) -> str | None:
        """What is wrong with a frame that is loaded."""
        return wrong_numbers(state, frame, self.name, self.ranges) or self.nonsense(state, frame)

    def nonsense(self, state: OriginsState, frame: Frame) -> str | None:
        """What the frame says that cannot be so on this table, its numbers being in their ranges."""
        return None


class Automatic(Step[OriginsState]):
    """A step without a choice."""

    def __init__(self, name: str, ranges: Ranges = (), on: tuple[str, ...] = (), events: tuple[str, ...] = ()) -> None:
        super().__init__(name, automatic=True, events=events, on=on)
        self.ranges = ranges

    def frame_error(self, state: OriginsState, frame: Frame) -> str | None:
        """What is wrong with a frame that is loaded."""
        return wrong_numbers(state, frame, self.name, self.ranges)


def wrong_numbers(state: OriginsState, frame: Frame, name: str, ranges: Ranges) -> str | None:
    """Which number of the frame is out of its range."""
    if frame.seat >= state.players:
        return f"{name}: nobody decides at seat {frame.seat}"
    for at, number in enumerate((frame.a, frame.b, frame.c, frame.d)):
        low, high = ranges[at] if at < len(ranges) else (0, 0)
        if not low <= number <= high:
            return f"{name}: {'abcd'[at]} is a number from {low} to {high}, not {number}"
    return None
