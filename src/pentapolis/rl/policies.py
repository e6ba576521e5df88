"""Policies that have learned, kept in files and seated as bots.

A policy file (`.npz`, NumPy's own format, nothing of it is run) holds a perceptron and the settings of the environment
that it was trained in, so that it is never asked about planes or actions that it does not know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from ..core.errors import PentapolisError, short_repr
from ..core.rng import Rng
from ..core.state import State
from .rows import Arrays
from .spaces import Mask, Observation, Spaces

Numbers = NDArray[np.float32]
Layer = tuple[Numbers, Numbers]  # weights by input and output, and what is added
Policy = Callable[[Observation, Mask], int]  # an action under the number by which it is offered

PREFIX = "policy:"
FORM = "pentapolis-policy-1"
FARTHEST = 5.0  # from the usual, in units of how far numbers usually are: what is farther counts as this
NEVER = -1e9  # the logit of what is not legal


class BadPolicy(PentapolisError):
    """The file holds no policy, or one for other games."""


class LearnedBot:
    """A bot that asks a policy. It sees what the environment with these settings would show its seat."""

    def __init__(self, spaces: Spaces, policy: Policy, name: str = "the policy") -> None:
        self.spaces = spaces
        self.policy = policy
        self.name = name

    def check(self, spaces: Spaces) -> None:
        """Raises BadPolicy unless it plays games that are set up like these."""
        self._check(spaces.game.id, spaces.players, spaces.options)

    def choose(self, world: State, rng: Rng) -> int:
        """What the policy plays."""
        self._check(world.game.id, world.players, world.options)
        legal = self.spaces.legal(world)
        if len(legal) == 1:
            return self.spaces.meaning(int(legal[0]))
        mask = self.spaces.mask(legal)
        number = self.spaces.number(self.policy(self.spaces.observe(world, world.player), mask))
        if not 0 <= number < len(mask) or not mask[number]:
            raise BadPolicy(f"{self.name} plays {number}, which is not among the {len(legal)} legal actions")
        return self.spaces.meaning(number)

    def _check(self, game: str, players: int, options: Mapping[str, Any]) -> None:
        ours = self.spaces
        if game != ours.game.id:
            raise BadPolicy(f"{self.name} plays {ours.game.id}, not {game}")
        if players != ours.players:
            raise BadPolicy(f"{self.name} plays {game} with {ours.players} players, not {players}")
        if options != ours.options:
            raise BadPolicy(f"{self.name} plays {game} with the options {ours.options}, not {dict(options)}")


class Perceptron:
    """Layers with tanh between them, over all planes side by side in order, each number by its usual size."""

    def __init__(self, middle: Numbers, spread: Numbers, layers: Sequence[Layer]) -> None:
        self.middle = middle
        self.spread = spread
        self.layers = list(layers)

    def __call__(self, seen: Observation, mask: Mask) -> int:
        """The legal action with the highest logit."""
        logits = self.logits(flat(seen, 0))
        return int(np.argmax(np.where(mask, logits, NEVER)))

    def logits(self, inputs: Numbers) -> Numbers:
        """One for every action."""
        found = scaled(inputs, self.middle, self.spread)
        for number, (weights, added) in enumerate(self.layers):
            found = (np.tanh(found) if number else found) @ weights + added
        return found


def flat(seen: Arrays, lead: int = 1) -> Numbers:
    """All planes side by side, in order; with `lead` axes of games before them."""
    parts = [plane.reshape(*plane.shape[:lead], -1) for plane in seen.values()]
    return np.concatenate(parts, axis=lead, dtype=np.float32)


def scaled(inputs: Numbers, middle: Numbers, spread: Numbers) -> Numbers:
    """Numbers as distances from the usual."""
    found: Numbers = np.clip((inputs - middle) / spread, -FARTHEST, FARTHEST)
    return found


def save_policy(
    file: str | Path, spaces: Spaces, perceptron: Perceptron, planes: Mapping[str, Any] | None = None
) -> None:
    """Keeps a perceptron with the settings of the environment; `planes` are those that the spaces were made with."""
    about = {
        "form": FORM,
        "game": spaces.game.id,
        "version": spaces.encoder.version,
        "players": spaces.players,
        "options": spaces.options,
        "planes": dict(planes or {}),
        "actions": spaces.actions,
    }
    arrays: dict[str, Any] = {"middle": perceptron.middle, "spread": perceptron.spread}
    for number, (weights, added) in enumerate(perceptron.layers):
        arrays |= {f"weights_{number}": weights, f"added_{number}": added}
    with Path(file).open("wb") as opened:
        np.savez(opened, about=np.array(json.dumps(about)), allow_pickle=False, **arrays)


@cache
def load_policy(file: str) -> LearnedBot:
    """The bot that plays by a policy file; raises BadPolicy with what is wrong with it."""
    try:
        with np.load(file, allow_pickle=False) as kept:
            found = {name: kept[name] for name in kept.files}
        about = json.loads(str(found.pop("about")))
        if about["form"] != FORM:
            raise BadPolicy(f"{file} is of the form {short_repr(about['form'])}, this version reads {FORM!r}")
        spaces = Spaces(about["game"], about["players"], about["options"], about["planes"], about["actions"])
        if spaces.encoder.version != about["version"]:
            raise BadPolicy(
                f"{file} was trained in version {about['version']} of the environment, which is now "
                f"{spaces.encoder.version}: train it anew"
            )
        layers = [(found[f"weights_{at}"], found[f"added_{at}"]) for at in range((len(found) - 2) // 2)]
        perceptron = Perceptron(found["middle"], found["spread"], layers)
        _check_sizes(spaces, perceptron)
    except (OSError, EOFError, BadZipFile, ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadPolicy(f"no policy can be read from {file}: {type(error).__name__}: {error}") from None
    return LearnedBot(spaces, perceptron, file)


def _check_sizes(spaces: Spaces, perceptron: Perceptron) -> None:
    """Raises ValueError unless the net fits the planes and actions."""
    width = sum(int(np.prod(plane.shape)) for plane in spaces.encoder.planes)
    if perceptron.middle.shape != (width,) or perceptron.spread.shape != (width,):
        raise ValueError(f"there are {width} inputs, not {perceptron.middle.shape}")
    for weights, added in perceptron.layers:
        if weights.shape != (width, len(added)):
            raise ValueError(f"a layer is {weights.shape} and {added.shape}")
        width = len(added)
    if width != spaces.num_actions:
        raise ValueError(f"there are {spaces.num_actions} actions, not {width}")
