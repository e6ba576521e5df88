"""Origins: First Builders as a whole: set-up, notation, texts."""

from __future__ import annotations

from typing import Any, Final

from ...core.effects import RunProgram
from ...core.game import Game, Solo
from ...core.layout import EACH, SEAT
from ...core.options import Option
from ...core.steps import Step, numbered
from . import actions, frames
from .catalogue import DATA, read_data
from .decisions import (
    abilities,
    building,
    climbing,
    districts,
    draft,
    fighting,
    freemen,
    gains,
    recruiting,
    turn,
    visit,
)
from .dump import restored
from .effects import PROGRAMS
from .scoring import TERMS
from .setup import set_up
from .state import OriginsState

RULES_VERSION: Final = 1
RULES: Final[list[dict[str, Any]]] = read_data("rules.json")
SCOPE: Final[dict[str, Any]] = DATA["rule_options"]["pass_increase_scope"]
OPTIONS: Final = [
    Option("pass_increase_scope", "choice", SCOPE["default"], tuple(SCOPE["values"]), source="ruling"),
]


def all_steps() -> list[Step[Any]]:
    """Every step; frames.py numbers them by their names."""
    return [
        draft.DraftDie(),
        draft.SoloDiscard(),
        draft.SoloPick(),
        draft.FirstRound(),
        turn.ChooseAction(),
        visit.Site(),
        visit.SoloToken(),
        visit.SoloNeighbour(),
        visit.VisitMenu(),
        gains.ChooseBasic(),
        gains.StoneOrFood(),
        fighting.MilitaryMode(),
        gains.Exchange(),
        building.BuildTile(),
        building.BuildSide(),
        building.BuildPlace(),
        building.Activate(),
        climbing.Temple(),
        climbing.ExtraStep(),
        recruiting.Recruit(),
        recruiting.Speaker(),
        recruiting.Sagittarius(),
        freemen.FoodStep(),
        freemen.ChooseFreeman(),
        freemen.Recolour(),
        abilities.Ship(),
        building.KeepTile(),
        abilities.Copy(),
        districts.Seat(),
        districts.DistrictCard(),
        districts.ActivationOrder(),
        turn.Superiority(),
        turn.PromotionOrder(),
        fighting.Advance(),
        fighting.AttackPoints(),
        RunProgram(PROGRAMS, "ability"),
        turn.TakeBack(),
        turn.NextTurn(),
        turn.RoundEnd(),
    ]


class Origins(Game):
    """Two to four Archons, or one alone against a target."""

    def __init__(self) -> None:
        steps = numbered(all_steps(), vars(frames))
        super().__init__("origins", RULES_VERSION, range(1, 5), actions.NUM_ACTIONS, OPTIONS, steps, TERMS, "R169")
        self.solo = Solo()
        self.layout = {"boards": EACH, "bastion": SEAT}

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> OriginsState:
        """R1 to R18."""
        return set_up(self, players, options, seed)

    def load(self, data: object) -> OriginsState:
        """The state behind a dump."""
        return restored(self, data)

    def notation(self, action: int) -> str:
        """`visit red3`, `place 1,-2`."""
        return actions.SPACE.notation(action)

    def parse(self, text: str) -> int:
        """The action behind a notation."""
        return actions.SPACE.parse(text)

    def rule_sections(self) -> dict[str, list[str]]:
        """R1 to R200 under their headings."""
        return {section["id"]: list(section["rules"]) for section in RULES}

    def text_keys(self) -> list[str]:
        """Every text key the game can ask for."""
        return []


GAME: Final = Origins
