"""Akropolis as a whole: options, set-up, notation, texts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from ...core.errors import InvalidOptions, Refusal
from ...core.evaluation import Evaluation
from ...core.game import Game, Solo
from ...core.learning import Learner
from ...core.options import Option
from ...core.state import State
from ..common.net import kept_net, net_of
from . import actions
from .city import first_city
from .decisions import Place, Take
from .dump import restored
from .evaluation import AkropolisEvaluation
from .facts import TEXTS
from .fields import FIELDS
from .holdings import HOLDINGS
from .learner import AkropolisLearner
from .levels import LEVELS
from .scoring import scoring_rules
from .solo import ARCHITECTS
from .state import AkropolisState
from .tiles import DATA, DISTRICTS, KINDS, RULES, STARS, START, STARTING_STONES, TILE_IDS, TILES, VARIANTS

RULES_VERSION: Final = 1

OPTIONS: Final = [
    Option("variants", "subset", [], VARIANTS),
    Option("long", "flag", False),
    Option("first_player", "choice", 0, (0, 1, 2, 3, "random"), seats=True),
    Option("architect", "choice", "none", ("none", *ARCHITECTS), source="extra"),
    # Readings on which public editions differ; the default is the documented ruling.
    Option("largest_group", "choice", "hexes", ("hexes", "value"), source="ruling"),
    Option("periphery", "choice", "outside", ("outside", "any_empty"), source="ruling"),
    Option("lake", "choice", "any_size", ("any_size", "single"), source="ruling"),
]

SETS: Final[dict[str, list[str]]] = {setup["id"]: setup["sets"] for setup in DATA["setups"]}


class Akropolis(Game[AkropolisState]):
    """Two to four architects, or one against the Architect of the solo extra."""

    def __init__(self) -> None:
        super().__init__(
            "akropolis",
            RULES_VERSION,
            range(2, 5),
            actions.NUM_ACTIONS,
            OPTIONS,
            [Take(), Place()],
            (*DISTRICTS, "stones", "quarry"),
            end_rule="R51",
        )
        self.solo = Solo("architect")
        self.fields = FIELDS
        self.levels = LEVELS
        self.features = HOLDINGS
        self.refusals = (
            "notation",
            "no-such-price",
            "rotation",
            "too-far",
            "alone",
            "solo-begins",
            "architect",
            "first-player",
        )
        self._evaluations: dict[int, Evaluation] = {}

    def check_players(self, players: int, options: dict[str, Any]) -> None:
        """R14: two to four, or one with the solo extra."""
        solo = options["architect"] != "none"
        if players == 1:
            if not solo:
                listed = ", ".join(ARCHITECTS)
                raise InvalidOptions(Refusal("R14", "akropolis-refuse-alone", {"architects": listed}))
            if options["first_player"] != 0:
                raise InvalidOptions(Refusal("R84", "akropolis-refuse-solo-begins"))
            return
        super().check_players(players, options)
        if solo:
            raise InvalidOptions(Refusal("R84", "akropolis-refuse-architect"))
        if options["first_player"] != "random" and options["first_player"] >= players:
            raise InvalidOptions(Refusal("R12", "akropolis-refuse-first-player", {"last": players - 1}))

    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> AkropolisState:
        """Shuffles the tiles in play (R7, R8), lays out the Site and the piles (R9, R10), deals Stones (R13)."""
        seats = 2 if players == 1 else players
        state = AkropolisState(
            self,
            players,
            options,
            seed,
            scoring_rules(options),
            0,
            [],
            tiles_in_play(seats, options["long"]),
            [0] * seats,
            [first_city() for _ in range(players)],
        )
        state.draws().shuffle(state.unseen)
        first = options["first_player"]
        if first == "random":
            first = state.draws().below(players)
        state.first = state.chief = first
        for turn in range(seats):
            state.stones[(first + turn) % seats] = STARTING_STONES[turn]
        if players == 1:
            state.stones[1] = ARCHITECTS[options["architect"]].stones
        state.site = [state.unseen.pop() for _ in range(seats + 2)]
        state.begin_turn(first)
        return state

    def load(self, data: object) -> AkropolisState:
        """The state behind a dump."""
        return restored(self, data)

    def notation(self, action: int) -> str:
        """`take 2`, `place 1,-2 r3`."""
        return actions.notation(action)

    def parse(self, text: str) -> int:
        """The action behind a notation."""
        return actions.parse(text)

    def evaluation(self, players: int) -> Evaluation:
        """Points to be expected, by the learned net for that many players; the solo extra is a game of two."""
        seats = 2 if players == 1 else players
        if seats not in self._evaluations:
            net = kept_net(self.id, seats)
            self._evaluations[seats] = Evaluation() if net is None else AkropolisEvaluation(net)
        return self._evaluations[seats]

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> Learner:
        """Learns the points still to come."""
        return AkropolisLearner(net_of(dict(weights)) if weights is not None else None)

    def components(self) -> dict[str, Any]:
        """The three hexes of every tile, clockwise, those of the starting tile, and the stars on plazas (R4, R5)."""
        return {
            "tiles": {tile.id: [KINDS[kind] for kind in tile.hexes] for tile in TILES},
            "start": [{"q": q, "r": r, "kind": KINDS[kind]} for q, r, kind in START],
            "stars": dict(zip(DISTRICTS, STARS, strict=True)),
        }

    def begins_turn(self, state: State, seat: int) -> bool:
        """Whether the seat could begin an ordinary turn now, if it were next."""
        decision = state.decision
        return decision is not None and decision.kind == "take"

    def rule_sections(self) -> dict[str, list[str]]:
        """R1 to R105 under their headings."""
        return {section["id"]: list(section["rules"]) for section in RULES}

    def opponent_key(self, options: Mapping[str, Any]) -> str:
        """The name of the solo extra's Architect."""
        return f"akropolis-option-architect-{options['architect']}"

    def place_of(self, data: Mapping[str, Any]) -> str:
        """The hexagon, by its coordinates."""
        return f"{data['q']},{data['r']}" if "q" in data and "r" in data else ""

    def text_args(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Tiles are told by their three kinds: nobody at a table knows them by number."""
        args = super().text_args(data)
        if "kind" in data:
            args["kind"] = [f"akropolis-kind-{data['kind']}"]
        if "tile" in data:
            args["tile"] = _kind_keys(data["tile"])
        if "tiles" in data:
            args["tiles"] = [_kind_keys(tile) for tile in data["tiles"]]
        return args

    def names_of_things(self) -> list[str]:
        """The kinds of hexes, and what else lies on the table."""
        return [*[f"kind-{kind}" for kind in KINDS], *TEXTS]


def tiles_in_play(seats: int, long: bool) -> list[int]:
    """The tiles of a game for that many seats (R7, R15 to R17)."""
    setup = f"long_{seats}" if long and seats < 4 else f"standard_{seats}"
    return [number for number, tile in enumerate(TILES) if tile.set in SETS[setup]]


def _kind_keys(tile: str) -> list[str]:
    """The text keys of the three kinds of a tile."""
    return [f"akropolis-kind-{KINDS[kind]}" for kind in TILES[TILE_IDS[tile]].hexes]


GAME: Final = Akropolis
