"""What travels about a position that is tried out away from any table: lessons, planning, examples.

Nothing is kept on the server: a question brings the moves that led from the first position to the one it is about.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..table.requests import Number, Request, SeatNumber
from .protocol import Choice, Decision, Fact, LogEntry, Preview, RefusalText, SeatInfo, SomeView

MOST_MOVES = 200  # more than any turn, lesson or plan takes
LONGEST_NOTATION = 200
Notation = Annotated[str, Meta(max_length=LONGEST_NOTATION)]
Moves = Annotated[list[Notation], Meta(max_length=MOST_MOVES)]


class SandboxLook(Request, frozen=True, tag="position"):
    """Asks for the position after the moves."""


class SandboxPreview(Request, frozen=True, tag="preview"):
    """Asks what an action would change."""

    action: Number


class SandboxWhy(Request, frozen=True, tag="why"):
    """Asks why an action in notation is not legal."""

    notation: Notation


class SandboxExplain(Request, frozen=True, tag="explain"):
    """Asks what a thing on the table is, named as in the targets of choices."""

    target: Annotated[dict[str, Any], Meta(max_length=8)]


SandboxQuestion = SandboxLook | SandboxPreview | SandboxWhy | SandboxExplain


class SandboxPosition(msgspec.Struct, frozen=True):
    """A position as one seat may know it, in the types of a live table; `choices` is null where that seat waits.

    `log` has what was played on the way here, forced choices too; `undo` says how many of the moves that were sent
    may be taken back, from the last on.
    """

    game: str
    viewpoint: SeatNumber
    seats: list[SeatInfo]
    view: SomeView
    decision: Decision | None
    choices: list[Choice] | None
    log: list[LogEntry]
    undo: Number


class SandboxAnswer(msgspec.Struct, frozen=True):
    """The answer to one question: what was asked for, and null for the rest."""

    position: SandboxPosition | None = None
    preview: Preview | None = None
    refusal: RefusalText | None = None
    fact: Fact | None = None


PlanEnd = Literal["", "unknown", "waits", "over"]


class PlanStep(msgspec.Struct, frozen=True):
    """A step of a private plan: the choice, in which of the own turns, and the points that are certain.

    `unknown`: by this step something comes to light, so that the plan ends before it is carried out; `struck`: it
    cannot be played any more, and the first such step says why.
    """

    notation: str
    choice: Choice | None
    turn: Number
    terms: dict[str, int]
    unknown: bool = False
    struck: bool = False
    refusal: RefusalText | None = None


class PlanAsked(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A question about the private copy of a table after the steps of a plan."""

    moves: Moves
    question: SandboxQuestion


class PlanAnswer(msgspec.Struct, frozen=True):
    """The answer, and for a position the plan in words. `end` says why nothing can be added to it, if so.

    `unknown`: the last step brings something to light; `waits`: somebody else is in the middle of a turn, or the rules
    do not let this seat begin one in their place; `over`: the game would be over.
    """

    answer: SandboxAnswer
    steps: list[PlanStep]
    end: PlanEnd
