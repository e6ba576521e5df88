"""Players that are programs. A bot sees a world drawn from what its seat knows, never the true state."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol

from ..core.errors import Refusal
from ..core.nearest import nearest
from ..core.rng import Rng
from ..core.state import State
from ..core.steps import AT_CHOICES
from .external import LIMITS, PREFIX, BotError, External, Incident, Limits
from .greedy import Greedy
from .guarded import Guarded
from .imported import imported
from .levels import LEVELS, Level, Leveled, analyst
from .net import PREFIX as NET
from .net import NetPlayer
from .random import Random
from .searching import PREFIX as SEARCH
from .searching import Searching

__all__ = [
    "BOTS",
    "LEVELS",
    "LEVEL_NAMES",
    "Bot",
    "BotError",
    "External",
    "Guarded",
    "Guest",
    "Incident",
    "Level",
    "Limits",
    "bot",
    "decide",
    "is_foreign",
    "shown_world",
]


class Bot(Protocol):
    """Anything that picks an action for the deciding seat of the world it is shown."""

    def choose(self, world: State, rng: Rng) -> int:
        """A legal action of the open decision."""
        ...


BOTS: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    **{level.name: partial(Leveled, level.number) for level in LEVELS},
    "analysis": analyst,
}
LEVEL_NAMES = tuple(level.name for level in LEVELS)  # the names that a visitor of a server may use
Guest = External | Guarded  # somebody else's code: has incidents, hears how a game ended, and is closed


def bot(name: str, limits: Limits = LIMITS) -> Bot:
    """A new bot of that name, of `search:SIMULATIONS`, `net:FILE`, `exec:COMMAND` (a program) or `module:Class`.

    Bots may remember, so every seat gets one of its own. The last two run other people's code: take
    them only from whoever may run programs here. `BOTS` has the names that anybody may use.
    """
    if name in BOTS:
        return BOTS[name]()
    if name.startswith(PREFIX):
        return External(name.removeprefix(PREFIX), limits)
    if name.startswith(NET):
        return NetPlayer(name.removeprefix(NET))
    if name.startswith(SEARCH):
        return Searching(name.removeprefix(SEARCH))
    if is_foreign(name):
        return Guarded(partial(imported, name), limits)
    raise BotError(
        Refusal("", "bot-unknown", {"name": name[:80], "bots": ", ".join(BOTS), "nearest": nearest(name, BOTS)})
    )


def is_foreign(name: str) -> bool:
    """Whether that is no name but says where a bot of somebody else is found."""
    return ":" in name


def shown_world(state: State, rng: Rng) -> State:
    """What is shown to a program that decides now: a world drawn from what its seat knows, never the true state.

    This is the only door: nothing else hands a position to a bot or a learner.
    """
    world = state.resample(state.player, rng)
    world.stops = AT_CHOICES  # thinking ahead, nobody waits for forced choices
    return world


def decide(player: Bot, state: State, rng: Rng) -> int:
    """What the bot plays for the seat that must decide; it gets a world of its own and its own numbers."""
    return player.choose(shown_world(state, rng), rng)
