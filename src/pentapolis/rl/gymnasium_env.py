"""A Gymnasium environment: the learner plays one seat, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from numpy import bool_, int64
from numpy.typing import NDArray

from ..bots import Bot, decide
from ..core.errors import InvalidOptions, format_refusal, short_repr
from ..core.game import game as find_game
from ..core.record import Record
from ..core.rng import Rng
from .encoders import encoded_games, encoder
from .episode import Episode, begun, deal_number
from .opponents import Opponents
from .rewards import Rewards, check_reward
from .spaces import Observation, Spaces

ILLEGAL = ("end", "raise")
NAMESPACE = "pentapolis"


class SeatEnv(gymnasium.Env[Observation, int64]):
    """One seat of a table.

    `seat` is the learner's, or "random" for another one in every game. `opponents` is a bot or the name of one for all
    other seats, or a list with one for each of them in turn order from the learner; bots given by name are made anew
    for every game, and `close` ends those that are programs. `planes` are settings of the game's encoder. An illegal
    action ends the game with `illegal_reward`; if `illegal` is "raise" it raises gymnasium.error.InvalidAction instead
    and changes nothing. `mask` says whether `info` carries the mask besides the list of legal actions. `reset` takes
    the option "deal": the number of a deal to play.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  Gymnasium's own form

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seat: int | str = 0,
        opponents: str | Bot | Sequence[str | Bot] = "random",
        reward: str = "win",
        planes: Mapping[str, Any] | None = None,
        actions: str = "full",
        illegal: str = "end",
        illegal_reward: float = -1.0,
        mask: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.spaces = Spaces(game, players, options, planes, actions)
        self.observation_space = self.spaces.observation_space()
        self.action_space = self.spaces.action_space()
        self.reward = check_reward(reward)
        if seat != "random" and seat not in range(self.spaces.players):
            raise InvalidOptions(
                f"the seat is from 0 to {self.spaces.players - 1}, or 'random', not {short_repr(seat)}"
            )
        if illegal not in ILLEGAL:
            raise InvalidOptions(f"illegal is one of {', '.join(map(repr, ILLEGAL))}, not {short_repr(illegal)}")
        self._wanted_seat = seat
        self._others = Opponents(opponents, self.spaces.players - 1)
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self._masked = mask
        self.render_mode = render_mode
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game at hand, or the last one."""
        return begun(self._episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game and lets the others play up to the learner's first decision."""
        super().reset(seed=seed)
        self._part()
        self._others.begin()
        self._episode = Episode(self.spaces, deal_number(self.np_random, options))
        drawn = int(self.np_random.integers(self.spaces.players))
        self.seat = drawn if self._wanted_seat == "random" else int(self._wanted_seat)
        self._rng = Rng(int(self.np_random.integers(1 << 62)))
        self._ended = False
        self._let_others_play()
        self._rewards = Rewards(self.reward, self.episode.state)
        return self._observation(), self._info()

    def step(self, action: int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the action and lets the others play up to the learner's next decision, or to the end."""
        episode = self.episode
        if self._ended:
            raise gymnasium.error.ResetNeeded("the game is over: call reset() for another one")
        number = self.spaces.number(action)
        if number not in self._legal:
            return self._refused(number)
        episode.play(self.spaces.meaning(number))
        self._let_others_play()
        self._ended = self.episode.state.over
        reward = self._rewards.since(self.episode.state)[self.seat]
        return self._observation(), reward, self._ended, False, self._info()

    def action_masks(self) -> NDArray[bool_]:
        """True for every legal action of the open decision."""
        begun(self._episode)
        return self.spaces.mask(self._legal).astype(bool)

    def record(self, names: list[str] | None = None) -> Record:
        """The game so far, to be kept and replayed."""
        return self.episode.record(names)

    def render(self) -> str | None:
        """The last actions, the scores and the open decision as text; secret choices of others are a question mark."""
        return self.episode.text(self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Leaves a game that has not ended, and ends the opponents that are programs."""
        self._part()
        self._ended = True
        self._others.close()

    @property
    def opponents(self) -> list[Bot]:
        """The bots of the game at hand, in turn order from the learner."""
        return self._others.bots

    def _part(self) -> None:
        """Tells the others that the game has ended, if one is under way."""
        if self._episode is not None:
            self._others.finish(self._episode.state, self.seat)

    def _let_others_play(self) -> None:
        state = self.episode.state
        while not state.over and state.player != self.seat:
            other = self.opponents[(state.player - self.seat) % state.players - 1]
            self.episode.play(decide(other, state, self._rng))
        if state.over:
            self._part()
        self._legal = self.spaces.legal(state)

    def _observation(self) -> Observation:
        return self.spaces.observe(self.episode.state, self.seat)

    def _info(self) -> dict[str, Any]:
        """Who the learner is, what is legal, and at the end how it went."""
        state = self.episode.state
        info: dict[str, Any] = {"seat": self.seat, "legal": self._legal.tolist()}
        if self._masked:
            info["action_mask"] = self.spaces.mask(self._legal)
        if state.over:
            info["scores"] = state.scores()
            info["place"] = state.ranking()[self.seat]
        incidents = self._others.incidents()
        if incidents:
            info["incidents"] = incidents
        return info

    def _refused(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The end of a game by an illegal action; `info` says what was wrong with it."""
        refusal = self.episode.state.explain(self.spaces.meaning(action))
        assert refusal is not None
        if self.illegal == "raise":
            raise gymnasium.error.InvalidAction(format_refusal(refusal))
        self._ended = True
        self._part()
        info = self._info()
        info["illegal"] = format_refusal(refusal)
        return self._observation(), self.illegal_reward, True, False, info


def env_id(game: str) -> str:
    """The name under which Gymnasium knows the environment of a game, such as pentapolis/MyGame-v1."""
    version = encoder(game, find_game(game).players[0]).version
    title = "".join(word.capitalize() for word in game.split("_"))
    return f"{NAMESPACE}/{title}-v{version}"


def register_ids() -> None:
    """Makes the environments of all games with planes known to Gymnasium."""
    for game in encoded_games():
        gymnasium.register(env_id(game), "pentapolis.rl.gymnasium_env:SeatEnv", kwargs={"game": game})
