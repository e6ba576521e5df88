"""What travels about a position that is tried out away from any table: lessons, planning, examples.

Nothing is kept on the server: a question brings the moves that led from the first position to the one it is about.
"""

from __future__ import annotations

from typing import Annotated, Any

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
