"""Fits a net to lessons with NumPy: mean squares, Adam, a learning rate that falls to nothing."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from .plan import Plan
from .selfplay import GAME, INPUTS, OUTCOME, SEAT, Lessons, Weights

Array = NDArray[np.float32]

MOMENTUM, STEADINESS, TINY = 0.9, 0.999, 1e-8  # Adam's usual three
HELD_BACK = 10  # one game of so many checks the fit
DIGITS = 5
GENTLE = 0.25  # the part of the usual pace at which a net that knows much already is changed


class Fit(msgspec.Struct, frozen=True):
    """A net and how well it knows games that it did not learn from.

    The error is the root of the mean square; of chances, the mean of the surprise: minus the logarithm.
    """

    weights: Weights
    error: float
    spread: float  # of what it had to know: a net that knows nothing has this error
    lessons: int


def fit(plan: Plan, names: tuple[str, ...], known: int, lessons: Lessons, before: Weights | None, seed: int) -> Fit:
    """The net for these lessons; the one before says how good positions on the way were, and may be begun with."""
    rng = np.random.default_rng(seed)
    inputs = lessons[:, INPUTS:]
    aims = targets(lessons, known, before, plan.trace)
    held = lessons[:, GAME].astype(np.int64) % HELD_BACK == 0
    mean, scale = inputs.mean(0), inputs.std(0) + 1e-3
    ready = ((inputs - mean) / scale).astype(np.float32)
    if plan.fine_tune and before is not None:
        layers = layers_of(before)
        layers[0] = (layers[0][0] * scale, layers[0][1] + layers[0][0] @ mean)
        _learn(msgspec.structs.replace(plan, rate=plan.rate * GENTLE), rng, layers, ready[~held], aims[~held])
    else:
        layers = _first(rng, [len(names), *plan.hidden, 1], float(aims.mean()))
        _learn(plan, rng, layers, ready[~held], aims[~held])
    truth = (lessons[:, OUTCOME] - _part(inputs, known))[held]
    error = float(np.sqrt(np.mean((forward(layers, ready[held]) - truth) ** 2))) if held.any() else math.nan
    layers[0] = (layers[0][0] / scale, layers[0][1] - (layers[0][0] * (mean / scale)).sum(1))
    return Fit(weights_file(plan, names, layers), error, float(truth.std()) if held.any() else math.nan, len(lessons))


def targets(lessons: Lessons, known: int, before: Weights | None, trace: float) -> Array:
    """What the net is to say of every lesson: what is still missing from the outcome.

    The outcome of a game has much luck in it. With a net at hand the next position of the same player counts too, by
    1 - trace, the one after it by trace as much, and so on.
    """
    inputs = lessons[:, INPUTS:]
    part = _part(inputs, known)
    aims = lessons[:, OUTCOME].astype(np.float64)
    if before is not None and trace < 1.0:
        thought = part + forward(layers_of(before), inputs)
        following: dict[int, int] = {}
        for row in range(len(lessons) - 1, -1, -1):
            game, seat = int(lessons[row, GAME]), int(lessons[row, SEAT])
            after = following.get(seat)
            if after is not None and int(lessons[after, GAME]) == game:
                aims[row] = (1 - trace) * thought[after] + trace * aims[after]
            following[seat] = row
    return (aims - part).astype(np.float32)


def layers_of(weights: Weights) -> list[tuple[Array, Array]]:
    """The matrices and biases of a weights file."""
    return [(np.array(w["weights"], np.float32), np.array(w["bias"], np.float32)) for w in weights["layers"]]


def forward(layers: list[tuple[Array, Array]], inputs: Array) -> Array:
    """The first output for every row."""
    return _through(layers, inputs)[-1][:, 0]


def _through(layers: list[tuple[Array, Array]], inputs: Array) -> list[Array]:
    """What goes into every layer, and what comes out at last."""
    values = [inputs]
    for number, (matrix, bias) in enumerate(layers):
        sums = values[-1] @ matrix.T + bias
        values.append(np.maximum(sums, 0) if number < len(layers) - 1 else sums)
    return values


def _part(inputs: Array, known: int) -> Array:
    return inputs[:, known] if known >= 0 else np.zeros(len(inputs), np.float32)


def _first(rng: np.random.Generator, sizes: list[int], middle: float) -> list[tuple[Array, Array]]:
    layers = [
        (rng.normal(0, math.sqrt(2 / a), (b, a)).astype(np.float32), np.zeros(b, np.float32))
        for a, b in pairwise(sizes)
    ]
    matrix, bias = layers[-1]
    layers[-1] = (matrix * np.float32(0.1), bias + np.float32(middle))
    return layers


def _learn(plan: Plan, rng: np.random.Generator, layers: list[tuple[Array, Array]], inputs: Array, aims: Array) -> None:
    """Changes the layers in place."""
    adam = Adam([array for layer in layers for array in layer])
    for rows, rate in batches(plan, rng, len(inputs)):
        adam.step(_slopes(layers, inputs[rows], aims[rows]), rate)


def batches(plan: Plan, rng: np.random.Generator, count: int) -> Iterator[tuple[NDArray[np.int64], float]]:
    """Rows to learn from next, and how quickly: all of them in every epoch, in another order each time."""
    for epoch in range(plan.epochs):
        rate = plan.rate * 0.5 * (1 + math.cos(math.pi * epoch / plan.epochs))
        order = rng.permutation(count)
        for start in range(0, count, plan.batch):
            yield order[start : start + plan.batch], rate


class Adam:
    """Changes parameters in place, each at its own pace."""

    def __init__(self, parameters: list[Array]) -> None:
        self._parameters = parameters
        self._slow = [np.zeros_like(array) for array in parameters]
        self._square = [np.zeros_like(array) for array in parameters]
        self._steps = 0

    def step(self, slopes: list[Array], rate: float) -> None:
        """One step down these slopes."""
        self._steps += 1
        pace = rate * math.sqrt(1 - STEADINESS**self._steps) / (1 - MOMENTUM**self._steps)
        for i, slope in enumerate(slopes):
            self._slow[i] += (1 - MOMENTUM) * (slope - self._slow[i])
            self._square[i] += (1 - STEADINESS) * (slope * slope - self._square[i])
            self._parameters[i] -= pace * self._slow[i] / (np.sqrt(self._square[i]) + TINY)


def _slopes(layers: list[tuple[Array, Array]], inputs: Array, aims: Array) -> list[Array]:
    """How the mean square error grows with every number of the layers."""
    values = _through(layers, inputs)
    wrong: Array = (values[-1][:, 0] - aims)[:, None] * np.float32(2 / len(aims))
    slopes: list[Array] = []
    for number in range(len(layers) - 1, -1, -1):
        pull: Array = wrong.sum(0, dtype=np.float32)
        slopes[:0] = [wrong.T @ values[number], pull]
        if number:
            wrong = (wrong @ layers[number][0]) * (values[number] > 0)
    return slopes


def weights_file(plan: Plan, names: tuple[str, ...], layers: list[tuple[Array, Array]]) -> Weights:
    """The content of the file that holds these layers."""
    return {
        "game": plan.game,
        "players": plan.players,
        "inputs": list(names),
        "layers": [{"bias": _rounded(bias), "weights": [_rounded(row) for row in matrix]} for matrix, bias in layers],
    }


def _rounded(numbers: Array) -> list[Any]:
    return [float(f"{number:.{DIGITS}g}") for number in numbers.tolist()]
