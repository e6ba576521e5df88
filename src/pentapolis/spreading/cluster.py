"""The machines of a Ray cluster work. They need the same version of this package, and whatever the work needs."""

from __future__ import annotations

import logging
import pickle
import socket
from collections.abc import Callable
from importlib import import_module
from typing import Any, Generic, TypeVar

from ..version import VERSION
from .executors import RETRIES, BatchResult, Pace, done_batch, problem
from .processes import BLINK

REACHED = 10.0  # seconds for which the machine at an address may keep silent; Ray itself waits for minutes

T = TypeVar("T")
R = TypeVar("R")


class Cluster(Generic[T, R]):
    """A Ray cluster: `auto`, `HOST:PORT`, `ray://HOST:PORT`, or `local` for one on this machine alone.

    Ray does a batch again whose process or machine was lost.
    """

    def __init__(self, address: str) -> None:
        ray = connected(address)
        self._ray = ray
        # So many that no core of the cluster waits.
        self.slots = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.pace = Pace(4.0)  # handing out costs milliseconds and a way over the network
        self.failure: Exception | None = None
        self._task = ray.remote(max_retries=RETRIES)(done_there)
        self._work: Callable[[T], R] | None = None
        self._sent: Any = None  # the work: a net travels once, not with every batch
        self._under_way: dict[Any, list[T]] = {}

    @property
    def under_way(self) -> int:
        """Batches that have not come back."""
        return len(self._under_way)

    def submit(self, work: Callable[[T], R], batch: list[T]) -> None:
        """Hands the batch to the cluster."""
        if work is not self._work:
            self._work, self._sent = work, self._ray.put(pickle.dumps(work))
        self._under_way[self._task.remote(VERSION, self._sent, pickle.dumps(batch))] = batch

    def finished(self) -> list[tuple[T, R]]:
        """The tasks of a batch that came back within a moment; one that failed takes nothing from the others."""
        if not self._under_way:
            return []
        ray = self._ray
        done, _ = ray.wait(list(self._under_way), num_returns=1, timeout=BLINK)
        brought: list[tuple[T, R]] = []
        for ticket in done:
            batch = self._under_way.pop(ticket)
            try:
                found: BatchResult[R] = ray.get(ticket)
            except ray.exceptions.RayTaskError as error:
                self._fail(problem("spread-cluster-failed", detail=str(error.cause or error)[-300:]))
            except ray.exceptions.WorkerCrashedError:
                self._fail(problem("spread-worker-lost", times=RETRIES + 1))
            except ray.exceptions.RayError as error:
                self._fail(problem("spread-cluster-failed", detail=str(error)[:300]))
                self._under_way.clear()  # nobody may be left to bring them
            else:
                brought += zip(batch, found.results, strict=False)  # fewer where one was refused
                self.pace.note(len(found.results), found.seconds)
                if found.refused is not None:
                    self._fail(found.refused)
        return brought

    def _fail(self, error: Exception) -> None:
        self.failure = self.failure or error

    def stop(self) -> None:
        """Batches take seconds, so those that were handed out are waited for."""

    def abandon(self) -> None:
        """What the cluster still does is dropped when we leave it."""

    def close(self) -> None:
        """Leaves the cluster; what it still does is dropped."""
        self._ray.shutdown()


def connected(address: str) -> Any:
    """Ray, connected to the cluster at the address; raises SpreadError if it is not installed or nobody is there."""
    try:
        ray: Any = import_module("ray")  # an extra: whoever has no cluster does not need it
    except ImportError:
        raise problem("spread-no-ray") from None
    check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise problem("spread-no-cluster", address=address[:80], detail=str(error)[:200]) from None
    return ray


def check_reachable(address: str) -> None:
    """Raises SpreadError if nobody answers at `HOST:PORT` or `ray://HOST:PORT`; other addresses are Ray's business."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except (OSError, OverflowError) as error:
        raise problem("spread-no-cluster", address=address[:80], detail=str(error)[:200]) from None


def done_there(version: str, work: bytes, batch: bytes) -> BatchResult[Any]:
    """What a machine of the cluster does; it looks at the version before it reads what was sent."""
    if version != VERSION:
        raise RuntimeError(f"this machine has pentapolis {VERSION}, not {version}")
    return done_batch(pickle.loads(work), pickle.loads(batch), lambda: False)
