"""What travels about the first read of a game, and about examples of its rules."""

from __future__ import annotations

from typing import Any

import msgspec

from ..table.requests import Number
from .sandbox_messages import SandboxPosition


class FirstReadSection(msgspec.Struct, frozen=True):
    """A section with the rules it tells; `picture` is the number of the position that it shows, null: none.

    `near` is the part of the board to be seen, as a selector of the page; `look` are things to ring.
    """

    id: str
    title: str
    text: str
    rules: list[str]
    picture: Number | None
    near: str
    look: list[dict[str, Any]]


class FirstRead(msgspec.Struct, frozen=True):
    """What newcomers read first; no sections where the game has none."""

    game: str
    minutes: Number
    sections: list[FirstReadSection]


class RuleExample(msgspec.Struct, frozen=True):
    """A rule on the table: `ok`, or a try that is not it, in the coach's words; out of a lesson."""

    ok: bool
    text: str
    lesson: str
    look: list[dict[str, Any]]
    missing: list[dict[str, Any]]
    position: SandboxPosition
