"""Beyond the Horizon as a whole: set-up, notation, texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ...core.evaluation import Evaluation
from ...core.game import Game
from ...core.layout import EACH, SEAT
from ...core.learning import Learner
from ...core.state import State
from ...core.steps import Frame, Step, numbered
from ..common.net import net_of
from . import actions, frames
from .board import new_board
from .card_texts import card_texts
from .cards import (
    BUILDING_LEVELS,
    BUILDINGS_OF_LEVEL,
    COLOURS,
    DATA,
    GOVERNMENT_CARDS,
    LEADERS_OF_LEVEL,
    OBJECTIVE_GROUPS,
    RIVER,
    SLOT_HAS_LEADER,
    SLOT_LEVEL,
    SLOTS,
    STAGES,
    SUPPLY,
    TECHS_OF_LEVEL,
    TERRITORIES,
    TERRITORY_IDS,
    TOKENS,
    TRACKS,
    UNITS,
    read_data,
)
from .decisions import cubes, expansion, production, research, turn, units
from .decisions import effects as asked
from .dump import restored
from .effects import Effects
from .evaluation import HorizonEvaluation, checked, evaluation_for
from .facts import PURSE
from .fields import FIELDS
from .frames import GOVERNMENT, TURN
from .holdings import HOLDINGS
from .learner import HorizonLearner
from .levels import LEVELS
from .places import CELLS, CRADLE, DIRECTIONS, NEIGHBOURS, PLACES, START_SIDES, STARTS, UNIT_PLACE_IDS
from .scoring import TERMS
from .state import HorizonState
from .wording import worded
from .worths import BEGUN, worths_of

RULES_VERSION: Final = 1


def all_steps() -> list[Step[Any]]:
    """Every step; frames.py numbers them by their names."""
    return [
        turn.Government(),
        turn.Space(),
        expansion.Expansion(),
        production.Production(),
        production.Trade(),
        production.Objective(),
        cubes.Track(),
        research.Slot(),
        research.Colour(),
        research.Card(),
        units.Recruit(),
        units.Upgrade(),
        units.Step(),
        asked.BuildingTile(),
        asked.Option(),
        asked.Gain(),
        asked.Basic(),
        expansion.Settle(),
        expansion.Fortify(),
        expansion.Engage(),
        expansion.Build(),
        expansion.Builder(),
        turn.Turn(),
        Effects(),
        cubes.Invest(),
        cubes.PlaceCube(),
        cubes.Invested(),
        research.Found(),
        units.Arrive(),
        turn.TurnEnd(),
        cubes.Deed(),
    ]


class Horizon(Game[HorizonState]):
    """Two to four civilizations."""

    def __init__(self) -> None:
        steps = numbered(all_steps(), vars(frames))
        super().__init__("horizon", RULES_VERSION, range(2, 5), actions.NUM_ACTIONS, [], steps, TERMS, "R165")
        self.fields = FIELDS
        self.space = actions.SPACE
        self.layout = {"boards": EACH, "first": SEAT, "current": SEAT}
        self.levels = LEVELS
        self.features = HOLDINGS
        self.effort = 4  # every step on the map is weighed by where it may lead
        self.longest = 1_000_000  # R200; programs that play well need some hundred

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> HorizonState:
        """R1 to R20; after it there is no further chance (R198)."""
        state = HorizonState(
            self,
            players,
            options,
            seed,
            [new_board(seat) for seat in range(players)],
            [[] for _ in range(5)],
            [0] * 5,
            [[] for _ in range(4)],
            [[] for _ in range(4)],
            SUPPLY[:],
            [[] for _ in OBJECTIVE_GROUPS],
        )
        self._lay_tree(state)
        self._lay_tiles(state)
        draws = state.draws()
        state.first = state.current = draws.below(players)  # R19
        self._lay_map(state)
        cards = [card[:] for card in GOVERNMENT_CARDS]
        draws.shuffle(cards)
        state.offered = sorted([card[draws.below(len(card))] for card in cards[:players]])  # R20
        order = state.order()
        state.push(Frame(TURN, state.first))
        for seat in order:  # the last player is pushed last and chooses first
            state.push(Frame(GOVERNMENT, seat))
        return state

    def _lay_tree(self, state: HorizonState) -> None:
        """R3 to R9."""
        draws = state.draws()
        state.tech_at = [-1] * SLOTS
        state.leader_at = [-1] * SLOTS
        for level in range(1, 5):
            techs = TECHS_OF_LEVEL[level][:]
            draws.shuffle(techs)
            leaders = LEADERS_OF_LEVEL[level][:]
            draws.shuffle(leaders)
            for slot in range(SLOTS):
                if SLOT_LEVEL[slot] == level:
                    if level in (1, 4):
                        state.tech_at[slot] = techs.pop()
                    if SLOT_HAS_LEADER[slot]:
                        state.leader_at[slot] = leaders.pop()
            if level in (2, 3):
                state.piles[level] = techs
                state.unseen[level] = len(techs)
        state.objectives = [group[draws.below(len(group))] for group in OBJECTIVE_GROUPS]

    def _lay_tiles(self, state: HorizonState) -> None:
        """R10, R11."""
        draws = state.draws()
        state.territories = list(range(TERRITORIES))
        draws.shuffle(state.territories)
        for level in BUILDING_LEVELS:
            tiles = BUILDINGS_OF_LEVEL[level][:]
            draws.shuffle(tiles)
            state.rivers[level] = tiles[:RIVER]
            state.building_piles[level] = tiles[RIVER:]

    def _lay_map(self, state: HorizonState) -> None:
        """R10, R12 to R14, R187: the Cradle, and a starting tile on its side for every player."""
        state.at = [-1] * CELLS
        state.cell_of = [-1] * PLACES
        state.building_on = [-1] * PLACES
        state.village = [-1] * PLACES
        state.city = [-1] * PLACES
        state.left = [-1] * PLACES
        state.right = [-1] * PLACES
        state.at[0] = CRADLE
        state.cell_of[CRADLE] = 0
        for turn_place, seat in enumerate(state.order()):
            cell = NEIGHBOURS[0][START_SIDES[state.seats][turn_place]]
            state.at[cell] = STARTS + seat
            state.cell_of[STARTS + seat] = cell

    def load(self, data: object) -> HorizonState:
        """The state behind a dump."""
        return restored(self, data)

    def begins_turn(self, state: State, seat: int) -> bool:
        """Whether the seat could begin an ordinary turn now, if it were next."""
        decision = state.decision
        return decision is not None and decision.kind == "space"

    def rule_sections(self) -> dict[str, list[str]]:
        """R1 to R200 under their headings."""
        return {section["id"]: list(section["rules"]) for section in read_data("rules.json")}

    def evaluation(self, players: int) -> Evaluation:
        """Learned for that many players."""
        return evaluation_for(players)

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> Learner:
        """Learns the lead to be expected."""
        return HorizonLearner(None if weights is None else checked(net_of(dict(weights))))

    def figures(self, players: int) -> dict[str, float]:
        """What positions are estimated with, to begin with."""
        return BEGUN

    def tuned(self, players: int, figures: Mapping[str, float]) -> Evaluation:
        """Estimates with other figures."""
        return HorizonEvaluation(None, worths_of(figures))

    def components(self) -> dict[str, Any]:
        """The component data as they are: figures, effects, names in both languages and sources."""
        return {name: DATA[part] for name, part in COMPONENTS.items()}

    def text_args(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Cards, tiles, places and actions by their names."""
        return worded(super().text_args(data), data)

    def text_keys(self) -> list[str]:
        """Every text key the game can ask for."""
        keys = ["name", "tagline", "credits", "about", "provenance", "slot", "fact-unit", "fact-track", "fact-space"]
        keys += ["fact-unexplored", "fact-columns", "fact-investment", "prospect-later", "prospect-invested"]
        parts = ("unexplored", "columns", "investment", "slot", "settler", "soldier", "start", "cradle")
        keys += [f"fact-{part}-text" for part in parts]
        for what in PURSE:
            keys += [f"fact-purse-{what}", f"fact-purse-{what}-text"]
        for kind, ids in NAMED.items():
            keys += [f"{kind}-{id}" for id in ids]
        keys += [f"term-{term}" for term in self.terms]
        keys += [f"feature-{feature}" for feature in self.features]
        for step in self.steps:
            if not step.automatic:
                keys.append(f"prompt-{step.name}")
                keys += [f"choice-{step.name}-{verb}" for verb in step.verbs]
            keys += [f"event-{kind}" for kind in step.events]
            keys += [f"refuse-{reason}" for reason in step.refusals]
        keys += [f"refuse-{reason}" for reason in ("notation", "word", "must", "other-decision", "unavailable")]
        found = [f"horizon-{key}" for key in dict.fromkeys(keys)]
        return [*found, *card_texts("en")]


# By name, which no part of a view has: the part of the data.
COMPONENTS: Final = {
    "provenance": "provenance",
    "field": "map",
    "cradle": "cradle",
    "start_tiles": "start_tiles",
    "slots": "slots",
    "actions": "actions",
    "player_board": "player_board",
    "unit_tokens": "unit_tokens",
    "technologies": "technologies",
    "leaders": "leaders",
    "buildings": "buildings",
    "territories": "territories",
    "objective_cards": "objectives",
    "government_cards": "governments",
    "scoring": "scoring",
}
NAMED: Final[dict[str, Sequence[str]]] = {
    "colour": COLOURS,
    "track": (*TRACKS, "investment"),
    "token": TOKENS,
    "unit": UNITS,
    "stage": STAGES,
    "direction": DIRECTIONS,
    "place": [id for id in UNIT_PLACE_IDS if id not in TERRITORY_IDS],
    "goal": cubes.GOALS,
    "source": ("rulebook", "public", "reconstructed"),
}


GAME: Final = Horizon
