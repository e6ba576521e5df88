"""The update at the beginning of an era: civilizations and the first player."""

from __future__ import annotations

from typing import Any

from ....core.errors import Refusal
from ....core.steps import OPEN, Frame
from ..actions import KEEP, REPLACE, TECH
from ..agenda import begin_era, choose_first, keep_civ, play_civ
from ..cards import CIV_VALUE, CIVS, LEVEL_5, TECH_BIT, TECHS
from ..effects import develop
from ..state import GoldenState
from .base import Automatic, GoldenStep


class Era(Automatic):
    """R16 to R18: a new era."""

    def __init__(self) -> None:
        super().__init__("era", "R16", events=("era", "reveal_civ", "play_civ", "gold", "develop"))

    def frame_error(self, state: GoldenState, frame: Frame) -> str | None:
        """A new era begins at once."""
        return "'era' never waits"

    def run(self, state: GoldenState, frame: Frame) -> None:
        """Turns up what belongs to it."""
        begin_era(state)


class Civ(GoldenStep):
    """R19, R20: keep the civilization or replace it by the new one."""

    def __init__(self) -> None:
        super().__init__(
            "civ",
            "R19",
            ("keep", "replace"),
            events=("keep_civ", "play_civ", "gold", "develop"),
            on=("first_player", "civ"),
        )

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Both, always."""
        return [KEEP, REPLACE]

    def forced(self, state: GoldenState, frame: Frame) -> int:
        """Never."""
        return OPEN

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Only one of the two is kept."""
        state.turn += 1
        if action == KEEP:
            keep_civ(state, frame.seat)
        else:
            play_civ(state, frame.seat)

    def about(self, state: GoldenState, frame: Frame) -> dict[str, Any]:
        """The two civilizations with their values."""
        board = state.boards[frame.seat]
        new = board.hand[state.era - 1]
        return {"civ": CIVS[board.civ], "new": CIVS[new], "value": CIV_VALUE[board.civ], "new_value": CIV_VALUE[new]}

    def more_args(self, state: GoldenState, frame: Frame, action: int) -> dict[str, Any]:
        """The one that would be active."""
        board = state.boards[frame.seat]
        civ = board.civ if action == KEEP else board.hand[state.era - 1]
        return {"civ": CIVS[civ], "value": CIV_VALUE[civ]}

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What the civilization says."""
        return f"civ-{self.more_args(state, frame, action)['civ']}-text"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its card."""
        zone = "civ" if action == KEEP else "revealed"
        return [{"zone": zone, "seat": frame.seat, "civ": self.more_args(state, frame, action)["civ"]}]


class IndiaTech(GoldenStep):
    """R151: a technology of level 5 that India brings."""

    def __init__(self) -> None:
        super().__init__(
            "india_tech",
            "R151",
            ("tech",),
            events=("develop",),
            refusals=("level-5", "developed"),
            on=("first_player", "civ"),
        )

    def legal(self, state: GoldenState, frame: Frame) -> list[int]:
        """Those that are missing."""
        techs = state.boards[frame.seat].techs
        return [TECH + tech for tech in LEVEL_5 if not techs & TECH_BIT[tech]]

    def apply(self, state: GoldenState, frame: Frame, action: int) -> None:
        """Without its points."""
        develop(state, frame.seat, action - TECH, 0, "R151", one_time=False)

    def effect(self, state: GoldenState, frame: Frame, action: int) -> str:
        """What the technology says."""
        return f"tech-{TECHS[action - TECH]}-text"

    def targets(self, state: GoldenState, frame: Frame, action: int) -> list[dict[str, Any]]:
        """Its tile."""
        return [{"zone": "techs", "seat": frame.seat, "tech": TECHS[action - TECH]}]

    def why_not(self, state: GoldenState, frame: Frame, action: int) -> Refusal:
        """Another level, or there already."""
        tech = action - TECH
        reason = "developed" if state.boards[frame.seat].techs & TECH_BIT[tech] else "level-5"
        return Refusal("R151", f"golden_ages-refuse-{reason}", {"tech": TECHS[tech]})


class FirstPlayer(Automatic):
    """R23: the lowest value begins."""

    def __init__(self) -> None:
        super().__init__("first_player", "R23", events=("first_player",))

    def run(self, state: GoldenState, frame: Frame) -> None:
        """Finds out who, and lets everybody place a tile."""
        choose_first(state)
