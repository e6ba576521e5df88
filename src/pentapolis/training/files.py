"""The files of a training: each whole or not there at all, in a folder that belongs to one plan and one process."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from ..arena.lock import lock
from .plan import Plan, problem
from .selfplay import INPUTS, Lessons, Weights, learner_of

PLAN, LOG, START, MEAN = "plan.json", "log.jsonl", "start.json", "mean.json"


def write(path: Path, data: bytes) -> None:
    """Writes the whole file or nothing, also if the power fails."""
    part = path.with_name(path.name + ".part")
    with part.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(part, path)


def decoded(path: Path) -> Any:
    """What the JSON file holds."""
    try:
        return msgspec.json.decode(path.read_bytes())
    except FileNotFoundError:
        raise problem("train-bad-file", file=str(path), detail="missing") from None
    except (msgspec.DecodeError, UnicodeError) as error:
        raise problem("train-bad-file", file=str(path), detail=str(error)) from None


def write_lessons(path: Path, lessons: Lessons) -> None:
    """Writes what a batch of games teaches."""
    data = BytesIO()
    np.save(data, lessons, allow_pickle=False)
    write(path, data.getvalue())


def read_lessons(path: Path, inputs: int) -> Lessons:
    """What a batch of games teaches, with that many inputs."""
    try:
        with path.open("rb") as file:
            found: Lessons = np.lib.format.read_array(file, allow_pickle=False)
        if found.dtype != np.float32 or found.ndim != 2 or found.shape[1] != INPUTS + inputs:
            raise ValueError(f"{found.dtype} {found.shape} ≠ float32 (…, {INPUTS + inputs})")
    except (ValueError, MemoryError) as error:  # a damaged head can ask for any size
        raise problem("train-bad-games", file=str(path), detail=str(error)) from None
    return found


def read_weights(plan: Plan, path: Path) -> Weights:
    """The net in the file, if it is one for this plan."""
    weights: Weights = decoded(path)
    try:
        check_weights(plan, weights)
    except ValueError as error:
        raise problem("train-bad-file", file=str(path), detail=str(error)) from None
    return weights


def check_weights(plan: Plan, weights: Weights) -> None:
    """Raises ValueError if that is no net for this plan."""
    try:
        if weights["inputs"] != list(learner_of(plan, weights).names):
            raise ValueError("it has other inputs")
    except (LookupError, TypeError, AttributeError, ArithmeticError) as error:
        raise ValueError(f"{type(error).__name__}: {error}") from None


def fingerprint(data: bytes) -> str:
    """A short text that tells files apart."""
    return hashlib.sha256(data).hexdigest()[:16]


@contextmanager
def claimed(folder: Path, plan: Plan) -> Iterator[None]:
    """The folder belongs to one plan, whose games must not be mixed with others, and for now to this process."""
    path = folder / PLAN
    with path.open("a+b") as file:
        if not lock(file):
            raise problem("train-busy", folder=str(folder))
        if not path.stat().st_size:
            file.write(msgspec.json.format(msgspec.json.encode(_claim(plan)), indent=2) + b"\n")
            file.flush()
            os.fsync(file.fileno())
        _compare(folder, plan)
        yield


def _claim(plan: Plan) -> dict[str, Any]:
    """The plan, and what else its games follow from: rules and inputs, which may change with the package."""
    inputs = fingerprint("\n".join(learner_of(plan, None).names).encode())
    claim: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(plan))
    return {**claim, "rules_version": plan.rules.rules_version, "inputs": inputs}


def _compare(folder: Path, plan: Plan) -> None:
    ours, theirs = _claim(plan), decoded(folder / PLAN)
    if not isinstance(theirs, dict):
        raise problem("train-bad-file", file=str(folder / PLAN), detail=type(theirs).__name__)
    different = [name for name in {**ours, **theirs} if name not in ours or theirs.get(name) != ours[name]]
    if different:
        raise problem("train-other-plan", folder=str(folder), different=", ".join(different))
