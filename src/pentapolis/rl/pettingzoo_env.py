"""A PettingZoo environment: every seat is an agent, and the one that must decide now is asked, whoever's turn it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper

from ..core.errors import IllegalAction
from ..core.record import Record
from .episode import Episode, begun, deal_number
from .memory import Memory
from .rendering import FPS, RENDER_MODES, Frames, Pixels, check_mode
from .rewards import Rewards, check_reward
from .spaces import Spaces


class TableEnv(AECEnv):  # type: ignore[misc]  # PettingZoo does not publish its types
    """All seats of a table: `player_0`, `player_1`, ...

    An observation is {"observation": planes, "action_mask": mask}; the mask of an agent that does not decide now is all
    zeros. The info of the deciding agent lists its legal actions as "legal". `reset` takes the option "deal": the
    number of a deal to play. An illegal action raises IllegalAction and changes nothing.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        reward: str = "win",
        planes: Mapping[str, Any] | None = None,
        actions: str = "full",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.spaces = Spaces(game, players, options, planes, actions)
        self.metadata = {
            "name": f"{game}_v{self.spaces.encoder.version}",
            "render_modes": list(RENDER_MODES),
            "render_fps": FPS,
            "is_parallelizable": False,
        }
        self.reward = check_reward(reward)
        self.render_mode = check_mode(render_mode)
        self._frames = Frames(render_mode) if render_mode in ("rgb_array", "human") else None
        self.possible_agents = [f"player_{seat}" for seat in range(self.spaces.players)]
        self.observation_spaces = {agent: self._seen() for agent in self.possible_agents}
        self.action_spaces = {agent: self.spaces.action_space() for agent in self.possible_agents}
        self._memory = Memory(self.spaces)
        self._random, _ = np_random()
        self._episode: Episode | None = None

    @property
    def episode(self) -> Episode:
        """The game at hand, or the last one."""
        return begun(self._episode)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Planes and mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self._episode = Episode(self.spaces, deal_number(self._random, options))
        self._rewards = Rewards(self.reward, self.episode.state)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent sees, and what it may do."""
        state = self.episode.state
        seat = self.possible_agents.index(agent)
        seen = self._memory.seen(state, seat)
        decides = not state.over and seat == state.player
        return {"observation": seen, "action_mask": self.spaces.mask(self._legal if decides else self._legal[:0])}

    def step(self, action: int | None) -> None:
        """Plays the action of the deciding agent; agents of a finished game step with None."""
        episode = self.episode
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        number = None if action is None else self.spaces.number(action)
        if number is None or number not in self._legal:
            refusal = episode.state.explain(None if number is None else self.spaces.meaning(number))
            assert refusal is not None
            raise IllegalAction(refusal)
        self._cumulative_rewards[agent] = 0.0
        episode.play(self.spaces.meaning(number))
        earned = self._rewards.since(episode.state)
        self.rewards = {agent: earned[seat] for seat, agent in enumerate(self.possible_agents)}
        self._accumulate_rewards()
        self._ask()

    def record(self, names: list[str] | None = None) -> Record:
        """The game so far, to be kept and replayed."""
        return self.episode.record(names)

    def render(self) -> str | Pixels | None:
        """What everybody may see: as text (last actions, scores, open decision), as pixels, or in the window."""
        if self._frames is not None:
            return self._frames.show(self.episode.state, None)
        return self.episode.text(None) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Closes the window, if there is one."""
        if self._frames is not None:
            self._frames.close()

    def _ask(self) -> None:
        """Turns to the agent that must decide, or tells all of them that the game is over."""
        state = self.episode.state
        self._legal = self.spaces.legal(state)
        if self.render_mode == "human":
            self.render()
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        if state.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            for seat, agent in enumerate(self.agents):
                self.infos[agent] = {"scores": state.scores(), "place": state.ranking()[seat]}
        else:
            self.agent_selection = self.possible_agents[state.player]
            self.infos[self.agent_selection] = {"legal": self._legal.tolist()}

    def _seen(self) -> spaces.Space[Any]:
        mask = spaces.MultiBinary(self.spaces.num_actions)
        return spaces.Dict({"observation": self.spaces.observation_space(), "action_mask": mask})


def table_env(game: str, *arguments: Any, illegal_reward: float = -1.0, **settings: Any) -> AECEnv:
    """A TableEnv in PettingZoo's usual wrappers: an illegal action ends the game, misuse is told."""
    table = TableEnv(game, *arguments, **settings)
    ending = TerminateIllegalWrapper(table, illegal_reward=illegal_reward)
    return OrderEnforcingWrapper(AssertOutOfBoundsWrapper(ending))
