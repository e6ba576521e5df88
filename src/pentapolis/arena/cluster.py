"""The machines of a Ray cluster play the games. They need the same version of this package, and the bots."""

from __future__ import annotations

import logging
import socket
from functools import partial
from importlib import import_module
from typing import Any

import msgspec

from ..processes import BLINK
from ..version import VERSION
from .executors import BatchResult, Pace, play_batch
from .plan import Assignment, Plan, problem
from .play import Played, play

REACHED = 10.0  # seconds for which the machine at an address may keep silent; Ray itself waits for minutes
RETRIES = 3  # of a batch whose machine was lost


def check_reachable(address: str) -> None:
    """Raises ArenaError if nobody answers at `HOST:PORT` or `ray://HOST:PORT`; other addresses are Ray's business."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host or not port.isdecimal():
        return
    try:
        socket.create_connection((host.strip("[]"), int(port)), REACHED).close()
    except (OSError, OverflowError) as error:
        raise problem("arena-no-cluster", address=address[:80], detail=str(error)[:200]) from None


def connected(address: str) -> Any:
    """Ray, connected to the cluster at the address; raises ArenaError if it is not installed or nobody is there."""
    try:
        ray: Any = import_module("ray")  # an extra: whoever has no cluster does not need it
    except ImportError:
        raise problem("arena-no-ray") from None
    check_reachable(address)
    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise problem("arena-no-cluster", address=address[:80], detail=str(error)[:200]) from None
    return ray


def slots(ray: Any) -> int:
    """How many tasks may be under way so that no core of the cluster waits."""
    return 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))


def check_version(version: str) -> None:
    """Raises on a machine with another version of this package than the one that sent the work."""
    if version != VERSION:
        raise RuntimeError(f"this machine has pentapolis {VERSION}, not {version}")


class Cluster:
    """A Ray cluster: `auto`, `HOST:PORT`, `ray://HOST:PORT`, or `local` for one on this machine alone."""

    def __init__(self, plan: Plan, address: str) -> None:
        ray = connected(address)
        self._ray = ray
        self.slots = slots(ray)
        self.pace = Pace(4.0)  # handing out costs milliseconds and a way over the network
        self.failure: Exception | None = None
        self._task = ray.remote(max_retries=RETRIES)(play_there)
        self._plan = ray.put(msgspec.json.encode(plan))
        self._pending: list[Any] = []

    @property
    def under_way(self) -> int:
        """Batches that have not come back."""
        return len(self._pending)

    def submit(self, batch: list[Assignment]) -> None:
        """Hands the batch to the cluster."""
        self._pending.append(self._task.remote(VERSION, self._plan, msgspec.json.encode(batch)))

    def finished(self) -> list[Played]:
        """The games of a batch that came back within a moment."""
        if not self._pending:
            return []
        done, self._pending = self._ray.wait(self._pending, num_returns=1, timeout=BLINK)
        games: list[Played] = []
        for ticket in done:
            try:
                brought = msgspec.json.decode(self._ray.get(ticket), type=BatchResult[Played])
            except self._ray.exceptions.RayTaskError as error:
                self._fail(problem("arena-cluster-failed", detail=str(error.cause or error)[-300:]))
            except self._ray.exceptions.RayError as error:
                self._fail(problem("arena-cluster-failed", detail=str(error)[:300]))
                self._pending = []  # nobody may be left to bring them
            else:
                games += brought.games
                self.pace.note(len(brought.games), brought.seconds)
                if brought.refusal is not None:
                    self._fail(brought.error)
        return games

    def _fail(self, error: Exception) -> None:
        self.failure = self.failure or error

    def stop(self) -> None:
        """Batches take seconds, so those that were handed out are waited for."""

    def abandon(self) -> None:
        """What the cluster still plays is dropped when we leave it."""

    def close(self) -> None:
        """Leaves the cluster; what it still plays is dropped."""
        self._ray.shutdown()


def play_there(version: str, plan: bytes, batch: bytes) -> bytes:
    """What a machine of the cluster does: plays a batch, all in JSON, so that nothing but versions has to agree."""
    check_version(version)
    decoded = msgspec.json.decode(plan, type=Plan)
    assignments = msgspec.json.decode(batch, type=list[Assignment])
    return msgspec.json.encode(play_batch(partial(play, decoded), assignments, lambda: False))
