"""What HTTP requests bring and what they are answered with, beside the messages of a table."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ...table.play_on import Hidden
from ...table.requests import MOST_SEATS, BotName, Name, Number, SeatKind, SeatNumber, TableName, TableStatus
from ...wire.protocol import ClockSetting, ReplayFrame
from ...wire.sandbox_messages import Moves

OptionKind = Literal["flag", "choice", "subset"]
Token = Annotated[str, Meta(max_length=100)]
Key = Annotated[str, Meta(min_length=40, max_length=100, pattern="^[A-Za-z0-9_-]*$")]


class NewSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a new table: a person at this device, a person who comes by a link, or a bot."""

    kind: SeatKind
    name: Name = ""
    level: BotName = "level-3"


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be made; `hints`: whether they are allowed, left out: as long as only one person sits there.

    `public`: everybody finds it in the lobby, where the server has one.
    """

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    options: Annotated[dict[str, Any], Meta(max_length=40)] = {}
    name: TableName = ""
    clock: ClockSetting | None = None
    hints: bool | None = None
    public: bool = False


class Begun(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table that begins at a position, with people or bots in its seats.

    `hidden`: what nobody could see is dealt `anew`, all but what the seat to decide knew; or it is the `same`, and who
    has looked at the game knows it.
    """

    seats: Annotated[list[NewSeat], Meta(min_length=1, max_length=MOST_SEATS)]
    hidden: Hidden = "anew"
    name: TableName = ""
    clock: ClockSetting | None = None
    hints: bool | None = None


class PlayOn(Begun, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a finished game stood after `step` moves."""

    step: Annotated[int, Meta(ge=0, le=100_000)]


class PlayOnLesson(Begun, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where the learner's right `moves` have led in a lesson."""

    moves: Moves


class SeatLink(msgspec.Struct, frozen=True):
    """The link of a seat; null for seats that need none."""

    seat: SeatNumber
    kind: SeatKind
    link: str | None


class TableMade(msgspec.Struct, frozen=True):
    """A new table and its links."""

    table: str
    seats: list[SeatLink]
    spectator_link: str


class SeatPlace(msgspec.Struct, frozen=True):
    """A place at a table: a seat, or null to watch."""

    table: str
    seat: SeatNumber | None


class ShownLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link, to see where it leads."""

    token: Token


class UsedLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link, to take the place behind it; programs bring the `key` by which they will hold it."""

    token: Token
    key: Key | None = None


class Invitation(msgspec.Struct, frozen=True):
    """Where a link leads; `yours`: this device has that place already, `my_seats` are its seats at the table."""

    table: str
    seat: SeatNumber | None
    game: str
    name: str
    status: TableStatus
    hosts: list[str]
    clock: ClockSetting | None
    taken: bool
    yours: bool
    my_seats: list[SeatNumber]


class DeviceInfo(msgspec.Struct, frozen=True):
    """A device that holds a seat of yours; times are seconds since 1970, `used` to the day."""

    id: str
    seat: SeatNumber
    this: bool
    came: Number
    used: Number


class LookLink(msgspec.Struct, frozen=True):
    """A link by which anybody may look at a finished game, empty while it goes on; `mine`: the visitor may end it."""

    link: str
    mine: bool


class SeatName(msgspec.Struct, frozen=True):
    """Who sits at a seat."""

    seat: SeatNumber
    name: str
    kind: SeatKind
    level: str | None


class OwnTable(msgspec.Struct, frozen=True):
    """A table of this device; `changed` is in seconds since 1970; `shared`: somebody who came by a link plays too."""

    table: str
    game: str
    name: str
    status: TableStatus
    version: Number
    my_seats: list[SeatNumber]
    to_move: list[SeatNumber]
    my_turn: bool
    seats: list[SeatName]
    changed: Number
    scores: list[int]
    shared: bool = False


class TableLeft(msgspec.Struct, frozen=True):
    """A table that this device has no right at any more; `deleted`: nobody else held a seat, so it is gone for good."""

    table: str
    deleted: bool


class OptionInfo(msgspec.Struct, frozen=True):
    """An option of a game; its words are texts `GAME-option-NAME…`. `seats`: numbers among its choices are seats."""

    name: str
    kind: OptionKind
    default: Any
    choices: list[str | int]
    source: str
    seats: bool = False


class LevelInfo(msgspec.Struct, frozen=True):
    """A level of bots."""

    name: str
    title: str
    words: str


class SoloInfo(msgspec.Struct, frozen=True):
    """How a game is played alone: `option` chooses the opponent and is `none` in games of several; empty: no option."""

    option: str
    none: str


class GameInfo(msgspec.Struct, frozen=True):
    """A game, in words; `solo` is null where nobody can play alone, or where it takes nothing special."""

    id: str
    players: tuple[int, int]
    options: list[OptionInfo]
    levels: list[LevelInfo]
    name: str
    tagline: str
    about: str
    credits: str
    provenance: str
    duration: str
    solo: SoloInfo | None = None


class Rule(msgspec.Struct, frozen=True):
    """A numbered rule."""

    id: str
    text: str


class Section(msgspec.Struct, frozen=True):
    """Rules under a heading."""

    id: str
    title: str
    rules: list[Rule]


class Rules(msgspec.Struct, frozen=True):
    """All rules of a game."""

    game: str
    sections: list[Section]


class GameTexts(msgspec.Struct, frozen=True):
    """The words of a game in Fluent, for a page that was built before the game came."""

    fluent: str


class Frames(msgspec.Struct, frozen=True):
    """Positions of a replay, of `total` moves in all."""

    total: Number
    frames: list[ReplayFrame]


class RecordMade(msgspec.Struct, frozen=True):
    """An uploaded record can be looked at under this id."""

    replay: str


class Health(msgspec.Struct, frozen=True):
    """The server works."""

    ok: bool
    version: str


class ErrorBody(msgspec.Struct, frozen=True):
    """What is wrong: a code for programs, a sentence for people."""

    code: str
    text: str


class ErrorAnswer(msgspec.Struct, frozen=True):
    """The answer to every request that is not carried out."""

    error: ErrorBody
