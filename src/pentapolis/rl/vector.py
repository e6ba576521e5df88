"""Many games behind one step: in this process, or in several that each play a share of them."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from types import TracebackType
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ..core.errors import InvalidOptions, short_repr
from .crew import Crew
from .gymnasium_env import SeatEnv
from .masks import Masks
from .rows import Row, Rows
from .seats import Outcome, Seats, checked_seeds
from .spaces import Observation

Infos = dict[str, Any]
Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Infos]


class GameVector(VectorEnv[Observation, NDArray[Any], NDArray[Any]]):
    """So many SeatEnvs with the same settings: `with vector(...) as games:`.

    A finished game is followed by the next one in the same step; how it ended is in `final_obs` and `final_info`. What
    is returned stays as it is for as long as somebody holds it.
    """

    def __init__(self, game: str, num_envs: int, processes: int = 0, context: str = "spawn", **settings: Any) -> None:
        single = SeatEnv(game, **settings)
        self.spaces = single.spaces
        self.num_envs = num_envs
        self.metadata = {**single.metadata, "autoreset_mode": AutoresetMode.SAME_STEP}
        self.single_observation_space, self.single_action_space = single.observation_space, single.action_space
        self.observation_space = batch_space(single.observation_space, num_envs)
        self.action_space = batch_space(single.action_space, num_envs)
        self._all = np.ones(num_envs, np.bool_)  # who has told what all of them tell
        self._all.flags.writeable = False
        self._begun = False
        self._masked = bool(settings.get("mask", True))
        self._crew: Crew | None = None
        if processes > 1:
            self._crew = Crew(context, processes, self.spaces.layout, self._masked, game, num_envs, settings)
        else:
            self._seats = Seats(game, num_envs, settings)
            large = self.spaces.layout.large
            self._rows = Rows(self.spaces.layout, num_envs, self._masked and not large)
            self._masks = Masks(num_envs, self.spaces.num_actions) if self._masked and large else None

    @property
    def processes(self) -> list[Any]:
        """The processes that play besides this one."""
        return [] if self._crew is None else self._crew.processes

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observation, Infos]:
        """Deals everybody a new game; game number i by `seed` + i, or by the i-th of several seeds."""
        seeds = checked_seeds(seed, self.num_envs)
        if self._crew is not None:
            outcome, row = self._crew.begin(seeds, options)
        else:
            outcome = self._seats.begin(seeds, options)
            row = self._copied()
        self._begun = True
        return row.arrays.copy(), self._infos(outcome, row)

    def step(self, actions: Any) -> Step:
        """Plays an action in every game, under the number by which it was offered."""
        if not self._begun:
            raise InvalidOptions("no game has begun: call reset() first")
        numbers = self._numbers(actions)
        rewards, ended = np.zeros(self.num_envs, np.float64), np.zeros(self.num_envs, np.bool_)
        if self._crew is not None:
            outcome, row = self._crew.advance(numbers, rewards)
        else:
            outcome = self._seats.advance(numbers, rewards)
            row = self._copied()
        for number in outcome.finals:
            ended[number] = True
        return row.arrays.copy(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos(outcome, row)

    def close_extras(self, **settings: Any) -> None:
        """Leaves all games and ends all processes."""
        if self._crew is not None:
            self._crew.close()
        else:
            self._seats.close()

    def __enter__(self) -> GameVector:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _copied(self) -> Row:
        row = self._rows.take()
        self._seats.copy_to(row.cells)
        return row

    def _numbers(self, actions: Any) -> list[int]:
        """The actions as plain numbers, one for each game."""
        listed = actions.tolist() if hasattr(actions, "tolist") else actions
        try:
            numbers = list(map(index, listed))
        except TypeError:
            numbers = list(map(self.spaces.number, np.atleast_1d(np.asarray(actions))))  # says what is none
        if len(numbers) != self.num_envs:
            raise InvalidOptions(f"there are {self.num_envs} games, not {len(numbers)}: one action for each")
        return numbers

    def _infos(self, outcome: Outcome, row: Row) -> Infos:
        """Seats, legal actions as an array for each game, masks, and how games ended."""
        everybody, told, games = self._all, outcome.told, self.num_envs
        legal = np.empty(games, object)
        at = 2 * games
        for number, count in enumerate(told[:games].tolist()):
            legal[number] = told[at : at + count]
            at += count
        infos: Infos = {"seat": told[games : 2 * games], "_seat": everybody, "legal": legal, "_legal": everybody}
        if row.mask is not None:
            infos["action_mask"], infos["_action_mask"] = row.mask, everybody
        elif self._masked and self._masks is not None:
            masks = self._masks.take(*self._seats.masks())
            infos["action_mask"], infos["_action_mask"] = masks, everybody
        for number, incidents in outcome.incidents.items():
            infos = self._add_info(infos, {"incidents": incidents}, number)
        for number, (cells, info) in outcome.finals.items():
            seen = self.spaces.layout.arrays(cells, False)
            infos = self._add_info(infos, {"final_obs": seen, "final_info": info}, number)
        return infos


def vector(game: str, num_envs: int, *, processes: int = 0, context: str = "spawn", **settings: Any) -> GameVector:
    """That many SeatEnvs with the same settings behind one step.

    They are played in this process alone, or in so many `processes` with this one among them: each plays a share and
    writes what is seen into memory that all share. `context` is how Python starts the others: spawn, forkserver, fork.
    """
    if not isinstance(num_envs, int) or num_envs < 1:
        raise InvalidOptions(f"a vector needs one environment or more, not {short_repr(num_envs)}")
    if not isinstance(processes, int) or not 0 <= processes <= num_envs:
        raise InvalidOptions(f"a vector of {num_envs} has 0 to {num_envs} processes, not {short_repr(processes)}")
    return GameVector(game, num_envs, processes, context, **settings)
