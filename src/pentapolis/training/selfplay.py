"""Games from which is learned, and games in which nets are compared."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ..arena.play import finish
from ..bots import Bot, bot, decide, shown_world
from ..bots.greedy import Greedy
from ..core.learning import Learner
from ..core.rng import Rng
from ..core.state import State
from .plan import JUDGE, Plan, problem

Weights = dict[str, Any]  # the content of a weights file
Lessons = NDArray[np.float32]

# The columns of a lesson before the inputs: which game, whose, and what came out.
GAME, SEAT, OUTCOME, INPUTS = 0, 1, 2, 3


class Batch(msgspec.Struct, frozen=True):
    """Work for one process: games from `first` to before `end`, or a comparison on these deals."""

    generation: int
    first: int
    end: int
    judging: bool = False


class Match(msgspec.Struct, frozen=True):
    """How one deal went: scores of the net with itself, and its wins and margin against the one before."""

    scores: list[int]
    wins: float
    games: int
    margin: float


def learner_of(plan: Plan, weights: Weights | None) -> Learner:
    """The player with these weights."""
    learner = plan.rules.learner(plan.players, weights)
    if learner is None:
        raise problem("train-no-learner", game=plan.game)
    return learner


def lessons(plan: Plan, weights: Weights | None, batch: Batch) -> Lessons:
    """What the games of the batch teach: one row for every decision, or one for each seat, one after the other."""
    learner = learner_of(plan, weights)
    rows = [row for number in range(batch.first, batch.end) for row in _game(plan, learner, batch.generation, number)]
    return np.array(rows, np.float32).reshape(len(rows), INPUTS + len(learner.names))


def _game(plan: Plan, learner: Learner, generation: int, number: int) -> list[list[float]]:
    seed = plan.deal(generation, number)
    explore = plan.first_explore if generation == 0 else plan.explore
    rng = _rng(seed)
    state = plan.rules.new(plan.players, seed, plan.options)
    others = _others(plan, number, rng)
    seen: list[tuple[int, list[float]]] = []
    while not state.over:
        seat = state.player
        if seat in others:
            state.play(decide(others[seat], state, rng))
            continue
        action, inputs = learner.choose(shown_world(state, rng), rng, explore)
        state.play(action)
        if inputs:
            seen.append((seat, inputs))
    outcomes = [learner.outcome(state, seat) for seat in range(plan.players)]
    unique = generation * plan.games + number
    width = len(learner.names)
    rows: list[list[float]] = []
    for seat, inputs in seen:
        for at, whose in enumerate(range(plan.players) if learner.shares else [seat]):
            rows.append([unique, whose, outcomes[whose], *inputs[at * width : (at + 1) * width]])
    return rows


def _others(plan: Plan, number: int, rng: Rng) -> dict[int, Bot]:
    """The bots that play this game, by seat: all seats but one, or none; nothing is learned from what they see."""
    name = plan.opponent(number)
    if not name:
        return {}
    mine = rng.below(plan.players)
    return {seat: bot(name) for seat in range(plan.players) if seat != mine}


def matches(plan: Plan, new: Weights, old: Weights | None, batch: Batch) -> list[Match]:
    """The new net against the old one, or against greedy if there is none, on deals that nobody learned from."""
    return [_match(plan, new, old, plan.deal(JUDGE, number)) for number in range(batch.first, batch.end)]


def _match(plan: Plan, new: Weights, old: Weights | None, seed: bytes) -> Match:
    fresh = learner_of(plan, new)
    former = learner_of(plan, old) if old is not None else None
    alone = _compared(plan, [fresh] * plan.players, seed)
    wins, margin = 0.0, 0.0
    for mine in range(plan.players):
        seats = [fresh if seat == mine else former for seat in range(plan.players)]
        state = _compared(plan, seats, seed)
        winners, scores = state.winners(), state.scores()
        if mine in winners:
            wins += 1 / len(winners)
        margin += scores[mine] - max(score for seat, score in enumerate(scores) if seat != mine)
    return Match(alone.scores()[: plan.players], wins, plan.players, margin)


def _compared(plan: Plan, seats: list[Learner | None], seed: bytes) -> State:
    """A finished game in which nobody explores."""
    rng = _rng(seed)
    state = plan.rules.new(plan.players, seed, plan.options)
    bots: list[Bot] = [Greedy() if learner is None else Settled(learner) for learner in seats]
    finish(state, bots, [rng] * plan.players)
    return state


class Settled:
    """A learner as a bot that tries nothing new."""

    def __init__(self, learner: Learner) -> None:
        self.learner = learner

    def choose(self, world: State, rng: Rng) -> int:
        """The best action it knows."""
        return self.learner.choose(world, rng, 0.0)[0]


def _rng(seed: bytes) -> Rng:
    """The numbers of the players, which say nothing about the deal."""
    return Rng(int.from_bytes(hashlib.sha256(seed).digest()[:8], "big"))
