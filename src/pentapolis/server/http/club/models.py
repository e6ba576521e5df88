"""What requests about a club bring and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from ....table.requests import LONGEST_NAME, Number, SeatKind, SeatNumber, TableStatus
from ....wire.protocol import ClockSetting
from ..models import Token

ClubFeature = Literal["names", "lobby", "ratings", "notices"]
NoticeWay = Literal["push", "mail", "webhook"]
MemberName = Annotated[str, Meta(min_length=2, max_length=LONGEST_NAME)]
Passphrase = Annotated[str, Meta(min_length=10, max_length=200)]
Address = Annotated[str, Meta(max_length=2000)]


class RatingInfo(msgspec.Struct, frozen=True):
    """How strong somebody is in a game: 95 % sure between `low` and `high`, by so many `games`."""

    rating: int
    low: int
    high: int
    games: Number


class NoticeInfo(msgspec.Struct, frozen=True):
    """How a name is told that it is its turn; `push`: on this device. `mail` is empty until it is confirmed."""

    push: bool
    mail: str
    webhook: str


class MemberInfo(msgspec.Struct, frozen=True):
    """Who is signed in on this device."""

    name: str
    passphrase: bool
    moderator: bool
    muted: bool
    banned: bool
    devices: Number
    made: Number
    notices: NoticeInfo


class ClubInfo(msgspec.Struct, frozen=True):
    """What this server offers beside tables: nothing, unless its host wants it. `push_key` is for web push."""

    features: list[ClubFeature]
    ways: list[NoticeWay]
    push_key: str
    me: MemberInfo | None


class ClaimName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name to be protected; without a passphrase only one-time links open it."""

    name: MemberName
    passphrase: Passphrase | None = None


class SignIn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name and its passphrase."""

    name: Annotated[str, Meta(max_length=LONGEST_NAME)]
    passphrase: Annotated[str, Meta(max_length=200)]


class SignInByLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a one-time link."""

    token: Token


class SignOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Signs this device out, or all others."""

    others: bool = False


class NewPassphrase(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another passphrase, with the one there was; `old` is empty where there was none."""

    passphrase: Passphrase
    old: Annotated[str, Meta(max_length=200)] = ""


class SignInLink(msgspec.Struct, frozen=True):
    """A link that signs one more device in, once, until then (seconds since 1970)."""

    link: str
    until: Number


class PushKeys(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The keys of a browser, as it gives them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushSubscription(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser gets notices."""

    endpoint: Address
    keys: PushKeys


class SetNotices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How to be told; what is left out stays. An empty text ends mail or webhook, `no_push` push to this browser."""

    mail: Annotated[str, Meta(max_length=254)] | None = None
    webhook: Address | None = None
    push: PushSubscription | None = None
    no_push: bool = False


class LobbySeat(msgspec.Struct, frozen=True):
    """A seat of a public table; `protected`: the name is one that nobody else can have."""

    seat: SeatNumber
    name: str
    kind: SeatKind
    level: str | None
    taken: bool
    protected: bool
    rating: int | None = None


class LobbyTable(msgspec.Struct, frozen=True):
    """A public table; `free` are the seats that anybody signed in may take."""

    table: str
    game: str
    name: str
    status: TableStatus
    seats: list[LobbySeat]
    free: list[SeatNumber]
    clock: ClockSetting | None
    moves: Number
    created: Number


class LobbyInfo(msgspec.Struct, frozen=True, tag="lobby", tag_field="type"):
    """All public tables: those that wait for somebody first."""

    tables: list[LobbyTable]


class Publicity(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether everybody finds a table in the lobby."""

    public: bool


class InviteName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name that is invited to a seat of yours to give."""

    seat: SeatNumber
    name: MemberName


class KeptInvitation(msgspec.Struct, frozen=True):
    """A seat that is kept for you; `by` is empty where you came by a link; `at` is in seconds since 1970."""

    table: str
    seat: SeatNumber
    game: str
    name: str
    by: str
    people: list[str]
    clock: ClockSetting | None
    at: Number


class RatingLine(msgspec.Struct, frozen=True):
    """A line of the list of ratings; `level` where it is a bot, `me` where it is who asks."""

    place: Number
    name: str
    level: str | None
    me: bool
    rating: RatingInfo


class RatingList(msgspec.Struct, frozen=True):
    """The ratings of a game."""

    game: str
    lines: list[RatingLine]


class PlayedSeat(msgspec.Struct, frozen=True):
    """How a seat came out."""

    name: str
    rank: Number
    score: int
    me: bool


class PlayedGame(msgspec.Struct, frozen=True):
    """A finished game of yours; `rated`: it counts for ratings."""

    table: str
    game: str
    at: Number
    rated: bool
    seats: list[PlayedSeat]


class GameStatistics(msgspec.Struct, frozen=True):
    """What came of your games of one title; `mean_rank` and `mean_score` are over all of them."""

    game: str
    games: Number
    won: Number
    mean_rank: float
    mean_score: float
    best: int
    rating: RatingInfo | None


class OwnStatistics(msgspec.Struct, frozen=True):
    """Your finished games: by title, and the latest of them."""

    games: list[GameStatistics]
    latest: list[PlayedGame]


class ModeratedName(msgspec.Struct, frozen=True):
    """A name as moderators see it."""

    name: str
    muted: bool
    banned: bool
    moderator: bool
    games: Number
    made: Number


class Moderate(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Mutes or bans a name, or takes that back."""

    name: MemberName
    muted: bool | None = None
    banned: bool | None = None
