"""A Gymnasium environment: the learner plays one seat, bots play the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
from numpy import asarray, bool_, int64
from numpy.typing import NDArray

from ..bots import Bot, decide
from ..bots.random import Random
from ..core.errors import InvalidOptions, PentapolisError, format_refusal, short_repr
from ..core.game import game as find_game
from ..core.record import Record
from ..core.rng import Rng
from ..stepping.seat_game import GOES_ON, ILLEGAL, OVER, WAITS
from .encoders import encoded_games, encoder
from .episode import Episode, begun, deal_number
from .masks import Masks
from .memory import Memory
from .opponents import Opponents
from .rendering import FPS, RENDER_MODES, Frames, Pixels, check_mode
from .rewards import Rewards, check_reward
from .rows import Rows
from .spaces import Actions, Observation, Spaces

AFTER_ILLEGAL = ("end", "raise")
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

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": FPS}  # noqa: RUF012  Gymnasium's own form

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
        if illegal not in AFTER_ILLEGAL:
            raise InvalidOptions(f"illegal is one of {', '.join(map(repr, AFTER_ILLEGAL))}, not {short_repr(illegal)}")
        self._wanted_seat = seat
        self._others = Opponents(opponents, self.spaces)
        self.illegal = illegal
        self.illegal_reward = illegal_reward
        self.render_mode = check_mode(render_mode)
        self._frames = Frames(render_mode) if render_mode in ("rgb_array", "human") else None
        self._scored = reward == "score"
        self._masked = mask
        self._human = render_mode == "human"
        self._rows: Rows | None = None
        self._masks: Masks | None = None
        self._episode: Episode | None = None
        self._ended = True

    @property
    def episode(self) -> Episode:
        """The game at hand, or the last one."""
        return begun(self._episode)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game and lets the others play up to the learner's first decision."""
        if self._rows is None:
            self.sit(Memory(self.spaces), 0)
            large = self.spaces.layout.large
            self._rows = Rows(self.spaces.layout, None, self._masked and not large)
            self._masks = Masks(1, self.spaces.num_actions) if self._masked and large else None
        self.deal(seed, options)
        return self._look()

    def step(self, action: int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Plays the action and lets the others play up to the learner's next decision, or to the end."""
        if self._ended:
            begun(self._episode)
            raise gymnasium.error.ResetNeeded("the game is over: call reset() for another one")
        number = action if type(action) is int else self.spaces.number(action)
        status = self._game.step(number)
        if status == GOES_ON and not self._scored:
            seen, info = self._look()
            return seen, 0.0, False, False, info
        reward, over, told = self.follow(number, status)
        seen, info = self._look()
        return seen, reward, over, False, {**info, **told}

    def action_masks(self) -> NDArray[bool_]:
        """True for every legal action of the open decision."""
        begun(self._episode)
        return self.spaces.mask(self._legal).astype(bool)

    @property
    def _legal(self) -> Actions:
        return asarray(self._game.offer.listed(), int64)

    def record(self, names: list[str] | None = None) -> Record:
        """The game so far, to be kept and replayed."""
        return self.episode.record(names)

    def render(self) -> str | Pixels | None:
        """What the learner sees: as text (last actions, scores, open decision), as pixels, or in the window."""
        if self._frames is not None:
            return self._frames.show(self.episode.state, self.seat)
        return self.episode.text(self.seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Leaves a game that has not ended, and ends the opponents that are programs."""
        self._part()
        self._ended = True
        self._others.close()
        if self._frames is not None:
            self._frames.close()

    @property
    def opponents(self) -> list[Bot]:
        """The bots of the game at hand, in turn order from the learner."""
        return self._others.bots

    def incidents(self) -> list[dict[str, Any]]:
        """Every move of this game that was played in place of a program, and why."""
        return self._others.incidents() if self._others.programs else []

    def sit(self, memory: Memory, number: int) -> None:
        """Takes the row of the memory into which this game is written."""
        self._memory = memory
        self._game = memory.games[number]

    def deal(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """Begins a new game: deals, seats everybody and goes to the learner's first decision."""
        super().reset(seed=seed)
        self._part()
        self._others.begin()
        episode = self._episode = Episode(self.spaces, deal_number(self.np_random, options))
        drawn = int(self.np_random.integers(self.spaces.players))
        seat = self.seat = drawn if self._wanted_seat == "random" else int(self._wanted_seat)
        self._rng = Rng(int(self.np_random.integers(1 << 62)))
        self._ended = False
        asked = [False, *[type(other) is not Random for other in self.opponents]]  # in turn order from the learner
        asked = [asked[(other - seat) % len(asked)] for other in range(len(asked))]
        self._settle(self._game.begin(episode.line, seat, self._rng, asked))
        self._ended = False  # a game that is over before the learner decides ends with their first step
        self._rewards = Rewards(self.reward, episode.state)

    def follow(self, number: int, status: int) -> tuple[float, bool, dict[str, Any]]:
        """What a step has led to, once all bots were asked: the reward, whether it is the end, and then the info."""
        if status == ILLEGAL:
            told = self._refuse(number)
            return self.illegal_reward, True, {**self._info(), **told}
        self._settle(status)
        earned = self._rewards.since(self.episode.state)[self.seat] if self._ended or self._scored else 0.0
        return earned, self._ended, self._info() if self._ended else {}

    def _part(self) -> None:
        """Tells the others that the game has ended, if one is under way."""
        if self._episode is not None:
            self._others.finish(self._episode.state, self.seat)

    def _settle(self, status: int) -> None:
        """Asks the bots that are waited for."""
        game, state = self._game, self.episode.state
        while status == WAITS:
            other = self.opponents[(state.player - self.seat) % state.players - 1]
            status = game.reply(decide(other, state, self._rng))
        self._ended = status == OVER
        if self._ended:
            self._part()

    def _look(self) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees, and the info."""
        assert self._rows is not None
        row = self._rows.take()
        self._memory.copy_to(row.cells, 0)
        info = self._info()
        if row.mask is not None:
            info["action_mask"] = row.mask
        elif self._masks is not None:
            legal = info["legal"]
            span = (legal[0], legal[-1] + 1) if legal else (0, 0)
            info["action_mask"] = self._masks.take(self._memory.masks, [span])[0]
        if self._human:
            self.render()
        return row.arrays.copy(), info

    def _info(self) -> dict[str, Any]:
        """Who the learner is, what is legal, and at the end how it went."""
        legal = self._game.offer.listed()
        info: dict[str, Any] = {"seat": self.seat, "legal": legal}
        if self._ended or not legal:
            state = self.episode.state
            if state.over:
                info["scores"] = state.scores()
                info["place"] = state.ranking()[self.seat]
            elif not legal:
                actions = len(state.legal())
                raise PentapolisError(f"none of the {actions} legal actions is among the compact ones; use all")
        if told := self.incidents():
            info["incidents"] = told
        return info

    def _refuse(self, action: int) -> dict[str, Any]:
        """The end of a game by an illegal action: what was wrong with it. Or an error, and nothing has changed."""
        refusal = self.episode.state.explain(self.spaces.meaning(action))
        assert refusal is not None
        if self.illegal == "raise":
            raise gymnasium.error.InvalidAction(format_refusal(refusal))
        self._ended = True
        self._part()
        return {"illegal": format_refusal(refusal)}


def env_id(game: str) -> str:
    """The name under which Gymnasium knows the environment of a game, such as pentapolis/MyGame-v1."""
    version = encoder(game, find_game(game).players[0]).version
    title = "".join(word.capitalize() for word in game.split("_"))
    return f"{NAMESPACE}/{title}-v{version}"


def register_ids() -> None:
    """Makes the environments of all games with planes known to Gymnasium."""
    for game in encoded_games():
        gymnasium.register(env_id(game), "pentapolis.rl.gymnasium_env:SeatEnv", kwargs={"game": game})
