"""Who works."""

from __future__ import annotations

from typing import Any

import msgspec

from .cluster import Cluster
from .executors import Executor, ProcessExecutor, SerialExecutor
from .processes import cores


class Force(msgspec.Struct, frozen=True):
    """So many processes of this machine (one for every core if none is said), or a Ray cluster."""

    workers: int | None = None
    ray: str | None = None

    def executor(self, most: int | None = None) -> Executor[Any, Any]:
        """The workers, ready to begin; no more processes than there is work for, if that is known."""
        if self.ray is not None:
            return Cluster(self.ray)
        workers = self.workers or cores()
        if most is not None:
            workers = min(workers, max(1, most))
        return SerialExecutor() if workers == 1 else ProcessExecutor(workers)
