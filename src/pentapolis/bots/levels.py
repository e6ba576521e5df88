"""Five levels that people choose from, the same words in every game; how each plays is set for each game."""

from __future__ import annotations

from typing import Final, Protocol

from ..core.game import Game, game
from ..core.rng import Rng
from ..core.state import State
from ..core.strength import GREEDY, IMPRESSIONS, PLANS, Strength, greedy, impressions, search
from .greedy import Greedy
from .planner import Planner
from .policy import Policy
from .search.searcher import Budget, Searcher

SECONDS: Final = 1.0  # that a decision may take at most, on any machine
THOROUGH: Final = 10.0  # times the thinking of the highest level, where nobody waits


class Player(Protocol):
    """Anything that decides."""

    def choose(self, world: State, rng: Rng) -> int:
        """A legal action."""
        ...


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


# From the first level to the fifth, where a game sets no others. What is soft plays anything that looks nearly as good.
ANY_GAME: Final[tuple[Strength, ...]] = (
    impressions(7.0, 0.07),
    greedy(),
    impressions(0.0, 0.0),
    search(32),
    search(300),
)


def strengths(of: Game, players: int) -> tuple[Strength, ...]:
    """How the levels play that game at a table of so many."""
    return (of.levels_alone if players == 1 else ()) or of.levels or ANY_GAME


def search_is_brisk(of: Game, players: int) -> bool:
    """Whether a search of that game at a table of so many may end as soon as its choice is clear."""
    return any(strength.brisk for strength in strengths(of, players))


def player(strength: Strength) -> Player:
    """A bot that plays so."""
    if strength.kind == GREEDY:
        return Greedy()
    if strength.kind == IMPRESSIONS:
        return Policy(strength.softness, strength.floor)
    budget = Budget(strength.simulations, SECONDS, strength.brisk)
    return Planner(budget) if strength.kind == PLANS else Searcher(budget)


class Leveled:
    """The bot of a level: plays every game in the way that is set for it, if need be with a share of its thinking."""

    def __init__(self, number: int, share: float = 1.0, in_time: bool = True) -> None:
        self.number = number
        self.share = share
        self.in_time = in_time  # whether the clock may end a decision
        self._players: dict[tuple[str, bool], Player] = {}

    @property
    def cut_short(self) -> int:
        """How many decisions the clock has ended."""
        return sum(made.cut_short for made in self._players.values() if isinstance(made, Planner | Searcher))

    def choose(self, world: State, rng: Rng) -> int:
        """What the player of this level would do."""
        of, alone = world.game, world.players == 1
        if (of.id, alone) not in self._players:
            made = player(strengths(of, world.players)[self.number - 1])
            if isinstance(made, Planner | Searcher):
                made.budget = made.budget.shared(self.share)
                if not self.in_time:
                    made.budget = Budget(made.budget.simulations, float("inf"))
            self._players[of.id, alone] = made
        return self._players[of.id, alone].choose(world, rng)


def analyst() -> Leveled:
    """The highest level with much more thinking and without a clock: for reviews of games, not for people who wait."""
    return Leveled(LEVELS[-1].number, THOROUGH, in_time=False)


def leveled(name: str, share: float) -> Leveled:
    """The bot of the level of that name, with that share of its usual thinking."""
    (level,) = [level for level in LEVELS if level.name == name]
    return Leveled(level.number, share)


def simulations(name: str, id: str) -> int:
    """How many simulations or steps the level makes for a decision of that game, at most; 0 if it only looks."""
    (level,) = [level for level in LEVELS if level.name == name]
    return max(strengths(game(id), players)[level.number - 1].simulations for players in game(id).players)
