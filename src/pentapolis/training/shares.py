"""Fits chances to lessons with NumPy: a weighted sum for every seat, and the softmax of the sums.

Games are few and weights are many, so a weight stays near 0 unless the games say otherwise.
"""

from __future__ import annotations

import math

import numpy as np

from ..core.learning import Learner
from .fit import HELD_BACK, Adam, Array, Fit, batches, layers_of, weights_file
from .plan import Plan
from .selfplay import GAME, INPUTS, OUTCOME, Lessons, Weights

NEAR = 0.2  # how far a weight is expected to be from 0, for inputs that spread by 1


def fit_shares(plan: Plan, learner: Learner, lessons: Lessons, seed: int) -> Fit:
    """The weights for these lessons, which have one row for each seat of a position."""
    rng = np.random.default_rng(seed)
    seats = plan.players
    inputs = lessons[:, INPUTS:].reshape(-1, seats, len(learner.names))
    aims = lessons[:, OUTCOME].reshape(-1, seats)
    games = lessons[::seats, GAME].astype(np.int64)
    held = games % HELD_BACK == 0
    scale: Array = inputs.std((0, 1)) + np.float32(1e-3)
    floors: Array = scale * np.array(learner.floors or [-np.inf] * len(learner.names), np.float32)
    expected = NEAR**2 * max(1, len(np.unique(games[~held])))
    ready = inputs / scale
    weights = _learn(plan, rng, ready[~held], aims[~held], floors, 1 / expected)
    error = surprise(ready[held] @ weights, aims[held]) if held.any() else math.nan
    layers: list[tuple[Array, Array]] = [((weights / scale)[None, :], np.zeros(1, np.float32))]
    return Fit(weights_file(plan, learner.names, layers), error, math.log(seats), len(inputs))


def mean(plan: Plan, learner: Learner, fits: list[Weights]) -> Weights:
    """The weights in the middle of those of several fits."""
    matrix: Array = np.mean([layers_of(weights)[0][0] for weights in fits], axis=0, dtype=np.float32)
    return weights_file(plan, learner.names, [(matrix, np.zeros(1, np.float32))])


def chances(sums: Array) -> Array:
    """The softmax of every row."""
    odds = np.exp(sums - sums.max(1, keepdims=True))
    found: Array = odds / odds.sum(1, keepdims=True)
    return found


def surprise(sums: Array, aims: Array) -> float:
    """How surprising the winners are to one who expects these chances."""
    return float(-(aims * np.log(chances(sums) + 1e-9)).sum(1).mean())


def _learn(plan: Plan, rng: np.random.Generator, inputs: Array, aims: Array, floors: Array, pull: float) -> Array:
    """The weights that are least surprised, none below its floor, each pulled towards 0."""
    weights = np.maximum(np.float32(0), floors)
    adam = Adam([weights])
    for rows, rate in batches(plan, rng, len(inputs)):
        seen = inputs[rows]
        wrong = (chances(seen @ weights) - aims[rows]) / np.float32(len(rows))
        slope: Array = np.tensordot(wrong, seen, 2) + np.float32(pull) * weights
        adam.step([slope], rate)
        np.maximum(weights, floors, out=weights)
    return weights
