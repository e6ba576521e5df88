"""Players that are programs. A bot sees a world drawn from what its seat knows, never the true state."""

from __future__ import annotations

from typing import Protocol

from ..core.errors import PentapolisError
from ..core.rng import Rng
from ..core.state import State
from .greedy import Greedy
from .random import Random


class Bot(Protocol):
    """Anything that picks an action for the deciding seat of the world it is shown."""

    def choose(self, world: State, rng: Rng) -> int:
        """A legal action of the open decision."""
        ...


BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


def bot(name: str) -> Bot:
    """The bot of that name."""
    if name not in BOTS:
        raise PentapolisError(f"there is no bot {name!r}; there are {', '.join(BOTS)}")
    return BOTS[name]


def decide(player: Bot, state: State, rng: Rng) -> int:
    """What the bot plays for the seat that must decide; it gets a resampled world and its own numbers."""
    return player.choose(state.resample(state.player, rng), rng)
