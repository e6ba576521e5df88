"""What travels between a server and whoever sits at one of its tables (docs/protocol.md), as exact types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from ..table.requests import (
    AskExplain,
    AskHint,
    AskPreview,
    AskWhy,
    Change,
    Number,
    ProposalKind,
    Request,
    SeatKind,
    SeatNumber,
    TableStatus,
)

PROTOCOL = 1
Lang = Literal["en", "fr"]
SomeView = Annotated[dict[str, Any], Meta(title="View")]  # decoded as it is: the game's own parts differ


class Hello(Request, frozen=True, tag="hello"):
    """Opens a connection or changes its viewpoint: as which seat (null: a spectator), and what it has already.

    `since` is the highest `n` of the log entries that are no draft, `chat_since` the highest id of the chat lines.
    With another seat or language than before both are 0: entries are worded and filtered for their reader.
    """

    protocol: Literal[1]
    seat: SeatNumber | None
    lang: Lang
    since: Number = 0
    chat_since: Number = 0


class Ping(Request, frozen=True, tag="ping"):
    """Asks whether the line is alive."""


ClientMessage = Hello | Change | AskPreview | AskWhy | AskExplain | AskHint | Ping


class Decision(msgspec.Struct, frozen=True):
    """A decision: its kind, whose it is, what it is about, and the sentence that asks for it."""

    kind: str
    seat: SeatNumber
    about: dict[str, Any]
    text: str


class Choice(msgspec.Struct, frozen=True):
    """A legal choice of the open decision: how it is written, what it touches, by which rule, and what it will do.

    `effect` is a sentence; where it is empty the text says all.
    """

    action: Number
    notation: str
    kind: str
    args: dict[str, Any]
    targets: list[dict[str, Any]]
    text: str
    rule: str
    effect: str


class GameEvent(msgspec.Struct, frozen=True):
    """Something that happened, as far as the reader may know it, and the turn in which it did (0: not known)."""

    kind: str
    seat: SeatNumber
    rule: str
    data: dict[str, Any]
    text: str
    turn: Number = 0


class LogEntry(msgspec.Struct, frozen=True):
    """One action that was played, with what it made happen; `n` counts from 1.

    `forced`: the table played it, because everybody could see that there was nothing else; `reason` says why
    where that is worth a sentence.
    """

    n: Number
    turn: Number
    seat: SeatNumber
    notation: str
    text: str
    events: list[GameEvent]
    scores: list[int]
    draft: bool
    forced: bool = False
    reason: str = ""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of a score sheet."""

    term: str
    points: int
    parts: dict[str, int]


class RefusalText(msgspec.Struct, frozen=True):
    """Why something was refused: the rule, the key of the sentence, and the sentence."""

    rule: str
    key: str
    text: str


class Preview(msgspec.Struct, frozen=True):
    """What an action would change, as far as the deciding seat can know.

    `forced` numbers the events that begin a choice made for the seat, because there is no other; `ends_turn` says that
    the turn is certainly over then.
    """

    action: Number
    terms: list[dict[str, int]]
    total: int
    events: list[GameEvent]
    area: Any
    score_sheet: list[ScoreLine]
    forced: list[Number]
    ends_turn: bool


class Prospect(msgspec.Struct, frozen=True):
    """What might become of a thing, in words, and the points that this alone would bring; lost ones are negative."""

    text: str
    points: int


class Fact(msgspec.Struct, frozen=True):
    """What a thing is: its name, what it does, the rule, the points it gives now with their parts, and its source.

    `source` says where its data come from, such as `rulebook` or `reconstructed`; empty where it has none.
    `prospects` say what one more of something would bring.
    """

    title: str
    text: str
    rule: str
    score: list[ScoreLine]
    source: str
    prospects: list[Prospect] = []


class SeatInfo(msgspec.Struct, frozen=True):
    """Who sits at a seat; `level` is that of the bot that plays it now; `away`: its person has been so for long.

    `away_since` is when its person was last there, in milliseconds since 1970; null while they are connected.
    """

    seat: SeatNumber
    kind: SeatKind
    name: str
    level: str | None
    taken: bool
    online: bool
    mine: bool
    clock: int | None
    away: bool = False
    away_since: Number | None = None


class ProposalInfo(msgspec.Struct, frozen=True):
    """A proposal, who has agreed to it so far, and who is still waited for."""

    id: Number
    kind: ProposalKind
    by: SeatNumber
    to: Number | None
    agreed: list[SeatNumber]
    waiting: list[SeatNumber]
    seat: SeatNumber | None = None
    level: str | None = None


class ChatLine(msgspec.Struct, frozen=True):
    """A line of the chat; seat null: a spectator; an empty name: the table itself tells something about the seat."""

    id: Number
    seat: SeatNumber | None
    name: str
    text: str
    at: Number


class Can(msgspec.Struct, frozen=True):
    """Steps that may be taken back now, and whether a turn waits to be confirmed."""

    undo: Number
    undo_turn: Number
    confirm: bool


class ClockSetting(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for the whole game and seconds that every turn adds."""

    seconds: Annotated[int, Meta(ge=30, le=30 * 86400)]
    increment: Annotated[int, Meta(ge=0, le=86400)] = 0


class TableState(msgspec.Struct, frozen=True, tag="state", tag_field="type"):
    """Everything a reader may know of a table; the log holds the entries with n > log_from.

    `paused`: nobody is left who plays, so bots and clocks wait until somebody comes back or takes their seat back.
    `next` is the table of the rematch, `previous` that of the game before; everybody has moved on by one seat since.
    `hurried`: the bot that must decide thinks shorter than its level usually does, because many tables wait.
    `hints`: this table allows them.
    """

    protocol: Number
    table: str
    version: Number
    status: TableStatus
    game: str
    name: str
    viewpoint: SeatNumber | None
    seats: list[SeatInfo]
    view: SomeView
    decision: Decision | None
    choices: list[Choice] | None
    can: Can
    log_from: Number
    log: list[LogEntry]
    proposals: list[ProposalInfo]
    chat: list[ChatLine]
    clock: ClockSetting | None
    now: Number
    next: str | None
    seed_hash: str
    seed: str | None
    paused: bool = False
    previous: str | None = None
    hurried: bool = False
    hints: bool = False


class Ack(msgspec.Struct, frozen=True, tag="ack", tag_field="type"):
    """It is done, and on disk."""

    id: Number
    version: Number


class PreviewAnswer(msgspec.Struct, frozen=True, tag="preview", tag_field="type"):
    """The answer to `preview`."""

    id: Number
    version: Number
    preview: Preview


class WhyAnswer(msgspec.Struct, frozen=True, tag="why", tag_field="type"):
    """The answer to `why`; null: it is legal."""

    id: Number
    refusal: RefusalText | None


class ExplainAnswer(msgspec.Struct, frozen=True, tag="explain", tag_field="type"):
    """The answer to `explain`; null: there is no such thing, or none that the reader may know of."""

    id: Number
    fact: Fact | None


class HintStep(msgspec.Struct, frozen=True):
    """A choice of a plan: how it is written, in words, and what it touches."""

    notation: str
    text: str
    targets: list[dict[str, Any]]


class HintPlan(msgspec.Struct, frozen=True):
    """A good plan: the choice and how the own turn goes on. Chance to win, with its interval, and points are estimates.

    `terms` are the changes of the own score sheet that are certain; `reasons` say what the plan has before the others.
    """

    steps: list[HintStep]
    terms: dict[str, int]
    chance: float
    low: float
    high: float
    points: float
    reasons: list[str]


class Hint(msgspec.Struct, frozen=True):
    """Help with the open decision, weakest first: what to look at and where, which piece, up to three plans.

    What belongs to a higher rung than was asked for is empty.
    """

    rung: int
    look: str
    around: list[dict[str, Any]]
    piece: str = ""
    at: list[dict[str, Any]] = []
    plans: list[HintPlan] = []


class HintAnswer(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """The answer to `hint`."""

    id: Number
    version: Number
    hint: Hint


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """It is refused and nothing has changed."""

    id: Number
    version: Number
    refusal: RefusalText


class Failure(msgspec.Struct, frozen=True, tag="error", tag_field="type"):
    """The message could not be read or carried out; `id` is that of the message where it had one."""

    id: Number | None
    code: str
    text: str


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    """The line is alive."""

    now: Number


ServerMessage = TableState | Ack | PreviewAnswer | WhyAnswer | ExplainAnswer | HintAnswer | Refused | Failure | Pong


class ReplayFrame(msgspec.Struct, frozen=True):
    """One position of a replay: after action n (0: the start)."""

    n: Number
    turn: Number
    seat: SeatNumber | None
    text: str
    notation: str
    events: list[GameEvent]
    scores: list[int]
    view: SomeView


class ReplayInfo(msgspec.Struct, frozen=True):
    """Everything about a replay but its positions, which come as frames, in pieces.

    `total` is the number of the last position (that of the deal is 0), `rounds` has the round of every position (the
    turn in games that count no rounds), `start` are the scores before the first action. `guest`: the reader may look at
    this replay by its link and do nothing else at the table.
    """

    game: str
    name: str
    seats: list[SeatInfo]
    viewpoint: SeatNumber | None
    over: bool
    total: Number
    rounds: list[int]
    start: list[int]
    log: list[LogEntry]
    guest: bool = False


read_client_message = msgspec.json.Decoder(ClientMessage).decode
read_server_message = msgspec.json.Decoder(ServerMessage).decode
