"""A bot that plays the turn after which it can count most: points, and what the game counts beside them."""

from __future__ import annotations

from ..core.evaluation import Evaluation
from ..core.rng import Rng
from ..core.state import State

DEPTH = 3  # own decisions looked ahead, at most to the end of the turn
BUDGET = 6000  # positions looked at for one decision


class Greedy:
    """Tries every way through its own turn and judges where it leads; equals are drawn."""

    def choose(self, world: State, rng: Rng) -> int:
        """The action that begins the best turn."""
        evaluation = world.game.evaluation(world.players)
        budget = [BUDGET]
        best: list[int] = []
        most = float("-inf")
        for action in world.legal():
            value = _best_after(evaluation, world, action, world.player, DEPTH, budget)
            if value > most:
                most, best = value, [action]
            elif value == most:
                best.append(action)
        return rng.choice(best)


def _best_after(evaluation: Evaluation, world: State, action: int, seat: int, depth: int, budget: list[int]) -> float:
    """The best tally of the seat at the end of its turn, or after `depth` decisions, beginning with the action."""
    after = world.copy()
    after.play(action)
    budget[0] -= 1
    if depth == 1 or budget[0] <= 0 or after.over or after.turn != world.turn or after.player != seat:
        return evaluation.greedy_score(after, seat)
    return max(_best_after(evaluation, after, next_, seat, depth - 1, budget) for next_ in after.legal())
