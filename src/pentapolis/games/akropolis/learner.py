"""How Akropolis is learned: one lesson for every placing."""

from __future__ import annotations

from typing import Final

from ...core.learning import Learner
from ...core.rng import Rng
from ...core.state import State
from ..common.net import Net, net_of
from .evaluation import UNIT, Placings
from .features import NAMES, SCORE
from .state import AkropolisState

BOLD: Final = 8  # placings near the best that are tried mostly
ANYWHERE: Final = 0.3  # how often a trial may be any placing at all
NOTHING: Final = net_of({"inputs": list(NAMES), "layers": [{"bias": [0.0], "weights": [[0.0] * len(NAMES)]}]})


class AkropolisLearner(Learner):
    """Takes the tile with the best placing, and sees the city after it."""

    def __init__(self, net: Net | None) -> None:
        super().__init__(NAMES, SCORE)
        self._net = NOTHING if net is None else net  # without a net, it is points that count

    def choose(self, world: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        """A tile, or a placing and what the city looks like then."""
        assert isinstance(world, AkropolisState)
        seat = world.player
        stones = world.stones[seat]
        trial = explore > 0.0 and rng.random() < explore
        hand = world.hand
        if hand is not None:
            placings = Placings(world, seat, hand, stones, self._net)
            action = _tried(placings, rng) if trial else placings.actions[_best(placings.worths(), rng)]
            return action, [] if placings.last else placings.seen(action)  # the last one has nothing more to come
        legal = world.legal()
        if trial:
            return rng.choice(legal), []
        worths = [max(Placings(world, seat, world.site[i], stones - i, self._net).worths()) for i in legal]
        return legal[_best(worths, rng)], []

    def outcome(self, state: State, seat: int) -> float:
        """The final score, in tens."""
        return state.score(seat) / UNIT


def _best(worths: list[float], rng: Rng) -> int:
    """The place of the greatest number; equals are drawn."""
    best = max(worths)
    return rng.choice([i for i, worth in enumerate(worths) if worth == best])


def _tried(placings: Placings, rng: Rng) -> int:
    """A placing other than the best one, mostly one that is nearly as good."""
    if rng.random() < ANYWHERE:
        return rng.choice(placings.actions)
    worths = placings.worths()
    order = sorted(range(len(worths)), key=lambda i: -worths[i])
    return placings.actions[rng.choice(order[:BOLD])]
