"""Uchronia as a whole: set-up, notation, texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.evaluation import Evaluation
from ...core.game import Game
from ...core.learning import Learner
from ...core.options import Option
from ...core.state import State
from ...core.steps import Frame, Step, numbered
from . import actions, frames
from .board import new_board
from .buildings import BUILDINGS, CATALOGUE, ON_COMPLETE, ORDER_BONUS, PERMANENT, SCORING
from .cards import COLOURS, ORDERS, STARTING_DRAW, SUPPLY, read_data
from .decisions import bonuses, builders, completion, construction, draconians, lighthouse, orders, plot, spoils, turn
from .dump import restored
from .evaluation import NAMED, evaluation_for, weighing
from .fields import FIELDS
from .frames import SETUP_DISCARD, TURN
from .learner import UchroniaLearner, by_hand
from .levels import LEVELS
from .piles import draw, refill
from .scoring import TERMS
from .state import UchroniaState
from .wording import worded

RULES_VERSION: Final = 1
RULES: Final[list[dict[str, Any]]] = read_data("rules.json")
OPTIONS: Final[list[Option]] = []


def all_steps() -> list[Step[Any]]:
    """Every step; frames.py numbers them by their names."""
    return [
        turn.SetupDiscard(),
        turn.Turn(),
        turn.Action(),
        plot.Copy(),
        plot.Latrines(),
        plot.PlotDraw(),
        plot.Tenement(),
        turn.Relay(),
        turn.TurnEnd(),
        orders.Production(),
        orders.Exploration(),
        draconians.Reveal(),
        draconians.Withhold(),
        draconians.Viaduct(),
        draconians.Give(),
        orders.Trade(),
        construction.Construction(),
        construction.Paved(),
        completion.Sawmill(),
        completion.Finish(),
        completion.MonopolyTake(),
        completion.Basilica(),
        completion.Plaza(),
        completion.School(),
        completion.Arch(),
        completion.Foundry(),
        bonuses.ChooseBonus(),
        bonuses.Market(),
        builders.Crane(),
        builders.Workshop(),
        bonuses.Quarry(),
        spoils.Colosseum(),
        bonuses.BathsOut(),
        bonuses.BathsIn(),
        bonuses.Paddock(),
        spoils.Bridge(),
        lighthouse.Look(),
        lighthouse.Lighthouse(),
        bonuses.Draw(),
    ]


class Uchronia(Game[UchroniaState]):
    """Two to five houses that build the city."""

    def __init__(self) -> None:
        steps = numbered(all_steps(), vars(frames))
        super().__init__("uchronia", RULES_VERSION, range(2, 6), actions.NUM_ACTIONS, OPTIONS, steps, TERMS, "R97")
        self.space = actions.SPACE
        self.fields = FIELDS
        self.refusals = ("notation", "word", "two-alike")
        self.features = NAMED
        self.levels = LEVELS

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> UchroniaState:
        """Buildings and the first player (R7 to R13), then cards for everybody (R14)."""
        state = UchroniaState(
            self,
            players,
            options,
            seed,
            [new_board() for _ in range(players)],
            [0] * 5,
            [0] * 5,
            [-1] * 5,
            [],
            [colour for colour in range(5) for _ in range(SUPPLY[colour])],
            [building.number for building in BUILDINGS for _ in range(building.copies)],
            [],
            [],
        )
        state.draws().shuffle(state.building_pile)
        draw_for_first(state)
        refill(state)
        state.draws().shuffle(state.pile)
        order = [(state.first + step) % players for step in range(players)]
        for seat in order:
            draw(state, seat, STARTING_DRAW, "R14")
        state.push(Frame(TURN, state.first))
        for seat in reversed(order):
            state.push(Frame(SETUP_DISCARD, seat))
        return state

    def load(self, data: object) -> UchroniaState:
        """The state behind a dump."""
        return restored(self, data)

    def components(self) -> dict[str, Any]:
        """What is printed on every Building, and what of it is reconstructed."""
        return {"buildings": CATALOGUE}

    def begins_turn(self, state: State, seat: int) -> bool:
        """Whether the seat could begin an ordinary turn now, if it were next."""
        decision = state.decision
        return decision is not None and decision.kind == "action"

    def rule_sections(self) -> dict[str, list[str]]:
        """R1 to R177 under their headings."""
        return {section["id"]: list(section["rules"]) for section in RULES}

    def evaluation(self, players: int) -> Evaluation:
        """Learned for that many players."""
        return evaluation_for(players)

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> Learner:
        """Learns the chances to win."""
        return UchroniaLearner(weighing(weights) if weights is not None else by_hand())

    def seat_args(self) -> tuple[str, ...]:
        """Who gives, pays, loses or takes."""
        return ("executor", "victim", "seat")

    def text_args(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Cards, Orders, Buildings and zones by their names; `known` tells whether the reader may know the cards."""
        return worded(super().text_args(data), data)

    def names_of_things(self) -> list[str]:
        """Colours, Orders, zones, sources, kinds, Buildings, and what else lies on the table."""
        keys = [f"colour-{colour}" for colour in COLOURS]
        keys += [f"order-{order}" for order in ORDERS]
        keys += [f"zone-{zone}" for zone in ZONES]
        keys += [f"source-{source}" for source in SOURCES]
        keys += [f"kind-{kind}" for kind in KINDS]
        for building in BUILDINGS:
            keys += [f"building-{building.id}", f"building-{building.id}-text"]
        keys += ["fact-cards", "fact-monopoly", "fact-monopoly-text", "fact-pile", "fact-building_pile"]
        return [*keys, *[f"prospect-{name}" for name in ("completed", "activity", "monopoly")]]


def draw_for_first(state: UchroniaState) -> None:
    """Everybody draws a Building of a new name; the first in the alphabet begins (R7 to R11)."""
    pile = state.building_pile
    for _ in range(state.seats):
        drawn = pile.pop()
        while drawn in state.first_draws:
            pile.insert(0, drawn)  # R8
            state.bottom += 1
            drawn = pile.pop()
        state.first_draws.append(drawn)
    state.buildings_left = len(pile)
    state.great_works = list(state.first_draws)
    names = [BUILDINGS[building].alpha_key for building in state.first_draws]
    state.first = state.current = names.index(min(names))


ZONES: Final = ("hand", "stock", "activities", "forum", "domain", "sites", "great_works", "revealed", "looked")
SOURCES: Final = ("rulebook", "public", "reconstructed")
KINDS: Final = (PERMANENT, ORDER_BONUS, ON_COMPLETE, SCORING)


GAME: Final = Uchronia
