"""Plays Beyond the Horizon to learn it: the best turn it knows, now and then another one."""

from __future__ import annotations

from typing import Final

from ...core.learning import Learner
from ...core.rng import Rng
from ...core.state import State
from ..common.net import Net
from .features import LEAD, NAMES, UNIT, prospects
from .frames import SPACE
from .state import HorizonState
from .turns import Judge, final_lead, in_turn, turn_ended, turn_worths, worths_now

BOLD: Final = 3  # actions near the best that are tried mostly
ANYWHERE: Final = 0.15  # how often a trial may be any action at all
REMEMBERED: Final = 0.7  # of the turns
FARTHEST: Final = 6.0  # tens of points: a lead beyond that teaches no more


class HorizonLearner(Learner):
    """Takes the action that begins the best turn, and sees the table before the turn or after it."""

    def __init__(self, net: Net | None) -> None:
        super().__init__(NAMES, LEAD)
        self._net = net  # without one it plays by figures

    def choose(self, world: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """An action, and where a turn begins mostly what the seat sees before it or after it: both are judged."""
        assert isinstance(world, HorizonState)
        judge = Judge(self._net)
        seat = world.player
        begins = world.stack[-1].step == SPACE
        action = _action(world, judge, rng, explore if begins else 0.3 * explore)
        if not begins or explore <= 0.0 or rng.random() >= REMEMBERED:
            return action, []
        seen = world
        if rng.random() < 0.5:
            seen = world.copy()
            seen.advance(action)
            if not seen.over and seen.turn == world.turn:
                seen = turn_ended(seen, judge)
            if seen.over:
                return action, []
        found = prospects(seen, seat)
        return action, [found[at] for at in range(len(found))]

    def outcome(self, state: State, seat: int) -> float:
        """The lead over the best of the others, in tens of points."""
        assert isinstance(state, HorizonState)
        return max(-FARTHEST, min(FARTHEST, final_lead(state, seat) / UNIT))


def _action(world: HorizonState, judge: Judge, rng: Rng, explore: float) -> int:
    """The first of the best turn known, or one to try."""
    legal = world.legal()
    trial = explore > 0.0 and rng.random() < explore
    if trial and rng.random() < ANYWHERE:
        return rng.choice(legal)
    if in_turn(world, world.turn):
        judge.attend(world, world.player)
        worths = worths_now(world, legal, judge)
    else:
        worths = turn_worths(world, legal, judge)
    if trial:
        order = sorted(range(len(legal)), key=lambda at: -worths[at])
        return legal[rng.choice(order[:BOLD])]
    best = max(worths)
    return rng.choice([action for action, worth in zip(legal, worths, strict=True) if worth == best])
