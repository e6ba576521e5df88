"""What the decisions of this game have in common."""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.steps import Choice, Frame, Step
from ..actions import DECLINE, MEANINGS
from ..frames import MAY_DECLINE
from ..state import HorizonState

Bounds = tuple[tuple[int, int], tuple[int, int], tuple[int, int], tuple[int, int]]
NO: Final = (0, 0)
FLAGS: Final = (0, 3)  # MAY_DECLINE and FIRST_EFFECT
NO_INTS: Final[Bounds] = (NO, NO, NO, NO)

COMMON: tuple[str, ...] = ("map", "tree", "spaces", "river", "objectives", "governments", "revealed")


def out_of_bounds(frame: Frame, bounds: Bounds) -> str | None:
    """What is wrong with the ints of a frame that is loaded."""
    for name, value, (low, high) in zip("abcd", (frame.a, frame.b, frame.c, frame.d), bounds, strict=True):
        if not low <= value <= high:
            return f"{name} is {value}, not from {low} to {high}"
    return None


def thing(zone: str, seat: int, **named: Any) -> dict[str, Any]:
    """Something on the table as choices point at it: in a common zone, or in a zone of the seat."""
    return {"zone": zone, **named} if zone in COMMON else {"zone": zone, "seat": seat, **named}


class HorizonStep(Step[HorizonState]):
    """A kind of decision: the rule it follows and the verbs of its answers."""

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[str, ...],
        events: tuple[str, ...] = (),
        refusals: tuple[str, ...] = (),
        bounds: Bounds = NO_INTS,
        on: tuple[str, ...] = (),
    ) -> None:
        declined = ("decline",) if "decline" in verbs else ()
        no = (*refusals, "other-decision")
        super().__init__(name, rule=rule, verbs=verbs, events=events + declined, refusals=no, on=on)
        self.bounds = bounds

    def frame_error(self, state: HorizonState, frame: Frame) -> str | None:
        """Ints that cannot be, or what the step itself has against them."""
        return out_of_bounds(frame, self.bounds) or self.frame_mismatch(state, frame)

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """What does not fit the position."""
        return None

    def choice(self, state: HorizonState, frame: Frame, action: int) -> Choice:
        """The verb with its arguments, and the things it touches."""
        meaning = MEANINGS[action]
        args = {**meaning.args, **self.more(state, frame, action)}
        return Choice(
            action,
            meaning.verb,
            args,
            self.targets(state, frame, meaning.verb, meaning.args),
            f"horizon-choice-{self.name}-{meaning.verb}",
            self.rule,
            self.effect(state, frame, action),
        )

    def more(self, state: HorizonState, frame: Frame, action: int) -> dict[str, Any]:
        """Further arguments of the text of a choice: prices, strengths."""
        return {}

    def effect(self, state: HorizonState, frame: Frame, action: int) -> str:
        """The key of a sentence that says what the choice will do, where its text does not."""
        return ""

    def targets(self, state: HorizonState, frame: Frame, verb: str, args: dict[str, Any]) -> list[dict[str, Any]]:
        """Where on the table the answer points."""
        return []

    def refusal(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """Another kind of action than is asked for, an effect that cannot be declined, or what the step says."""
        verb = MEANINGS[action].verb
        if action == DECLINE and "decline" in self.verbs:
            return Refusal("R38", "horizon-refuse-must", {"decision": self.name})
        if verb not in self.verbs:
            return Refusal(self.rule, "horizon-refuse-other-decision", {"decision": self.name, "verb": verb})
        return self.why_not(state, frame, action)

    def why_not(self, state: HorizonState, frame: Frame, action: int) -> Refusal:
        """Why an action with a fitting verb is refused."""
        return self.no("unavailable", action)

    def no(self, reason: str, action: int, rule: str = "", **figures: int | str) -> Refusal:
        """A refusal that is told the arguments of the action and these figures."""
        args: dict[str, int | str] = {
            name: value for name, value in MEANINGS[action].args.items() if isinstance(value, int | str)
        }
        args["decision"] = self.name
        args["verb"] = MEANINGS[action].verb
        args.update(figures)
        return Refusal(rule or self.rule, f"horizon-refuse-{reason}", args)


class Asked(HorizonStep):
    """A decision raised by an effect: its frame's last int says whether it may be declined (R38, R190)."""

    def about(self, state: HorizonState, frame: Frame) -> dict[str, Any]:
        """Whether it may be declined."""
        return {"optional": int(frame.d & MAY_DECLINE != 0)}


class Automatic(Step[HorizonState]):
    """A step without a choice."""

    def __init__(
        self, name: str, events: tuple[str, ...] = (), bounds: Bounds = NO_INTS, on: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name, automatic=True, events=events, on=on)
        self.bounds = bounds

    def frame_error(self, state: HorizonState, frame: Frame) -> str | None:
        """Ints that cannot be, or what the step itself has against them."""
        return out_of_bounds(frame, self.bounds) or self.frame_mismatch(state, frame)

    def frame_mismatch(self, state: HorizonState, frame: Frame) -> str | None:
        """What does not fit the position."""
        return None
