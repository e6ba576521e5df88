"""Five levels that people choose from, the same words in every game; how each plays is set for each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from ..core.rng import Rng
from ..core.state import State
from .greedy import Greedy
from .policy import Policy
from .search.searcher import Budget, Searcher
from .search.tree import Tuning

SECONDS: Final = 1.0  # that a decision may take at most, on any machine


class Player(Protocol):
    """Anything that decides."""

    def choose(self, world: State, rng: Rng) -> int:
        """A legal action."""
        ...


Maker = Callable[[], Player]


class Level:
    """A level by its name in the registry, and the keys of its title and of the line that describes it."""

    __slots__ = ("about", "name", "number", "title")

    def __init__(self, number: int, title: str, about: str) -> None:
        self.number = number
        self.name = f"level-{number}"
        self.title = title
        self.about = about


LEVELS: Final = (
    Level(1, "bot-novice", "bot-novice-about"),
    Level(2, "bot-apprentice", "bot-apprentice-about"),
    Level(3, "bot-adept", "bot-adept-about"),
    Level(4, "bot-expert", "bot-expert-about"),
    Level(5, "bot-master", "bot-master-about"),
)


def searcher(simulations: int, tuning: Tuning | None = None) -> Maker:
    """Makes bots that search so much."""
    return lambda: Searcher(Budget(simulations, SECONDS), tuning)


def policy(softness: float, floor: float) -> Maker:
    """Makes bots that follow priors so softly."""
    return lambda: Policy(softness, floor)


# From the first level to the fifth. What is soft plays anything that looks nearly as good as the best.
ANY_GAME: Final[tuple[Maker, ...]] = (
    policy(7.0, 0.07),
    Greedy,
    policy(0.0, 0.0),
    searcher(32),
    searcher(300),
)
BY_GAME: Final[dict[str, tuple[Maker, ...]]] = {
    "akropolis": (policy(4.0, 0.05), Greedy, policy(0.35, 0.1), policy(0.15, 0.2), searcher(32)),
}


class Leveled:
    """The bot of a level: plays every game in the way that is set for it, if need be with a share of its thinking."""

    def __init__(self, number: int, share: float = 1.0) -> None:
        self.number = number
        self.share = share
        self._players: dict[str, Player] = {}

    @property
    def cut_short(self) -> int:
        """How many decisions the clock has ended."""
        return sum(player.cut_short for player in self._players.values() if isinstance(player, Searcher))

    def choose(self, world: State, rng: Rng) -> int:
        """What the player of this level would do."""
        of = world.game.id
        if of not in self._players:
            player = _player(self.number, of)
            if isinstance(player, Searcher):
                player.budget = player.budget.shared(self.share)
            self._players[of] = player
        return self._players[of].choose(world, rng)


def leveled(name: str, share: float) -> Leveled:
    """The bot of the level of that name, with that share of its usual thinking."""
    (level,) = [level for level in LEVELS if level.name == name]
    return Leveled(level.number, share)


def simulations(name: str, game: str) -> int:
    """How many simulations the level makes for a decision of that game; 0 if it does not search."""
    (level,) = [level for level in LEVELS if level.name == name]
    player = _player(level.number, game)
    return player.budget.simulations if isinstance(player, Searcher) else 0


def _player(number: int, game: str) -> Player:
    return BY_GAME.get(game, ANY_GAME)[number - 1]()
