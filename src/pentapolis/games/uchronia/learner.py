"""Plays Uchronia to learn it: by what is known of positions so far, now and then by something else."""

from __future__ import annotations

from typing import Final

from ...core.learning import Learner
from ...core.rng import Rng
from ...core.state import State
from .cards import CONSTRUCTION, DRACONIANS, EXPLORATION, PRODUCTION, TRADE
from .evaluation import INPUTS, UchroniaEvaluation, inputs
from .features import (
    COMPLETED,
    FILLED,
    HELD,
    LAUNCHABLE,
    LAUNCHED,
    PENDING,
    PENDING_READY,
    PENDING_START,
    POINTS,
    READY,
    ROOM,
    SECURE,
    SIZE,
    STOCKED,
    USABLE,
)
from .state import UchroniaState

BOLD: Final = 3  # actions near the best that are tried mostly
ANYWHERE: Final = 0.1  # how often a trial may be any action at all
REMEMBERED: Final = 0.4  # of the positions, shared among the seats: those of one game teach nearly the same
# What the Orders under way can still bring is worth this much at least, whatever the games say: programs that learned
# without floors stopped starting Buildings, and those with lower ones lost (docs/training.md).
FLOOR_OF: Final[dict[int, float]] = {
    PENDING + EXPLORATION: 0.12,
    PENDING + PRODUCTION: 0.19,
    PENDING + DRACONIANS: 0.18,
    PENDING + CONSTRUCTION: 0.37,
    PENDING + TRADE: 0.56,
    PENDING_READY: 0.27,
    PENDING_START: 0.12,
}
# What one goes by who has learned nothing yet, at the beginning of a game and at its end: round numbers by hand.
HAND: Final[dict[int, tuple[float, float]]] = {
    POINTS: (0.3, 1.2),
    COMPLETED: (2.0, 2.5),
    ROOM: (0.6, 0.2),
    LAUNCHED: (1.0, 1.4),
    SECURE: (0.4, 0.0),
    HELD: (0.1, 0.1),
    STOCKED: (0.2, 0.2),
    FILLED: (0.7, 0.9),
    USABLE: (0.3, 0.3),
    READY: (0.3, 0.3),
    LAUNCHABLE: (0.5, 0.3),
}
FLOORS: Final[tuple[float, ...]] = tuple([FLOOR_OF.get(at % SIZE, float("-inf")) for at in range(2 * SIZE)])


def by_hand() -> UchroniaEvaluation:
    """The evaluation of one who has learned nothing yet."""
    early, late = [0.0] * SIZE, [0.0] * SIZE
    for at in FLOOR_OF:
        early[at] = FLOOR_OF[at]
    for at in HAND:
        begin, end = HAND[at]
        early[at] = begin
        late[at] = end - begin
    return UchroniaEvaluation(early, late)


class UchroniaLearner(Learner):
    """Takes the action after which its chances are best."""

    def __init__(self, evaluation: UchroniaEvaluation) -> None:
        super().__init__(INPUTS, shares=True, floors=FLOORS)
        self._evaluation = evaluation

    def choose(self, world: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """An action, and now and then what all seats have before it."""
        assert isinstance(world, UchroniaState)
        seen: list[float] = []
        if explore > 0.0 and rng.random() * world.seats < REMEMBERED:
            for seat in range(world.seats):
                seen += inputs(world, seat)
        legal = world.legal()
        trial = explore > 0.0 and rng.random() < explore
        if trial and rng.random() < ANYWHERE:
            return rng.choice(legal), seen
        worths = self._evaluation.priors(world, legal)
        if trial:
            order = sorted(range(len(legal)), key=lambda at: -worths[at])
            return legal[rng.choice(order[:BOLD])], seen
        best = max(worths)
        return rng.choice([action for action, worth in zip(legal, worths, strict=True) if worth == best]), seen

    def outcome(self, state: State, seat: int) -> float:
        """The share of the win."""
        winners = state.winners()
        return 1.0 / len(winners) if seat in winners else 0.0
