"""A position of a game and everything that can be asked of it."""

from __future__ import annotations

import hashlib
import json
from abc import abstractmethod
from operator import index
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex, cast

from mypy_extensions import mypyc_attr

from .chance import ChanceStream
from .errors import IllegalAction, InvalidNotation, PentapolisError, Refusal, short_repr
from .events import Event, OfEvent
from .facts import Fact
from .preview import Foresight, OfPreview, Preview, term_changes
from .rng import Rng
from .score import ScoreLine
from .showing import as_page, as_picture, as_text
from .steps import AT_CHOICES, AT_EVERYTHING, NOTHING, OPEN, Choice, Decision, Frame, Step
from .type_variables import OfView, TypeVar

if TYPE_CHECKING:
    from .game import Game

T = TypeVar("T")
OfDecision = TypeVar("OfDecision", bound=Decision, covariant=True, default=Decision)
OfChoice = TypeVar("OfChoice", bound=Choice, covariant=True, default=Choice)
Self = TypeVar("Self", bound="State")

OVER: Final = (-1, -1, 0, 0, 0, 0, 0)  # the key of every finished game
ALL: Final = -2  # in place of a viewer: somebody who knows everything
DECIDING: Final = -3  # in place of a viewer: the seat that decides now, and a spectator when the game is over

Playable = int | str | SupportsIndex  # an action: its int, of any integer type, or its notation


class Progress:
    """How far a game has come: its round and, where that is settled from the start, how many rounds there will be."""

    __slots__ = ("round", "rounds")

    def __init__(self, round: int, rounds: int | None = None) -> None:
        self.round = round
        self.rounds = rounds

    def json(self) -> dict[str, int | None]:
        """The progress as plain JSON."""
        return {"round": self.round, "rounds": self.rounds}

    def __repr__(self) -> str:
        return f"Progress({self.round}, {self.rounds})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Progress, (self.round, self.rounds)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Generic[OfView, OfDecision, OfChoice, OfEvent, OfPreview]):
    """The whole truth about a game in progress, hidden things included.

    Hand a seat its `view`, and a bot its view or a `resample`; the state itself stays with the table.

    Two states are equal, and have the same hash, where they would write the same `dump`: the same game and rules,
    options, seed, counters, pending work and position. Who listens, and at which forced choices the machine stops,
    makes no difference. A state changes when it is played: put a copy into a set or a dict. `copy.copy`,
    `copy.deepcopy` and `pickle` give an independent state that nobody listens to.
    """

    stops = AT_CHOICES  # where the machine waits for somebody to play; copies keep it
    shown = 0  # a fingerprint of what chance has laid open to all, for `key`
    foresight: Foresight | None = None  # while a preview is played

    def __init__(self, game: Game, players: int, seats: int, options: dict[str, Any], seed: bytes) -> None:
        self.game = game
        self.players = players  # seats that decide
        self.seats = seats  # seats that score: the players and, in solo modes, their automatic opponents
        self.options = options  # never changed after set-up, so copies share it
        self.seed = seed
        self.chances = 0  # chance events so far
        self.reveals = 0  # times somebody learned something hidden
        self.turn = 0  # turns begun so far, counted by the game
        self.player = 0
        self.over = False
        self.stack: list[Frame] = []
        self.events: list[Event] | None = None

    # --- the open decision ---

    @property
    def decision(self) -> OfDecision | None:
        """The open decision, or None when the game is over."""
        if self.over:
            return None
        frame = self.stack[-1]
        step = self.game.steps[frame.step]
        return cast(OfDecision, Decision(step.name, self.player, step.about(self, frame)))

    def legal(self) -> list[int]:
        """Every legal action of the open decision in a fixed order; empty when the game is over."""
        if self.over:
            return []
        frame = self.stack[-1]
        return self.game.steps[frame.step].legal(self, frame)

    def sample(self, rng: Rng) -> int:
        """A random legal action, each as likely, without building the list where the game can avoid it."""
        if self.over:
            raise IllegalAction(Refusal(self.game.end_rule, "refuse-game-over"))
        frame = self.stack[-1]
        return self.game.steps[frame.step].sample(self, frame, rng)

    def choice(self, action: Playable) -> OfChoice:
        """The structured, worded form of a legal action."""
        number = self.action_of(action)
        refusal = self.explain(number)
        if refusal is not None:
            raise IllegalAction(refusal)
        return cast(OfChoice, self._choice(number))

    def choices(self) -> list[OfChoice]:
        """Every legal choice of the open decision, in the order of `legal`."""
        return [cast(OfChoice, self._choice(action)) for action in self.legal()]

    def _choice(self, action: int) -> Choice:
        frame = self.stack[-1]
        step = self.game.steps[frame.step]
        choice = step.choice(self, frame, action)
        if not choice.rule:
            choice.rule = step.rule
        return choice

    def explain(self, anything: object) -> Refusal | None:
        """Why an action (an int or its notation) is not legal now; None if it is."""
        if isinstance(anything, str):
            try:
                anything = self.parse(anything)
            except InvalidNotation as error:
                return error.refusal
        try:
            action = self.action_of(anything)
        except TypeError:
            return Refusal("", "refuse-not-an-action", {"given": str(type(anything).__name__)})
        if action < 0 or action >= self.game.num_actions:
            return Refusal("", "refuse-no-such-action", {"action": short_repr(action), "count": self.game.num_actions})
        if self.over:
            return Refusal(self.game.end_rule, "refuse-game-over")
        frame = self.stack[-1]
        step = self.game.steps[frame.step]
        if step.allows(self, frame, action):
            return None
        return step.refusal(self, frame, action)

    def action_of(self, anything: object) -> int:
        """The action behind an int of any integer type, or behind a notation; whether it is legal is not asked.

        Raises InvalidNotation for a text that is no notation, and TypeError for what is neither.
        """
        if isinstance(anything, int):
            return anything
        if isinstance(anything, str):
            return self.parse(anything)
        given: Any = anything
        try:
            return index(given)
        except TypeError:
            kind = type(given).__name__
            raise TypeError(f"an action is an int, or a str in notation, not {kind}") from None

    # --- playing ---

    def play(self, action: Playable) -> None:
        """Plays a legal action, an int or its notation, and goes on to the next decision.

        Refuses anything else (IllegalAction, InvalidNotation) and changes nothing.
        """
        number = self.action_of(action)
        if self.over:
            raise IllegalAction(Refusal(self.game.end_rule, "refuse-game-over"))
        frame = self.stack[-1]
        step = self.game.steps[frame.step]
        if number < 0 or number >= self.game.num_actions or not step.allows(self, frame, number):
            raise IllegalAction(self.explain(number) or step.refusal(self, frame, number))
        self.stack.pop()
        step.apply(self, frame, number)
        self.settle()

    def advance(self, action: int) -> None:
        """Plays an action that is known to be legal, without looking at it again."""
        frame = self.stack.pop()
        self.game.steps[frame.step].apply(self, frame, action)
        self.settle()

    def allows(self, action: SupportsIndex) -> bool:
        """Whether an action of this game is legal now; quicker than a look at the list."""
        if self.over:
            return False
        frame = self.stack[-1]
        number = action if isinstance(action, int) else index(action)
        return self.game.steps[frame.step].allows(self, frame, number)

    @property
    def forced(self) -> int | None:
        """The only legal action, where the machine was told to stop for it; None at a real choice."""
        if self.stops == AT_CHOICES or self.over:
            return None
        frame = self.stack[-1]
        action = self.game.steps[frame.step].forced(self, frame)
        return None if action == OPEN else action

    @property
    def private(self) -> bool:
        """Whether others could learn something if they knew that the open decision is a forced one."""
        if self.over:
            return False
        frame = self.stack[-1]
        return self.game.steps[frame.step].is_private(self, frame)

    @property
    def secret(self) -> bool:
        """Whether only its player may know what is chosen at the open decision."""
        return not self.over and self.game.steps[self.stack[-1].step].secret

    def settle(self) -> None:
        """Runs automatic steps and plays forced choices until a real decision is open or nothing is left to do.

        `stops` tells at which forced choices it waits too, so that whoever drives the game can play, write down and
        tell them exactly like free ones.
        """
        steps = self.game.steps
        while self.stack:
            frame = self.stack[-1]
            step = steps[frame.step]
            if step.automatic:
                self.stack.pop()
                step.run(self, frame)
                continue
            forced = step.forced(self, frame)
            if forced == OPEN or (self.stops != AT_CHOICES and self._waits(step, frame, forced)):
                self.player = frame.seat
                return
            self.stack.pop()
            if forced != NOTHING:
                heard = self.events
                first = 0 if heard is None else len(heard)
                step.apply(self, frame, forced)
                if heard is not None and len(heard) > first and heard[first].seat == frame.seat:
                    heard[first].forced = True
        self.over = True

    def _waits(self, step: Step[Any], frame: Frame, forced: int) -> bool:
        """Whether the machine stops at that forced choice."""
        if forced == NOTHING:
            return False
        return self.stops == AT_EVERYTHING or step.is_private(self, frame)

    def push(self, frame: Frame) -> None:
        """Puts work on the stack; it is done before everything that lies below."""
        self.stack.append(frame)

    def playout(self, rng: Rng) -> None:
        """Plays random legal actions until the game is over."""
        steps = self.game.steps
        while not self.over:
            frame = self.stack.pop()
            step = steps[frame.step]
            step.apply(self, frame, step.sample(self, frame, rng))
            self.settle()

    def preview(self, action: Playable, rng: Rng | None = None) -> OfPreview:
        """What the action would do to every score term, as far as the deciding seat can know.

        It runs in a world drawn from what that seat knows, so that nothing hidden can shine through. Which world
        `rng` draws makes no difference: points are told up to the first thing that the seat cannot know.
        """
        number = self.action_of(action)
        refusal = self.explain(number)
        if refusal is not None:
            raise IllegalAction(refusal)
        seat = self.player
        world = self.resample(seat, rng or Rng(0))
        reveals, chances = world.reveals, world.chances
        world.stops = AT_CHOICES  # what the action forces is part of what it does
        before = world.score_sheets(seat)
        foresight = world.foresight = Foresight(seat)
        heard = world.listen()
        world.play(number)
        after = foresight.ended(world)
        known: list[Event] = []
        for event in heard:
            if event.reveals:
                break
            known.append(event)
        learned = world.reveals != reveals or world.chances != chances
        area = None if learned and not self.area_is_public() else world.area(seat)
        changes = [term_changes(old, new) for old, new in zip(before, after, strict=True)]
        ends_turn = world.over or world.turn != self.turn
        if len(known) < len(heard):  # certain only if nothing was left to do in this turn when something came to light
            first = heard[len(known)]
            ends_turn = ends_turn and (first.turn != self.turn or first.pending == 0)
        elif learned:
            ends_turn = False
        return cast(OfPreview, Preview(changes, known, area, after[seat], ends_turn))

    # --- chance and events ---

    def draws(self) -> ChanceStream:
        """The numbers of the next chance event."""
        if self.foresight is not None:
            self.foresight.ended(self)
        event = self.chances
        self.chances = event + 1
        return ChanceStream(self.seed, event)

    def reveal(self, known_to: int = -1) -> None:
        """Counts that somebody learns something hidden; to be called before that has any effect.

        `known_to` is the seat that knew it already, as who shows a card of the own hand: to that seat what follows
        is no less certain.
        """
        if self.foresight is not None and self.foresight.seat != known_to:
            self.foresight.ended(self)
        self.reveals += 1

    def reseed(self, rng: Rng) -> None:
        """Gives the state another future: a seed that has nothing to do with the one before."""
        self.seed = b"".join([int(rng.bits()).to_bytes(4, "big") for _ in range(8)])

    def lay_open(self, what: int) -> None:
        """Notes what chance has laid open where all can see it, if actions mean something else by it.

        A search takes positions for one that differ only in what a seat cannot know; these it tells apart.
        """
        self.shown = (self.shown * 1_000_003 + what) & 0xFFFFFFFFFF  # 40 bits: compiled ints stay small

    def key(self) -> tuple[int, int, int, int, int, int, int]:
        """What tells the open decision apart from others that follow on the same actions, hidden things aside."""
        if self.over:
            return OVER
        frame = self.stack[-1]
        return (frame.step, frame.seat, frame.a, frame.b, frame.c, frame.d, self.shown)

    def listen(self) -> list[OfEvent]:
        """Starts collecting events and returns the list they will be put into."""
        heard: list[Event] = []
        self.events = heard
        return cast(list[OfEvent], heard)

    def emit(self, event: Event) -> None:
        """Tells the listener, if there is one. Callers on hot paths look at `events` before they build the event."""
        if self.events is not None:
            event.turn = self.turn
            event.pending = len(self.stack)
            self.events.append(event)

    # --- results ---

    def scores(self) -> list[int]:
        """The present score of every seat."""
        return [self.score(seat) for seat in range(self.seats)]

    def scores_seen(self, viewer: int | None) -> list[int]:
        """The present score of every seat as far as the viewer (None: a spectator) may know it."""
        if not self.game.secret_scores:
            return self.scores()
        return [sum(line.points for line in self.score_sheet(seat, viewer)) for seat in range(self.seats)]

    def score(self, seat: int) -> int:
        """The present score of one seat."""
        return sum(self.score_terms(seat).values())

    def score_sheets(self, viewer: int | None = ALL) -> list[list[ScoreLine]]:
        """The score sheets of all seats, as far as the viewer may know them."""
        return [self.score_sheet(seat, viewer) for seat in range(self.seats)]

    def score_terms(self, seat: int) -> dict[str, int]:
        """Points by term; they sum to the score at every moment."""
        return {line.term: line.points for line in self.score_sheet(seat)}

    def ranking(self) -> list[int]:
        """The place of every seat, 1 being the best; equals share a place."""
        keys = [self.rank_key(seat) for seat in range(self.seats)]
        return [1 + sum(1 for other in keys if other > key) for key in keys]

    def ranking_seen(self, viewer: int | None) -> list[int]:
        """The place of every seat by the points that the viewer may know."""
        if not self.game.secret_scores or self.over:
            return self.ranking()
        seen = self.scores_seen(viewer)
        return [1 + sum(1 for other in seen if other > score) for score in seen]

    def winners(self) -> list[int]:
        """The seats that have won; empty while the game goes on."""
        if not self.over:
            return []
        return [seat for seat, place in enumerate(self.ranking()) if place == 1]

    # --- the same position in other forms ---

    def copy(self: Self) -> Self:
        """An independent copy that nobody listens to."""
        other = self.copy_position()
        other.chances = self.chances
        other.reveals = self.reveals
        other.turn = self.turn
        other.player = self.player
        other.over = self.over
        other.stops = self.stops
        other.shown = self.shown
        other.stack = self.stack[:]
        return other

    def dump(self) -> dict[str, Any]:
        """The whole position, hidden things included, as plain JSON; `game.load` takes it back."""
        return {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed.hex(),
            "chances": self.chances,
            "reveals": self.reveals,
            "turn": self.turn,
            "stack": [frame.json() for frame in self.stack],
            "position": self.dump_position(),
        }

    def digest(self) -> str:
        """A fingerprint of the whole position."""
        return hashlib.sha256(json.dumps(self.dump(), sort_keys=True).encode()).hexdigest()

    def view(self, seat: SupportsIndex | None) -> OfView:
        """Everything that seat (None: a spectator) may see and nothing else, as plain JSON."""
        viewer = None if seat is None else index(seat)
        if viewer is not None and (viewer < 0 or viewer >= self.seats):
            last = self.seats - 1
            raise PentapolisError(f"there is no seat {short_repr(viewer)}; seats are 0 to {last}, None is a spectator")
        decision = self.decision
        seen: dict[str, Any] = {
            "game": self.game.id,
            "rules_version": self.game.rules_version,
            "players": self.players,
            "seats": self.seats,
            "options": dict(self.options),
            "turn": self.turn,
            "over": self.over,
            "decision": None if decision is None else decision.json(),
            "score_sheets": [[line.json() for line in sheet] for sheet in self.score_sheets(viewer)],
            "ranking": self.ranking_seen(viewer),
            "progress": self.progress().json(),
        }
        if self.game.layout:
            seen["layout"] = self.game.layout
        seen.update(self.view_position(viewer))
        return cast(OfView, seen)

    def text(self, seat: SupportsIndex | None = DECIDING) -> str:
        """The position drawn in characters as that seat (None: a spectator) sees it; else as who decides does.

        `print(state)` is this drawing: it shows what the deciding seat alone may know, so it is for whoever may hold
        the state. The whole truth is in `dump`.
        """
        return as_text(self, self._viewer(seat))

    def svg(self, seat: SupportsIndex | None = DECIDING) -> str:
        """The position as a picture, in SVG, for the eyes of that seat like `text`."""
        return as_picture(self, self._viewer(seat))

    def html(self, seat: SupportsIndex | None = DECIDING) -> str:
        """The picture with the score sheets as a table, in HTML, for the eyes of that seat like `text`."""
        return as_page(self, self._viewer(seat))

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        """Who looks: a seat, or a spectator."""
        if seat is None:
            return None
        number = index(seat)
        if number != DECIDING:
            return number
        return None if self.over else self.player

    def _repr_svg_(self) -> str:
        return self.svg()

    def _repr_html_(self) -> str:
        return self.html()

    def __str__(self) -> str:
        return self.text()

    def __repr__(self) -> str:
        name, of = type(self).__name__, self.game
        try:
            progress, decision = self.progress(), self.decision
            rounds = "" if progress.rounds is None else f" of {progress.rounds}"
            now = "over" if decision is None else f"seat {decision.seat} decides {decision.kind!r}"
            told = f"{self.players} players, round {progress.round}{rounds}, {now}, {self.digest()[:8]}"
        except Exception:  # half set up, as debuggers meet it: a repr never fails
            told = "not set up"
        return f"<{name} of {of.id}: {told}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        if self is other:
            return True
        if (self.game.id, self.turn, self.chances) != (other.game.id, other.turn, other.chances):
            return False
        return self.dump() == other.dump()

    def __hash__(self) -> int:
        return int(self.digest()[:15], 16)

    def __copy__(self: Self) -> Self:
        return self.copy()

    def __deepcopy__(self: Self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        from .game import unpickled_state  # which needs states first

        return unpickled_state, (self.dump(), self.stops, self.shown)

    def dump_position(self) -> dict[str, Any]:
        """The game's own part of `dump`: its fields, unless it writes more."""
        fields = self.game.fields
        if fields is None:
            raise NotImplementedError(f"{self.game.id} has no table of fields and writes no dump")
        return fields.dump(self)

    def view_position(self, seat: int | None) -> dict[str, Any]:
        """The game's own part of `view`, built up from what the seat may see; its fields, unless it says more."""
        fields = self.game.fields
        if fields is None:
            raise NotImplementedError(f"{self.game.id} has no table of fields and shows no view")
        return fields.view(self, seat)

    def notation(self, action: SupportsIndex) -> str:
        """The short text form of an action of this game."""
        return self.game.notation(index(action))

    def parse(self, text: str) -> int:
        """The action behind a notation; whether it is legal now is another question."""
        return self.game.parse(text)

    def progress(self) -> Progress:
        """How far the game has come; without a word from the game a turn counts as a round."""
        return Progress(self.turn)

    def area(self, seat: int) -> dict[str, Any] | None:
        """What lies before a seat that decides, as its own view shows it; None in a game without such areas."""
        return None

    def area_is_public(self) -> bool:
        """Whether nothing hidden ever reaches an area, so that a preview may show it whatever was revealed."""
        return False

    def fact(self, target: dict[str, Any], viewer: int | None) -> Fact | None:
        """What the thing is, named as in the targets of choices, as far as the viewer may know it; None if nothing."""
        return None

    # --- what a game fills in ---

    @abstractmethod
    def copy_position(self: Self) -> Self:
        """A new state of the same game with everything the game itself keeps; `copy` adds the rest."""

    @abstractmethod
    def score_sheet(self, seat: int, viewer: int | None = ALL) -> list[ScoreLine]:
        """Every point of the seat, term by term, always the same terms in the same order.

        `viewer` is who will read it: None a spectator, ALL somebody who may know everything. Points that the viewer
        may not know yet are left out; a game that has such points says so by `secret_scores`.
        """

    @abstractmethod
    def rank_key(self, seat: int) -> tuple[int, ...]:
        """What ranks the seat: score first, then the tie-breaks; greater is better."""

    @abstractmethod
    def resample(self: Self, seat: int | None, rng: Rng) -> Self:
        """A random full state that agrees with everything the seat knows, with a seed of its own."""


OfState = TypeVar("OfState", bound=State, covariant=True, default=State)
