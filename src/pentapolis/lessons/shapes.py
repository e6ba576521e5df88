"""What the file of a game's lessons holds, as types: `games/<game>/data/lessons.json` is a `File` (docs/lessons.md).

Texts are not in it. Their keys follow from the ids, so that a lesson cannot name a text that another one has.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

# Words and numbers joined by hyphens: they become parts of text keys.
Id = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9]*(-[a-z0-9]+)*$", max_length=40)]
Rule = Annotated[str, msgspec.Meta(pattern=r"^R[0-9]+$")]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Target = dict[str, Any]  # a thing on the table, named as in the targets of choices and in `State.fact`


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the file; what nobody understands in it is refused."""


class Span(Shape, frozen=True):
    """A number from `least` to `most`; either may be left open."""

    least: int | None = None
    most: int | None = None


class Seen(Shape, frozen=True):
    """A test of one value of the learner's view, or with `size` of how many there are in it.

    `path` leads there: names of parts and numbers in lists. The value `is` something, or it is a number in a span.
    """

    path: Annotated[list[str | int], msgspec.Meta(min_length=1)]
    is_: Any = msgspec.field(default=msgspec.UNSET, name="is")
    least: int | None = None
    most: int | None = None
    size: bool = False


class Position(Shape, frozen=True):
    """What a position must be like for the learner; everything that is said must hold.

    `points` are score terms, or `total`; `gain` is what they have grown by; `lead` is the total less the best of the
    others. `decision` are kinds of the open decision, which must then be the learner's.
    """

    decision: list[str] = []
    points: dict[str, Span] = {}
    gain: dict[str, Span] = {}
    lead: Span | None = None
    round: Span | None = None
    over: bool | None = None
    view: list[Seen] = []


class Match(Shape, frozen=True):
    """Which moves are meant; everything that is said must hold, and of `after` in the position right after the move.

    `moves` are notations, `kinds` kinds of choices, `args` arguments of the choice with the value (or the span) they
    must have, `covers` targets that must all be among its own, `touches` targets of which one must be.
    """

    moves: list[Notation] = []
    kinds: list[str] = []
    args: dict[str, Any] = {}
    covers: list[Target] = []
    touches: list[Target] = []
    after: Position | None = None


class Start(Shape, frozen=True):
    """Where a step begins: a deal or a position as `State.dump` writes it, and moves from there on.

    Moves are written as a record has them, forced ones included.
    """

    players: Annotated[int, msgspec.Meta(ge=1, le=9)] | None = None
    seed: int | str | None = None
    options: dict[str, Any] = {}
    position: dict[str, Any] | None = None
    moves: list[Notation] = []


class Wrong(Shape, frozen=True):
    """A typical wrong try that is legal, and its own answer. `attempt` (in the file: `try`) is an example of it.

    Without `when` it is that move alone. `missing` are the things to show what is missing then.
    """

    id: Id
    attempt: Notation = msgspec.field(name="try")
    when: Match | None = None
    rule: Rule | None = None
    missing: list[Target] = []


class Refused(Shape, frozen=True):
    """A natural wrong try that the rules refuse in their own words, and the rule that does."""

    attempt: Notation = msgspec.field(name="try")
    rule: Rule


class Replies(Shape, frozen=True):
    """What the other seats play within a step: these moves first, then what the bot decides."""

    moves: list[Notation] = []
    bot: str = "level-1"


class Step(Shape, frozen=True):
    """One thought: what is to be done, where to look, what counts.

    Without `start` it goes on where the step before has ended. A move is right if one of `right` fits it; with `until`
    the step takes moves until that holds, right after one of them or when the others have answered (`gain` counts from
    the beginning of the step). `show` are the learner's moves that do it. `other` are legal moves that miss the point
    and get the step's own answer, `wrong` those with an answer of their own.
    """

    id: Id
    right: Annotated[list[Match], msgspec.Meta(min_length=1)]
    show: Annotated[list[Notation], msgspec.Meta(min_length=1)]
    start: Start | None = None
    until: Position | None = None
    look: list[Target] = []
    missing: list[Target] = []
    rule: Rule | None = None
    wrong: list[Wrong] = []
    refused: list[Refused] = []
    other: list[Notation] = []
    replies: Replies = Replies()


class Lesson(Shape, frozen=True):
    """A lesson of one to five steps, learned from one seat; `rules` are those it shows."""

    id: Id
    rules: Annotated[list[Rule], msgspec.Meta(min_length=1)]
    steps: Annotated[list[Step], msgspec.Meta(min_length=1, max_length=5)]
    seat: Seat = 0
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    game: str = ""  # set when it is read

    @property
    def title(self) -> str:
        """The key of what it is called."""
        return f"{self.game}-lesson-{self.id}"

    @property
    def about(self) -> str:
        """The key of the line that says what it teaches."""
        return f"{self.title}-about"

    def step_title(self, step: Step) -> str:
        """The key of what a step is called."""
        return f"{self.title}-{step.id}"

    def task(self, step: Step) -> str:
        """The key of what the coach says at the beginning of the step."""
        return f"{self.title}-{step.id}-task"

    def right(self, step: Step) -> str:
        """The key of what the coach says when it is done."""
        return f"{self.title}-{step.id}-right"

    def no(self, step: Step, wrong: Wrong | None = None) -> str:
        """The key of the answer to a wrong try, or to any that has no answer of its own."""
        return f"{self.title}-{step.id}-no" + (f"-{wrong.id}" if wrong is not None else "")

    def text_keys(self) -> list[str]:
        """Every key it can ask for, in the order in which one would read them."""
        keys = [self.title, self.about]
        for step in self.steps:
            keys += [self.step_title(step), self.task(step), self.right(step)]
            keys += [self.no(step), *[self.no(step, wrong) for wrong in step.wrong]]
        return keys


class Card(Shape, frozen=True):
    """A card of the coach in the guided first game: said once, when its moment comes for the first time.

    The moment: the learner must decide (`when` may ask for more), and with `choice` there is a choice of that kind.
    It points at `look`, or with `at_choice` at the things of the first such choice.
    """

    id: Id
    when: Position = Position()
    choice: Match | None = None
    look: list[Target] = []
    at_choice: bool = False
    rule: Rule | None = None
    lesson: Id | None = None
    game: str = ""  # set when it is read

    @property
    def title(self) -> str:
        """The key of what it is called."""
        return f"{self.game}-card-{self.id}"

    @property
    def text(self) -> str:
        """The key of what the coach says."""
        return f"{self.title}-text"


class Guided(Shape, frozen=True):
    """The guided first game: how the table is set up, the bot that plays the others, and the cards of the coach."""

    players: Annotated[int, msgspec.Meta(ge=1, le=9)]
    cards: Annotated[list[Card], msgspec.Meta(min_length=1)]
    options: dict[str, Any] = {}
    bot: str = "level-1"


class File(Shape, frozen=True):
    """All of a game: its lessons in the order in which one would learn, and the guided first game."""

    lessons: Annotated[list[Lesson], msgspec.Meta(min_length=1)]
    guided: Guided | None = None
