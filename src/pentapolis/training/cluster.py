"""The machines of a Ray cluster play the games of a training. They need the same version of this package."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

from ..arena.cluster import RETRIES, check_version, connected, slots
from ..processes import BLINK
from ..version import VERSION
from .plan import problem
from .selfplay import Batch
from .workers import Work


class ClusterWorkers:
    """Does batches in any order on a cluster: `auto`, `HOST:PORT`, `ray://HOST:PORT`, or `local` for this machine.

    A batch whose machine is lost is played again elsewhere, and comes out the same: it follows from its seeds alone.
    """

    def __init__(self, address: str) -> None:
        self.stopping = threading.Event()
        self._ray = connected(address)
        self._slots = slots(self._ray)
        self._task = self._ray.remote(max_retries=RETRIES)(done_there)

    def done(self, work: Work, batches: list[Batch]) -> Iterator[tuple[Batch, Any]]:
        """Every batch with what came of it, as they are done."""
        ray = self._ray
        sent = ray.put(work)  # the net travels once, not with every batch
        waiting = batches[::-1]
        pending: dict[Any, Batch] = {}
        while pending or (waiting and not self.stopping.is_set()):
            while waiting and not self.stopping.is_set() and len(pending) < self._slots:
                batch = waiting.pop()
                pending[self._task.remote(VERSION, sent, batch)] = batch
            finished, _ = ray.wait(list(pending), num_returns=1, timeout=BLINK)
            for ticket in finished:
                try:
                    found = ray.get(ticket)
                except ray.exceptions.RayTaskError as error:
                    raise problem("train-cluster-failed", detail=str(error.cause or error)[-300:]) from None
                except ray.exceptions.RayError as error:
                    raise problem("train-cluster-failed", detail=str(error)[:300]) from None
                yield pending.pop(ticket), found

    def abandon(self) -> None:
        """What the cluster still plays is dropped when we leave it."""

    def close(self) -> None:
        """Leaves the cluster."""
        self._ray.shutdown()


def done_there(version: str, work: Work, batch: Batch) -> Any:
    """What a machine of the cluster does."""
    check_version(version)
    return work(batch)
