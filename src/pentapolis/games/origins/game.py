"""Origins: First Builders as a whole: set-up, notation, texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.evaluation import Evaluation
from ...core.game import Game, Solo
from ...core.layout import EACH, SEAT
from ...core.options import Option
from ...core.steps import Step, numbered
from . import actions, frames
from .catalogue import BONUS_TILES, COLOURS, CONDITIONS, DATA, KIND_IDS, RESOURCES, SIGNS, TEMPLES, WORKERS, read_data
from .city import CORNER_NAMES, SIDE_NAMES
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
from .decisions.base import OriginsStep
from .dump import restored
from .evaluation import EVALUATION
from .fields import FIELDS
from .scoring import TERMS
from .setup import set_up
from .state import OriginsState
from .wording import worded

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
        abilities.Ability(),
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
        self.fields = FIELDS
        self.space = actions.SPACE
        self.longest = 20_000

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> OriginsState:
        """R1 to R18."""
        return set_up(self, players, options, seed)

    def load(self, data: object) -> OriginsState:
        """The state behind a dump."""
        return restored(self, data)

    def rule_sections(self) -> dict[str, list[str]]:
        """R1 to R200 under their headings."""
        return {section["id"]: list(section["rules"]) for section in RULES}

    def evaluation(self, players: int) -> Evaluation:
        """The same for any number of players."""
        return EVALUATION

    def components(self) -> dict[str, Any]:
        """The whole box as the data have it, with the source of every figure."""
        return DATA

    def opponent_key(self, options: Mapping[str, Any]) -> str:
        """What a player alone has to reach."""
        return "origins-opponent"

    def seat_args(self) -> tuple[str, ...]:
        """Who has held a Zodiac card."""
        return ("holder",)

    def text_args(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Colours, dice, buildings and cards by their names."""
        return worded(super().text_args(data), data)

    def text_keys(self) -> list[str]:
        """Every text key the game can ask for."""
        keys = ["name", "tagline", "credits", "about", "provenance", "opponent"]
        for kind, ids in NAMED.items():
            keys += [f"{kind}-{id}" for id in ids]
        for kind in ("building", "sign"):
            keys += [f"{kind}-{id}-text" for id in NAMED[kind]]
        keys += [f"term-{term}" for term in self.terms]
        for step in self.steps:
            if isinstance(step, OriginsStep):
                keys.append(f"prompt-{step.name}")
                keys += [f"choice-{step.name}-{verb}" for verb in step.verbs]
                keys += [f"effect-{step.name}-{verb}" for verb in step.effects]
        reasons = {reason for step in self.steps for reason in step.refusals}
        keys += [f"event-{kind}" for kind in EVENTS]
        keys += [f"refuse-{reason}" for reason in sorted(reasons | {"notation", "word", "other-decision"})]
        for option in self.options.values():
            keys += [f"option-{option.name}", f"option-{option.name}-help"]
            keys += [f"option-{option.name}-{choice}" for choice in option.choices]
        keys += [f"fact-{fact}" for fact in FACTS]
        keys += [f"field-{name}" for name in SHOWN]
        keys += [f"verb-{verb}" for verb in HEADED]
        return [f"origins-{key}" for key in keys]


NAMED: Final[dict[str, list[str]]] = {
    "colour": [*COLOURS, "any"],
    "resource": list(RESOURCES),
    "worker": WORKERS,
    "temple": TEMPLES,
    "action": [action["id"] for action in DATA["main_actions"]],
    "bonus": BONUS_TILES,
    "side": list(SIDE_NAMES),
    "corner": list(CORNER_NAMES),
    "condition": [*CONDITIONS, "rounds"],
    "source": ["rulebook", "public", "reconstructed"],
    "building": [*KIND_IDS, "farm"],
    "sign": SIGNS,
}
# What the parts of a view and of a decision are called, and groups of choices, on a board that knows no game.
SHOWN: Final = [
    "advisors",
    "archon",
    "at",
    "bases",
    "bastion",
    "blue",
    "bonus",
    "bonus_done",
    "both",
    "building",
    "by",
    "card",
    "city",
    "colour",
    "conditions",
    "die",
    "district",
    "districts",
    "extra",
    "farm",
    "free_bases",
    "holder",
    "kept",
    "left",
    "levels",
    "main_done",
    "market",
    "military",
    "next_base",
    "orange",
    "passed",
    "piles",
    "pool",
    "purple",
    "red",
    "reserve",
    "resources",
    "round",
    "row",
    "score",
    "scored",
    "seats",
    "ship",
    "side",
    "sign",
    "signs",
    "site",
    "sites",
    "space",
    "spaces",
    "speakers",
    "spent",
    "spoken",
    "stacks",
    "steps",
    "temple",
    "temples",
    "top",
    "towers",
    "under",
    "unused",
    "used",
    "value",
    "worker",
    "x",
    "y",
    "yellow",
]
HEADED: Final = ("visit", "tower", "complete", "grow", "tile", "kept", "raise")
FACTS: Final = (
    "site",
    "site-text",
    "worker-text",
    "temple-text",
    "district",
    "district-text",
    "seat",
    "seat-text",
    "tower",
    "tower-text",
    "space",
    "space-text",
    "reserve",
    "reserve-text",
    "tokens",
    "tokens-text",
    "population",
    "population-text",
)
EVENTS: Final = (
    "activate",
    "add",
    "advance",
    "advisor",
    "attack",
    "bastion",
    "build",
    "build_over",
    "card",
    "climb",
    "condition",
    "copy",
    "discard",
    "district",
    "draft",
    "duplicate",
    "end",
    "exchange",
    "farm",
    "final_space",
    "gain",
    "grow",
    "honour",
    "keep",
    "lose_sign",
    "pass",
    "pay",
    "points",
    "push_back",
    "raise",
    "recruit",
    "refill",
    "reset",
    "rise",
    "roll",
    "roll_speaker",
    "round",
    "sign",
    "speaker",
    "spend_token",
    "swap",
    "take_back",
    "token",
    "tower",
    "visit",
)

GAME: Final = Origins
