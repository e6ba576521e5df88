"""Many learners' seats in one process, stepped in one compiled call."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from ..bots import External
from ..stepping.seat_game import Batch
from .gymnasium_env import SeatEnv
from .masks import Span
from .memory import Memory
from .rows import Bytes
from .spaces import Actions, Mask

Final = tuple[Bytes, dict[str, Any]]  # what was seen last, as a row of bytes, and the info


@dataclass(slots=True)
class Outcome:
    """What came of a step."""

    told: Actions  # how many actions each game offers, the seat of each learner, and then all those actions
    finals: dict[int, Final]  # how games ended, where they did
    incidents: dict[int, list[dict[str, Any]]]


class Seats:
    """So many SeatEnvs with the same settings, whose rows lie side by side in one block."""

    def __init__(self, game: str, count: int, settings: Mapping[str, Any]) -> None:
        self.envs = [SeatEnv(game, **settings) for _ in range(count)]
        self._memory = Memory(self.envs[0].spaces, count)
        for number, env in enumerate(self.envs):
            env.sit(self._memory, number)
        self._batch = Batch(self._memory.games)
        self._told = np.empty(0, np.int64)
        self._refusing = self.envs[0].illegal == "raise"
        self._scored = self.envs[0].reward == "score"
        self._programs = any(isinstance(bot, External) for bot in self.envs[0].opponents)

    def begin(self, seeds: Sequence[int | None], options: dict[str, Any] | None) -> Outcome:
        """Deals everybody a new game."""
        for env, seed in zip(self.envs, seeds, strict=True):
            env.deal(seed, options)
        return self._outcome({})

    def advance(self, numbers: list[int], rewards: NDArray[np.float64]) -> Outcome:
        """Plays an action in every game and notes the rewards; a game that ends is followed by the next one at once.

        Where an illegal action is an error nothing is played anywhere.
        """
        if self._refusing and (at := self._batch.refused(numbers)) >= 0:
            self.envs[at].step(numbers[at])
        finals: dict[int, Final] = {}
        for at, status in self._batch.step(numbers, self._scored).items():
            env = self.envs[at]
            rewards[at], ended, info = env.follow(numbers[at], status)
            if ended:
                finals[at] = (self._copied(at), info)
                env.deal(None, None)
        return self._outcome(finals)

    def copy_to(self, cells: Bytes) -> None:
        """Copies what all learners see, and their masks too if there is room for them."""
        self._memory.copy_to(cells)

    def masks(self) -> tuple[Mask, list[Span]]:
        """The masks of all games, and where their ones lie."""
        return self._memory.masks, self._batch.spans()

    def close(self) -> None:
        """Leaves all games."""
        for env in self.envs:
            env.close()

    def _copied(self, at: int) -> Bytes:
        """What the learner of one game sees, in a row of its own."""
        cells = np.empty(self._memory.spaces.layout.bare, np.uint8)
        self._memory.copy_to(cells, at)
        return cells

    def _outcome(self, finals: dict[int, Final]) -> Outcome:
        count = self._batch.tell()
        if count > len(self._told):
            self._told = np.frombuffer(memoryview(self._batch.told), np.int64)
        incidents = {}
        if self._programs:
            incidents = {at: told for at, env in enumerate(self.envs) if (told := env.incidents())}
        return Outcome(self._told[:count].copy(), finals, incidents)


def checked_seeds(seed: int | Sequence[int | None] | None, count: int) -> list[int | None]:
    """One seed for each game: the numbers from `seed` on, those that are listed, or none."""
    if seed is None:
        return [None] * count
    if isinstance(seed, Sequence):
        if len(seed) != count:
            raise gymnasium.error.Error(f"there are {count} games, not {len(seed)}: one seed for each, or one number")
        return list(seed)
    return [seed + number for number in range(count)]
