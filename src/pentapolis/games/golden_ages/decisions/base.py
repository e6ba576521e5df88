"""What the decisions of this game have in common."""

from __future__ import annotations

from typing import Any, Final

from ....core.errors import Refusal
from ....core.rng import Rng
from ....core.steps import BOTTOM, NOTHING, OPEN, Choice, Frame, Step
from ..actions import MEANINGS
from ..gains import at
from ..grid import BIT, CELL_BY_REMAINDER, CELLS, WIDTH, count
from ..state import GoldenState

REFUSED: Final = ("other-decision",)  # what every decision can say


class GoldenStep(Step[GoldenState]):
    """A kind of decision: the rule it follows and the verbs of its answers."""

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: tuple[str, ...],
        private: bool = False,
        events: tuple[str, ...] = (),
        refusals: tuple[str, ...] = (),
        on: tuple[str, ...] = ("turn_end",),
        ints: int = 0,
    ) -> None:
        super().__init__(
            name,
            private=private,
            rule=rule,
            verbs=verbs,
            events=events,
            refusals=(*REFUSED, *refusals),
            on=on,
        )
        self.ints = ints  # how many of its frame's ints mean something

    def frame_error(self, state: GoldenState, frame: Frame) -> str | None:
        """Ints that mean nothing are 0; what the others can be each decision knows."""
        if any((frame.a, frame.b, frame.c, frame.d)[self.ints :]):
            return f"{self.name!r} knows {self.ints} numbers, and there are more"
        wrong = self.frame_wrong(state, frame)
        return f"{self.name!r}: {wrong}" if wrong else None

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """What is wrong with the ints of the frame; empty if nothing is."""
        return ""

    def choice(self, state: GoldenState, frame: Frame, action: int) -> Choice:
        """The verb with its arguments, what it touches, and what it will do."""
        meaning = MEANINGS[action]
        args = {**meaning.args, **self.more_args(state, frame, action)}
        key = f"golden_ages-choice-{self.name}-{meaning.verb}"
        effect = self.effect(state, frame, action)
        return Choice(
            action,
            meaning.verb,
            args,
            self.targets(state, frame, action),
            key,
            self.rule_of(state, frame, action),
            f"golden_ages-{effect}" if effect else "",
        )

    def choice_keys(self) -> list[str]:
        """A verb means something else in every decision."""
        return [f"choice-{self.name}-{verb}" for verb in self.verbs]

    def rule_of(self, state: GoldenState, frame: Frame, action: int) -> str:
        """The rule by which the action may be chosen."""
        return self.rule

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """Figures that the text of the choice names besides the arguments of the action."""
        return {}

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """The key, without the game's name, of what the action will do; empty where its text says all."""
        return ""

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Where on the table the answer points: its cell, if it has one."""
        args = MEANINGS[action].args
        return [{"zone": "map", "row": args["row"], "col": args["col"]}] if "row" in args else []

    def refusal(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Another kind of action than is asked for, or what the decision itself says against it."""
        verb = MEANINGS[action].verb
        if verb not in self.verbs:
            return Refusal(self.rule, "golden_ages-refuse-other-decision", {"decision": self.name, "verb": verb})
        return self.why_not(state, frame, action)

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Why an action with a fitting verb is refused."""
        args = {"decision": self.name, "verb": MEANINGS[action].verb}
        return Refusal(self.rule, "golden_ages-refuse-other-decision", args)


class CellChoice(GoldenStep):
    """A decision whose answers are one verb with a cell, and perhaps one that says no or something else."""

    def __init__(
        self,
        name: str,
        rule: str,
        verb: str,
        base: int,
        other: str = "",
        events: tuple[str, ...] = (),
        refusals: tuple[str, ...] = (),
        on: tuple[str, ...] = ("turn_end",),
        ints: int = 1,
    ) -> None:
        verbs = (verb, other) if other else (verb,)
        super().__init__(name, rule, verbs, events=events, refusals=refusals, on=on, ints=ints)
        self.base = base

    def cells(self, state: GoldenState, frame: Frame) -> int:
        """The cells that may be chosen."""
        return 0

    def other(self, state: GoldenState, frame: Frame) -> int:
        """The action without a cell that may be chosen besides, or NOTHING."""
        return NOTHING

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """The answer without a cell, then the cells in their order."""
        found: list[int] = []
        other = self.other(state, frame)
        if other != NOTHING:
            found.append(other)
        cells, base = self.cells(state, frame), self.base
        while cells:
            low = cells & -cells
            found.append(base + CELL_BY_REMAINDER[low % 61])
            cells ^= low
        return found

    def allows(self, state: GoldenState, frame: Frame, action: int) -> bool:
        """Whether the cell is one of them."""
        cell = action - self.base
        if 0 <= cell < CELLS:
            return self.cells(state, frame) & BIT[cell] != 0
        return action == self.other(state, frame)

    def sample(self, state: GoldenState, frame: Frame, rng: Rng) -> int:
        """One of them."""
        cells = self.cells(state, frame)
        other = self.other(state, frame)
        pick = int(rng.below(count(cells) + (1 if other != NOTHING else 0)))
        if other != NOTHING:
            if pick == 0:
                return other
            pick -= 1
        while pick:
            cells &= cells - 1
            pick -= 1
        return self.base + CELL_BY_REMAINDER[(cells & -cells) % 61]

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """The only cell, or the only answer without one."""
        cells = self.cells(state, frame)
        other = self.other(state, frame)
        if cells & (cells - 1) or (cells and other != NOTHING):
            return OPEN
        if cells:
            return self.base + CELL_BY_REMAINDER[cells % 61]
        return other


class Automatic(Step[GoldenState]):
    """A step without a choice."""

    def __init__(self, name: str, rule: str, events: tuple[str, ...] = (), on: tuple[str, ...] = (BOTTOM,)) -> None:
        super().__init__(name, automatic=True, rule=rule, events=events, on=on)

    def frame_error(self, state: GoldenState, frame: Frame) -> str | None:
        """Its ints mean nothing, unless it says so."""
        return f"{self.name!r} knows no numbers" if frame.a or frame.b or frame.c or frame.d else None


def cell_args(cell: int) -> dict[str, int]:
    """The cell as arguments of a refusal."""
    return {"row": cell // WIDTH, "col": cell % WIDTH}


def stands_at(state: GoldenState, seat: int, cell: int) -> bool:
    """Whether the cell is one where a colonist of the seat stands; whatever number it is."""
    return 0 <= cell < CELLS and state.boards[seat].standing_cells & BIT[cell] != 0


def cell_target(cell: int) -> dict[str, Any]:
    """A cell of the map."""
    return {"zone": "map", **at(cell)}
