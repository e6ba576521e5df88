"""A bot that plays the turn after which it has most points."""

from __future__ import annotations

from ..core.rng import Rng
from ..core.state import State

DEPTH = 3  # own decisions looked ahead, at most to the end of the turn
BUDGET = 6000  # positions looked at for one decision


class Greedy:
    """Tries every way through its own turn and scores where it leads; equals are drawn."""

    def choose(self, world: State, rng: Rng) -> int:
        """The action that begins the best turn."""
        budget = [BUDGET]
        best: list[int] = []
        most = -1 << 30
        for action in world.legal():
            value = _best_after(world, action, world.player, world.turn, DEPTH, budget)
            if value > most:
                most, best = value, [action]
            elif value == most:
                best.append(action)
        return rng.choice(best)


def _best_after(world: State, action: int, seat: int, turn: int, depth: int, budget: list[int]) -> int:
    """The best score of the seat at the end of its turn, or after `depth` decisions, beginning with the action."""
    after = world.copy()
    after.play(action)
    budget[0] -= 1
    if depth == 1 or budget[0] <= 0 or after.over or after.turn != turn or after.player != seat:
        return after.score(seat)
    return max(_best_after(after, next_, seat, turn, depth - 1, budget) for next_ in after.legal())
