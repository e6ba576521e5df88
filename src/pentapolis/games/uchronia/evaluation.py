"""What programs that search are told about positions of Uchronia."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from ..common.net import net_of
from .board import Board
from .buildings import COLOUR_OF, COST_OF
from .cards import read_data
from .features import NAMES, SIZE, prospects
from .scoring import points
from .state import UchroniaState


class UchroniaEvaluation(Evaluation):
    """Learned weights for the features of every seat; a plain estimate in points for those who want no more."""

    def __init__(self, weights: list[float], late: list[float]) -> None:
        self.weights = weights  # of the features at the beginning of a game ...
        self.late = late  # ... and what is added to them as it nears its end

    def greedy_score(self, state: State, seat: int) -> float:
        """Points, and the part of a point that cards, sites and Activities promise."""
        assert isinstance(state, UchroniaState)
        return points(state, seat) + promise(state.boards[seat])

    def expected_score(self, state: State, seat: int) -> float:
        """The same: what is learned is chances, not points."""
        return self.greedy_score(state, seat)

    def win_chances(self, state: State) -> list[float]:
        """Chances to win by the weighted features of every seat."""
        assert isinstance(state, UchroniaState)
        return chances([self.judged(state, seat) for seat in range(state.seats)], 1.0)

    def judged(self, state: UchroniaState, seat: int) -> float:
        """The weighted sum of the features of one seat."""
        features = prospects(state, seat)
        phase = progress(state)
        total = 0.0
        for at in range(SIZE):
            feature = features[at]
            if feature != 0.0:
                total += feature * (self.weights[at] + phase * self.late[at])
        return total

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """By what the decider is judged to have after the action."""
        assert isinstance(state, UchroniaState)
        seat = state.player
        judged: list[float] = []
        for action in legal:
            after = state.copy()
            after.play(action)
            judged.append(self._odds(after, seat))
        best = max(judged)
        odds = [math.exp((value - best) * SHARPNESS) for value in judged]
        total = sum(odds)
        return [odd / total for odd in odds]

    def features(self, state: State, seat: int) -> dict[str, float]:
        """Cards of the seat by where they lie, and the squares of its Building sites that are filled."""
        assert isinstance(state, UchroniaState)
        board = state.boards[seat]
        values = [board.held, sum(board.stock), sum([site.filled for site in board.sites]), board.launched]
        return {name: float(value) for name, value in zip(NAMED, values, strict=True)}

    def _odds(self, after: UchroniaState, seat: int) -> float:
        """The seat's chances as a logarithm of odds, so that small differences near 0 and 1 count too."""
        if after.over:
            winners = after.winners()
            chance = 1.0 / len(winners) if seat in winners else 0.0
        else:
            chance = self.win_chances(after)[seat]
        chance = min(max(chance, 0.001), 0.999)
        return math.log(chance / (1.0 - chance))


SHARPNESS: Final = 5.0
NAMED: Final[tuple[str, ...]] = ("hand", "stock", "filled", "activities")  # what an analysis tells people about

FILLED: Final = 0.5
STARTED: Final = 0.3
USABLE: Final = 0.35
LAUNCHABLE: Final = 0.3
SPARE: Final = 0.1
ACTIVITY: Final = 0.4
HELD: Final = 0.15
EFFECT: Final = 0.3


def promise(board: Board) -> float:
    """What the board holds beyond its points, in points."""
    need = [0] * 5
    total = ACTIVITY * board.launched + EFFECT * len(board.completed) + HELD * min(board.held, 6)
    for site in board.sites:
        total += STARTED + FILLED * site.filled
        need[COLOUR_OF[site.building]] += COST_OF[site.building] - site.filled
    room = board.limit - board.launched
    for colour in range(5):
        stock = board.stock[colour]
        usable = min(stock, need[colour])
        launchable = min(stock - usable, max(room, 0))
        room -= launchable
        total += USABLE * usable + LAUNCHABLE * launchable + SPARE * min(stock - usable - launchable, 3)
    return total


def progress(state: UchroniaState) -> float:
    """How near the end is: 0 at the beginning, 1 when it has been triggered."""
    if state.end_triggered:
        return 1.0
    most = 0
    for seat in range(state.seats):
        most = max(most, points(state, seat))
    return most / state.threshold


# What is weighed: every feature twice, by how far the end is and by how near.
INPUTS: Final[tuple[str, ...]] = (*[f"{name}_early" for name in NAMES], *[f"{name}_late" for name in NAMES])


def inputs(state: UchroniaState, seat: int) -> list[float]:
    """The features of the seat as they are weighed."""
    features = prospects(state, seat)
    phase = progress(state)
    return [feature * (1.0 - phase) for feature in features] + [feature * phase for feature in features]


def weighing(data: Mapping[str, Any]) -> UchroniaEvaluation:
    """The evaluation behind the plain data of a weights file; raises ValueError if it is another game's."""
    net = net_of(dict(data))
    if tuple(net.names) != INPUTS or len(net.layers) != 1 or net.layers[0].outputs != 1:
        raise ValueError("Uchronia needs one weight for each of its inputs")
    weights = net.layers[0].weights
    early = [weights[at] for at in range(SIZE)]
    return UchroniaEvaluation(early, [weights[SIZE + at] - early[at] for at in range(SIZE)])


# By number of players, learned from games of programs with themselves: see docs/training.md.
EVALUATIONS: Final[dict[int, UchroniaEvaluation]] = {
    players: weighing(read_data(f"value-{players}.json")) for players in range(2, 6)
}


def evaluation_for(players: int) -> UchroniaEvaluation:
    """The evaluation of games of that many players."""
    return EVALUATIONS[players]
