"""What programs that search are told about positions of Origins.

With a net, what was learned from games; without one, points, what a board promises and what is under way.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from ..common.net import Net, Pass, kept_net, net_of
from .estimate import estimate
from .features import ESTIMATE, NAMES, UNIT, features, lead
from .frames import (
    BUILD_TILE,
    CHOOSE_ACTION,
    COPY,
    FOOD_STEP,
    KEEP_TILE,
    PROMOTION_ORDER,
    RECOLOUR,
    SUPERIORITY,
)
from .holdings import holdings
from .scoring import points, target_points
from .state import OriginsState
from .worths import HAND, Worths, kept_worths

SPREAD: Final = 20.0  # points of lead that make e times the chance
SHARPNESS: Final = 0.3
# Where looking ahead within a turn stops: what follows is many ways, or another turn.
STOPS: Final[frozenset[int]] = frozenset(
    (CHOOSE_ACTION, BUILD_TILE, FOOD_STEP, KEEP_TILE, COPY, RECOLOUR, SUPERIORITY, PROMOTION_ORDER)
)
DEEP: Final = 5  # decisions looked ahead at most


class OriginsEvaluation(Evaluation):
    """A net that says how far a seat will still get ahead; without one, an estimate with figures found by playing."""

    def __init__(self, net: Net | None, worths: Worths = HAND) -> None:
        self.net = net
        self.worths = worths

    def greedy_score(self, state: State, seat: int) -> float:
        """Points, and what lies on the board and is about to happen, by hand."""
        assert isinstance(state, OriginsState)
        if seat >= state.players:
            return float(points(state, seat))
        return estimate(state, seat, HAND)

    def expected_score(self, state: State, seat: int) -> float:
        """The lead over the best of the others that is to be expected; alone, the points."""
        assert isinstance(state, OriginsState)
        if seat >= state.players:
            return float(points(state, seat))
        net = self.net
        return estimate(state, seat, self.worths) if net is None else judged(Pass(net), state, seat)

    def win_chances(self, state: State) -> list[float]:
        """Chances by what every seat may expect; alone, the part of twice the target."""
        assert isinstance(state, OriginsState)
        if state.alone:
            return against_target(state, self.expected_score(state, 0))
        net = self.net
        if net is None:
            return chances([estimate(state, seat, self.worths) for seat in range(state.players)], SPREAD)
        asked = Pass(net)
        return chances([judged(asked, state, seat) for seat in range(state.players)], SPREAD)

    def features(self, state: State, seat: int) -> dict[str, float]:
        """What the seat has besides its points."""
        assert isinstance(state, OriginsState)
        return holdings(state, seat)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """By what the decider may expect after the best way on from the action."""
        assert isinstance(state, OriginsState)
        values = Lookahead(self, state).values(legal)
        best = max(values)
        odds = [math.exp((value - best) * SHARPNESS) for value in values]
        total = sum(odds)
        return [odd / total for odd in odds]

    def follow(self, state: State) -> State:
        """Where the best way on leads, as far as it is looked through."""
        assert isinstance(state, OriginsState)
        return Lookahead(self, state).best()


def against_target(state: OriginsState, expected: float) -> list[float]:
    """How near the target somebody alone comes who expects so many points: half is the target."""
    part = min(max(expected / (2.0 * target_points(state.bonus)), 0.0), 1.0)
    return [part, 1.0 - part]


def judged(asked: Pass, state: OriginsState, seat: int) -> float:
    """What the net expects, in points."""
    if state.over:
        return float(lead(state, seat))
    inputs = features(state, seat)
    return (inputs[ESTIMATE] + asked.value(inputs)) * UNIT


class Lookahead:
    """Judges actions by where the best way through the rest of the turn leads, as far as it is short."""

    def __init__(self, evaluation: OriginsEvaluation, state: OriginsState) -> None:
        self.evaluation = evaluation
        self.state = state
        self.seat = state.player
        self.turn = state.turn
        self.asked: Pass | None = None if evaluation.net is None else Pass(evaluation.net)

    def values(self, legal: list[int]) -> list[float]:
        """In points, action by action."""
        return [self.value(self.after(self.state, action), DEEP) for action in legal]

    def after(self, state: OriginsState, action: int) -> OriginsState:
        """The state after it."""
        found = state.copy()
        found.advance(action)
        assert isinstance(found, OriginsState)
        return found

    def ends(self, state: OriginsState, deep: int) -> bool:
        """Whether nothing is looked at beyond this state."""
        if deep == 0 or state.over or state.turn != self.turn or state.player != self.seat:
            return True
        return state.stack[-1].step in STOPS

    def value(self, state: OriginsState, deep: int) -> float:
        """The best of what can still be reached in this turn."""
        if self.ends(state, deep):
            return self.judged(state)
        best = -1e9
        for action in state.legal():
            best = max(best, self.value(self.after(state, action), deep - 1))
        return best

    def best(self) -> OriginsState:
        """Where the best of all ways leads."""
        return self.reached(self.state, DEEP + 1)[1]

    def reached(self, state: OriginsState, deep: int) -> tuple[float, OriginsState]:
        """What the best way on is worth, and where it leads."""
        if deep <= DEEP and self.ends(state, deep):
            return self.judged(state), state
        best = -1e9
        found = state
        for action in state.legal():
            value, end = self.reached(self.after(state, action), deep - 1)
            if value > best:
                best = value
                found = end
        return best, found

    def judged(self, state: OriginsState) -> float:
        """One state as it is."""
        if self.asked is None:
            return estimate(state, self.seat, self.evaluation.worths)
        return judged(self.asked, state, self.seat)

    def leaf(self, action: int) -> OriginsState:
        """Where the best way on from the action leads."""
        state = self.after(self.state, action)
        deep = DEEP
        while not self.ends(state, deep):
            deep -= 1
            best = -1e9
            found = state
            for next_ in state.legal():
                after = self.after(state, next_)
                value = self.value(after, deep)
                if value > best:
                    best = value
                    found = after
            state = found
        return state


def checked_net(data: Mapping[str, Any]) -> Net:
    """The net behind the plain data of a weights file; raises ValueError if it is another game's."""
    net = net_of(dict(data))
    if tuple(net.names) != NAMES or net.layers[-1].outputs != 1:
        raise ValueError("Origins needs a net with its own inputs and one output")
    return net


# By number of players, learned from games of programs with themselves: see docs/training.md.
EVALUATIONS: Final[dict[int, OriginsEvaluation]] = {
    players: OriginsEvaluation(kept_net("origins", players), kept_worths(players)) for players in range(1, 5)
}
