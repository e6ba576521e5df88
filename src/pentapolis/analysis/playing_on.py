"""A world played on by first impressions, to the end of the game or for some turns, and what came of it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from ..bots.policy import Policy
from ..bots.search.tree import shared
from ..core.evaluation import Evaluation
from ..core.rng import Rng
from ..core.state import State
from .calibration import calibration

# Always the same first impression could go round in circles for ever; a little softness never does.
SOFTNESS: Final = 0.5
FLOOR: Final = 0.1
LONGEST: Final = 2000  # decisions, then the evaluation has its word
WARMTH: Final = 1.0  # points behind the best action that make another e times less likely


class Outcome:
    """What every seat has of one game at its end, or may expect where it was left."""

    __slots__ = ("chances", "features", "leads", "over", "points", "terms")

    def __init__(self, world: State, evaluation: Evaluation, seat: int) -> None:
        seats = range(world.seats)
        self.over = world.over
        if world.over:
            self.chances = shared(world)
            self.points = [float(score) for score in world.scores()]
        else:
            # What was learned is about people and programs, not about automatic opponents.
            true = calibration(world.game.id, world.seats if world.seats == world.players else 0)
            turns = world.turn / world.players
            said = evaluation.win_chances(world)
            self.chances = true.chances(said, turns)
            self.points = true.points([evaluation.expected_score(world, other) for other in seats], said, turns)
        self.leads = leads(self.points)
        self.terms = world.score_terms(seat)  # of the seat that decided
        self.features = evaluation.features(world, seat)


def leads(points: list[float]) -> list[float]:
    """By how much every seat is ahead of the best of the others; alone, its points."""
    if len(points) < 2:
        return points[:]
    return [own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points)]


class AtSight(Evaluation):
    """The evaluation of a game; where it finds all actions alike, with what a player counts after each of them."""

    def __init__(self, of: Evaluation) -> None:
        self.of = of

    def priors(self, state: State, legal: list[int]) -> list[float]:
        """How promising the actions look."""
        priors = self.of.priors(state, legal)
        if len(legal) < 2 or max(priors) > min(priors):
            return priors
        seat = state.player
        counted: list[float] = []
        for action in legal:
            after = state.copy()
            after.advance(action)
            counted.append(self.of.greedy_score(after, seat))
        best = max(counted)
        odds = [math.exp(max(-30.0, (value - best) / WARMTH)) for value in counted]
        total = sum(odds)
        return [odd / total for odd in odds]


class Impressions(Policy):
    """Plays on by first impressions."""

    def __init__(self, evaluation: Evaluation, softness: float = SOFTNESS, floor: float = FLOOR) -> None:
        super().__init__(softness, floor)
        self._sight = AtSight(evaluation)

    def evaluation(self, world: State) -> Evaluation:
        """What the game sees at first sight."""
        return self._sight


def play_on(
    world: State, action: int | None, evaluation: Evaluation, rng: Rng, then: Sequence[int] = (), turns: int = 0
) -> Outcome:
    """Plays the action in the world, which is used up, and goes on; without one it is ordinary play.

    `then` is what the seat has settled to do after the action, as far as this world allows it. The game goes on until
    so many `turns` have ended, the one at hand being the first, and then the evaluation has its word; 0 is to the end.
    """
    seat, last = world.player, world.turn + turns
    player = Impressions(evaluation)
    if action is not None:
        world.play(action)
    for settled in then:
        if world.over or world.player != seat or world.explain(settled) is not None:
            break
        world.play(settled)
    for _ in range(LONGEST):
        if world.over or (turns and world.turn >= last):
            break
        world.advance(player.choose(world, rng))
    return Outcome(world, evaluation, seat)
