"""Origins: First Builders as a whole: set-up, notation, texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.evaluation import Evaluation
from ...core.game import Game, Solo
from ...core.layout import EACH, SEAT
from ...core.learning import Learner
from ...core.options import Option
from ...core.state import State
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
    passing,
    recruiting,
    ships,
    turn,
    visit,
)
from .dump import restored
from .evaluation import EVALUATIONS, OriginsEvaluation, checked_net
from .fields import FIELDS
from .holdings import HOLDINGS
from .learner import OriginsLearner
from .levels import LEVELS
from .scoring import TERMS
from .setup import set_up
from .state import OriginsState
from .wording import worded
from .worths import BY_HAND, worths_of

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
        ships.SoloToken(),
        ships.SoloNeighbour(),
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
        passing.PromotionOrder(),
        fighting.Advance(),
        fighting.AttackPoints(),
        abilities.Ability(),
        passing.TakeBack(),
        turn.NextTurn(),
        turn.RoundEnd(),
    ]


class Origins(Game[OriginsState]):
    """Two to four Archons, or one alone against a target."""

    def __init__(self) -> None:
        steps = numbered(all_steps(), vars(frames))
        super().__init__("origins", RULES_VERSION, range(1, 5), actions.NUM_ACTIONS, OPTIONS, steps, TERMS, "R169")
        self.solo = Solo()
        self.layout = {"boards": EACH, "bastion": SEAT}
        self.fields = FIELDS
        self.space = actions.SPACE
        self.longest = 20_000
        self.effort = 2
        self.stride = 3  # within two turns a second action by a Superiority token always seems to pay
        self.levels = LEVELS
        self.features = HOLDINGS
        self.dimensions = ("visit.site", "build.building", "sign.sign", "card.district")

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> OriginsState:
        """R1 to R18."""
        return set_up(self, players, options, seed)

    def load(self, data: object) -> OriginsState:
        """The state behind a dump."""
        return restored(self, data)

    def begins_turn(self, state: State, seat: int) -> bool:
        """Whether the seat could begin an ordinary turn now, if it were next."""
        assert isinstance(state, OriginsState)
        decision = state.decision
        return decision is not None and decision.kind == "choose_action" and not state.boards[seat].passed

    def rule_sections(self) -> dict[str, list[str]]:
        """R1 to R200 under their headings."""
        return {section["id"]: list(section["rules"]) for section in RULES}

    def evaluation(self, players: int) -> Evaluation:
        """What was learned for that many players."""
        return EVALUATIONS[players]

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> Learner:
        """A player with these weights."""
        return OriginsLearner(OriginsEvaluation(None if weights is None else checked_net(weights)))

    def figures(self, players: int) -> dict[str, float]:
        """What the estimate weighs things with."""
        return BY_HAND

    def tuned(self, players: int, figures: Mapping[str, float]) -> Evaluation:
        """The estimate with other figures."""
        return OriginsEvaluation(None, worths_of(figures))

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

    def names_of_things(self) -> list[str]:
        """Colours, dice, buildings, cards and the like, what they are, and what has to be reached alone."""
        keys = ["opponent"]
        for kind, ids in NAMED.items():
            keys += [f"{kind}-{id}" for id in ids]
        for kind in ("building", "sign"):
            keys += [f"{kind}-{id}-text" for id in NAMED[kind]]
        keys += [f"fact-{fact}" for fact in FACTS]
        keys += [f"prospect-{name}" for name in ("level", "step", "advisor")]
        keys += [f"field-{name}" for name in SHOWN]
        return [*keys, *[f"verb-{verb}" for verb in HEADED]]


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
    "levels",
    "levels-text",
    "advisors-text",
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
    "cell",
    "cell-text",
    "resource-text",
)

GAME: Final = Origins
