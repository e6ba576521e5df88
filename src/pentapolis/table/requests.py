"""What people ask of a table, as exact types: changes, and questions."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

LONGEST_NAME = 40
LONGEST_CHAT = 500
MOST_SEATS = 8
WHOLE = 2**53 - 1  # the greatest number that every JSON reader takes exactly

SeatKind = Literal["here", "link", "bot"]
ProposalKind = Literal["takeback", "abandon", "rematch", "replace"]
TableStatus = Literal["waiting", "playing", "over", "abandoned"]
Number = Annotated[int, Meta(ge=0, le=WHOLE)]
SeatNumber = Annotated[int, Meta(ge=0, lt=MOST_SEATS)]
Level = Annotated[str, Meta(max_length=20, pattern="^level-[1-9]$")]
BotName = Annotated[str, Meta(max_length=31, pattern="^[a-z][a-z0-9_-]*$")]  # a level, or a bot of the host
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
TableName = Annotated[str, Meta(max_length=80)]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Something a client sends; unknown fields are refused."""


class Play(Request, frozen=True, tag="play"):
    """Plays an action for the position of that version; with `hold` the finished turn waits to be confirmed."""

    id: Number
    version: Number
    action: Number
    hold: bool = False


class Undo(Request, frozen=True, tag="undo"):
    """Takes back that many steps of the unfinished turn."""

    id: Number
    version: Number
    steps: Annotated[int, Meta(ge=1, le=1000)] = 1


class Confirm(Request, frozen=True, tag="confirm"):
    """Ends the turn that waits to be confirmed."""

    id: Number
    version: Number


class AskPreview(Request, frozen=True, tag="preview"):
    """Asks what an action would change."""

    id: Number
    version: Number
    action: Number


class AskHint(Request, frozen=True, tag="hint"):
    """Asks for help with the open decision: 1 what to look at, 2 which piece, 3 good plans. Everybody is told so."""

    id: Number
    version: Number
    rung: Annotated[int, Meta(ge=1, le=3)]


class AskExplain(Request, frozen=True, tag="explain"):
    """Asks what a thing on the table is, named as in the targets of choices. Anybody may ask."""

    id: Number
    target: Annotated[dict[str, Any], Meta(max_length=8)]


class AskWhy(Request, frozen=True, tag="why"):
    """Asks why an action in notation is not legal now."""

    id: Number
    version: Number
    notation: Annotated[str, Meta(max_length=200)]


class Chat(Request, frozen=True, tag="chat"):
    """Says something at the table."""

    id: Number
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]


class Propose(Request, frozen=True, tag="propose"):
    """Proposes something that needs everybody; `to`: a takeback cuts the log after this entry.

    `replace` hands the seat of somebody who has been away for two minutes to a bot of that level.
    """

    id: Number
    kind: ProposalKind
    to: Number | None = None
    seat: SeatNumber | None = None
    level: Level | None = None


class Answer(Request, frozen=True, tag="answer"):
    """Agrees to a proposal or declines it; who made it takes it back by declining."""

    id: Number
    proposal: Number
    yes: bool


class Hand(Request, frozen=True, tag="hand"):
    """Hands a seat to a bot of that level; null takes it back."""

    id: Number
    seat: SeatNumber
    level: Level | None


class Rename(Request, frozen=True, tag="name"):
    """Gives a seat another name."""

    id: Number
    seat: SeatNumber
    name: Name


Change = Play | Undo | Confirm | Chat | Propose | Answer | Hand | Rename
