"""What programs that search are told about positions of Beyond the Horizon: the lead to be expected at the end."""

from __future__ import annotations

import math
from typing import Final

from ...core.evaluation import Evaluation, chances
from ...core.state import State
from ..common.net import Net, kept_net
from .features import NAMES, by_hand, phase_of
from .holdings import holdings
from .state import HorizonState
from .turns import NOBODY, Judge, best_turn, turn_ended, turn_worths
from .worths import KEPT, Worths

WARMTH: Final = 1.5  # points behind the best action that make another e times less promising
# Points of lead that make one e times as likely to win as another, at the beginning of a game and at its end.
SPREAD: Final = 30.0
LATE_SPREAD: Final = 10.0


class HorizonEvaluation(Evaluation):
    """Judges the ends of turns: by the lead that a net expects, or without one by figures found by playing."""

    def __init__(self, net: Net | None, worths: Worths = KEPT) -> None:
        self.net = net
        self.worths = worths

    def greedy_score(self, state: State, seat: int) -> float:
        """Points and promise of the seat alone, by hand."""
        assert isinstance(state, HorizonState)
        return by_hand(state, seat)

    def expected_score(self, state: State, seat: int) -> float:
        """Points and promise of the seat alone, by the figures: what a net learns is a lead, not points."""
        assert isinstance(state, HorizonState)
        return Judge(None, self.worths).expected(state, seat)

    def win_chances(self, state: State) -> list[float]:
        """From the leads to be expected once the turn under way is over; the later it is, the more they count.

        Turns have few decisions or many, and the middle of one says little: what it is about is still to come.
        """
        assert isinstance(state, HorizonState)
        judge = Judge(self.net, self.worths)
        ended = turn_ended(state, judge)
        if ended.over:
            winners = ended.winners()
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(ended.seats)]
        return chances(judge.leads(ended), SPREAD + (LATE_SPREAD - SPREAD) * phase_of(ended))

    def features(self, state: State, seat: int) -> dict[str, float]:
        """What the seat has besides its points."""
        assert isinstance(state, HorizonState)
        return holdings(state, seat)

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """The better the turn that begins with the action, the more promising; 0 for what only loses."""
        assert isinstance(state, HorizonState)
        worths = turn_worths(state, legal, Judge(self.net, self.worths))
        best = max(worths)
        odds = [math.exp(max(-30.0, (worth - best) / WARMTH)) if worth > NOBODY else 0.0 for worth in worths]
        total = sum(odds)
        return [odd / total for odd in odds]

    def follow(self, state: State) -> State:
        """The end of the best turn, or after the best answer where no turn is under way."""
        assert isinstance(state, HorizonState)
        return best_turn(state, Judge(self.net, self.worths))


def checked(net: Net) -> Net:
    """The net, if it is one for this game; raises ValueError otherwise."""
    if tuple(net.names) != NAMES or net.layers[-1].outputs != 1:
        raise ValueError("Beyond the Horizon has other inputs")
    return net


def known(net: Net | None) -> Net | None:
    """The net if it fits the cards that are there: with another list of them it is worth nothing."""
    return net if net is not None and tuple(net.names) == NAMES else None


# By number of players, learned from games of programs with themselves: see docs/training.md.
EVALUATIONS: Final[dict[int, HorizonEvaluation]] = {
    players: HorizonEvaluation(known(kept_net("horizon", players))) for players in range(2, 5)
}


def evaluation_for(players: int) -> HorizonEvaluation:
    """The evaluation of games of that many players."""
    return EVALUATIONS[players]
