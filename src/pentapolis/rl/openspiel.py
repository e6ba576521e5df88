"""The games as Python games of OpenSpiel: importing this module registers `pentapolis_<game>` for every game.

All chance is one explicit node at the root that picks one of `deals` shuffles, each as likely. A real shuffle has far
too many outcomes to list, and OpenSpiel's sampled chance keeps a generator inside the game object, which Python games
cannot save. With the deal at the root everything that follows is deterministic, histories replay, states serialise, and
what the deal hides stays hidden: it is part of nobody's information state. Another `seed` gives other deals.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core.errors import InvalidOptions, PentapolisError
from ..core.game import Game, game, game_ids
from ..core.options import Option, checked
from ..core.planes import Encoder
from ..core.rng import Rng
from ..core.state import State
from .encoders import encoded_games, encoder
from .extra import missing
from .position import Position
from .rewards import final_rewards

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise missing("openspiel", "open_spiel") from error

LONGEST = 100_000  # decisions of a game that does not tell
FINAL = ("win", "rank")  # rewards with bounds, as OpenSpiel wants them


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position, or the moment before the deal."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = None

    def current_player(self) -> int:
        """The seat that must decide now, whoever's turn it is."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        state = self.position.state
        return int(pyspiel.PlayerId.TERMINAL) if state.over else state.player

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.state.over

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def returns(self) -> list[float]:
        """Nothing before the end."""
        spiel = self.get_game()
        if not self.is_terminal() or self.position is None:
            return [0.0] * int(spiel.num_players())
        return final_rewards(self.position.state, spiel.reward)[: spiel.num_players()]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A random state that agrees with everything the player knows; for algorithms written in Python.

        Its history begins here: the true one would tell the deal and what others chose in secret.
        """
        other: SpielState = self.get_game().new_initial_state()
        if self.position is not None:
            other.position = self.position.imagined(player, Rng(int(sampler() * (1 << 60))))
        return other

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.position is None else sorted(self.position.state.legal())

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            self.position = Position(self.get_game().deal(action))
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        notation: str = self.get_game().of.notation(action)
        return notation

    def __str__(self) -> str:
        """The whole position, hidden things included."""
        return "before the deal" if self.position is None else json.dumps(self.position.state.dump(), sort_keys=True)


class SpielObserver:
    """What a player observes: the view as text, the planes as tensors; with perfect recall also what came before."""

    def __init__(self, encoder: Encoder | None, recall: bool) -> None:
        self.encoder = encoder
        self.recall = recall
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if encoder is not None and not recall:
            sizes = [int(np.prod(plane.shape)) for plane in encoder.planes]
            self.tensor = np.zeros(sum(sizes), np.float32)
            ends = np.cumsum(sizes)
            for plane, size, end in zip(encoder.planes, sizes, ends, strict=True):
                self.dict[plane.name] = self.tensor[end - size : end].reshape(plane.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensors; before the deal there is nothing to see."""
        if self.tensor is None or self.encoder is None:
            return
        self.tensor.fill(0)
        if state.position is not None:
            self.encoder.fill(state.position.state, max(player, 0), self.dict)

    def string_from(self, state: SpielState, player: int) -> str:
        """The view of the player as JSON."""
        if state.position is None:
            return f"seat {player} before the deal"
        view = state.position.state.view(player)
        seen = {"seat": player, "view": view, "known": state.position.known(player)} if self.recall else view
        return json.dumps(seen, sort_keys=True)


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with its players and options fixed, for a number of deals. Each registered class plays one game."""

    id = ""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        self.of = game(self.id)
        given = _parameters(self.of) | dict(parameters or {})
        players, self.seed, self.deals = int(given["players"]), int(given["seed"]), int(given["deals"])
        self.reward = str(given["reward"])
        if self.reward not in FINAL or self.deals < 1:
            raise InvalidOptions(f"reward is one of {', '.join(FINAL)}; deals is at least 1")
        chosen = {option.name: _value(option, given[option.name]) for option in self.of.options.values()}
        self.options = checked(self.of.options, chosen)
        self.of.check_players(players, self.options)
        self.planes = encoder(self.id, players, self.options) if self.id in encoded_games() else None
        seats = self.of.new(players, 0, self.options).seats
        longest = LONGEST if self.planes is None else self.planes.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.of.num_actions,
            max_chance_outcomes=self.deals,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if seats == players else None,
            max_game_length=longest,
        )
        super().__init__(_game_type(self.of, seats == players), info, dict(parameters or {}))

    def deal(self, number: int) -> State:
        """The first position of that deal."""
        secret = hashlib.sha256(f"{self.seed} {number}".encode()).digest()
        return self.of.new(int(self.num_players()), secret, self.options)

    def new_initial_state(self) -> SpielState:
        """The moment before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer with or without perfect recall."""
        if params:
            raise PentapolisError(f"observers take no parameters, not {params}")
        return SpielObserver(self.planes, iig_obs_type is not None and iig_obs_type.perfect_recall)


def short_name(id: str) -> str:
    """The name under which OpenSpiel knows a game."""
    return f"pentapolis_{id}"


def _game_type(of: Game, zero_sum: bool) -> Any:
    """What OpenSpiel wants to know of a game: turns by any seat, one deal, hidden things, rewards at the end."""
    tensors = of.id in encoded_games()
    return pyspiel.GameType(
        short_name=short_name(of.id),
        long_name=of.id.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=of.players[-1],
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=tensors,
        parameter_specification=_parameters(of),
    )


def _parameters(of: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults: sizes, reward, and every option as text or flag."""
    own = {option.name: _text(option, option.default) for option in of.options.values()}
    return {"players": of.players[0], "seed": 0, "deals": 1000, "reward": FINAL[0], **own}


def _text(option: Option, value: Any) -> str | bool:
    """An option's value as a parameter: several choices are joined by +, none is `none`."""
    if option.kind == "flag":
        return bool(value)
    return _word(value) if option.kind == "choice" else "+".join(map(_word, value)) or "none"


def _word(choice: Any) -> str:
    """A choice as a text that OpenSpiel does not take for a number."""
    return f"#{choice}" if isinstance(choice, int) else str(choice)


def _value(option: Option, text: Any) -> Any:
    """The value behind a parameter."""
    if option.kind == "flag":
        return text
    named = {_word(choice): choice for choice in option.choices}
    if option.kind == "choice":
        return named.get(text, text)
    return [] if text == "none" else [named.get(part, part) for part in str(text).split("+")]


def register(id: str) -> None:
    """Makes the game known to OpenSpiel."""
    # A class of its own, as classes outlive everything: a function would be freed when Python is gone already.
    pyspiel.register_game(_game_type(game(id), True), type(id.title(), (SpielGame,), {"id": id}))


for _id in game_ids():
    register(_id)
