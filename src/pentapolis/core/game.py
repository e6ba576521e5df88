"""A game as a whole: its sizes, options, steps and texts, and how states of it come to be."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from operator import index
from typing import TYPE_CHECKING, Any, Generic, SupportsIndex

from mypy_extensions import mypyc_attr

from .actions import ActionSpace
from .chance import seed_bytes
from .errors import InvalidOptions, Refusal, UnknownGame, short_repr
from .evaluation import Evaluation
from .learning import Learner
from .nearest import did_you_mean
from .options import Option, checked
from .state import OfState, State
from .steps import AT_CHOICES, Step
from .strength import Strength

if TYPE_CHECKING:
    from .fields import Fields

Migration = Callable[[list[str]], list[str]]  # what was played, in notation, as the next rules version writes it


class Solo:
    """How a game is played alone. `option` is the setting that chooses the opponent and is `none` in other games."""

    __slots__ = ("none", "option")

    def __init__(self, option: str = "", none: str = "none") -> None:
        self.option = option
        self.none = none


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[OfState]):
    """The rules of one title. The same action int always means the same action in it.

    Rules never change: a copy of a game is the game itself, and a pickle names it by id and rules version.
    """

    def __init__(
        self,
        id: str,
        rules_version: int,
        players: range,
        num_actions: int,
        options: list[Option],
        steps: list[Step[Any]],
        terms: tuple[str, ...],
        end_rule: str = "",
    ) -> None:
        self.id = id
        self.rules_version = rules_version
        self.players = players
        self.num_actions = num_actions
        self.options = {option.name: option for option in options}
        self.steps = steps
        self.end_rule = end_rule  # the rule by which nothing is legal after the end
        self.terms = terms  # names of the score terms, in the order of the score sheet
        self.features: tuple[str, ...] = ()  # what its evaluation names of a position, in words of the game
        self.secret_scores = False  # whether a seat has points that others do not know of before the end
        self.levels: tuple[Strength, ...] = ()  # how the levels of bots play it; none: as they play any game
        self.levels_alone: tuple[Strength, ...] = ()  # and how alone at the table; none: as with others
        self.solo: Solo | None = None  # how it is played alone, if it can be
        # Why it says no before any step does: to players and options, and to what is no notation.
        self.refusals: tuple[str, ...] = ("notation", "word")
        self.space: ActionSpace | None = None  # the declared actions, from which notation comes
        self.fields: Fields | None = None  # the table of a position, from which dumps and default views come
        self.longest = 10_000  # a bound on the decisions of one game
        self.effort = 1  # how many times as long a look ahead takes as in most games: hints see so many fewer worlds
        self.stride = 1  # short turns that come to about as much as one of most games: analyses look that much further
        # What parts of a view are, by their names, for who draws any game: EACH, OWN, SEAT or CATALOGUE (core.layout).
        self.layout: dict[str, str] = {}
        self.dimensions: tuple[str, ...] = ()  # `event.name` by which the lab groups though random games seldom show it
        self.older: dict[int, Game] = {}  # former versions of the rules that this build still plays, by version
        self.migrations: dict[int, Migration] = {}  # from that version of the rules to the next

    def new(
        self, players: SupportsIndex, seed: object, options: Mapping[str, Any] | None = None, stops: int = AT_CHOICES
    ) -> OfState:
        """A game at its first decision. The same arguments give the same game on every machine.

        `stops` tells at which forced choices the machine waits for somebody to play them (core.steps).
        """
        try:
            count = index(players)
        except TypeError:
            raise TypeError(f"players is an int, not {type(players).__name__}") from None
        settings = checked(self.options, options)
        self.check_players(count, settings)
        state = self.set_up(count, settings, seed_bytes(seed))
        state.stops = stops
        state.settle()
        return state

    @property
    def rules_versions(self) -> list[int]:
        """The versions of the rules that this build plays, the present one last."""
        return [*sorted(self.older), self.rules_version]

    def under(self, rules_version: int) -> Game | None:
        """The game as that version of its rules has it; None if this build does not play it."""
        return self if rules_version == self.rules_version else self.older.get(rules_version)

    def migrated(self, moves: list[str], rules_version: int) -> list[str] | None:
        """Moves of a former version as the present rules write them; None without a written way from there to here.

        That they can be played is for who plays them to find out.
        """
        while rules_version < self.rules_version:
            step = self.migrations.get(rules_version)
            if step is None:
                return None
            moves = step(list(moves))
            rules_version += 1
        return moves if rules_version == self.rules_version else None

    @property
    def fewest(self) -> int:
        """The smallest number of players."""
        return 1 if self.solo is not None else self.players[0]

    def plays_alone(self, options: Mapping[str, Any]) -> bool:
        """Whether these options ask for the opponent of somebody who plays alone."""
        solo = self.solo
        return solo is not None and solo.option != "" and options.get(solo.option, solo.none) != solo.none

    def check_players(self, players: int, options: dict[str, Any]) -> None:
        """Raises InvalidOptions unless that many can play with these options."""
        if players not in self.players:
            first, last = self.players[0], self.players[-1]
            args: dict[str, int | str] = {"game": self.id, "first": first, "last": last, "given": short_repr(players)}
            raise InvalidOptions(Refusal("", "refuse-players", args))

    @abstractmethod
    def set_up(self, players: int, options: dict[str, Any], seed: bytes) -> OfState:
        """A state with its first frames on the stack; options are complete and valid."""

    @abstractmethod
    def load(self, data: object) -> OfState:
        """The state behind a dump; raises InvalidDump with what is wrong and where."""

    def notation(self, action: int) -> str:
        """The short text form of an action: what its space says, unless the game writes its own."""
        if self.space is None:
            raise NotImplementedError(f"{self.id} declares no action space and writes no notation")
        return self.space.notation(action)

    def parse(self, text: str) -> int:
        """The action behind a notation; raises InvalidNotation."""
        if self.space is None:
            raise NotImplementedError(f"{self.id} declares no action space and reads no notation")
        return self.space.parse(text)

    def text_keys(self) -> list[str]:
        """Every text key the game can ask for: what it and its options are called, and what its steps say."""
        keys = ["name", "tagline", "credits", "about", "provenance"]
        keys += [f"term-{term}" for term in self.terms]
        keys += [f"feature-{feature}" for feature in self.features]
        for step in self.steps:
            keys += step.text_keys()
        keys += [f"refuse-{reason}" for reason in self.refusals]
        for option in self.options.values():
            keys += [f"option-{option.name}", f"option-{option.name}-help"]
            keys += [f"option-{option.name}-{choice}" for choice in option.choices if isinstance(choice, str)]
        return [f"{self.id}-{key}" for key in dict.fromkeys([*keys, *self.names_of_things()])]

    def names_of_things(self) -> list[str]:
        """The keys, without the game's name, of what its pieces, zones and the like are called."""
        return []

    def components(self) -> dict[str, Any]:
        """What never changes about the game's pieces, as plain JSON: read once, and in no view."""
        return {}

    @abstractmethod
    def rule_sections(self) -> dict[str, list[str]]:
        """The rule numbers of the game by section, in the order in which one would read them."""

    def rule_ids(self) -> list[str]:
        """Every rule number of the game, in order."""
        return [rule for rules in self.rule_sections().values() for rule in rules]

    def evaluation(self, players: int) -> Evaluation:
        """What programs that search are told about positions of that many players; this one knows the score alone."""
        return Evaluation()

    def begins_turn(self, state: State, seat: int) -> bool:
        """Whether the open decision begins an ordinary turn, and would begin one of that seat if it were next.

        Who waits may plan such a turn as if those before had not moved.
        """
        return False

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> Learner | None:
        """A player for that many players that learns with a net of these weights, or none yet; None if none can."""
        return None

    def figures(self, players: int) -> dict[str, float]:
        """What its judgement by hand weighs things with, by name, none below 0; empty where no figures can be tuned."""
        return {}

    def tuned(self, players: int, figures: Mapping[str, float]) -> Evaluation:
        """The judgement by hand with these figures; raises ValueError if they are another game's."""
        raise NotImplementedError

    def opponent_key(self, options: Mapping[str, Any]) -> str:
        """The text key of the name of an opponent that scores and decides nothing; empty where there is none."""
        return ""

    def text_args(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """What a text is told about the data of an event or a choice.

        Values are numbers and words; a list holds text keys that are to be worded first, a list of lists several such.
        """
        return {name: value for name, value in data.items() if isinstance(value, int | str)}

    def place_of(self, data: Mapping[str, Any]) -> str:
        """Where on its map something happened, as drawings number it; empty where the text says all."""
        return ""

    def seat_args(self) -> tuple[str, ...]:
        """The arguments of texts that are seats where they are numbers: people read the names of players there."""
        return ()

    def __repr__(self) -> str:
        players = f"{self.fewest}-{self.players[-1]} players"
        return f"<game {self.id}, rules version {self.rules_version}: {players}, {self.num_actions} actions>"

    def __copy__(self) -> Game:
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return game_under, (self.id, self.rules_version)


_makers: dict[str, Callable[[], Game]] = {}
_games: dict[str, Game] = {}


def register(id: str, maker: Callable[[], Game]) -> None:
    """Makes a game known by its name; it is built when it is first asked for."""
    _makers[id] = maker
    _games.pop(id, None)


def game(id: str) -> Game:
    """The game of that name."""
    if id not in _games:
        if id not in _makers:
            known = game_ids()
            meant = did_you_mean(id, known)
            raise UnknownGame(f"there is no game {id!r}; there are {', '.join(known) or 'none'}{meant}")
        _games[id] = _makers[id]()
    return _games[id]


def game_under(id: str, rules_version: int) -> Game:
    """The game of that name as that version of its rules has it; raises UnknownGame."""
    present = game(id)
    found = present.under(rules_version)
    if found is None:
        known = ", ".join([str(version) for version in present.rules_versions])
        raise UnknownGame(f"this build plays {id} by rules version {known}, not {rules_version}")
    return found


def unpickled_state(dump: dict[str, Any], stops: int, shown: int) -> State:
    """The state behind what its pickle holds."""
    state = game_under(dump["game"], dump["rules_version"]).load(dump)
    state.stops = stops
    state.shown = shown
    return state


def game_ids() -> list[str]:
    """The names of all games, in the order they were registered."""
    return list(_makers)
