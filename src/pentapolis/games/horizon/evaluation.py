"""What programs that search are told about positions of Beyond the Horizon."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, Final

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from ..common.net import net_of
from .cards import has_data, read_data
from .features import NAMES, SIZE, phase_of, prospects
from .frames import GOVERNMENT, SPACE
from .promise import is_done, promise
from .scoring import points
from .state import HorizonState

SPREAD: Final = 10.0  # points by hand that make a difference of 1
SHARPNESS: Final = 5.0
TEMPO: Final = 4.0  # points and promise that a turn brings, about
LONGEST_TURN: Final = 40  # decisions that a turn is played on for, at most


class HorizonEvaluation(Evaluation):
    """Learned weights for the features of every seat; points and what promises some for those who want no more."""

    def __init__(self, weights: list[float], late: list[float]) -> None:
        self.weights = weights  # of the features at the beginning of a game; none at all: judged by hand ...
        self.late = late  # ... and what is added to them as it nears its end

    def greedy_score(self, state: State, seat: int) -> float:
        """Points and promise of the seat alone."""
        assert isinstance(state, HorizonState)
        if is_done(state, seat):
            board = state.boards[seat]  # R178 to R180: what breaks ties
            return points(state, seat) - 1e-2 * board.cubes_left() + 1e-4 * board.active + 1e-7 * board.coins
        return points(state, seat) + promise(state, seat)

    def expected_score(self, state: State, seat: int) -> float:
        """The same: what is learned is chances, not points."""
        return self.greedy_score(state, seat)

    def win_chances(self, state: State) -> list[float]:
        """Chances to win by what every seat is judged to have once the turn under way is over.

        Turns have few decisions or many, and the middle of one says little: what it is about is still to come.
        """
        assert isinstance(state, HorizonState)
        settled = self._settled(state)
        if settled.over:
            winners = settled.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(settled.seats)]
        return self._chances(settled)

    def _settled(self, state: HorizonState) -> HorizonState:
        """The end of the turn under way, played by what the seat is judged to have after each decision."""
        turn = state.turn
        seat = state.player
        now = state
        for _ in range(LONGEST_TURN):
            if now.over or now.turn != turn or now.stack[-1].step in (SPACE, GOVERNMENT):
                return now
            best = now
            most = float("-inf")
            for action in now.legal():
                after = now.copy()
                after.advance(action)
                value = self.judged(after, seat, phase_of(after))
                if value > most:
                    most = value
                    best = after
            now = best
        return now

    def _chances(self, state: HorizonState) -> list[float]:
        """Chances to win by what every seat is judged to have here and now."""
        phase = phase_of(state)
        return chances([self.judged(state, seat, phase) for seat in range(state.seats)], 1.0)

    def judged(self, state: HorizonState, seat: int, phase: float) -> float:
        """The weighted sum of the features of one seat."""
        if not self.weights:
            tempo = TEMPO if to_come(state, seat) else 0.0
            return (self.greedy_score(state, seat) + tempo) / SPREAD
        features = prospects(state, seat)
        total = 0.0
        for at in range(SIZE):
            feature = features[at]
            if feature != 0.0:
                total += feature * (self.weights[at] + phase * self.late[at])
        return total

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """By what the decider is judged to have after the action; if it only asks on, after the best answer."""
        assert isinstance(state, HorizonState)
        seat = state.player
        judged: list[float] = []
        for action in legal:
            after = state.copy()
            after.advance(action)
            judged.append(self._answered(after, state, seat))
        best = max(judged)
        odds = [math.exp((value - best) * SHARPNESS) for value in judged]
        total = sum(odds)
        return [odd / total for odd in odds]

    def _answered(self, after: HorizonState, before: HorizonState, seat: int) -> float:
        """The seat's odds; where the action has raised a further question, those of the best answer to it."""
        if after.over or after.turn != before.turn or after.player != seat or len(after.stack) < len(before.stack):
            return self._odds(after, seat)
        best = float("-inf")
        for action in after.legal():
            answered = after.copy()
            answered.advance(action)
            best = max(best, self._odds(answered, seat))
        return best

    def _odds(self, after: HorizonState, seat: int) -> float:
        """The seat's chances as a logarithm of odds, so that small differences near 0 and 1 count too."""
        if after.over:
            winners = after.winners()
            chance = 1.0 / len(winners) if seat in winners else 0.0
        else:
            chance = self._chances(after)[seat]
        chance = min(max(chance, 0.001), 0.999)
        return math.log(chance / (1.0 - chance))


def to_come(state: HorizonState, seat: int) -> bool:
    """Whether the seat still has its whole turn of this round before it."""
    if state.over or state.turn == 0:
        return False
    if seat == state.current:
        return state.stack[-1].step == SPACE
    return (seat - state.first) % state.seats > (state.current - state.first) % state.seats


# What is weighed: every feature twice, by how far the end is and by how near.
INPUTS: Final[tuple[str, ...]] = (*[f"{name}_early" for name in NAMES], *[f"{name}_late" for name in NAMES])


def inputs(state: HorizonState, seat: int) -> list[float]:
    """The features of the seat as they are weighed."""
    features = prospects(state, seat)
    phase = phase_of(state)
    return [feature * (1.0 - phase) for feature in features] + [feature * phase for feature in features]


def weighing(data: Mapping[str, Any]) -> HorizonEvaluation:
    """The evaluation behind the plain data of a weights file; raises ValueError if it is another game's."""
    net = net_of(dict(data))
    if tuple(net.names) != INPUTS or len(net.layers) != 1 or net.layers[0].outputs != 1:
        raise ValueError("Beyond the Horizon needs one weight for each of its inputs")
    weights = net.layers[0].weights
    early = [weights[at] for at in range(SIZE)]
    return HorizonEvaluation(early, [weights[SIZE + at] - early[at] for at in range(SIZE)])


def named(data: Mapping[str, Any]) -> HorizonEvaluation:
    """The same by the names of the inputs: cards that nobody has learned anything about weigh nothing."""
    net = net_of(dict(data))
    weights = net.layers[0].weights
    weight_of = {name: weights[at] for at, name in enumerate(net.names)}
    early = [weight_of.get(f"{name}_early", 0.0) for name in NAMES]
    late = [weight_of.get(f"{name}_late", 0.0) for name in NAMES]
    return HorizonEvaluation(early, [late[at] - early[at] for at in range(SIZE)])


BY_HAND: Final = HorizonEvaluation([], [])
# By number of players, learned from games of programs with themselves: see docs/training.md.
EVALUATIONS: Final[dict[int, HorizonEvaluation]] = {
    players: named(read_data(f"value-{players}.json")) if has_data(f"value-{players}.json") else BY_HAND
    for players in range(2, 5)
}


def evaluation_for(players: int) -> HorizonEvaluation:
    """The evaluation of games of that many players."""
    return EVALUATIONS[players]
