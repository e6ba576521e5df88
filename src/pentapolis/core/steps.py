"""Decisions and automatic steps. What is still to be done is a stack of frames: plain ints, never closures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .errors import Refusal
from .rng import Rng
from .type_variables import About, Args, Kind, Target

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")

# What Step.forced answers when there is a real choice, or nothing to choose from.
OPEN: Final = -1
NOTHING: Final = -2

# Where the machine stops besides real choices: nowhere, at forced choices that are private, or at all forced choices.
AT_CHOICES: Final = 0
AT_PRIVATE: Final = 1
AT_EVERYTHING: Final = 2

BOTTOM: Final = ""  # in place of a step: nothing lies below


class Frame:
    """One piece of pending work: which step, whose, and up to four ints about it. Never changed once made."""

    __slots__ = ("a", "b", "c", "d", "seat", "step")

    def __init__(self, step: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> None:
        self.step = step
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def json(self) -> list[int]:
        """The frame as plain ints."""
        return [self.step, self.seat, self.a, self.b, self.c, self.d]

    def __repr__(self) -> str:
        return f"Frame{tuple(self.json())}"

    def __reduce__(self) -> tuple[Any, ...]:
        return Frame, (self.step, self.seat, self.a, self.b, self.c, self.d)


class Decision(Generic[Kind, About]):
    """The open decision: its kind, who must decide, and what it is about (public facts only)."""

    __slots__ = ("about", "kind", "seat")

    def __init__(self, kind: Kind, seat: int, about: About) -> None:
        self.kind = kind
        self.seat = seat
        self.about = about

    def json(self) -> dict[str, Any]:
        """The decision as plain JSON."""
        return {"kind": self.kind, "seat": self.seat, "about": self.about}

    def __repr__(self) -> str:
        return f"Decision({self.kind!r}, seat={self.seat}, {self.about!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return (self.kind, self.seat, self.about) == (other.kind, other.seat, other.about)

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def __reduce__(self) -> tuple[Any, ...]:
        return Decision, (self.kind, self.seat, self.about)


class Choice(Generic[Kind, Args, Target]):
    """An action worded for people: kind, arguments, the board elements it touches, the keys of its text and effect.

    `effect` is the key of a sentence that says what the action will do, told the same arguments; where it is empty the
    text says all. `rule` is the rule by which it may be chosen.
    """

    __slots__ = ("action", "args", "effect", "key", "kind", "rule", "targets")

    def __init__(
        self,
        action: int,
        kind: Kind,
        args: Args,
        targets: list[Target],
        key: str,
        rule: str = "",
        effect: str = "",
    ) -> None:
        self.action = action
        self.kind = kind
        self.args = args
        self.targets = targets
        self.key = key
        self.rule = rule
        self.effect = effect

    def json(self) -> dict[str, Any]:
        """The choice as plain JSON."""
        return {
            "action": self.action,
            "kind": self.kind,
            "args": self.args,
            "targets": self.targets,
            "key": self.key,
            "rule": self.rule,
            "effect": self.effect,
        }

    def __repr__(self) -> str:
        return f"Choice({self.action}, {self.kind!r}, {self.args!r})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Choice):
            return NotImplemented
        return self.json() == other.json()

    def __hash__(self) -> int:
        return hash((self.action, self.kind))

    def __reduce__(self) -> tuple[Any, ...]:
        return Choice, (self.action, self.kind, self.args, self.targets, self.key, self.rule, self.effect)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One row of a game's decision table: who decides, what is legal, what follows, side by side.

    The machine takes the frame off the stack before it calls `run` or `apply`; whatever has to happen next is pushed
    there, the last thing first. A step without a choice sets `automatic` and does its work in `run`. Where only the
    decider may know what was chosen, as with a card that is kept unseen, the step sets `secret`. Where what is legal
    depends on things that others do not know, as with the cards of a hand, it sets `private`: nobody may be able to
    tell from outside that there was just one choice.

    `rule` is the rule the decision follows, `verbs` are the kinds of its choices; `events`, `refusals` and `effects`
    name what it tells, why it says no, and the sentences about what its choices do: its texts follow from them. `on`
    names the steps whose frames can lie right below its own, BOTTOM for none at all: a stack that is loaded is checked
    against it. Nothing says anything goes. `explains`: a sentence (`only-<name>`) says why there is sometimes one
    choice alone, where everybody may know.
    """

    def __init__(
        self,
        name: str,
        automatic: bool = False,
        secret: bool = False,
        private: bool = False,
        rule: str = "",
        verbs: tuple[str, ...] = (),
        events: tuple[str, ...] = (),
        refusals: tuple[str, ...] = (),
        effects: tuple[str, ...] = (),
        on: tuple[str, ...] = (),
        explains: bool = False,
    ) -> None:
        self.name = name
        self.automatic = automatic
        self.secret = secret
        self.private = private or secret
        self.rule = rule
        self.verbs = verbs or (() if automatic else (name,))
        self.events = events
        self.refusals = refusals
        self.effects = effects
        self.on = on
        self.explains = explains

    def run(self, state: S, frame: Frame) -> None:
        """Does the work of an automatic step."""

    def legal(self, state: S, frame: Frame) -> list[int]:
        """Every legal action, in a fixed order that depends on the position alone."""
        return []

    def allows(self, state: S, frame: Frame, action: int) -> bool:
        """Whether the action is one of the legal ones."""
        return action in self.legal(state, frame)

    def sample(self, state: S, frame: Frame, rng: Rng) -> int:
        """A legal action, each as likely."""
        return rng.choice(self.legal(state, frame))

    def forced(self, state: S, frame: Frame) -> int:
        """The only legal action if there is just one; OPEN if there are more; NOTHING if there is none."""
        actions = self.legal(state, frame)
        if not actions:
            return NOTHING
        return actions[0] if len(actions) == 1 else OPEN

    def apply(self, state: S, frame: Frame, action: int) -> None:
        """Carries out a legal action."""

    def is_private(self, state: S, frame: Frame) -> bool:
        """Whether others could learn something if they could tell that there is only one choice here."""
        return self.private

    def refusal(self, state: S, frame: Frame, action: int) -> Refusal:
        """Why the action, known not to be legal, is refused."""
        return Refusal("", "refuse-not-an-option", {"decision": self.name})

    def frame_error(self, state: S, frame: Frame) -> str | None:
        """What is wrong with a frame of this step on a stack that is loaded; None if it can lie there."""
        return None

    def about(self, state: S, frame: Frame) -> dict[str, Any]:
        """What the decision is about; every seat may see it."""
        return {}

    def choice(self, state: S, frame: Frame, action: int) -> Choice:
        """The structured form of a legal action."""
        return Choice(action, self.name, {}, [], "")

    def choice_keys(self) -> list[str]:
        """The keys of the texts of its choices, without the game's name."""
        return [f"choice-{verb}" for verb in self.verbs]

    def text_keys(self) -> list[str]:
        """The keys of everything it can say, without the game's name."""
        asked = [] if self.automatic else [f"prompt-{self.name}", *self.choice_keys()]
        asked += [f"only-{self.name}"] if self.explains else []
        told = [f"event-{kind}" for kind in self.events]
        refused = [f"refuse-{reason}" for reason in self.refusals]
        return [*asked, *told, *refused, *[f"effect-{name}" for name in self.effects]]


def numbered(steps: Sequence[Step[Any]], numbers: Mapping[str, object]) -> list[Step[Any]]:
    """The steps in the order of their numbers: the number of the step `finish` is the constant `FINISH`."""
    found: dict[int, Step[Any]] = {}
    for step in steps:
        number = numbers.get(step.name.upper())
        if not isinstance(number, int) or number in found:
            raise ValueError(f"the step {step.name!r} has no number of its own: declare {step.name.upper()}")
        found[number] = step
    if sorted(found) != list(range(len(found))):
        raise ValueError(f"steps are numbered from 0 on without a gap, not {sorted(found)}")
    return [found[number] for number in range(len(found))]
