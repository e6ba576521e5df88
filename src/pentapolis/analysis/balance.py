"""Luck and skill apart: what the deal, chance and everybody's decisions did to the result. The parts sum to it.

From the fair share before the deal the expectation goes to the first decision, from there to what is left after the
action that was played, from there to the next decision, and in the end to the result. What an action makes of what
ordinary play would have made is a decision; what happens from an action to the next decision is luck, if something
came to light; else it is rest: another seat decides, who knows other things, or the estimates are off.
"""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from ..bots.search.tree import shared
from ..core.state import State
from .playing_on import leads
from .positions import Position
from .result import Balance, ChanceEvent, JudgedDecision, Moved, Share, Standing

Vector = list[float]
Scale = Callable[[Standing], Vector]


def chances_of(standing: Standing) -> Vector:
    """The chances without their intervals."""
    return [figure.value for figure in standing.chances]


def leads_of(standing: Standing) -> Vector:
    """The leads."""
    return standing.leads


class Course:
    """How the expectation of all seats went: before and after every decision, and at the end."""

    def __init__(
        self, decisions: list[JudgedDecision], positions: list[Position], scale: Scale, fair: float, result: Vector
    ) -> None:
        self.fair = [fair] * len(result)
        self.before = [*[scale(decision.judgement.before) for decision in decisions], result]
        self.after = [scale(decision.judgement.after) for decision in decisions]
        for number in range(len(decisions) - 1):
            same_seat = decisions[number].seat == decisions[number + 1].seat
            if same_seat and not positions[number].chance:
                # Nobody has learned anything: both are estimates of the same, and together a better one.
                middle = [(a + b) / 2 for a, b in zip(self.after[number], self.before[number + 1], strict=True)]
                self.after[number] = self.before[number + 1] = middle

    def decided(self, number: int) -> Vector:
        """What the action of that decision made of what ordinary play would have made."""
        return _minus(self.after[number], self.before[number])

    def followed(self, number: int) -> Vector:
        """What came between that decision and the next one, or the end; -1 is the deal."""
        return _minus(self.before[number + 1], self.fair if number < 0 else self.after[number])


def courses(decisions: list[JudgedDecision], positions: list[Position], end: State) -> tuple[Course, Course]:
    """The course of the chances and that of the leads."""
    scores = [float(score) for score in end.scores()]
    return (
        Course(decisions, positions, chances_of, 1 / end.seats, shared(end)),
        Course(decisions, positions, leads_of, 0.0, leads(scores)),
    )


def chance_events(decisions: list[JudgedDecision], positions: list[Position], end: State) -> list[ChanceEvent]:
    """The deal, and everything that came to light between two decisions, with what it did."""
    chances, lead = courses(decisions, positions, end)
    found = []
    for number in range(-1, len(decisions)):
        if number < 0 or positions[number].chance:
            n, events = (0, []) if number < 0 else (positions[number].n, positions[number].events)
            sure = _sure(decisions, number, end.seats)
            moved = Moved(_rounded(chances.followed(number)), _rounded(lead.followed(number)), _rounded(sure))
            found.append(ChanceEvent(n, events, moved))
    return found


def _sure(decisions: list[JudgedDecision], number: int, seats: int) -> Vector:
    """Half the interval of what came between two decisions, for every seat."""
    sides = [decisions[number].judgement.after] if number >= 0 else []
    sides += [decisions[number + 1].judgement.before] if number + 1 < len(decisions) else []
    widths = [[(figure.high - figure.low) / 2 for figure in side.chances] for side in sides]
    return [hypot(*[width[seat] for width in widths]) for seat in range(seats)]


def balance(decisions: list[JudgedDecision], positions: list[Position], end: State) -> list[Balance]:
    """For every seat how its result came about."""
    chances, lead = [_shares(course, decisions, positions) for course in courses(decisions, positions, end)]
    return [Balance(*shares) for shares in zip(chances, lead, strict=True)]


def _shares(course: Course, decisions: list[JudgedDecision], positions: list[Position]) -> list[Share]:
    seats = range(len(course.fair))
    luck, rest = [0.0] * len(seats), [0.0] * len(seats)
    by: list[Vector] = [[0.0] * len(seats) for _ in seats]  # for every seat, by who decided
    for number in range(-1, len(decisions)):
        followed = course.followed(number)
        kind = luck if number < 0 or positions[number].chance else rest
        for seat in seats:
            kind[seat] += followed[seat]
        if number >= 0:
            for seat, change in enumerate(course.decided(number)):
                by[seat][decisions[number].seat] += change
    result = course.before[-1]
    return [Share(course.fair[seat], luck[seat], by[seat], rest[seat], result[seat]) for seat in seats]


def _minus(one: Vector, other: Vector) -> Vector:
    return [a - b for a, b in zip(one, other, strict=True)]


def _rounded(values: Vector) -> Vector:
    return [round(value, 6) + 0.0 for value in values]
