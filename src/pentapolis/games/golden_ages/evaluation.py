"""What programs that search are told about positions of The Golden Ages: points, and what is promised."""

from __future__ import annotations

import math
from typing import Final

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from ..common.net import Net, Pass
from . import frames
from .actions import MOVE
from .cards import CIV_ARRIVAL_GOLD, CIV_EDGE_GOLD, ERAS
from .features import KNOWN, NAMES, UNIT, features, final_score, has_turn
from .grid import BIT
from .holdings import holdings
from .promise import counted
from .state import GoldenState
from .worths import HAND, Worths, kept_worths

DEPTH: Final = 5  # decisions of a turn that are looked through, the first one among them
WARMTH: Final = 2.0  # points behind the best action that make another e times less promising
# By era: the points of lead that make one e times as likely to win as another.
SPREAD: Final[list[float]] = [8.0, 7.0, 6.0, 4.0]


class Judge:
    """The score to be expected of a seat: the net's word, or without a net what can be counted with figures."""

    __slots__ = ("_net", "_worths")

    def __init__(self, net: Net | None, worths: Worths = HAND) -> None:
        self._net = None if net is None else Pass(net)
        self._worths = worths

    def score(self, state: GoldenState, seat: int) -> float:
        """The final score to be expected."""
        net = self._net
        if state.over:
            return float(state.boards[seat].vp)
        if not has_turn(state, seat):
            return float(final_score(state, seat))
        if net is None:
            return counted(state, seat, self._worths)
        seen = features(state, seat)
        return UNIT * (seen[KNOWN] + net.value(seen))


def turn_worths(state: GoldenState, legal: list[int], judge: Judge) -> list[float]:
    """For every action of the deciding seat the score to be expected after the best turn that begins with it."""
    seat = state.player
    return [_best_after(state, action, seat, DEPTH, judge) for action in legal]


def _best_after(state: GoldenState, action: int, seat: int, depth: int, judge: Judge) -> float:
    after = state.copy()
    after.advance(action)
    if depth == 1 or after.over or after.turn != state.turn or after.player != seat:
        return judge.score(after, seat)
    best = -1e9
    for following in _sensible(after, after.legal()):
        best = max(best, _best_after(after, following, seat, depth - 1, judge))
    return best


def _sensible(state: GoldenState, legal: list[int]) -> list[int]:
    """Without moves to the open sea, where there is nothing, unless the civilization is paid for moving."""
    if state.stack[-1].step != frames.MOVE:
        return legal
    civ = state.boards[state.player].civ
    if CIV_EDGE_GOLD[civ] or CIV_ARRIVAL_GOLD[civ]:
        return legal
    land = state.world.land
    found = [action for action in legal if land & BIT[action - MOVE]]
    return found or legal


class GoldenEvaluation(Evaluation):
    """Points to be expected at the end, seat by seat, and from them the chances to win."""

    def __init__(self, net: Net | None, worths: Worths = HAND) -> None:
        self.net = net
        self.worths = worths  # where there is no net

    def greedy_score(self, state: State, seat: int) -> float:
        """The points at hand and what the position promises, by hand."""
        assert isinstance(state, GoldenState)
        return counted(state, seat, HAND)

    def expected_score(self, state: State, seat: int) -> float:
        """The final score to be expected."""
        assert isinstance(state, GoldenState)
        return Judge(self.net, self.worths).score(state, seat)

    def win_chances(self, state: State) -> list[float]:
        """From the final scores to be expected; the later it is, the more it counts who leads."""
        assert isinstance(state, GoldenState)
        judge = Judge(self.net, self.worths)
        step = state.stack[-1].step
        worths: list[float] = []
        for seat in range(state.seats):
            if seat == state.player and step != frames.ACTION and step != frames.PLACE_TILE:
                # In the middle of a turn: what the best end of it leads to.
                worths.append(max(turn_worths(state, _sensible(state, state.legal()), judge)))
            else:
                worths.append(judge.score(state, seat))
        return chances(worths, SPREAD[max(state.era, 1) - 1])

    def features(self, state: State, seat: int) -> dict[str, float]:
        """What the seat has besides its points."""
        assert isinstance(state, GoldenState)
        return holdings(state, seat)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """The better the best turn that begins with the action, the more promising."""
        assert isinstance(state, GoldenState)
        worths = turn_worths(state, legal, Judge(self.net, self.worths))
        best = max(worths)
        odds = [math.exp(max(-30.0, (worth - best) / WARMTH)) for worth in worths]
        total = sum(odds)
        return [odd / total for odd in odds]


def checked(net: Net) -> Net:
    """The net, if it is one for this game; raises ValueError otherwise."""
    if tuple(net.names) != NAMES:
        raise ValueError("The Golden Ages have other inputs")
    return net


# Figures found by games of two, used for three and four as well: see docs/training.md.
EVALUATION: Final = GoldenEvaluation(None, kept_worths())
assert len(SPREAD) == ERAS
