"""A small feed-forward net that needs no library: inputs, layers whose negative sums become 0, outputs.

Weights are kept input by input, so that inputs that are 0, or that did not change, cost nothing.
"""

from __future__ import annotations

import json
from importlib import resources
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64


class Layer:
    """For every input its weight towards every output, one input after the other; and what each output starts with."""

    __slots__ = ("bias", "inputs", "outputs", "weights")

    def __init__(self, weights: vec[float], bias: vec[float]) -> None:
        self.weights = weights
        self.bias = bias
        self.outputs: i64 = len(bias)
        self.inputs: i64 = len(weights) // self.outputs


class Net:
    """Layers one after the other, and the name of every input."""

    __slots__ = ("layers", "names")

    def __init__(self, layers: list[Layer], names: list[str]) -> None:
        self.layers = layers
        self.names = names

    def outputs(self, given: vec[float]) -> list[float]:
        """What the net says about these inputs."""
        last = Pass(self).run(given)
        return [last[i] for i in range(len(last))]


class Pass:
    """Asks a net about many inputs that differ little from those it was asked about before.

    The sums of the first layer are kept, and only what changed is added to them. Every pass has its own memory, so
    that several can be under way at once.
    """

    __slots__ = ("_given", "_layers", "_sums")

    def __init__(self, net: Net) -> None:
        self._layers = net.layers
        self._sums: list[vec[float]] = [layer.bias[:] for layer in net.layers]
        self._given: vec[float] = vec[float]([0.0] * int(net.layers[0].inputs))

    def value(self, given: vec[float]) -> float:
        """The first output for these inputs."""
        return self.run(given)[0]

    def run(self, given: vec[float]) -> vec[float]:
        """The outputs for these inputs; they are overwritten by the next question."""
        first = self._layers[0]
        sums = self._sums[0]
        known = self._given
        i: i64 = 0
        while i < first.inputs:
            change = given[i] - known[i]
            if change != 0.0:
                known[i] = given[i]
                _add(sums, first.weights, i * first.outputs, first.outputs, change)
            i += 1
        for number in range(1, len(self._layers)):
            sums = self._next(self._layers[number], sums, self._sums[number])
        return sums

    def _next(self, layer: Layer, given: vec[float], sums: vec[float]) -> vec[float]:
        """The sums of a later layer."""
        outputs = layer.outputs
        o: i64 = 0
        while o < outputs:
            sums[o] = layer.bias[o]
            o += 1
        weights = layer.weights
        at: i64 = 0
        i: i64 = 0
        while i < layer.inputs:
            times = given[i]
            if times > 0.0:
                o = 0
                while o < outputs:
                    sums[o] += weights[at + o] * times
                    o += 1
            at += outputs
            i += 1
        return sums


def _add(sums: vec[float], weights: vec[float], start: i64, count: i64, times: float) -> None:
    """Adds a stretch of the weights, so many times, to the sums."""
    o: i64 = 0
    while o < count:
        sums[o] += weights[start + o] * times
        o += 1


def net_of(data: dict[str, Any]) -> Net:
    """The net behind the plain data of a weights file; raises ValueError if they do not fit together."""
    names: list[str] = list(data["inputs"])
    inputs = len(names)
    layers: list[Layer] = []
    for layer in data["layers"]:
        bias: list[float] = [float(number) for number in layer["bias"]]
        rows: list[list[float]] = [[float(number) for number in row] for row in layer["weights"]]
        if not bias or len(rows) != len(bias) or {len(row) for row in rows} != {inputs}:
            raise ValueError(f"layer {len(layers)} needs rows of {inputs} weights, one for each of its outputs")
        weights = vec[float]()
        for i in range(inputs):
            for row in rows:
                weights = append(weights, row[i])
        layers.append(Layer(weights, vec[float](bias)))
        inputs = len(bias)
    if not layers:
        raise ValueError("a net has at least one layer")
    return Net(layers, names)


def kept_net(game: str, players: int) -> Net | None:
    """The net that comes with the package for that many players; None if there is none."""
    file = resources.files("pentapolis") / "games" / game / "data" / f"value-{players}.json"
    return net_of(json.loads(file.read_text("utf-8"))) if file.is_file() else None
