"""The Golden Ages as a whole: set-up, notation, texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.chance import ChanceStream
from ...core.evaluation import Evaluation
from ...core.game import Game
from ...core.layout import EACH, SEAT
from ...core.learning import Learner
from ...core.options import Option
from ...core.state import State
from ...core.steps import Frame, Step, numbered
from ..common.net import net_of
from . import actions, frames
from .board import TERMS, new_board
from .cards import (
    BUILDING_ERA,
    BUILDING_TYPES,
    BUILDINGS,
    CIV_ERA,
    CIVS,
    DATA,
    ERAS,
    FACE_UP_JUDGEMENTS,
    FUTURES,
    GLORY_TILES,
    JUDGEMENTS,
    MIN_PLAYERS,
    ROWS,
    SYMBOLS,
    TECHS,
    WONDERS,
    read_data,
)
from .decisions import activation, builder, continents, eras, moves, technologies, turns, wonders
from .dump import restored
from .evaluation import EVALUATION, GoldenEvaluation, checked
from .facts import AT_HAND
from .fields import FIELDS
from .holdings import HOLDINGS
from .learner import GoldenLearner
from .levels import LEVELS
from .state import GoldenState
from .tiles import BY_ACTION, SQUARE, SQUARE_AT, THREES, TILES, TWOS
from .wording import worded
from .worldmap import OPEN_SEA
from .worths import BY_HAND, worths_of

RULES_VERSION: Final = 1
RULES: Final[list[dict[str, Any]]] = read_data("rules.json")
OPTIONS: Final = [Option("sea", "choice", "open", ("open", "closed"), source="ruling")]  # R52, R171


def all_steps() -> list[Step[Any]]:
    """Every step; frames.py numbers them by their names."""
    return [
        eras.Era(),
        eras.Civ(),
        eras.IndiaTech(),
        eras.FirstPlayer(),
        continents.Extend(),
        continents.PlaceTile(),
        continents.Capital(),
        continents.Turn(),
        turns.Action(),
        turns.Colonist(),
        moves.Move(),
        moves.FoundCity(),
        moves.CubesFrom(),
        turns.LieDown(),
        builder.Building(),
        builder.Discard(),
        moves.Attack(),
        moves.GloryKeep(),
        wonders.BuildWonder(),
        technologies.FreeTech(),
        activation.Activate(),
        technologies.CardTech(),
        activation.StandUp(),
        activation.Shift(),
        technologies.Develop(),
        technologies.More(),
        turns.Judgement(),
        turns.TurnEnd(),
    ]


class GoldenAges(Game[GoldenState]):
    """Two to four civilizations through four eras."""

    def __init__(self) -> None:
        steps = numbered(all_steps(), vars(frames))
        super().__init__("golden_ages", RULES_VERSION, range(2, 5), actions.NUM_ACTIONS, OPTIONS, steps, TERMS, "R161")
        self.space = actions.SPACE
        self.fields = FIELDS
        self.longest = 2_000
        self.levels = LEVELS
        self.features = HOLDINGS
        self.layout = {"boards": EACH, "agora": EACH, "first": SEAT}

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> GoldenState:
        """Everything is shuffled and dealt (R1 to R15); the first era follows by itself."""
        chance = ChanceStream(seed, 0)
        rotation = chance.below(4)  # R13
        square = BY_ACTION[SQUARE][4 * SQUARE_AT + rotation]
        assert square is not None
        hands = [[0] * ERAS for _ in range(players)]
        for era in range(ERAS):  # R10, R11
            deck = [civ for civ in range(len(CIVS)) if CIV_ERA[civ] == era + 1]
            chance.shuffle(deck)
            for seat in range(players):
                hands[seat][era] = deck[seat]
        futures = list(range(len(FUTURES)))
        chance.shuffle(futures)
        judgements = list(range(len(JUDGEMENTS)))
        chance.shuffle(judgements)
        threes, twos, supply = THREES[:], TWOS[:], GLORY_TILES[:]
        chance.shuffle(threes)
        chance.shuffle(twos)
        chance.shuffle(supply)
        decks: list[list[int]] = []
        for era in range(ERAS):  # R14
            deck = [b for b in range(len(BUILDINGS)) if BUILDING_ERA[b] == era + 1 and MIN_PLAYERS[b] <= players]
            chance.shuffle(deck)
            decks.append(deck)
        state = GoldenState(
            self,
            players,
            options,
            seed,
            [new_board(hands[seat], futures[seat]) for seat in range(players)],
            OPEN_SEA.plus(square),
            threes,
            twos,
            decks,
            supply,
            sum([1 << number for number in judgements[:FACE_UP_JUDGEMENTS]]),  # R12
        )
        state.chances = 1
        state.push(Frame(frames.ERA, 0))
        return state

    def load(self, data: object) -> GoldenState:
        """The state behind a dump."""
        return restored(self, data)

    def components(self) -> dict[str, Any]:
        """Every card and tile with its figures and its source."""
        return DATA

    def begins_turn(self, state: State, seat: int) -> bool:
        """Whether the seat could begin an ordinary turn now, if it were next."""
        assert isinstance(state, GoldenState)
        decision = state.decision
        return decision is not None and decision.kind == "action" and not state.boards[seat].golden

    def rule_sections(self) -> dict[str, list[str]]:
        """R1 to R184 under their headings."""
        return {section["id"]: list(section["rules"]) for section in RULES}

    def evaluation(self, players: int) -> Evaluation:
        """By figures that were found by playing."""
        return EVALUATION

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> Learner:
        """Learns the points still to come."""
        return GoldenLearner(None if weights is None else checked(net_of(dict(weights))))

    def figures(self, players: int) -> dict[str, float]:
        """What is counted by hand."""
        return BY_HAND

    def tuned(self, players: int, figures: Mapping[str, float]) -> Evaluation:
        """Counts with other figures."""
        return GoldenEvaluation(None, worths_of(figures))

    def text_args(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Components by their names."""
        return worded(super().text_args(data), data)

    def names_of_things(self) -> list[str]:
        """Symbols, rows, tiles, cards and the like, with what they do, and the cells of the map."""
        keys = ["prospect-judged", "prospect-lead", "prospect-gold", "round-name"]
        for what in ("cell", "agora", "points", *AT_HAND):
            keys += [f"fact-{what}", f"fact-{what}-text"]
        keys += [f"symbol-{symbol}" for symbol in SYMBOLS]
        keys += [f"row-{row}" for row in ROWS]
        keys += [f"source-{source}" for source in ("rulebook", "public", "reconstructed")]
        keys += [f"tile-{tile}" for tile in TILES]
        for kind, names in (
            ("tech", TECHS),
            ("building", BUILDING_TYPES),
            ("wonder", WONDERS),
            ("civ", CIVS),
            ("judgement", JUDGEMENTS),
            ("future", FUTURES),
            ("action", actions.ACTION_NAMES),
        ):
            for name in names:
                keys += [f"{kind}-{name}", f"{kind}-{name}-text"]
        return keys


GAME: Final = GoldenAges
