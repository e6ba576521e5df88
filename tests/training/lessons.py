"""The toy game with a learner, so that trainings of tests take no time."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from librt.vecs import vec

from pentapolis.core.learning import Learner
from pentapolis.core.rng import Rng
from pentapolis.core.state import State
from pentapolis.games.common.net import Net, net_of
from pentapolis.training.plan import Plan
from pentapolis.training.selfplay import Batch, Lessons, Weights
from tests.core.toy import STOP, Toy, ToyState

NAMES = ("points", "cards", "sum")


class ToyLearner(Learner):
    """Plays the card after which the net expects most."""

    def __init__(self, net: Net | None) -> None:
        super().__init__(NAMES, 0)
        self.net = net

    def choose(self, state: State, rng: Rng, explore: float) -> tuple[int, list[float]]:
        assert isinstance(state, ToyState)
        seat = state.player
        legal = state.legal()
        if explore > 0 and rng.random() < explore:
            action = rng.choice(legal)
        else:
            action = max(legal, key=lambda card: (self._worth(state, seat, card), card))
        return action, self._inputs(state, seat, action)

    def outcome(self, state: State, seat: int) -> float:
        return state.score(seat) / 10

    def _worth(self, state: ToyState, seat: int, card: int) -> float:
        inputs = self._inputs(state, seat, card)
        return inputs[0] + (self.net.outputs(vec[float](inputs))[0] if self.net is not None else 0.0)

    def _inputs(self, state: ToyState, seat: int, card: int) -> list[float]:
        hand = [other for other in state.hands[seat] if other != card]
        points = state.score(seat) + (card if card != STOP else 0)
        return [points / 10, float(len(hand)), sum(hand) / 10]


class TaughtToy(Toy):
    """The toy game as one that can be learned."""

    def __init__(self) -> None:
        super().__init__()
        self.id = "taught"

    def learner(self, players: int, weights: Mapping[str, Any] | None) -> ToyLearner:
        return ToyLearner(net_of(dict(weights)) if weights is not None else None)


def asleep(plan: Plan, weights: Weights | None, batch: Batch) -> Lessons:
    """A batch that takes for ever; a file tells that it has begun."""
    Path(os.environ["ASLEEP"], f"{os.getpid()}").touch()
    time.sleep(1000)
    raise AssertionError
