"""What travels about lessons: the books of all games, tries in a lesson, and the cards of the coach.

Nothing is kept on the server: a question brings the right moves of the learner so far.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..table.requests import Number, Request
from .protocol import Fact, Preview, RefusalText
from .sandbox_messages import (
    Moves,
    Notation,
    SandboxExplain,
    SandboxLook,
    SandboxPosition,
    SandboxPreview,
    SandboxWhy,
)

Verdict = Literal["refused", "not-that", "right"]
MOST_CARDS = 100
CardId = Annotated[str, Meta(max_length=40)]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in words: its steps by their titles, and the rules it shows."""

    id: str
    title: str
    about: str
    minutes: Number
    steps: list[str]
    rules: list[str]


class CardInfo(msgspec.Struct, frozen=True):
    """A card of the coach, before its moment comes."""

    id: str
    title: str


class GuidedInfo(msgspec.Struct, frozen=True):
    """The guided first game: how its table is made, and what the coach will show."""

    players: Number
    options: dict[str, Any]
    level: str
    cards: list[CardInfo]


class LessonBook(msgspec.Struct, frozen=True):
    """The lessons of a game in the order in which one would learn; none where it has none yet."""

    game: str
    lessons: list[LessonInfo]
    guided: GuidedInfo | None


class LessonTry(Request, frozen=True, tag="try"):
    """Tries a move."""

    notation: Notation


class LessonShow(Request, frozen=True, tag="show"):
    """Asks for the moves that do what the step wants."""


LessonQuestion = SandboxLook | SandboxPreview | SandboxWhy | SandboxExplain | LessonTry | LessonShow


class LessonAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the place in a lesson to which the learner's right moves lead."""

    moves: Moves
    question: LessonQuestion


class LessonStep(msgspec.Struct, frozen=True):
    """What the coach says at a place in a lesson, and what they point at; `number` counts the steps from 0.

    `look` are things to ring and `missing` those to dash, named like the targets of choices.
    """

    number: Number
    done: bool
    title: str
    task: str
    rule: str
    rule_text: str
    look: list[dict[str, Any]]
    missing: list[dict[str, Any]]


class LessonTried(msgspec.Struct, frozen=True):
    """What came of a try: `text` is what the coach says, or the rule's own words where it refuses.

    Of a right move `position` is the table right after it and `moves` are the right moves so far; `step_done`: the
    next one belongs to the next step. Of a legal one that is not the point `preview` says what it would do.
    """

    verdict: Verdict
    notation: str
    text: str
    rule: str
    rule_text: str
    missing: list[dict[str, Any]]
    preview: Preview | None
    step_done: bool
    done: bool
    moves: list[str]
    position: SandboxPosition | None


class LessonAnswer(msgspec.Struct, frozen=True):
    """The answer to one question: what was asked for, and null for the rest."""

    position: SandboxPosition | None = None
    step: LessonStep | None = None
    preview: Preview | None = None
    refusal: RefusalText | None = None
    fact: Fact | None = None
    tried: LessonTried | None = None
    show: list[str] | None = None


class CardsSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The cards of the coach that this device has shown at a table."""

    seen: Annotated[list[CardId], Meta(max_length=MOST_CARDS)]


class CoachCard(msgspec.Struct, frozen=True):
    """A card of the coach whose moment is now, and the things it points at."""

    id: str
    title: str
    text: str
    rule: str
    lesson: str
    look: list[dict[str, Any]]


class CoachAnswer(msgspec.Struct, frozen=True):
    """What the coach says now; null: nothing."""

    card: CoachCard | None
