"""What an analysis says, in a form that can be kept with the record and told to any page."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from .settings import BEST, FINE, Setting, problem

FORMAT: Final = "pentapolis-analysis"
FORMAT_VERSION: Final = 1
CONFIDENCE: Final = 0.95  # of every interval


class Figure(msgspec.Struct, frozen=True, array_like=True):
    """An estimate and its interval."""

    value: float
    low: float
    high: float


class Standing(msgspec.Struct, frozen=True):
    """What every seat may expect: its chance to win, its points at the end, and its lead over the best other seat."""

    chances: list[Figure]
    points: list[float]
    leads: list[float]


class Candidate(msgspec.Struct, frozen=True):
    """An action that was looked at: what its player may expect of it, and how often the search tried it."""

    play: str
    chance: Figure
    points: Figure
    visits: int


class Step(msgspec.Struct, frozen=True):
    """One action of a line that can be played after the moves of the record."""

    seat: int
    play: str


class Why(msgspec.Struct, frozen=True):
    """What differs on average if the better action is played instead: more of something is above 0.

    `terms` and `outlook` sum to what the action costs in points.
    """

    terms: dict[str, float]  # points of the own score sheet where games were left, by its terms
    others: float  # points of the best other seat
    features: dict[str, float]  # what the evaluation names of the position, where games were left
    outlook: float = 0.0  # points that were to be expected besides, where games were left before their end


class Judgement(msgspec.Struct, frozen=True):
    """What can be said of a decision by who knows what its seat knew."""

    best: str
    before: Standing  # if the game goes on as it ordinarily does
    better: Standing  # if the better action is played
    after: Standing  # if what was played is played: before any chance that follows
    cost: Figure  # of the seat's chance
    cost_points: Figure  # of its lead over the best other seat; alone, of its points
    quality: str
    candidates: list[Candidate]  # from the best to the worst
    why: Why
    finished: float  # the share of games that were played on to their end, and not only judged on the way
    worlds: int = 0  # in which every candidate was played on


class JudgedDecision(msgspec.Struct, frozen=True):
    """A decision of the record: move number `n`, the first being 1."""

    n: int
    turn: int
    seat: int
    kind: str
    played: str
    judgement: Judgement
    line: list[Step]  # the better action and how it could go on; nothing where the best was played


class Moved(msgspec.Struct, frozen=True):
    """By how much something moved the chances and the leads of all seats; `sure` is half the interval of the first."""

    chances: list[float]
    leads: list[float]
    sure: list[float]


class ChanceEvent(msgspec.Struct, frozen=True):
    """What came to light after move `n` and before the next decision; 0 is the deal, with all that it settles."""

    n: int
    events: list[dict[str, Any]]  # as everybody saw them
    moved: Moved


class Share(msgspec.Struct, frozen=True):
    """What made the result of a seat: fair + luck + decisions + rest = result.

    Decisions are measured by ordinary play, so that a good one is above 0.
    """

    fair: float  # before anything is dealt
    luck: float
    decisions: list[float]  # of every seat, also of others
    rest: float  # change of mind where nothing happened: what one seat knew and another did not, and noise
    result: float


class Balance(msgspec.Struct, frozen=True):
    """Luck and skill of one seat, in chances and in points of lead."""

    chances: Share
    leads: Share


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of one finished game, complete."""

    format: str
    version: int
    pentapolis: str
    game: str
    rules_version: int
    players: int
    seats: int
    record: str  # a digest of the record
    engine: str  # a digest of what judged it
    setting: Setting
    seed: int
    confidence: float
    thresholds: list[float]
    decisions: list[JudgedDecision]
    chance_events: list[ChanceEvent]
    balance: list[Balance]
    scores: list[int]
    winners: list[int]

    def of_seat(self, seat: int) -> list[JudgedDecision]:
        """The decisions of that seat, in their order."""
        return [decision for decision in self.decisions if decision.seat == seat]

    def costliest(self, seat: int, most: int = 4) -> list[JudgedDecision]:
        """The decisions of the seat that certainly cost something, the dearest first."""
        flagged = [one for one in self.of_seat(seat) if one.judgement.quality not in (BEST, FINE)]
        return sorted(flagged, key=lambda one: (-one.judgement.cost.value, one.n))[:most]

    def encode(self) -> bytes:
        """The analysis as JSON."""
        return msgspec.json.encode(self)


def decode(data: bytes | str) -> Analysis:
    """The analysis behind JSON; raises AnalysisError if it is none, or one of another version."""
    try:
        found: dict[str, Any] = msgspec.json.decode(data, type=dict[str, Any])
        if (found.get("format"), found.get("version")) != (FORMAT, FORMAT_VERSION):
            raise problem("analysis-other-format", known=FORMAT_VERSION)
        return msgspec.json.decode(data, type=Analysis)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise problem("analysis-unreadable", detail=str(error)[:300]) from None
