"""Developing technologies: paid, cheaper by a card, or for nothing."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.steps import NOTHING, OPEN, Frame
from .. import frames
from ..actions import STOP, TECH
from ..board import NONE, Board
from ..cards import CARD_BIT, CARD_DATA, CARDS, CIV_MULTI_DEVELOP, TECH_BIT, TECHS, the_op
from ..development import affordable, price
from ..effects import FREE, ON_ACTIVATION, PROGRAMS, develop
from ..sources import SOURCES, source_rule
from ..state import GoldenState
from .activation import used_for
from .base import GoldenStep


class TechChoice(GoldenStep):
    """A decision among the next technologies of the rows that can be paid."""

    def __init__(self, name: str, rule: str, verbs: tuple[str, ...] = ("tech",), ints: int = 0) -> None:
        super().__init__(
            name,
            rule,
            verbs,
            events=("develop", "points"),
            refusals=("developed", "predecessor", "tech-cost"),
            ints=ints,
        )

    def discount(self, state: GoldenState, frame: Frame) -> int:
        """What is taken off the cost, besides what the civilization takes off."""
        return 0

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Row by row."""
        found = affordable(state.boards[frame.seat], self.discount(state, frame))
        return [TECH + tech for tech in found]

    def allows(self, state: GoldenState, frame: Frame, action: int) -> bool:
        """Whether it is the next of its row and can be paid."""
        tech = action - TECH
        if not 0 <= tech < len(TECHS):
            return False
        board = state.boards[frame.seat]
        return board.next_in(tech // 5) == tech and price(board, tech, self.discount(state, frame)) <= board.gold

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """The only one, if there is just one."""
        found = affordable(state.boards[frame.seat], self.discount(state, frame))
        if not found:
            return NOTHING
        return OPEN if len(found) > 1 else TECH + found[0]

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Pays and develops."""
        cost = price(state.boards[frame.seat], action - TECH, self.discount(state, frame))
        develop(state, frame.seat, action - TECH, cost, self.rule_of(state, frame, action))

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """What it costs."""
        if action == STOP:
            return {}
        return {"cost": price(state.boards[frame.seat], action - TECH, self.discount(state, frame))}

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What the technology says."""
        return "" if action == STOP else f"tech-{TECHS[action - TECH]}-text"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its tile."""
        return [] if action == STOP else [{"zone": "techs", "seat": frame.seat, "tech": TECHS[action - TECH]}]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """There already, the one before is missing, or it cannot be paid."""
        return why_not_develop(state.boards[frame.seat], action - TECH, self.discount(state, frame))


def why_not_develop(board: Board, tech: int, discount: int) -> Refusal:
    """Why the technology cannot be developed."""
    args: dict[str, int | str] = {"tech": TECHS[tech]}
    if board.techs & TECH_BIT[tech]:
        return Refusal("R128", "golden_ages-refuse-developed", args)
    following = board.next_in(tech // 5)
    if following not in (tech, NONE):
        return Refusal("R128", "golden_ages-refuse-predecessor", {**args, "needed": TECHS[following]})
    args = {**args, "cost": price(board, tech, discount), "gold": board.gold}
    return Refusal("R129", "golden_ages-refuse-tech-cost", args)


class Develop(TechChoice):
    """R128, R129: the next technology of a row."""

    def __init__(self) -> None:
        super().__init__("develop", "R128")

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """With Japan perhaps another one afterwards (R148)."""
        if CIV_MULTI_DEVELOP[state.boards[frame.seat].civ]:
            state.push(Frame(frames.MORE, frame.seat))
        super().apply(state, frame, action)


class More(TechChoice):
    """R148, R182: Japan may go on developing."""

    def __init__(self) -> None:
        super().__init__("more", "R148", ("stop", "tech"))

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """Only Japan goes on."""
        return "" if CIV_MULTI_DEVELOP[state.boards[frame.seat].civ] else "only Japan goes on"

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """To stop, or another one."""
        found = super().legal(state, frame)
        return [STOP, *found] if found else []

    def allows(self, state: GoldenState, frame: Frame, action: int) -> bool:
        """Likewise."""
        return action == STOP or super().allows(state, frame, action)

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """Without another one there is nothing to decide."""
        return OPEN if affordable(state.boards[frame.seat], 0) else NOTHING

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """And so on."""
        if action != STOP:
            state.push(frame)
            super().apply(state, frame, action)


class CardTech(TechChoice):
    """R121: a technology for less. The frame's a is the discount, b the card."""

    def __init__(self) -> None:
        super().__init__("card_tech", "R121", ints=2)

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """A card that takes so much off has just been used."""
        if not used_for(state, frame.seat, frame.b, "develop_discount"):
            return "no such card is used"
        return "" if frame.a == PROGRAMS.listed[ON_ACTIVATION[frame.b]][0].args[0] else "another discount"

    def discount(self, state: GoldenState, frame: Frame) -> int:
        """What the card takes off."""
        return frame.a

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The card."""
        return {"card": SOURCES[frame.b]}


class FreeTech(TechChoice):
    """R103, R109: a technology for nothing. The frame's a is how many are left, b the wonder."""

    def __init__(self) -> None:
        super().__init__("free_tech", "R101", ints=2)

    def frame_wrong(self, state: GoldenState, frame: Frame) -> str:
        """A wonder that brings so many has just been built."""
        board = state.boards[frame.seat]
        if not (0 <= frame.b < len(CARDS) and board.cards & CARD_BIT[frame.b]):
            return "no such wonder is there"
        op = the_op(CARD_DATA[frame.b], "immediate", "develop_free")
        return "" if op is not None and 1 <= frame.a <= op["count"] else "no such wonder brings so many"

    def discount(self, state: GoldenState, frame: Frame) -> int:
        """Everything."""
        return FREE

    def rule_of(self, state: GoldenState, frame: Frame, action: int) -> str:
        """The rule of the wonder."""
        return source_rule(SOURCES[frame.b])

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """One after the other."""
        if frame.a > 1:
            state.push(Frame(frames.FREE_TECH, frame.seat, frame.a - 1, frame.b))
        super().apply(state, frame, action)

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The wonder, and how many are left."""
        return {"wonder": SOURCES[frame.b], "left": frame.a}
