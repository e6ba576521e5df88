"""What is told of an analysis, to a page and in files: figures of all decisions, and what a board needs to show one."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..table.requests import Number, SeatNumber
from .protocol import Choice, Decision, Preview, ReplayFrame

Quality = Literal["best", "fine", "slip", "mistake", "blunder"]
SettingName = Literal["quick", "deep"]
AnalysisStatus = Literal["none", "waiting", "running", "stopped", "failed", "done"]


class Estimated(msgspec.Struct, frozen=True):
    """A figure and its interval."""

    value: float
    low: float
    high: float


class AnalysedDecision(msgspec.Struct, frozen=True):
    """A decision: move `n` as its seat knew the game then.

    `before` is the chance of its seat in ordinary play, `better` that with what was better, `after` are those of all
    seats with what was played; `cost` is in chance, `points` in points. `setting` is how hard it was thought about.
    """

    n: Number
    turn: Number
    seat: SeatNumber
    setting: SettingName
    quality: Quality
    text: str
    before: Estimated
    better: Estimated
    after: list[Estimated]
    cost: Estimated
    points: Estimated


class BalanceInfo(msgspec.Struct, frozen=True):
    """How the result of a seat came about: fair + luck + own + others = result. Luck is what nobody decided."""

    fair: float
    luck: float
    own: float
    others: float
    result: float


class SeatBalance(msgspec.Struct, frozen=True):
    """Luck and decisions of a seat, in points of lead over the best other seat and in chances."""

    points: BalanceInfo
    chances: BalanceInfo


class LuckInfo(msgspec.Struct, frozen=True):
    """What came to light after move `n` (0: the deal), and by how much it moved the leads and chances of all seats."""

    n: Number
    text: str
    points: list[float]
    chances: list[float]


class BudgetInfo(msgspec.Struct, frozen=True):
    """How hard a setting thinks about a decision, and for how long about this game, if that can be told.

    Games are played on for so many `turns`; 0 is to the end.
    """

    setting: SettingName
    worlds: Number
    simulations: Number
    candidates: Number
    seconds: float | None
    turns: Number = 0


class AnalysisInfo(msgspec.Struct, frozen=True):
    """An analysis as far as it is: `judged` of `total` decisions are looked at with the `setting` asked for last.

    `decisions` are the best judgements there are, `start` the chances before the first of them; `balance` and `luck`
    come with the last one, as does `advice`: what the costly decisions of every seat have in common, in sentences.
    `offered`: this server analyses games; `problem` is why it stopped by itself.
    """

    status: AnalysisStatus
    setting: SettingName
    judged: Number
    total: Number
    seconds_left: float | None
    start: list[Estimated]
    decisions: list[AnalysedDecision]
    balance: list[SeatBalance]
    luck: list[LuckInfo]
    budgets: list[BudgetInfo]
    confidence: float
    offered: bool = True
    problem: str = ""
    advice: list[list[str]] = []


class TermChange(msgspec.Struct, frozen=True):
    """By how much a term of the score sheet is greater where games were left, on average."""

    term: str
    points: float


class AnalysedMove(msgspec.Struct, frozen=True):
    """What a board needs to show a decision: the position is that before move `n` as its `seat` saw it.

    `better` and its preview are null where the best was played. `terms` of the score sheet and the `outlook` beyond it,
    less the points that the best of the `others` has more, sum to the points of lead that the decision cost, all on
    average of `worlds` games; `reasons` are sentences about what the seat has a little later. `line` are the positions
    after the better action and how it could go on, numbered from `n`.
    """

    n: Number
    seat: SeatNumber
    decision: Decision | None
    played: Choice
    better: Choice | None
    preview_played: Preview
    preview_better: Preview | None
    terms: list[TermChange]
    outlook: float
    others: float
    reasons: list[str]
    worlds: Number
    line: list[ReplayFrame]


class StartAnalysis(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard to think: `quick` or `deep`."""

    setting: SettingName = "quick"
